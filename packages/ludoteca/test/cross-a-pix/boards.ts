/** Random Cross-a-Pix boards for property tests, oblong ones included. */

import fc from 'fast-check';
import type { CrossAPixClues, CrossAPixGrid, LineClue } from '../../src/games/cross-a-pix/clues.ts';

type Bit = 0 | 1;

const bit = fc.constantFrom<Bit>(0, 1);

export function matrix<Item>(
  rows: number,
  cols: number,
  item: fc.Arbitrary<Item>,
): fc.Arbitrary<Item[][]> {
  const row = fc.array(item, { minLength: cols, maxLength: cols });
  return fc.array(row, { minLength: rows, maxLength: rows });
}

/** Walls and a filling of the cells, which need not agree. */
export function boards(mostRows = 7, mostCols = 7) {
  return fc
    .record({
      rows: fc.integer({ min: 1, max: mostRows }),
      cols: fc.integer({ min: 1, max: mostCols }),
    })
    .chain(({ rows, cols }) =>
      fc.record({
        rows: fc.constant(rows),
        cols: fc.constant(cols),
        right: matrix(rows, cols - 1, bit),
        down: matrix(rows - 1, cols, bit),
        cells: matrix(rows, cols, bit),
      }),
    );
}

/** A board whose regions are filled whole, with the clues of that filling. */
export function solvedBoards(
  mostRows = 7,
  mostCols = 7,
): fc.Arbitrary<{ clues: CrossAPixClues; solution: Bit[][] }> {
  return boards(mostRows, mostCols).map(({ cells, ...walls }) => {
    const solution = spread(walls, cells);
    return { clues: { ...walls, ...cluesOf(solution, walls.cols) }, solution };
  });
}

/** Clues of any numbers with any walls, and perhaps entries; mostly impossible, always writable. */
export function anyDocs(): fc.Arbitrary<{ clues: CrossAPixClues; grid?: CrossAPixGrid }> {
  return boards(6, 9).chain(({ cells, ...walls }) => {
    const count = fc.oneof(fc.nat(9), fc.nat(99), fc.nat(1200));
    const clue = fc.tuple(count, count);
    const entry = fc.constantFrom<0 | 1 | null>(0, 1, null);
    return fc
      .record({
        rowClues: fc.array(clue, { minLength: walls.rows, maxLength: walls.rows }),
        colClues: fc.array(clue, { minLength: walls.cols, maxLength: walls.cols }),
        grid: fc.option(
          matrix(walls.rows, walls.cols, entry).filter((grid) =>
            grid.flat().some((e) => e !== null),
          ),
          { nil: undefined },
        ),
      })
      .map(({ rowClues, colClues, grid }) => ({
        clues: { ...walls, rowClues, colClues },
        ...(grid && { grid }),
      }));
  });
}

/** By cell: the first cell it is joined to, found by going round until nothing changes. */
export function piecesNamed(
  { right, down }: Pick<CrossAPixClues, 'right' | 'down'>,
  rows: number,
  cols: number,
): number[][] {
  const name = Array.from({ length: rows }, (_, r) =>
    Array.from({ length: cols }, (_, c) => r * cols + c),
  );
  for (let changed = true; changed; ) {
    changed = false;
    const join = (r: number, c: number, r2: number, c2: number): void => {
      const least = Math.min(name[r][c], name[r2][c2]);
      if (name[r][c] === name[r2][c2]) return;
      name[r][c] = least;
      name[r2][c2] = least;
      changed = true;
    };
    right.forEach((row, r) => {
      row.forEach((wall, c) => {
        if (!wall) join(r, c, r, c + 1);
      });
    });
    down.forEach((row, r) => {
      row.forEach((wall, c) => {
        if (!wall) join(r, c, r + 1, c);
      });
    });
  }
  return name;
}

/** Every region takes the value of its first cell. */
export function spread(walls: Pick<CrossAPixClues, 'right' | 'down'>, cells: Bit[][]): Bit[][] {
  const width = cells[0].length;
  return piecesNamed(walls, cells.length, width).map((row) =>
    row.map((first) => cells[Math.floor(first / width)][first % width]),
  );
}

export function cluesOf(
  solution: readonly (readonly Bit[])[],
  cols: number,
): Pick<CrossAPixClues, 'rowClues' | 'colClues'> {
  const clueOf = (line: readonly Bit[]): LineClue => [
    line.filter((cell) => cell === 1).length,
    line.join('').split(/0+/).filter(Boolean).length,
  ];
  return {
    rowClues: solution.map(clueOf),
    colClues: Array.from({ length: cols }, (_, col) => clueOf(solution.map((row) => row[col]))),
  };
}
