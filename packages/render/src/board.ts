/** The drawing of a board as it was asked for. */

import {
  type Drawing,
  type Shape,
  type VerdictMark,
  withCoordinates,
  withoutCoordinates,
  withVerdicts,
} from 'ludoteca/drawing';
import type { AnyGame, Match, Move, MoveVerdict } from 'ludoteca/game';
import type { Pencilled, PuzzleDocument } from 'ludoteca/puzzle';

export interface PuzzleBoardOptions {
  /** What is pencilled in open cells. */
  readonly pencilled?: readonly Pencilled[];
  /** Puzzles have none unless they are asked for. */
  readonly hasCoordinates?: boolean;
}

export function puzzleBoard(
  document: PuzzleDocument,
  { pencilled, hasCoordinates }: PuzzleBoardOptions,
): Drawing {
  const drawing = document.view(pencilled === undefined ? {} : { pencilled });
  return hasCoordinates ? withCoordinates(drawing) : drawing;
}

export interface MatchBoardOptions {
  /** Games have them unless they are not wanted. */
  readonly hasCoordinates?: boolean;
  /** Whether the last move is marked. */
  readonly hasLast: boolean;
  /** What is known of the moves, to be marked on their cells. */
  readonly verdicts?: readonly MoveVerdict[];
}

export function matchBoard(
  game: AnyGame,
  match: Match,
  { hasCoordinates, hasLast, verdicts = [] }: MatchBoardOptions,
): Drawing {
  const plain = hasLast ? match.view() : game.viewAt(match.state);
  const drawing = hasCoordinates === false ? withoutCoordinates(plain) : plain;
  const marks = verdicts.flatMap((verdict) => markOf(match, verdict));
  return marks.length === 0 ? drawing : withVerdicts(drawing, marks);
}

/** A position with the one right move marked: a ring on paper's white, which is no stone of anybody in any theme. */
export function answerBoard(
  game: AnyGame,
  state: unknown,
  answer: Move,
  { hasCoordinates }: Pick<MatchBoardOptions, 'hasCoordinates'> = {},
): Drawing {
  const [x, y] = game.placeOf(state, answer);
  const plain = game.viewAt(state);
  const drawing = hasCoordinates === false ? withoutCoordinates(plain) : plain;
  const mark: readonly Shape[] = [
    { kind: 'circle', x, y, r: 0.3, fill: 'surface', stroke: 'win', width: 0.08 },
    { kind: 'text', x, y, size: 0.36, text: '1', fill: 'win', weight: 650 },
  ];
  return { ...drawing, shapes: [...drawing.shapes, ...mark] };
}

/** The mark of a move; on it stand the moves to the end, or the chance to win. */
function markOf(match: Match, verdict: MoveVerdict): VerdictMark[] {
  const at = match.placeOf(verdict.move);
  if (at === undefined) return [];
  return [{ at, value: verdict.value, label: labelOf(verdict) }];
}

function labelOf({ value, distance, estimate = 0.5, isRough }: MoveVerdict): string {
  if (value === 'unknown' && isRough) return '≈';
  if (value === 'unknown') return `${Math.round(estimate * 100)}%`;
  if (value === 'draw') return '=';
  if (distance !== undefined) return String(distance);
  return value === 'win' ? '+' : '−';
}

/** Pencil marks for every open cell; none where there are but two values, which tell nothing. */
export function candidatesOf(document: PuzzleDocument): Pencilled[] {
  const { puzzle, clues, grid = puzzle.empty(clues) } = document;
  const values = puzzle.values(clues);
  if (values.length <= 2) return [];
  const before = puzzle.verify(clues, grid).length;
  return puzzle.cells(clues).flatMap((cell) => {
    if (puzzle.read(clues, grid, cell) !== undefined) return [];
    const corner = values.filter(
      (value) => puzzle.verify(clues, puzzle.write(clues, grid, cell, value)).length <= before,
    );
    return [{ cell, corner, centre: [] }];
  });
}
