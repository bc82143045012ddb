/** The board as who reads the coach's sentences sees it: digits, houses and signs, straight from the clues. */

import type { GreaterThanClues, GreaterThanGrid } from '../../src/games/greater-than/clues.ts';
import type { Cell } from '../../src/kernel/index.ts';

export type Side = 'low' | 'high';

export interface Board {
  readonly clues: GreaterThanClues;
  readonly size: number;
  digit(cell: Cell): number;
  house(kind: string, number: number): Cell[];
  boxOf(cell: Cell): Cell[];
  /** All cells. */
  readonly cells: readonly Cell[];
  /** The other cells of its row, column and box. */
  peers(cell: Cell): Cell[];
  /** The neighbours that a sign puts below (low) or above (high) a cell. */
  next(cell: Cell, side: Side): Cell[];
  isBeyond(cell: Cell, other: Cell, side: Side): boolean;
}

export const nameOf = ({ row, col }: Cell) => `${row},${col}`;
export const isSame = (one: Cell, other: Cell) => one.row === other.row && one.col === other.col;

export function boardOf(clues: GreaterThanClues, grid: GreaterThanGrid): Board {
  const { boxRows, boxCols } = clues;
  const size = boxRows * boxCols;
  const all: Cell[] = [];
  for (let row = 0; row < size; row++) for (let col = 0; col < size; col++) all.push({ row, col });
  const boxNumber = ({ row, col }: Cell) =>
    Math.floor(row / boxRows) * boxRows + Math.floor(col / boxCols) + 1;
  const next = ({ row, col }: Cell, side: Side): Cell[] => {
    const found: Cell[] = [];
    const look = (sign: string | undefined, cell: Cell, isFirst: boolean) => {
      if (sign === undefined || sign === '') return;
      // `<`: the first of the two is the smaller.
      const isSmaller = (sign === '<') === isFirst;
      if (isSmaller === (side === 'low')) found.push(cell);
    };
    look(clues.right[row]?.[col], { row, col: col + 1 }, false);
    look(clues.right[row]?.[col - 1], { row, col: col - 1 }, true);
    look(clues.down[row]?.[col], { row: row + 1, col }, false);
    look(clues.down[row - 1]?.[col], { row: row - 1, col }, true);
    return found;
  };
  return {
    clues,
    size,
    digit: ({ row, col }) => grid.digits[row][col] || clues.givens[row][col],
    house: (kind, number) =>
      all.filter((cell) =>
        kind === 'row'
          ? cell.row === number - 1
          : kind === 'column'
            ? cell.col === number - 1
            : boxNumber(cell) === number,
      ),
    boxOf: (cell) => all.filter((other) => boxNumber(other) === boxNumber(cell)),
    cells: all,
    peers: (cell) =>
      all.filter(
        (other) =>
          !isSame(cell, other) &&
          (other.row === cell.row ||
            other.col === cell.col ||
            boxNumber(other) === boxNumber(cell)),
      ),
    next,
    isBeyond(cell, other, side) {
      const seen = new Set<string>();
      const queue = [cell];
      for (const at of queue) {
        for (const to of next(at, side)) {
          if (isSame(to, other)) return true;
          if (!seen.has(nameOf(to))) queue.push(to);
          seen.add(nameOf(to));
        }
      }
      return false;
    },
  };
}

const kinds: Readonly<Record<string, string>> = {
  row: 'row',
  rows: 'row',
  linha: 'row',
  linhas: 'row',
  column: 'column',
  columns: 'column',
  coluna: 'column',
  colunas: 'column',
  box: 'box',
  boxes: 'box',
  caixa: 'box',
  caixas: 'box',
};

export interface House {
  readonly kind: string;
  readonly number: number;
}

export function cellsIn(text: string): Cell[] {
  return [...text.matchAll(/[rL](\d+)[cC](\d+)/g)].map(([, row, col]) => ({
    row: Number(row) - 1,
    col: Number(col) - 1,
  }));
}

export function numbersIn(text: string): number[] {
  return [...text.replaceAll(/[rL]\d+[cC]\d+/g, '').matchAll(/\d+/g)].map(([one]) => Number(one));
}

export function housesIn(text: string): House[] {
  const words = Object.keys(kinds).sort((one, other) => other.length - one.length);
  const pattern = new RegExp(`(${words.join('|')}) ((?:\\d+(?:, | and | e )?)+)`, 'g');
  return [...text.matchAll(pattern)].flatMap(([, word, list]) =>
    [...list.matchAll(/\d+/g)].map(([one]) => ({ kind: kinds[word], number: Number(one) })),
  );
}
