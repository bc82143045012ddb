/**
 * Packing values into as few characters as they deserve: arithmetic coding in digits of base 64.
 *
 * All values together are one number between 0 and 1. Each value cuts the interval that is left into
 * parts, one per value it might have, and keeps its own; the wider the part, the fewer digits it takes.
 *
 * ```
 *   low                                    low + range
 *    |---- 0 ----|---- 1 ----|---- 2 ----|      whole(1, 3) keeps the middle third
 *                |-- 0 --|1|                    a pick that learned to expect 0 costs little when it is
 * ```
 */

import type { JsonObject } from './json.ts';

export const digitsOf64 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
const base = 64;
/** `low` and `range` are held to six digits, and never to fewer than five: enough for any part. */
const heldDigits = 6;
const full = base ** heldDigits;
const least = base ** (heldDigits - 1);
/** No value has more parts than this, so that none is empty. */
const mostParts = base ** 4;

/** How the documents of a kind are packed; without it, their JSON is. */
export interface Packing<Doc> {
  /** A few lower case letters that no other kind begins its codes with. */
  readonly prefix: string;
  /** Writes all of a document but its solution. */
  pack(doc: Doc, writer: PackWriter): void;
  /** The JSON of the document; of a code that nobody wrote any JSON, for `fromJson` to judge. */
  unpack(reader: PackReader): JsonObject;
  /** What of a document is not packed: it follows as JSON. Absent: all is. */
  besides?(doc: Doc): JsonObject;
}

/**
 * How often each of a few values has come so far: what came often costs little.
 *
 * @example
 * ```ts
 * import { Frequencies, PackWriter } from 'ludoteca/document';
 *
 * const [even, learnt, tally] = [new PackWriter(), new PackWriter(), new Frequencies(2)];
 * for (let time = 0; time < 60; time++) {
 *   const value = time % 20 === 5 ? 1 : 0;
 *   even.whole(value, 2);
 *   learnt.pick(value, tally);
 * }
 * console.log(even.text().length, learnt.text().length);
 * ```
 *
 * ```text
 * 9 4
 * ```
 */
export class Frequencies {
  readonly counts: Int32Array;
  total: number;

  constructor(count: number) {
    // Half a turn for each to begin with, and two halves for each time it came.
    this.counts = new Int32Array(count).fill(1);
    this.total = count;
  }

  learn(value: number): void {
    this.counts[value] += 2;
    this.total += 2;
  }

  /** Where the part of a value begins. */
  before(value: number): number {
    let sum = 0;
    for (let index = 0; index < value; index++) sum += this.counts[index];
    return sum;
  }
}

/**
 * Writes values that a `PackReader` reads back in the same order, told the same about each.
 *
 * @example
 * ```ts
 * import { PackReader, PackWriter } from 'ludoteca/document';
 *
 * const writer = new PackWriter();
 * writer.whole(3, 10);
 * writer.flag(true);
 * writer.count(1234);
 * const reader = new PackReader(writer.text());
 * console.log(reader.whole(10), reader.flag(), reader.count());
 * ```
 *
 * ```text
 * 3 true 1234
 * ```
 */
export class PackWriter {
  private readonly digits: number[] = [];
  private low = 0;
  private range = full;

  /** A value from 0 that is less than `count`, each as likely as another. */
  whole(value: number, count: number): void {
    if (!Number.isInteger(value) || value < 0 || value >= count) {
      throw new Error(`${value} is no whole number below ${count}`);
    }
    // What has more values than there are parts goes in pieces, the greatest first.
    if (count > mostParts) {
      this.whole(Math.floor(value / mostParts), Math.ceil(count / mostParts));
      this.keep(value % mostParts, 1, mostParts);
    } else this.keep(value, 1, count);
  }

  flag(value: boolean): void {
    this.whole(value ? 1 : 0, 2);
  }

  /** One of the values that the tally counts. */
  pick(value: number, tally: Frequencies): void {
    this.keep(tally.before(value), tally.counts[value], tally.total);
    tally.learn(value);
  }

