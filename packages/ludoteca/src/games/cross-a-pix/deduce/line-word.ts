/**
 * The same as the line propagator does, for lines whose sets fit into one word and on which no open
 * region comes again. Most lines are such, and their time is the time of reasoning.
 */

import type { LineItems } from './line-items.ts';
import { mayStart } from './line-sets.ts';
import { blocksClue, type ClueSet, paintedClue } from './reasons.ts';

/** Up by so many places; everything falls off a word from 32 on. */
function up(set: number, by: number): number {
  return by < 32 ? set << by : 0;
}

function down(set: number, by: number): number {
  return by < 32 ? set >>> by : 0;
}

/** Writes the sets before each open stretch, last cell blank, then painted. Whether the goal is reached. */
export function forwardWord(items: LineItems, clues: ClueSet, layers: Int32Array): boolean {
  const { size, count, starts, gaps, lengths, countsPainted } = items;
  const row = clues & paintedClue ? starts + 1 : 0;
  const start = clues & blocksClue ? 1 : 0;
  const starting = start === 1 ? mayStart(starts, 1)[0] : -1;
  let blank = gaps[0] & 1 ? 0 : 1;
  let painted = 1 - blank;
  for (let item = 0; item < size; item++) {
    layers[2 * item] = blank;
    layers[2 * item + 1] = painted;
    const counted = lengths[item] * row;
    let ifBlank = blank | painted;
    let ifPainted = painted | ((blank & starting) << start);
    if (countsPainted) ifPainted = up(ifPainted, counted);
    else ifBlank = up(ifBlank, counted);
    const gap = gaps[item + 1];
    if (gap === 0) {
      blank = ifBlank;
      painted = ifPainted;
    } else {
      const crossed = ifPainted | (gap & 2 ? (ifBlank & starting) << start : ifBlank);
      blank = gap & 1 ? 0 : crossed;
      painted = gap & 1 ? crossed : 0;
    }
  }
  const goal = count * (starts + 1) + starts;
  return ((blank | painted) & (1 << goal)) !== 0;
}

/** Takes away from `possible`, by region, the colours that lie on no way from the beginning to the goal. */
export function backwardWord(
  items: LineItems,
  clues: ClueSet,
  layers: Int32Array,
  possible: Uint8Array,
): void {
  const { size, count, starts, gaps, lengths, regions, countsPainted } = items;
  const row = clues & paintedClue ? starts + 1 : 0;
  const start = clues & blocksClue ? 1 : 0;
  const starting = start === 1 ? mayStart(starts, 1)[0] : -1;
  let blank = 1 << (count * (starts + 1) + starts);
  let painted = blank;
  for (let item = size - 1; item >= 0; item--) {
    const gap = gaps[item + 1];
    let ifBlank = blank;
    let ifPainted = painted;
    if (gap !== 0) {
      ifPainted = gap & 1 ? painted : blank;
      ifBlank = gap & 2 ? (ifPainted >>> start) & starting : ifPainted;
    }
    const counted = lengths[item] * row;
    if (countsPainted) ifPainted = down(ifPainted, counted);
    else ifBlank = down(ifBlank, counted);
    const begun = (ifPainted >>> start) & starting;
    const fromBlank = layers[2 * item];
    const fromPainted = layers[2 * item + 1];
    if ((ifBlank & (fromBlank | fromPainted)) === 0) possible[regions[item]] &= 2;
    if (((begun & fromBlank) | (ifPainted & fromPainted)) === 0) possible[regions[item]] &= 1;
    blank = (ifBlank | begun) & fromBlank;
    painted = (ifBlank | ifPainted) & fromPainted;
  }
}
