/**
 * What one line says of its regions: the colours that no filling of the line can do without.
 *
 * Forwards, the pairs (counted, started) that the open stretches so far can reach, by the colours in
 * the slots and by the colour of the last cell; backwards, those of them from which the clue is met.
 * Exact, also where regions come again, as long as their slots fit into the room that is given; where
 * they do not, what is said is true, but may not be all.
 *
 * In the field: as `solve/line-forced.ts`, written anew and for people's steps: a layered graph of states,
 * pruned from both ends (G. Pesant, *A regular language membership constraint for finite sequences of
 * variables*, 2004).
 */

import type { Line } from './board.ts';
import { LineItems, slotCloses, slotOpens } from './line-items.ts';
import { addDown, addUp, everything, isEmpty, mayStart } from './line-sets.ts';
import { backwardWord, forwardWord } from './line-word.ts';
import type { ClueSet } from './reasons.ts';

/** Slots at most; each doubles the work. */
const mostSlots = 8;
/** Words that all sets of one line may take together. */
const mostWords = 1 << 18;

export class LinePropagator {
  readonly #items: LineItems;
  readonly #mostSlots: number;
  readonly #hasFastWay: boolean;
  #isSmall = false;
  /** Words of a set. A layer holds two sets for each colouring of the slots: last cell blank, painted. */
  #words = 0;
  #layerWords = 0;
  /** The sets before each open stretch, and after the last. */
  #layers = new Int32Array(1024);
  /** The sets that are good before a stretch, and after it. */
  #before = new Int32Array(64);
  #after = new Int32Array(64);
  #all = everything(1);
  #starting = everything(1);
  /** By region: which colours have been found possible, 1 blank, 2 painted. */
  #possible = new Uint8Array(0);

  /** The general way is always right; where the fast one will do, it is taken. */
  constructor(longestLine: number, slots = mostSlots, hasFastWay = true) {
    this.#mostSlots = slots;
    this.#hasFastWay = hasFastWay;
    this.#items = new LineItems(longestLine);
  }

  /** Whether the line can be met. */
  isPossible(line: Line, colours: Int8Array, clues: ClueSet): boolean {
    return this.#load(line, colours, clues) && this.#forward(clues);
  }

