/**
 * The colours that a clue forces on the segments of a line.
 *
 * Forwards, the pairs (counted, started) that the segments so far can reach; backwards, those from
 * which the clue can still be met. A colour that no reachable pair survives is impossible. The two
 * functions do the same work: the second for sets of one word, which most are.
 *
 * In the field: line solving of nonograms by dynamic programming, forwards and backwards (K. Batenburg, W.
 * Kosters, *Solving nonograms by combining relaxations*, 2009), which makes the line generalised arc
 * consistent as the regular constraint does (G. Pesant, *A regular language membership constraint for
 * finite sequences of variables*, 2004). Here a line gives two sums, and regions in place of runs.
 */

import type { LineWorkspace } from './line-workspace.ts';

/**
 * Writes the literals of the regions with one possible colour into `forced`, and answers how many;
 * −1 when the clue cannot be met.
 */
export function forcedColours(line: LineWorkspace, forced: Int32Array): number {
  const { size, lengths, regions, gaps, words, starts, count, countsPainted } = line;
  line.reserve();
  const mask = line.mask();
  const { layers, newBlank, newPainted } = line;
  const row = starts + 1;
  for (let word = 0; word < 2 * words; word++) layers[word] = 0;
  layers[(gaps[0] & 1) * words] = 1;
  for (let at = 0; at < size; at++) {
    const from = at * 2 * words;
    step(layers, from, words, mask, newBlank, newPainted, lengths[at] * row, countsPainted);
    cross(newBlank, newPainted, gaps[at + 1], words, mask, layers, from + 2 * words);
  }
  const goal = count * row + starts;
  const last = size * 2 * words + (goal >> 5);
  const bit = 1 << (goal & 31);
  if (((layers[last] | layers[last + words]) & bit) === 0) return -1;
  const { blank, painted } = line;
  for (let word = 0; word < words; word++) {
    blank[word] = 0;
    painted[word] = 0;
  }
  blank[goal >> 5] = bit;
  painted[goal >> 5] = bit;
  let found = 0;
  for (let at = size - 1; at >= 0; at--) {
    const shift = lengths[at] * row;
    uncross(blank, painted, gaps[at + 1], words, mask);
    step(layers, at * 2 * words, words, mask, newBlank, newPainted, shift, countsPainted);
    let canBlank = 0;
    let canPaint = 0;
    for (let word = 0; word < words; word++) {
      canBlank |= newBlank[word] & blank[word];
      canPaint |= newPainted[word] & painted[word];
    }
    if (canBlank === 0) forced[found++] = 2 * regions[at];
    else if (canPaint === 0) forced[found++] = 2 * regions[at] + 1;
    unstep(blank, painted, words, mask, shift, countsPainted);
  }
  return found;
}

/** From the pairs before a segment to those after it, for either colour. */
export function step(
  layers: Int32Array,
  from: number,
  words: number,
  mask: Int32Array,
  newBlank: Int32Array,
  newPainted: Int32Array,
  shift: number,
  countsPainted: boolean,
): void {
  let carry = 0;
  for (let word = 0; word < words; word++) {
    const blank = layers[from + word];
    const painted = layers[from + words + word];
    newBlank[word] = blank | painted;
    newPainted[word] = painted | (((blank << 1) | carry) & mask[word]);
    carry = blank >>> 31;
  }
  shiftUp(countsPainted ? newPainted : newBlank, words, shift);
}

/** From the pairs that are good after a segment to those that are good before it, in place. */
export function unstep(
  blank: Int32Array,
  painted: Int32Array,
  words: number,
  mask: Int32Array,
  shift: number,
  countsPainted: boolean,
): void {
  shiftDown(countsPainted ? painted : blank, words, shift);
  let above = 0;
  for (let word = words - 1; word >= 0; word--) {
    const ifBlank = blank[word];
    const ifPainted = painted[word];
    const started = ifPainted & mask[word];
    blank[word] = ifBlank | (started >>> 1) | (above << 31);
    painted[word] = ifBlank | ifPainted;
    above = started & 1;
  }
}

