/** A contradiction told as it unfolds: what is supposed, what follows one by one, and where it ends. */

import type { Notice } from '../../../kernel/index.ts';
import type { Reason } from '../../../puzzle/index.ts';
import { type Board, cellAt, houseWhere } from '../deduce/constraints.ts';
import type { Failure } from '../deduce/trial-end.ts';
import { grounds } from './grounds.ts';
import { techniquePhrasebook } from './phrases.ts';
import { type Consequence, unfold } from './unfold.ts';

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
  const ends = [...steps.map((step) => consequence(size, step)), end(size, failure)];
  return [...told, ...numbered(ends)];
}

/** Each step of a supposition with its number, so that it can be followed one by one; a single one needs none. */
export function numbered(steps: readonly Notice[]): readonly Notice[] {
  if (steps.length <= 2) return steps;
  return steps.flatMap((step, at) => [
    techniquePhrasebook.notice('then-number', { number: at + 1 }),
    step,
  ]);
}

function consequence(size: number, { at, digit, house }: Consequence): Notice {
  const said = { cell: cellAt(size, at), digit };
  return house < 0
    ? techniquePhrasebook.notice('then-is', said)
    : techniquePhrasebook.notice('then-goes', { ...said, house: houseWhere(size, house) });
}

function end(size: number, failure: Failure): Notice {
  return failure.kind === 'cell'
    ? techniquePhrasebook.notice('then-no-digit', { cell: cellAt(size, failure.cell) })
    : techniquePhrasebook.notice('then-no-place', {
        house: houseWhere(size, failure.house),
        digit: failure.digit,
      });
}
