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
  seen: number;
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

export class Probe {
  readonly #board: Board;
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
    const { cells, size, signsAbove, signsBelow, upper, lower } = board;
    const words = (3 * size + 31) >>> 5;
    this.#board = board;
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
    this.#calm();
    this.#lose(cell, this.#domains[cell] & ~bit);
  }

  /**
   * Where the probe has ended open, to be gone on from when there are more changes than now; nothing
   * when that is in doubt.
   */
  end(seen: number): ProbeEnd | undefined {
    if (this.#isDoubtful) return undefined;
    return { domains: this.#domains.slice(), touched: this.#touched.slice(), seen };
  }

  /**
   * Goes on from where an earlier probe of the same assumption ended open, and takes that along.
   * `changes` are the cells that have lost candidates since the beginning. Follows only what is new,
   * and only where the probe has a part in it. True when it is sure to end open again.
   */
  staysOpen(end: ProbeEnd, changes: readonly number[]): boolean {
    const { housesOf } = this.#board;
    const base = this.#base;
    const { domains, touched } = end;
    const dirty = this.#dirty;
    this.#domains = domains;
    this.#touched = touched;
    this.#calm();
    for (; end.seen < changes.length; end.seen++) {
      const cell = changes[end.seen];
      const before = domains[cell];
      const left = before & base[cell];
      if (left === before) continue;
      domains[cell] = left;
      if (left === 0) return false;
      if (left !== base[cell]) this.#enqueue(cell);
      for (let at = 3 * cell; at < 3 * cell + 3; at++) {
        const house = housesOf[at];
        dirty[house >>> 5] |= touched[house >>> 5] & (1 << (house & 31));
      }
    }
    return this.propagate(Number.POSITIVE_INFINITY) === 'open' && !this.#isDoubtful;
  }

  /**
   * Notes of each candidate that the probe, which has ended open beyond doubt, has come to take for true that it is
   * open at this time too: what follows from it is part of what followed here.
   */
  noteForced(openAt: Int32Array, time: number): void {
    if (this.#isDoubtful) return;
    const { size } = this.#board;
    const domains = this.#domains;
    const base = this.#base;
    for (let cell = 0; cell < domains.length; cell++) {
      const values = domains[cell];
      if ((values & (values - 1)) !== 0 || values === base[cell]) continue;
      openAt[cell * size + 31 - Math.clz32(values)] = time;
    }
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

  /** Takes candidates, which it has, from a cell. False when none is left. */
  #lose(cell: number, values: number): boolean {
    const { housesOf } = this.#board;
    const dirty = this.#dirty;
    const touched = this.#touched;
    const left = this.#domains[cell] & ~values;
    this.#domains[cell] = left;
    for (let at = 3 * cell; at < 3 * cell + 3; at++) {
      const word = housesOf[at] >>> 5;
      const bit = 1 << (housesOf[at] & 31);
      dirty[word] |= bit;
      touched[word] |= bit;
    }
    this.#enqueue(cell);
    return left !== 0;
  }

  #enqueue(cell: number): void {
    if (this.#isQueued[cell] === 1) return;
    this.#isQueued[cell] = 1;
    this.#queue[this.#last] = cell;
    this.#last = (this.#last + 1) & (this.#queue.length - 1);
  }

  #lookAtCell(cell: number): boolean {
    const { peers, every } = this.#board;
    const domains = this.#domains;
    const values = domains[cell];
    if ((values & (values - 1)) === 0) {
      const others = peers[cell];
      for (let at = 0; at < others.length; at++) {
        if ((domains[others[at]] & values) === 0) continue;
        if (!this.#lose(others[at], values)) return false;
      }
    }
    // The lowest digit and all below it.
    const tooSmall = values ^ (values - 1);
    const above = this.#above;
    for (let at = above.first[cell]; at < above.first[cell + 1]; at++) {
      const other = above.cells[at];
      if ((domains[other] & tooSmall) === 0) continue;
      if (!this.#lose(other, tooSmall)) return false;
    }
    // The highest digit and all above it.
    const tooLarge = every & (-1 << (31 - Math.clz32(values)));
    const under = this.#below;
    for (let at = under.first[cell]; at < under.first[cell + 1]; at++) {
      const other = under.cells[at];
      if ((domains[other] & tooLarge) === 0) continue;
      if (!this.#lose(other, tooLarge)) return false;
    }
    return true;
  }

  #lookAtHouse(house: number): boolean {
    const { houses, every } = this.#board;
    const domains = this.#domains;
    const cells = houses[house];
    let once = 0;
    let twice = 0;
    for (let at = 0; at < cells.length; at++) {
      const values = domains[cells[at]];
      twice |= once & values;
      once |= values;
    }
    if (once !== every) return false;
    const single = once & ~twice;
    if (single === 0) return true;
    for (let at = 0; at < cells.length; at++) {
      const cell = cells[at];
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
