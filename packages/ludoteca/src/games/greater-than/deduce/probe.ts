/**
 * A trial of which only the outcome is asked: what `Trial` does, step by step in the same order, without causes. Dense,
 * because a climb asks it thousands of times; most of all whether what was open before is open still.
 *
 *   dirty, touched   a bit for each house, 32 to a word, rows first
 *   queue            the cells to be looked at, in a circle
 *
 * In the field: probing for failed literals; to go on from where a probe ended is incremental probing.
 */

import type { Board } from './constraints.ts';
import type { Outcome } from './trial-end.ts';

/** Where a probe ended open, and how many of the changes before it are in it. */
export interface ProbeEnd {
  readonly domains: Int32Array;
  readonly touched: Int32Array;
  readonly forced: number[];
  seen: number;
}

/** The houses of a shape laid out flat. */
interface Flat {
  /** The cells of house h begin at h · N, the other cells that share a house with cell c at c · `peersOfEach`. */
  readonly houseCells: Uint16Array;
  readonly peers: Uint16Array;
  readonly peersOfEach: number;
  /** Words for a set of houses; the three houses of cell c as such a set, from c · `words` on. */
  readonly words: number;
  readonly housesOf: Int32Array;
}

const flats = new WeakMap<Board['houses'], Flat>();

function flatOf({ houses, peers, housesOf, cells, size }: Board): Flat {
  const kept = flats.get(houses);
  if (kept !== undefined) return kept;
  const words = (3 * size + 31) >>> 5;
  const made = {
    houseCells: Uint16Array.from(houses.flatMap((each) => [...each])),
    peers: Uint16Array.from(peers.flatMap((each) => [...each])),
    peersOfEach: peers[0].length,
    words,
    housesOf: new Int32Array(cells * words),
  };
  for (let at = 0; at < 3 * cells; at++) {
    const cell = Math.floor(at / 3);
    made.housesOf[cell * words + (housesOf[at] >>> 5)] |= 1 << (housesOf[at] & 31);
  }
  flats.set(houses, made);
  return made;
}

/** The cells that signs lead to from each cell: those of cell c begin at `first[c]` and end before `first[c + 1]`. */
interface SignEnds {
  readonly first: Uint16Array;
  readonly cells: Uint16Array;
}

function signEnds(signsOf: readonly (readonly number[])[], ends: Uint16Array): SignEnds {
  const first = new Uint16Array(signsOf.length + 1);
  const cells: number[] = [];
  for (let cell = 0; cell < signsOf.length; cell++) {
    for (const sign of signsOf[cell]) cells.push(ends[sign]);
    first[cell + 1] = cells.length;
  }
  return { first, cells: Uint16Array.from(cells) };
}

const none: readonly number[] = [];

export class Probe {
  readonly #size: number;
  readonly #every: number;
  readonly #flat: Flat;
  /** What the cells may hold before the probe. */
  readonly #base: Int32Array;
  readonly #above: SignEnds;
  readonly #below: SignEnds;
  #domains: Int32Array;
  readonly #ownDomains: Int32Array;
  /** The houses in which something has gone in this probe, and those to be looked at. */
  #touched: Int32Array;
  readonly #ownTouched: Int32Array;
  readonly #dirty: Int32Array;
  /** The cells that have come down to one digit in this probe, with it. */
  #forced: number[] = [];
  readonly #queue: Uint16Array;
  readonly #isQueued: Uint8Array;
  #first = 0;
  #last = 0;
  /**
   * Whether two digits had one and the same cell left in a house. Nobody looks for that, so a probe may
   * end open that, gone through in another order, would have failed.
   */
  #isDoubtful = false;

  constructor(board: Board, base: Int32Array) {
    const { cells, size, every, signsAbove, signsBelow, upper, lower } = board;
    this.#size = size;
    this.#every = every;
    this.#flat = flatOf(board);
    const { words } = this.#flat;
    this.#base = base;
    this.#above = signEnds(signsAbove, upper);
    this.#below = signEnds(signsBelow, lower);
    this.#ownDomains = new Int32Array(cells);
    this.#domains = this.#ownDomains;
    this.#ownTouched = new Int32Array(words);
    this.#touched = this.#ownTouched;
    this.#dirty = new Int32Array(words);
    // A power of two, more than there are cells: a full queue does not look like an empty one.
    this.#queue = new Uint16Array(1 << (32 - Math.clz32(cells)));
    this.#isQueued = new Uint8Array(cells);
  }

  /** Begins anew from what was known before, with the candidate taken for true. */
  assume(cell: number, bit: number): void {
    this.#domains = this.#ownDomains;
    this.#domains.set(this.#base);
    this.#touched = this.#ownTouched;
    this.#touched.fill(0);
    this.#forced = [];
    this.#calm();
    this.#lose(cell, this.#domains[cell] & ~bit);
  }

