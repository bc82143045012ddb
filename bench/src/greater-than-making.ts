/**
 * Greater-Than Sudoku made and graded. *Graded alone* is `gradeSolvable` of a puzzle whose one solution is known, by
 * the exact ladder (version 1) or by the coach's (version 2), best of three; *made* is `generate`: proposed, proved and
 * graded, each seed once, since a puzzle is made once. All in a process that has made such puzzles before.
 */

import { type GreaterThanRecipe, greaterThan } from 'ludoteca/greater-than';
import { Effort } from 'ludoteca/kernel';
import { count, type Grading, gradeSolvable } from 'ludoteca/puzzle';
import { made } from './greater-than-puzzles.ts';
import { beginning, best, mean, median, type Say, told } from './measure.ts';
import { tabled } from './table.ts';

const nine = { boxRows: 3, boxCols: 3 } as const;
const twelve = { boxRows: 3, boxCols: 4 } as const;
const sixteen = { boxRows: 4, boxCols: 4 } as const;

export function benchMaking(say: Say): void {
  for (const line of tabled([
    ['made and graded', 'puzzles', 'median', 'mean', 'greatest'],
    graded('9×9 full, graded alone, exact ladder', { ...nine, style: 'full' }, 1, 60),
    graded('9×9 minimal, graded alone, exact ladder', { ...nine, style: 'minimal' }, 1, 30),
    graded('9×9 full, graded alone, coach’s ladder', { ...nine, style: 'full' }, 2, 60),
    graded('9×9 minimal, graded alone, coach’s ladder', { ...nine, style: 'minimal' }, 2, 60),
    graded(
      '9×9 minimal and extreme, graded alone, coach’s ladder',
      { ...nine, style: 'minimal', level: 'extreme' },
      2,
      30,
    ),
    making('9×9 full, made, exact ladder', { ...nine, style: 'full', grading: 1 }, 100, 20),
    making('9×9 minimal, made, exact ladder', { ...nine, style: 'minimal', grading: 1 }, 30, 5),
    making('9×9 full, made, coach’s ladder', { ...nine, style: 'full' }, 100, 20),
    making('16×16 full, made, coach’s ladder', { ...sixteen, style: 'full' }, 30, 3),
    making('12×12 minimal, made, coach’s ladder', { ...twelve, style: 'minimal' }, 30, 2),
  ])) {
    say(line);
  }
}

function making(name: string, recipe: GreaterThanRecipe, seeds: number, warming: number): string[] {
  beginning(name);
  for (let index = 0; index < warming; index++) made(recipe, `warm-${index}`);
  const times = Array.from({ length: seeds }, (_, index) =>
    best(1, () => made(recipe, `make-${index}`)),
  );
  return summed(name, times);
}

function graded(
  name: string,
  recipe: GreaterThanRecipe,
  grading: Grading,
  seeds: number,
): string[] {
  beginning(name);
  const puzzles = Array.from({ length: seeds }, (_, index) => {
    const clues = made({ ...recipe, grading }, `make-${index}`);
    const [solution] = count(greaterThan, clues, 2).solutions;
    return { clues, solution };
  });
  const times = puzzles.map(({ clues, solution }) =>
    best(3, () => {
      // What is remembered of clues goes by the object.
      gradeSolvable(greaterThan, { ...clues }, { kind: 'unique', solution }, new Effort(), grading);
    }),
  );
  return summed(name, times);
}

function summed(name: string, times: readonly number[]): string[] {
  return [
    name,
    String(times.length),
    told(median(times)),
    told(mean(times)),
    told(Math.max(...times)),
  ];
}
