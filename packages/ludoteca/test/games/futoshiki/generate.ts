/** Making Futoshiki: a random Latin square with all its signs, thinned while the solution stays the only one. */

import {
  type Difficulty,
  difficulties,
  type Effort,
  fail,
  type Notice,
  type OptionSpec,
  type OptionValues,
  ok,
  type Preset,
  type Proposal,
  type Random,
  type Result,
} from 'ludoteca';
import { type FutoshikiClues, type FutoshikiGrid, futoshikiPhrases, type Sign } from './rules.ts';
import { solutions } from './solve.ts';

export interface FutoshikiRecipe {
  readonly size: number;
  readonly level?: Difficulty;
}

export const options: readonly OptionSpec[] = [
  {
    name: 'size',
    takes: { kind: 'size' },
    help: { en: 'rows and columns, 4 or 5', pt: 'linhas e colunas, 4 ou 5' },
  },
  {
    name: 'level',
    takes: { kind: 'choice', choices: difficulties },
    help: { en: 'how hard it is', pt: 'quão difícil é' },
  },
];

export const presets: readonly Preset<FutoshikiRecipe>[] = [4, 5].map((size) => ({
  name: { en: `${size}×${size}`, pt: `${size}×${size}` },
  recipe: { size },
}));

export function recipe(values: OptionValues): Result<FutoshikiRecipe, Notice> {
  const { size } = values;
  const level = difficulties.find((each) => each === values.level);
  const asked = level === undefined ? {} : { level };
  if (size === undefined) return ok({ size: 5, ...asked });
  if (typeof size !== 'object' || !('rows' in size)) throw new Error('size is read as a size');
  if (size.rows !== size.cols || ![4, 5].includes(size.rows)) {
    return fail(futoshikiPhrases.notice('no-size', { size: `${size.rows}×${size.cols}` }));
  }
  return ok({ size: size.rows, ...asked });
}

export function propose(
  { size }: FutoshikiRecipe,
  random: Random,
  effort: Effort,
): Result<Proposal<FutoshikiClues, FutoshikiGrid>, Notice> {
  const target = latinSquare(size, random);
  const sign = (first: number, second: number): Sign => (first < second ? '<' : '>');
  const givens = target.map((row) => row.map(() => 0));
  const right = target.map((row) => row.slice(1).map((digit, col) => sign(row[col], digit)));
  const down = target
    .slice(1)
    .map((row, above) => row.map((digit, col) => sign(target[above][col], digit)));
  const clues = { size, givens, right, down };
  for (const [row, col] of random.shuffled(
    target.flatMap((line, r) => line.map((_, c) => [r, c])),
  )) {
    if (isUnique(clues, effort)) break;
    givens[row][col] = target[row][col];
  }
  const signs = [right, down].flatMap((matrix) =>
    matrix.flatMap((line) => line.map((_, col) => ({ line, col }))),
  );
  for (const { line, col } of random.shuffled(signs)) {
    const removed = line[col];
    line[col] = '';
    if (!isUnique(clues, effort)) line[col] = removed;
  }
  return ok({ clues, target });
}

function isUnique(clues: FutoshikiClues, effort: Effort): boolean {
  const [first, second] = solutions(clues, effort);
  return first !== undefined && second === undefined && effort.stopped === undefined;
}

/** The square of sums, with its rows, columns and digits shuffled. */
function latinSquare(size: number, random: Random): number[][] {
  const places = Array.from({ length: size }, (_, index) => index);
  const [rows, cols, digits] = [places, places, places].map((recipe) => random.shuffled(recipe));
  return rows.map((row) => cols.map((col) => digits[(row + col) % size] + 1));
}
