/** How the puzzle shows itself on a page. */

import type { Cell } from '../../kernel/index.ts';
import type { PuzzleShowing } from '../../puzzle/index.ts';
import { boxOf, type GreaterThanClues, type GreaterThanGrid, type Sign, sizeOf } from './clues.ts';
import { notices } from './notices.ts';

export const showing: PuzzleShowing<GreaterThanClues, GreaterThanGrid> = {
  size(clues) {
    const size = sizeOf(clues);
    return { rows: size, cols: size };
  },

  told(clues, _grid, cell) {
    const isGiven = clues.givens[cell.row][cell.col] !== 0;
    return [
      ...(isGiven ? [notices.notice('told-given', {})] : []),
      ...neighboursOf(clues, cell).map(({ cell: other, isGreater }) =>
        notices.notice(isGreater ? 'told-less' : 'told-greater', { cell: other }),
      ),
    ];
  },

  occurs: (clues) => sizeOf(clues),

  guide: { en: 'the sign points to the smaller digit', pt: 'o bico aponta para o menor' },

  candidates(clues, grid, cell) {
    const size = sizeOf(clues);
    const taken = new Set<number>();
    for (let row = 0; row < size; row++) {
      for (let col = 0; col < size; col++) {
        const isPeer =
          row === cell.row || col === cell.col || boxOf(clues, { row, col }) === boxOf(clues, cell);
        const isSelf = row === cell.row && col === cell.col;
        if (isPeer && !isSelf) taken.add(grid.digits[row][col]);
      }
    }
    let [least, most] = [1, size];
    for (const { cell: other, isGreater } of neighboursOf(clues, cell)) {
      const digit = grid.digits[other.row][other.col];
      if (isGreater) most = Math.min(most, digit === 0 ? size - 1 : digit - 1);
      else least = Math.max(least, digit === 0 ? 2 : digit + 1);
    }
    const struck = grid.struck?.[cell.row][cell.col] ?? [];
    return Array.from({ length: size }, (_, index) => index + 1).filter(
      (digit) => digit >= least && digit <= most && !taken.has(digit) && !struck.includes(digit),
    );
  },
};

interface Neighbour {
  readonly cell: Cell;
  /** Whether the neighbour is the greater of the two. */
  readonly isGreater: boolean;
}

/** The cells that a sign stands between. */
function neighboursOf(clues: GreaterThanClues, { row, col }: Cell): readonly Neighbour[] {
  const beside = (sign: Sign | undefined, cell: Cell, isFirst: boolean): Neighbour[] => {
    if (sign === undefined || sign === '') return [];
    // `<` says that the cell before the sign is the smaller.
    return [{ cell, isGreater: (sign === '<') !== isFirst }];
  };
  return [
    ...beside(clues.down[row - 1]?.[col], { row: row - 1, col }, true),
    ...beside(clues.right[row][col - 1], { row, col: col - 1 }, true),
    ...beside(clues.right[row][col], { row, col: col + 1 }, false),
    ...beside(clues.down[row]?.[col], { row: row + 1, col }, false),
  ];
}
