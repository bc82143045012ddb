/** What a Squex position is made of: octagons, the squares between them, and whose move it is. */

import type { Cell } from '../../kernel/index.ts';

/** Player 1 joins top and bottom, player 2 left and right. */
export type Player = 1 | 2;

/** Who holds an octagon or a square; 0 is nobody. */
export type Owner = 0 | Player;

/**
 * How many moves the player still has in this turn, and whether the opponent's last move cut one of
 * the player's squares: `1-0` an ordinary turn, `2-1` both moves after a cut, `1-1` the second of them.
 */
export const cutInfos = ['1-0', '1-1', '2-1'] as const;
export type CutInfo = (typeof cutInfos)[number];

/**
 * Rows count from the top and columns from the left, both from 0. Square (i, j) touches the octagons
 * (i−1, j−1), (i−1, j), (i, j−1) and (i, j); on a board of m×n octagons there are (m+1)×(n+1) squares,
 * and those on the border belong to the sides for ever.
 *
 * ```
 *   +   1   +   1   +        squares (0,0) (0,1) (0,2)
 *     o   o   …              octagons (0,0) (0,1)
 *   2   ·   ·   …            squares (1,0) (1,1)
 *     o   o   …              octagons (1,0) (1,1)
 * ```
 *
 * Who owns a crossing (1 2 over 2 1, or 2 1 over 1 2) is not told by its octagons but by who completed
 * it last, so the squares are part of the position.
 */
export interface SquexPosition {
  readonly rows: number;
  readonly cols: number;
  readonly octagons: readonly (readonly Owner[])[];
  readonly squares: readonly (readonly Owner[])[];
  readonly player: Player;
  readonly cutInfo: CutInfo;
}

/** The shortest and the longest side of a board. */
export const leastSide = 1;
export const mostSide = 26;

export function opponentOf(player: Player): Player {
  return player === 1 ? 2 : 1;
}

/** How many moves the player has left in this turn. */
export function movesLeft(position: SquexPosition): 1 | 2 {
  return position.cutInfo === '2-1' ? 2 : 1;
}

/** The owner of the square (i, j) that the sides fix; `undefined` for an inner square. */
export function borderOwner(rows: number, cols: number, i: number, j: number): Owner | undefined {
  const isLevel = i === 0 || i === rows;
  const isUpright = j === 0 || j === cols;
  if (isLevel && isUpright) return 0;
  if (isLevel) return 1;
  if (isUpright) return 2;
  return undefined;
}

/**
 * The board before the first move.
 *
 * @example
 * ```ts
 * import { emptyPosition, legalMoves } from 'ludoteca/squex/rules';
 *
 * console.log(legalMoves(emptyPosition(5, 5)).length);
 * ```
 *
 * ```text
 * 25
 * ```
 */
export function emptyPosition(rows: number, cols: number): SquexPosition {
  for (const side of [rows, cols]) {
    if (!Number.isInteger(side) || side < leastSide || side > mostSide) {
      throw new Error(`a Squex board has sides from ${leastSide} to ${mostSide}, not ${side}`);
    }
  }
  return {
    rows,
    cols,
    octagons: matrix(rows, cols, () => 0),
    squares: matrix(rows + 1, cols + 1, (i, j) => borderOwner(rows, cols, i, j) ?? 0),
    player: 1,
    cutInfo: '1-0',
  };
}

/** The four octagons around an inner square, as its two diagonals. */
export function diagonalsOf(square: Cell): readonly [readonly Cell[], readonly Cell[]] {
  const { row, col } = square;
  return [
    [
      { row: row - 1, col: col - 1 },
      { row, col },
    ],
    [
      { row: row - 1, col },
      { row, col: col - 1 },
    ],
  ];
}

/** The inner squares of a board, in reading order. */
export function innerSquares(rows: number, cols: number): Cell[] {
  const squares: Cell[] = [];
  for (let row = 1; row < rows; row++) {
    for (let col = 1; col < cols; col++) squares.push({ row, col });
  }
  return squares;
}

function matrix(rows: number, cols: number, at: (row: number, col: number) => Owner): Owner[][] {
  return Array.from({ length: rows }, (_, row) =>
    Array.from({ length: cols }, (_, col) => at(row, col)),
  );
}
