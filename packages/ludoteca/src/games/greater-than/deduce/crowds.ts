/**
 * Crowds: for a cell, the cells of one house that signs say are all smaller than it, or all larger,
 * over any number of steps. Being in one house they all differ, so they count.
 */

import { NotesOn } from '../../../kernel/index.ts';
import type { Board } from './constraints.ts';

/** What signs lead to on one side. */
interface Side {
  readonly signsOf: readonly (readonly number[])[];
  readonly to: Uint16Array;
}

export class Crowd {
  readonly cell: number;
  readonly house: number;
  readonly members: readonly number[];
  readonly #board: Board;
  readonly #side: Side;

  constructor(board: Board, side: Side, cell: number, house: number, members: readonly number[]) {
    this.#board = board;
    this.#side = side;
    this.cell = cell;
    this.house = house;
    this.members = members;
  }

  /** The signs that lead from the cell to the members, one for each cell on the way; found when asked for, as few are. */
  get signs(): readonly number[] {
    const { lower, upper, cells } = this.#board;
    const reachedBy = new Int16Array(cells).fill(-1);
    reach(this.#side, this.cell, reachedBy);
    const signs = new Set<number>();
    for (const member of this.members) {
      for (let at = member; at !== this.cell; ) {
        const sign = reachedBy[at];
        signs.add(sign);
        at = lower[sign] === at ? upper[sign] : lower[sign];
      }
    }
    return [...signs];
  }
}

export interface Crowds {
  /** Those with at least two members, the smallest first. */
  readonly below: readonly Crowd[];
  readonly above: readonly Crowd[];
}

const known = new NotesOn<Board, Crowds>();

export function crowdsOf(board: Board): Crowds {
  const kept = known.get(board);
  if (kept !== undefined) return kept;
  const made = {
    below: crowdsAlong(board, { signsOf: board.signsBelow, to: board.lower }),
    above: crowdsAlong(board, { signsOf: board.signsAbove, to: board.upper }),
  };
  known.set(board, made);
  return made;
}

/** The cells that signs lead to from a cell, the nearest first, and by which sign each was first reached. */
function reach({ signsOf, to }: Side, cell: number, reachedBy: Int16Array): number[] {
  const reached = [cell];
  for (let at = 0; at < reached.length; at++) {
    const signs = signsOf[reached[at]];
    for (let nth = 0; nth < signs.length; nth++) {
      const next = to[signs[nth]];
      if (next === cell || reachedBy[next] >= 0) continue;
      reachedBy[next] = signs[nth];
      reached.push(next);
    }
  }
  return reached;
}

function crowdsAlong(board: Board, side: Side): Crowd[] {
  const crowds: Crowd[] = [];
  /** The sign by which each cell was first reached from the cell in hand; −1 if it was not. */
  const reachedBy = new Int16Array(board.cells).fill(-1);
  const counts = new Uint8Array(board.houses.length);
  for (let cell = 0; cell < board.cells; cell++) {
    if (side.signsOf[cell].length === 0) continue;
    const reached = reach(side, cell, reachedBy);
    addCrowds(board, side, cell, reached, counts, crowds);
    for (let at = 0; at < reached.length; at++) reachedBy[reached[at]] = -1;
  }
  return crowds.sort((one, other) => one.members.length - other.members.length);
}

/** The crowds among the cells that were reached, by house; those that are part of a box are left out. */
function addCrowds(
  board: Board,
  side: Side,
  cell: number,
  reached: readonly number[],
  counts: Uint8Array,
  crowds: Crowd[],
): void {
  const { housesOf, size } = board;
  for (let kind = 2; kind >= 0; kind--) {
    for (let at = 1; at < reached.length; at++) counts[housesOf[3 * reached[at] + kind]]++;
    for (let at = 1; at < reached.length; at++) {
      const house = housesOf[3 * reached[at] + kind];
      const count = counts[house];
      if (count === 0) continue;
      // Each house once, where its first cell was reached.
      counts[house] = 0;
      if (count === 1) continue;
      const members: number[] = [];
      const box = housesOf[3 * reached[at] + 2];
      let isOneBox = house < 2 * size;
      for (let next = at; members.length < count; next++) {
        const other = reached[next];
        if (housesOf[3 * other + kind] !== house) continue;
        members.push(other);
        if (housesOf[3 * other + 2] !== box) isOneBox = false;
      }
      if (!isOneBox) crowds.push(new Crowd(board, side, cell, house, members));
    }
  }
}
