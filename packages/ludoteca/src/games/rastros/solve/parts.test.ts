/** The parts of the solver against slow, obvious twins. */

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { canonical, movedCell } from './canonical.ts';
import { locate, spareBit } from './exact-key.ts';
import { ExactTable, lost, open, won } from './exact-table.ts';
import { bitHi, bitLo, PackedBoard } from './packed-board.ts';
import { reach } from './reach.ts';
import { holdsTogether, ringAround } from './ring.ts';

const word = fc.integer({ min: -(2 ** 31), max: 2 ** 31 - 1 });
const sizes = fc.integer({ min: 3, max: 8 });

const setOf = (lo: number, hi: number) =>
  new Set(
    Array.from({ length: 64 }, (_, cell) => cell).filter(
      (cell) => (bitLo(cell) & lo) | (bitHi(cell) & hi),
    ),
  );

/** Free cells of the board, goals left out, and a stone that stands on none of them. */
const positions = fc
  .record({ size: sizes, lo: word, hi: word, pick: fc.nat(), side: fc.nat(1) })
  .map(({ size, lo, hi, pick, side }) => {
    const cells = boardCells(size).filter((cell) => cell !== 0 && cell !== 9 * (size - 1));
    const stone = cells[pick % cells.length];
    const free = new Set(cells.filter((cell) => cell !== stone && setOf(lo, hi).has(cell)));
    return { size, free, stone, side };
  });

function boardCells(size: number): number[] {
  return Array.from({ length: 64 }, (_, cell) => cell).filter(
    (cell) => (cell & 7) < size && cell >> 3 < size,
  );
}

function areNear(one: number, other: number): boolean {
  const files = Math.abs((one & 7) - (other & 7));
  const ranks = Math.abs((one >> 3) - (other >> 3));
  return one !== other && files <= 1 && ranks <= 1;
}

const loOf = (cells: Iterable<number>) => [...cells].reduce((sum, cell) => sum | bitLo(cell), 0);
const hiOf = (cells: Iterable<number>) => [...cells].reduce((sum, cell) => sum | bitHi(cell), 0);

describe('the packed board', () => {
  it('knows neighbours and gates', () => {
    for (let size = 3; size <= 8; size++) {
      const board = new PackedBoard(size);
      const goals = [0, 9 * (size - 1)];
      for (const cell of boardCells(size)) {
        const near = boardCells(size).filter(
          (other) => areNear(cell, other) && !goals.includes(other),
        );
        expect([...setOf(board.nearLo[cell], board.nearHi[cell])]).toEqual(near);
      }
      for (const side of [0, 1]) {
        const gate = boardCells(size).filter((cell) => areNear(cell, goals[side]));
        expect([...setOf(board.gateLo[side], board.gateHi[side])]).toEqual(gate);
      }
    }
    expect(() => new PackedBoard(9)).toThrow(RangeError);
  });
});

describe('exact keys', () => {
  it('give back the key: no two keys share bucket and entry', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 18, max: 29 }),
        word,
        word,
        fc.integer({ min: 1, max: 63 }),
        (bits, lo, hi, stone) => {
          const bucket = new Int32Array(1);
          const entry = new Float64Array(1);
          locate(bits, lo, hi, stone, bucket, entry, 0);
          expect(bucket[0]).toBeLessThan(2 ** bits);
          expect(Number.isSafeInteger(entry[0] + spareBit)).toBe(true);
          expect(keyOf(bits, bucket[0], entry[0])).toEqual([lo, hi, stone]);
        },
      ),
    );
  });
});

/** Undoes `locate`. */
function keyOf(bits: number, bucket: number, entry: number): number[] {
  const upper = Math.floor(entry / 2 ** 32);
  const high = (entry % 2 ** 32) | 0;
  const stone = upper & 63;
  const low = (bucket << (32 - bits)) | (upper >>> 7);
  const toLow = Math.imul(high ^ (high >>> 16), 0xc2b2ae35);
  const lo = low ^ toLow ^ (toLow >>> 13);
  const toHigh = Math.imul(lo ^ Math.imul(stone, 0x9e3779b1), 0x85ebca6b);
  return [lo, high ^ toHigh ^ (toHigh >>> 15), stone];
}

