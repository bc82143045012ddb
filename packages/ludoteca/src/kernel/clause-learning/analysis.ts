/**
 * Learning from a conflict: the first unique implication point, and a clause made as short as
 * can be.
 *
 * Going back over the trail, literals of the conflicting level are replaced by their reasons until
 * one is left: the clause says that its opposite follows from the rest. A literal whose reasons are
 * all covered by the clause is then left out.
 */

import { type ClauseArena, headerWords } from './clause-arena.ts';
import { type Equalities, equalityReason } from './equalities.ts';
import { grown } from './storage.ts';
import type { Trail } from './trail.ts';

/** What is known of a variable while a clause is made as short as can be. */
const seen = 1;
const removable = 2;
const needed = 4;

/** Who wants to check every explanation: a clause that holds, its first literal the explained one. */
export type OnExplained = (clause: readonly number[], forced: number) => void;

export class Analysis {
  /** The clause learnt: the opposite of the implication point first, then the literal to watch. */
  clause = new Int32Array(16);
  size = 0;
  /** The level to go back to, where the clause implies its first literal. */
  backLevel = 0;
  /** The number of levels the literals come from. */
  glue = 0;
  /** The variables that took part in the conflict, to be made more active. */
  touched = new Int32Array(16);
  touchedSize = 0;
  onExplained: OnExplained | undefined;

  readonly #trail: Trail;
  readonly #arena: ClauseArena;
  readonly #equalities: Equalities;
  #marks = new Uint8Array(0);
  /** Variables with a mark. */
  #marked = new Int32Array(16);
  #markedSize = 0;
  #levelStamps = new Int32Array(16);
  #stamp = 0;
  /** Explanations of equalities, kept for the length of one analysis. */
  #explanations = new Int32Array(1024);
  #explanationsEnd = 0;
  /** By variable: where its explanation begins and ends, if the stamp is of this analysis. */
  #explainedFrom = new Int32Array(0);
  #explainedTo = new Int32Array(0);
  #explainedStamps = new Int32Array(0);
  /** Where the literals of the reason asked last stand. */
  #source = new Int32Array(0);
  #from = 0;
  #to = 0;
  #stack = new Int32Array(64);
  #abstractLevels = 0;

  constructor(trail: Trail, arena: ClauseArena, equalities: Equalities) {
    this.#trail = trail;
    this.#arena = arena;
    this.#equalities = equalities;
  }

  grow(variables: number): void {
    this.clause = grown(this.clause, variables + 1);
    this.touched = grown(this.touched, variables);
    this.#marks = grown(this.#marks, variables);
    this.#marked = grown(this.#marked, variables);
    this.#levelStamps = grown(this.#levelStamps, variables + 1);
    this.#explainedFrom = grown(this.#explainedFrom, variables);
    this.#explainedTo = grown(this.#explainedTo, variables);
    this.#explainedStamps = grown(this.#explainedStamps, variables);
  }

  /** The highest level among the literals of a conflict. */
  conflictLevel(conflict: number): number {
    this.#begin();
    this.#read(conflict, -1);
    const levels = this.#trail.levels;
    let highest = 0;
    for (let place = this.#from; place < this.#to; place++) {
      const level = levels[this.#source[place] >> 1];
      if (level > highest) highest = level;
    }
    return highest;
  }

  /**
   * Learns from a conflict (a clause, or the reason that stands for an equality) of which at least
   * one literal is of the present level, above 0.
   */
  learn(conflict: number): void {
    this.#begin();
    const { levels, literals, reasons } = this.#trail;
    const marks = this.#marks;
    const level = this.#trail.level;
    let open = 0;
    let size = 1;
    let place = this.#trail.size - 1;
    let forced = -1;
    let reason = conflict;
    for (;;) {
      this.#read(reason, forced);
      if (reason > 0 && this.#arena.isLearnt(reason)) this.#refresh(reason);
      const source = this.#source;
      const to = this.#to;
      for (let at = this.#from; at < to; at++) {
        const literal = source[at];
        const variable = literal >> 1;
        if (literal === forced || marks[variable] !== 0 || levels[variable] === 0) continue;
        marks[variable] = seen;
        this.#marked[this.#markedSize++] = variable;
        this.touched[this.touchedSize++] = variable;
        if (levels[variable] === level) open++;
        else this.clause[size++] = literal;
      }
      while (marks[literals[place] >> 1] === 0) place--;
      forced = literals[place--];
      reason = reasons[forced >> 1];
      open--;
      if (open === 0) break;
    }
    this.clause[0] = forced ^ 1;
    this.size = size;
    this.#shorten();
    this.#placeSecond();
    this.glue = this.#countLevels(this.clause, 0, this.size);
    this.#end();
  }

  /**
   * The assumptions that cannot hold together, given a literal that is false although it was
   * assumed. Written into `clause`, `size` of them, as the literals assumed.
   */
  blame(assumption: number): void {
    this.#begin();
    const { levels, literals, reasons, limits } = this.#trail;
    const marks = this.#marks;
    this.clause[0] = assumption;
    let size = 1;
    if (levels[assumption >> 1] > 0) this.#mark(assumption >> 1);
    const bottom = this.#trail.level === 0 ? this.#trail.size : limits[1];
    for (let place = this.#trail.size - 1; place >= bottom; place--) {
      const literal = literals[place];
      const variable = literal >> 1;
      if (marks[variable] === 0) continue;
      const reason = reasons[variable];
      if (reason === 0) {
        // A decision here is an assumption; the one that failed may contradict itself.
        this.clause[size++] = literal;
        continue;
      }
      this.#read(reason, literal);
      for (let at = this.#from; at < this.#to; at++) {
        const other = this.#source[at] >> 1;
        if (other !== variable && levels[other] > 0 && marks[other] === 0) this.#mark(other);
      }
    }
    this.size = size;
    this.#end();
  }

  #mark(variable: number): void {
    this.#marks[variable] = seen;
    this.#marked[this.#markedSize++] = variable;
  }

  #begin(): void {
    this.#stamp++;
    this.#explanationsEnd = 0;
    this.#markedSize = 0;
    this.touchedSize = 0;
  }