  /**
   * Where the probe has ended open, to be gone on from when there are more changes than now; nothing
   * when that is in doubt.
   */
  end(seen: number): ProbeEnd | undefined {
    if (this.#isDoubtful) return undefined;
    const domains = this.#domains.slice();
    return { domains, touched: this.#touched.slice(), forced: this.#forced, seen };
  }

  /**
   * Goes on from where an earlier probe of the same assumption ended open, and takes that along.
   * `changes` are the cells that have lost candidates since the beginning. Follows only what is new,
   * and only where the probe has a part in it. True when it is sure to end open again.
   */
  staysOpen(end: ProbeEnd, changes: readonly number[]): boolean {
    const { housesOf, words } = this.#flat;
    const base = this.#base;
    const { domains, touched } = end;
    const dirty = this.#dirty;
    this.#domains = domains;
    this.#touched = touched;
    this.#forced = end.forced;
    this.#calm();
    for (; end.seen < changes.length; end.seen++) {
      const cell = changes[end.seen];
      const before = domains[cell];
      const left = before & base[cell];
      if (left === before) continue;
      domains[cell] = left;
      if (left === 0) return false;
      if ((left & (left - 1)) === 0) this.#force(cell, left);
      if (left !== base[cell]) this.#enqueue(cell);
      for (let word = 0; word < words; word++) {
        dirty[word] |= touched[word] & housesOf[cell * words + word];
      }
    }
    return this.propagate(Number.POSITIVE_INFINITY) === 'open' && !this.#isDoubtful;
  }

  /**
   * The candidates that a probe which has ended open has come to take for true, its own among them, at cell · N +
   * digit − 1: what follows from each is part of what followed here, so that each is open too. None where the end is
   * in doubt.
   */
  get forced(): readonly number[] {
    return this.#isDoubtful ? none : this.#forced;
  }

  /** Nothing waits to be looked at. */
  #calm(): void {
    const queue = this.#queue;
    for (let at = this.#first; at !== this.#last; at = (at + 1) & (queue.length - 1)) {
      this.#isQueued[queue[at]] = 0;
    }
    this.#first = 0;
    this.#last = 0;
    this.#dirty.fill(0);
    this.#isDoubtful = false;
  }

  /** Follows the consequences, of at most so many changed cells. */
  propagate(most: number): Outcome {
    const queue = this.#queue;
    const dirty = this.#dirty;
    let looked = 0;
    for (;;) {
      while (this.#first !== this.#last) {
        if (++looked > most) return 'cut';
        const cell = queue[this.#first];
        this.#first = (this.#first + 1) & (queue.length - 1);
        this.#isQueued[cell] = 0;
        if (!this.#lookAtCell(cell)) return 'contradiction';
      }
      let word = 0;
      while (word < dirty.length && dirty[word] === 0) word++;
      if (word === dirty.length) return 'open';
      const bit = dirty[word] & -dirty[word];
      dirty[word] ^= bit;
      if (!this.#lookAtHouse(32 * word + 31 - Math.clz32(bit))) return 'contradiction';
    }
  }

  /** Takes candidates from a cell, some of which it has. False when none is left. */
  #lose(cell: number, values: number): boolean {
    const { housesOf, words } = this.#flat;
    const dirty = this.#dirty;
    const touched = this.#touched;
    const left = this.#domains[cell] & ~values;
    this.#domains[cell] = left;
    for (let word = 0; word < words; word++) {
      const bits = housesOf[cell * words + word];
      dirty[word] |= bits;
      touched[word] |= bits;
    }
    this.#enqueue(cell);
    if (left === 0) return false;
    if ((left & (left - 1)) === 0) this.#force(cell, left);
    return true;
  }

  #force(cell: number, bit: number): void {
    this.#forced.push(cell * this.#size + 31 - Math.clz32(bit));
  }

  #enqueue(cell: number): void {
    if (this.#isQueued[cell] === 1) return;
    this.#isQueued[cell] = 1;
    this.#queue[this.#last] = cell;
    this.#last = (this.#last + 1) & (this.#queue.length - 1);
  }

  #lookAtCell(cell: number): boolean {
    const domains = this.#domains;
    const values = domains[cell];
    if ((values & (values - 1)) === 0) {
      const { peers, peersOfEach } = this.#flat;
      const end = (cell + 1) * peersOfEach;
      for (let at = cell * peersOfEach; at < end; at++) {
        if ((domains[peers[at]] & values) === 0) continue;
        if (!this.#lose(peers[at], values)) return false;
      }
    }
    // The lowest digit and all below it.
    const tooSmall = values ^ (values - 1);
    const above = this.#above;
    const aboveEnd = above.first[cell + 1];
    for (let at = above.first[cell]; at < aboveEnd; at++) {
      const other = above.cells[at];
      if ((domains[other] & tooSmall) === 0) continue;
      if (!this.#lose(other, tooSmall)) return false;
    }
    // The highest digit and all above it.
    const tooLarge = this.#every & (-1 << (31 - Math.clz32(values)));
    const under = this.#below;
    const underEnd = under.first[cell + 1];
    for (let at = under.first[cell]; at < underEnd; at++) {
      const other = under.cells[at];
      if ((domains[other] & tooLarge) === 0) continue;
      if (!this.#lose(other, tooLarge)) return false;
    }
    return true;
  }

  #lookAtHouse(house: number): boolean {
    const { houseCells } = this.#flat;
    const domains = this.#domains;
    const size = this.#size;
    const end = (house + 1) * size;
    let once = 0;
    let twice = 0;
    let settled = 0;
    for (let at = house * size; at < end; at++) {
      const values = domains[houseCells[at]];
      twice |= once & values;
      once |= values;
      if ((values & (values - 1)) === 0) settled |= values;
    }
    if (once !== this.#every) return false;
    // A digit with one place, in a cell that has others too.
    const single = once & ~twice;
    if ((single & ~settled) === 0) return true;
    for (let at = house * size; at < end; at++) {
      const cell = houseCells[at];
      const values = domains[cell];
      const here = values & single;
      if (here === 0) continue;
      if (here === values) {
        if ((here & (here - 1)) !== 0) this.#isDoubtful = true;
        continue;
      }
      if (!this.#lose(cell, values & ~(here & -here))) return false;
    }
    return true;
  }
}
