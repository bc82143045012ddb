/**
 * Where a technique has looked and seen nothing. While nothing changes in a house, or about a digit, it
 * need not look there again: in a climb, which comes back to each rung after every step, that is most
 * of the looking.
 */

import { NotesOn } from '../../../kernel/index.ts';
import type { Position } from './position.ts';

/** Of one position, by house or by digit. */
class BarrenPlaces {
  readonly #changes: Int32Array;
  /** The changes there were when nothing was seen. */
  readonly #seen: Int32Array;

  constructor(changes: Int32Array) {
    this.#changes = changes;
    this.#seen = new Int32Array(changes.length).fill(-1);
  }

  has(index: number): boolean {
    return this.#seen[index] === this.#changes[index];
  }

  /** All of it was looked through, and there was nothing. */
  note(index: number): void {
    this.#seen[index] = this.#changes[index];
  }
}

export class Barren {
  readonly #known = new NotesOn<Position, BarrenPlaces>();
  readonly #changesOf: (position: Position) => Int32Array;

  /** `changesOf` are the changes of a position so far, by house or by digit. */
  constructor(changesOf: (position: Position) => Int32Array) {
    this.#changesOf = changesOf;
  }

  /** To be asked for once, and then about many houses or digits. */
  of(position: Position): BarrenPlaces {
    const kept = this.#known.get(position);
    if (kept !== undefined) return kept;
    const made = new BarrenPlaces(this.#changesOf(position));
    this.#known.set(position, made);
    return made;
  }
}

export function barrenHouses(): Barren {
  return new Barren(({ houseChanges }) => houseChanges);
}

export function barrenDigits(): Barren {
  return new Barren(({ digitChanges }) => digitChanges);
}
