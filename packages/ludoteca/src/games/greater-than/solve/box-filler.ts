/**
 * The box propagator of the general engine: keeps exactly the candidates of a box that some filling
 * uses which obeys all its signs and repeats no digit. See `order-ideals.ts` for the graph it walks.
 */

import { mostIdeals } from './ideal-cache.ts';
import type { OrderIdeals } from './order-ideals.ts';

/** Ideals reached from below, layer by layer, and the places that may come next in each. */
const queue = new Uint16Array(mostIdeals + 1);
const choices = new Int32Array(mostIdeals + 1);
/** The walk that last reached an ideal. */
const reached = new Int32Array(mostIdeals);
/** Whether the full box can be reached from an ideal: all ones, or 0. */
const useful = new Int32Array(mostIdeals);
let walks = 0;

/** What the last walk left behind, for whoever goes on from there. */
export const walked = { queue, choices, useful };

export class BoxFiller {
  /** The box in hand: where each digit may stand. `narrow` reads and narrows it. */
  readonly places: Int32Array;
  /** How many ideals the last walk visited. */
  visited = 0;
  readonly #size: number;
  /** Where the ideals of each layer begin in the queue of the last walk. */
  readonly layerStart: Uint16Array;

  constructor(size: number) {
    this.#size = size;
    this.places = new Int32Array(size);
    this.layerStart = new Uint16Array(size);
  }

  /**
   * Narrows the places in hand. Answers the digits that lost a place, as a mask; −1 when the box
   * cannot be filled.
   *
   * The inner loops are written to mispredict little. Adding no place (`bit` 0) leads back to the
   * ideal itself, which is reached already and adds nothing, so the usual number of steps is taken
   * without asking; an ideal reached twice is overwritten in the queue instead of being skipped.
   */
  narrow({ next, steps }: OrderIdeals): number {
    const size = this.#size;
    const { places } = this;
    const layerStart = this.layerStart;
    const stride = size + 1;
    const walk = ++walks;
    let head = 0;
    let tail = 1;
    queue[0] = 0;
    reached[0] = walk;
    for (let digit = 0; digit < size; digit++) {
      const where = places[digit];
      const end = tail;
      layerStart[digit] = head;
      if ((where & (where - 1)) === 0) {
        // One place, so that no ideal is reached twice.
        const toStep = 32 - Math.clz32(where);
        for (; head < end; head++) {
          const ideal = queue[head];
          const isNext = next[ideal] & where;
          const step = steps[ideal * stride + toStep];
          choices[head] = isNext;
          if (isNext === 0) continue;
          reached[step] = walk;
          queue[tail++] = step;
        }
        this.visited = tail;
        if (tail === end) return -1;
        continue;
      }
      for (; head < end; head++) {
        const ideal = queue[head];
        // The step of a bit is at `stepsOf - clz32(bit)`: 0 for no bit, 1 + place for the others.
        const stepsOf = ideal * stride + 32;
        let rest = next[ideal] & where;
        choices[head] = rest;
        let bit = rest & -rest;
        let step = steps[stepsOf - Math.clz32(bit)];
        let news = reached[step] ^ walk;
        rest ^= bit;
        reached[step] = walk;
        queue[tail] = step;
        tail += (news | -news) >>> 31;
        do {
          bit = rest & -rest;
          step = steps[stepsOf - Math.clz32(bit)];
          news = reached[step] ^ walk;
          rest ^= bit;
          reached[step] = walk;
          queue[tail] = step;
          tail += (news | -news) >>> 31;
        } while (rest !== 0);
      }
      this.visited = tail;
      if (tail === end) return -1;
    }

    head = tail - 1;
    useful[queue[head--]] = -1;
    let narrowed = 0;
    for (let digit = size - 1; digit >= 0; digit--) {
      const start = layerStart[digit];
      const where = places[digit];
      if ((where & (where - 1)) === 0) {
        const toStep = 32 - Math.clz32(where);
        for (; head >= start; head--) {
          const ideal = queue[head];
          useful[ideal] = choices[head] === 0 ? 0 : useful[steps[ideal * stride + toStep]];
        }
        continue;
      }
      let kept = 0;
      for (; head >= start; head--) {
        const ideal = queue[head];
        const stepsOf = ideal * stride + 32;
        let rest = choices[head];
        let bit = rest & -rest;
        let found = bit & useful[steps[stepsOf - Math.clz32(bit)]];
        rest ^= bit;
        bit = rest & -rest;
        found |= bit & useful[steps[stepsOf - Math.clz32(bit)]];
        rest ^= bit;
        do {
          bit = rest & -rest;
          found |= bit & useful[steps[stepsOf - Math.clz32(bit)]];
          rest ^= bit;
        } while (rest !== 0);
        useful[ideal] = -found >> 31;
        kept |= found;
      }
      if (kept !== where) {
        places[digit] = kept;
        narrowed |= 1 << digit;
      }
    }
    return narrowed;
  }
}
