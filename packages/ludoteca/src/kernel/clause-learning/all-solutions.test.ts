import { expect, it } from 'vitest';
import {
  assignmentOf,
  learnerOf,
  randomProblem,
  allSolutions as tryingAll,
} from '../../../test/clause-learning/problem.ts';
import { Effort } from '../effort.ts';
import { random } from '../random.ts';
import { allSolutions } from './all-solutions.ts';
import { ClauseLearner } from './learner.ts';

const isLong = process.env.LUDOTECA_LONG === '1';
const many = isLong ? 5000 : 300;

it(`finds each solution of ${many} random problems once, however few of them are ruled out by clauses`, () => {
  const source = random('all');
  let walked = 0;
  for (let index = 0; index < many; index++) {
    const problem = randomProblem(10, source.fork(index));
    const expected = tryingAll(problem);
    const blocked = [0, 1, 3][index % 3];
    const learner = learnerOf(problem);
    const found: number[] = [];
    for (const _ of allSolutions(learner, new Effort(), blocked)) found.push(assignmentOf(learner));
    expect(found.sort((a, b) => a - b)).toEqual(expected);
    if (expected.length > blocked + 1) walked++;
  }
  // The problems must be worth it.
  expect(walked).toBeGreaterThan(many / 4);
});

it('goes on for as long as it is asked, a node for each search, and ends with the effort', () => {
  const learner = new ClauseLearner();
  learner.newVariables(60);
  const effort = new Effort({ nodes: 3000 });
  let found = 0;
  for (const _ of allSolutions(learner, effort)) found++;
  expect(found).toBe(3000);
  expect(effort.stopped).toBe('nodes');
  // A walk needs no clauses, and so no room that grows.
  expect(learner.statistics.conflicts).toBeLessThan(200);
});
