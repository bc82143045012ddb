/**
 * The clause learner: finds values for yes/no variables under clauses, linear equalities and other
 * rules, or proves that there are none.
 *
 *     const learner = new ClauseLearner();
 *     const [a, b, c] = [learner.newVariable(), learner.newVariable(), learner.newVariable()];
 *     learner.addClause([positive(a), positive(b)]);
 *     learner.addEquality([positive(a), positive(b), positive(c)], [1, 2, 2], 3);
 *     learner.solve([negative(c)]); // 'satisfiable'
 *     learner.value(b); //             true
 *     learner.solve([negative(a)]); // 'unsatisfiable'
 *     learner.failed(); //             [negative(a)]
 *
 * Everything may be added to between two calls, and what was learnt stays. Between calls the trail
 * is at level 0: only facts hold.
 *
 * In the field: conflict-driven clause learning (CDCL) with assumptions, the interface of MiniSat, extended
 * by lazily explained constraints as in SAT modulo theories. Read J. P. Marques-Silva, K. A. Sakallah,
 * *GRASP: a search algorithm for propositional satisfiability* (1999); N. Eén, N. Sörensson, *An extensible
 * SAT-solver* (2003). Our words beside the field's: docs/glossary.md.
 */

import { Effort } from '../effort.ts';
import { ActivityHeap } from './activity-heap.ts';
import { Analysis } from './analysis.ts';
import type { Satisfiability, Statistics } from './answer.ts';
import { ClauseArena } from './clause-arena.ts';
import { Equalities } from './equalities.ts';
import { Explanations } from './explanations.ts';
import { Phases } from './phases.ts';
import { Propagation } from './propagation.ts';
import { noReason } from './reason.ts';
import { Reduction } from './reduction.ts';
import { type Moods, Restarts, reusableLevel } from './restarts.ts';
import { type Rule, Rules } from './rules.ts';
import { simplify } from './simplify.ts';
import { grown } from './storage.ts';
import { Trail } from './trail.ts';
import { Watches } from './watches.ts';
import type { Witness } from './witness.ts';

/** More would not fit into the numbers used here and there. */
const mostVariables = 2 ** 21;
/** Steps of propagation between two looks at the effort's signal: a few milliseconds, whatever the size. */
const lookInterval = 4000;
/** What explaining a literal of a conflict weighs among these steps. */
const explainingSteps = 4;
/** What is left of an activity after each conflict. */
const fading = 0.95;
const none = new Int32Array(0);

/**
 * Finds values for yes-or-no variables that satisfy all that was added, or proves that there are none.
 *
 * @example
 * ```ts
 * import { ClauseLearner, negative, positive } from 'ludoteca/kernel';
 *
 * const learner = new ClauseLearner();
 * const [tea, coffee] = [learner.newVariable(), learner.newVariable()];
 * learner.addClause([positive(tea), positive(coffee)]);
 * learner.addClause([negative(tea)]);
 * console.log(learner.solve(), learner.value(coffee));
 * console.log(learner.solve([negative(coffee)]));
 * ```
 *
 * ```text
 * satisfiable true
 * unsatisfiable
 * ```
 */