describe('the exact table', () => {
  it('knows what was stored last, and nothing else', () => {
    const table = new ExactTable(18);
    const buckets = new Int32Array(1);
    const entries = new Float64Array(1);
    const stored = new Map<string, number>();
    let found = 0;
    fc.assert(
      fc.property(
        word,
        fc.nat(3),
        fc.integer({ min: 1, max: 63 }),
        fc.boolean(),
        (lo, hi, stone, isWin) => {
          table.locate(lo, hi, stone, buckets, entries, 0);
          const known = table.probe(buckets, entries, 0);
          if (known !== open) {
            found++;
            expect(stored.get(`${lo} ${hi} ${stone}`)).toBe(known);
          }
          table.store(buckets, entries, 0, isWin ? won : lost);
          stored.set(`${lo} ${hi} ${stone}`, isWin ? won : lost);
          expect(table.probe(buckets, entries, 0)).toBe(isWin ? won : lost);
        },
      ),
      { numRuns: 2000 },
    );
    table.clear();
    table.locate(1, 2, 3, buckets, entries, 0);
    expect(table.probe(buckets, entries, 0)).toBe(open);
    expect(found).toBeGreaterThanOrEqual(0);
    expect(() => new ExactTable(17)).toThrow(RangeError);
  });
});

describe('the canonical form', () => {
  it('is one for a position, its mirror image, and its half turn with the other to move', () => {
    fc.assert(
      fc.property(positions, ({ size, free, stone, side }) => {
        const board = new PackedBoard(size);
        const form = (cells: Iterable<number>, at: number, player: number) => {
          const into = new Int32Array(4);
          canonical(board, loOf(cells), hiOf(cells), at, player, into);
          return into;
        };
        const mirror = (cell: number) => ((cell & 7) << 3) | (cell >> 3);
        const turn = (cell: number) => board.farCorner - cell;
        const own = form(free, stone, side);
        const same = [...own.subarray(0, 3)];
        expect([...form([...free].map(mirror), mirror(stone), side).subarray(0, 3)]).toEqual(same);
        expect([...form([...free].map(turn), turn(stone), side ^ 1).subarray(0, 3)]).toEqual(same);
        const moved = [...free].map((cell) => movedCell(board, cell, own[3]));
        expect([loOf(moved), hiOf(moved)]).toEqual(same.slice(0, 2));
        for (const cell of free) {
          expect(movedCell(board, movedCell(board, cell, own[3]), own[3])).toBe(cell);
        }
      }),
    );
  });

  it('tells the players apart where only one goal is open', () => {
    const board = new PackedBoard(5, true, false);
    const forms = [0, 1].map((side) => {
      const into = new Int32Array(4);
      canonical(board, 0b10, 0, 2, side, into);
      return [...into];
    });
    expect(forms[0]).not.toEqual(forms[1]);
  });
});

describe('what the stone can reach', () => {
  it('is what a walk by the rules finds', () => {
    fc.assert(
      fc.property(
        positions,
        fc.boolean(),
        fc.boolean(),
        ({ size, free, stone, side }, north, south) => {
          const board = new PackedBoard(size, north, south);
          const lo = new Int32Array(1);
          const hi = new Int32Array(1);
          const whole = new Uint8Array(1);
          reach(board, loOf(free), hiOf(free), stone, side, 0, lo, hi, whole, 0);
          const walked = walk(board, free, stone, side);
          expect([...setOf(lo[0], hi[0])]).toEqual([...walked].sort((one, other) => one - other));
          // What holds together, and is asked again after a step inside it, need not be flooded.
          if (whole[0] === 0) return;
          for (const to of walked) {
            if (!areNear(stone, to)) continue;
            const left = new Set([...walked].filter((cell) => cell !== to));
            reach(board, loOf(left), hiOf(left), to, side ^ 1, 1, lo, hi, whole, 0);
            const again = walk(board, left, to, side ^ 1);
            expect([...setOf(lo[0], hi[0])]).toEqual([...again].sort((one, other) => one - other));
          }
        },
      ),
      { numRuns: 300 },
    );
  });

  it('finds rings that hold together', () => {
    fc.assert(
      fc.property(positions, ({ free, stone }) => {
        const around = [...free].filter((cell) => areNear(cell, stone));
        const reached = new Set(around.slice(0, 1));
        for (const cell of reached) {
          for (const next of around) if (areNear(cell, next)) reached.add(next);
        }
        const isWhole = holdsTogether[ringAround(loOf(free), hiOf(free), stone)] === 1;
        expect(isWhole).toBe(reached.size === around.length);
      }),
    );
  });
});

/** The cells that a stone can come to, by the solver's rules of gates. */
function walk(board: PackedBoard, free: Set<number>, stone: number, side: number): Set<number> {
  const gates = [0, 1].map((of) => setOf(board.gateLo[of], board.gateHi[of]));
  const reached = new Set(
    [...free].filter((cell) => areNear(stone, cell) && !gates[side ^ 1].has(cell)),
  );
  for (const cell of reached) {
    for (const next of free) {
      const isInGate = gates.some((gate) => gate.has(cell) && gate.has(next));
      if (areNear(cell, next) && !(isInGate && board.hasGatesApart)) reached.add(next);
    }
  }
  return reached;
}