  /** A whole number without a bound that is known, at most 2^53 − 1; small ones take less. */
  count(value: number): void {
    if (!Number.isSafeInteger(value)) throw new Error(`${value} is no whole number`);
    const length = value.toString(2).length;
    this.whole(length - 1, 53);
    if (length === 1) this.whole(value, 2);
    else this.whole(value - 2 ** (length - 1), 2 ** (length - 1));
  }

  /** The shortest digits that lie in the interval that is left. */
  text(): string {
    for (let kept = 0; kept <= heldDigits; kept++) {
      const step = base ** (heldDigits - kept);
      const within = Math.ceil(this.low / step) * step;
      if (within >= this.low + this.range) continue;
      const digits = [...this.digits];
      const carried = within >= full;
      if (carried) carry(digits);
      for (let at = heldDigits - 1; at >= heldDigits - kept; at--) {
        digits.push(Math.floor((carried ? within - full : within) / base ** at) % base);
      }
      return digits.map((digit) => digitsOf64[digit]).join('');
    }
    throw new Error('an interval is never empty');
  }

  private keep(from: number, size: number, total: number): void {
    const part = Math.floor(this.range / total);
    this.low += part * from;
    // The last part takes what the division left over.
    this.range = from + size === total ? this.range - part * from : part * size;
    if (this.low >= full) {
      this.low -= full;
      carry(this.digits);
    }
    while (this.range < least) {
      const digit = Math.floor(this.low / least);
      this.digits.push(digit);
      this.low = (this.low - digit * least) * base;
      this.range *= base;
    }
  }
}

/** One more in the last digit. */
function carry(digits: number[]): void {
  let at = digits.length - 1;
  while (digits[at] === base - 1) digits[at--] = 0;
  digits[at]++;
}

/** Thrown when more is read than any writer can have written. */
export class Overrun extends Error {}

/**
 * Reads what a `PackWriter` wrote. Any text gives values within their bounds, until it ends.
 *
 * @example
 * ```ts
 * import { PackReader, PackWriter } from 'ludoteca/document';
 *
 * const writer = new PackWriter();
 * for (const digit of [3, 1, 4, 1, 5]) writer.whole(digit, 10);
 * const reader = new PackReader(writer.text());
 * console.log(Array.from({ length: 5 }, () => reader.whole(10)).join(' '));
 * ```
 *
 * ```text
 * 3 1 4 1 5
 * ```
 */
export class PackReader {
  private readonly text: string;
  private at = 0;
  /** How far into the interval that is left the number lies. */
  private code = 0;
  private range = full;

  constructor(text: string) {
    this.text = text;
    for (let digit = 0; digit < heldDigits; digit++) this.code = this.code * base + this.next();
  }

  whole(count: number): number {
    if (count > mostParts) {
      const most = this.whole(Math.ceil(count / mostParts));
      return Math.min(count - 1, most * mostParts + this.whole(mostParts));
    }
    const value = this.look(count);
    this.keep(value, 1, count);
    return value;
  }

  flag(): boolean {
    return this.whole(2) === 1;
  }

  pick(tally: Frequencies): number {
    const place = this.look(tally.total);
    let value = 0;
    let from = 0;
    while (from + tally.counts[value] <= place) from += tally.counts[value++];
    this.keep(from, tally.counts[value], tally.total);
    tally.learn(value);
    return value;
  }

  count(): number {
    const length = this.whole(53) + 1;
    return length === 1 ? this.whole(2) : 2 ** (length - 1) + this.whole(2 ** (length - 1));
  }

  /** In which of so many parts the number lies. */
  private look(total: number): number {
    return Math.min(total - 1, Math.floor(this.code / Math.floor(this.range / total)));
  }

  private keep(from: number, size: number, total: number): void {
    const part = Math.floor(this.range / total);
    this.range = from + size === total ? this.range - part * from : part * size;
    // A text that no writer wrote may lie outside; it is brought back, so that nothing overflows.
    this.code = Math.min(this.code - part * from, this.range - 1);
    while (this.range < least) {
      this.code = this.code * base + this.next();
      this.range *= base;
    }
  }

  private next(): number {
    // A reader is ahead by what it holds; nothing was written further on.
    if (this.at >= this.text.length + heldDigits) throw new Overrun('the text has ended');
    const digit = this.text[this.at++];
    return digit === undefined ? 0 : digitsOf64.indexOf(digit);
  }
}
