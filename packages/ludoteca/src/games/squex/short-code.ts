/** Positions of Squex in short codes: the octagons tell all squares but the crossings. */

import { Frequencies, type JsonObject, type Packing } from '../../document/index.ts';
import type { Cell } from '../../kernel/index.ts';
import {
  borderOwner,
  cutInfos,
  diagonalsOf,
  leastSide,
  mostSide,
  type Owner,
  type Player,
  type SquexPosition,
} from './position.ts';

type Octagons = SquexPosition['octagons'];

const sides = mostSide - leastSide + 1;

export const packing: Packing<SquexPosition> = {
  prefix: 'sq',

  pack({ rows, cols, octagons, squares, player, cutInfo }, writer) {
    writer.whole(rows - leastSide, sides);
    writer.flag(rows === cols);
    if (rows !== cols) writer.whole(cols - leastSide, sides);
    writer.whole(player - 1, 2);
    writer.whole(cutInfos.indexOf(cutInfo), cutInfos.length);
    const owners = new Frequencies(3);
    for (const owner of octagons.flat()) writer.pick(owner, owners);
    for (const square of crossings(rows, cols, octagons)) {
      writer.whole(squares[square.row][square.col] === 1 ? 0 : 1, 2);
    }
  },

  unpack(reader): JsonObject {
    const rows = leastSide + reader.whole(sides);
    const cols = reader.flag() ? rows : leastSide + reader.whole(sides);
    const player = reader.whole(2) + 1;
    const cutInfo = cutInfos[reader.whole(cutInfos.length)];
    const owners = new Frequencies(3);
    const octagons = Array.from({ length: rows }, () =>
      Array.from({ length: cols }, () => ([0, 1, 2] as const)[reader.pick(owners)]),
    );
    const squares = Array.from({ length: rows + 1 }, (_, row) =>
      Array.from(
        { length: cols + 1 },
        (_, col): Owner =>
          borderOwner(rows, cols, row, col) ?? holdersOf(octagons, { row, col })[0] ?? 0,
      ),
    );
    for (const { row, col } of crossings(rows, cols, octagons)) {
      squares[row][col] = reader.whole(2) === 0 ? 1 : 2;
    }
    return { rows, cols, octagons, squares, player, cutInfo };
  },
};

/** Who holds a diagonal across an inner square. */
function holdersOf(octagons: Octagons, square: Cell): Player[] {
  return diagonalsOf(square).flatMap(([one, other]) => {
    const owner = octagons[one.row][one.col];
    return owner !== 0 && owner === octagons[other.row][other.col] ? [owner] : [];
  });
}

/** The inner squares across which both players hold a diagonal. */
function* crossings(rows: number, cols: number, octagons: Octagons): Iterable<Cell> {
  for (let row = 1; row < rows; row++) {
    for (let col = 1; col < cols; col++) {
      const [one, other] = holdersOf(octagons, { row, col });
      if (one !== undefined && other !== undefined && one !== other) yield { row, col };
    }
  }
}
