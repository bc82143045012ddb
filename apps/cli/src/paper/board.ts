/** The drawing of a document as it was asked for. */

import { candidatesOf, matchBoard, puzzleBoard } from '@ludoteca/render';
import {
  type AnyGame,
  type AnyKind,
  type AnyPuzzle,
  type Drawing,
  fail,
  isGame,
  isPuzzle,
  type Notice,
  ok,
  type Result,
} from 'ludoteca';
import type { WorkBudget } from 'ludoteca/jobs';
import { notGame, notPuzzle } from '../commands/games.ts';
import { type Course, follow } from '../commands/show.ts';
import { type Found, puzzleDoc } from '../input/documents.ts';
import { matchOf } from '../input/game-doc.ts';
import type { Pool } from '../work/pool.ts';
import { solutionOf } from './solution.ts';

export interface BoardOptions {
  readonly course: Course;
  readonly isSolved: boolean;
  readonly hasCandidates: boolean;
  /** Absent: games have them and puzzles do not. */
  readonly hasCoordinates?: boolean;
  readonly hasLast: boolean;
  readonly hasAnalysis: boolean;
  /** For solving and analysing. */
  readonly budget: WorkBudget;
}

export interface Board {
  readonly drawing: Drawing;
  /** What should be told besides. */
  readonly remarks: readonly Notice[];
}

/** What a document of a family cannot be asked for. */
export function optionsFault(
  kinds: readonly AnyKind[],
  { kind }: Found,
  { course, isSolved, hasCandidates, hasAnalysis }: BoardOptions,
): Notice | undefined {
  const isForGames = course.at !== undefined || course.moves.length > 0 || hasAnalysis;
  if (isForGames && !isGame(kind)) return notGame(kinds, kind);
  return (isSolved || hasCandidates) && !isPuzzle(kind) ? notPuzzle(kinds, kind) : undefined;
}

export async function boardOf(
  pool: () => Pool,
  { kind, doc }: Found,
  options: BoardOptions,
): Promise<Result<Board, Notice>> {
  if (isPuzzle(kind)) return boardOfPuzzle(pool, kind, doc, options);
  if (isGame(kind)) return boardOfGame(pool, kind, doc, options);
  return ok({ drawing: kind.view(doc), remarks: [] });
}

async function boardOfPuzzle(
  pool: () => Pool,
  puzzle: AnyPuzzle,
  doc: unknown,
  options: BoardOptions,
): Promise<Result<Board, Notice>> {
  const { clues, grid, solution } = puzzleDoc(doc);
  const remarks: Notice[] = [];
  let shown: { readonly clues: unknown; readonly grid?: unknown } = {
    clues,
    ...(grid !== undefined && { grid }),
  };
  if (options.isSolved) {
    const given = { clues, ...(solution !== undefined && { solution }) };
    const solved = await solutionOf(pool, puzzle, given, options.budget);
    if (!solved.ok) return solved;
    shown = { clues, grid: solved.value.grid };
    if (solved.value.remark !== undefined) remarks.push(solved.value.remark);
  }
  const drawing = puzzleBoard(puzzle, shown, {
    ...(options.hasCandidates && { pencilled: candidatesOf(puzzle, clues, shown.grid) }),
    ...(options.hasCoordinates && { hasCoordinates: true }),
  });
  return ok({ drawing, remarks });
}

async function boardOfGame(
  pool: () => Pool,
  game: AnyGame,
  doc: unknown,
  options: BoardOptions,
): Promise<Result<Board, Notice>> {
  const { match: whole, loss } = matchOf(game, doc);
  const followed = follow(whole, options.course);
  if (!followed.ok) return fail(followed.error);
  const match = followed.value;
  const { hasCoordinates, hasLast, hasAnalysis, budget } = options;
  const request = { job: 'analyse', game: game.id, state: match.state } as const;
  const verdicts = hasAnalysis ? (await pool().do(request, budget)).moves : [];
  const drawing = matchBoard(game, match, {
    hasLast,
    verdicts,
    ...(hasCoordinates !== undefined && { hasCoordinates }),
  });
  return ok({ drawing, remarks: loss === undefined ? [] : [loss] });
}
