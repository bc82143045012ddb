/**
 * Other grids that are found without any search, by exchanging two digits.
 *
 * The cells of two digits, joined where they share a house, fall into chains. Exchanging the digits
 * along a whole chain gives another solution grid. When the two digits follow each other, no
 * comparison with a third digit changes: only a sign between the two themselves could tell.
 */

import type { Layout } from './layout.ts';

/** The chains, as lists of cells, that can be exchanged although every sign in the boxes stands. */
export function* unseenSwaps(layout: Layout, grid: Uint8Array): Generator<readonly number[]> {
  const stands = new Whereabouts(layout, grid);
  for (let digit = 1; digit < layout.size; digit++) {
    for (const chain of stands.chains(digit, digit + 1)) {
      if (!chain.some((cell) => stands.isBesides(cell, digit + digit + 1 - grid[cell])))
        yield chain;
    }
  }
}

/** Every grid that one exchange of two digits along one chain gives. */
export function* swappedGrids(layout: Layout, grid: Uint8Array): Generator<Uint8Array> {
  const stands = new Whereabouts(layout, grid);
  for (let low = 1; low < layout.size; low++) {
    for (let high = low + 1; high <= layout.size; high++) {
      for (const chain of stands.chains(low, high)) {
        const swapped = grid.slice();
        for (const cell of chain) swapped[cell] = low + high - grid[cell];
        yield swapped;
      }
    }
  }
}

/** Where each digit stands in each row, column and box. */
class Whereabouts {
  readonly #layout: Layout;
  readonly #grid: Uint8Array;
  /** The cell of a digit in a house is at digit · N + number of the house. */
  readonly #inRow: Uint8Array;
  readonly #inCol: Uint8Array;
  readonly #inBox: Uint8Array;
  /** The pair of digits, counted up, for which a cell was last taken into a chain. */
  readonly #taken: Uint8Array;
  #pair = 0;

  constructor(layout: Layout, grid: Uint8Array) {
    const { size, cells, boxOf } = layout;
    this.#layout = layout;
    this.#grid = grid;
    this.#inRow = new Uint8Array((size + 1) * size);
    this.#inCol = new Uint8Array((size + 1) * size);
    this.#inBox = new Uint8Array((size + 1) * size);
    this.#taken = new Uint8Array(cells);
    for (let cell = 0; cell < cells; cell++) {
      const base = grid[cell] * size;
      this.#inRow[base + Math.floor(cell / size)] = cell;
      this.#inCol[base + (cell % size)] = cell;
      this.#inBox[base + boxOf[cell]] = cell;
    }
  }

  /** The chains of two digits, each a list of cells. */
  *chains(low: number, high: number): Generator<readonly number[]> {
    const { size, boxOf } = this.#layout;
    const taken = this.#taken;
    // At most 120 pairs of digits: the count fits a byte.
    const pair = ++this.#pair;
    for (let row = 0; row < size; row++) {
      const start = this.#inRow[low * size + row];
      if (taken[start] === pair) continue;
      taken[start] = pair;
      const chain = [start];
      for (const cell of chain) {
        const base = (low + high - this.#grid[cell]) * size;
        for (const mate of [
          this.#inBox[base + boxOf[cell]],
          this.#inRow[base + Math.floor(cell / size)],
          this.#inCol[base + (cell % size)],
        ]) {
          if (taken[mate] === pair) continue;
          taken[mate] = pair;
          chain.push(mate);
        }
      }
      yield chain;
    }
  }

  /** Whether the digit stands beside, above or below the cell, in the same box. */
  isBesides(cell: number, digit: number): boolean {
    const { size, boxOf } = this.#layout;
    const apart = Math.abs(cell - this.#inBox[digit * size + boxOf[cell]]);
    // Cells of one box that are one apart are in one row: a box never wraps around the edge.
    return apart === 1 || apart === size;
  }
}
