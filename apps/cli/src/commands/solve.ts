/** `solve`: finds solutions, and says whether there are more. */

import { isPuzzle, type Notice } from 'ludoteca';
import type { SolveAnswer } from 'ludoteca/jobs';
import type { Command, Given } from '../command.ts';
import type { Context } from '../context.ts';
import { type ExitCode, exitCodes, graver } from '../exit-code.ts';
import {
  contradictions,
  type Found,
  labelOf,
  puzzleDoc,
  type Read,
  readDocuments,
  refuse,
} from '../input/documents.ts';
import { sayNumber, sayTime, sentence } from '../output/numbers.ts';
import { answerWords } from '../phrases/answers.ts';
import { inOrder } from '../work/in-order.ts';
import { openPool } from '../work/pool.ts';
import { watchSolving } from '../work/watch.ts';
import { notPuzzle } from './games.ts';
import { files, hintOf, jobsFlag, readingFlags } from './reading.ts';

export const solve: Command = {
  name: 'solve',
  summary: {
    en: 'finds the solutions of puzzles, and says whether there are more',
    pt: 'encontra as soluções de problemas, e diz se há mais',
  },
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
      name: 'time',
      takes: { kind: 'number', least: 0, most: 1_000_000 },
      value: { en: 'S', pt: 'S' },
      help: {
        en: 'at most so many seconds a puzzle',
        pt: 'no máximo tantos segundos por problema',
      },
    },
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

/** A document with its answer; without one when it was refused. */
interface Solved {
  readonly read: Read;
  readonly found?: Found;
  readonly answer?: SolveAnswer;
}

async function run(context: Context, given: Given): Promise<ExitCode> {
  const { count = 2, nodes, time, jobs = 1 } = given.flags;
  const most = Number(count);
  const hint = await hintOf(context, given);
  if (hint === undefined) return exitCodes.wrong;
  const kinds = await context.kinds();
  const refuseFor = (found: Found): readonly Notice[] =>
    isPuzzle(found.kind) ? contradictions(found) : [notPuzzle(kinds, found.kind)];
  const reads = readDocuments(context, given.operands, { ...hint, refuse: refuseFor });
  const pool = openPool(Number(jobs), context.catalogueUrl);
  const budget = {
    ...(typeof nodes === 'number' && { nodes }),
    ...(typeof time === 'number' && { seconds: time }),
  };
  const watch = watchSolving(context);
  let code: ExitCode = exitCodes.done;
  let isFirst = true;
  const work = async (read: Read): Promise<Solved> => {
    if (!read.found.ok) return { read };
    const found = read.found.value;
    const { clues } = puzzleDoc(found.doc);
    const request = { job: 'solve', game: found.kind.id, clues, most } as const;
    watch.tell(labelOf(read), 0);
    const answer = await pool.do(request, budget, (spent) => watch.tell(labelOf(read), spent));
    watch.finish();
    return { read, found, answer };
  };
  try {
    for await (const solved of inOrder(reads, Number(jobs) * 4, work)) {
      code = graver(code, await tell(context, solved, most, isFirst));
      isFirst = false;
    }
  } finally {
    context.progress.end();
    await pool.close();
  }
  return code;
}

async function tell(
  context: Context,
  { read, found, answer }: Solved,
  most: number,
  isFirst: boolean,
): Promise<ExitCode> {
  if (!read.found.ok) {
    await refuse(context, read, read.found.error);
    return exitCodes.wrong;
  }
  if (found === undefined || answer === undefined || !isPuzzle(found.kind)) {
    throw new Error('what is not refused is solved');
  }
  const { kind, doc } = found;
  const { clues } = puzzleDoc(doc);
  const { solutions, complete, unique, nodes, ms } = answer;
  if (context.isJson) {
    await context.answer({
      ...(read.id !== undefined && { id: read.id }),
      game: kind.id,
      solutions: solutions.map((grid) => kind.gridToJson(clues, grid)),
      count: solutions.length,
      complete,
      unique,
      nodes,
      ms,
    });
  } else {
    const drawings = solutions.map((grid) => context.palette.sketch(kind.sketch({ clues, grid })));
    const blocks = [...drawings, `${sayVerdict(context, read, answer, most)}\n`];
    await context.print(`${isFirst ? '' : '\n'}${blocks.join('\n')}`);
  }
  if (!complete && solutions.length < most) return exitCodes.undecided;
  return solutions.length > 0 ? exitCodes.done : exitCodes.no;
}

function sayVerdict(context: Context, read: Read, answer: SolveAnswer, most: number): string {
  const { language, palette } = context;
  const { solutions, complete, nodes, ms } = answer;
  const count = solutions.length;
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
