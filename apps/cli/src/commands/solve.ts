/** `solve`: finds solutions, and says whether there are more. */

import type { NewsOf, SolveAnswer, SolveRequest } from 'ludoteca/jobs';
import type { Command, Given } from '../command.ts';
import type { Context } from '../context.ts';
import { type ExitCode, exitCodes } from '../exit-code.ts';
import { labelJson, labelOf, type Read } from '../input/documents.ts';
import { sayNumber, sayTime, sentence } from '../output/text.ts';
import { answerWords } from '../phrases/answers.ts';
import { summaries } from '../phrases/summaries.ts';
import { type Asked, overPuzzles } from './over-puzzles.ts';
import { queueFlags } from './queue-options.ts';
import { files, jobsFlag, readingFlags, timeFlag } from './reading.ts';

export const solve: Command = {
  name: 'solve',
  summary: summaries.solve,
  operands: [files],
  flags: [
    {
      name: 'count',
      takes: { kind: 'whole', least: 1, most: 1_000_000_000 },
      help: {
        en: 'how many solutions to look for (default 2, enough to know whether one is the only one)',
        pt: 'quantas soluções procurar (por omissão 2, que chegam para saber se uma é a única)',
      },
    },
    {
      name: 'from-entries',
      takes: { kind: 'flag' },
      help: {
        en: 'keeps what is entered in the grid, and solves the rest; without it entries are not looked at',
        pt: 'mantém o que está preenchido na grelha, e resolve o resto; sem isto não se olha para o que está preenchido',
      },
    },
    timeFlag,
    {
      name: 'nodes',
      takes: { kind: 'whole', least: 0, most: Number.MAX_SAFE_INTEGER },
      help: {
        en: 'at most so many search nodes a puzzle',
        pt: 'no máximo tantos nós de procura por problema',
      },
    },
    jobsFlag,
    ...readingFlags,
    ...queueFlags,
  ],
  exits: [
    [
      0,
      {
        en: 'a solution was found for each puzzle',
        pt: 'encontrou-se uma solução para cada problema',
      },
    ],
    [1, { en: 'a puzzle has no solution', pt: 'um problema não tem solução' }],
    [
      3,
      {
        en: 'the budget ended before as many solutions were found as were asked for',
        pt: 'o orçamento acabou antes de se encontrarem tantas soluções como se pediu',
      },
    ],
  ],
  examples: [
    {
      words: 'solve puzzle.txt',
      says: { en: 'draws the solution', pt: 'desenha a solução' },
    },
    {
      words: 'solve --json --jobs 4 many.jsonl',
      says: {
        en: 'a JSON answer per line, in the order of the file',
        pt: 'uma resposta JSON por linha, pela ordem do ficheiro',
      },
    },
    {
      words: 'solve --count 10 --time 5 -',
      says: {
        en: 'reads the standard input, and stops after ten solutions or five seconds',
        pt: 'lê a entrada padrão, e para às dez soluções ou aos cinco segundos',
      },
    },
  ],
  run,
};

async function run(context: Context, given: Given): Promise<ExitCode> {
  if (given.flags.queue !== undefined) {
    const { handFiles } = await import('./hand-over.ts');
    return handFiles(context, given, 'solve');
  }
  const { count = 2, nodes, time } = given.flags;
  const most = Number(count);
  const isStreamed = most > mostKept;
  const keepsEntries = given.flags['from-entries'] === true;
  const budget = {
    ...(typeof nodes === 'number' && { nodes }),
    ...(typeof time === 'number' && { seconds: time }),
  };
  /** What was written of the puzzle whose turn it is, before its answer. */
  const telling: Telling = { most, keepsEntries, written: 0 };
  return overPuzzles(context, given, solve, {
    doing: 'solving',
    budget,
    ask: ({ document: { puzzle, clues, grid } }): SolveRequest => ({
      ...{ job: 'solve', game: puzzle.id, clues, most },
      ...(isStreamed && { streams: true }),
      ...(keepsEntries && grid !== undefined && { kept: grid }),
    }),
    ...(isStreamed && {
      hear: (asked: Asked, { solutions }: NewsOf<SolveRequest>) =>
        tellSolutions(context, asked, solutions, telling),
    }),
    tell: (asked, answer) => tell(context, asked, answer, telling),
  });
}

