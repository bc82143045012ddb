/** Small problems of clauses and equalities, and their solutions found by trying everything. */

import { ClauseLearner, type Random, type Witness } from '../../src/kernel/index.ts';

export interface Equality {
  readonly literals: readonly number[];
  readonly weights: readonly number[];
  readonly total: number;
}

export interface Problem {
  readonly variables: number;
  readonly clauses: readonly (readonly number[])[];
  readonly equalities: readonly Equality[];
}

/** An assignment as bits: bit v is the value of the variable v. */
export function holds(literal: number, assignment: number): boolean {
  return ((assignment >> (literal >> 1)) & 1) !== (literal & 1);
}

export function meetsClause(clause: readonly number[], assignment: number): boolean {
  return clause.some((literal) => holds(literal, assignment));
}

export function meetsEquality({ literals, weights, total }: Equality, assignment: number): boolean {
  const sum = literals.reduce(
    (sum, literal, index) => sum + (holds(literal, assignment) ? weights[index] : 0),
    0,
  );
  return sum === total;
}

/** Every solution, by trying all assignments. */
export function allSolutions(problem: Problem): number[] {
  const found: number[] = [];
  for (let assignment = 0; assignment < 1 << problem.variables; assignment++) {
    if (
      problem.clauses.every((clause) => meetsClause(clause, assignment)) &&
      problem.equalities.every((equality) => meetsEquality(equality, assignment))
    ) {
      found.push(assignment);
    }
  }
  return found;
}

export function learnerOf(problem: Problem, witness?: Witness): ClauseLearner {
  const learner = new ClauseLearner(witness);
  learner.newVariables(problem.variables);
  for (const clause of problem.clauses) learner.addClause(clause);
  for (const { literals, weights, total } of problem.equalities) {
    learner.addEquality(literals, weights, total);
  }
  return learner;
}

/** The solution found last, as bits. */
export function assignmentOf(learner: ClauseLearner): number {
  let assignment = 0;
  for (let variable = 0; variable < learner.variables; variable++) {
    if (learner.value(variable)) assignment |= 1 << variable;
  }
  return assignment;
}

export function randomLiteral(variables: number, random: Random): number {
  return random.below(2 * variables);
}

export function randomClause(variables: number, random: Random): number[] {
  const size = 1 + random.below(4);
  // Clauses of one literal settle too much to be common.
  const length = size === 1 && random.chance(0.8) ? 3 : size;
  return Array.from({ length }, () => randomLiteral(variables, random));
}

/** Mostly one that some assignment meets; variables may come twice, weights be negative or none. */
export function randomEquality(variables: number, random: Random): Equality {
  const length = random.chance(0.02) ? 0 : 1 + random.below(variables);
  const literals = Array.from({ length }, () => randomLiteral(variables, random));
  const heaviest = random.pick([1, 1, 3, 6]);
  const weights = literals.map(() =>
    random.chance(0.05) ? -random.below(3) : 1 + random.below(heaviest),
  );
  const assignment = random.bits();
  const met = literals.reduce(
    (sum, literal, index) => sum + (holds(literal, assignment) ? weights[index] : 0),
    0,
  );
  return { literals, weights, total: random.chance(0.9) ? met : met + random.below(3) - 1 };
}

export function randomProblem(mostVariables: number, random: Random): Problem {
  const variables = 1 + random.below(mostVariables);
  return {
    variables,
    clauses: Array.from({ length: random.below(3 * variables) }, () =>
      randomClause(variables, random),
    ),
    equalities: Array.from({ length: random.below(random.pick([2, 4, 8])) }, () =>
      randomEquality(variables, random),
    ),
  };
}
