/**
 * The ways to fill a box, as a graph: the order ideals of its signs.
 *
 * Fill the box with 1, then 2, and so on. The places filled so far are always an *ideal*: with a
 * place, every place that must be smaller. A filling is a path from the empty ideal to the full one
 * that adds one place at each step; the step from layer v to v + 1 says where digit v + 1 stands.
 *
 *   signs   a < b      ideals by layer     {}  →  {a}, {c}  →  {a,b}, {a,c}  →  {a,b,c}
 *           c
 *
 * Signs make the graph small: a 3×3 box with all its signs has 17 to 54 ideals of 512, a 4×4 box
 * 123 to 616 of 65536. Every ideal has a number, layer after layer, so that arrays can be indexed.
 */

export interface OrderIdeals {
  /** Number of ideals; the empty one is 0, the full one is the last. */
  readonly count: number;
  /** The steps out of ideal i are those from `firstStep[i]` to before `firstStep[i + 1]`. */
  readonly firstStep: Int32Array;
  /** The place that a step adds, as a bit. */
  readonly added: Int32Array;
  /** The ideal that a step leads to. */
  readonly target: Int32Array;
}

/**
 * The graph for a box of `size` places, where `below[i]` are the places that must be smaller than
 * place i, as a mask. `undefined` when there are more than `most` ideals.
 */
export function orderIdeals(
  size: number,
  below: ArrayLike<number>,
  most: number,
): OrderIdeals | undefined {
  const ideals = [0];
  const numbers = new Map<number, number>([[0, 0]]);
  const firstStep: number[] = [];
  const added: number[] = [];
  const target: number[] = [];
  // Ideals are met in the order of their layers, so the list is also the queue.
  for (let index = 0; index < ideals.length; index++) {
    const ideal = ideals[index];
    firstStep.push(added.length);
    for (let place = 0; place < size; place++) {
      const bit = 1 << place;
      if ((ideal & bit) !== 0 || (below[place] & ~ideal) !== 0) continue;
      const larger = ideal | bit;
      let number = numbers.get(larger);
      if (number === undefined) {
        number = ideals.length;
        if (number >= most) return undefined;
        ideals.push(larger);
        numbers.set(larger, number);
      }
      added.push(bit);
      target.push(number);
    }
  }
  firstStep.push(added.length);
  return {
    count: ideals.length,
    firstStep: Int32Array.from(firstStep),
    added: Int32Array.from(added),
    target: Int32Array.from(target),
  };
}
