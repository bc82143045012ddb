/** `check`: judges a filled or half-filled grid against the rules, every fault with its place. */

import { type AnyPuzzle, isPuzzle, type JsonObject, type Notice, sayWhere } from 'ludoteca';
import type { Command, Given } from '../command.ts';
import { type Context, noticeJson } from '../context.ts';
import { type ExitCode, exitCodes, graver } from '../exit-code.ts';
import {
  type AnyPuzzleDoc,
  labelOf,
  puzzleDoc,
  type Read,
  readDocuments,
  refuse,
} from '../input/documents.ts';
import { sentence } from '../output/numbers.ts';
import { answerWords } from '../phrases/answers.ts';
import { watchReading } from '../work/watch.ts';
import { notPuzzle } from './games.ts';
import { files, hintOf, readingFlags } from './reading.ts';

export const check: Command = {
  name: 'check',
  summary: {
    en: 'judges filled or half-filled grids against the rules',
    pt: 'julga grelhas cheias ou meio cheias segundo as regras',
  },
  operands: [files],
  flags: readingFlags,
  examples: [
    {
      words: 'check answer.txt',
      says: { en: 'every fault with its place', pt: 'cada erro com o seu lugar' },
    },
    {
      words: 'check --json - < many.jsonl',
      says: { en: 'a JSON answer per line', pt: 'uma resposta JSON por linha' },
    },
  ],
  run,
};

async function run(context: Context, given: Given): Promise<ExitCode> {
  const hint = await hintOf(context, given);
  if (hint === undefined) return exitCodes.wrong;
  const kinds = await context.kinds();
  const reads = readDocuments(context, given.operands, {
    ...hint,
    refuse: ({ kind }) => (isPuzzle(kind) ? [] : [notPuzzle(kinds, kind)]),
  });
  let code: ExitCode = exitCodes.done;
  for await (const read of watchReading(context, reads)) {
    code = graver(code, await judge(context, read));
  }
  return code;
}

async function judge(context: Context, read: Read): Promise<ExitCode> {
  if (!read.found.ok) {
    await refuse(context, read, read.found.error);
    return exitCodes.wrong;
  }
  const { kind, doc } = read.found.value;
  if (!isPuzzle(kind)) throw new Error('games are refused');
  const { clues, grid, solution } = puzzleDoc(doc);
  const judged = grid ?? solution ?? kind.empty(clues);
  const faults = faultsOf(kind, { clues, grid: judged });
  const complete = kind.isComplete(clues, judged);
  if (context.isJson) {
    await context.answer({
      ...(read.id !== undefined && { id: read.id }),
      game: kind.id,
      ok: faults.length === 0,
      complete,
      faults: faults.map((fault): JsonObject => noticeJson(context, fault)),
    });
  } else await context.print(sayJudgement(context, read, faults, complete));
  return faults.length === 0 ? exitCodes.done : exitCodes.no;
}

/** What contradicts itself in the clues, and what the filling breaks; each fault once. */
function faultsOf(puzzle: AnyPuzzle, { clues, grid }: AnyPuzzleDoc): Notice[] {
  const faults = [...puzzle.contradictions(clues), ...puzzle.verify(clues, grid)];
  return [...new Map(faults.map((fault) => [JSON.stringify(fault), fault])).values()];
}

function sayJudgement(
  context: Context,
  read: Read,
  faults: readonly Notice[],
  complete: boolean,
): string {
  const { language, palette } = context;
  const label = labelOf(read);
  const say = (words: string) => (label === '' ? sentence(words) : `${label}: ${words}`);
  if (faults.length === 0) {
    const words = answerWords.say(complete ? 'no-fault' : 'no-fault-yet', {}, language);
    return `${palette.good(say(words))}\n`;
  }
  const head = answerWords.say('faults', { count: faults.length }, language);
  const lines = faults.map((fault) => {
    const place = fault.where === undefined ? '' : `${sayWhere(fault.where, language)}: `;
    return `  ${palette.strong(place)}${context.say(fault)}\n`;
  });
  return `${palette.bad(say(head))}\n${lines.join('')}`;
}
