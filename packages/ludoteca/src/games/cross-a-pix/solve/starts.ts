/**
 * The ordered pairs of regions that follow each other on some line, numbered as they are met: each is a
 * place where a block may start. A large board has hundreds of thousands, so each region has a chain of its
 * own pairs, in plain arrays:
 *
 *     last[from] → pair → before[pair] → … → −1
 */

import type { Segments } from '../regions.ts';

export class Starts {
  /** By pair: its first region and its second. */
  readonly froms: number[] = [];
  readonly tos: number[] = [];
  readonly #last: Int32Array;
  readonly #before: number[] = [];

  constructor(regions: number) {
    this.#last = new Int32Array(regions).fill(-1);
  }

  get size(): number {
    return this.froms.length;
  }

  /** Takes the pairs of a line that are new. */
  add({ regions }: Segments): void {
    for (let index = 1; index < regions.length; index++) {
      const from = regions[index - 1];
      const to = regions[index];
      if (this.#find(from, to) >= 0) continue;
      this.#before.push(this.#last[from]);
      this.#last[from] = this.froms.length;
      this.froms.push(from);
      this.tos.push(to);
    }
  }

  /** The number of a pair, which must have been met. */
  pair(from: number, to: number): number {
    const pair = this.#find(from, to);
    if (pair < 0) throw new Error('two segments with no start between them');
    return pair;
  }

  #find(from: number, to: number): number {
    let pair = this.#last[from];
    while (pair >= 0 && this.tos[pair] !== to) pair = this.#before[pair];
    return pair;
  }
}
