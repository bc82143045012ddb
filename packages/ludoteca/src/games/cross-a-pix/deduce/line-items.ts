/**
 * A line taken apart for reasoning: the stretches that are open, and what lies between them.
 *
 * What is known shrinks to gaps, of which only the first and the last colour matter:
 *
 *     gap   0                        nothing between two open stretches
 *           4 + 2 × first + last     known stretches (before the first open one the border is blank)
 *
 * and is taken off the clue. Of painted and blank cells those are counted that are fewer.
 *
 * An open region that comes again on the line has a slot from its first stretch to its last, in which
 * its colour is remembered.
 */

import type { Line } from './board.ts';
import { blocksClue, type ClueSet, paintedClue } from './reasons.ts';

/** What becomes of a stretch's slot: it has none, or it is taken, used, or used and given back. */
export const slotNone = 0;
export const slotOpens = 1;
export const slotStays = 2;
export const slotCloses = 3;

export class LineItems {
  /** Open stretches. */
  size = 0;
  readonly regions: Int32Array;
  readonly lengths: Int32Array;
  /** By open stretch: what becomes of its slot, and the slot as a bit. */
  readonly slotUses: Uint8Array;
  readonly slotBits: Int32Array;
  /** By open stretch: the gap before it; one more after the last. */
  readonly gaps: Uint8Array;
  /** Slots needed at once. */
  slots = 0;
  countsPainted = true;
  /** What is left to be counted, and the blocks left to start; 0 where the clue is not taken. */
  count = 0;
  starts = 0;
  /** By stretch of the line: the slot of its region, when it came before and has one. */
  readonly #slotAt: Int32Array;

  constructor(longestLine: number) {
    this.regions = new Int32Array(longestLine);
    this.lengths = new Int32Array(longestLine);
    this.slotUses = new Uint8Array(longestLine);
    this.slotBits = new Int32Array(longestLine);
    this.gaps = new Uint8Array(longestLine + 1);
    this.#slotAt = new Int32Array(longestLine);
  }

  /**
   * Takes a line apart; false when it cannot be met at sight. Regions beyond `mostSlots` get no slot:
   * their stretches are then taken one by one.
   */
  load(line: Line, colours: Int8Array, clues: ClueSet, mostSlots: number): boolean {
    const { segments, lengths } = line;
    let paintedCells = 0;
    let openCells = 0;
    let started = 0;
    // The colour of the stretch before: −1 when it is open. The border is blank.
    let last = 0;
    let first = 0;
    let used = 0;
    this.size = 0;
    this.slots = 0;
    this.gaps[0] = 4;
    for (let at = 0; at < segments.length; at++) {
      const colour = colours[segments[at]];
      if (colour < 0) {
        used = this.#open(line, at, used, mostSlots);
        openCells += lengths[at];
        last = -1;
        continue;
      }
      if (colour === 1) {
        paintedCells += lengths[at];
        if (last === 0) started++;
      }
      if (last === -1) first = colour;
      this.gaps[this.size] = 4 | (first << 1) | colour;
      last = colour;
    }
    const toPaint = clues & paintedClue ? line.painted - paintedCells : 0;
    const toLeave = clues & paintedClue ? openCells - toPaint : 0;
    this.starts = clues & blocksClue ? line.blocks - started : 0;
    this.countsPainted = toPaint <= toLeave;
    this.count = Math.min(toPaint, toLeave);
    return toPaint >= 0 && toLeave >= 0 && this.starts >= 0;
  }

  /** Puts an open stretch in its place. Answers which slots are taken after it. */
  #open(line: Line, at: number, used: number, mostSlots: number): number {
    const item = this.size++;
    this.regions[item] = line.segments[at];
    this.lengths[item] = line.lengths[at];
    this.gaps[item + 1] = 0;
    this.slotUses[item] = slotNone;
    this.slotBits[item] = 0;
    const next = line.next[at];
    let slot = -1;
    let after = used;
    if (line.comesAgain[at]) {
      slot = this.#slotAt[at];
      if (slot >= 0) this.slotUses[item] = next > 0 ? slotStays : slotCloses;
      if (slot >= 0 && next === 0) after &= ~(1 << slot);
    } else if (next > 0) {
      const free = 31 - Math.clz32(~used & -~used);
      if (free < mostSlots) {
        slot = free;
        after |= 1 << slot;
        this.slots = Math.max(this.slots, slot + 1);
        this.slotUses[item] = slotOpens;
      }
    }
    if (next > 0) this.#slotAt[at + next] = slot;
    if (slot >= 0) this.slotBits[item] = 1 << slot;
    return after;
  }
}
