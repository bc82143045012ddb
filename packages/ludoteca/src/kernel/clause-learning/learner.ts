/**
 * The clause learner: finds values for yes/no variables under clauses and linear equalities, or
 * proves that there are none.
 *
 * It goes on from what it learnt: clauses, equalities and variables may be added between calls.
 *
 *     const learner = new ClauseLearner();
 *     const [a, b, c] = [learner.newVariable(), learner.newVariable(), learner.newVariable()];
 *     learner.addClause([positive(a), positive(b)]);
 *     learner.addEquality([positive(a), positive(b), positive(c)], [1, 2, 2], 3);
 *     learner.solve([negative(c)]);   // 'satisfiable'
 *     learner.value(b);               // true
 *     learner.solve([negative(a)]);   // 'unsatisfiable'
 *     learner.failed();               // [negative(a)]
 */

import { Effort } from '../effort.ts';
import { ActivityHeap } from './activity-heap.ts';
import { Analysis, type OnExplained } from './analysis.ts';
import { ClauseArena, headerWords } from './clause-arena.ts';
import { Equalities } from './equalities.ts';
import { Propagation } from './propagation.ts';
import { Restarts } from './restarts.ts';
import { grown } from './storage.ts';
import { Trail } from './trail.ts';
import { Watches } from './watches.ts';

export type Outcome = 'satisfiable' | 'unsatisfiable' | 'undecided';

export const tuning = {
  decayFocused: 0.95,
  decaySteady: 0.95,
  target: true,
  rephase: true,
  reduceUnit: 300,
  reasonBump: false,
};

/** Literals propagated between two looks at the abort signal. */
const lookInterval = 200_000;

export class ClauseLearner {
  conflicts = 0;
  decisions = 0;
  restartCount = 0;
  reductions = 0;
  onLearnt: ((clause: readonly number[]) => void) | undefined;

  readonly trail = new Trail();
  readonly arena = new ClauseArena();
  readonly watches = new Watches();
  readonly equalities = new Equalities(this.trail);
  readonly propagation = new Propagation(this.trail, this.arena, this.watches, this.equalities);
  readonly analysis = new Analysis(this.trail, this.arena, this.equalities);
  readonly heap = new ActivityHeap();
  readonly restarts = new Restarts();
  #isContradictory = false;
  #model = new Int8Array(0);
  #assumptions = new Int32Array(0);
  #assumptionCount = 0;
  #failed: number[] = [];
  #buffer = new Int32Array(16);
  #nextReduction = 300;
  #nextLook = lookInterval;
  #targets = new Uint8Array(0);
  #targetSize = 0;
  #best = new Uint8Array(0);
  #bestSize = 0;
  #initial = new Uint8Array(0);
  #nextRephase = 1000;
  #rephases = 0;
  #factsKnown = 0;

  set onExplained(on: OnExplained | undefined) {
    this.analysis.onExplained = on;
  }

  get variables(): number {
    return this.trail.variables;
  }

  newVariable(): number {
    return this.newVariables(1);
  }

  /** Makes variables, numbered on from the first, which is told. */
  newVariables(count: number): number {
    const first = this.trail.variables;
    const total = first + count;
    this.trail.grow(total);
    this.watches.grow(total);
    this.analysis.grow(total);
    this.heap.grow(first, total);
    this.#targets = grown(this.#targets, total);
    this.#best = grown(this.#best, total);
    this.#initial = grown(this.#initial, total);
    this.#model = grown(this.#model, total);
    this.#buffer = grown(this.#buffer, total + 1);
    return first;
  }

  setPhase(variable: number, value: boolean): void {
    this.trail.phases[variable] = value ? 1 : 0;
    this.#initial[variable] = value ? 1 : 0;
    this.#targets[variable] = value ? 1 : 0;
    this.#best[variable] = value ? 1 : 0;
  }

