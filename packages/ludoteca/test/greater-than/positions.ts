/** Positions of Greater-Than Sudoku for tests: made by hand for a technique, or at random but true of a grid. */

import type {
  GreaterThanClues,
  GreaterThanGrid,
  Sign,
} from '../../src/games/greater-than/clues.ts';
import { gatherClues } from '../../src/games/greater-than/gather.ts';
import { GridFiller } from '../../src/games/greater-than/generate/fill.ts';
import type { Cell, Random } from '../../src/kernel/index.ts';

export interface State {
  readonly clues: GreaterThanClues;
  readonly grid: GreaterThanGrid;
}

export interface Made {
  readonly boxRows: number;
  readonly boxCols: number;
  /** Chains of signs, each from the smallest cell up: `r1c1 r1c2 r2c2`. */
  readonly rising?: readonly string[];
  /** Entries: `r1c1`: 5. */
  readonly entries?: Readonly<Record<string, number>>;
  /** The digits left in a cell, or in several: `r1c1 r1c2`: `35`. */
  readonly left?: Readonly<Record<string, string>>;
  /** The only cells of a house in which a digit is left: `b1 5`: `r1c1 r1c2`. */
  readonly places?: Readonly<Record<string, string>>;
}

/** A position made by hand; small grids only, so that digits are single characters. */
export function made(parts: Made): State {
  const { boxRows, boxCols } = parts;
  const gathering = gatherClues({ boxRows, boxCols });
  const { size } = gathering;
  for (const chain of parts.rising ?? []) {
    const cells = chain.split(' ').map(cellOf);
    for (const [at, larger] of cells.slice(1).entries()) {
      if (gathering.sign({ smaller: cells[at], larger }) !== 'put') throw new Error(chain);
    }
  }
  const digits = Array.from({ length: size }, () => Array.from({ length: size }, () => 0));
  for (const [name, digit] of Object.entries(parts.entries ?? {})) {
    const { row, col } = cellOf(name);
    digits[row][col] = digit;
  }
  const struck = digits.map((row) => row.map(() => new Set<number>()));
  for (const [names, left] of Object.entries(parts.left ?? {})) {
    for (const { row, col } of names.split(' ').map(cellOf)) {
      for (let digit = 1; digit <= size; digit++) {
        if (!left.includes(String(digit))) struck[row][col].add(digit);
      }
    }
  }
  for (const [key, names] of Object.entries(parts.places ?? {})) {
    const [house, digit] = key.split(' ');
    const places = names.split(' ').map(cellOf);
    for (const [row, cells] of struck.entries()) {
      for (const [col, cell] of cells.entries()) {
        const isPlace = places.some((place) => place.row === row && place.col === col);
        if (!isPlace && isIn(parts, house, { row, col })) cell.add(Number(digit));
      }
    }
  }
  const clues = gathering.clues();
  return { clues, grid: { digits, struck: struck.map((row) => row.map((cell) => [...cell])) } };
}

function cellOf(name: string): Cell {
  const [, row, col] = /^r(\d+)c(\d+)$/.exec(name) ?? [];
  return { row: Number(row) - 1, col: Number(col) - 1 };
}

function isIn({ boxRows, boxCols }: Made, house: string, { row, col }: Cell): boolean {
  const index = Number(house.slice(1)) - 1;
  if (house[0] === 'r') return row === index;
  if (house[0] === 'c') return col === index;
  const band = Math.floor(row / boxRows);
  return band * boxRows + Math.floor(col / boxCols) === index;
}

const fillers = new Map<string, GridFiller>();

/**
 * A random grid, and a state that is true of it: some of its signs, given and entered digits, and
 * strikes of what it does not hold. It may well be true of other grids too.
 */
export function randomState(
  boxRows: number,
  boxCols: number,
  random: Random,
): State & { readonly target: GreaterThanGrid } {
  const name = `${boxRows}x${boxCols}`;
  const filler = fillers.get(name) ?? new GridFiller(boxRows, boxCols);
  fillers.set(name, filler);
  const size = boxRows * boxCols;
  const filled = filler.fill(random);
  const target = Array.from({ length: size }, (_, row) => [
    ...filled.subarray(row * size, row * size + size),
  ]);
  const signShare = random.pick([0, 0.2, 0.5, 1]);
  const isAcross = random.chance(0.2);
  const entryShare = random.pick([0, 0.1, 0.3, 0.5]);
  const strikeShare = random.pick([0, 0.2, 0.5, 0.7, 0.85]);
  const signOf = (one: number, other: number, isInBox: boolean): Sign => {
    if (!(isInBox || isAcross) || !random.chance(signShare)) return '';
    return one < other ? '<' : '>';
  };
  const right = target.map((row) =>
    row.slice(1).map((digit, col) => signOf(row[col], digit, (col + 1) % boxCols !== 0)),
  );
  const down = target
    .slice(1)
    .map((line, row) =>
      line.map((digit, col) => signOf(target[row][col], digit, (row + 1) % boxRows !== 0)),
    );
  const givens = target.map((row) => row.map((digit) => (random.chance(0.05) ? digit : 0)));
  const digits = target.map((row, r) =>
    row.map((digit, c) => (givens[r][c] !== 0 || random.chance(entryShare) ? digit : 0)),
  );
  const struck = target.map((row) =>
    row.map((digit) =>
      Array.from({ length: size }, (_, index) => index + 1).filter(
        (other) => other !== digit && random.chance(strikeShare),
      ),
    ),
  );
  return {
    clues: { boxRows, boxCols, givens, right, down },
    grid: { digits, struck },
    target: { digits: target },
  };
}