export class ClauseLearner {
  /** The decisions that led to the last solution found, assumptions among them: all the rest follows. */
  decisions: readonly number[] = [];
  readonly #trail = new Trail();
  readonly #arena = new ClauseArena();
  readonly #watches = new Watches();
  readonly #equalities = new Equalities(this.#trail);
  readonly #rules = new Rules(this.#trail);
  readonly #propagation = new Propagation(
    this.#trail,
    this.#arena,
    this.#watches,
    this.#equalities,
    this.#rules,
  );
  readonly #explanations = new Explanations(
    this.#trail,
    this.#arena,
    this.#equalities,
    this.#rules,
  );
  readonly #analysis = new Analysis(this.#trail, this.#arena, this.#explanations);
  readonly #heap = new ActivityHeap();
  readonly #phases = new Phases(this.#trail);
  readonly #restarts: Restarts;
  readonly #reduction: Reduction;
  readonly #witness: Witness;
  #isContradictory = false;
  #assumptions: Int32Array = new Int32Array(0);
  #failed: readonly number[] = [];
  /** The last solution found, by variable. */
  #solution = new Int8Array(0);
  #buffer = new Int32Array(16);
  #conflicts = 0;
  #decisions = 0;
  #restartCount = 0;
  #nextLook = lookInterval;

  constructor(witness: Witness = {}, moods: Moods = 'both') {
    this.#witness = witness;
    this.#restarts = new Restarts(moods);
    this.#reduction = new Reduction(this.#trail, this.#arena, this.#watches, witness);
    this.#explanations.onExplained = witness.onExplained?.bind(witness);
  }

  /** How many variables there are. */
  get variables(): number {
    return this.#trail.variables;
  }

  get statistics(): Statistics {
    return {
      conflicts: this.#conflicts,
      decisions: this.#decisions,
      steps: this.#propagation.steps,
      restarts: this.#restartCount,
      reductions: this.#reduction.count,
    };
  }

  /** Makes a variable. */
  newVariable(): number {
    return this.newVariables(1);
  }

  /**
   * Makes `count` variables, numbered on from the one that is told. Variables that others settle
   * need not be decided: then `isDecided` is false.
   */
  newVariables(count: number, isDecided = true): number {
    const first = this.#trail.variables;
    const total = first + count;
    if (total > mostVariables) throw new Error('too many variables');
    this.#trail.grow(total);
    this.#watches.grow(total);
    this.#analysis.grow(total);
    this.#phases.grow(total);
    this.#heap.grow(first, total, isDecided);
    this.#solution = grown(this.#solution, total);
    return first;
  }

  /** Sets the value of a variable that is tried first. */
  setPhase(variable: number, value: boolean): void {
    this.#phases.ask(variable, value);
  }

  /** At least one of the literals holds. */
  addClause(literals: ArrayLike<number>): void {
    this.#require(literals);
    if (this.#isContradictory) return;
    this.#buffer = grown(this.#buffer, literals.length);
    const size = simplify(literals, this.#trail.values, this.#buffer);
    if (size < 0) return;
    if (size < literals.length) this.#witness.onLearnt?.(this.#buffer.subarray(0, size));
    if (size === 0) this.#isContradictory = true;
    else if (size === 1) this.#trail.assign(this.#buffer[0], noReason);
    else this.#watches.watch(this.#arena, this.#arena.add(this.#buffer, size, false, 0));
  }

  #require(literals: ArrayLike<number>): void {
    for (let index = 0; index < literals.length; index++) {
      const literal = literals[index];
      if (literal < 0 || literal >= 2 * this.variables) throw new Error('no such variable');
    }
  }

  /** The weights of the literals that hold add up to the total. All are whole numbers. */
  addEquality(literals: ArrayLike<number>, weights: ArrayLike<number>, total: number): void {
    this.#require(literals);
    if (this.#isContradictory || this.#equalities.add(literals, weights, total)) return;
    this.#contradict();
  }

  /** A constraint of another kind. */
  addRule(rule: Rule): void {
    this.#rules.add(rule);
  }

  /**
   * Looks for a solution in which the assumptions hold. Each conflict is one node of the effort;
   * when it is spent or stopped before the end, the answer is 'undecided'.
   */
  solve(assumptions: ArrayLike<number> = [], effort: Effort = new Effort()): Satisfiability {
    const outcome = this.solveOn(assumptions, effort);
    this.rest();
    return outcome;
  }

  /**
   * The same, but goes on from where the last call ended, as far as the assumptions begin with what was assumed
   * and decided there; so the next of many solutions is cheap. Nothing may be added before `rest`.
   */
  solveOn(assumptions: ArrayLike<number>, effort: Effort): Satisfiability {
    this.#require(assumptions);
    this.#failed = [];
    if (this.#isContradictory) return 'unsatisfiable';
    if (effort.stopped !== undefined) return 'undecided';
    this.#backtrack(this.#trail.levelsAlike(this.#assumptions, assumptions));
    this.#assumptions = Int32Array.from(assumptions);
    this.#phases.forgetTarget();
    return this.#search(effort);
  }

  /**
   * Takes a literal that is open when all is settled for true, for as long as it takes to see what follows by propagation
   * alone: those literals, itself first, to be read before anything else is asked. None when that is impossible: then
   * its opposite holds from now on. In the field: failed literal probing.
   */
  probe(literal: number): Int32Array {
    const trail = this.#trail;
    if (!this.settle() || trail.values[literal] !== 0) return none;
    trail.open();
    trail.assign(literal, noReason);
    const isBroken = this.#propagation.run(Number.POSITIVE_INFINITY) !== 0;
    const follow = trail.literals.subarray(trail.limits[1], trail.size);
    this.#backtrack(0, false);
    if (!isBroken) return follow;
    this.#witness.onLearnt?.(Int32Array.of(literal ^ 1));
    trail.assign(literal ^ 1, noReason);
    this.settle();
    return none;
  }

  /** Draws all conclusions from the facts; false when they contradict each other. */
  settle(): boolean {
    if (this.#isContradictory) return false;
    if (this.#propagation.run(Number.POSITIVE_INFINITY) === 0) return true;
    this.#contradict();
    return false;
  }

  /** Takes back all that is assumed and decided. */
  rest(): void {
    this.#backtrack(0);
  }

  /** The value of a variable in the solution found last. */
  value(variable: number): boolean {
    return this.#solution[variable] === 1;
  }

  /** The value of a variable that is proven to have no other; absent when that is not known. */
  fact(variable: number): boolean | undefined {
    const value = this.#trail.values[2 * variable];
    return value === 0 ? undefined : value === 1;
  }

  /**
   * The assumptions of the last call that cannot hold together, when it answered 'unsatisfiable':
   * none when there is no solution even without them.
   */
  failed(): readonly number[] {
    return this.#failed;
  }

  /** Rules out the solution found last: any other differs from it in at least one variable. */
  exclude(): void {
    // The decisions led to all the rest, so another solution differs in one of them.
    this.addClause(this.decisions.map((decision) => decision ^ 1));
  }

  /** Nothing can be right any more: the empty clause. */
  #contradict(): void {
    this.#isContradictory = true;
    this.#witness.onLearnt?.(new Int32Array(0));
  }

  #search(effort: Effort): Satisfiability {
    for (;;) {
      const conflict = this.#propagation.run(this.#nextLook);
      if (conflict !== 0) {
        if (!this.#learn(conflict)) {
          this.#contradict();
          return 'unsatisfiable';
        }
        this.#nextLook -= explainingSteps * this.#analysis.touchedSize;
        if (!effort.spend()) return 'undecided';
      } else if (!this.#propagation.isAtRest || this.#propagation.steps >= this.#nextLook) {
        this.#nextLook = this.#propagation.steps + lookInterval;
        if (!effort.look()) return 'undecided';
      } else if (this.#restarts.isDue()) {
        this.#restart();
      } else if (this.#reduction.isDue(this.#conflicts)) {
        this.#backtrack(0);
        this.#reduction.run(this.#conflicts);
      } else if (this.#trail.level < this.#assumptions.length) {
        if (!this.#assume()) return 'unsatisfiable';
      } else if (!this.#decide()) {
        this.#keepSolution();
        return 'satisfiable';
      }
    }
  }

  /** Opens a level with the next assumption. False when it cannot hold. */
  #assume(): boolean {
    const trail = this.#trail;
    const assumption = this.#assumptions[trail.level];
    const value = trail.values[assumption];
    if (value === -1) {
      this.#analysis.blame(assumption);
      this.#failed = [...this.#analysis.clause.subarray(0, this.#analysis.size)];
      return false;
    }
    trail.open();
    if (value === 0) trail.assign(assumption, noReason);
    return true;
  }

  /** Opens a level with a decision. False when there is none left to make. */
  #decide(): boolean {
    const trail = this.#trail;
    while (this.#heap.size > 0) {
      const variable = this.#heap.pop();
      if (trail.values[2 * variable] !== 0) continue;
      this.#decisions++;
      trail.open();
      trail.assign(this.#phases.literal(variable, this.#restarts.isSteady), noReason);
      return true;
    }
    return false;
  }

  #keepSolution(): void {
    const { values, literals, reasons, variables, limits, level, size } = this.#trail;
    if (size < variables) throw new Error('a variable that is not decided was left open');
    this.#restarts.found();
    for (let variable = 0; variable < variables; variable++) {
      this.#solution[variable] = values[2 * variable];
    }
    const first = level === 0 ? size : limits[1];
    this.decisions = Array.from(literals.subarray(first, size)).filter(
      (literal) => reasons[literal >> 1] === noReason,
    );
  }

  /** Learns a clause from a conflict and goes back to where it has something to say. False when there is no such place. */
  #learn(conflict: number): boolean {
    this.#conflicts++;
    const analysis = this.#analysis;
    const level = analysis.meet(conflict);
    if (level === 0) return false;
    this.#phases.record();
    this.#backtrack(level);
    analysis.learn();
    this.#witness.onLearnt?.(analysis.clause.subarray(0, analysis.size));
    for (let index = 0; index < analysis.touchedSize; index++) {
      this.#heap.bump(analysis.touched[index]);
    }
    this.#heap.fade(fading);
    this.#restarts.learnt(analysis.glue);
    this.#backtrack(analysis.backLevel);
    if (analysis.size === 1) {
      this.#trail.assign(analysis.clause[0], noReason);
    } else {
      const clause = this.#arena.add(analysis.clause, analysis.size, true, analysis.glue);
      this.#watches.watch(this.#arena, clause);
      this.#trail.assign(analysis.clause[0], clause);
    }
    return true;
  }

  #restart(): void {
    this.#restartCount++;
    this.#backtrack(reusableLevel(this.#trail, this.#heap, this.#assumptions.length));
    if (this.#restarts.restarted()) this.#phases.forgetTarget();
    this.#phases.exchange(this.#conflicts);
  }

  /** Goes back to a level, when it is above it; values that held are tried first next time, unless they were only looked at. */
  #backtrack(level: number, wasMeant = true): void {
    const trail = this.#trail;
    if (level >= trail.level) return;
    const size = trail.limits[level + 1];
    this.#equalities.undo(size);
    this.#rules.undo(size);
    if (this.#propagation.head > size) this.#propagation.head = size;
    while (trail.size > size) {
      const literal = trail.release();
      if (wasMeant) this.#phases.save(literal);
      this.#heap.restore(literal >> 1);
    }
    trail.level = level;
  }
}
