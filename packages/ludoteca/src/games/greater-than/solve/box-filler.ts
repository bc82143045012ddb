/**
 * The box propagator: keeps exactly the candidates of a box that some filling uses which obeys all
 * its signs and repeats no digit. See `order-ideals.ts` for the graph it walks.
 */

import type { OrderIdeals } from './order-ideals.ts';

export class BoxFiller {
  readonly #size: number;
  /** Ideals reached by the forward walk, layer after layer. */
  #queue = new Int32Array(64);
  /** Where each layer begins in the queue. */
  readonly #layers: Int32Array;
  /** The walk that last reached an ideal forwards, and the one that found it leads to the end. */
  #reached = new Int32Array(64);
  #useful = new Int32Array(64);
  #walk = 0;

  constructor(size: number) {
    this.#size = size;
    this.#layers = new Int32Array(size + 2);
  }

  /**
   * Narrows the candidates: digit d (from 0) may stand at the places `plane[d * stride + box]`.
   * Answers the digits that lost a place, as a mask; −1 when the box cannot be filled.
   */
  narrow(ideals: OrderIdeals, plane: Int32Array, stride: number, box: number): number {
    this.#makeRoom(ideals.count);
    const { firstStep, added, target } = ideals;
    const size = this.#size;
    const queue = this.#queue;
    const layers = this.#layers;
    const reached = this.#reached;
    const useful = this.#useful;
    const walk = ++this.#walk;

    queue[0] = 0;
    let tail = 1;
    layers[0] = 0;
    layers[1] = 1;
    for (let digit = 0; digit < size; digit++) {
      const places = plane[digit * stride + box];
      const end = tail;
      for (let head = layers[digit]; head < end; head++) {
        const ideal = queue[head];
        const lastStep = firstStep[ideal + 1];
        for (let step = firstStep[ideal]; step < lastStep; step++) {
          if ((added[step] & places) === 0) continue;
          const larger = target[step];
          if (reached[larger] === walk) continue;
          reached[larger] = walk;
          queue[tail++] = larger;
        }
      }
      if (tail === end) return -1;
      layers[digit + 2] = tail;
    }

    useful[queue[tail - 1]] = walk;
    let narrowed = 0;
    for (let digit = size - 1; digit >= 0; digit--) {
      const at = digit * stride + box;
      const places = plane[at];
      let kept = 0;
      for (let head = layers[digit + 1] - 1; head >= layers[digit]; head--) {
        const ideal = queue[head];
        const lastStep = firstStep[ideal + 1];
        let found = 0;
        for (let step = firstStep[ideal]; step < lastStep; step++) {
          const bit = added[step] & places;
          if (bit !== 0 && useful[target[step]] === walk) found |= bit;
        }
        if (found !== 0) {
          useful[ideal] = walk;
          kept |= found;
        }
      }
      if (kept !== places) {
        plane[at] = kept;
        narrowed |= 1 << digit;
      }
    }
    return narrowed;
  }

  #makeRoom(count: number): void {
    if (count <= this.#queue.length) return;
    const length = 2 ** Math.ceil(Math.log2(count));
    this.#queue = new Int32Array(length);
    this.#reached = new Int32Array(length);
    this.#useful = new Int32Array(length);
    this.#walk = 0;
  }
}
