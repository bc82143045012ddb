/** `check`: judges a filled or half-filled grid against the rules, every fault with its place. */

import { type JsonObject, kindOf, type Notice, ok, type PuzzleDocument, sayWhere } from 'ludoteca';
import type { Command, Given } from '../command.ts';
import { type Context, noticeJson } from '../context.ts';
import { type ExitCode, exitCodes, graver } from '../exit-code.ts';
import { labelOf, type Read, readDocuments, refuse } from '../input/documents.ts';
import { notPuzzle } from '../input/families.ts';
import { readPaths } from '../input/paths.ts';
import { sentence } from '../output/text.ts';
import { answerWords } from '../phrases/answers.ts';
import { openPool } from '../work/pool.ts';
import { watchReading } from '../work/watch.ts';
import { type Further, lookFurther } from './check-further.ts';
import { files, hintOf, readingFlags, timeFlag } from './reading.ts';

export const check: Command = {
  name: 'check',
  summary: {
    en: 'judges filled or half-filled grids against the rules',
    pt: 'julga grelhas cheias ou meio cheias segundo as regras',
  },
  operands: [files],
  flags: [
    {
      name: 'path',
      takes: { kind: 'text' },
      value: { en: 'FILE', pt: 'FICHEIRO' },
      help: {
        en: 'checks each step of a path that "hint --all --json" wrote',
        pt: 'verifica cada passo de um caminho que "hint --all --json" escreveu',
      },
    },
    {
      name: 'clues',
      takes: { kind: 'flag' },
      help: {
        en: 'for setters: where several solutions differ, or which clues could be left out',
        pt: 'para autores: onde diferem várias soluções, ou que pistas se poderiam tirar',
      },
    },
    {
      ...timeFlag,
      help: {
        en: 'with --path or --clues, at most so many seconds a puzzle',
        pt: 'com --path ou --clues, no máximo tantos segundos por problema',
      },
    },
    ...readingFlags,
  ],
  exits: [
    [
      0,
      {
        en: 'no fault, and the answer to each question asked is yes',
        pt: 'sem erros, e a resposta a cada pergunta feita é sim',
      },
    ],
    [
      1,
      {
        en: 'a fault, clues with no solution or several, or a path that is not right',
        pt: 'um erro, pistas sem solução ou com várias, ou um caminho errado',
      },
    ],
    [
      3,
      {
        en: 'the budget ended before it was decided',
        pt: 'o orçamento acabou antes de se decidir',
      },
    ],
  ],
  examples: [
    {
      words: 'check answer.txt',
      says: { en: 'every fault with its place', pt: 'cada erro com o seu lugar' },
    },
    {
      words: 'check --json - < many.jsonl',
      says: { en: 'a JSON answer per line', pt: 'uma resposta JSON por linha' },
    },
    {
      words: 'check puzzle.txt --path path.json',
      says: {
        en: 'that the puzzle has one solution, and needs nothing above its level',
        pt: 'que o problema tem uma solução, e não precisa de nada acima do seu nível',
      },
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
    refuse: (document) => (document.kind === 'puzzle' ? [] : [notPuzzle(kinds, kindOf(document))]),
  });
  const { path, clues, time } = given.flags;
  const paths = typeof path === 'string' ? await readPaths(context.io, path) : undefined;
  const isMore = paths !== undefined || clues === true;
  const more = isMore
    ? {
        pool: openPool(1, context.catalogueUrl),
        budget: typeof time === 'number' ? { seconds: time } : {},
        ...(paths !== undefined && { path: { file: String(path), paths } }),
        isSurveyed: clues === true,
      }
    : undefined;
  let code: ExitCode = exitCodes.done;
  let index = 0;
  try {
    for await (const read of watchReading(context, reads)) {
      code = graver(code, await judge(context, read, more, index++));
    }
  } finally {
    await more?.pool.close();
  }
  return code;
}

async function judge(
  context: Context,
  read: Read,
  more: Further | undefined,
  index: number,
): Promise<ExitCode> {
  if (!read.found.ok) {
    await refuse(context, read, read.found.error);
    return exitCodes.wrong;
  }
  const document = read.found.value;
  if (document.kind !== 'puzzle') throw new Error('games are refused');
  // What the author says is the solution is not what the player has entered.
  const { puzzle, clues, grid: judged = puzzle.empty(clues) } = document;
  const faults = faultsOf(document, judged);
  const complete = puzzle.isComplete(clues, judged);
  const code = faults.length === 0 ? exitCodes.done : exitCodes.no;
  // Of what breaks a rule nothing more is asked.
  const found =
    more === undefined || faults.length > 0
      ? ok([])
      : await lookFurther(context, document, more, index);
  if (!found.ok) {
    const { notice, file } = found.error;
    await refuse(context, file === undefined ? read : { ...read, source: file, line: 0 }, [notice]);
    return exitCodes.wrong;
  }
  const findings = found.value;
  if (context.isJson) {
    const answers = findings.map(({ json }) => json);
    await context.answer({
      ...(read.id !== undefined && { id: read.id }),
      game: puzzle.id,
      ok: faults.length === 0,
      complete,
      faults: faults.map((fault): JsonObject => noticeJson(context, fault)),
      ...Object.assign({}, ...answers),
    });
  } else {
    const told = findings.map(({ words }) => `${words}\n`);
    await context.print(`${sayJudgement(context, read, faults, complete)}${told.join('')}`);
  }
  return findings.reduce<ExitCode>((gravest, each) => graver(gravest, each.code), code);
}

/** What contradicts itself in the clues, and what the filling breaks; each fault once. */
function faultsOf({ puzzle, clues }: PuzzleDocument, grid: unknown): Notice[] {
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
