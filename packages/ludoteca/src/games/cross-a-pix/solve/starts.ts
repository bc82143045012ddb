/**
 * The ordered pairs of regions that follow each other on some line, numbered as they are met: each is a
 * place where a block may start. A large board has hundreds of thousands, and a region may have as many
 * neighbours, so they are found by a hash table in plain memory: open addressing, each slot a pair or −1.
 */

import type { Segments } from '../regions.ts';

export class Starts {
  /** By pair: its first region and its second. */
  readonly froms: number[] = [];
  readonly tos: number[] = [];
  #slots = new Int32Array(1024).fill(-1);

  get size(): number {
    return this.froms.length;
  }

  /** Takes the pairs of a line that are new. */
  add({ regions }: Segments): void {
    for (let index = 1; index < regions.length; index++) {
      const [from, to] = [regions[index - 1], regions[index]];
      const slot = this.#slotOf(from, to);
      if (this.#slots[slot] >= 0) continue;
      this.#slots[slot] = this.froms.length;
      this.froms.push(from);
      this.tos.push(to);
      if (2 * this.size > this.#slots.length) this.#grow();
    }
  }

  /** The number of a pair, which must have been met. */
  pair(from: number, to: number): number {
    const pair = this.#slots[this.#slotOf(from, to)];
    if (pair < 0) throw new Error('two segments with no start between them');
    return pair;
  }

  /** Where a pair stands, or would. */
  #slotOf(from: number, to: number): number {
    const last = this.#slots.length - 1;
    const mixed = Math.imul(Math.imul(from, 0x9e3779b1) ^ to, 0x85ebca6b);
    let slot = (mixed ^ (mixed >>> 15)) & last;
    for (let pair = this.#slots[slot]; pair >= 0; pair = this.#slots[slot]) {
      if (this.froms[pair] === from && this.tos[pair] === to) break;
      slot = (slot + 1) & last;
    }
    return slot;
  }

  #grow(): void {
    this.#slots = new Int32Array(2 * this.#slots.length).fill(-1);
    for (let pair = 0; pair < this.size; pair++) {
      this.#slots[this.#slotOf(this.froms[pair], this.tos[pair])] = pair;
    }
  }
}
