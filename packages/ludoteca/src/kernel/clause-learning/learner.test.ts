import { describe, expect, it } from 'vitest';
import {
  allSolutions,
  assignmentOf,
  holds,
  learnerOf,
  meetsClause,
  type Problem,
  randomClause,
  randomEquality,
  randomLiteral,
  randomProblem,
} from '../../../test/clause-learning/problem.ts';
import { Effort } from '../effort.ts';
import { random } from '../random.ts';
import { ClauseLearner } from './learner.ts';
import { negative, positive } from './literal.ts';
import type { Witness } from './witness.ts';

const isLong = process.env.LUDOTECA_LONG === '1';
const many = isLong ? 10_000 : 400;

/** Checks that every clause told holds in every solution that was not ruled out. */
function strictWitness(solutions: readonly number[], excluded: ReadonlySet<number>) {
  const told = { learnt: 0, explained: 0 };
  const check = (clause: readonly number[]): void => {
    for (const solution of solutions) {
      if (!excluded.has(solution) && !meetsClause(clause, solution)) {
        throw new Error(`the clause ${clause.join(' ')} does not follow`);
      }
    }
  };
  const witness: Witness = {
    onLearnt(clause) {
      told.learnt++;
      check([...clause]);
    },
    onExplained(clause, forced) {
      told.explained++;
      if (forced >= 0 && !clause.includes(forced)) throw new Error('explains something else');
      check(clause);
    },
  };
  return { witness, told };
}

