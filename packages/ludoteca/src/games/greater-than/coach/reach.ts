/** Which cells signs put below or above a cell, over any number of steps: the same for every state of a puzzle. */

import { NotesOn } from '../../../kernel/index.ts';
import type { Board } from '../deduce/constraints.ts';

/** Towards the smaller digits, or the larger. */
export type Side = 'low' | 'high';

export const sides: readonly Side[] = ['low', 'high'];

/** The cells beyond a cell on one side. */
export interface Reach {
  /** Of each cell, those beyond it, the nearest first. */
  readonly cells: readonly (readonly number[])[];
  /** Of each cell, those beyond it in its own box, as a mask of their places in the box. */
  readonly inBox: Int32Array;
  /** Of each cell, the most cells beyond it in one house, and that house; a box before a line. */
  readonly crowd: Int16Array;
  readonly crowdHouse: Int16Array;
}

export interface SignReach {
  readonly low: Reach;
  readonly high: Reach;
  /** The place of each cell in its box. */
  readonly placeInBox: Uint8Array;
}

const known = new NotesOn<Board, SignReach>();

export function reachOf(board: Board): SignReach {
  const kept = known.get(board);
  if (kept !== undefined) return kept;
  const placeInBox = new Uint8Array(board.cells);
  for (const cells of board.houses.slice(2 * board.size)) {
    for (const [place, cell] of cells.entries()) placeInBox[cell] = place;
  }
  const made = {
    low: reachTo(board, 'low', placeInBox),
    high: reachTo(board, 'high', placeInBox),
    placeInBox,
  };
  known.set(board, made);
  return made;
}

function reachTo(board: Board, side: Side, placeInBox: Uint8Array): Reach {
  const signsOf = side === 'low' ? board.signsBelow : board.signsAbove;
  const ends = side === 'low' ? board.lower : board.upper;
  /** By cell: the last one that it was reached from, counted from 1. */
  const seenFrom = new Uint16Array(board.cells);
  const cells: number[][] = [];
  for (let cell = 0; cell < board.cells; cell++) {
    const reached: number[] = [];
    seenFrom[cell] = cell + 1;
    for (let from = cell, at = 0; from !== undefined; from = reached[at++]) {
      for (const sign of signsOf[from]) {
        const next = ends[sign];
        if (seenFrom[next] === cell + 1) continue;
        seenFrom[next] = cell + 1;
        reached.push(next);
      }
    }
    cells.push(reached);
  }
  const inBox = new Int32Array(board.cells);
  const crowd = new Int16Array(board.cells);
  const crowdHouse = new Int16Array(board.cells).fill(-1);
  const count = new Int16Array(3 * board.size);
  for (let cell = 0; cell < board.cells; cell++) {
    const reached = cells[cell];
    count.fill(0);
    for (const other of reached) {
      if (boxOf(board, other) === boxOf(board, cell)) inBox[cell] |= 1 << placeInBox[other];
      for (let kind = 0; kind < 3; kind++) count[board.housesOf[3 * other + kind]]++;
    }
    // Boxes come last, and so win over lines.
    for (let house = 0; house < count.length; house++) {
      if (count[house] === 0 || count[house] < crowd[cell]) continue;
      crowd[cell] = count[house];
      crowdHouse[cell] = house;
    }
  }
  return { cells, inBox, crowd, crowdHouse };
}

export function boxOf({ housesOf }: Board, cell: number): number {
  return housesOf[3 * cell + 2];
}

/** The neighbours that a sign puts beyond a cell. */
export function beyond(board: Board, side: Side, cell: number): number[] {
  return side === 'low'
    ? board.signsBelow[cell].map((sign) => board.lower[sign])
    : board.signsAbove[cell].map((sign) => board.upper[sign]);
}

/** The shortest way along signs from a cell to one beyond it: the signs, and the cells between. */
export function wayTo(
  board: Board,
  side: Side,
  from: number,
  to: number,
): { readonly signs: readonly number[]; readonly via: readonly number[] } {
  const signsOf = side === 'low' ? board.signsBelow : board.signsAbove;
  const ends = side === 'low' ? board.lower : board.upper;
  const reachedBy = new Map<number, { readonly sign: number; readonly before: number }>();
  const queue = [from];
  for (let at = 0; at < queue.length && !reachedBy.has(to); at++) {
    for (const sign of signsOf[queue[at]]) {
      const next = ends[sign];
      if (next === from || reachedBy.has(next)) continue;
      reachedBy.set(next, { sign, before: queue[at] });
      queue.push(next);
    }
  }
  const signs: number[] = [];
  const via: number[] = [];
  for (let cell = to; cell !== from; ) {
    const step = reachedBy.get(cell);
    if (step === undefined) throw new Error(`no signs lead from cell ${from} to cell ${to}`);
    signs.unshift(step.sign);
    if (step.before !== from) via.unshift(step.before);
    cell = step.before;
  }
  return { signs, via };
}
