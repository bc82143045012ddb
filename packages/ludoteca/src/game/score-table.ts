/** What alpha-beta remembers of positions: a score, how it stands to the true one, and the move to try first. */

import type { Move } from './game.ts';

/** How a score in the table stands to the true one. */
export const exact = 1;
export const atLeast = 2;
export const atMost = 3;

const tableBits = 16;

/** A position takes the slot of its hash from whichever was there before. */
export class ScoreTable {
  readonly scores: Float64Array = new Float64Array(1 << tableBits);
  readonly moves: Int32Array = new Int32Array(1 << tableBits);
  readonly depths: Int16Array = new Int16Array(1 << tableBits);
  readonly bounds: Uint8Array = new Uint8Array(1 << tableBits);
  readonly #low = new Int32Array(1 << tableBits);
  readonly #high = new Int32Array(1 << tableBits);
  /** What was kept before the table was last emptied does not count. */
  readonly #times = new Int32Array(1 << tableBits);
  #time = 1;

  /** Forgets everything, at once. */
  empty(): void {
    this.#time++;
  }

  slotOf(low: number, high: number): number {
    return (low ^ (high >>> 7)) & ((1 << tableBits) - 1);
  }

  holds(slot: number, low: number, high: number): boolean {
    return this.#low[slot] === low && this.#high[slot] === high && this.#times[slot] === this.#time;
  }

  keep(
    slot: number,
    low: number,
    high: number,
    depth: number,
    score: number,
    move: Move,
    bound: number,
  ): void {
    this.#low[slot] = low;
    this.#high[slot] = high;
    this.#times[slot] = this.#time;
    this.depths[slot] = depth;
    this.scores[slot] = score;
    this.moves[slot] = move;
    this.bounds[slot] = bound;
  }
}
