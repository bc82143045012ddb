/** `check`: judges grids against the rules, every fault with its place; proves problems again, and judges answers to them. */

import {
  type AnyDocument,
  type JsonObject,
  type Notice,
  ok,
  type PuzzleDocument,
  sayWhere,
} from 'ludoteca';
import type { Command, Given } from '../command.ts';
import { type Context, noticeJson } from '../context.ts';
import { type ExitCode, exitCodes, graver } from '../exit-code.ts';
import {
  labelJson,
  labelOf,
  type Read,
  type Reading,
  readDocuments,
  refuse,
} from '../input/documents.ts';
import { readPaths } from '../input/paths.ts';
import { sentence } from '../output/text.ts';
import { answerWords } from '../phrases/answers.ts';
import { problemWords } from '../phrases/problems.ts';
import { summaries } from '../phrases/summaries.ts';
import { usage } from '../phrases/usage.ts';
import { budgetsSinceStart, openPool } from '../work/pool.ts';
import { spreadDocuments } from '../work/spread-documents.ts';
import { watchReading } from '../work/watch.ts';
import { type Further, lookFurther } from './check-further.ts';
import { judgeProblem } from './check-problem.ts';
import { handFiles } from './hand-over.ts';
import { queueFlags } from './queue-options.ts';
import { files, hintOf, jobsFlag, jobsOf, readingFlags, timeFlag } from './reading.ts';

export const check: Command = {
  name: 'check',
  summary: summaries.check,
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
      name: 'answer',
      takes: { kind: 'text' },
      value: { en: 'MOVE', pt: 'JOGADA' },
      help: {
        en: 'judges this answer to a problem of a board game; without it the problem is proven again',
        pt: 'julga esta resposta a um problema de um jogo de tabuleiro; sem ela, prova-se o problema de novo',
      },
    },
    {
      ...timeFlag,
      help: {
        en: 'with --path or --clues, and for problems, at most so many seconds each',
        pt: 'com --path ou --clues, e para problemas de jogos, no máximo tantos segundos cada',
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
        en: 'no fault, and the answer to each question asked is yes',
        pt: 'sem erros, e a resposta a cada pergunta feita é sim',
      },
    ],
    [
      1,
      {
        en: 'a fault, no solution or several, a path, an answer or a problem that is not right',
        pt: 'um erro, nenhuma solução ou várias, ou um caminho, resposta ou problema errado',
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
    {
      words: 'check problem.json --answer d4',
      says: {
        en: 'whether d4 is right, or how it is refuted',
        pt: 'se d4 está certo, ou como se refuta',
      },
    },
  ],
  run,
};

async function run(context: Context, given: Given): Promise<ExitCode> {
  if (given.flags.queue !== undefined) {
    if (given.flags.path === undefined) return handFiles(context, given, 'check');
    context.complain(usage.notice('not-together', { one: 'path', other: 'queue' }));
    return exitCodes.wrong;
  }
  const hint = await hintOf(context, given);
  if (hint === undefined) return exitCodes.wrong;
  const { path, time, answer } = given.flags;
  const refuse = (document: AnyDocument) => refusals(document, answer !== undefined);
  const reading = { ...hint, refuse, isOursAlone: true } as const;
  const budget = typeof time === 'number' ? { seconds: time } : {};
  const { portion } = context;
  if (portion !== undefined) {
    const { pool } = portion;
    return judgeAll(context, given, reading, { pool, next: () => portion.next(budget) });
  }
  if (typeof path !== 'string') {
    const jobs = jobsOf(context, given);
    return spreadDocuments(context, given, {
      ...{ command: check, doing: 'checking', reading, jobs, ...budget },
    });
  }
  // The first path is that of the first puzzle, and so on: they go together, one after another.
  const paths = await readPaths(context.io, path);
  const pool = openPool(1, context.catalogueUrl);
  const next = budgetsSinceStart(budget);
  try {
    return await judgeAll(context, given, reading, { pool, next, path: { file: path, paths } });
  } finally {
    await pool.close();
  }
}

/** Judges one document after another. */
async function judgeAll(
  context: Context,
  { operands, flags }: Given,
  reading: Reading,
  working: Pick<Further, 'pool' | 'next' | 'path'>,
): Promise<ExitCode> {
  const { clues, answer } = flags;
  const isMore = working.path !== undefined || clues === true;
  const more = isMore ? { ...working, isSurveyed: clues === true } : undefined;
  const proving = { ...working, ...(typeof answer === 'string' && { answer }) };
  let code: ExitCode = exitCodes.done;
  let index = 0;
  for await (const read of watchReading(context, readDocuments(context, operands, reading))) {
    const document = read.found.ok ? read.found.value : undefined;
    const judged =
      document?.kind === 'game'
        ? judgeProblem(context, read, document, proving)
        : judge(context, read, more, index++);
    code = graver(code, await judged);
  }
  return code;
}

/** What cannot be judged: a game that asks nothing, and a puzzle where an answer is given. */
function refusals(document: AnyDocument, hasAnswer: boolean): readonly Notice[] {
  if (document.kind === 'puzzle') {
    return hasAnswer ? [problemWords.notice('answer-for-problems', {})] : [];
  }
  const { game, problem } = document;
  return problem === undefined ? [problemWords.notice('not-a-problem', { game: game.id })] : [];
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
      ...labelJson(read),
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