  addClause(literals: ArrayLike<number>): void {
    if (this.#isContradictory) return;
    this.#backtrack(0);
    const values = this.trail.values;
    let size = 0;
    const buffer = this.#buffer;
    const sorted = Int32Array.from(literals).sort();
    for (let index = 0; index < sorted.length; index++) {
      const literal = sorted[index];
      if (values[literal] === 1) return;
      if (values[literal] === -1) continue;
      if (size > 0 && buffer[size - 1] === literal) continue;
      if (size > 0 && buffer[size - 1] === (literal ^ 1)) return;
      buffer[size++] = literal;
    }
    if (size === 0) {
      this.#isContradictory = true;
    } else if (size === 1) {
      this.trail.assign(buffer[0], 0);
    } else {
      const clause = this.arena.add(buffer, size, false, 0);
      this.watches.watch(this.arena, clause);
    }
  }

  addEquality(literals: ArrayLike<number>, weights: ArrayLike<number>, total: number): void {
    if (this.#isContradictory) return;
    this.#backtrack(0);
    if (!this.equalities.add(literals, weights, total)) this.#isContradictory = true;
  }

  value(variable: number): boolean {
    return this.#model[variable] === 1;
  }

  failed(): readonly number[] {
    return this.#failed;
  }

  solve(assumptions: ArrayLike<number> = [], effort: Effort = new Effort()): Outcome {
    this.#failed = [];
    if (this.#isContradictory) return 'unsatisfiable';
    this.#backtrack(0);
    this.#assumptionCount = assumptions.length;
    this.#assumptions = Int32Array.from(assumptions);
    this.#targetSize = 0;
    for (;;) {
      const conflict = this.propagation.run();
      if (conflict !== 0) {
        if (!this.#learn(conflict)) {
          this.#isContradictory = true;
          return 'unsatisfiable';
        }
        if (!effort.spend()) return this.#stop('undecided');
        continue;
      }
      if (this.propagation.steps >= this.#nextLook) {
        this.#nextLook = this.propagation.steps + lookInterval;
        if (!effort.look()) return this.#stop('undecided');
      }
      if (this.restarts.isDue()) this.#restart();
      else if (this.conflicts >= this.#nextReduction) this.#reduce();
      else if (!this.#decide()) {
        return this.#failed.length > 0 ? this.#stop('unsatisfiable') : this.#finish();
      }
    }
  }

  #stop(outcome: Outcome): Outcome {
    this.#backtrack(0);
    return outcome;
  }

  #finish(): Outcome {
    const values = this.trail.values;
    for (let variable = 0; variable < this.trail.variables; variable++) {
      this.#model[variable] = values[variable * 2];
    }
    return 'satisfiable';
  }

  /** rules out the assignment just found */
  exclude(): void {
    const lits: number[] = [];
    for (let level = 1; level <= this.trail.level; level++) {
      if (!this.trail.isEmpty(level)) lits.push(this.trail.decision(level) ^ 1);
    }
    this.addClause(lits);
  }

  /** Opens the next level with an assumption or a decision. False when there is none left to make. */
  #decide(): boolean {
    const trail = this.trail;
    while (trail.level < this.#assumptionCount) {
      const assumption = this.#assumptions[trail.level];
      const value = trail.values[assumption];
      if (value === -1) {
        this.analysis.blame(assumption);
        this.#failed = [...this.analysis.clause.subarray(0, this.analysis.size)];
        return false;
      }
      trail.open();
      if (value === 0) {
        trail.assign(assumption, 0);
        return true;
      }
    }
    while (this.heap.size > 0) {
      const variable = this.heap.pop();
      if (trail.values[variable * 2] !== 0) continue;
      this.decisions++;
      trail.open();
      const phases = tuning.target && this.restarts.isSteady ? this.#targets : trail.phases;
      trail.assign(variable * 2 + 1 - phases[variable], 0);
      return true;
    }
    return false;
  }

  #learn(conflict: number): boolean {
    const { trail, analysis } = this;
    this.conflicts++;
    const level = trail.level === 0 ? 0 : analysis.conflictLevel(conflict);
    if (level === 0) return false;
    this.#recordTarget();
    this.#cut(level);
    analysis.learn(conflict);
    this.onLearnt?.([...analysis.clause.subarray(0, analysis.size)]);
    for (let index = 0; index < analysis.touchedSize; index++) {
      this.heap.bump(analysis.touched[index]);
    }
    this.heap.fade(this.restarts.isSteady ? tuning.decaySteady : tuning.decayFocused);
    this.restarts.learnt(analysis.glue);
    this.#cut(analysis.backLevel);
    if (analysis.size === 1) {
      trail.assign(analysis.clause[0], 0);
    } else {
      const clause = this.arena.add(analysis.clause, analysis.size, true, analysis.glue);
      this.watches.watch(this.arena, clause);
      trail.assign(analysis.clause[0], clause);
    }
    return true;
  }

