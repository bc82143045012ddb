/** Having a puzzle made in a worker, with progress, and a way to stop it. */

import { type ReadonlySignal, signal } from '@preact/signals';
import type { Notice } from 'ludoteca/kernel';
import { type AnyPuzzleBoard, puzzleDocument } from 'ludoteca/puzzle';
import { begin } from '../kept/index.ts';
import type { About, Saved } from '../storage/index.ts';
import { ask, isStopped } from '../worker/index.ts';

export interface Making {
  /** Nodes searched so far. */
  readonly nodes: ReadonlySignal<number>;
  /** Why there is no such puzzle; a fault of the app is told by its name. */
  readonly refusal: ReadonlySignal<Notice | undefined>;
  /** The play of the new puzzle; undefined when it was stopped or refused. */
  readonly done: Promise<Saved | undefined>;
  stop(): void;
}

export function make(
  puzzle: AnyPuzzleBoard,
  recipe: unknown,
  seed: string,
  about: About = {},
): Making {
  const nodes = signal(0);
  const refusal = signal<Notice | undefined>(undefined);
  const stopper = new AbortController();
  const { signal: stopping } = stopper;
  const onProgress = (spent: number) => {
    nodes.value = spent;
  };
  const work = async (): Promise<Saved | undefined> => {
    try {
      const request = { job: 'generate', game: puzzle.id, recipe, seed } as const;
      const made = await ask(request, { signal: stopping, onProgress });
      if (!made.isMade) {
        refusal.value = made.notice;
        return undefined;
      }
      const { clues, solution, level } = made;
      const { reveals } = made.remarks;
      const told = level === undefined ? {} : { level };
      const notes = reveals === undefined ? {} : { reveals };
      return begin(puzzleDocument(puzzle, { clues, solution }, notes), { ...told, ...about });
    } catch (fault) {
      if (isStopped(fault)) return undefined;
      throw fault;
    }
  };
  return { nodes, refusal, done: work(), stop: () => stopper.abort() };
}

/** A seed that nobody has had. */
export function freshSeed(): string {
  const [one, other] = crypto.getRandomValues(new Uint32Array(2));
  return (one * 2 ** 20 + (other >>> 12)).toString(36);
}
