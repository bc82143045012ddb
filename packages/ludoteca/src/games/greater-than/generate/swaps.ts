/**
 * Exchanges that no sign notices: most grids have some, and they are found without any search.
 *
 * The cells of two digits that follow each other, joined where they share a house, fall into chains.
 * Exchanging the two digits along a whole chain gives another solution grid, and no comparison with
 * a third digit changes. Only a sign between the two digits themselves could tell.
 */

import type { Layout } from './layout.ts';

/** The chains, as lists of cells, that can be exchanged although every sign in the boxes stands. */
export function* unseenSwaps(layout: Layout, grid: Uint8Array): Generator<readonly number[]> {
  const { size, cells, boxOf } = layout;
  // Where each digit stands in each row, column and box.
  const inRow = new Uint8Array((size + 1) * size);
  const inCol = new Uint8Array((size + 1) * size);
  const inBox = new Uint8Array((size + 1) * size);
  for (let cell = 0; cell < cells; cell++) {
    const base = grid[cell] * size;
    inRow[base + Math.floor(cell / size)] = cell;
    inCol[base + (cell % size)] = cell;
    inBox[base + boxOf[cell]] = cell;
  }
  const seenFor = new Uint8Array(cells);
  for (let digit = 1; digit < size; digit++) {
    for (let row = 0; row < size; row++) {
      const start = inRow[digit * size + row];
      if (seenFor[start] === digit) continue;
      seenFor[start] = digit;
      const chain = [start];
      let isNoticed = false;
      for (const cell of chain) {
        const base = (grid[cell] === digit ? digit + 1 : digit) * size;
        const boxMate = inBox[base + boxOf[cell]];
        if (areNeighbours(cell, boxMate, size)) isNoticed = true;
        for (const mate of [
          boxMate,
          inRow[base + Math.floor(cell / size)],
          inCol[base + (cell % size)],
        ]) {
          if (seenFor[mate] === digit) continue;
          seenFor[mate] = digit;
          chain.push(mate);
        }
      }
      if (!isNoticed) yield chain;
    }
  }
}

/** Whether two cells of one box stand side by side or one above the other. */
function areNeighbours(one: number, other: number, size: number): boolean {
  const apart = Math.abs(one - other);
  // Cells of one box that are one apart are in one row: boxes never wrap around the edge.
  return apart === 1 || apart === size;
}
