/** The order that signs put on cells: which cell is less than which, and where that goes in circles. */

import type { Cell } from '../../kernel/index.ts';
import { type GreaterThanClues, sizeOf } from './clues.ts';

export interface Comparison {
  readonly smaller: Cell;
  readonly larger: Cell;
}

/**
 * Every sign as a comparison, in reading order, the signs to the right first.
 *
 * @example
 * ```ts
 * import { greaterThan } from 'ludoteca';
 * import { comparisonsOf } from 'ludoteca/greater-than';
 *
 * const { clues } = await greaterThan.make({ size: 4, seed: 1 });
 * console.log(comparisonsOf(clues).length);
 * ```
 *
 * ```text
 * 16
 * ```
 */
export function comparisonsOf(clues: Pick<GreaterThanClues, 'right' | 'down'>): Comparison[] {
  const comparisons: Comparison[] = [];
  const add = (sign: string, first: Cell, second: Cell) => {
    if (sign === '<') comparisons.push({ smaller: first, larger: second });
    if (sign === '>') comparisons.push({ smaller: second, larger: first });
  };
  for (const [row, signs] of clues.right.entries()) {
    for (const [col, sign] of signs.entries()) add(sign, { row, col }, { row, col: col + 1 });
  }
  for (const [row, signs] of clues.down.entries()) {
    for (const [col, sign] of signs.entries()) add(sign, { row, col }, { row: row + 1, col });
  }
  return comparisons;
}

/**
 * Cycles of signs, each a list of cells where every one is to be less than the next and the last
 * less than the first. One shortest cycle for each knot of cells that hang together in circles.
 */
export function signCycles(clues: GreaterThanClues): Cell[][] {
  if (isOrdered(clues)) return [];
  const size = sizeOf(clues);
  const above = largerNeighbours(clues);
  const told = new Set<number>();
  const cycles: Cell[][] = [];
  for (const cell of cellsInCircles(above)) {
    if (told.has(cell)) continue;
    const knot = knotOf(above, cell);
    for (const member of knot) told.add(member);
    const shortest = [...knot]
      .sort((one, other) => one - other)
      .map((member) => shortestCycle(above, member))
      .reduce((best, cycle) => (cycle.length < best.length ? cycle : best));
    cycles.push(shortest.map((index) => ({ row: Math.floor(index / size), col: index % size })));
  }
  return cycles;
}

/** Whether the signs go in no circle: each cell can stand higher than what is below it. */
function isOrdered({ right, down }: GreaterThanClues): boolean {
  const size = right.length;
  const heights = new Int32Array(size * size);
  // A chain of signs is no longer than the grid has cells; one that still grows then is a circle.
  for (let round = 0; round <= size * size; round++) {
    let isChanged = false;
    const raise = (smaller: number, larger: number) => {
      if (heights[larger] > heights[smaller]) return;
      heights[larger] = heights[smaller] + 1;
      isChanged = true;
    };
    for (let row = 0; row < size; row++) {
      for (let col = 0; col < size; col++) {
        const cell = row * size + col;
        const across = col + 1 < size ? right[row][col] : '';
        const below = row + 1 < size ? down[row][col] : '';
        if (across === '<') raise(cell, cell + 1);
        if (across === '>') raise(cell + 1, cell);
        if (below === '<') raise(cell, cell + size);
        if (below === '>') raise(cell + size, cell);
      }
    }
    if (!isChanged) return true;
  }
  return false;
}

type Neighbours = readonly (readonly number[])[];

/** For each cell (numbered in reading order) the neighbours that signs say are larger. */
function largerNeighbours(clues: GreaterThanClues): Neighbours {
  const size = sizeOf(clues);
  const above: number[][] = Array.from({ length: size * size }, () => []);
  for (const { smaller, larger } of comparisonsOf(clues)) {
    above[smaller.row * size + smaller.col].push(larger.row * size + larger.col);
  }
  return above;
}

/** What is left, in reading order, after taking away again and again whatever has nothing above it. */
function cellsInCircles(above: Neighbours): number[] {
  const below: number[][] = above.map(() => []);
  for (const [cell, larger] of above.entries()) for (const upper of larger) below[upper].push(cell);
  const open = above.map((larger) => larger.length);
  const free = [...above.keys()].filter((cell) => open[cell] === 0);
  for (const top of free) {
    for (const cell of below[top]) {
      open[cell]--;
      if (open[cell] === 0) free.push(cell);
    }
  }
  // A cell that only leads into a circle is left too: it is no part of one if it cannot come back.
  return [...above.keys()].filter((cell) => open[cell] > 0 && reach(above, cell).has(cell));
}

/** The cells that can be reached by going to larger ones, one step or more. */
function reach(above: Neighbours, start: number): Set<number> {
  const reached = new Set<number>(above[start]);
  for (const cell of reached) for (const upper of above[cell]) reached.add(upper);
  return reached;
}

/** The cells that go both to and from this one. */
function knotOf(above: Neighbours, start: number): Set<number> {
  return new Set([...reach(above, start)].filter((cell) => reach(above, cell).has(start)));
}

/** The shortest way from a cell back to itself, which must exist, found breadth first. */
function shortestCycle(above: Neighbours, start: number): number[] {
  const cameFrom = new Map<number, number>();
  const queue = [start];
  for (const cell of queue) {
    for (const upper of above[cell]) {
      if (upper === start) return trace(cameFrom, start, cell);
      if (cameFrom.has(upper)) continue;
      cameFrom.set(upper, cell);
      queue.push(upper);
    }
  }
  throw new Error('the cell lies on no cycle');
}

function trace(cameFrom: ReadonlyMap<number, number>, start: number, end: number): number[] {
  const cycle = [end];
  let cell = end;
  while (cell !== start) {
    cell = cameFrom.get(cell) ?? start;
    cycle.push(cell);
  }
  return cycle.reverse();
}
