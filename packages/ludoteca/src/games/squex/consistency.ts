/**
 * What makes a position contradict itself. That both players have joined their sides need not be looked
 * for: each crossing has one owner, so two such chains cannot pass each other on any board.
 */

import type { Cell, Notice } from '../../kernel/index.ts';
import { squareName } from './cells.ts';
import { notices } from './notices.ts';
import { borderOwner, diagonalsOf, type Owner, type SquexPosition } from './position.ts';

/** The first square that cannot be as it is, and why. */
export interface SquareFault {
  readonly square: Cell;
  readonly notice: Notice;
}

export function findSquareFault(
  position: Pick<SquexPosition, 'rows' | 'cols' | 'octagons' | 'squares'>,
): SquareFault | undefined {
  const { rows, cols, octagons, squares } = position;
  for (let row = 0; row <= rows; row++) {
    for (let col = 0; col <= cols; col++) {
      const square = { row, col };
      const found = squares[row][col];
      const border = borderOwner(rows, cols, row, col);
      const notice =
        border === undefined
          ? innerFault(octagons, square, found)
          : found === border
            ? undefined
            : notices.notice('border-square', { found, expected: border });
      if (notice !== undefined) return { square, notice };
    }
  }
  return undefined;
}

/** A square belongs to somebody exactly when one of its diagonals does, and then to one of those. */
function innerFault(
  octagons: SquexPosition['octagons'],
  square: Cell,
  found: Owner,
): Notice | undefined {
  const holders = diagonalsOf(square).flatMap(([one, other]) => {
    const owner = octagons[one.row][one.col];
    return owner !== 0 && owner === octagons[other.row][other.col] ? [owner] : [];
  });
  if (found !== 0 && !holders.includes(found)) {
    return notices.notice('square-unearned', { square: squareName(square), found });
  }
  if (found === 0 && holders.length > 0) {
    return notices.notice('square-unclaimed', {
      square: squareName(square),
      owner: holders[0],
    });
  }
  return undefined;
}
