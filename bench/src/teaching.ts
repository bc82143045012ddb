/**
 * Teaching, for any puzzle: hints, grades and puzzles of a level, over many seeds. Each piece of work is
 * done once, as a person asks for it, in a process that has done such work before.
 */

import type { OptionValues } from 'ludoteca/document';
import { Effort } from 'ludoteca/kernel';
import {
  type AnyPuzzle,
  climb,
  deductionOf,
  difficulties,
  generate,
  grade,
  hint,
} from 'ludoteca/puzzle';
import { beginning, best, median, type Say, told } from './measure.ts';
import { tabled } from './table.ts';

const seeds = 30;
/** What a hint may visit: with no bound the coach looks for better words for minutes where clues are few. */
const hintNodes = 20_000;
/** Puzzles that are not measured, so that the code is compiled when the others are. */
const warming = 5;

/** A puzzle to be made, and what it is called. */
interface Sample {
  readonly name: string;
  readonly recipe: unknown;
}

export interface Teaching {
  /** Graded from nothing, and hinted at from several states of the way. */
  readonly taught: readonly Sample[];
  /** What is asked for, as `generate` takes it, at every level or at those that are named. */
  readonly made: readonly {
    readonly name: string;
    readonly options: OptionValues;
    readonly levels?: readonly string[];
  }[];
}

export function benchTeaching(puzzle: AnyPuzzle, { taught, made }: Teaching, say: Say): void {
  const rows = [
    [
      'teaching, median (greatest)',
      'puzzles',
      'a grade',
      'hints',
      `a hint by up to ${hintNodes} nodes`,
      'cut short',
    ],
  ];
  for (const { name, recipe } of taught) {
    beginning(`${puzzle.id}: grades and hints of ${name}`);
    const puzzles = Array.from({ length: warming + seeds }, (_, seed) =>
      cluesOf(puzzle, recipe, `teach-${seed}`),
    );
    const grades = timed(puzzles, (clues) => grade(puzzle, clues, new Effort()));
    const states = puzzles.flatMap((clues) => statesOf(puzzle, clues));
    const areCut: boolean[] = [];
    const hints = timed(states, (state) => {
      const effort = new Effort({ nodes: hintNodes });
      hint(puzzle, state, effort);
      areCut.push(effort.stopped !== undefined);
    });
    const cut = areCut.slice(warming).filter(Boolean).length;
    const asked = states.length - warming;
    rows.push([name, String(seeds), grades, String(asked), hints, String(cut)]);
  }
  for (const line of tabled(rows)) say(line);
  say('');
  const recipes = [['puzzles of a level, median (greatest)', ...difficulties]];
  for (const { name, options, levels = difficulties } of made) {
    const timeOf = (level: string) => {
      if (!levels.includes(level)) return '–';
      beginning(`${puzzle.id}: ${name} of level ${level}`);
      return making(puzzle, { ...options, level });
    };
    recipes.push([name, ...difficulties.map(timeOf)]);
  }
  for (const line of tabled(recipes)) say(line);
}

function making(puzzle: AnyPuzzle, options: OptionValues): string {
  const recipe = puzzle.recipe(options);
  if (!recipe.ok) throw new Error(recipe.error.code);
  const numbers = Array.from({ length: warming + seeds }, (_, seed) => seed);
  return timed(numbers, (seed) => cluesOf(puzzle, recipe.value, `recipe-${seed}`));
}

function cluesOf(puzzle: AnyPuzzle, recipe: unknown, seed: string): unknown {
  const made = generate(puzzle, recipe, seed);
  if (!made.ok) throw new Error(`not made: ${made.error.code}`);
  return made.value.clues;
}

/** The beginning, half the way, where the hardest step is first needed, and where the ladder ends. */
function statesOf(puzzle: AnyPuzzle, clues: unknown): { clues: unknown; grid: unknown }[] {
  const deduction = deductionOf(puzzle);
  const position = deduction.open(clues, puzzle.empty(clues));
  const grids: unknown[] = [];
  let hardest = -1;
  let hardestAt = 0;
  for (const { rung } of climb(deduction, position, new Effort())) {
    if (rung > hardest) {
      hardest = rung;
      hardestAt = grids.length;
    }
    grids.push(deduction.gridOf(position));
  }
  const chosen = [grids[0], grids[grids.length >> 1], grids[hardestAt]];
  if (!deduction.isSolved(position)) chosen.push(deduction.gridOf(position));
  return chosen.filter((grid) => grid !== undefined).map((grid) => ({ clues, grid }));
}

/** Median and greatest time of a piece of work, the first few left out. */
function timed<Item>(items: readonly Item[], work: (item: Item) => void): string {
  const times = items.map((item) => best(1, () => work(item))).slice(warming);
  return `${told(median(times))} (${told(Math.max(...times))})`;
}