/** Over a fixed stretch, into a layer. */
export function cross(
  blank: Int32Array,
  painted: Int32Array,
  gap: number,
  words: number,
  mask: Int32Array,
  layers: Int32Array,
  to: number,
): void {
  if (gap === 0) {
    for (let word = 0; word < words; word++) {
      layers[to + word] = blank[word];
      layers[to + words + word] = painted[word];
    }
    return;
  }
  const into = to + (gap & 1) * words;
  const other = to + (1 - (gap & 1)) * words;
  const startsBlock = (gap & 2) !== 0;
  let carry = 0;
  for (let word = 0; word < words; word++) {
    const before = blank[word];
    layers[into + word] =
      painted[word] | (startsBlock ? ((before << 1) | carry) & mask[word] : before);
    layers[other + word] = 0;
    carry = before >>> 31;
  }
}

/** Back over a fixed stretch, in place. */
export function uncross(
  blank: Int32Array,
  painted: Int32Array,
  gap: number,
  words: number,
  mask: Int32Array,
): void {
  if (gap === 0) return;
  const after = (gap & 1) !== 0 ? painted : blank;
  const startsBlock = (gap & 2) !== 0;
  for (let word = 0; word < words; word++) {
    const good = after[word];
    const started = (good & mask[word]) >>> 1;
    const above = word + 1 < words ? (after[word + 1] & mask[word + 1] & 1) << 31 : 0;
    painted[word] = good;
    blank[word] = startsBlock ? started | above : good;
  }
}

function shiftUp(set: Int32Array, words: number, shift: number): void {
  const skip = shift >> 5;
  const bits = shift & 31;
  for (let word = words - 1; word >= 0; word--) {
    const from = word - skip;
    const high = from >= 0 ? set[from] << bits : 0;
    // Two shifts, for a shift by 32 would be none.
    const low = from > 0 ? (set[from - 1] >>> 1) >>> (31 - bits) : 0;
    set[word] = high | low;
  }
}

function shiftDown(set: Int32Array, words: number, shift: number): void {
  const skip = shift >> 5;
  const bits = shift & 31;
  for (let word = 0; word < words; word++) {
    const from = word + skip;
    const low = from < words ? set[from] >>> bits : 0;
    const high = from + 1 < words ? (set[from + 1] << 1) << (31 - bits) : 0;
    set[word] = high | low;
  }
}

/** The same when a set is one word. */
export function forcedColoursInOneWord(line: LineWorkspace, forced: Int32Array): number {
  const { size, lengths, regions, gaps, starts, count, countsPainted } = line;
  line.reserve();
  const mask = line.mask()[0];
  const layers = line.layers;
  const row = starts + 1;
  let blank = 1 - (gaps[0] & 1);
  let painted = gaps[0] & 1;
  for (let at = 0; at < size; at++) {
    layers[2 * at] = blank;
    layers[2 * at + 1] = painted;
    const shift = lengths[at] * row;
    let newBlank = blank | painted;
    let newPainted = painted | ((blank << 1) & mask);
    if (countsPainted) newPainted = shift > 31 ? 0 : newPainted << shift;
    else newBlank = shift > 31 ? 0 : newBlank << shift;
    const gap = gaps[at + 1];
    if (gap === 0) {
      blank = newBlank;
      painted = newPainted;
    } else {
      const after = newPainted | ((gap & 2) === 0 ? newBlank : (newBlank << 1) & mask);
      blank = (gap & 1) === 0 ? after : 0;
      painted = (gap & 1) === 0 ? 0 : after;
    }
  }
  const bit = 1 << (count * row + starts);
  if (((blank | painted) & bit) === 0) return -1;
  blank = bit;
  painted = bit;
  let found = 0;
  for (let at = size - 1; at >= 0; at--) {
    const gap = gaps[at + 1];
    if (gap !== 0) {
      painted = (gap & 1) === 0 ? blank : painted;
      blank = (gap & 2) === 0 ? painted : (painted & mask) >>> 1;
    }
    const shift = lengths[at] * row;
    let newBlank = layers[2 * at] | layers[2 * at + 1];
    let newPainted = layers[2 * at + 1] | ((layers[2 * at] << 1) & mask);
    if (countsPainted) {
      newPainted = shift > 31 ? 0 : newPainted << shift;
    } else {
      newBlank = shift > 31 ? 0 : newBlank << shift;
    }
    if ((newBlank & blank) === 0) forced[found++] = 2 * regions[at];
    else if ((newPainted & painted) === 0) forced[found++] = 2 * regions[at] + 1;
    if (countsPainted) painted = shift > 31 ? 0 : painted >>> shift;
    else blank = shift > 31 ? 0 : blank >>> shift;
    const either = blank | painted;
    blank |= (painted & mask) >>> 1;
    painted = either;
  }
  return found;
}
