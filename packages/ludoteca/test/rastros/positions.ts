/** Positions of Rastros for tests: at random, and from the cases. */

import { readFileSync } from 'node:fs';
import type { RastrosState } from '../../src/games/rastros/index.ts';
import { rastros } from '../../src/games/rastros/index.ts';
import type { Random } from '../../src/kernel/index.ts';
import type { NaivePosition } from './naive.ts';

/** A position that need not be reachable; now and then a goal is black. The game goes on. */
export function randomPosition(size: number, source: Random, leastBlack = 0): RastrosState {
  for (;;) {
    const last = size * size - 1;
    const density = 0.75 * source.unit();
    const stone = 1 + source.below(last - 1);
    const blocked: number[] = [];
    for (let cell = 0; cell <= last; cell++) {
      const isGoal = cell === 0 || cell === last;
      if (cell !== stone && source.chance(isGoal ? density / 4 : density)) blocked.push(cell);
    }
    const toMove = source.chance(0.5) ? 'north' : 'south';
    const state: RastrosState = { size, blocked, stone, toMove };
    if (blocked.length >= leastBlack && rastros.outcome(state) === undefined) return state;
  }
}

/** The position after so many random moves, none of which ends the game. */
export function playedPosition(
  size: number,
  plies: number,
  source: Random,
  from?: RastrosState,
): RastrosState {
  for (;;) {
    let state = from ?? rastros.initial({ size, start: paramsFor(size).start });
    for (let ply = 0; ply < plies && rastros.outcome(state) === undefined; ply++) {
      state = rastros.apply(state, source.pick(rastros.moves(state)));
    }
    if (rastros.outcome(state) === undefined) return state;
  }
}

export function paramsFor(size: number) {
  const params = rastros.params({ size: { rows: size, cols: size } });
  if (!params.ok) throw new Error(`${size} is no size`);
  return params.value;
}

/** A cell by name. */
export function cellOf(name: string, size: number): number {
  return size * (Number(name.slice(1)) - 1) + name.charCodeAt(0) - 97;
}

export function nameOf(cell: number, size: number): string {
  return `${String.fromCharCode(97 + (cell % size))}${Math.floor(cell / size) + 1}`;
}

export function naiveOf(state: RastrosState): NaivePosition {
  const { size, blocked, stone, toMove } = state;
  const black = blocked.map((cell) => nameOf(cell, size));
  return { size, black, stone: nameOf(stone, size), player: toMove };
}

export interface SolvedCase {
  readonly id: number;
  readonly size: number;
  readonly state: RastrosState;
  readonly winner: 'north' | 'south';
  readonly winningMoves: readonly string[];
  readonly losingMoves: readonly string[];
  readonly dtw: number | null;
  readonly isHeavy: boolean;
}

/** The cases with known answers. */
export function solvedCases(): SolvedCase[] {
  const file = new URL('../../src/games/rastros/cases/rastros.json', import.meta.url);
  const cases: (Omit<SolvedCase, 'state' | 'isHeavy'> & { readonly heavy?: boolean })[] =
    JSON.parse(readFileSync(file, 'utf8'));
  return cases.map(({ heavy = false, ...rest }) => {
    const read = rastros.fromJson(JSON.parse(JSON.stringify(rest)));
    if (!read.ok || read.value.kind !== 'position') throw new Error(`case ${rest.id} is broken`);
    return { ...rest, state: read.value.state, isHeavy: heavy };
  });
}
