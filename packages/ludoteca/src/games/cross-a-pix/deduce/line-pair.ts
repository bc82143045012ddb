/**
 * Two lines together: what every filling that meets both has in common.
 *
 * The regions on both lines are given colours one by one, each line saying at once what follows on it.
 * When all of them have one, the two lines have nothing more to do with each other, and every colour
 * that neither rules out is possible.
 */

import type { Effort } from '../../../kernel/index.ts';
import type { Line } from './board.ts';
import type { LinePropagator } from './line-propagator.ts';
import type { ClueSet } from './reasons.ts';

/** A line with the clues of it that are taken. */
export interface Asked {
  readonly line: Line;
  readonly clues: ClueSet;
}

type Lines = readonly [one: Asked, other: Asked];

/** Colourings looked at before two lines are given up as too much for a person. */
const mostNodes = 400;

export class LinePair {
  /** By region: the colours found possible, 1 blank, 2 painted. */
  readonly possible: Uint8Array;
  readonly #propagator: LinePropagator;
  readonly #found: Int32Array;
  #shared: readonly number[] = [];
  #regions: readonly number[] = [];
  #nodes = 0;

  constructor(propagator: LinePropagator, regions: number, longestLine: number) {
    this.#propagator = propagator;
    this.possible = new Uint8Array(regions);
    this.#found = new Int32Array(longestLine);
  }

  /**
   * Finds out which colours the open regions of two lines can have, into `possible`. False when there
   * was too much to look through; what was found possible is possible all the same.
   */
  look(one: Asked, other: Asked, colours: Int8Array, effort: Effort): boolean {
    const isOnOther = new Set(other.line.regions);
    this.#regions = [...new Set([...one.line.regions, ...other.line.regions])].filter(
      (region) => colours[region] < 0,
    );
    this.#shared = this.#regions.filter(
      (region) => isOnOther.has(region) && one.line.regions.includes(region),
    );
    for (const region of this.#regions) this.possible[region] = 0;
    this.#nodes = 0;
    // Two lines of a large board take longer than a node of most searches.
    if (effort.look()) this.#branch([one, other], colours, effort);
    return this.#nodes <= mostNodes && effort.stopped === undefined;
  }

  /** Whether both lines can be met together; undefined when there was too much to look through. */
  canMeet(one: Asked, other: Asked, colours: Int8Array, effort: Effort): boolean | undefined {
    const isThrough = this.look(one, other, colours, effort);
    const region = this.#regions[0];
    if (region === undefined) {
      return this.#isPossible(one, colours) && this.#isPossible(other, colours);
    }
    if (this.possible[region] !== 0) return true;
    return isThrough ? false : undefined;
  }

  #isPossible({ line, clues }: Asked, colours: Int8Array): boolean {
    return clues === 0 || this.#propagator.isPossible(line, colours, clues);
  }

  #branch(lines: Lines, colours: Int8Array, effort: Effort): void {
    if (++this.#nodes > mostNodes || !effort.spend()) return;
    const filled = this.#followed(lines, colours);
    if (filled === undefined) return;
    const next = this.#shared.find((region) => filled[region] < 0);
    if (next === undefined) {
      for (const region of this.#regions) {
        this.possible[region] |= filled[region] < 0 ? 3 : 1 << filled[region];
      }
      return;
    }
    // First what has not been seen, so that the search is soon over.
    const first = this.possible[next] === 2 ? 0 : 1;
    for (const colour of [first, 1 - first]) {
      if (this.#regions.every((region) => this.possible[region] === 3)) return;
      const tried = filled.slice();
      tried[next] = colour;
      this.#branch(lines, tried, effort);
    }
  }

  /** The colours with all that the two lines say, one after the other, until both are silent; absent when one cannot be met. */
  #followed(lines: Lines, colours: Int8Array): Int8Array | undefined {
    const filled = colours.slice();
    let silent = 0;
    for (let turn = 0; silent < 2; turn = 1 - turn) {
      const { line, clues } = lines[turn];
      const count = clues === 0 ? 0 : this.#propagator.forced(line, filled, clues, this.#found);
      if (count < 0) return undefined;
      for (let at = 0; at < count; at++) filled[this.#found[at] >> 1] = this.#found[at] & 1;
      silent = count === 0 ? silent + 1 : 1;
    }
    return filled;
  }
}
