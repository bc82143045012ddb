/** How Squex shows itself on a page. */

import type { Drawing, Shape } from '../../drawing/index.ts';
import type { Showing, ShownCell } from '../../game/index.ts';
import type { Cell, Notice } from '../../kernel/index.ts';
import { cellAt, moveAt, octagonName, squareName } from './cells.ts';
import { fullView, guide, legendTexts } from './messages.ts';
import { notices } from './notices.ts';
import { movesLeft, type Player, type SquexPosition } from './position.ts';
import { consequencesOf, cuttableSquares, cuttersOf, play } from './rules.ts';
import {
  bars,
  cuttableSquare,
  cutterSign,
  diamondAt,
  filled,
  halfDiagonal,
  heldTile,
  inkOf,
  inset,
  middleOf,
  octagonAt,
  outlined,
  safeSquare,
  tintOf,
} from './tiles.ts';

const origin: Cell = { row: 0, col: 0 };

export const showing: Showing<SquexPosition> = {
  cells: (position) =>
    position.octagons.flatMap((line, row) =>
      line.map(
        (_, col): ShownCell => ({
          row,
          col,
          place: middleOf({ row, col }),
          name: octagonName({ row, col }),
          told: toldOf(position, { row, col }),
          move: moveAt(position, { row, col }),
        }),
      ),
    ),
  aim: (_position, side) => notices.notice(side === 0 ? 'blue-aim' : 'ochre-aim', {}),
  emblem: (side) => ({
    left: 0,
    top: 0,
    width: 1,
    height: 1,
    shapes: [
      heldTile(octagonAt(origin, inset), playerOf(side)),
      bars(middleOf(origin), playerOf(side), 0.21),
    ],
  }),
  guide,
  preview(position, move) {
    const octagon = cellAt(position, move);
    const { player } = position;
    const { claims, cuts } = consequencesOf(position, octagon);
    const after = play(position, octagon);
    return [
      filled(octagonAt(octagon, inset), tintOf(player)),
      bars(middleOf(octagon), player, 0.19, inkOf(player), 0.5),
      outlined(octagonAt(octagon, 0.05), 'accent', 0.07),
      ...claims.flatMap((square) =>
        cuttersOf(after, square).length > 0
          ? cuttableSquare(square, player)
          : safeSquare(square, player),
      ),
      // What would be cut is shown as it would be: the other's no more, and ringed as after the move.
      ...cuts.flatMap((square) => [
        ...safeSquare(square, player),
        outlined(diamondAt(square, halfDiagonal + 0.07), 'ink', 0.04),
      ]),
    ];
  },
  sign: (position, move) => (isCut(position, move) ? '✂' : undefined),
  cause(position, move) {
    const { cuts } = consequencesOf(position, cellAt(position, move));
    if (cuts.length === 0) return undefined;
    const squares = cuts.map(squareName).join(', ');
    return notices.notice(position.player === 1 ? 'blue-did-cut' : 'ochre-did-cut', {
      squares,
    });
  },
  caution(position, move) {
    if (!isCut(position, move)) return undefined;
    return notices.notice(position.player === 1 ? 'blue-cuts' : 'ochre-cuts', {});
  },
  movesLeft,
  full: fullView,
  legend(isFull) {
    const around = (half: number, shapes: readonly Shape[]): Drawing => ({
      left: -half,
      top: -half,
      width: 2 * half,
      height: 2 * half,
      shapes,
    });
    const squares = [
      { sign: around(0.3, safeSquare(origin, 1)), text: legendTexts.safe },
      { sign: around(0.3, cuttableSquare(origin, 1)), text: legendTexts.cuttable },
    ];
    if (!isFull) return squares;
    return [
      ...squares,
      { sign: around(0.14, [cutterSign([0, 0], 2, true)]), text: legendTexts.one },
      { sign: around(0.14, [cutterSign([0, 0], 2, false)]), text: legendTexts.two },
    ];
  },
};

function isCut(position: SquexPosition, move: number): boolean {
  return consequencesOf(position, cellAt(position, move)).cuts.length > 0;
}

const playerOf = (side: 0 | 1): Player => (side === 0 ? 1 : 2);

/** Whose an octagon is, or what taking it would do. */
function toldOf(position: SquexPosition, octagon: Cell): Notice {
  const owner = position.octagons[octagon.row][octagon.col];
  if (owner !== 0) return heldBy(position, octagon, owner);
  const { claims, cuts } = consequencesOf(position, octagon);
  const ends = (squares: readonly Cell[]) =>
    squares.map((square) => octagonName(across(square, octagon))).join(', ');
  if (cuts.length > 0) return notices.notice('cell-cuts', { cells: ends(cuts) });
  if (claims.length > 0) return notices.notice('cell-joins', { cells: ends(claims) });
  return notices.notice('cell-empty', {});
}

/** A held octagon, and its links that can still be cut. */
function heldBy(position: SquexPosition, octagon: Cell, owner: Player): Notice {
  const links = cuttableSquares(position)
    .filter(({ square, owner: holder }) => holder === owner && touches(square, octagon))
    .map(({ square }) => across(square, octagon))
    .filter(({ row, col }) => position.octagons[row][col] === owner);
  const name = owner === 1 ? 'blue' : 'ochre';
  if (links.length === 0) return notices.notice(`cell-${name}`, {});
  const cells = links.map(octagonName).join(', ');
  return notices.notice(`cell-${name}-cuttable`, { cells });
}

function touches(square: Cell, { row, col }: Cell): boolean {
  const [down, right] = [square.row - row, square.col - col];
  return (down === 0 || down === 1) && (right === 0 || right === 1);
}

/** The octagon at the other corner of a square. */
function across(square: Cell, { row, col }: Cell): Cell {
  return { row: 2 * square.row - 1 - row, col: 2 * square.col - 1 - col };
}