describe('the clause learner', () => {
  it('does what its example says', () => {
    const learner = new ClauseLearner();
    const [a, b, c] = [learner.newVariable(), learner.newVariable(), learner.newVariable()];
    learner.addClause([positive(a), positive(b)]);
    learner.addEquality([positive(a), positive(b), positive(c)], [1, 2, 2], 3);
    expect(learner.solve([negative(c)])).toBe('satisfiable');
    expect(learner.value(b)).toBe(true);
    expect(learner.solve([negative(a)])).toBe('unsatisfiable');
    expect(learner.failed()).toEqual([negative(a)]);
  });

  it(`finds the solutions of ${many} random problems, each once, and no other; every explanation and every learnt clause follows`, () => {
    const source = random('learner');
    const totals = { learnt: 0, explained: 0, solutions: 0, unsatisfiable: 0 };
    for (let index = 0; index < many; index++) {
      const problem = randomProblem(10, source.fork(index));
      const expected = allSolutions(problem);
      const found = new Set<number>();
      const { witness, told } = strictWitness(expected, found);
      const learner = learnerOf(problem, witness);
      while (learner.solve() === 'satisfiable') {
        const solution = assignmentOf(learner);
        expect(found.has(solution)).toBe(false);
        found.add(solution);
        learner.exclude();
      }
      expect([...found].sort((a, b) => a - b)).toEqual(expected);
      totals.learnt += told.learnt;
      totals.explained += told.explained;
      totals.solutions += expected.length;
      if (expected.length === 0) totals.unsatisfiable++;
    }
    // The problems must be worth it.
    expect(totals.learnt).toBeGreaterThan(many);
    expect(totals.explained).toBeGreaterThan(many / 4);
    expect(totals.solutions).toBeGreaterThan(many);
    expect(totals.unsatisfiable).toBeGreaterThan(many / 10);
  });

  it.each(['both', 'steady'] as const)(
    'proves what needs many conflicts, over restarts and reductions, moods: %s',
    (moods) => {
      // Pigeons in fewer holes: every pigeon in one hole, at most one pigeon in each.
      const holes = 7;
      const learner = new ClauseLearner({}, moods);
      const spare = learner.newVariables((holes + 2) * holes);
      const inHole = (pigeon: number, hole: number): number => positive(pigeon * holes + hole);
      for (let pigeon = 0; pigeon <= holes; pigeon++) {
        learner.addClause(Array.from({ length: holes }, (_, hole) => inHole(pigeon, hole)));
      }
      for (let hole = 0; hole < holes; hole++) {
        for (let one = 0; one <= holes; one++) {
          for (let other = 0; other < one; other++) {
            learner.addClause([inHole(one, hole) ^ 1, inHole(other, hole) ^ 1]);
          }
        }
      }
      expect(spare).toBe(0);
      expect(learner.solve()).toBe('unsatisfiable');
      expect(learner.failed()).toEqual([]);
      expect(learner.statistics.restarts).toBeGreaterThan(0);
      expect(learner.statistics.reductions).toBeGreaterThan(0);
      // Once contradictory, always.
      learner.addClause([positive(0)]);
      expect(learner.solve()).toBe('unsatisfiable');
    },
  );

  it('sees what follows from a literal, and strikes the one that cannot be', () => {
    const source = random('probe');
    let failed = 0;
    let followed = 0;
    for (let index = 0; index < many; index++) {
      const problem = randomProblem(10, source.fork(index));
      const expected = allSolutions(problem);
      const { witness } = strictWitness(expected, new Set());
      const learner = learnerOf(problem, witness);
      for (let literal = 0; literal < 2 * learner.variables; literal++) {
        const fits = expected.filter((solution) => meetsClause([literal], solution));
        if (!learner.settle()) {
          expect(expected).toEqual([]);
          break;
        }
        if (learner.fact(literal >> 1) !== undefined) continue;
        const follow = learner.probe(literal);
        if (follow.length > 0) {
          expect(follow[0]).toBe(literal);
        } else {
          failed++;
          expect(fits).toEqual([]);
          if (expected.length > 0) expect(learner.fact(literal >> 1)).toBe((literal & 1) === 1);
        }
        for (const one of follow.slice(1)) {
          followed++;
          expect(fits.every((solution) => meetsClause([one], solution))).toBe(true);
        }
      }
      // What it has seen changes no answer.
      expect(learner.solve()).toBe(expected.length > 0 ? 'satisfiable' : 'unsatisfiable');
    }
    expect(failed).toBeGreaterThan(many / 10);
    expect(followed).toBeGreaterThan(many);
  });

  it('tries the value asked for first', () => {
    const learner = new ClauseLearner();
    const first = learner.newVariables(20);
    for (let variable = first; variable < 20; variable++) {
      learner.setPhase(variable, variable % 3 === 0);
    }
    expect(learner.solve()).toBe('satisfiable');
    for (let variable = first; variable < 20; variable++) {
      expect(learner.value(variable)).toBe(variable % 3 === 0);
    }
  });

  it('knows facts, and only those', () => {
    const learner = new ClauseLearner();
    const [a, b, c] = [learner.newVariable(), learner.newVariable(), learner.newVariable()];
    learner.addEquality([positive(a), positive(b), negative(c)], [2, 3, 4], 6);
    expect(learner.solve()).toBe('satisfiable');
    expect([a, b, c].map((variable) => learner.fact(variable))).toEqual([true, false, false]);
    const d = learner.newVariable();
    expect(learner.solve([positive(d)])).toBe('satisfiable');
    expect(learner.value(d)).toBe(true);
    expect(learner.fact(d)).toBe(undefined);
  });

  it('refuses what is no problem', () => {
    const learner = new ClauseLearner();
    learner.newVariable();
    expect(() => learner.addClause([2])).toThrow('no such variable');
    expect(() => learner.addEquality([4], [1], 1)).toThrow('no such variable');
    expect(() => learner.addEquality([0], [1, 2], 1)).toThrow('a weight per literal');
    expect(() => learner.addEquality([0], [0.5], 1)).toThrow('whole numbers');
    expect(() => learner.addEquality([0], [1], 0.5)).toThrow('whole number');
    expect(() => learner.addEquality([0], [2 ** 31], 0)).toThrow('2³⁰');
    expect(() => learner.solve([3])).toThrow('no such variable');
  });
});

