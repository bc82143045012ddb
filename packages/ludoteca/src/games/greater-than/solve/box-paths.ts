/**
 * What is left of the fillings of each box, kept up while candidates go: see `order-ideals.ts` for the graph.
 *
 * `box-filler.ts` walks the graph of a box from end to end. Here only what changes is looked at: a candidate that
 * goes takes its steps along; an ideal that nothing leads to any more goes with the steps from it, one that leads
 * nowhere with the steps to it.
 *
 *     {} ―a→ {a} ―b→ {a,b} ―c→ {a,b,c}        Digit 2 loses place b: {a} → {a,b} goes, then {a,b}, then
 *               \                  ↑          {a,b} → {a,b,c}, so that digit 3 loses place c.
 *                c→ {a,c} ――――b―――/
 *
 *     masks   | ideals left: box 0, layer 0 … N−1; box 1 … | ideal 0: places into, places out of it | ideal 1 …
 *
 * Every change is written down with what was there before, so that a search takes changes back in reverse.
 *
 * In the field: MDD4R (G. Perez, J.-C. Régin, *Improving GAC-4 for table and MDD constraints*, CP 2014) with a
 * trail; the ideals of a layer are a sparse set (P. Briggs, L. Torczon, *An efficient representation for sparse
 * sets*, 1993), so that taking back their number takes back which they are.
 */

import { type BoxFiller, walked } from './box-filler.ts';
import type { OrderIdeals } from './order-ideals.ts';

/** The places that lead into the empty ideal: it is always reached. */
const alwaysReached = -1;

export class BoxPaths {
  /** Where each digit may stand in the box in hand. `begin` and `narrow` read and narrow it. */
  readonly places: Int32Array;
  /** How many ideals the last narrowing looked at; the first one of a box is not counted. */
  visited = 0;
  readonly #size: number;
  readonly #filler: BoxFiller;
  /** By box: where the masks of its ideals begin; 0 when it was not begun yet. */
  readonly #bases: Int32Array;
  /** For box · N + layer: where its ideals begin in the list. */
  readonly #layers: Int32Array;
  #masks: Int32Array;
  #masksEnd = 0;
  /** The ideals of each layer of each box, those first that are left. */
  #list = new Uint16Array(1 << 10);
  #listEnd = 0;
  /** Pairs: which mask was changed, and what it was. */
  #trail = new Int32Array(1 << 12);
  #trailEnd = 0;
  /** By depth: how long the trail was before the decision. */
  readonly #marks: Int32Array;

  constructor(filler: BoxFiller) {
    const size = filler.places.length;
    this.#size = size;
    this.#filler = filler;
    this.places = filler.places;
    this.#bases = new Int32Array(size);
    this.#layers = new Int32Array(size * size);
    this.#masks = new Int32Array(size * size + (1 << 12));
    this.#marks = new Int32Array(size * size);
    this.forget();
  }

  /** Forgets all boxes. */
  forget(): void {
    this.#bases.fill(0);
    this.#masksEnd = this.#size * this.#size;
    this.#listEnd = 0;
    this.#trailEnd = 0;
  }

  /** Notes that a decision follows at this depth. */
  mark(depth: number): void {
    // Nobody goes back to before the first decision.
    if (depth === 0) this.#trailEnd = 0;
    this.#marks[depth] = this.#trailEnd;
  }

  /** Takes back all that went since the decision at this depth. */
  undo(depth: number): void {
    const masks = this.#masks;
    const trail = this.#trail;
    const mark = this.#marks[depth];
    for (let at = this.#trailEnd; at > mark; ) {
      at -= 2;
      masks[trail[at]] = trail[at + 1];
    }
    this.#trailEnd = mark;
  }

