/**
 * Rules: constraints of any other kind, each with its own way to draw conclusions.
 *
 * A rule sees the values of its variables and tells which literals they force. It is asked again
 * whenever one of its variables got a value, after clauses and equalities have had their say. Like
 * them it explains itself only when asked.
 *
 * In the field: theory propagators, or lazy clause generation (R. Nieuwenhuis, A. Oliveras, C. Tinelli,
 * *Solving SAT and SAT modulo theories*, 2006; O. Ohrimenko, P. Stuckey, M. Codish, *Propagation via lazy
 * clause generation*, 2009).
 */

import { ruleReason } from './reason.ts';
import { grown } from './storage.ts';
import type { Trail } from './trail.ts';

export interface Rule {
  /** The variables whose values matter to it. */
  readonly variables: ArrayLike<number>;
  /** True when asking it again with what it has just forced would bring nothing. */
  readonly isIdempotent: boolean;
  /**
   * Writes the literals that must hold into `forced`, and answers how many; −1 when no assignment
   * of the open variables would do. `values` has 1, −1 or 0 (open) by literal. As long as nothing
   * but facts holds, `isThorough` is true: what is found then is found for good, and may take time.
   */
  propagate(values: Int8Array, forced: Int32Array, isThorough: boolean): number;
  /**
   * Writes the clause that explains why a literal was forced (or, with −1, why there is no way out)
   * into `clause` from `at` on: the literal first, then false literals of known variables. Answers
   * its end. Facts need not be mentioned.
   */
  explain(forced: number, known: Known, clause: Int32Array, at: number): number;
}

/** What was known when something was forced: the variables whose place comes before `before`. */
export interface Known {
  readonly values: Int8Array;
  readonly places: Int32Array;
  /** By variable; at level 0 are facts. */
  readonly levels: Int32Array;
  before: number;
}

/** What asking a small rule weighs, next to a literal looked at by the clauses; a large one weighs more. */
const ruleSteps = 8;

export class Rules {
  /** How much of the trail the rules have heard of. */
  head = 0;
  /** A measure of the work so far. */
  steps = 0;
  readonly #trail: Trail;
  readonly #rules: Rule[] = [];
  /** By variable: the rules that watch it, from `#starts[v]` to `#starts[v + 1]`. */
  #starts = new Int32Array(1);
  #watchers = new Int32Array(0);
  #isIndexed = true;
  #queue = new Int32Array(0);
  #queueSize = 0;
  #isQueued = new Uint8Array(0);
  #forced = new Int32Array(0);

  constructor(trail: Trail) {
    this.#trail = trail;
  }

  /** Adds a rule. The trail must be at level 0. */
  add(rule: Rule): void {
    const name = this.#rules.push(rule) - 1;
    this.#queue = grown(this.#queue, name + 1);
    this.#isQueued = grown(this.#isQueued, name + 1);
    this.#forced = grown(this.#forced, rule.variables.length);
    this.#enqueue(name);
    this.#isIndexed = false;
  }

  #enqueue(name: number): void {
    if (this.#isQueued[name] === 1) return;
    this.#isQueued[name] = 1;
    this.#queue[this.#queueSize++] = name;
  }

  #index(): void {
    const variables = this.#trail.variables;
    this.steps += variables >> 6;
    const starts = new Int32Array(variables + 1);
    for (const rule of this.#rules) {
      for (let at = 0; at < rule.variables.length; at++) starts[rule.variables[at] + 1]++;
    }
    for (let variable = 0; variable < variables; variable++)
      starts[variable + 1] += starts[variable];
    const filled = starts.slice();
    this.#watchers = new Int32Array(starts[variables]);
    this.#rules.forEach((rule, name) => {
      for (let at = 0; at < rule.variables.length; at++) {
        this.#watchers[filled[rule.variables[at]]++] = name;
      }
    });
    this.#starts = starts;
    this.#isIndexed = true;
  }

  get isBehind(): boolean {
    return this.#queueSize > 0 || (this.#rules.length > 0 && this.head < this.#trail.size);
  }

  /**
   * Makes ready what was added, or asks rules until one forces something, or until so many steps were made in
   * all. Answers 0, or the reason that stands for a broken one.
   */
  advance(mostSteps: number): number {
    if (!this.#isIndexed) {
      this.#index();
      return 0;
    }
    this.#listen();
    const trail = this.#trail;
    while (this.#queueSize > 0 && this.steps < mostSteps) {
      const name = this.#queue[--this.#queueSize];
      this.#isQueued[name] = 0;
      const rule = this.#rules[name];
      this.steps += ruleSteps + ((rule.variables.length * rule.variables.length) >> 6);
      const count = rule.propagate(trail.values, this.#forced, trail.level === 0);
      if (count < 0) return ruleReason(name);
      if (count > 0) {
        this.#force(name, count);
        return 0;
      }
    }
    return 0;
  }

  #force(name: number, count: number): void {
    const trail = this.#trail;
    for (let index = 0; index < count; index++) {
      const literal = this.#forced[index];
      const value = trail.values[literal];
      if (value === 0) trail.assign(literal, ruleReason(name));
      // Forced both ways: with one of them given it will see that it is broken.
      else if (value === -1) this.#enqueue(name);
    }
  }

  /** Queues the rules that watch what got a value. */
  #listen(): void {
    const trail = this.#trail;
    const starts = this.#starts;
    while (this.head < trail.size) {
      const variable = trail.literals[this.head++] >> 1;
      if (variable + 1 >= starts.length) continue;
      const reason = trail.reasons[variable];
      for (let at = starts[variable]; at < starts[variable + 1]; at++) {
        const name = this.#watchers[at];
        if (reason !== ruleReason(name) || !this.#rules[name].isIdempotent) this.#enqueue(name);
      }
    }
  }

  /** Forgets what came from `size` on. Before it, all rules had been asked. */
  undo(size: number): void {
    if (this.head > size) this.head = size;
    for (let index = 0; index < this.#queueSize; index++) this.#isQueued[this.#queue[index]] = 0;
    this.#queueSize = 0;
  }

  explain(name: number, forced: number, clause: Int32Array, at: number): number {
    const trail = this.#trail;
    this.#known.before = forced < 0 ? trail.size : trail.places[forced >> 1];
    this.#known.values = trail.values;
    this.#known.places = trail.places;
    this.#known.levels = trail.levels;
    return this.#rules[name].explain(forced, this.#known, clause, at);
  }

  readonly #known: { -readonly [Part in keyof Known]: Known[Part] } = {
    values: new Int8Array(0),
    places: new Int32Array(0),
    levels: new Int32Array(0),
    before: 0,
  };
}
