/** Order-ideal graphs kept for later: boxes with the same signs share theirs, also across puzzles. */

import { type OrderIdeals, orderIdeals } from './order-ideals.ts';

/** A box with more ideals than this is too slow to walk at every change; 5×5 boxes need more. */
export const mostIdeals = 1 << 14;
const mostIdealsUpTo16 = 1 << 12;
/** In larger boxes without any sign the walk tells too little for what it costs. */
const mostPlacesWithoutSigns = 9;
/** The cache is emptied when it holds this many steps, so that it never fills the memory. */
const mostStepsHeld = 1 << 23;

export class IdealCache {
  readonly #size: number;
  readonly #graphs = new Map<string, OrderIdeals | 'too many'>();
  #held = 0;

  constructor(size: number) {
    this.#size = size;
  }

  /** The graph of a box with these signs; `undefined` when it is too large to be useful. */
  graph(below: Int32Array): OrderIdeals | undefined {
    if (this.#size > mostPlacesWithoutSigns && below.every((places) => places === 0)) {
      return undefined;
    }
    const key = below.join();
    const known = this.#graphs.get(key);
    if (known !== undefined) return known === 'too many' ? undefined : known;
    const graph = orderIdeals(this.#size, below, this.#size > 16 ? mostIdeals : mostIdealsUpTo16);
    this.#held += graph?.steps.length ?? 1;
    if (this.#held > mostStepsHeld) {
      this.#graphs.clear();
      this.#held = graph?.steps.length ?? 1;
    }
    this.#graphs.set(key, graph ?? 'too many');
    return graph;
  }
}
