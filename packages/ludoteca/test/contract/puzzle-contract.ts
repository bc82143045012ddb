/** The suite that every puzzle passes. A puzzle's own test calls it with a few recipes. */

import {
  cellName,
  cellSpots,
  count,
  documentNames,
  Effort,
  generate,
  type Made,
  openSheet,
  type Puzzle,
  plainText,
  random,
  unreadNames,
} from 'ludoteca';
import { describe, expect, it } from 'vitest';
import { deepFreeze } from './deep-freeze.ts';
import { phrasesContract } from './phrases-contract.ts';
import { deductionContract } from './puzzle-contract-deduction.ts';
import { solveSlowly } from './slow-solver.ts';

export interface PuzzleSamples<Recipe> {
  /** Recipes that are quick to make. */
  readonly recipes: readonly Recipe[];
  /** A recipe small enough for the slow solver. */
  readonly tiny: Recipe;
}

const isLong = process.env.LUDOTECA_LONG === '1';
const seeds = Array.from({ length: isLong ? 20 : 2 }, (_, index) => `contract-${index}`);

export function puzzleContract<Recipe, Clues, Grid>(
  puzzle: Puzzle<Recipe, Clues, Grid>,
  samples: PuzzleSamples<Recipe>,
): void {
  const make = (recipe: Recipe, seed: string): Made<Clues, Grid> => {
    const made = generate(puzzle, recipe, seed);
    if (!made.ok) throw new Error(`not made: ${JSON.stringify(made.error)}`);
    return deepFreeze(made.value);
  };
  const made = new Map<string, Made<Clues, Grid>>();
  const madeOnce = (recipe: Recipe, seed: string): Made<Clues, Grid> => {
    const key = JSON.stringify([recipe, seed]);
    const known = made.get(key) ?? make(recipe, seed);
    made.set(key, known);
    return known;
  };
  const everyMade = (visit: (made: Made<Clues, Grid>, recipe: Recipe) => void): void => {
    for (const recipe of samples.recipes) {
      for (const seed of seeds) visit(madeOnce(recipe, seed), recipe);
    }
  };

  describe(`${puzzle.id} keeps the puzzle contract`, () => {
    phrasesContract(puzzle.phrases);

    it('has a drawing among its formats, and no name twice', () => {
      const names = puzzle.formats.map((format) => format.name);
      expect(names).toContain('drawing');
      expect(new Set(['json', ...names]).size).toBe(names.length + 1);
    });

    it('takes a recipe without options', () => {
      expect(puzzle.recipe({}).ok).toBe(true);
    });

    it('makes the same puzzle from the same seed, and others from others', () => {
      const recipe = samples.recipes[0];
      const written = seeds.map((seed) => JSON.stringify(puzzle.toJson(make(recipe, seed))));
      const again = seeds.map((seed) => JSON.stringify(puzzle.toJson(make(recipe, seed))));
      expect(again).toEqual(written);
      expect(new Set(written).size).toBeGreaterThan(1);
    });

    it('finds the one solution again, and the rules accept it', () => {
      everyMade(({ clues, solution }) => {
        expect(puzzle.contradictions(clues)).toEqual([]);
        expect(puzzle.verify(clues, solution)).toEqual([]);
        const counted = count(puzzle, clues, 2);
        expect(counted).toMatchObject({ complete: true, unique: true });
        expect(puzzle.gridToJson(clues, counted.solutions[0])).toEqual(
          puzzle.gridToJson(clues, solution),
        );
      });
    });

    it('rejects every one-cell change of a solution', () => {
      everyMade(({ clues, solution }) => {
        for (const cell of puzzle.cells(clues)) {
          for (const value of puzzle.values(clues)) {
            if (value === puzzle.read(clues, solution, cell)) continue;
            const changed = puzzle.write(clues, solution, cell, value);
            expect(puzzle.verify(clues, changed)).not.toEqual([]);
          }
        }
      });
    });

    it('finds no fault in any part of a solution', () => {
      everyMade(({ clues, solution, seed }) => {
        const source = random(seed);
        let grid = solution;
        for (const cell of source.shuffled(puzzle.cells(clues))) {
          grid = puzzle.write(clues, grid, cell, undefined);
          expect(puzzle.verify(clues, grid)).toEqual([]);
        }
        expect(puzzle.gridToJson(clues, grid)).toEqual(
          puzzle.gridToJson(clues, puzzle.empty(clues)),
        );
      });
    });

    it('solves as the slow solver does', () => {
      for (const seed of seeds) {
        const { clues } = make(samples.tiny, seed);
        const fast = count(puzzle, clues, 5).solutions.map((grid) =>
          puzzle.gridToJson(clues, grid),
        );
        const slow = solveSlowly(puzzle, clues, 5).map((grid) => puzzle.gridToJson(clues, grid));
        expect(fast).toEqual(slow);
      }
    });

    it('stops when the budget is spent or the work is cancelled', () => {
      const { clues } = make(samples.tiny, seeds[0]);
      const spent = new Effort({ nodes: 0 });
      expect(count(puzzle, clues, 2, spent)).toMatchObject({ solutions: [], complete: false });
      expect(spent.stopped).toBe('nodes');
      const aborted = new Effort({ signal: { aborted: true } });
      expect(count(puzzle, clues, 2, aborted)).toMatchObject({ solutions: [], complete: false });
    });

    it('reads back its JSON, half-filled grids and solutions included', () => {
      everyMade(({ clues, solution, seed, remarks }) => {
        const grid = halfFilled(puzzle, clues, solution, seed);
        for (const doc of [{ clues }, { clues, grid }, { clues, grid, solution }]) {
          const json = JSON.parse(JSON.stringify({ ...puzzle.toJson(doc), ...remarks }));
          expect(puzzle.hasShape(json)).toBe(true);
          const read = puzzle.fromJson(json);
          expect(unreadNames(json, documentNames)).toEqual([]);
          expect(read).toEqual({ ok: true, value: doc });
        }
      });
    });

    it('reads back every text it writes, and knows it at sight', () => {
      everyMade(({ clues }) => {
        for (const format of puzzle.formats) {
          const text = format.format({ clues });
          if (!text.ok) continue;
          expect(format.parse(text.value)).toMatchObject({ ok: true, value: { clues } });
          const recognised = puzzle.formats.filter((other) => other.looksLike(text.value));
          expect(recognised.map((other) => other.name)).toEqual([format.name]);
        }
      });
    });

    it('reads back a drawing of a half-filled grid, which is its sketch', () => {
      const drawing = puzzle.formats.find((format) => format.name === 'drawing');
      everyMade(({ clues, solution, seed }) => {
        const grid = halfFilled(puzzle, clues, solution, seed);
        const text = drawing?.format({ clues, grid });
        expect(text).toEqual({ ok: true, value: plainText(puzzle.sketch({ clues, grid })) });
        if (!text?.ok) return;
        expect(text.value).not.toMatch(/\n\s*\n/);
        const read = drawing?.parse(text.value);
        expect(read).toMatchObject({ ok: true, value: { clues, grid } });
      });
    });

    it('tells where in its sketch each cell stands, once', () => {
      everyMade(({ clues, solution, seed }) => {
        const grid = halfFilled(puzzle, clues, solution, seed);
        const names = cellSpots(puzzle.sketch({ clues, grid })).map(({ cell }) => cellName(cell));
        expect(new Set(names).size).toBe(names.length);
        expect(names).toEqual(
          expect.arrayContaining(puzzle.cells(clues).map((cell) => cellName(cell))),
        );
      });
    });

    it('draws only finite shapes', () => {
      everyMade(({ clues, solution }) => {
        const drawing = puzzle.view({ clues, grid: solution });
        expect(drawing.shapes.length).toBeGreaterThan(0);
        const numbers = JSON.stringify(drawing.shapes);
        expect(numbers).not.toContain('null');
        expect(drawing.width).toBeGreaterThan(0);
        expect(drawing.height).toBeGreaterThan(0);
      });
    });

    it('can be solved on a sheet, and undone to the start', () => {
      const { clues, solution } = make(samples.recipes[0], seeds[0]);
      let sheet = openSheet(puzzle, { clues });
      for (const cell of sheet.cells) {
        if (sheet.entry(cell) !== undefined) continue;
        sheet = sheet.enter(cell, puzzle.read(clues, solution, cell));
      }
      expect(sheet.isSolved).toBe(true);
      while (sheet.canUndo) sheet = sheet.undo();
      expect(sheet.toJson()).toEqual(openSheet(puzzle, { clues }).toJson());
      while (sheet.canRedo) sheet = sheet.redo();
      expect(sheet.isSolved).toBe(true);
    });

    if (puzzle.deduction !== undefined) {
      const firstMade = (visit: (made: Made<Clues, Grid>) => void): void => {
        for (const recipe of samples.recipes) visit(madeOnce(recipe, seeds[0]));
      };
      deductionContract(puzzle, { everyMade, someMade: isLong ? everyMade : firstMade });
    }
  });
}

/** About half of the solution's entries, chosen by the seed. */
function halfFilled<Recipe, Clues, Grid>(
  puzzle: Puzzle<Recipe, Clues, Grid>,
  clues: Clues,
  solution: Grid,
  seed: string,
): Grid {
  const source = random(seed);
  let grid = solution;
  for (const cell of puzzle.cells(clues)) {
    if (source.chance(0.5)) grid = puzzle.write(clues, grid, cell, undefined);
  }
  return grid;
}
