/** A position as shapes: octagons, the squares between them, the coloured sides, the winning chain. */

import type { Drawing, Point, Shape } from '../../drawing/index.ts';
import type { Marks } from '../../game/index.ts';
import type { Cell } from '../../kernel/index.ts';
import { cellAt, octagonName } from './cells.ts';
import {
  diagonalsOf,
  innerSquares,
  opponentOf,
  type Player,
  type SquexPosition,
} from './position.ts';
import { cuttableSquares, cuttersOf, winnerOf, winningChain } from './rules.ts';
import {
  bars,
  cuttableSquare,
  cutterSign,
  diamondAt,
  filled,
  halfDiagonal,
  heldTile,
  inset,
  leg,
  middleOf,
  octagonAt,
  onRoleOf,
  outlined,
  roleOf,
  safeSquare,
} from './tiles.ts';

/** The coloured sides, and the room for letters and numbers outside of them. */
const frame = 0.15;
const margin = 0.28;
/** How much is left of a tile that is not in the winning chain. */
const faint = 0.42;
/** Half the length of the bars on an octagon. */
const longBar = 0.19;

/**
 * The board in shapes.
 *
 * @example
 * ```ts
 * import { emptyPosition, play } from 'ludoteca/squex/rules';
 * import { themes, toSvg } from 'ludoteca/drawing';
 * import { view } from 'ludoteca/squex/view';
 *
 * const position = play(emptyPosition(5, 5), { row: 2, col: 2 });
 * console.log(toSvg(view(position), themes.light).slice(0, 4));
 * ```
 *
 * ```text
 * <svg
 * ```
 */
export function view(position: SquexPosition, marks: Marks = {}): Drawing {
  const { rows, cols } = position;
  const winner = winnerOf(position);
  const chain = winner === 0 ? undefined : winningChain(position, winner);
  return {
    left: -frame - margin,
    top: -frame - margin,
    width: cols + 2 * frame + margin + 0.02,
    height: rows + 2 * frame + margin + 0.02,
    shapes: [
      ...sides(rows, cols),
      ...octagons(position, chain),
      ...squares(position, chain),
      ...lastMoves(position, marks),
      ...(marks.isFull ? cutters(position) : []),
      ...pointers(position, marks),
      ...(chain === undefined || winner === 0 ? [] : chainShapes(position, chain, winner)),
      ...coordinates(rows, cols),
    ],
  };
}

/** The frame, blue above and below, ochre left and right, with half squares pointing inwards. */
function sides(rows: number, cols: number): Shape[] {
  const f = frame;
  const alongside = (count: number) => Array.from({ length: count - 1 }, (_, index) => index + 1);
  const level = (y: number, out: number): Shape => ({
    kind: 'lines',
    closed: true,
    fill: 'first',
    runs: [
      [
        [-f, y + out * f],
        [cols + f, y + out * f],
        [cols, y],
        [0, y],
      ],
      ...alongside(cols).map((at): Point[] => [
        [at - leg, y],
        [at + leg, y],
        [at, y - out * leg],
      ]),
    ],
  });
  const upright = (x: number, out: number): Shape => ({
    kind: 'lines',
    closed: true,
    fill: 'second',
    runs: [
      [
        [x + out * f, -f],
        [x + out * f, rows + f],
        [x, rows],
        [x, 0],
      ],
      ...alongside(rows).map((at): Point[] => [
        [x, at - leg],
        [x, at + leg],
        [x - out * leg, at],
      ]),
    ],
  });
  const corner = (x: number, y: number, right: number, down: number): Point[] => [
    [x + right * f, y + down * f],
    [x, y],
  ];
  return [
    { kind: 'rect', x: 0, y: 0, w: cols, h: rows, fill: 'seam' },
    upright(0, -1),
    upright(cols, 1),
    level(0, -1),
    level(rows, 1),
    {
      kind: 'lines',
      runs: [
        corner(0, 0, -1, -1),
        corner(cols, 0, 1, -1),
        corner(0, rows, -1, 1),
        corner(cols, rows, 1, 1),
      ],
      stroke: 'surface',
      width: 0.05,
      cap: 'butt',
    },
    ...alongside(cols).flatMap((x) => [bars([x, 0.03], 1, 0.07), bars([x, rows - 0.03], 1, 0.07)]),
    ...alongside(rows).flatMap((y) => [
      bars([0.01, y], 2, 0.075),
      bars([cols - 0.01, y], 2, 0.075),
    ]),
  ];
}

function octagons(position: SquexPosition, chain: readonly Cell[] | undefined): Shape[] {
  return position.octagons.flatMap((line, row) =>
    line.flatMap((owner, col): Shape[] => {
      const outline = octagonAt({ row, col }, inset);
      const tile = filled(outline, 'tile');
      if (owner === 0) return [tile];
      const isInChain = chain?.some((cell) => cell.row === row && cell.col === col);
      if (isInChain) return [tile, heldTile(outline, owner)];
      const opacity = chain === undefined ? undefined : faint;
      return [
        tile,
        heldTile(outline, owner, opacity),
        bars(middleOf({ row, col }), owner, longBar, undefined, opacity),
      ];
    }),
  );
}

