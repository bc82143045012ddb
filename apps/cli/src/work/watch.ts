/** Telling on the terminal how far the work has come. */

import type { AnyKind, MakingPhase } from 'ludoteca';
import type { Context } from '../context.ts';
import type { Read } from '../input/documents.ts';
import { sourceName, standardInput } from '../input/source.ts';
import { sayNumber } from '../output/text.ts';
import { answerWords } from '../phrases/answers.ts';

export interface Watch {
  /** The work on a puzzle has visited so many nodes. */
  spend(index: number, nodes: number, phase?: MakingPhase): void;
  /** Something came nearer to what was asked for, and is kept. */
  keep(): void;
  /** The puzzle is made. */
  finish(index: number): void;
}

/** Watches puzzles being made, several at once. */
export function watchMaking(
  { progress, language }: Context,
  kind: Pick<AnyKind, 'name'>,
  count: number,
): Watch {
  const spent = new Map<number, number>();
  let done = 0;
  let latest: MakingPhase = 'proposing';
  let isKept = false;
  progress.begin((seconds) => {
    const nodes = [...spent.values()].reduce((sum, each) => sum + each, 0);
    const game = kind.name[language];
    const phase = answerWords.say(isKept ? 'making-kept' : `making-${latest}`, {}, language);
    const words = {
      game,
      done: done + 1,
      count,
      phase,
      nodes: sayNumber(nodes, language),
      seconds,
    };
    return answerWords.say('making', words, language);
  });
  return {
    spend(index, nodes, phase = latest) {
      spent.set(index, nodes);
      latest = phase;
    },
    keep() {
      isKept = true;
    },
    finish(index) {
      spent.delete(index);
      done++;
    },
  };
}

/** What is done with puzzles one by one. */
export type Doing = 'solving' | 'grading' | 'deducing' | 'checking' | 'proving';

export interface SolvingWatch {
  /** Work on a puzzle has begun, or has visited so many nodes. */
  tell(label: string, nodes: number): void;
  /** So many are done. */
  finish(count?: number): void;
}

/** Watches puzzles being worked on: the one that told last is named. */
export function watchWork({ io, progress, language }: Context, doing: Doing): SolvingWatch {
  let latest = { name: '', nodes: '0' };
  let done = 0;
  let isTelling = false;
  const words = (seconds: number): string => {
    const now = { ...latest, done, seconds, doing: answerWords.say(doing, {}, language) };
    if (done > 0) return answerWords.say('working-many', now, language);
    return answerWords.say(now.name === '' ? 'working' : 'working-one', now, language);
  };
  return {
    tell(label, nodes) {
      latest = { name: label, nodes: sayNumber(nodes, language) };
      if (isTelling) return;
      isTelling = true;
      progress.begin(words);
    },
    finish(count = 1) {
      done += count;
      if (!io.stdin.isTTY) return;
      // Whoever types the next puzzle is not to be written over.
      isTelling = false;
      progress.end();
    },
  };
}

/** Watches documents go by, but not while somebody types them. */
export async function* watchReading(
  { io, progress, language }: Context,
  reads: AsyncIterable<Read>,
): AsyncGenerator<Read> {
  let done = 0;
  let name = '';
  let isTelling = false;
  try {
    for await (const read of reads) {
      name = sourceName(read.source, language);
      if (!isTelling && !(read.source === standardInput && io.stdin.isTTY)) {
        isTelling = true;
        progress.begin((seconds) => answerWords.say('reading', { name, done, seconds }, language));
      }
      yield read;
      done++;
    }
  } finally {
    progress.end();
  }
}
