/**
 * All clauses in one array of words. A clause is named by the place of its first word.
 *
 *     word      0      1                            2 …
 *               size   marks                        literals; the first two are watched
 *     marks     bit 0 learnt · bit 1 garbage · bits 2–3 used lately · bits 4… glue
 *
 * The glue of a learnt clause is the number of levels its literals came from: few is good. Word 0 of
 * the array is left unused, so that 0 can mean "no clause".
 *
 * In the field: glue is the literal block distance, LBD (G. Audemard, L. Simon, *Predicting learnt clauses
 * quality in modern SAT solvers*, 2009).
 */

import { grown } from './storage.ts';

export const headerWords = 2;

const learntMark = 1;
const garbageMark = 2;
const usedShift = 2;
const usedMask = 3 << usedShift;
const glueShift = 4;

export class ClauseArena {
  words: Int32Array = new Int32Array(1024);
  /** The first free word. */
  end = 1;

  /** Stores a clause whose literals stand in `literals[0 … size − 1]`, and names it. */
  add(literals: Int32Array, size: number, isLearnt: boolean, glue: number): number {
    const clause = this.end;
    this.end += headerWords + size;
    this.words = grown(this.words, this.end);
    const words = this.words;
    words[clause] = size;
    words[clause + 1] =
      (isLearnt ? learntMark : 0) | (glue << glueShift) | (isLearnt ? usedMask : 0);
    for (let index = 0; index < size; index++) {
      words[clause + headerWords + index] = literals[index];
    }
    return clause;
  }

  size(clause: number): number {
    return this.words[clause];
  }

  /** The literals where they stand. */
  literals(clause: number): Int32Array {
    const first = clause + headerWords;
    return this.words.subarray(first, first + this.words[clause]);
  }

  isLearnt(clause: number): boolean {
    return (this.words[clause + 1] & learntMark) !== 0;
  }

  isGarbage(clause: number): boolean {
    return (this.words[clause + 1] & garbageMark) !== 0;
  }

  discard(clause: number): void {
    this.words[clause + 1] |= garbageMark;
  }

  glue(clause: number): number {
    return this.words[clause + 1] >>> glueShift;
  }

  /** Notes that the clause took part in a conflict, with the glue it has now. */
  use(clause: number, glue: number, credit: number): void {
    const marks = this.words[clause + 1] & (learntMark | garbageMark);
    this.words[clause + 1] = marks | (credit << usedShift) | (glue << glueShift);
  }

  /** How recently the clause was used: 0 not lately. */
  used(clause: number): number {
    return (this.words[clause + 1] & usedMask) >>> usedShift;
  }

  /** Lets the memory of the last use fade a little. */
  fade(clause: number): void {
    if (this.used(clause) > 0) this.words[clause + 1] -= 1 << usedShift;
  }

  /** Shortens a clause to its first `size` literals; the words behind become a hole, marked by its negative length. */
  shrink(clause: number, size: number): void {
    const words = this.words;
    const freed = words[clause] - size;
    if (freed === 0) return;
    words[clause] = size;
    words[clause + headerWords + size] = -freed;
  }

  /** The clause after this one, or `end`. Skips holes, not garbage. */
  next(clause: number): number {
    return this.#skipHoles(clause + headerWords + this.words[clause]);
  }

  /** The first clause, or `end`. */
  first(): number {
    return this.#skipHoles(1);
  }

  #skipHoles(from: number): number {
    let place = from;
    while (place < this.end && this.words[place] < 0) place -= this.words[place];
    return place;
  }

  /** Moves the clauses together, over garbage and holes: they get new names. */
  compact(): void {
    const words = this.words;
    let to = 1;
    let from = this.first();
    while (from < this.end) {
      const length = headerWords + words[from];
      const following = this.next(from);
      if (!this.isGarbage(from)) {
        words.copyWithin(to, from, from + length);
        to += length;
      }
      from = following;
    }
    this.end = to;
  }
}
