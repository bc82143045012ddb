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
   * For ideal · (places + 1) + 1 + place: the ideal with that place added, or, where it is among its places and
   * can be the last of them, without it. At + 0 stands the ideal itself, so that adding nothing is a step too.
   */
  readonly steps: Uint16Array;
}

/** Where the numbers of ideals are found: an open table, emptied after each graph. 0 where nothing is. */
let slots = new Int32Array(1 << 10);

/** Spreads sets of places over the table (D. Knuth, *The Art of Computer Programming*, volume 3, 6.4). */
function slotOf(ideal: number): number {
  return Math.imul(ideal, 0x9e3779b1) >>> Math.clz32(slots.length - 1);
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
  // Half of the table stays empty, so that what is looked for is near.
  while (slots.length < 2 * most) slots = new Int32Array(2 * slots.length);
  const mask = slots.length - 1;
  const ideals = new Int32Array(most);
  const next = new Int32Array(most);
  let count = 1;
  // Ideals are met in the order of their layers, so the list is also the queue.
  for (let index = 0; index < count; index++) {
    const ideal = ideals[index];
    for (let place = 0; place < size; place++) {
      const bit = 1 << place;
      if ((ideal & bit) !== 0 || (below[place] & ~ideal) !== 0) continue;
      next[index] |= bit;
      let slot = slotOf(ideal | bit);
      while (slots[slot] !== 0 && ideals[slots[slot]] !== (ideal | bit)) slot = (slot + 1) & mask;
      if (slots[slot] !== 0) continue;
      if (count === most) {
        empty(ideals, count);
        return undefined;
      }
      slots[slot] = count;
      ideals[count++] = ideal | bit;
    }
  }
  const steps = new Uint16Array(count * (size + 1));
  for (let index = 0; index < count; index++) {
    const first = index * (size + 1);
    steps[first] = index;
    for (let places = next[index]; places !== 0; places &= places - 1) {
      const bit = places & -places;
      let slot = slotOf(ideals[index] | bit);
      while (ideals[slots[slot]] !== (ideals[index] | bit)) slot = (slot + 1) & mask;
      const step = 32 - Math.clz32(bit);
      steps[first + step] = slots[slot];
      steps[slots[slot] * (size + 1) + step] = index;
    }
  }
  empty(ideals, count);
  const isCircular = ideals[count - 1] !== 2 ** size - 1;
  return { isCircular, next: next.slice(0, count), steps };
}

/** Takes the ideals out of the table. */
function empty(ideals: Int32Array, count: number): void {
  if (count > slots.length >> 3) {
    slots.fill(0);
    return;
  }
  for (let index = 0; index < count; index++) {
    let slot = slotOf(ideals[index]);
    while (slots[slot] !== 0) {
      slots[slot] = 0;
      slot = (slot + 1) & (slots.length - 1);
    }
  }
}
