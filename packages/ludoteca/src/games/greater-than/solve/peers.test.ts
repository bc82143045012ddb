/** The number of solutions, up to three, as SAT solvers from elsewhere find it. */

import { describe, expect, it } from 'vitest';
import {
  directEncoding,
  orderEncoding,
} from '../../../../../../bench/src/greater-than-encodings.ts';
import { cadicalPeer } from '../../../../../../bench/src/peers/cadical.ts';
import { clingoPeer } from '../../../../../../bench/src/peers/clingo.ts';
import { Effort, type Random, random } from '../../../kernel/index.ts';
import type { GreaterThanClues, Sign } from '../clues.ts';
import { verify } from '../rules.ts';
import { solutions } from './index.ts';

const isLong = process.env.LUDOTECA_LONG === '1';

/** Boxes, each as often as it is to be drawn. */
const boxes = [
  { boxRows: 2, boxCols: 2, share: 4 },
  { boxRows: 2, boxCols: 3, share: 4 },
  { boxRows: 3, boxCols: 2, share: 3 },
  { boxRows: 2, boxCols: 4, share: 3 },
  { boxRows: 4, boxCols: 2, share: 3 },
  { boxRows: 3, boxCols: 3, share: 8 },
  { boxRows: 3, boxCols: 4, share: 2 },
  { boxRows: 4, boxCols: 3, share: 2 },
  { boxRows: 4, boxCols: 4, share: 1 },
].flatMap(({ share, ...box }) => Array.from({ length: share }, () => box));

const most = 3;
/** A puzzle that takes longer is left alone. */
const mostNodes = 5_000;

function blank(boxRows: number, boxCols: number): GreaterThanClues {
  const size = boxRows * boxCols;
  const matrix = <Item>(rows: number, cols: number, item: Item) =>
    Array.from({ length: rows }, () => Array.from({ length: cols }, () => item));
  return {
    boxRows,
    boxCols,
    givens: matrix(size, size, 0),
    right: matrix<Sign>(size, size - 1, ''),
    down: matrix<Sign>(size - 1, size, ''),
  };
}

/** A filling, shuffled from the plainest one. */
function filling(boxRows: number, boxCols: number, draw: Random): number[][] {
  const size = boxRows * boxCols;
  const digits = draw.shuffled(Array.from({ length: size }, (_, index) => index + 1));
  const shuffledLines = (thickness: number) =>
    draw
      .shuffled(Array.from({ length: size / thickness }, (_, index) => index))
      .flatMap((group) =>
        draw
          .shuffled(Array.from({ length: thickness }, (_, index) => index))
          .map((line) => group * thickness + line),
      );
  const rows = shuffledLines(boxRows);
  const cols = shuffledLines(boxCols);
  // Row r of the plainest filling begins with digit (r mod boxRows) · boxCols + floor(r / boxRows).
  return rows.map((row) =>
    cols.map((col) => {
      const start = (row % boxRows) * boxCols + Math.floor(row / boxRows);
      return digits[(start + col) % size];
    }),
  );
}

/** A puzzle with some signs and digits of a filling, a few of them changed in every third one. */
function puzzle(draw: Random): GreaterThanClues {
  const { boxRows, boxCols } = draw.pick(boxes);
  const grid = filling(boxRows, boxCols, draw);
  const size = grid.length;
  const inside = draw.chance(0.4) ? 1 : draw.unit();
  const across = draw.chance(0.5) ? 0 : draw.unit();
  const given = draw.chance(0.3) ? 0.02 : (0.3 + 0.1 * Math.sqrt(size)) * draw.unit();
  const wrong = draw.chance(0.33) ? 1.5 / (size * size) : 0;
  const sign = (first: number, second: number, isInside: boolean): Sign => {
    if (!draw.chance(isInside ? inside : across)) return '';
    return first < second !== draw.chance(wrong) ? '<' : '>';
  };
  const clues = blank(boxRows, boxCols);
  return {
    ...clues,
    givens: grid.map((row) =>
      row.map((digit) => {
        if (!draw.chance(given)) return 0;
        return draw.chance(wrong) ? 1 + draw.below(size) : digit;
      }),
    ),
    right: clues.right.map((row, r) =>
      row.map((_, c) => sign(grid[r][c], grid[r][c + 1], (c + 1) % boxCols !== 0)),
    ),
    down: clues.down.map((row, r) =>
      row.map((_, c) => sign(grid[r][c], grid[r + 1][c], (r + 1) % boxRows !== 0)),
    ),
  };
}

/** How many solutions we find, each of them checked; `undefined` when it takes too long. */
function counted(clues: GreaterThanClues): number | undefined {
  const effort = new Effort({ nodes: mostNodes });
  const found = new Set<string>();
  for (const grid of solutions(clues, effort)) {
    expect(verify(clues, grid)).toEqual([]);
    found.add(JSON.stringify(grid.digits));
    if (found.size === most) return most;
  }
  return effort.stopped === undefined ? found.size : undefined;
}

describe('solutions', () => {
  it('are as many as SAT solvers find, up to three', async () => {
    const cadical = await cadicalPeer();
    const clingo = await clingoPeer();
    const wanted = isLong ? 1000 : 20;
    const draw = random('peers');
    const seen = [0, 0, 0, 0];
    const sizes = new Set<number>();
    let left = 0;
    for (let round = 0; round < wanted; ) {
      const clues = puzzle(draw);
      const ours = counted(clues);
      if (ours === undefined) {
        left++;
        continue;
      }
      round++;
      // Each peer and each encoding has its turn; clingo cannot read the largest.
      const peer = round % 2 === 0 || clues.givens.length > 12 ? cadical : clingo;
      const encode = round % 4 < 2 ? directEncoding : orderEncoding;
      const theirs = peer.prepare(encode(clues))(most);
      expect(ours, `${peer.name}, ${JSON.stringify(clues)}`).toBe(theirs);
      seen[ours]++;
      sizes.add(clues.boxRows * clues.boxCols);
    }
    expect(Math.min(seen[0], seen[1], seen[3])).toBeGreaterThan(wanted / 20);
    expect(sizes.size).toBeGreaterThanOrEqual(isLong ? 6 : 4);
    expect(left).toBeLessThan(wanted / 10);
  });
});
