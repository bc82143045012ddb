/**
 * Sees what a chain of signs says of a cell: it is larger than what rises to it, and smaller than
 * what it rises to, each step by at least one.
 */

import type { Cell, Notice } from '../../../kernel/index.ts';
import type { Finding, Technique } from '../../../puzzle/index.ts';
import { cellAt } from '../deduce/constraints.ts';
import { below, highest, lowest, type Position } from '../deduce/position.ts';
import type { Reasons } from '../deduce/reasons.ts';
import { BySize, finding, not } from './finding.ts';
import { techniquePhrasebook } from './phrases.ts';

export const signBounds: Technique<Position> = {
  name: 'sign-bounds',
  title: { en: 'Bounds along signs', pt: 'Limites ao longo dos sinais' },
  sees: {
    en: 'a chain of rising signs: each cell on it is larger than the one before',
    pt: 'uma cadeia de sinais que sobe: cada casa nela é maior do que a anterior',
  },
  difficulty: 'easy',
  *find(position) {
    if (!hasNews(position)) return;
    const chains = new BySize<() => Finding>();
    findRising(position, chains);
    findFalling(position, chains);
    for (const make of chains) yield make();
  },
};

/** The tightest bound of each cell, the sign it comes over (−1: from its own candidates), and the chain's length. */
interface Bounds {
  readonly bound: Int16Array;
  readonly over: Int16Array;
  readonly length: Int16Array;
}

function boundsFor(cells: number): Bounds {
  const room = new Int16Array(3 * cells).fill(-1);
  return {
    bound: room.subarray(0, cells),
    over: room.subarray(cells, 2 * cells),
    length: room.subarray(2 * cells).fill(0),
  };
}

/** Whether a sign has something to say that is not known yet; most often none has. */
function hasNews({ board, candidates }: Position): boolean {
  const { lower, upper } = board;
  for (let sign = 0; sign < lower.length; sign++) {
    const small = candidates[lower[sign]];
    const large = candidates[upper[sign]];
    // The least of the smaller one and what is below it; then the same from above.
    const tooSmall = large & (((small & -small) << 1) - 1);
    if (tooSmall !== 0 || (large !== 0 && small >= 1 << (highest(large) - 1))) return true;
  }
  return false;
}

function findRising(position: Position, chains: BySize<() => Finding>): void {
  const { board, candidates } = position;
  const bounds = boundsFor(board.cells);
  const { bound, over, length } = bounds;
  for (const cell of board.rising) {
    const own = candidates[cell];
    if (own === 0) return;
    let least = lowest(own);
    for (const sign of board.signsBelow[cell]) {
      const from = board.lower[sign];
      const isCloser = over[cell] >= 0 && length[from] + 1 < length[cell];
      if (bound[from] + 1 < least + (isCloser ? 0 : 1)) continue;
      least = bound[from] + 1;
      over[cell] = sign;
      length[cell] = length[from] + 1;
    }
    const left = own & ~below(least);
    bound[cell] = left === 0 ? Math.min(least, board.size) : lowest(left);
    if (over[cell] < 0 || position.digits[cell] !== 0 || least > board.size) continue;
    const bottom = least;
    chains.add(length[cell], () =>
      finding(position, {
        conclusion: [not(position, cell, own & below(least))],
        gather: (reasons) => gatherRising(position, bounds, cell, reasons),
        tell: () => [risesNotice(chainOf(position, bounds, cell, board.lower), bottom)],
      }),
    );
  }
}

function findFalling(position: Position, chains: BySize<() => Finding>): void {
  const { board, candidates } = position;
  const bounds = boundsFor(board.cells);
  const { bound, over, length } = bounds;
  for (let at = board.cells - 1; at >= 0; at--) {
    const cell = board.rising[at];
    const own = candidates[cell];
    if (own === 0) return;
    let most = highest(own);
    for (const sign of board.signsAbove[cell]) {
      const from = board.upper[sign];
      const isCloser = over[cell] >= 0 && length[from] + 1 < length[cell];
      if (bound[from] - 1 > most - (isCloser ? 0 : 1)) continue;
      most = bound[from] - 1;
      over[cell] = sign;
      length[cell] = length[from] + 1;
    }
    const left = most < 1 ? 0 : own & below(most + 1);
    bound[cell] = left === 0 ? Math.max(most, 1) : highest(left);
    if (over[cell] < 0 || position.digits[cell] !== 0 || most < 1) continue;
    const top = most;
    chains.add(length[cell], () =>
      finding(position, {
        conclusion: [not(position, cell, own & ~below(most + 1))],
        gather: (reasons) => gatherFalling(position, bounds, cell, reasons),
        tell: () => [fallsNotice(chainOf(position, bounds, cell, board.upper), top)],
      }),
    );
  }
}

/** Down the chain to the cell whose own candidates begin it. */
function gatherRising(position: Position, { bound, over }: Bounds, end: number, reasons: Reasons) {
  const { board } = position;
  let cell = end;
  while (over[cell] >= 0) {
    reasons.sign(over[cell]);
    cell = board.lower[over[cell]];
    // The digits that the chain allows here, but the cell does not.
    const from = over[cell] < 0 ? 1 : bound[board.lower[over[cell]]] + 1;
    reasons.not(cell, below(bound[cell]) & ~below(from));
  }
}

function gatherFalling(position: Position, { bound, over }: Bounds, end: number, reasons: Reasons) {
  const { board } = position;
  let cell = end;
  while (over[cell] >= 0) {
    reasons.sign(over[cell]);
    cell = board.upper[over[cell]];
    const to = over[cell] < 0 ? board.size : bound[board.upper[over[cell]]] - 1;
    reasons.not(cell, below(to + 1) & ~below(bound[cell] + 1));
  }
}

/** The cells of the chain from its beginning. */
function chainOf({ board }: Position, { over }: Bounds, end: number, from: Uint16Array) {
  const cells = [end];
  for (let cell = end; over[cell] >= 0; ) {
    cell = from[over[cell]];
    cells.unshift(cell);
  }
  return cells.map((cell) => cellAt(board.size, cell));
}

function risesNotice(cells: readonly Cell[], least: number): Notice {
  const cell = cells[cells.length - 1];
  if (cells.length === 2)
    return techniquePhrasebook.notice('rises-once', { cell, other: cells[0], least });
  return techniquePhrasebook.notice('rises', { cells, cell, least });
}

function fallsNotice(cells: readonly Cell[], most: number): Notice {
  const cell = cells[cells.length - 1];
  if (cells.length === 2)
    return techniquePhrasebook.notice('falls-once', { cell, other: cells[0], most });
  return techniquePhrasebook.notice('falls', { cells, cell, most });
}