/** With more solutions than this asked for, they are written as they are found, and not kept. */
const mostKept = 1000;

interface Telling {
  readonly most: number;
  readonly keepsEntries: boolean;
  /** How many solutions of the puzzle were written. */
  written: number;
}

/** Writes solutions: drawings, or the items of the list in the JSON answer, which is begun with the first. */
async function tellSolutions(
  context: Context,
  { read, document, isFirst }: Asked,
  solutions: readonly unknown[],
  telling: Telling,
): Promise<void> {
  const { puzzle, clues } = document;
  const isBegun = telling.written > 0;
  telling.written += solutions.length;
  if (context.isJson) {
    const head = JSON.stringify({ ...labelJson(read), game: puzzle.id });
    const items = solutions.map((grid) => JSON.stringify(puzzle.gridToJson(clues, grid)));
    const begin = isBegun ? '' : `${head.slice(0, -1)},"solutions":[`;
    const comma = isBegun && items.length > 0 ? ',' : '';
    await context.print(`${begin}${comma}${items.join(',')}`);
  } else {
    const drawings = solutions.map((grid) =>
      context.palette.sketch(document.withEntries(grid).sketch()),
    );
    const gap = isFirst && !isBegun ? '' : '\n';
    if (drawings.length > 0) await context.print(`${gap}${drawings.join('\n')}`);
  }
}

async function tell(
  context: Context,
  asked: Asked,
  answer: SolveAnswer,
  telling: Telling,
): Promise<ExitCode> {
  const { read, document, isFirst } = asked;
  const { puzzle, clues, grid: entered } = document;
  const hasEntries =
    entered !== undefined &&
    puzzle.cells(clues).some((cell) => puzzle.read(clues, entered, cell) !== undefined);
  const { keepsEntries, most } = telling;
  const { count, complete, unique, nodes, ms } = answer;
  await tellSolutions(context, asked, answer.solutions, telling);
  if (context.isJson) {
    const used = hasEntries && { fromEntries: keepsEntries };
    const rest = JSON.stringify({ count, complete, unique, nodes, ms, ...used });
    await context.print(`],${rest.slice(1)}\n`);
  } else {
    const used = keepsEntries ? 'entries-kept' : 'entries-unused';
    const note = hasEntries ? `${answerWords.say(used, {}, context.language)}\n` : '';
    const gap = isFirst && telling.written === 0 ? '' : '\n';
    await context.print(`${gap}${sayVerdict(context, read, answer, most)}\n${note}`);
  }
  telling.written = 0;
  if (!complete && count < most) return exitCodes.undecided;
  return count > 0 ? exitCodes.done : exitCodes.no;
}

function sayVerdict(context: Context, read: Read, answer: SolveAnswer, most: number): string {
  const { language, palette } = context;
  const { count, complete, nodes, ms } = answer;
  const words = answerWords.say(verdict(count, complete, most), { count }, language);
  const cost = answerWords.say(
    'cost',
    { nodes: sayNumber(nodes, language), count: nodes, time: sayTime(ms, language) },
    language,
  );
  const label = labelOf(read);
  const told = label === '' ? sentence(words) : `${label}: ${words}`;
  const coloured = complete && count === 1 ? palette.good(told) : palette.strong(told);
  return `${coloured} ${palette.faint(`(${cost})`)}`;
}

function verdict(count: number, complete: boolean, most: number) {
  if (complete) {
    if (count === 0) return 'no-solution';
    return count === 1 ? 'one-solution' : 'all-solutions';
  }
  if (count === most) return 'some-solutions';
  return count === 0 ? 'undecided' : 'some-undecided';
}
