import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { boards, cluesOf, solvedBoards, spread } from '../../../test/cross-a-pix/boards.ts';
import { whereCode } from '../../kernel/index.ts';
import type { CrossAPixClues, CrossAPixGrid, LineClue } from './clues.ts';
import { blockRange, contradictions, faultsOf, verify } from './rules.ts';

const runs = process.env.LUDOTECA_LONG === '1' ? 5000 : 200;

/** A board of one row, every cell a region, with column clues that ask for nothing. */
function row(clue: LineClue, length: number): CrossAPixClues {
  return {
    rows: 1,
    cols: length,
    right: [Array.from({ length: length - 1 }, () => 1 as const)],
    down: [],
    rowClues: [clue],
    colClues: Array.from({ length }, () => [0, 0] as const),
  };
}

function rowFaults(clue: LineClue, entries: string): string[] {
  const grid = [[...entries].map((mark) => (mark === '*' ? 1 : mark === '.' ? 0 : null))];
  return verify(row(clue, entries.length), grid)
    .filter((notice) => notice.where?.kind === 'row')
    .map((notice) => notice.code.replace('cross-a-pix.', ''));
}

const said = (notices: ReturnType<typeof verify>): string[] =>
  notices.map((notice) => `${notice.where ? whereCode(notice.where) : ''} ${notice.code}`);

describe('clues that are impossible by themselves', () => {
  it.each<[LineClue, string]>([
    [[6, 1], 'clue-overfull'],
    [[2, 0], 'clue-without-blocks'],
    [[0, 2], 'clue-without-painted'],
    [[2, 3], 'clue-blocks-over-painted'],
    [[4, 3], 'clue-blocks-do-not-fit'],
  ])('tells %j on a row of five as %s', (clue, code) => {
    expect(said(contradictions(row(clue, 5)))).toContain(`r1 cross-a-pix.${code}`);
  });

  it('names the column, and tells totals that differ', () => {
    const clues: CrossAPixClues = {
      rows: 2,
      cols: 3,
      right: [
        [1, 1],
        [1, 1],
      ],
      down: [[1, 1, 1]],
      rowClues: [
        [1, 1],
        [1, 1],
      ],
      colClues: [
        [1, 1],
        [0, 0],
        [2, 2],
      ],
    };
    expect(contradictions(clues)).toMatchObject([
      { code: 'cross-a-pix.clue-blocks-do-not-fit', where: { kind: 'column', index: 2 } },
      { code: 'cross-a-pix.totals-differ', args: { rows: 2, cols: 3 } },
    ]);
  });

  it('refuses a clue of a line exactly when no filling of the line has it', () => {
    const length = 6;
    const possible = new Set<string>();
    for (let bits = 0; bits < 1 << length; bits++) {
      const line = [...bits.toString(2).padStart(length, '0')].map(Number) as (0 | 1)[];
      possible.add(cluesOf([line], length).rowClues[0].join());
    }
    for (let painted = 0; painted <= length + 2; painted++) {
      for (let blocks = 0; blocks <= length + 2; blocks++) {
        const isRefused = contradictions(row([painted, blocks], length)).some(
          (notice) => notice.where?.kind === 'row',
        );
        expect(isRefused, `${painted} ${blocks}`).toBe(!possible.has(`${painted},${blocks}`));
      }
    }
  });
});

