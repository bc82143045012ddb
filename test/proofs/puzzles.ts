/** Puzzles to prove: every known case, and random ones of each size, each with its solution. */

import { readFileSync } from 'node:fs';
import {
  type AnyPuzzle,
  count,
  furnish,
  generate,
  isPuzzle,
  type JsonObject,
  type OptionValues,
} from 'ludoteca';
import { catalogue } from 'ludoteca/catalogue';

export interface Sample {
  readonly id: string;
  /** The recipe, or that it is a known case. */
  readonly kind: string;
  readonly puzzle: AnyPuzzle;
  readonly clues: unknown;
  readonly solution: unknown;
}

export function puzzleOf(id: string): AnyPuzzle {
  const kind = catalogue.find((each) => each.id === id);
  if (kind === undefined || !isPuzzle(kind)) throw new Error(`no puzzle ${id}`);
  return kind;
}

/** The known cases with one solution, as long as they have not more cells than that. */
export function knownCases(id: string, mostCells: number): Sample[] {
  const puzzle = puzzleOf(id);
  const folder = `../../packages/ludoteca/src/games/${id}/cases/${id}.json`;
  const cases: JsonObject[] = JSON.parse(readFileSync(new URL(folder, import.meta.url), 'utf8'));
  return cases.flatMap((each) => {
    if (each.unique === false) return [];
    const read = puzzle.fromJson(each);
    if (!read.ok) throw new Error(`${each.id} cannot be read`);
    const { clues } = read.value;
    if (puzzle.cells(clues).length > mostCells) return [];
    return solved(puzzle, clues, String(each.id));
  });
}

/** Puzzles of a recipe and of seeds 0, 1, …; those that are not made are passed by. */
export async function madePuzzles(
  id: string,
  values: OptionValues,
  many: number,
): Promise<Sample[]> {
  const puzzle = puzzleOf(id);
  const kind = `${id} ${JSON.stringify(values)}`;
  const recipe = puzzle.recipe(values);
  if (!recipe.ok) throw new Error(recipe.error.code);
  const furnished = await furnish(puzzle, recipe.value);
  if (!furnished.ok) throw new Error(furnished.error.code);
  return Array.from({ length: many }, (_, index) => {
    const made = generate(puzzle, furnished.value, `proof ${index}`, { nodes: 200_000 });
    if (!made.ok) return undefined;
    const { clues, solution } = made.value;
    return { id: `${kind} ${index}`, kind, puzzle, clues, solution };
  }).filter((sample) => sample !== undefined);
}

function solved(puzzle: AnyPuzzle, clues: unknown, id: string): Sample[] {
  const { solutions } = count(puzzle, clues, 1);
  return solutions.map((solution) => ({ id, kind: 'known cases', puzzle, clues, solution }));
}
