/** The signs of a puzzle sorted out for the general engine. */

import type { BoxLayout } from './box-layout.ts';
import { IdealCache } from './ideal-cache.ts';
import type { OrderIdeals } from './order-ideals.ts';

/**
 * The signs of one puzzle, filled anew at each load. A box whose signs leave few enough ideals is
 * walked as a graph; the signs of other boxes, and those between boxes, are bounds on two cells.
 */
export class BoxSigns {
  /** For each box the graph of its fillings, unless it has too many. */
  readonly graphs: (OrderIdeals | undefined)[];
  /**
   * The bounds that touch box b are those from `firstBound[b]` to before `firstBound[b + 1]`: the
   * cell `lower` holds less than the cell `upper`. A bound between two boxes is there twice.
   */
  readonly firstBound: Uint16Array;
  readonly lower: Uint16Array;
  readonly upper: Uint16Array;
  /** All signs, whether inside a box or not: how many, the smaller cells, the larger cells. */
  count = 0;
  readonly smaller: Uint16Array;
  readonly larger: Uint16Array;
  readonly #layout: BoxLayout;
  readonly #cache: IdealCache;
  /** For each cell the places of its box that a sign says are smaller. */
  readonly #below: Int32Array;

  constructor(layout: BoxLayout) {
    const { size } = layout;
    const most = 2 * size * (size - 1);
    this.#layout = layout;
    this.#cache = new IdealCache(size);
    this.graphs = Array.from({ length: size }, () => undefined);
    this.firstBound = new Uint16Array(size + 1);
    this.lower = new Uint16Array(2 * most);
    this.upper = new Uint16Array(2 * most);
    this.#below = new Int32Array(size * size);
    this.smaller = new Uint16Array(most);
    this.larger = new Uint16Array(most);
  }

  /** False when the signs of a box go in a circle. */
  load(right: Int8Array, down: Int8Array): boolean {
    const { size } = this.#layout;
    this.#below.fill(0);
    this.count = 0;
    for (let row = 0; row < size; row++) {
      for (let col = 0; col + 1 < size; col++) {
        const sign = right[row * (size - 1) + col];
        if (sign !== 0) this.#add(sign, row * size + col, row * size + col + 1);
      }
    }
    for (let index = 0; index < size * (size - 1); index++) {
      if (down[index] !== 0) this.#add(down[index], index, index + size);
    }
    for (let box = 0; box < size; box++) {
      const graph = this.#cache.graph(this.#below.subarray(box * size, box * size + size));
      if (graph?.isCircular) return false;
      this.graphs[box] = graph;
    }
    this.#sortBounds();
    return true;
  }

  /** Adds `weight` to each cell for each sign that touches it. */
  weigh(weights: Float64Array, weight: number): void {
    for (let sign = 0; sign < this.count; sign++) {
      weights[this.smaller[sign]] += weight;
      weights[this.larger[sign]] += weight;
    }
  }

  #add(sign: number, first: number, second: number): void {
    const { cellAt, size } = this.#layout;
    const smaller = cellAt[sign < 0 ? first : second];
    const larger = cellAt[sign < 0 ? second : first];
    this.smaller[this.count] = smaller;
    this.larger[this.count] = larger;
    this.count++;
    if (Math.floor(smaller / size) === Math.floor(larger / size)) {
      this.#below[larger] |= 1 << (smaller % size);
    }
  }

  #sortBounds(): void {
    const { size } = this.#layout;
    let bounds = 0;
    for (let box = 0; box < size; box++) {
      this.firstBound[box] = bounds;
      for (let sign = 0; sign < this.count; sign++) {
        const lower = this.smaller[sign];
        const upper = this.larger[sign];
        const lowerBox = Math.floor(lower / size);
        const upperBox = Math.floor(upper / size);
        if (lowerBox !== box && upperBox !== box) continue;
        if (lowerBox === upperBox && this.graphs[box] !== undefined) continue;
        this.lower[bounds] = lower;
        this.upper[bounds] = upper;
        bounds++;
      }
    }
    this.firstBound[size] = bounds;
  }
}
