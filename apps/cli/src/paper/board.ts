/** The drawing of a document as it was asked for. */

import {
  type AnyGame,
  type AnyKind,
  type AnyPuzzle,
  type Drawing,
  fail,
  isGame,
  isPuzzle,
  type Match,
  type MoveVerdict,
  type Notice,
  ok,
  type Result,
  type VerdictMark,
  withCoordinates,
  withoutCoordinates,
  withVerdicts,
} from 'ludoteca';
import { notGame, notPuzzle } from '../commands/games.ts';
import { type Course, follow } from '../commands/show.ts';
import { type Found, puzzleDoc } from '../input/documents.ts';
import { matchOf } from '../input/game-doc.ts';
import type { Budget, Pool } from '../work/pool.ts';
import { candidatesOf } from './candidates.ts';
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
  if (isPuzzle(kind)) return puzzleBoard(pool, kind, doc, wish);
  if (isGame(kind)) return gameBoard(pool, kind, doc, wish);
  return ok({ drawing: kind.view(doc), remarks: [] });
}

async function puzzleBoard(
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
    const solved = await solutionOf(pool(), puzzle, given, wish.budget);
    if (!solved.ok) return solved;
    shown = { clues, grid: solved.value.grid };
    if (solved.value.remark !== undefined) remarks.push(solved.value.remark);
  }
  const look = wish.hasCandidates ? { pencilled: candidatesOf(puzzle, clues, shown.grid) } : {};
  const drawing = puzzle.view(shown, look);
  return ok({ drawing: wish.hasCoordinates ? withCoordinates(drawing) : drawing, remarks });
}

async function gameBoard(
  pool: () => Pool,
  game: AnyGame,
  doc: unknown,
  wish: BoardWish,
): Promise<Result<Board, Notice>> {
  const { match: whole, loss } = matchOf(game, doc);
  const followed = follow(whole, wish.course);
  if (!followed.ok) return fail(followed.error);
  const match = followed.value;
  const plain = wish.hasLast ? match.view() : game.viewAt(match.state);
  const drawing = wish.hasCoordinates === false ? withoutCoordinates(plain) : plain;
  const remarks = loss === undefined ? [] : [loss];
  if (!wish.hasAnalysis) return ok({ drawing, remarks });
  const request = { job: 'analyse', game: game.id, state: match.state } as const;
  const { moves } = await pool().do(request, wish.budget);
  const marks = moves.flatMap((verdict) => markOf(match, verdict));
  return ok({ drawing: withVerdicts(drawing, marks), remarks });
}

/** The mark of a move; on it stand the winner's moves to the end, or the chance to win. */
function markOf(match: Match, verdict: MoveVerdict): VerdictMark[] {
  const at = match.placeOf(verdict.move);
  if (at === undefined) return [];
  return [{ at, value: verdict.value, label: labelOf(verdict) }];
}

function labelOf({ value, distance, estimate = 0.5 }: MoveVerdict): string {
  if (value === 'unknown') return `${Math.round(estimate * 100)}%`;
  if (value === 'draw') return '=';
  if (distance !== undefined) return String(Math.ceil(distance / 2));
  return value === 'win' ? '+' : '−';
}
