/**
 * Every solution of what a learner knows, one at a time, in memory that does not grow with their number.
 *
 * The first few are ruled out by a clause each: the learner then looks for the next as freely as for the
 * first, which is what proves that there is only one. Beyond them clauses would fill the memory. So the
 * decisions that led to a solution are walked as in plain backtracking: the last one is turned round, the
 * learner completes what stands before it, and where that cannot be, its reasons tell how far to go back.
 *
 *     solution by  a  b  c     →  next: a  b ¬c     →  no: because of a, ¬c     →  next: a ¬b
 *
 * In the field: blocking clauses, then enumeration without them (O. Grumberg, A. Schuster, A. Yadgar, *Memory
 * efficient all-solutions SAT solver and its application for reachability analysis*, 2004).
 */

import type { Effort } from '../effort.ts';
import type { Satisfiability } from './answer.ts';
import type { ClauseLearner } from './learner.ts';

/** So many solutions are ruled out by clauses. */
const usualBlocked = 64;

/**
 * Stops at each solution, which the learner's `value` tells until it goes on. Each search is a node, so that
 * what is solved without a conflict still counts, and can be stopped. Nothing else may be asked of the
 * learner meanwhile. `find` looks for each of the first few in a way of its own, told how many were found.
 *
 * @example
 * ```ts
 * import { allSolutions, ClauseLearner, Effort, positive } from 'ludoteca/kernel';
 *
 * const learner = new ClauseLearner();
 * learner.newVariables(3);
 * learner.addEquality([0, 1, 2].map(positive), [1, 1, 1], 2);
 * for (const _ of allSolutions(learner, new Effort())) {
 *   console.log([0, 1, 2].map((variable) => learner.value(variable)).join(' '));
 * }
 * ```
 *
 * ```text
 * false true true
 * true false true
 * true true false
 * ```
 */
export function* allSolutions(
  learner: ClauseLearner,
  effort: Effort,
  blocked = usualBlocked,
  find: (effort: Effort, found: number) => Satisfiability = (within) => learner.solve([], within),
): Generator<undefined> {
  for (let found = 0; found < blocked; found++) {
    if (!effort.spend()) return;
    if (find(effort, found) !== 'satisfiable') return;
    yield;
    learner.exclude();
  }
  try {
    yield* walk(learner, effort);
  } finally {
    learner.rest();
  }
}

function* walk(learner: ClauseLearner, effort: Effort): Generator<undefined> {
  const path: number[] = [];
  /** By place on the path: whether what holds with the contrary is done. */
  const isTurned: boolean[] = [];
  for (;;) {
    if (!effort.spend()) return;
    const outcome = learner.solveOn(path, effort);
    if (outcome === 'undecided') return;
    if (outcome === 'satisfiable') {
      yield;
      const assumed = new Set(path);
      for (const decision of learner.decisions) {
        if (assumed.has(decision)) continue;
        path.push(decision);
        isTurned.push(false);
      }
    } else {
      // Whatever comes after the last of these changes nothing.
      const failed = new Set(learner.failed());
      while (path.length > 0 && !failed.has(path[path.length - 1])) {
        path.pop();
        isTurned.pop();
      }
    }
    while (isTurned[isTurned.length - 1]) {
      path.pop();
      isTurned.pop();
    }
    const last = path.length - 1;
    if (last < 0) return;
    path[last] ^= 1;
    isTurned[last] = true;
  }
}