  /**
   * Writes what is forced, as 2 × region + colour, and answers how much; −1 when the line cannot be
   * met.
   */
  forced(line: Line, colours: Int8Array, clues: ClueSet, found: Int32Array): number {
    if (!this.isPossible(line, colours, clues)) return -1;
    if (this.#possible.length < colours.length) this.#possible = new Uint8Array(colours.length);
    this.#backward(clues);
    const { size, regions } = this.#items;
    const possible = this.#possible;
    let count = 0;
    for (let item = 0; item < size; item++) {
      const region = regions[item];
      // Each region is told once: its sets are put back.
      if (possible[region] === 1) found[count++] = 2 * region;
      else if (possible[region] === 2) found[count++] = 2 * region + 1;
      possible[region] = 3;
    }
    return count;
  }

  #load(line: Line, colours: Int8Array, clues: ClueSet): boolean {
    const items = this.#items;
    for (let slots = this.#mostSlots; ; slots = items.slots - 1) {
      if (!items.load(line, colours, clues, slots)) return false;
      this.#words = ((items.count + 1) * (items.starts + 1) + 31) >> 5;
      this.#layerWords = (2 * this.#words) << items.slots;
      if (items.slots === 0 || this.#layerWords * items.size <= mostWords) break;
    }
    const needed = (items.size + 1) * this.#layerWords;
    if (needed > this.#layers.length) this.#layers = new Int32Array(needed * 2);
    if (this.#layerWords > this.#before.length) {
      this.#before = new Int32Array(this.#layerWords * 2);
      this.#after = new Int32Array(this.#layerWords * 2);
    }
    this.#isSmall = this.#words === 1 && items.slots === 0 && this.#hasFastWay;
    if (!this.#isSmall) this.#all = everything(this.#words);
    return true;
  }

  #forward(clues: ClueSet): boolean {
    const { size, count, starts, gaps } = this.#items;
    if (size === 0) return count === 0 && starts === 0;
    if (this.#isSmall) return forwardWord(this.#items, clues, this.#layers);
    this.#starting = clues & 2 ? mayStart(starts, this.#words) : this.#all;
    this.#layers.fill(0, 0, (size + 1) * this.#layerWords);
    this.#layers[(gaps[0] & 1) * this.#words] = 1;
    for (let item = 0; item < size; item++) this.#step(item, clues);
    const goal = count * (starts + 1) + starts;
    const last = size * this.#layerWords + (goal >> 5);
    return ((this.#layers[last] | this.#layers[last + this.#words]) & (1 << (goal & 31))) !== 0;
  }

  /** From the pairs before a stretch to those before the next. */
  #step(item: number, clues: ClueSet): void {
    const { slots, slotUses, slotBits, lengths, gaps, starts, countsPainted } = this.#items;
    const words = this.#words;
    const layers = this.#layers;
    const use = slotUses[item];
    const bit = slotBits[item];
    const gap = gaps[item + 1];
    const counted = clues & 1 ? lengths[item] * (starts + 1) : 0;
    const start = clues & 2 ? 1 : 0;
    for (let slot = 0; slot < 1 << slots; slot++) {
      const from = item * this.#layerWords + slot * 2 * words;
      for (let last = 0; last < 2; last++) {
        if (isEmpty(layers, from + last * words, words)) continue;
        for (let colour = 0; colour < 2; colour++) {
          if (use > slotOpens && (slot & bit ? 1 : 0) !== colour) continue;
          const startsBlock = colour === 1 ? last === 0 : (gap & 6) === 6;
          addUp(
            layers,
            this.#target(item + 1, slot, use, bit, colour, gap),
            layers,
            from + last * words,
            startsBlock ? this.#starting : this.#all,
            words,
            ((colour === 1) === countsPainted ? counted : 0) + (startsBlock ? start : 0),
          );
        }
      }
    }
  }

  /** Where in the layers the pairs go that had `slot` and take a colour. */
  #target(
    layer: number,
    slot: number,
    use: number,
    bit: number,
    colour: number,
    gap: number,
  ): number {
    let into = slot;
    if (use === slotOpens && colour === 1) into |= bit;
    else if (use === slotCloses) into &= ~bit;
    const last = gap === 0 ? colour : gap & 1;
    return layer * this.#layerWords + (into * 2 + last) * this.#words;
  }

  /** Finds out which colours of each stretch lie on a way from the beginning to the goal. */
  #backward(clues: ClueSet): void {
    const { size, count, starts, regions, slotUses } = this.#items;
    const possible = this.#possible;
    for (let item = 0; item < size; item++) possible[regions[item]] = 3;
    if (this.#isSmall) {
      backwardWord(this.#items, clues, this.#layers, possible);
      return;
    }
    const goal = count * (starts + 1) + starts;
    this.#after.fill(0, 0, this.#layerWords);
    this.#after[goal >> 5] = 1 << (goal & 31);
    this.#after[this.#words + (goal >> 5)] = 1 << (goal & 31);
    for (let item = size - 1; item >= 0; item--) {
      possible[regions[item]] &= this.#stepBack(item, clues, slotUses[item]);
      [this.#before, this.#after] = [this.#after, this.#before];
    }
  }

  /** From the good pairs before the next stretch to those before this one. Answers its possible colours. */
  #stepBack(item: number, clues: ClueSet, use: number): number {
    const { slots, slotBits, lengths, gaps, starts, countsPainted } = this.#items;
    const words = this.#words;
    const layers = this.#layers;
    const before = this.#before;
    const bit = slotBits[item];
    const gap = gaps[item + 1];
    const counted = clues & 1 ? lengths[item] * (starts + 1) : 0;
    const start = clues & 2 ? 1 : 0;
    let possible = 0;
    before.fill(0, 0, this.#layerWords);
    for (let slot = 0; slot < 1 << slots; slot++) {
      for (let last = 0; last < 2; last++) {
        const at = (slot * 2 + last) * words;
        const from = item * this.#layerWords + at;
        if (isEmpty(layers, from, words)) continue;
        for (let colour = 0; colour < 2; colour++) {
          if (use > slotOpens && (slot & bit ? 1 : 0) !== colour) continue;
          const startsBlock = colour === 1 ? last === 0 : (gap & 6) === 6;
          const any = addDown(
            before,
            at,
            this.#after,
            this.#target(0, slot, use, bit, colour, gap),
            startsBlock ? this.#starting : this.#all,
            layers,
            from,
            words,
            ((colour === 1) === countsPainted ? counted : 0) + (startsBlock ? start : 0),
          );
          if (any) possible |= 1 << colour;
        }
      }
    }
    return possible;
  }
}