  /**
   * Narrows the places in hand, of which those of the digits in `lost` have become fewer since the box was narrowed
   * last. Answers the digits that lost a place, as a mask; −1 when the box cannot be filled. A box must be narrowed for
   * the first time before the first decision.
   */
  narrow(box: number, graph: OrderIdeals, lost: number): number {
    if (this.#bases[box] === 0) {
      const narrowed = this.#filler.narrow(graph);
      this.visited = 0;
      if (narrowed >= 0) this.#begin(box, graph);
      return narrowed;
    }
    this.#makeRoom(graph);
    const { places } = this;
    const { steps } = graph;
    const size = this.#size;
    const stride = size + 1;
    const masks = this.#masks;
    const list = this.#list;
    const trail = this.#trail;
    const base = this.#bases[box];
    const counts = box * size;
    let end = this.#trailEnd;
    let visited = 0;
    /** Layers with ideals that lead nowhere, and those that have lost steps. */
    let stuck = 0;
    let touched = 0;
    for (let layers = lost; layers !== 0; ) {
      const layer = 31 - Math.clz32(layers & -layers);
      layers &= layers - 1;
      if (layer === size) {
        this.#trailEnd = end;
        this.visited = 0;
        return -1;
      }
      const where = places[layer];
      const first = this.#layers[counts + layer];
      const before = masks[counts + layer];
      let count = before;
      visited += count;
      for (let at = first + count - 1; at >= first; at--) {
        const ideal = list[at];
        const mask = base + 2 * ideal;
        const isReached = masks[mask] !== 0;
        const out = masks[mask + 1];
        let gone = isReached ? out & ~where : out;
        if (gone === 0) continue;
        touched |= 1 << layer;
        trail[end++] = mask + 1;
        trail[end++] = out;
        masks[mask + 1] = out ^ gone;
        if (!isReached) {
          count--;
          list[at] = list[first + count];
          list[first + count] = ideal;
        } else if (out === gone) {
          stuck |= 1 << layer;
        }
        const stepsOf = ideal * stride + 32;
        do {
          const bit = gone & -gone;
          gone ^= bit;
          const into = base + 2 * steps[stepsOf - Math.clz32(bit)];
          const ways = masks[into];
          trail[end++] = into;
          trail[end++] = ways;
          masks[into] = ways ^ bit;
          if (ways === bit) layers |= 2 << layer;
        } while (gone !== 0);
      }
      if (count === before) continue;
      trail[end++] = counts + layer;
      trail[end++] = before;
      masks[counts + layer] = count;
    }
    while (stuck !== 0) {
      const layer = 31 - Math.clz32(stuck);
      stuck ^= 1 << layer;
      if (layer === 0) {
        this.#trailEnd = end;
        this.visited = 0;
        return -1;
      }
      touched |= 1 << (layer - 1);
      const first = this.#layers[counts + layer];
      let count = masks[counts + layer];
      trail[end++] = counts + layer;
      trail[end++] = count;
      visited += count;
      for (let at = first + count - 1; at >= first; at--) {
        const ideal = list[at];
        const mask = base + 2 * ideal;
        if (masks[mask + 1] !== 0) continue;
        count--;
        list[at] = list[first + count];
        list[first + count] = ideal;
        const stepsOf = ideal * stride + 32;
        for (let ways = masks[mask]; ways !== 0; ) {
          const bit = ways & -ways;
          ways ^= bit;
          const from = base + 2 * steps[stepsOf - Math.clz32(bit)] + 1;
          const out = masks[from];
          trail[end++] = from;
          trail[end++] = out;
          masks[from] = out ^ bit;
          if (out === bit) stuck |= 1 << (layer - 1);
        }
      }
      masks[counts + layer] = count;
    }
    this.#trailEnd = end;
    let narrowed = 0;
    for (; touched !== 0; touched &= touched - 1) {
      const layer = 31 - Math.clz32(touched & -touched);
      const where = places[layer];
      if ((where & (where - 1)) === 0) continue;
      const first = this.#layers[counts + layer];
      const last = first + masks[counts + layer];
      visited += last - first;
      let kept = 0;
      for (let at = first; at < last; at++) kept |= masks[base + 2 * list[at] + 1];
      if (kept === where) continue;
      places[layer] = kept;
      narrowed |= 1 << layer;
    }
    this.visited = visited;
    return narrowed;
  }

  /** Each step of the graph goes at most once, and changes two masks; each layer has its number changed twice. */
  #makeRoom({ steps }: OrderIdeals): void {
    const needed = this.#trailEnd + 4 * (steps.length + this.#size);
    if (needed <= this.#trail.length) return;
    const longer = new Int32Array(2 * needed);
    longer.set(this.#trail.subarray(0, this.#trailEnd));
    this.#trail = longer;
  }

  /** Takes what the filler has just walked of a box. */
  #begin(box: number, { next, steps }: OrderIdeals): void {
    const size = this.#size;
    const stride = size + 1;
    const { queue, choices, useful } = walked;
    const { visited, layerStart } = this.#filler;
    this.#masks = roomier(this.#masks, this.#masksEnd + 2 * next.length);
    this.#list = roomier(this.#list, this.#listEnd + visited);
    const masks = this.#masks;
    const list = this.#list;
    const base = this.#masksEnd;
    this.#bases[box] = base;
    this.#masksEnd += 2 * next.length;
    for (let at = 0; at < visited; at++) masks[base + 2 * queue[at]] = 0;
    masks[base] = alwaysReached;
    let end = this.#listEnd;
    for (let layer = 0; layer < size; layer++) {
      const first = end;
      const last = layer + 1 < size ? layerStart[layer + 1] : visited - 1;
      for (let at = layerStart[layer]; at < last; at++) {
        const ideal = queue[at];
        if (useful[ideal] === 0) continue;
        list[end++] = ideal;
        let out = 0;
        for (let rest = choices[at]; rest !== 0; rest &= rest - 1) {
          const bit = rest & -rest;
          const step = steps[ideal * stride + 32 - Math.clz32(bit)];
          if (useful[step] === 0) continue;
          out |= bit;
          masks[base + 2 * step] |= bit;
        }
        masks[base + 2 * ideal + 1] = out;
      }
      this.#layers[box * size + layer] = first;
      masks[box * size + layer] = end - first;
    }
    this.#listEnd = end;
  }
}

/** The array itself when it is long enough, otherwise a copy at least twice as long. */
function roomier<Numbers extends Int32Array | Uint16Array>(
  array: Numbers,
  length: number,
): Numbers {
  if (length <= array.length) return array;
  // The constructor of an array of this kind makes an array of this kind; the compiler cannot see it.
  const longer = new (array.constructor as new (length: number) => Numbers)(
    Math.max(length, 2 * array.length),
  );
  longer.set(array);
  return longer;
}
