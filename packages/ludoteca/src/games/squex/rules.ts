/** The rules of Squex on positions that never change: claims, cuts, double moves, the win. */

import type { Cell } from '../../kernel/index.ts';
import {
  type CutInfo,
  diagonalsOf,
  innerSquares,
  movesLeft,
  type Owner,
  opponentOf,
  type Player,
  type SquexPosition,
} from './position.ts';

/** What a move does besides holding its octagon. */
export interface Consequences {
  /** Squares that nobody held and the player now does. */
  readonly claims: readonly Cell[];
  /** Squares taken from the opponent, who then has two moves. */
  readonly cuts: readonly Cell[];
  /** True when the player had a second move in this turn, and loses it by cutting. */
  readonly losesSecondMove: boolean;
}

/**
 * The octagons that may be taken; none once somebody has won.
 *
 * @example
 * ```ts
 * import { emptyPosition, legalMoves, octagonName, play } from 'ludoteca/squex/rules';
 *
 * const position = play(emptyPosition(5, 5), { row: 2, col: 2 });
 * console.log(octagonName(legalMoves(position)[0]));
 * ```
 *
 * ```text
 * a1
 * ```
 */
export function legalMoves(position: SquexPosition): Cell[] {
  if (winnerOf(position) !== 0) return [];
  const moves: Cell[] = [];
  for (const [row, line] of position.octagons.entries()) {
    for (const [col, owner] of line.entries()) if (owner === 0) moves.push({ row, col });
  }
  return moves;
}

export function isLegal(position: SquexPosition, { row, col }: Cell): boolean {
  return position.octagons[row]?.[col] === 0 && winnerOf(position) === 0;
}

/**
 * What taking an octagon would do.
 *
 * @example
 * ```ts
 * import { consequencesOf, emptyPosition, play } from 'ludoteca/squex/rules';
 *
 * const position = play(emptyPosition(5, 5), { row: 2, col: 2 });
 * console.log(Object.keys(consequencesOf(position, { row: 1, col: 1 })).join(' '));
 * ```
 *
 * ```text
 * claims cuts losesSecondMove
 * ```
 */
export function consequencesOf(position: SquexPosition, octagon: Cell): Consequences {
  const { player, octagons, squares } = position;
  const claims: Cell[] = [];
  const cuts: Cell[] = [];
  for (const down of [0, 1]) {
    for (const right of [0, 1]) {
      const row = octagon.row + 2 * down - 1;
      const col = octagon.col + 2 * right - 1;
      if (octagons[row]?.[col] !== player) continue;
      const square = { row: octagon.row + down, col: octagon.col + right };
      const owner = squares[square.row][square.col];
      if (owner === 0) claims.push(square);
      else if (owner !== player) cuts.push(square);
    }
  }
  return { claims, cuts, losesSecondMove: cuts.length > 0 && movesLeft(position) === 2 };
}

/**
 * The position after a legal move of the player to move.
 *
 * @example
 * ```ts
 * import { emptyPosition, play } from 'ludoteca/squex/rules';
 *
 * const position = play(emptyPosition(5, 5), { row: 2, col: 2 });
 * console.log(position.player);
 * ```
 *
 * ```text
 * 2
 * ```
 */
export function play(position: SquexPosition, octagon: Cell): SquexPosition {
  if (!isLegal(position, octagon)) {
    throw new Error(`row ${octagon.row}, column ${octagon.col} is no legal move`);
  }
  const { player } = position;
  const { claims, cuts } = consequencesOf(position, octagon);
  return {
    ...position,
    octagons: withOwner(position.octagons, [octagon], player),
    squares: withOwner(position.squares, [...claims, ...cuts], player),
    ...turnAfter(position, cuts.length > 0),
  };
}

function turnAfter(
  position: SquexPosition,
  isCut: boolean,
): { readonly player: Player; readonly cutInfo: CutInfo } {
  const { player } = position;
  if (isCut) return { player: opponentOf(player), cutInfo: '2-1' };
  if (movesLeft(position) === 2) return { player, cutInfo: '1-1' };
  return { player: opponentOf(player), cutInfo: '1-0' };
}

function withOwner(
  board: readonly (readonly Owner[])[],
  places: readonly Cell[],
  owner: Owner,
): readonly (readonly Owner[])[] {
  if (places.length === 0) return board;
  return board.map((line, row) => {
    const taken = places.filter((place) => place.row === row);
    if (taken.length === 0) return line;
    return line.map((old, col) => (taken.some((place) => place.col === col) ? owner : old));
  });
}

/**
 * The octagons that the opponent needs to cut an inner square: the empty ones of the other diagonal.
 * None when the square is nobody's, or cannot be cut (any more).
 */
