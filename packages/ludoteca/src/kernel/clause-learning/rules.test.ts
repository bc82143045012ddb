import { describe, expect, it } from 'vitest';
import {
  allSolutions,
  assignmentOf,
  learnerOf,
  meetsClause,
  randomProblem,
} from '../../../test/clause-learning/problem.ts';
import { type Random, random } from '../random.ts';
import type { Known, Rule } from './rules.ts';

const rounds = process.env.LUDOTECA_LONG === '1' ? 3_000 : 300;

/** An odd, or even, number of its variables are true: something that clauses say badly. */
class Parity implements Rule {
  readonly variables: readonly number[];
  readonly isIdempotent: boolean;
  readonly #isOdd: boolean;

  constructor(variables: readonly number[], isOdd: boolean, isIdempotent: boolean) {
    this.variables = variables;
    this.isIdempotent = isIdempotent;
    this.#isOdd = isOdd;
  }

  propagate(values: Int8Array, forced: Int32Array): number {
    const open = this.variables.filter((variable) => values[2 * variable] === 0);
    const known = this.variables.filter((variable) => values[2 * variable] === 1).length;
    const isMet = (known % 2 === 1) === this.#isOdd;
    if (open.length === 0) return isMet ? 0 : -1;
    if (open.length > 1) return 0;
    forced[0] = 2 * open[0] + (isMet ? 1 : 0);
    return 1;
  }

  explain(forced: number, known: Known, clause: Int32Array, at: number): number {
    let to = at;
    if (forced >= 0) clause[to++] = forced;
    for (const variable of this.variables) {
      if (variable === forced >> 1) continue;
      if (known.values[2 * variable] === 0 || known.places[variable] >= known.before) {
        throw new Error('asked before it could know');
      }
      if (known.levels[variable] === 0) continue;
      clause[to++] = 2 * variable + (known.values[2 * variable] === 1 ? 1 : 0);
    }
    return to;
  }

  holdsIn(assignment: number): boolean {
    const count = this.variables.filter((variable) => (assignment >> variable) & 1).length;
    return (count % 2 === 1) === this.#isOdd;
  }
}

function randomParity(variables: number, source: Random): Parity {
  const chosen = source
    .shuffled(Array.from({ length: variables }, (_, variable) => variable))
    .slice(0, 1 + source.below(variables));
  return new Parity(chosen, source.chance(0.5), source.chance(0.5));
}

describe('rules', () => {
  it('take part in the search, and their explanations follow', () => {
    const source = random('rules');
    let explained = 0;
    for (let round = 0; round < rounds; round++) {
      const part = source.fork(round);
      const problem = randomProblem(9, part);
      const rules = Array.from({ length: 1 + part.below(4) }, () =>
        randomParity(problem.variables, part),
      );
      const expected = allSolutions(problem).filter((solution) =>
        rules.every((rule) => rule.holdsIn(solution)),
      );
      const found = new Set<number>();
      const learner = learnerOf(problem, {
        onExplained(clause) {
          explained++;
          // Facts are left out of an explanation, and may rest on what was ruled out since.
          for (const solution of expected) {
            expect(found.has(solution) || meetsClause(clause, solution)).toBe(true);
          }
        },
      });
      for (const rule of rules) learner.addRule(rule);
      while (learner.solve() === 'satisfiable') {
        found.add(assignmentOf(learner));
        learner.exclude();
      }
      expect([...found].sort((a, b) => a - b)).toEqual(expected);
    }
    expect(explained).toBeGreaterThan(rounds);
  });

  it('may come later, when there are facts already', () => {
    const learner = learnerOf({ variables: 3, clauses: [[0], [2, 4]], equalities: [] });
    expect(learner.solve()).toBe('satisfiable');
    learner.addRule(new Parity([0, 1, 2], false, true));
    expect(learner.solve([3])).toBe('satisfiable');
    expect([0, 1, 2].map((variable) => learner.value(variable))).toEqual([true, false, true]);
    learner.addRule(new Parity([0], false, true));
    expect(learner.solve()).toBe('unsatisfiable');
  });
});
