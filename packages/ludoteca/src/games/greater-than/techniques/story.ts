/** A contradiction told as it unfolds: what is supposed, what follows one by one, and where it ends. */

import type { Notice } from '../../../kernel/index.ts';
import type { Reason } from '../../../puzzle/index.ts';
import { type Board, cellAt, houseWhere } from '../deduce/constraints.ts';
import type { Failure } from '../deduce/trial-end.ts';
import { grounds } from './grounds.ts';
import { techniquePhrasebook } from './phrases.ts';
import { unfold } from './unfold.ts';

/** So many digits are told one by one; more of them in one sentence. */
const few = 3;

/** Uses the reasons and nothing else, so that it can be followed with the marks alone. */
export function story(
  board: Board,
  because: readonly Reason[],
  cell: number,
  digit: number,
): Notice[] {
  const { size } = board;
  const { failure, steps } = unfold(board, because, cell, digit);
  const told = [
    ...grounds(board, because, []),
    techniquePhrasebook.notice('suppose', { cell: cellAt(size, cell), digit }),
  ];
  if (failure === undefined) return [...told, techniquePhrasebook.notice('then-nothing', {})];
  return [...told, ...consequences(size, steps), end(size, failure)];
}

function consequences(
  size: number,
  steps: readonly { readonly at: number; readonly digit: number }[],
): Notice[] {
  if (steps.length <= few) {
    return steps.map(({ at, digit }) =>
      techniquePhrasebook.notice('then-is', { cell: cellAt(size, at), digit }),
    );
  }
  const cells = steps.map(({ at }) => cellAt(size, at));
  return [
    techniquePhrasebook.notice('then-several', { cells, digits: steps.map(({ digit }) => digit) }),
  ];
}

function end(size: number, failure: Failure): Notice {
  return failure.kind === 'cell'
    ? techniquePhrasebook.notice('then-no-digit', { cell: cellAt(size, failure.cell) })
    : techniquePhrasebook.notice('then-no-place', {
        house: houseWhere(size, failure.house),
        digit: failure.digit,
      });
}