describe('faults of a filling', () => {
  it.each<[LineClue, string, string[]]>([
    [[2, 1], '**...', []],
    [[2, 1], '*....', ['painted-differ']],
    [[2, 2], '**...', ['blocks-differ']],
    [[2, 1], '*.*..', ['blocks-differ']],
    [[2, 1], '***  ', ['painted-already']],
    [[4, 1], '..*  ', ['painted-at-most']],
    [[3, 1], '*.*  ', ['blocks-already']],
    [[3, 2], '***  ', ['blocks-at-most']],
    [[3, 3], '* .  ', ['blocks-at-most']],
    [[3, 2], '*    ', []],
    [[9, 9], '     ', []],
  ])('clue %j with %j: %j', (clue, entries, codes) => {
    expect(rowFaults(clue, entries)).toEqual(codes);
  });

  it('names both cells of a region that is painted in part', () => {
    const clues: CrossAPixClues = {
      rows: 2,
      cols: 2,
      right: [[0], [1]],
      down: [[1, 0]],
      ...cluesOf(
        [
          [1, 1],
          [0, 0],
        ],
        2,
      ),
    };
    const grid: CrossAPixGrid = [
      [1, 1],
      [0, 0],
    ];
    expect(verify(clues, grid)).toEqual([
      {
        code: 'cross-a-pix.region-split',
        args: { painted: { row: 0, col: 0 }, blank: { row: 1, col: 1 } },
        where: { kind: 'cell', row: 1, col: 1 },
      },
    ]);
  });

  it('counts a block that starts at the border, and one that starts at a wall, once', () => {
    // The old program let a block start go uncounted: each of these would have passed it.
    expect(rowFaults([3, 1], '**.*')).toEqual(['blocks-differ']);
    expect(rowFaults([3, 2], '.***')).toEqual(['blocks-differ']);
  });

  it('does not take rows for columns on oblong boards', () => {
    const clues: CrossAPixClues = {
      rows: 1,
      cols: 3,
      right: [[1, 1]],
      down: [],
      rowClues: [[2, 2]],
      colClues: [
        [1, 1],
        [0, 0],
        [1, 1],
      ],
    };
    expect(verify(clues, [[1, 0, 1]])).toEqual([]);
    expect(said(verify(clues, [[0, 1, 1]]))).toEqual([
      'r1 cross-a-pix.blocks-differ',
      'c1 cross-a-pix.painted-differ',
      'c1 cross-a-pix.blocks-differ',
      'c2 cross-a-pix.painted-differ',
      'c2 cross-a-pix.blocks-differ',
    ]);
  });

  it('accepts a filling exactly when its regions are whole and its clues are met', () => {
    fc.assert(
      fc.property(boards(4, 4), fc.boolean(), ({ cells, ...walls }, whole) => {
        const grid = whole ? spread(walls, cells) : cells;
        const clues = { ...walls, ...cluesOf(cells, walls.cols) };
        const isWhole = JSON.stringify(spread(walls, grid)) === JSON.stringify(grid);
        const isMet =
          JSON.stringify(cluesOf(grid, walls.cols)) === JSON.stringify(cluesOf(cells, walls.cols));
        expect(verify(clues, grid).length === 0).toBe(isWhole && isMet);
      }),
      { numRuns: runs, seed: 1 },
    );
  });

  it('finds what looking at every fault for itself finds, in solutions and with a cell or a wall changed', () => {
    const change = fc.record({ row: fc.nat(6), col: fc.nat(6), isWall: fc.boolean() });
    fc.assert(
      fc.property(solvedBoards(), fc.option(change), ({ clues, solution }, changed) => {
        const grid = solution.map((line) => [...line]);
        const right = clues.right.map((line) => [...line]);
        if (changed !== null) {
          const row = changed.row % clues.rows;
          const col = changed.col % clues.cols;
          if (changed.isWall && col + 1 < clues.cols) right[row][col] = 0;
          else grid[row][col] = grid[row][col] === 1 ? 0 : 1;
        }
        const faults = faultsOf({ ...clues, right }, grid);
        expect(verify({ ...clues, right }, grid)).toEqual(faults);
        if (changed === null) expect(faults).toEqual([]);
      }),
      { numRuns: runs, seed: 4 },
    );
  });

  it('finds no fault in a part of a solution', () => {
    fc.assert(
      fc.property(solvedBoards(), fc.infiniteStream(fc.boolean()), ({ clues, solution }, keep) => {
        const grid = solution.map((line) => line.map((cell) => (keep.next().value ? cell : null)));
        expect(verify(clues, grid)).toEqual([]);
      }),
      { numRuns: runs, seed: 2 },
    );
  });

  it('knows the fewest and the most blocks of a line exactly', () => {
    const entry = fc.constantFrom<0 | 1 | null>(0, 1, null);
    fc.assert(
      fc.property(fc.array(entry, { minLength: 1, maxLength: 9 }), fc.nat(9), (line, painted) => {
        const fillings = line.reduce<(0 | 1)[][]>(
          (lines, mark) =>
            (mark === null ? ([0, 1] as const) : [mark]).flatMap((cell) =>
              lines.map((before) => [...before, cell]),
            ),
          [[]],
        );
        const clues = fillings.map((filling) => cluesOf([filling], 0).rowClues[0]);
        const right = clues.filter(([count]) => count === painted);
        const blocks = (right.length > 0 ? right : clues).map(([, count]) => count);
        expect(blockRange(line, painted)).toEqual({
          least: Math.min(...blocks),
          most: Math.max(...blocks),
        });
      }),
      { numRuns: runs, seed: 3 },
    );
  });
});
