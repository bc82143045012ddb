/**
 * The library of pictures: for each size a table, loaded when a picture of that size is asked for. A
 * picture is told by its name; its title stays hidden until the puzzle is solved.
 */

import { type Difficulty, difficulties } from '../../../puzzle/index.ts';
import type { Target } from '../generate/count-clues.ts';
import type { Ink } from '../inks.ts';

export interface LibraryPicture {
  readonly name: string;
  readonly title: { readonly en: string; readonly pt: string };
  /** The level of its puzzle when none is asked for, where it can be cut so; else it is easier. */
  readonly level: Difficulty;
  readonly ink: Ink;
  readonly target: Target;
}

const tables: Readonly<Record<number, () => Promise<{ readonly table: string }>>> = {
  8: () => import('./side-8.ts'),
  10: () => import('./side-10.ts'),
  12: () => import('./side-12.ts'),
  15: () => import('./side-15.ts'),
  16: () => import('./side-16.ts'),
  20: () => import('./side-20.ts'),
  25: () => import('./side-25.ts'),
  30: () => import('./side-30.ts'),
  35: () => import('./side-35.ts'),
  40: () => import('./side-40.ts'),
};

/** The sizes that there are pictures of, in cells a side. */
export const pictureSides: readonly number[] = Object.keys(tables).map(Number);

/** The pictures of a size, in the order of their table; none where the library has no such size. */
export async function picturesOf(side: number): Promise<readonly LibraryPicture[]> {
  const loaded = await tables[side]?.();
  return loaded === undefined ? [] : readTable(loaded.table, side);
}

/** The picture of a name, in whatever size it is. */
export async function pictureNamed(name: string): Promise<LibraryPicture | undefined> {
  for (const side of pictureSides) {
    const found = (await picturesOf(side)).find((picture) => picture.name === name);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** The letters of the inks in the tables. */
const inkOf: Readonly<Record<string, Ink>> = {
  b: 'blue',
  o: 'ochre',
  g: 'green',
  r: 'red',
  k: 'black',
  p: 'purple',
  n: 'brown',
  t: 'teal',
  s: 'pink',
};

function readTable(table: string, side: number): LibraryPicture[] {
  return table
    .trim()
    .split('\n')
    .map((line) => {
      const [name, level, ink, en, pt, cells] = line.split(';');
      const known = difficulties.find((each) => each === level);
      if (known === undefined || cells === undefined) throw new Error(`no picture: ${line}`);
      const target = { rows: side, cols: side, painted: unpacked(cells, side * side) };
      return { name, title: { en, pt }, level: known, ink: inkOf[ink], target };
    });
}

/** Six cells to a letter, as the tables hold them. */
const sixBits = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz-_';

function unpacked(text: string, count: number): Uint8Array {
  return Uint8Array.from({ length: count }, (_, cell) => {
    const value = sixBits.indexOf(text[Math.floor(cell / 6)]);
    return (value >> (5 - (cell % 6))) & 1;
  });
}
