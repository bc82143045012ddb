/** The drawing of a document as it was asked for. */

import { candidatesOf, matchBoard, puzzleBoard } from '@ludoteca/press';
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
import { notGame, notPuzzle } from '../commands/games.ts';
import { type Course, follow } from '../commands/show.ts';
import { type Found, puzzleDoc } from '../input/documents.ts';
import { matchOf } from '../input/game-doc.ts';
import type { Budget, Pool } from '../work/pool.ts';
import { solutionOf } from './solution.ts';

export interface BoardWish {
  readonly course: Course;
  readonly isSolved: boolean;
  readonly hasCandidates: boolean;
  /** Absent: games have them and puzzles do not. */
  readonly hasCoordinates?: boolean;
  readonly hasLast: boolean;
  readonly hasAnalysis: boolean;
  /** For solving and analysing. */
  readonly budget: Budget;
}

export interface Board {
  readonly drawing: Drawing;
  /** What should be told besides. */
  readonly remarks: readonly Notice[];
}

/** What a document of a family cannot be asked for. */
export function wishFault(
  kinds: readonly AnyKind[],
  { kind }: Found,
  { course, isSolved, hasCandidates, hasAnalysis }: BoardWish,
): Notice | undefined {
  const isForGames = course.at !== undefined || course.moves.length > 0 || hasAnalysis;
  if (isForGames && !isGame(kind)) return notGame(kinds, kind);
  return (isSolved || hasCandidates) && !isPuzzle(kind) ? notPuzzle(kinds, kind) : undefined;
}

export async function boardOf(
  pool: () => Pool,
  { kind, doc }: Found,
  wish: BoardWish,
): Promise<Result<Board, Notice>> {
  if (isPuzzle(kind)) return boardOfPuzzle(pool, kind, doc, wish);
  if (isGame(kind)) return boardOfGame(pool, kind, doc, wish);
  return ok({ drawing: kind.view(doc), remarks: [] });
}

async function boardOfPuzzle(
  pool: () => Pool,
  puzzle: AnyPuzzle,
  doc: unknown,
  wish: BoardWish,
): Promise<Result<Board, Notice>> {
  const { clues, grid, solution } = puzzleDoc(doc);
  const remarks: Notice[] = [];
  let shown = { clues, ...(grid !== undefined && { grid }) };
  if (wish.isSolved) {
    const given = { clues, ...(solution !== undefined && { solution }) };
    const solved = await solutionOf(pool, puzzle, given, wish.budget);
    if (!solved.ok) return solved;
    shown = { clues, grid: solved.value.grid };
    if (solved.value.remark !== undefined) remarks.push(solved.value.remark);
  }
  const drawing = puzzleBoard(puzzle, shown, {
    ...(wish.hasCandidates && { pencilled: candidatesOf(puzzle, clues, shown.grid) }),
    ...(wish.hasCoordinates && { hasCoordinates: true }),
  });
  return ok({ drawing, remarks });
}

async function boardOfGame(
  pool: () => Pool,
  game: AnyGame,
  doc: unknown,
  wish: BoardWish,
): Promise<Result<Board, Notice>> {
  const { match: whole, loss } = matchOf(game, doc);
  const followed = follow(whole, wish.course);
  if (!followed.ok) return fail(followed.error);
  const match = followed.value;
  const { hasCoordinates, hasLast, hasAnalysis, budget } = wish;
  const request = { job: 'analyse', game: game.id, state: match.state } as const;
  const verdicts = hasAnalysis ? (await pool().do(request, budget)).moves : [];
  const drawing = matchBoard(game, match, {
    hasLast,
    verdicts,
    ...(hasCoordinates !== undefined && { hasCoordinates }),
  });
  return ok({ drawing, remarks: loss === undefined ? [] : [loss] });
}
