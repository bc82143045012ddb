/** The Greater-Than puzzles that are measured: the known cases, and puzzles made by seed. */

import { readFileSync } from 'node:fs';
import { type GreaterThanClues, type GreaterThanRecipe, greaterThan } from 'ludoteca/greater-than';
import { generate } from 'ludoteca/puzzle';

/** One of the sets for speed. */
export function caseSet(name: 'full' | 'mixed' | 'min'): GreaterThanClues[] {
  const sets = new Map<string, unknown>(Object.entries(read('greater-than-bench.json') ?? {}));
  return puzzlesOf(sets.get(name));
}

/** The cases whose grid has this many rows. */
export function casesOfSize(size: number): GreaterThanClues[] {
  return puzzlesOf(read('greater-than.json')).filter(({ givens }) => givens.length === size);
}

export function made(recipe: GreaterThanRecipe, seed: string): GreaterThanClues {
  const puzzle = generate(greaterThan, recipe, seed);
  if (!puzzle.ok) throw new Error(`not made: ${puzzle.error.code}`);
  return puzzle.value.clues;
}

function read(file: string): unknown {
  const folder = '../../packages/ludoteca/src/games/greater-than/cases/';
  return JSON.parse(readFileSync(new URL(folder + file, import.meta.url), 'utf8'));
}

function puzzlesOf(cases: unknown): GreaterThanClues[] {
  if (!Array.isArray(cases)) throw new Error('cases come in lists');
  return cases.map((json: unknown) => {
    if (typeof json !== 'object' || json === null) throw new Error('a case is an object');
    const doc = greaterThan.fromJson({ ...json });
    if (!doc.ok) throw new Error(`a case is not read: ${doc.error.code}`);
    return doc.value.clues;
  });
}