describe('questions one after the other', () => {
  /** A problem that grows, and the questions asked on the way. */
  function interrogate(seed: number, witness?: Witness): void {
    const source = random('incremental').fork(seed);
    const learner = new ClauseLearner(witness);
    let problem: Problem = { variables: 0, clauses: [], equalities: [] };
    for (let step = 0; step < 12; step++) {
      const grown = source.below(3);
      if (grown > 0 && problem.variables + grown <= 10) {
        learner.newVariables(grown);
        problem = { ...problem, variables: problem.variables + grown };
      }
      if (problem.variables === 0) continue;
      for (let count = source.below(4); count > 0; count--) {
        const clause = randomClause(problem.variables, source);
        learner.addClause(clause);
        problem = { ...problem, clauses: [...problem.clauses, clause] };
      }
      if (source.chance(0.3)) {
        const equality = randomEquality(problem.variables, source);
        learner.addEquality(equality.literals, equality.weights, equality.total);
        problem = { ...problem, equalities: [...problem.equalities, equality] };
      }
      const solutions = allSolutions(problem);
      for (let question = 0; question < 3; question++) {
        const assumptions = Array.from({ length: source.below(4) }, () =>
          randomLiteral(problem.variables, source),
        );
        expectRight(learner, solutions, assumptions);
      }
      if (solutions.length === 0) return;
    }
  }

  /** The answer is the one that trying everything gives, and so is the blame. */
  function expectRight(
    learner: ClauseLearner,
    solutions: readonly number[],
    assumptions: readonly number[],
  ): void {
    const meeting = (literals: readonly number[]): readonly number[] =>
      solutions.filter((solution) => literals.every((literal) => holds(literal, solution)));
    const outcome = learner.solve(assumptions);
    if (meeting(assumptions).length > 0) {
      expect(outcome).toBe('satisfiable');
      expect(meeting(assumptions)).toContain(assignmentOf(learner));
      return;
    }
    expect(outcome).toBe('unsatisfiable');
    const failed = learner.failed();
    for (const literal of failed) expect(assumptions).toContain(literal);
    expect(meeting(failed)).toEqual([]);
  }

  it('answers as if each were asked of a fresh learner, while the problem grows', () => {
    for (let seed = 0; seed < many / 10; seed++) interrogate(seed);
  });

  it('leaks nothing: the order of the questions does not matter', () => {
    const source = random('order');
    for (let index = 0; index < many / 10; index++) {
      const round = source.fork(index);
      const problem = randomProblem(10, round);
      const questions = Array.from({ length: 6 }, () =>
        Array.from({ length: round.below(5) }, () => randomLiteral(problem.variables, round)),
      );
      const fresh = questions.map((assumptions) => learnerOf(problem).solve(assumptions));
      const learner = learnerOf(problem);
      for (let turn = 0; turn < 3; turn++) {
        for (const question of round.shuffled(questions.keys())) {
          // A question broken off in between must leave nothing behind either.
          learner.solve(questions[question], new Effort({ nodes: round.below(3) }));
          expect(learner.solve(questions[question])).toBe(fresh[question]);
        }
      }
    }
  });
});

describe('effort', () => {
  /** A hard random problem of clauses of three: about 4.26 clauses a variable. */
  function hard(seed: number): ClauseLearner {
    const source = random('hard').fork(seed);
    const variables = 150;
    const learner = new ClauseLearner();
    learner.newVariables(variables);
    for (let clause = 0; clause < variables * 4.26; clause++) {
      learner.addClause([1, 2, 3].map(() => randomLiteral(variables, source)));
    }
    return learner;
  }

  it('spends one node a conflict, stops when they are spent, and goes on from there', () => {
    const expected = hard(1).solve();
    const learner = hard(1);
    const effort = new Effort({ nodes: 50 });
    expect(learner.solve([], effort)).toBe('undecided');
    expect(effort.nodes).toBe(50);
    expect(effort.stopped).toBe('nodes');
    expect(learner.solve([], effort)).toBe('undecided');
    expect(learner.statistics.conflicts).toBe(51);
    expect(learner.solve()).toBe(expected);
  });

  it('stops when it is told to, in the middle of a search', () => {
    const learner = hard(2);
    const signal = { aborted: false };
    const effort = new Effort({
      signal,
      onProgress(nodes) {
        signal.aborted = nodes > 100;
      },
    });
    expect(learner.solve([], effort)).toBe('undecided');
    expect(effort.stopped).toBe('aborted');
    expect(effort.nodes).toBeLessThan(2000);
    expect(learner.solve()).toBe(hard(2).solve());
  });

  it('stops when it is told to, in the middle of a long propagation', () => {
    const learner = new ClauseLearner();
    const length = 300_000;
    learner.newVariables(length);
    for (let variable = 1; variable < length; variable++) {
      learner.addClause([negative(variable - 1), positive(variable)]);
    }
    const signal = { aborted: false };
    const effort = new Effort({
      signal,
      onProgress() {
        signal.aborted = true;
      },
    });
    expect(learner.solve([positive(0)], effort)).toBe('undecided');
    expect(learner.statistics.steps).toBeLessThan(length / 2);
    expect(learner.solve([positive(0)])).toBe('satisfiable');
    expect(learner.value(length - 1)).toBe(true);
  });

  it('is the same every time', () => {
    const [one, other] = [hard(3), hard(3)];
    expect(one.solve()).toBe(other.solve());
    expect(one.statistics).toEqual(other.statistics);
  });
});
