/**
 * In which order candidates are narrowed, for both engines: digits first, which is cheap, then the cells with
 * one candidate, then one box, until nothing changes. The field calls it propagation to a fixed point.
 */

import type { Effort } from '../../../kernel/index.ts';

/** The signal is asked again after this much work, counted in ideals walked: a few milliseconds. */
const workBetweenLooks = 1 << 17;

export abstract class Narrowing {
  /** Which box or digit the last contradiction was found in; −1 for none. */
  failedBox = -1;
  failedDigit = -1;
  /** Digits and boxes that have lost candidates since they were looked at, as masks. */
  protected dirtyDigits = 0;
  protected dirtyBoxes = 0;
  /** What was done so far, for all puzzles, counted in ideals walked. */
  work = 0;
  #nextLook = workBetweenLooks;
  /** The box looked at last: they take turns. */
  #lastBox = 0;

  /** Strikes what the bands and stacks strike from a digit; false when they contradict. */
  protected abstract narrowDigit(digit: number): boolean;
  /** Gives the cells with one candidate left their digit; false when that contradicts. */
  protected abstract placeLoneCandidates(): boolean;
  /** Strikes what the signs of a box, and those across its edges, strike; false when they contradict. */
  protected abstract narrowBox(box: number): boolean;

  /** Forgets the puzzles before, as if there had been none. */
  restart(): void {
    this.#lastBox = 0;
    this.#nextLook = this.work + workBetweenLooks;
  }

  /**
   * Strikes what the rules strike until nothing changes; false when they contradict. Returns early
   * when the effort is stopped; calling again goes on.
   */
  propagate(effort: Effort): boolean {
    this.failedBox = -1;
    this.failedDigit = -1;
    for (;;) {
      while (this.dirtyDigits !== 0) {
        const digit = 31 - Math.clz32(this.dirtyDigits);
        this.dirtyDigits ^= 1 << digit;
        if (!this.narrowDigit(digit)) {
          this.failedDigit = digit;
          return false;
        }
      }
      if (this.dirtyBoxes === 0) return true;
      if (!this.placeLoneCandidates()) return false;
      if (this.dirtyDigits !== 0) continue;
      const later = this.dirtyBoxes & (-2 << this.#lastBox);
      const box = lowestBit(later === 0 ? this.dirtyBoxes : later);
      this.#lastBox = box;
      this.dirtyBoxes ^= 1 << box;
      if (!this.narrowBox(box)) {
        this.failedBox = box;
        return false;
      }
      if (this.work < this.#nextLook) continue;
      this.#nextLook = this.work + workBetweenLooks;
      if (!effort.look()) return true;
    }
  }
}

/** The number of the lowest bit of a mask that is not 0. */
export function lowestBit(mask: number): number {
  return 31 - Math.clz32(mask & -mask);
}