  #end(): void {
    for (let index = 0; index < this.#markedSize; index++) this.#marks[this.#marked[index]] = 0;
    this.#markedSize = 0;
  }

  /** Finds the literals of a reason: of a clause where they stand, of an equality by asking it. */
  #read(reason: number, forced: number): void {
    if (reason > 0) {
      this.#source = this.#arena.words;
      this.#from = reason + headerWords;
      this.#to = this.#from + this.#arena.words[reason];
      return;
    }
    if (forced >= 0 && this.#explainedStamps[forced >> 1] === this.#stamp) {
      this.#source = this.#explanations;
      this.#from = this.#explainedFrom[forced >> 1];
      this.#to = this.#explainedTo[forced >> 1];
      return;
    }
    const from = this.#explanationsEnd;
    this.#explanations = grown(this.#explanations, from + this.#trail.variables + 1);
    const to = this.#equalities.explain(
      equalityReason(reason),
      forced,
      this.#marks,
      this.#explanations,
      from,
    );
    this.#explanationsEnd = to;
    this.#source = this.#explanations;
    this.#from = from;
    this.#to = to;
    this.onExplained?.([...this.#explanations.subarray(from, to)], forced);
    if (forced < 0) return;
    this.#explainedStamps[forced >> 1] = this.#stamp;
    this.#explainedFrom[forced >> 1] = from;
    this.#explainedTo[forced >> 1] = to;
  }

  /** A learnt clause in use earns its place, and may turn out to be better than it was thought. */
  #refresh(clause: number): void {
    const known = this.#arena.glue(clause);
    let glue = known;
    if (known > 2) {
      const now = this.#countLevels(this.#source, this.#from, this.#to);
      if (now < known) glue = now;
    }
    this.#arena.use(clause, glue, glue <= 6 ? 2 : 1);
  }

  #countLevels(source: Int32Array, from: number, to: number): number {
    const stamps = this.#levelStamps;
    const levels = this.#trail.levels;
    const stamp = ++this.#levelStamp;
    let count = 0;
    for (let at = from; at < to; at++) {
      const level = levels[source[at] >> 1];
      if (stamps[level] === stamp) continue;
      stamps[level] = stamp;
      count++;
    }
    return count;
  }

  #levelStamp = 0;

  /** Leaves out the literals that follow from the others. */
  #shorten(): void {
    const { levels, reasons } = this.#trail;
    const clause = this.clause;
    this.#abstractLevels = 0;
    for (let index = 1; index < this.size; index++) {
      this.#abstractLevels |= 1 << (levels[clause[index] >> 1] & 31);
    }
    let kept = 1;
    for (let index = 1; index < this.size; index++) {
      const literal = clause[index];
      if (reasons[literal >> 1] === 0 || !this.#follows(literal)) clause[kept++] = literal;
    }
    this.size = kept;
  }

  /**
   * Whether a false literal of the clause follows from the others. A search backwards with its own
   * stack of (variable, next literal to look at); what is found out stays marked.
   */
  #follows(literal: number): boolean {
    const { levels, reasons, values } = this.#trail;
    const marks = this.#marks;
    let stack = this.#stack;
    let depth = 0;
    stack[0] = literal >> 1;
    stack[1] = 0;
    while (depth >= 0) {
      const variable = stack[2 * depth];
      const forced = values[variable * 2] === 1 ? variable * 2 : variable * 2 + 1;
      this.#read(reasons[variable], forced);
      const source = this.#source;
      let at = this.#from + stack[2 * depth + 1];
      let hasFailed = false;
      let hasDescended = false;
      for (; at < this.#to; at++) {
        const other = source[at] >> 1;
        if (other === variable || levels[other] === 0) continue;
        const mark = marks[other];
        if ((mark & (seen | removable)) !== 0) continue;
        if (
          (mark & needed) !== 0 ||
          reasons[other] === 0 ||
          ((1 << (levels[other] & 31)) & this.#abstractLevels) === 0
        ) {
          hasFailed = true;
          break;
        }
        stack[2 * depth + 1] = at - this.#from;
        depth++;
        if (2 * depth + 2 > stack.length) {
          this.#stack = grown(this.#stack, 2 * depth + 2);
          stack = this.#stack;
        }
        stack[2 * depth] = other;
        stack[2 * depth + 1] = 0;
        hasDescended = true;
        break;
      }
      if (hasFailed) {
        for (let up = depth; up >= 0; up--) this.#note(stack[2 * up], needed);
        return false;
      }
      if (hasDescended) continue;
      if (depth > 0) this.#note(variable, removable);
      depth--;
    }
    return true;
  }

  #note(variable: number, mark: number): void {
    if (this.#marks[variable] === 0) this.#marked[this.#markedSize++] = variable;
    this.#marks[variable] |= mark;
  }

  /** Puts a literal of the highest level after the first one, and tells that level. */
  #placeSecond(): void {
    const clause = this.clause;
    const levels = this.#trail.levels;
    if (this.size === 1) {
      this.backLevel = 0;
      return;
    }
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
