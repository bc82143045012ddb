import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { solvedBoards } from '../../../../test/cross-a-pix/boards.ts';
import { random } from '../../../kernel/index.ts';
import { boardOf, type Line } from './board.ts';
import { outcomesOf } from './line-outcomes.ts';
import { LinePropagator } from './line-propagator.ts';
import type { ClueSet } from './reasons.ts';

const isLong = process.env.LUDOTECA_LONG === '1';

/** Every colouring of the open regions of a line that meets the clues taken. */
function* waysOf(line: Line, colours: Int8Array, clues: ClueSet): Iterable<Int8Array> {
  const open = [...line.regions].filter((region) => colours[region] < 0);
  for (let choice = 0; choice < 1 << open.length; choice++) {
    const filled = colours.slice();
    open.forEach((region, at) => {
      filled[region] = (choice >> at) & 1;
    });
    const text = [...line.segments]
      .map((r, at) => `${filled[r]}`.repeat(line.lengths[at]))
      .join('');
    const painted = text.split('1').length - 1;
    const blocks = text.split(/0+/).filter(Boolean).length;
    if (clues & 1 && painted !== line.painted) continue;
    if (clues & 2 && blocks !== line.blocks) continue;
    yield filled;
  }
}

/** What all of these colourings have in common, as the propagator writes it; absent when there is none. */
function commonOf(line: Line, colours: Int8Array, clues: ClueSet): number[] | undefined {
  const ways = [...waysOf(line, colours, clues)];
  if (ways.length === 0) return undefined;
  return [...line.regions].flatMap((region) => {
    if (colours[region] >= 0) return [];
    const seen = new Set(ways.map((way) => way[region]));
    return seen.size === 1 ? [2 * region + ways[0][region]] : [];
  });
}

/** Boards with lines of their own clues or of any others, and some regions known. */
function states(rows = 9, cols = 9) {
  return fc
    .record({
      board: solvedBoards(rows, cols),
      seed: fc.nat(1 << 20),
      known: fc.double({ min: 0, max: 0.8, noNaN: true }),
      wrong: fc.boolean(),
    })
    .map(({ board: { clues, solution }, seed, known, wrong }) => {
      const board = boardOf(clues);
      const source = random(seed);
      const colours = Int8Array.from(board.regions.firstCells, (cell) => {
        if (!source.chance(known)) return -1;
        const right = solution[Math.floor(cell / clues.cols)][cell % clues.cols];
        return wrong && source.chance(0.2) ? 1 - right : right;
      });
      return { board, colours };
    });
}

describe('the line propagator', () => {
  it.each([
    ['in the fast way', 9, 9, true],
    ['in the general way', 9, 9, false],
    ['on long lines', 2, 14, true],
  ])('says what all fillings of a line have in common, %s', (_, rows, cols, isFast) => {
    fc.assert(
      fc.property(states(rows, cols), ({ board, colours }) => {
        const propagator = new LinePropagator(cols, 8, isFast);
        const found = new Int32Array(cols);
        for (const line of board.lines) {
          for (const clues of [1, 2, 3] as const) {
            const expected = commonOf(line, colours, clues);
            const count = propagator.forced(line, colours, clues, found);
            expect(propagator.isPossible(line, colours, clues)).toBe(expected !== undefined);
            expect(count).toBe(expected === undefined ? -1 : expected.length);
            if (expected) expect([...found.subarray(0, count)].sort()).toEqual(expected.sort());
          }
        }
      }),
      { numRuns: isLong ? 2000 : 60, seed: 1 },
    );
  });

  it('says nothing untrue where there is no room to remember regions that come again', () => {
    fc.assert(
      fc.property(states(), ({ board, colours }) => {
        const propagator = new LinePropagator(9, 0);
        const found = new Int32Array(9);
        for (const line of board.lines) {
          const expected = commonOf(line, colours, 3);
          const count = propagator.forced(line, colours, 3, found);
          if (expected === undefined) continue;
          for (const forced of found.subarray(0, count)) expect(expected).toContain(forced);
        }
      }),
      { numRuns: isLong ? 1000 : 40, seed: 3 },
    );
  });

  it('remembers a region that comes again all along a line', () => {
    const side = 60;
    // A comb upside down: its teeth are every other cell of the first row.
    const clues = {
      rows: 2,
      cols: side,
      right: [new Array<0 | 1>(side - 1).fill(1), new Array<0 | 1>(side - 1).fill(0)],
      down: [Array.from({ length: side }, (_, col) => (col % 2 === 0 ? 0 : 1) as 0 | 1)],
      rowClues: [[45, 16] as const, [side, 1] as const],
      colClues: Array.from({ length: side }, () => [2, 1] as const),
    };
    const board = boardOf(clues);
    const colours = new Int8Array(board.regions.count).fill(-1);
    const found = new Int32Array(side);
    const propagator = new LinePropagator(side);
    // Without the comb at most 30 are painted; with it 15 more make 16 blocks only if the last is one.
    const count = propagator.forced(board.lines[0], colours, 3, found);
    const last = board.regions.ofCell[side - 1];
    expect([...found.subarray(0, count)]).toEqual([2 * board.regions.ofCell[0] + 1, 2 * last + 1]);
  });
});

describe('the outcomes of a line', () => {
  it('are those of all its fillings', () => {
    fc.assert(
      fc.property(states(), ({ board, colours }) => {
        for (const line of board.lines) {
          const outcomes = outcomesOf(line, colours) ?? new Map();
          for (let painted = 0; painted <= line.length; painted++) {
            for (let blocks = 0; blocks <= line.length; blocks++) {
              const isFound = outcomes.get(painted)?.includes(blocks) ?? false;
              const [way] = waysOf({ ...line, painted, blocks }, colours, 3);
              expect(isFound).toBe(way !== undefined);
            }
          }
        }
      }),
      { numRuns: isLong ? 60 : 5, seed: 2 },
    );
  });
});
