/**
 * The engine for whoever only wants answers: the plain search and the clause learner by turns, on one puzzle.
 *
 *     search …………… learner …… search …… learner ……… search ……… learner ……………
 *
 * Most puzzles end in the first turn. What the search is unlucky with the learner often does quickly, and the
 * other way round. The learner hears what the search has refuted at its root, and on large boards, before its
 * second turn, what trials of single candidates have (`root-trials.ts`). Turns are measured in work and in conflicts,
 * never in time, so that a puzzle always has the same answer in the same nodes.
 *
 * In the field: an algorithm portfolio (C. Gomes, B. Selman, *Algorithm portfolios*, 2001) by turns that grow
 * geometrically, of a search that propagates much and a learner that propagates little.
 */

import type { Effort, Random } from '../../../kernel/index.ts';
import type { Engine } from './engine.ts';
import { GeneralEngine } from './general-engine.ts';
import { LeftoverClauses } from './leftover-clauses.ts';
import { RootTrials } from './root-trials.ts';
import { swiftPlanes } from './swift-planes.ts';

/** How long turns are. */
export interface Turns {
  /** The first turn of the search, and the one from which it grows, in ideals walked. */
  readonly first: number;
  readonly work: number;
  /** The first turn of the learner. */
  readonly conflicts: number;
  /** Whether candidates are tried at the root before the learner's second turn. */
  readonly isTrying: boolean;
}

/**
 * Most 16×16 end within four thousand nodes, which a turn of the search is about at first. A conflict takes as long as
 * seven nodes there, so that the search has nine tenths of the time.
 */
const usualTurns: Turns = { first: 8_500_000, work: 8_500_000, conflicts: 70, isTrying: false };
/** On larger boards a node takes longer than a conflict, and tells less; what a candidate that is tried tells is much. */
const largestUsual = 16;
const turnsOfLarge: Turns = { first: 1_000_000, work: 1_000_000, conflicts: 500, isTrying: true };
/** How much longer each turn is than the one before. */
const growth = 1.5;
/** Whoever wants more solutions has them from the search alone, which remembers none. */
const mostRemembered = 64;

export class PortfolioEngine implements Engine {
  readonly size: number;
  readonly solution: Uint8Array;
  readonly #search: GeneralEngine;
  readonly #turns: Turns;
  #learner: LeftoverClauses | undefined;
  /** Whether the search may come upon what the learner has told. */
  #mayRepeat = false;
  #isLearning = false;
  #isFinished = true;
  /** How much turns have grown. */
  #turn = 1;
  /** Whether there are no candidates to be tried any more. */
  #hasTried = false;
  /** The first solutions told, which neither may tell again. */
  #told: Uint8Array[] = [];

  constructor(boxRows: number, boxCols: number, turns?: Turns) {
    this.#turns = turns ?? (boxRows * boxCols > largestUsual ? turnsOfLarge : usualTurns);
    this.#search = new GeneralEngine(boxRows, boxCols, swiftPlanes);
    this.size = this.#search.size;
    this.solution = new Uint8Array(this.size * this.size);
  }

  load(givens: Uint8Array, right: Int8Array, down: Int8Array, random?: Random): void {
    this.#search.load(givens, right, down, random);
    this.#search.pauseAfter(this.#turns.first);
    this.#learner = undefined;
    this.#mayRepeat = false;
    this.#isLearning = false;
    this.#isFinished = false;
    this.#turn = 1;
    this.#hasTried = !this.#turns.isTrying;
    this.#told = [];
  }

  restart(): void {
    this.#search.restart();
  }

  next(effort: Effort): boolean {
    while (!this.#isFinished && effort.stopped === undefined) {
      if (this.#isLearning ? this.#learn(effort) : this.#seek(effort)) {
        this.#remember();
        return true;
      }
    }
    return false;
  }

  /** A turn of the search, or what is left of it. */
  #seek(effort: Effort): boolean {
    const search = this.#search;
    while (search.next(effort)) {
      if (this.#mayRepeat && this.#isTold(search.solution)) continue;
      this.solution.set(search.solution);
      this.#learner?.exclude(this.solution);
      return true;
    }
    if (effort.stopped !== undefined) return false;
    this.#isFinished = search.isFinished;
    this.#isLearning = !search.isFinished;
    return false;
  }

  /** A turn of the learner. */
  #learn(effort: Effort): boolean {
    // What is found without any conflict is a node too.
    if (!effort.spend()) return false;
    this.#learner ??= this.#createLearner();
    const learner = this.#learner;
    learner.take(this.#search.root);
    if (!this.#hasTried && this.#turn > 1 && !this.#tryCandidates(learner, effort)) return false;
    const conflicts = Math.floor(this.#turns.conflicts * this.#turn);
    const answer = effort.within(conflicts, (part) => learner.solve(part));
    if (answer === 'satisfiable') {
      learner.tell(this.solution);
      return true;
    }
    if (answer === 'unsatisfiable') this.#isFinished = true;
    if (answer === 'undecided' && effort.stopped === undefined) {
      this.#isLearning = false;
      this.#turn *= growth;
      this.#search.pauseAfter(this.#turns.work * this.#turn);
    }
    return false;
  }

  /** False when that ends the turn. */
  #tryCandidates(learner: LeftoverClauses, effort: Effort): boolean {
    const { layout, signs, root } = this.#search;
    if (!new RootTrials(layout, signs, learner).run(root, effort)) {
      this.#isFinished = true;
      return false;
    }
    this.#hasTried = effort.stopped === undefined;
    return this.#hasTried;
  }

  #createLearner(): LeftoverClauses {
    const { layout, signs, root } = this.#search;
    const learner = new LeftoverClauses(layout, signs, root);
    this.#mayRepeat = true;
    for (const solution of this.#told) learner.exclude(solution);
    return learner;
  }

  /** Keeps the solution just told; after many the search goes on alone. */
  #remember(): void {
    if (this.#told.length === mostRemembered) return;
    this.#told.push(this.solution.slice());
    if (this.#told.length < mostRemembered) return;
    this.#learner = undefined;
    this.#isLearning = false;
    this.#search.pauseAfter(Number.POSITIVE_INFINITY);
  }

  #isTold(solution: Uint8Array): boolean {
    return this.#told.some((told) => told.every((digit, cell) => digit === solution[cell]));
  }
}
