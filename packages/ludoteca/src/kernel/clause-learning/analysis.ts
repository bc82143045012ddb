/**
 * Learning from a conflict: the first unique implication point.
 *
 * Going back over the trail, literals of the conflicting level are replaced by their reasons until
 * one is left: the clause says that its opposite follows from the rest.
 *
 * In the field: conflict analysis, 1-UIP learning (L. Zhang, C. Madigan, M. Moskewicz, S. Malik, *Efficient
 * conflict driven learning in a Boolean satisfiability solver*, 2001). Glue is the literal block distance,
 * LBD.
 */

import type { ClauseArena } from './clause-arena.ts';
import type { Explanations } from './explanations.ts';
import { isClause, noReason } from './reason.ts';
import { Shortening } from './shortening.ts';
import { grown } from './storage.ts';
import type { Trail } from './trail.ts';

/** A clause with so few levels is worth keeping for longer when it is used. */
const goodGlue = 6;
/** A clause with so few levels is never dropped: its glue need not be counted again. */
const bestGlue = 2;

export class Analysis {
  /** The clause learnt: the opposite of the implication point first, then one of the back level. */
  clause = new Int32Array(16);
  size = 0;
  /** The level to go back to, where the clause implies its first literal. */
  backLevel = 0;
  /** The number of levels the literals come from. */
  glue = 0;
  /** The variables that took part in the conflict. */
  touched = new Int32Array(16);
  touchedSize = 0;

  readonly #trail: Trail;
  readonly #arena: ClauseArena;
  readonly #explanations: Explanations;
  readonly #shortening: Shortening;
  #levelStamps = new Int32Array(16);
  #stamp = 0;

  constructor(trail: Trail, arena: ClauseArena, explanations: Explanations) {
    this.#trail = trail;
    this.#arena = arena;
    this.#explanations = explanations;
    this.#shortening = new Shortening(trail, explanations);
  }

  grow(variables: number): void {
    this.clause = grown(this.clause, variables + 1);
    this.touched = grown(this.touched, variables);
    this.#levelStamps = grown(this.#levelStamps, variables + 1);
    this.#shortening.grow(variables);
  }

  /**
   * Reads a conflict, to be learnt from next. Answers the highest level among its literals, which
   * may lie below the present one: the conflict must then be met at its own level.
   */
  meet(conflict: number): number {
    this.#read(conflict, -1);
    const { source, from, to } = this.#explanations;
    const levels = this.#trail.levels;
    let highest = 0;
    for (let at = from; at < to; at++) {
      const level = levels[source[at] >> 1];
      if (level > highest) highest = level;
    }
    return highest;
  }

  /** Learns from the conflict just met. The present level must be its highest, and above 0. */
  learn(): void {
    const { levels, literals, reasons, level } = this.#trail;
    const explanations = this.#explanations;
    const shortening = this.#shortening;
    const marks = shortening.marks;
    this.touchedSize = 0;
    let open = 0;
    let size = 1;
    let place = this.#trail.size - 1;
    let forced = -1;
    for (;;) {
      const { source, to } = explanations;
      for (let at = explanations.from; at < to; at++) {
        const literal = source[at];
        const variable = literal >> 1;
        if (literal === forced || marks[variable] !== 0 || levels[variable] === 0) continue;
        shortening.see(variable);
        this.touched[this.touchedSize++] = variable;
        if (levels[variable] === level) open++;
        else this.clause[size++] = literal;
      }
      while (marks[literals[place] >> 1] === 0) place--;
      forced = literals[place--];
      open--;
      if (open === 0) break;
      this.#read(reasons[forced >> 1], forced);
    }
    this.clause[0] = forced ^ 1;
    this.size = shortening.shorten(this.clause, size);
    shortening.forget();
    this.#placeSecond();
    this.glue = this.#countLevels(this.clause, 0, this.size);
    explanations.tidy();
  }

  /**
   * The assumptions that cannot hold together, given one that is false when it should be assumed.
   * Written into `clause`, `size` of them, as they were assumed. Every decision on the trail must be
   * an assumption.
   */
  blame(assumption: number): void {
    const { levels, literals, reasons, limits, level } = this.#trail;
    const shortening = this.#shortening;
    const marks = shortening.marks;
    this.clause[0] = assumption;
    this.size = 1;
    if (levels[assumption >> 1] > 0) shortening.see(assumption >> 1);
    const bottom = level === 0 ? this.#trail.size : limits[1];
    for (let place = this.#trail.size - 1; place >= bottom; place--) {
      const literal = literals[place];
      const variable = literal >> 1;
      if (marks[variable] === 0) continue;
      if (reasons[variable] === noReason) this.clause[this.size++] = literal;
      else this.#seeReasons(variable, literal);
    }
    shortening.forget();
    this.#explanations.tidy();
  }

  #read(reason: number, forced: number): void {
    this.#explanations.read(reason, forced, this.#shortening.marks);
    if (isClause(reason) && this.#arena.isLearnt(reason)) this.#refresh(reason);
  }

  #seeReasons(variable: number, forced: number): void {
    const marks = this.#shortening.marks;
    this.#explanations.read(this.#trail.reasons[variable], forced, marks);
    const { source, from, to } = this.#explanations;
    for (let at = from; at < to; at++) {
      const other = source[at] >> 1;
      if (marks[other] === 0 && this.#trail.levels[other] > 0) this.#shortening.see(other);
    }
  }

  /** A learnt clause in use earns its place, and may turn out to be better than it was thought. */
  #refresh(clause: number): void {
    const { source, from, to } = this.#explanations;
    let glue = this.#arena.glue(clause);
    if (glue > bestGlue) glue = Math.min(glue, this.#countLevels(source, from, to));
    this.#arena.use(clause, glue, glue <= goodGlue ? 2 : 1);
  }

  #countLevels(source: Int32Array, from: number, to: number): number {
    const stamps = this.#levelStamps;
    const levels = this.#trail.levels;
    const stamp = ++this.#stamp;
    let count = 0;
    for (let at = from; at < to; at++) {
      const level = levels[source[at] >> 1];
      if (stamps[level] === stamp) continue;
      stamps[level] = stamp;
      count++;
    }
    return count;
  }

  /** Puts a literal of the highest level after the first one, and tells that level. */
  #placeSecond(): void {
    const clause = this.clause;
    const levels = this.#trail.levels;
    this.backLevel = 0;
    if (this.size === 1) return;
    let best = 1;
    for (let index = 2; index < this.size; index++) {
      if (levels[clause[index] >> 1] > levels[clause[best] >> 1]) best = index;
    }
    const literal = clause[best];
    clause[best] = clause[1];
    clause[1] = literal;
    this.backLevel = levels[literal >> 1];
  }
}
