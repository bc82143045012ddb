import { describe, expect, it } from 'vitest';
import { anyState, type State } from '../../../../test/cross-a-pix/states.ts';
import { Effort, literalOf, sayNotice } from '../../../kernel/index.ts';
import type { Fact, Finding } from '../../../puzzle/index.ts';
import { allPhrases } from '../all-phrases.ts';
import { modelWithin } from '../solve/model.ts';
import { boardOf, regionAt } from './board.ts';
import { deduction } from './index.ts';
import { colourOf } from './reasons.ts';

const isLong = process.env.LUDOTECA_LONG === '1';

/** Whether the solver, with the clues and what is entered, finds no filling with the contrary. */
function isImplied({ clues, grid }: State, fact: Fact): boolean {
  const board = boardOf(clues);
  const model = modelWithin(clues, new Effort());
  if (model === undefined) throw new Error('nothing stops what has no limits');
  const { learner, regionVariable } = model;
  const literal = (known: Fact, isContrary: boolean): number =>
    literalOf(regionVariable(regionAt(board, known.cell)), (colourOf(known) === 1) !== isContrary);
  const entered = deduction.factsOf(clues, grid).map((known) => literal(known, false));
  return learner.solve([...entered, literal(fact, true)]) === 'unsatisfiable';
}

/** All that must be true of a step, whichever technique offers it. */
function check(state: State, { conclusion, because, tell }: Finding): void {
  const { clues, grid, solution } = state;
  const known = new Set(
    deduction
      .factsOf(clues, grid)
      .map((fact) => JSON.stringify(deduction.reasonToJson(clues, fact))),
  );
  const reasons = because();
  expect(conclusion.length).toBeGreaterThan(0);
  for (const fact of conclusion) {
    expect(grid[fact.cell.row][fact.cell.col]).toBe(null);
    expect(deduction.holds(clues, solution, fact)).toBe(true);
    expect(deduction.follows(clues, reasons, fact, new Effort())).toBe(true);
    expect(isImplied(state, fact)).toBe(true);
  }
  for (const reason of reasons) {
    const json = deduction.reasonToJson(clues, reason);
    expect(deduction.reasonFromJson(clues, json)).toEqual({ ok: true, value: reason });
    if ('cell' in reason) expect(known).toContain(JSON.stringify(json));
  }
  for (const notice of tell(reasons)) {
    for (const language of ['en', 'pt'] as const) {
      const said = sayNotice([allPhrases], notice, language);
      expect(said).toMatch(/^[A-ZÀ-Ý][^{}]*[.:]$/);
    }
  }
}

describe.each(deduction.ladder.map((technique) => [technique.name, technique] as const))(
  'every step of %s',
  (name, technique) => {
    it('follows from its reasons, from the clues, and is said in both languages', () => {
      const isHeavy = technique.difficulty === 'master' || technique.difficulty === 'extreme';
      const states = (isLong ? 2000 : 40) * (isHeavy ? 0.5 : 1);
      let steps = 0;
      for (let run = 0; run < states; run++) {
        const state = anyState(`${name} ${run}`, isHeavy ? 9 : 12);
        const position = deduction.open(state.clues, state.grid);
        let seen = 0;
        for (const finding of technique.find(position, new Effort())) {
          check(state, finding);
          if (++seen >= 6) break;
        }
        steps += seen;
      }
      expect(steps).toBeGreaterThan(states / 10);
    });
  },
);

describe('climbing with the ladder', () => {
  it('takes every technique, one after the other, and never says anything untrue', () => {
    for (let run = 0; run < (isLong ? 400 : 15); run++) {
      const { clues, solution } = anyState(`climb ${run}`, 12);
      const empty = solution.map((line) => line.map(() => null));
      const position = deduction.open(clues, empty);
      for (let rung = 0; rung < deduction.ladder.length; ) {
        const [finding] = deduction.ladder[rung].find(position, new Effort());
        rung = finding === undefined ? rung + 1 : 0;
        if (finding === undefined) continue;
        for (const fact of finding.conclusion) {
          expect(deduction.holds(clues, solution, fact)).toBe(true);
        }
        deduction.conclude(position, finding.conclusion);
      }
      const grid = deduction.gridOf(position);
      expect(deduction.isSolved(position)).toBe(!grid.flat().includes(null));
      grid.flat().forEach((entry, cell) => {
        if (entry !== null) expect(entry).toBe(solution.flat()[cell]);
      });
    }
  });
});