/** Inner squares: solid when they are safe, tinted and dashed when they can still be cut. */
function squares(position: SquexPosition, chain: readonly Cell[] | undefined): Shape[] {
  return innerSquares(position.rows, position.cols).flatMap((square): Shape[] => {
    const owner = position.squares[square.row][square.col];
    const outline = diamondAt(square, halfDiagonal);
    if (owner === 0) return [filled(outline, 'hollow')];
    if (cuttersOf(position, square).length > 0) return cuttableSquare(square, owner);
    if (chain !== undefined && isJoint(chain, square)) return [heldTile(outline, owner)];
    const opacity = chain === undefined ? undefined : faint;
    return [
      ...(opacity === undefined ? [] : [filled(outline, 'tile')]),
      ...safeSquare(square, owner, opacity),
    ];
  });
}

/** Whether the chain goes across the square. */
function isJoint(chain: readonly Cell[], square: Cell): boolean {
  return chain.some((cell, index) => {
    const before = chain[index - 1];
    return (
      before !== undefined &&
      cell.row !== before.row &&
      cell.col !== before.col &&
      Math.max(cell.row, before.row) === square.row &&
      Math.max(cell.col, before.col) === square.col
    );
  });
}

/** The moves of the last turn, each pointed out. */
function lastMoves(position: SquexPosition, { last, earlier = [] }: Marks): Shape[] {
  return last === undefined ? [] : [...earlier, last].flatMap((move) => lastMove(position, move));
}

/** A ring in the octagon that was taken, and one around each square that it cut. */
function lastMove(position: SquexPosition, last: number): Shape[] {
  const octagon = cellAt(position, last);
  const owner = position.octagons[octagon.row][octagon.col];
  if (owner === 0 || winnerOf(position) !== 0) return [];
  return [
    outlined(octagonAt(octagon, 0.09), onRoleOf(owner), 0.05),
    ...justCut(position, octagon, owner).map((square) =>
      outlined(diamondAt(square, halfDiagonal + 0.07), 'ink', 0.04),
    ),
  ];
}

/** The squares that a move has cut: the player's own now, though the other diagonal is all the opponent's. */
function justCut(position: SquexPosition, { row, col }: Cell, owner: Player): Cell[] {
  if (position.cutInfo !== '2-1') return [];
  const opponent = opponentOf(owner);
  return innerSquares(position.rows, position.cols).filter((square) => {
    const isNear = square.row - row === 0 || square.row - row === 1;
    if (!isNear || (square.col !== col && square.col !== col + 1)) return false;
    if (position.squares[square.row][square.col] !== owner) return false;
    return diagonalsOf(square).some((diagonal) =>
      diagonal.every((end) => position.octagons[end.row][end.col] === opponent),
    );
  });
}

/** Where squares can still be cut: a cross where one move is enough, a ring where it takes two. */
function cutters(position: SquexPosition): Shape[] {
  return cuttableSquares(position).flatMap(({ square, owner, cutters: needed }) =>
    needed.map((cutter) => {
      const [x, y] = middleOf(cutter);
      const place: Point = [x + 0.42 * (square.col - x), y + 0.42 * (square.row - y)];
      return cutterSign(place, opponentOf(owner), needed.length === 1);
    }),
  );
}

function pointers(position: SquexPosition, { moves = [] }: Marks): Shape[] {
  return moves.map((move): Shape => {
    const [x, y] = middleOf(cellAt(position, move));
    return { kind: 'circle', x, y, r: 0.14, fill: 'accent', opacity: 0.6 };
  });
}

/** The chain as a line from side to side, with a dot on each of its octagons. */
function chainShapes(position: SquexPosition, chain: readonly Cell[], winner: Player): Shape[] {
  const middles = chain.map(middleOf);
  const [firstX, firstY] = middles[0];
  const [lastX, lastY] = middles[middles.length - 1];
  const begin: Point = winner === 1 ? [firstX, -frame] : [-frame, firstY];
  const end: Point = winner === 1 ? [lastX, position.rows + frame] : [position.cols + frame, lastY];
  const way = [[begin, ...middles, end]];
  return [
    { kind: 'lines', runs: way, stroke: roleOf(winner), width: 0.34, isDrawn: true },
    { kind: 'lines', runs: way, stroke: onRoleOf(winner), width: 0.09, isDrawn: true },
    ...middles.map(([x, y]): Shape => ({ kind: 'circle', x, y, r: 0.13, fill: onRoleOf(winner) })),
  ];
}

function coordinates(rows: number, cols: number): Shape[] {
  const label = (text: string, x: number, y: number): Shape => ({
    kind: 'text',
    x,
    y,
    size: 0.19,
    text,
    fill: 'ink3',
    weight: 550,
    anchor: 'middle',
  });
  const columns = Array.from({ length: cols }, (_, col) =>
    label(octagonName({ row: 0, col })[0], col + 0.5, -frame - 0.15),
  );
  const numbers = Array.from({ length: rows }, (_, row) =>
    label(String(row + 1), -frame - 0.15, row + 0.5),
  );
  return [...columns, ...numbers];
}