  #recordTarget(): void {
    const trail = this.trail;
    const size = trail.limits[trail.level];
    if (size > this.#targetSize) {
      this.#targetSize = size;
      for (let place = 0; place < size; place++) {
        const literal = trail.literals[place];
        this.#targets[literal >> 1] = 1 - (literal & 1);
      }
    }
    if (size > this.#bestSize) {
      this.#bestSize = size;
      for (let place = 0; place < size; place++) {
        const literal = trail.literals[place];
        this.#best[literal >> 1] = 1 - (literal & 1);
      }
    }
  }

  #cut(level: number): void {
    if (level < this.trail.level) this.#backtrack(level);
  }

  #backtrack(level: number): void {
    const trail = this.trail;
    if (level >= trail.level) return;
    const size = trail.limits[level + 1];
    this.equalities.undo(size);
    const { values, phases, literals } = trail;
    const heap = this.heap;
    for (let place = trail.size - 1; place >= size; place--) {
      const literal = literals[place];
      const variable = literal >> 1;
      values[literal] = 0;
      values[literal ^ 1] = 0;
      phases[variable] = 1 - (literal & 1);
      heap.insert(variable);
    }
    trail.size = size;
    trail.level = level;
    if (this.propagation.head > size) this.propagation.head = size;
  }

  #restart(): void {
    this.restartCount++;
    this.#cut(Math.min(this.trail.level, this.#assumptionCount));
    if (this.restarts.restarted()) {
      this.#targetSize = 0;
    }
    if (tuning.rephase && this.conflicts >= this.#nextRephase) this.#rephase();
  }

  #rephase(): void {
    this.#rephases++;
    this.#nextRephase = this.conflicts + 1000 * this.#rephases;
    const phases = this.trail.phases;
    const n = this.trail.variables;
    this.#targetSize = 0;
    switch (this.#rephases % 6) {
      case 1:
        phases.set(this.#initial.subarray(0, n));
        break;
      case 3:
        for (let v = 0; v < n; v++) phases[v] = 1 - this.#initial[v];
        break;
      case 5:
        for (let v = 0; v < n; v++)
          if (Math.imul(v + this.#rephases * 7919, 0x9e3779b1) >>> 28 === 0) phases[v] ^= 1;
        break;
      default:
        phases.set(this.#best.subarray(0, n));
        this.#bestSize = 0;
    }
    if (tuning.target) this.#targets.set(phases.subarray(0, n));
  }

  #reduce(): void {
    this.reductions++;
    this.#nextReduction = this.conflicts + tuning.reduceUnit * (this.reductions + 1);
    this.#cut(0);
    if (this.propagation.run() !== 0) {
      this.#nextReduction = this.conflicts;
      return;
    }
    const { arena, trail } = this;
    const words = arena.words;
    let candidates: Float64Array = new Float64Array(1024);
    let count = 0;
    const hasNewFacts = trail.size > this.#factsKnown;
    this.#factsKnown = trail.size;
    for (let clause = arena.first(); clause < arena.end; clause = arena.next(clause)) {
      if (arena.isGarbage(clause)) continue;
      if (hasNewFacts && this.#simplify(clause)) continue;
      if (!arena.isLearnt(clause) || words[clause] === 2) continue;
      const glue = arena.glue(clause);
      if (glue <= 2) continue;
      if (arena.used(clause) > 0) {
        arena.fade(clause);
        continue;
      }
      candidates = grown(candidates, count + 1);
      candidates[count++] =
        (Math.min(glue, 1023) * 1024 + Math.min(1023, words[clause])) * 2 ** 31 + clause;
    }
    const sorted = candidates.subarray(0, count).sort();
    for (let index = count >> 1; index < count; index++) arena.discard(sorted[index] % 2 ** 31);
    arena.compact(() => {});
    for (let place = 0; place < trail.size; place++) trail.reasons[trail.literals[place] >> 1] = 0;
    this.watches.rebuild(arena);
  }

  #simplify(clause: number): boolean {
    const { arena } = this;
    const words = arena.words;
    const values = this.trail.values;
    const first = clause + headerWords;
    const last = first + words[clause];
    let falseCount = 0;
    for (let place = first; place < last; place++) {
      if (values[words[place]] === 1) {
        arena.discard(clause);
        return true;
      }
      if (values[words[place]] === -1) falseCount++;
    }
    if (falseCount === 0) return false;
    let to = first;
    for (let place = first; place < last; place++) {
      if (values[words[place]] !== -1) words[to++] = words[place];
    }
    arena.shrink(clause, to - first);
    return false;
  }
}
