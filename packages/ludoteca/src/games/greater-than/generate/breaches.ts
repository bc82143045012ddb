/**
 * Other fillings of a draft's grid, and how many of the kept signs each of them breaks. A filling
 * that breaks a single one shows that this sign is needed; no search has to tell it again.
 */

import type { Draft } from './draft.ts';
import { swappedGrids } from './swaps.ts';

/** Fillings beyond this number are not remembered: looking them all up would cost more than it saves. */
const most = 2000;

export class Breaches {
  readonly #draft: Draft;
  /** Of each filling, the places of the signs that it breaks, and how many of these are kept. */
  readonly #broken: Uint16Array[] = [];
  readonly #kept: number[] = [];
  /** Of each place, the fillings that break the sign there. */
  readonly #breakers: number[][];

  /** Begins with what exchanging two digits of the target gives. */
  constructor(draft: Draft) {
    this.#draft = draft;
    this.#breakers = Array.from({ length: draft.layout.places }, () => []);
    for (const grid of swappedGrids(draft.layout, draft.target)) this.add(grid);
  }

  /** Remembers a filling that obeys the given digits. */
  add(filling: Uint8Array): void {
    const draft = this.#draft;
    if (this.#broken.length >= most) return;
    if (draft.givens.some((digit, cell) => digit !== 0 && digit !== filling[cell])) return;
    const number = this.#broken.length;
    const broken: number[] = [];
    let kept = 0;
    for (let place = 0; place < draft.layout.places; place++) {
      if (draft.signOf(filling, place) === draft.signOf(draft.target, place)) continue;
      broken.push(place);
      this.#breakers[place].push(number);
      if (draft.hasSign(place)) kept++;
    }
    this.#broken.push(Uint16Array.from(broken));
    this.#kept.push(kept);
  }

  /** Puts or takes away a sign of the draft, and takes note of it. */
  setSign(place: number, isThere: boolean): void {
    if (this.#draft.hasSign(place) === isThere) return;
    this.#draft.setSign(place, isThere);
    for (const filling of this.#breakers[place]) this.#kept[filling] += isThere ? 1 : -1;
  }

  /** Whether a known filling breaks some of the signs, which the draft has, and no other. */
  areNeeded(signs: readonly number[]): boolean {
    return signs.some((sign) =>
      this.#breakers[sign].some((filling) => {
        if (this.#kept[filling] > signs.length) return false;
        const among = signs.filter((other) => this.#broken[filling].includes(other)).length;
        return this.#kept[filling] === among;
      }),
    );
  }

  /** How much the known fillings speak for keeping the signs: the fewer others break them, the more. */
  weight(signs: readonly number[]): number {
    let sum = 0;
    for (const sign of signs) {
      for (const filling of this.#breakers[sign]) sum += 2 ** -this.#kept[filling];
    }
    return sum;
  }
}