export function cuttersOf(position: SquexPosition, square: Cell): readonly Cell[] {
  const owner = position.squares[square.row][square.col];
  if (owner === 0) return [];
  const at = ({ row, col }: Cell) => position.octagons[row][col];
  const other = diagonalsOf(square).find((diagonal) => !diagonal.every((end) => at(end) === owner));
  if (other === undefined || other.some((end) => at(end) === owner)) return [];
  return other.filter((end) => at(end) === 0);
}

/** A square that can still be cut, and the one or two octagons that the opponent needs for it. */
export interface CuttableSquare {
  readonly square: Cell;
  readonly owner: Player;
  readonly cutters: readonly Cell[];
}

/**
 * The squares that can still be cut.
 *
 * @example
 * ```ts
 * import { cuttableSquares, emptyPosition, play } from 'ludoteca/squex/rules';
 *
 * const position = play(emptyPosition(5, 5), { row: 2, col: 2 });
 * console.log(cuttableSquares(position).length);
 * ```
 *
 * ```text
 * 0
 * ```
 */
export function cuttableSquares(position: SquexPosition): CuttableSquare[] {
  return innerSquares(position.rows, position.cols).flatMap((square) => {
    const owner = position.squares[square.row][square.col];
    const cutters = cuttersOf(position, square);
    return owner === 0 || cutters.length === 0 ? [] : [{ square, owner, cutters }];
  });
}

/**
 * Who has joined both own sides for good. At most one player can: each crossing has one owner.
 *
 * @example
 * ```ts
 * import { emptyPosition, play, winnerOf } from 'ludoteca/squex/rules';
 *
 * const position = play(emptyPosition(5, 5), { row: 2, col: 2 });
 * console.log(winnerOf(position));
 * ```
 *
 * ```text
 * 0
 * ```
 */
export function winnerOf(position: SquexPosition): Owner {
  if (winningChain(position, 1) !== undefined) return 1;
  if (winningChain(position, 2) !== undefined) return 2;
  return 0;
}

/**
 * A shortest chain of the player's octagons from side to side in which each next octagon is an
 * orthogonal neighbour, or a diagonal one across an own square that cannot be cut.
 *
 * @example
 * ```ts
 * import { emptyPosition, play, winningChain } from 'ludoteca/squex/rules';
 *
 * const position = play(emptyPosition(5, 5), { row: 2, col: 2 });
 * console.log(winningChain(position, 1));
 * ```
 *
 * ```text
 * undefined
 * ```
 */
export function winningChain(position: SquexPosition, player: Player): readonly Cell[] | undefined {
  const { rows, cols, octagons } = position;
  const depth = player === 1 ? rows : cols;
  const width = player === 1 ? cols : rows;
  const cellAt = (along: number, across: number): Cell =>
    player === 1 ? { row: along, col: across } : { row: across, col: along };
  const before = new Map<number, Cell | undefined>();
  const keyOf = ({ row, col }: Cell) => row * cols + col;
  const queue: Cell[] = [];
  const reach = (cell: Cell, from: Cell | undefined) => {
    if (octagons[cell.row]?.[cell.col] !== player || before.has(keyOf(cell))) return;
    before.set(keyOf(cell), from);
    queue.push(cell);
  };
  for (let across = 0; across < width; across++) reach(cellAt(0, across), undefined);
  for (const cell of queue) {
    if ((player === 1 ? cell.row : cell.col) === depth - 1) {
      const chain: Cell[] = [];
      for (let at: Cell | undefined = cell; at !== undefined; at = before.get(keyOf(at))) {
        chain.unshift(at);
      }
      return chain;
    }
    for (const next of permanentNeighbours(position, cell, player)) reach(next, cell);
  }
  return undefined;
}

/** Where the player's links lead from an octagon that no move can take away any more. */
function permanentNeighbours(position: SquexPosition, from: Cell, player: Player): Cell[] {
  const { row, col } = from;
  const next: Cell[] = [
    { row: row - 1, col },
    { row, col: col - 1 },
    { row, col: col + 1 },
    { row: row + 1, col },
  ];
  for (const down of [0, 1]) {
    for (const right of [0, 1]) {
      const square = { row: row + down, col: col + right };
      const isInner =
        square.row > 0 &&
        square.row < position.rows &&
        square.col > 0 &&
        square.col < position.cols;
      if (!isInner || position.squares[square.row][square.col] !== player) continue;
      if (cuttersOf(position, square).length > 0) continue;
      next.push({ row: row + 2 * down - 1, col: col + 2 * right - 1 });
    }
  }
  return next;
}
