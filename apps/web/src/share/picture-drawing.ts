/** The drawing of what is shared as it was asked for: the same as the command makes of the same document. */

import { candidatesOf, matchBoard, puzzleBoard, solutionOf } from '@ludoteca/render';
import type { AnyKind } from 'ludoteca/document';
import type { Drawing } from 'ludoteca/drawing';
import { type AnyGame, isGame, type Match } from 'ludoteca/game';
import { fail, ok, type Result } from 'ludoteca/kernel';
import { type AnyPuzzle, isPuzzle, type Pencilled, type PuzzleDoc } from 'ludoteca/puzzle';
import { ask } from '../worker/index.ts';
import { matchOf, puzzleDoc } from './documents.ts';
import type { PictureOptions } from './picture-options.ts';

export interface Shared {
  readonly kind: AnyKind;
  /** As the kind read it. */
  readonly doc: unknown;
  /** The pencil marks of whoever solves it, which documents do not hold. */
  readonly pencilled: readonly Pencilled[];
}

export interface Drawn {
  readonly drawing: Drawing;
  /** True when it shows one of several solutions. */
  readonly isOneOfSeveral: boolean;
}

/** Why there is no drawing: the puzzle has no solution, or none was found in time. */
export type DrawingFault = 'none' | 'unknown';

/** How long to look for a solution, or at the moves of a position. */
const patience = 10_000;

export async function drawingOf(
  { kind, doc, pencilled }: Shared,
  options: PictureOptions,
  signal: AbortSignal,
): Promise<Result<Drawn, DrawingFault>> {
  if (isPuzzle(kind)) return puzzleDrawing(kind, puzzleDoc(doc), pencilled, options, signal);
  if (isGame(kind)) return ok(await gameDrawing(kind, matchOf(kind, doc), options, signal));
  return ok({ drawing: kind.view(doc), isOneOfSeveral: false });
}

async function puzzleDrawing(
  puzzle: AnyPuzzle,
  { clues, grid, solution }: PuzzleDoc<unknown, unknown>,
  pencilled: readonly Pencilled[],
  { shown, marks, hasCoordinates }: PictureOptions,
  signal: AbortSignal,
): Promise<Result<Drawn, DrawingFault>> {
  const look = hasCoordinates ? { hasCoordinates } : {};
  if (shown === 'solution') {
    const solved = await findSolution(puzzle, { clues, solution }, signal);
    if (solved.kind !== 'solved') return fail(solved.kind);
    const drawing = puzzleBoard(puzzle, { clues, grid: solved.grid }, look);
    return ok({ drawing, isOneOfSeveral: !solved.isOnly });
  }
  const board = { clues, ...(shown === 'now' && grid !== undefined && { grid }) };
  const mine = marks === 'mine' && shown === 'now' && pencilled.length > 0 ? pencilled : undefined;
  const marked = marks === 'all' ? candidatesOf(puzzle, clues, board.grid) : mine;
  const drawing = puzzleBoard(puzzle, board, {
    ...look,
    ...(marked !== undefined && { pencilled: marked }),
  });
  return ok({ drawing, isOneOfSeveral: false });
}

export function findSolution(
  puzzle: AnyPuzzle,
  { clues, solution }: Pick<PuzzleDoc<unknown, unknown>, 'clues' | 'solution'>,
  signal: AbortSignal,
) {
  const given = { clues, ...(solution !== undefined && { solution }) };
  return solutionOf(puzzle, given, (request) => ask(request, { signal, milliseconds: patience }));
}

async function gameDrawing(
  game: AnyGame,
  match: Match,
  { hasCoordinates, hasLast, hasAnalysis }: PictureOptions,
  signal: AbortSignal,
): Promise<Drawn> {
  const request = { job: 'analyse', game: game.id, state: match.state } as const;
  const isAnalysed = hasAnalysis && match.outcome === undefined;
  const verdicts = isAnalysed
    ? (await ask(request, { signal, milliseconds: patience })).moves
    : undefined;
  const drawing = matchBoard(game, match, {
    hasLast,
    ...(!hasCoordinates && { hasCoordinates }),
    ...(verdicts !== undefined && { verdicts }),
  });
  return { drawing, isOneOfSeveral: false };
}
