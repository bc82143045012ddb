/** The boards of a book, one after another: read from files, or made. */

import { entryOf } from '@ludoteca/render';
import {
  type AnyPuzzle,
  type BookEntry,
  type Difficulty,
  isGame,
  isPuzzle,
  type Notice,
  seedOf,
} from 'ludoteca';
import type { Context } from '../context.ts';
import { type ExitCode, exitCodes } from '../exit-code.ts';
import {
  contradictions,
  type Found,
  puzzleDoc,
  type Read,
  readDocuments,
  refuse,
  warn,
} from '../input/documents.ts';
import { matchOf } from '../input/game-doc.ts';
import { inOrder } from '../work/in-order.ts';
import type { Pool } from '../work/pool.ts';
import type { BookOptions, Contents } from './book-options.ts';
import { solutionOf } from './solution.ts';

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
  { puzzle, recipe, count, seed, jobs }: Made,
  options: BookOptions,
): AsyncGenerator<BookEntry> {
  const indexes = Array.from({ length: count }, (_, index) => index);
  const make = (index: number) =>
    pool.do({ job: 'generate', game: puzzle.id, recipe, seed: seedOf(seed, index) });
  for await (const answer of inOrder(indexes, jobs * ahead, make)) {
    if (!answer.isMade) {
      const { notice } = answer;
      const isSpent = notice.code === 'puzzle.budget-spent';
      throw new BookFault(notice, isSpent ? exitCodes.undecided : exitCodes.no);
    }
    const { clues, solution } = answer;
    const level = 'level' in answer ? answer.level : answer.remarks.level;
    const found = { kind: puzzle, doc: { clues }, ...(isJson(level) && { level }) };
    yield bookEntry(context, found, solution, options);
  }
}

function isJson(value: unknown): value is string {
  return typeof value === 'string';
}

/** What became of a document: refused, or with the solution that its board has. */
interface Solved {
  readonly read: Read;
  readonly notices: readonly Notice[];
  readonly solution?: unknown;
  readonly level?: Difficulty;
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
    const { kind, doc, level: said } = read.found.value;
    if (!isPuzzle(kind)) return { read, notices: [] };
    const { clues, ...filled } = puzzleDoc(doc);
    const isGraded = said !== undefined || options.skipped.has('levels');
    const level = isGraded ? undefined : await levelOf(pool, kind, clues);
    const graded = { read, ...(level !== undefined && { level }) };
    if (options.skipped.has('solutions')) return { ...graded, notices: [] };
    const solved = await solutionOf(() => pool, kind, { clues, ...filled }, budget);
    if (!solved.ok) return { ...graded, notices: [solved.error] };
    const { grid, remark } = solved.value;
    return { ...graded, notices: remark === undefined ? [] : [remark], solution: grid };
  };
  for await (const solved of inOrder(reads, jobs * ahead, solve)) {
    const { read, notices, solution, level } = solved;
    const isRefused = !read.found.ok || (solution === undefined && notices.length > 0);
    if (isRefused || !read.found.ok) {
      await refuse(context, read, notices);
      onRefused();
      continue;
    }
    for (const notice of notices) warn(context, read, notice);
    const found = { ...read.found.value, ...(level !== undefined && { level }) };
    yield bookEntry(context, found, solution, options);
  }
}

/** Grading that takes more nodes is left: the book then does not tell the level. */
const gradingNodes = 300_000;

/** How hard a puzzle is whose document does not say it, where that can be found out. */
async function levelOf(
  pool: Pool,
  puzzle: AnyPuzzle,
  clues: unknown,
): Promise<Difficulty | undefined> {
  if (puzzle.deduction === undefined) return undefined;
  const request = { job: 'grade', game: puzzle.id, clues } as const;
  const { graded } = await pool.do(request, { nodes: gradingNodes });
  return graded.kind === 'graded' ? graded.level : undefined;
}

function bookEntry(
  { language }: Context,
  { kind, doc, level }: Found,
  solution: unknown,
  { base, skipped }: BookOptions,
): BookEntry {
  const board = {
    kind,
    doc,
    ...(level !== undefined && { level }),
    ...(solution !== undefined && { solved: { clues: puzzleDoc(doc).clues, grid: solution } }),
    ...(isGame(kind) && { match: matchOf(kind, doc).match }),
  };
  return entryOf(board, {
    language,
    hasLevel: !skipped.has('levels'),
    hasCode: !skipped.has('codes'),
    ...(base !== undefined && { base }),
  });
}
