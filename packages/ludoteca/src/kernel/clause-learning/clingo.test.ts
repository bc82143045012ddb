import { describe, expect, it } from 'vitest';
import { type Ask, loadClingo } from '../../../test/clause-learning/clingo.ts';
import {
  type Equality,
  learnerOf,
  type Problem,
  randomLiteral,
} from '../../../test/clause-learning/problem.ts';
import { type Random, random } from '../random.ts';

const rounds = process.env.LUDOTECA_LONG === '1' ? 600 : 45;

/** A problem too large for trying everything, neither easily solved nor easily refuted. */
function largeProblem(source: Random): Problem {
  const variables = 30 + source.below(60);
  const target = Array.from({ length: variables }, () => source.below(2));
  const isSum = source.chance(0.5);
  const sums = isSum ? Math.round(variables / 8) : source.below(3);
  return {
    variables,
    clauses: Array.from({ length: Math.round(variables * (isSum ? 2 : 4.1)) }, () =>
      [1, 2, 3].map(() => randomLiteral(variables, source)),
    ),
    equalities: Array.from({ length: sums }, () => equality(target, source)),
  };
}

/** One that the target meets. */
function equality(target: readonly number[], source: Random): Equality {
  const length = 6 + source.below(15);
  const literals = Array.from({ length }, () => randomLiteral(target.length, source));
  const heaviest = source.pick([1, 5, 9]);
  const weights = literals.map(() => 1 + source.below(heaviest));
  const total = literals.reduce(
    (sum, literal, index) => sum + (target[literal >> 1] !== (literal & 1) ? weights[index] : 0),
    0,
  );
  return { literals, weights, total };
}

function isSolved(problem: Problem, value: (variable: number) => boolean): boolean {
  const holds = (literal: number): boolean => value(literal >> 1) === ((literal & 1) === 0);
  return (
    problem.clauses.every((clause) => clause.some(holds)) &&
    problem.equalities.every(
      ({ literals, weights, total }) =>
        literals.reduce((sum, literal, index) => sum + (holds(literal) ? weights[index] : 0), 0) ===
        total,
    )
  );
}

describe('next to clingo', () => {
  it(`gives the same answer to ${rounds} larger problems`, async () => {
    const ask: Ask = await loadClingo();
    const source = random('clingo');
    const counted = { satisfiable: 0, conflicts: 0 };
    for (let round = 0; round < rounds; round++) {
      const problem = largeProblem(source.fork(round));
      const learner = learnerOf(problem);
      const outcome = learner.solve();
      expect(outcome).toBe(ask(problem) ? 'satisfiable' : 'unsatisfiable');
      counted.conflicts += learner.statistics.conflicts;
      if (outcome !== 'satisfiable') continue;
      counted.satisfiable++;
      expect(isSolved(problem, (variable) => learner.value(variable))).toBe(true);
    }
    expect(counted.satisfiable).toBeGreaterThan(rounds / 8);
    expect(counted.satisfiable).toBeLessThan((rounds * 7) / 8);
    expect(counted.conflicts).toBeGreaterThan(rounds * 10);
  });
});
