/**
 * Where a technique has looked and seen nothing. While nothing changes in a house, or about a digit, it
 * need not look there again: in a climb, which comes back to each rung after every step, that is most
 * of the looking.
 */

import type { Position } from './position.ts';

export class Barren {
  readonly #seen = new WeakMap<Position, Int32Array>();
  readonly #changesOf: (position: Position) => Int32Array;

  /** `changesOf` are the changes of a position so far, by house or by digit. */
  constructor(changesOf: (position: Position) => Int32Array) {
    this.#changesOf = changesOf;
  }

  has(position: Position, index: number): boolean {
    return this.#seen.get(position)?.[index] === this.#changesOf(position)[index];
  }

  /** All of it was looked through, and there was nothing. */
  note(position: Position, index: number): void {
    const changes = this.#changesOf(position);
    let seen = this.#seen.get(position);
    if (seen === undefined) {
      seen = new Int32Array(changes.length).fill(-1);
      this.#seen.set(position, seen);
    }
    seen[index] = changes[index];
  }
}

export function barrenHouses(): Barren {
  return new Barren(({ houseChanges }) => houseChanges);
}

export function barrenDigits(): Barren {
  return new Barren(({ digitChanges }) => digitChanges);
}
