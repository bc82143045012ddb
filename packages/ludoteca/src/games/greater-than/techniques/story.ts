/** A contradiction told as it unfolds: what is supposed, what follows one by one, and where it ends. */

import type { Notice } from '../../../kernel/index.ts';
import type { Reason } from '../../../puzzle/index.ts';
import { type Board, cellAt, houseWhere } from '../deduce/constraints.ts';
import { lowest, maskOf } from '../deduce/position.ts';
import { Trial } from '../deduce/trial.ts';
import { grounds } from './grounds.ts';
import { techniquePhrasebook } from './phrases.ts';

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
  const base = new Int32Array(board.cells).fill(board.every);
  const allowed = new Set<number>();
  for (const reason of because) {
    if ('constraint' in reason) allowed.add(reason.constraint);
    else {
      const at = reason.cell.row * size + reason.cell.col;
      base[at] &= 'is' in reason ? 1 << (reason.is - 1) : ~maskOf(reason.not);
    }
  }
  const trial = new Trial(board, base, allowed);
  trial.reset();
  trial.stir();
  trial.propagate(Number.POSITIVE_INFINITY);
  const before = trial.domains.slice();
  trial.assume(cell, 1 << (digit - 1));
  const order: number[] = [];
  // One changed cell at a time, to see the order in which digits become certain.
  const isSingle = (values: number) => values !== 0 && (values & (values - 1)) === 0;
  const isNew = (at: number) =>
    at !== cell && isSingle(trial.domains[at]) && !isSingle(before[at]) && !order.includes(at);
  let outcome = trial.propagate(1);
  for (;;) {
    for (let at = 0; at < board.cells; at++) if (isNew(at)) order.push(at);
    if (outcome !== 'cut') break;
    outcome = trial.propagate(1);
  }
  const told = [
    ...grounds(board, because, []),
    techniquePhrasebook.notice('suppose', { cell: cellAt(size, cell), digit }),
  ];
  if (outcome !== 'contradiction') return [...told, techniquePhrasebook.notice('then-nothing', {})];
  return [
    ...told,
    ...consequences(
      size,
      order
        .filter((at) => trial.domains[at] !== 0)
        .map((at) => ({ at, digit: lowest(trial.domains[at]) })),
    ),
    end(size, trial),
  ];
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

function end(size: number, { failure }: Trial): Notice {
  return failure.kind === 'cell'
    ? techniquePhrasebook.notice('then-no-digit', { cell: cellAt(size, failure.cell) })
    : techniquePhrasebook.notice('then-no-place', {
        house: houseWhere(size, failure.house),
        digit: failure.digit,
      });
}
