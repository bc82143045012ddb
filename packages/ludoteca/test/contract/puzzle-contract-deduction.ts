/** What every puzzle with a ladder keeps: sound steps, needed reasons, hints that lead to the solution, stable grades. */

import {
  certify,
  climb,
  climbRungs,
  type Deduction,
  deductionOf,
  difficulties,
  Effort,
  type Fact,
  type Finding,
  grade,
  hint,
  languages,
  type Made,
  type Puzzle,
  path,
  pathFromJson,
  puzzlePhrases,
  type Reason,
  random,
  rungsOf,
  sayNotice,
  sayStep,
  stepToJson,
} from 'ludoteca';
import { expect, it } from 'vitest';
import { knowledgeOf } from '../../src/puzzle/knowledge.ts';
import { isFact, splitReasons } from '../../src/puzzle/reasons.ts';
import { allFollow } from '../../src/puzzle/shrink.ts';

/** Of each technique so many findings are looked at in a state. */
const mostFindings = 6;
/** A question to the exact solver that takes longer is not judged. */
const trialNodes = 20_000;

export interface DeductionSamples<Clues, Grid> {
  everyMade(visit: (made: Made<Clues, Grid>) => void): void;
  /** Fewer of them, for what takes long. */
  someMade(visit: (made: Made<Clues, Grid>) => void): void;
}

