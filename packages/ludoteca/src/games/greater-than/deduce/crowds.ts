/**
 * Crowds: for a cell, the cells of one house that signs say are all smaller than it, or all larger,
 * over any number of steps. Being in one house they all differ, so they count.
 */

import type { Board } from './constraints.ts';

export interface Crowd {
  readonly cell: number;
  readonly house: number;
  readonly members: readonly number[];
  /** The signs that lead from the cell to the members, one for each cell on the way. */
  readonly signs: readonly number[];
}

export interface Crowds {
  /** Those with at least two members, the smallest first. */
  readonly below: readonly Crowd[];
  readonly above: readonly Crowd[];
}

const known = new WeakMap<Board, Crowds>();

export function crowdsOf(board: Board): Crowds {
  const kept = known.get(board);
  if (kept !== undefined) return kept;
  const made = {
    below: crowdsAlong(board, board.signsBelow, board.lower),
    above: crowdsAlong(board, board.signsAbove, board.upper),
  };
  known.set(board, made);
  return made;
}

function crowdsAlong(
  board: Board,
  signsOf: readonly (readonly number[])[],
  to: Uint16Array,
): Crowd[] {
  const crowds: Crowd[] = [];
  /** The sign by which each cell was first reached from the cell in hand; −1 if it was not. */
  const reachedBy = new Int16Array(board.cells).fill(-1);
  for (let cell = 0; cell < board.cells; cell++) {
    if (signsOf[cell].length === 0) continue;
    const reached = [cell];
    for (let at = 0; at < reached.length; at++) {
      for (const sign of signsOf[reached[at]]) {
        const next = to[sign];
        if (next === cell || reachedBy[next] >= 0) continue;
        reachedBy[next] = sign;
        reached.push(next);
      }
    }
    crowds.push(...crowdsAmong(board, cell, reached.slice(1), reachedBy));
    for (const other of reached) reachedBy[other] = -1;
  }
  return crowds.sort((one, other) => one.members.length - other.members.length);
}

/** The crowds among the cells that were reached, by house; those that are part of a box are left out. */
function crowdsAmong(
  board: Board,
  cell: number,
  reached: readonly number[],
  reachedBy: Int16Array,
): Crowd[] {
  const { housesOf, size } = board;
  const byHouse = new Map<number, number[]>();
  for (let kind = 2; kind >= 0; kind--) {
    for (const other of reached) {
      const house = housesOf[3 * other + kind];
      const members = byHouse.get(house);
      if (members === undefined) byHouse.set(house, [other]);
      else members.push(other);
    }
  }
  const crowds: Crowd[] = [];
  for (const [house, members] of byHouse) {
    if (members.length < 2) continue;
    const box = housesOf[3 * members[0] + 2];
    const isOneBox = house < 2 * size && members.every((each) => housesOf[3 * each + 2] === box);
    if (isOneBox) continue;
    const signs = new Set<number>();
    for (const member of members) {
      for (let at = member; at !== cell; ) {
        const sign = reachedBy[at];
        signs.add(sign);
        at = board.lower[sign] === at ? board.upper[sign] : board.lower[sign];
      }
    }
    crowds.push({ cell, house, members, signs: [...signs] });
  }
  return crowds;
}
