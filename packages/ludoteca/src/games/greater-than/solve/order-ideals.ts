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
 *
 * In the field: the lattice of order ideals (down-sets) of a partial order, whose maximal chains are its
 * linear extensions (R. Stanley, *Enumerative Combinatorics*, volume 1, 1986; G. Brightwell, P. Winkler,
 * *Counting linear extensions*, 1991). Walking it from both ends is what the regular constraint does with
 * its automaton (G. Pesant, 2004).
 */

export interface OrderIdeals {
  /** Whether the signs go in a circle, so that nothing leads from the empty ideal to the full one. */
  readonly isCircular: boolean;
  /** For each ideal the places that may be added next, as a mask. */
  readonly next: Int32Array;
  /**
   * For ideal · (places + 1) + 1 + place: the ideal with that place added. At + 0 stands the ideal
   * itself, so that adding nothing is a step too.
   */
  readonly steps: Uint16Array;
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
  const next: number[] = [];
  // Ideals are met in the order of their layers, so the list is also the queue.
  for (let index = 0; index < ideals.length; index++) {
    const ideal = ideals[index];
    let places = 0;
    for (let place = 0; place < size; place++) {
      const bit = 1 << place;
      if ((ideal & bit) !== 0 || (below[place] & ~ideal) !== 0) continue;
      places |= bit;
      if (numbers.has(ideal | bit)) continue;
      if (ideals.length >= most) return undefined;
      numbers.set(ideal | bit, ideals.length);
      ideals.push(ideal | bit);
    }
    next.push(places);
  }
  const steps = new Uint16Array(ideals.length * (size + 1));
  for (let index = 0; index < ideals.length; index++) {
    steps[index * (size + 1)] = index;
    for (let place = 0; place < size; place++) {
      if (((next[index] >>> place) & 1) === 0) continue;
      steps[index * (size + 1) + 1 + place] = numbers.get(ideals[index] | (1 << place)) ?? 0;
    }
  }
  const isCircular = ideals[ideals.length - 1] !== 2 ** size - 1;
  return { isCircular, next: Int32Array.from(next), steps };
}
