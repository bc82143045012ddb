/** The boards of a book, one after another: read from files, or made. */

import { entryOf } from '@ludoteca/render';
import {
  type AnyDocument,
  type BookEntry,
  fail,
  type GameDocument,
  gameDocument,
  type Notice,
  ok,
  type PuzzleDocument,
  puzzleDocument,
  type Result,
  type Solvability,
  seedOf,
  wholePuzzle,
} from 'ludoteca';
import { type SolveRequest, solutionOf, type WorkBudget } from 'ludoteca/jobs';
import type { Context } from '../context.ts';
import { type ExitCode, exitCodes } from '../exit-code.ts';
import { contradictions, type Read, readDocuments, refuse, remark } from '../input/documents.ts';
import { answeredProblem } from '../work/answered-problem.ts';
import { inOrder } from '../work/in-order.ts';
import type { Pool } from '../work/pool.ts';
import type { BookOptions, Contents, Making } from './book-options.ts';
import { shownSolution } from './solution.ts';

/** Thrown where a book cannot go on; caught where it is bound. */
export class BookFault extends Error {
  readonly notice: Notice;
  readonly exitCode: ExitCode;

  constructor(notice: Notice, exitCode: ExitCode = exitCodes.wrong) {
    super(notice.code);
    this.notice = notice;
    this.exitCode = exitCode;
  }
}

type Made = Extract<Contents, { kind: 'made' }>;
type FromFiles = Extract<Contents, { kind: 'files' }>;

/** As many boards are worked on ahead of the one that is put down. */
const ahead = 4;

export async function* madeEntries(
  context: Context,
  pool: Pool,
  { making, count, seed, jobs }: Made,
  options: BookOptions,
): AsyncGenerator<BookEntry> {
  const indexes = Array.from({ length: count }, (_, index) => index);
  const make = (index: number) => makeOne(pool, making, seedOf(seed, index));
  for await (const made of inOrder(indexes, jobs * ahead, make)) {
    if (!made.ok) {
      const isSpent = made.error.code.endsWith('.budget-spent');
      throw new BookFault(made.error, isSpent ? exitCodes.undecided : exitCodes.no);
    }
    const { document, solution } = made.value;
    yield bookEntry(context, document, solution, options);
  }
}

/** A board that was made, with its solution where that does not stand in it. */
async function makeOne(
  pool: Pool,
  making: Making,
  seed: string,
): Promise<Result<{ readonly document: AnyDocument; readonly solution?: unknown }, Notice>> {
  if ('order' in making) {
    const { kind: game, order } = making;
    const answer = await pool.do({ job: 'make-problem', game: game.id, order, seed });
    if (!answer.isMade) return fail(answer.notice);
    return ok({ document: gameDocument(game, { kind: 'problem', problem: answer.problem }) });
  }
  const { kind: puzzle, recipe } = making;
  const answer = await pool.do({ job: 'generate', game: puzzle.id, recipe, seed });
  if (!answer.isMade) return fail(answer.notice);
  const { clues, solution, level } = answer;
  const document = puzzleDocument(puzzle, { clues }, level === undefined ? {} : { level });
  return ok({ document, solution });
}

/** What became of a document: refused, or with its level and the solution that its board has. */
interface Solved {
  readonly read: Read;
  readonly document?: AnyDocument;
  readonly notices: readonly Notice[];
  readonly solution?: unknown;
}

export async function* readEntries(
  context: Context,
  pool: Pool,
  { files, hint, jobs, budget }: FromFiles,
  options: BookOptions,
  onRefused: () => void,
): AsyncGenerator<BookEntry> {
  const reads = readDocuments(context, files, { ...hint, refuse: contradictions });
  const solve = async (read: Read): Promise<Solved> => {
    if (!read.found.ok) return { read, notices: read.found.error };
    const whole = read.found.value;
    if (whole.kind === 'game') return { read, ...(await answered(pool, whole, budget, options)) };
    const { document, solvability } = options.skipped.has('levels')
      ? { document: whole }
      : await graded(pool, whole);
    if (options.skipped.has('solutions')) return { read, document, notices: [] };
    const ask = (request: SolveRequest) => pool.do(request, budget);
    const solved = shownSolution(await solutionOf(document, ask, { solvability }));
    if (!solved.ok) return { read, notices: [solved.error] };
    const { grid, remark } = solved.value;
    return { read, document, notices: remark === undefined ? [] : [remark], solution: grid };
  };
  for await (const solved of inOrder(reads, jobs * ahead, solve)) {
    const { read, document, notices, solution } = solved;
    if (document === undefined) {
      await refuse(context, read, notices);
      onRefused();
      continue;
    }
    for (const notice of notices) remark(context, read, notice);
    yield bookEntry(context, document, solution, options);
  }
}

/** A problem with its answer, unless that is left out; other games are drawn as they are. */
async function answered(
  pool: Pool,
  document: GameDocument,
  budget: WorkBudget,
  { skipped }: BookOptions,
): Promise<Omit<Solved, 'read'>> {
  if (skipped.has('solutions')) return { document, notices: [] };
  const solved = await answeredProblem(() => pool, document, budget);
  return solved.ok ? { document: solved.value, notices: [] } : { notices: solved.error };
}

/** Grading that takes more nodes is left: the book then does not tell the level. */
const gradingNodes = 300_000;

/**
 * The puzzle with its level, where it does not say it itself and that can be found out; with what was
 * learnt of its solutions on the way, so that they are not looked for a second time.
 */
async function graded(
  pool: Pool,
  document: PuzzleDocument,
): Promise<{
  readonly document: PuzzleDocument;
  readonly solvability?: Solvability<unknown> | undefined;
}> {
  const { puzzle, clues, level } = document;
  if (level !== undefined || wholePuzzle(puzzle).deduction === undefined) return { document };
  const request = { job: 'grade', game: puzzle.id, clues } as const;
  const { graded: grade, solvability } = await pool.do(request, { nodes: gradingNodes });
  const told = grade.kind === 'graded' ? document.withLevel(grade.level) : document;
  return { document: told, solvability };
}

function bookEntry(
  { language }: Context,
  document: AnyDocument,
  solution: unknown,
  { base, skipped }: BookOptions,
): BookEntry {
  return entryOf(document, {
    language,
    hasLevel: !skipped.has('levels'),
    hasCode: !skipped.has('codes'),
    ...(base !== undefined && { base }),
    ...(solution !== undefined && { solution }),
  });
}
