/**
 * The digits that have one place left in a house, kept up while a position changes: a house is looked over again
 * only when something has changed in it.
 */

import { NotesOn } from '../../../kernel/index.ts';
import { lowest, type Position } from './position.ts';

/** A digit whose only place in the house is the cell. */
export interface HiddenPlace {
  readonly house: number;
  readonly cell: number;
  readonly digit: number;
}

class HiddenPlaces {
  readonly #position: Position;
  /** Of each house: the digits with one place, as a mask, of open cells only; the open cells; the changes seen. */
  readonly #single: Int32Array;
  readonly #open: Uint8Array;
  readonly #seen: Int32Array;
  /** How many changes of the position are taken in, and the fewest open cells that a house with a single has then. */
  #changes = -1;
  #fewest = 0;

  constructor(position: Position) {
    const houses = position.board.houses.length;
    this.#position = position;
    this.#single = new Int32Array(houses);
    this.#open = new Uint8Array(houses);
    this.#seen = new Int32Array(houses).fill(-1);
  }

  areNone(): boolean {
    return this.#update() > this.#position.board.size;
  }

  /** Those of the houses with the fewest open cells first, of equal ones boxes, which are the easiest to look over. */
  *places(): Generator<HiddenPlace> {
    const { board, candidates, digits } = this.#position;
    const { houses } = board;
    const last = houses.length - 1;
    for (let open = this.#update(); open <= board.size; open++) {
      for (let house = last; house >= 0; house--) {
        const single = this.#single[house];
        if (single === 0 || this.#open[house] !== open) continue;
        for (const cell of houses[house]) {
          const here = digits[cell] === 0 ? candidates[cell] & single : 0;
          if (here !== 0) yield { house, cell, digit: lowest(here) };
        }
      }
    }
  }

  /** Answers the fewest open cells that a house with a single has; more than there are when none has. */
  #update(): number {
    const { board, changes, houseChanges } = this.#position;
    if (this.#changes === changes.length) return this.#fewest;
    let fewest = board.size + 1;
    for (let house = 0; house < houseChanges.length; house++) {
      if (this.#seen[house] !== houseChanges[house]) this.#look(house);
      if (this.#single[house] !== 0 && this.#open[house] < fewest) fewest = this.#open[house];
    }
    this.#changes = changes.length;
    this.#fewest = fewest;
    return fewest;
  }

  #look(house: number): void {
    const { board, candidates, digits, houseChanges } = this.#position;
    const cells = board.houses[house];
    let once = 0;
    let twice = 0;
    let open = 0;
    let ofOpen = 0;
    for (let at = 0; at < cells.length; at++) {
      const own = candidates[cells[at]];
      twice |= once & own;
      once |= own;
      if (digits[cells[at]] !== 0) continue;
      open++;
      ofOpen |= own;
    }
    this.#single[house] = once & ~twice & ofOpen;
    this.#open[house] = open;
    this.#seen[house] = houseChanges[house];
  }
}

const known = new NotesOn<Position, HiddenPlaces>();

export function hiddenPlaces(position: Position): HiddenPlaces {
  const kept = known.get(position);
  if (kept !== undefined) return kept;
  const made = new HiddenPlaces(position);
  known.set(position, made);
  return made;
}
