/** The drawing of what is shared as it was asked for: the same as the command makes of the same document. */

import { candidatesOf, matchBoard, puzzleBoard } from '@ludoteca/render';
import type { Drawing } from 'ludoteca/drawing';
import type { GameDocument } from 'ludoteca/game';
import { solutionOf } from 'ludoteca/jobs';
import { fail, ok, type Result } from 'ludoteca/kernel';
import type { PuzzleDocument } from 'ludoteca/puzzle';
import type { AnyDocument } from 'ludoteca/reading';
import { ask } from '../worker/index.ts';
import type { PictureOptions } from './picture-options.ts';

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
  shared: AnyDocument,
  options: PictureOptions,
  signal: AbortSignal,
): Promise<Result<Drawn, DrawingFault>> {
  return shared.kind === 'puzzle'
    ? puzzleDrawing(shared, options, signal)
    : ok(await gameDrawing(shared, options, signal));
}

async function puzzleDrawing(
  puzzle: PuzzleDocument,
  { shown, marks, hasCoordinates }: PictureOptions,
  signal: AbortSignal,
): Promise<Result<Drawn, DrawingFault>> {
  const look = hasCoordinates ? { hasCoordinates } : {};
  if (shown === 'solution') {
    const solved = await findSolution(puzzle, signal);
    if (solved.kind !== 'solved') return fail(solved.kind);
    const drawing = puzzleBoard(puzzle.withEntries(solved.grid), look);
    return ok({ drawing, isOneOfSeveral: solved.isOnly === false });
  }
  const board = shown === 'now' ? puzzle : puzzle.withEntries();
  const mine = marks === 'mine' && board.marks.length > 0 ? board.marks : undefined;
  const marked = marks === 'all' ? candidatesOf(board) : mine;
  const drawing = puzzleBoard(board, {
    ...look,
    ...(marked !== undefined && { pencilled: marked }),
  });
  return ok({ drawing, isOneOfSeveral: false });
}

export function findSolution(puzzle: PuzzleDocument, signal: AbortSignal) {
  return solutionOf(puzzle, (request) => ask(request, { signal, milliseconds: patience }));
}

async function gameDrawing(
  { game, match }: GameDocument,
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