export function deductionContract<Recipe, Clues, Grid>(
  puzzle: Puzzle<Recipe, Clues, Grid>,
  { everyMade, someMade }: DeductionSamples<Clues, Grid>,
): void {
  const deduction = deductionOf(puzzle);
  const books = [puzzlePhrases, puzzle.phrases];

  it('names its techniques once, in every language, from the easiest to the hardest', () => {
    const names = deduction.ladder.map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
    for (const { name, title, sees } of deduction.ladder) {
      expect(name).toMatch(/^[a-z]+(-[a-z]+)*$/);
      for (const language of languages) {
        expect(title[language]).not.toBe('');
        expect(sees[language]).not.toBe('');
      }
    }
  });

  it('sees only steps that are news, true, and follow from reasons that are known', () => {
    everyMade((made) => {
      for (const { position, facts } of statesOf(puzzle, deduction, made)) {
        const known = knowledgeOf(puzzle, made.clues, facts);
        for (const technique of deduction.ladder) {
          for (const finding of firstOf(technique.find(position, new Effort()))) {
            const told = `${technique.name} ${JSON.stringify(finding.conclusion)}`;
            const { conclusion } = finding;
            expect(
              conclusion.some((fact) => !known.holds(fact)),
              told,
            ).toBe(true);
            for (const fact of conclusion) {
              expect(deduction.holds(made.clues, made.solution, fact), told).toBe(true);
            }
            const because = finding.because();
            expect(because.filter(isFact).every(known.holds), told).toBe(true);
            expect(follow(deduction, made.clues, because, conclusion), told).not.toBe(false);
          }
        }
      }
    });
  });

  it('writes reasons that it reads back', () => {
    someMade(({ clues, ...made }) => {
      for (const { position } of statesOf(puzzle, deduction, { clues, ...made })) {
        for (const { finding } of firstOf(climb(deduction, position, new Effort()))) {
          for (const reason of [...finding.conclusion, ...finding.because()]) {
            const json = JSON.parse(JSON.stringify(deduction.reasonToJson(clues, reason)));
            expect(deduction.reasonFromJson(clues, json)).toEqual({ ok: true, value: reason });
          }
        }
      }
      for (const nonsense of [null, 7, {}, { cell: 'r0c0', is: 1 }, { cell: 'x' }]) {
        expect(deduction.reasonFromJson(clues, nonsense).ok).toBe(false);
      }
    });
  });

  it('hints need every reason they name, and are said in every language', () => {
    everyMade((made) => {
      const { clues } = made;
      for (const { grid } of statesOf(puzzle, deduction, made)) {
        const advice = hint(puzzle, { clues, grid }, new Effort());
        if (advice.kind === 'done') continue;
        if (advice.kind !== 'step') throw new Error(advice.kind);
        const { conclusion, because, isIrreducible } = advice.step;
        expect(follow(deduction, clues, because, conclusion)).not.toBe(false);
        if (isIrreducible) {
          const parts = splitReasons(because);
          for (const part of parts) {
            const rest = parts.filter((other) => other !== part);
            expect(follow(deduction, clues, rest, conclusion)).not.toBe(true);
          }
        }
        for (const language of languages) {
          const say = (notice: Parameters<typeof sayNotice>[1]) =>
            sayNotice(books, notice, language);
          const text = sayStep(advice.step, { language, say });
          expect(text).not.toMatch(/[{}]|undefined|\[object/);
          expect(text).toMatch(/\.$/);
        }
      }
    });
  });

  it('tells a way to the solution, which is certified, and grades as the way does', () => {
    someMade(({ clues, solution }) => {
      const way = path(puzzle, { clues }, new Effort());
      if (way.kind !== 'path') throw new Error(way.kind);
      const json = {
        level: way.level,
        steps: way.steps.map((step) => stepToJson(deduction, clues, step, '')),
      };
      const read = pathFromJson(puzzle, clues, JSON.parse(JSON.stringify(json)));
      if (!read.ok) throw new Error(read.error.code);
      expect(certify(puzzle, { clues }, read.value, new Effort())).toEqual({
        ok: true,
        value: { kind: 'certified', level: way.level, steps: way.steps.length },
      });
      const position = deduction.open(clues, puzzle.empty(clues));
      for (const { conclusion } of way.steps) deduction.conclude(position, conclusion);
      const end = deduction.gridOf(position);
      expect(puzzle.gridToJson(clues, end)).toEqual(puzzle.gridToJson(clues, solution));
      const exact = grade(puzzle, clues, new Effort(), 1);
      expect(exact).toMatchObject({ kind: 'graded', level: way.level, version: 1 });
      expect(grade(puzzle, clues, new Effort(), 1)).toEqual(exact);
    });
  });

  it('climbs rungs that have names, from the easiest to the hardest, to nothing but the solution', () => {
    const rungs = rungsOf(deduction);
    const levels = rungs.map(({ difficulty }) => difficulties.indexOf(difficulty));
    expect(levels).toEqual(levels.toSorted((one, other) => one - other));
    const known = [...deduction.ladder, ...(deduction.coach?.insights ?? [])];
    for (const { name } of rungs) expect(known.map((each) => each.name)).toContain(name);
    everyMade(({ clues, solution }) => {
      const graded = grade(puzzle, clues, new Effort());
      if (graded.kind !== 'graded') throw new Error(graded.kind);
      expect(graded.version).toBe(2);
      expect(grade(puzzle, clues, new Effort())).toEqual(graded);
      const position = deduction.open(clues, puzzle.empty(clues));
      const { hardest } = climbRungs(deduction, rungs, position, new Effort());
      if (graded.isBeyond) return;
      const end = deduction.gridOf(position);
      expect(puzzle.gridToJson(clues, end)).toEqual(puzzle.gridToJson(clues, solution));
      // With the rung that it needs it is solved; with those below alone it is not.
      const below = deduction.open(clues, puzzle.empty(clues));
      climbRungs(deduction, rungs.slice(0, Math.max(0, hardest)), below, new Effort());
      expect(deduction.isSolved(below)).toBe(hardest < 0);
    });
  });

  it('says what is wrong, and reasons from nothing wrong', () => {
    everyMade(({ clues, solution, seed }) => {
      const source = random(seed);
      const cell = source.shuffled(puzzle.cells(clues))[0];
      const wrong = puzzle
        .values(clues)
        .find((value) => value !== puzzle.read(clues, solution, cell));
      const grid = puzzle.write(clues, puzzle.empty(clues), cell, wrong);
      const advice = hint(puzzle, { clues, grid }, new Effort());
      expect(advice).toMatchObject({ kind: 'wrong', facts: [{ is: wrong }] });
      expect(hint(puzzle, { clues, grid: solution }, new Effort())).toEqual({ kind: 'done' });
    });
  });
}

function follow<Clues, Grid>(
  deduction: Deduction<Clues, Grid>,
  clues: Clues,
  reasons: readonly Reason[],
  facts: readonly Fact[],
): boolean | undefined {
  return allFollow(deduction, clues, reasons, facts, new Effort({ nodes: trialNodes }));
}

function firstOf<Item extends Finding | object>(items: Iterable<Item>): Item[] {
  const first: Item[] = [];
  for (const item of items) {
    first.push(item);
    if (first.length === mostFindings) break;
  }
  return first;
}

/** Positions on the way: some entries of the solution, and then some steps up the ladder. */
function* statesOf<Recipe, Clues, Grid>(
  puzzle: Puzzle<Recipe, Clues, Grid>,
  deduction: Deduction<Clues, Grid>,
  { clues, solution, seed }: Made<Clues, Grid>,
) {
  const source = random(`states ${seed}`);
  for (const share of [0, 0.15, 0.4]) {
    let filled = puzzle.empty(clues);
    for (const cell of puzzle.cells(clues)) {
      if (!source.chance(share)) continue;
      filled = puzzle.write(clues, filled, cell, puzzle.read(clues, solution, cell));
    }
    const position = deduction.open(clues, filled);
    let left = source.below(40);
    for (const _step of climb(deduction, position, new Effort())) if (left-- === 0) break;
    const grid = deduction.gridOf(position);
    if (deduction.isSolved(position)) continue;
    // What only the position held, a filling may not.
    const facts = deduction.factsOf(clues, grid);
    yield { position: deduction.open(clues, grid), grid, facts };
  }
}
