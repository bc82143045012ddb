import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { puzzleContract } from '../../../test/contract/puzzle-contract.ts';
import type { JsonObject, OptionValues } from '../../document/index.ts';
import { recognise } from '../../reading/index.ts';
import type { CrossAPixRecipe } from './generate/recipe.ts';
import { crossAPix } from './index.ts';

function ordered(values: OptionValues): CrossAPixRecipe {
  const read = crossAPix.recipe(values);
  if (!read.ok) throw new Error(read.error.code);
  return read.value;
}

puzzleContract(crossAPix, {
  recipes: [
    ordered({ size: { rows: 6, cols: 6 }, walls: 0.8 }),
    ordered({ size: { rows: 5, cols: 8 }, style: 'blobs', regions: 'many' }),
    ordered({ size: { rows: 8, cols: 4 }, walls: 0.7 }),
  ],
  tiny: ordered({ size: { rows: 3, cols: 4 }, walls: 0.8 }),
});

const cases: (JsonObject & { id: string })[] = JSON.parse(
  readFileSync(new URL('./cases/cross-a-pix.json', import.meta.url), 'utf8'),
);

describe('every case with a known answer', () => {
  it.each(cases.map((each) => [each.id, each] as const))(
    'says the same in every format: %s',
    (_id, { id, unique, solution, ...puzzle }) => {
      const read = recognise([crossAPix], JSON.stringify({ ...puzzle, grid: solution }));
      if (!read.ok) throw new Error(read.error.notice.code);
      const document = read.value;
      for (const { name } of crossAPix.formats) {
        const written = document.write(name);
        if (!written.ok) throw new Error(written.error.code);
        const again = recognise([crossAPix], written.value);
        if (!again.ok) throw new Error(again.error.notice.code);
        expect(again.value.format).toBe(name);
        expect(again.value.toJson()).toEqual(document.toJson());
      }
    },
  );
});

describe('entries', () => {
  const read = crossAPix.fromJson({
    ...{
      rows: 2,
      cols: 3,
      right: [
        [0, 1],
        [1, 1],
      ],
      down: [[1, 1, 0]],
    },
    ...{
      rowClues: [
        [3, 1],
        [1, 1],
      ],
      colClues: [
        [1, 1],
        [1, 1],
        [2, 1],
      ],
    },
  });
  if (!read.ok) throw new Error(read.error.code);
  const { clues } = read.value;

  it('paint and clear the whole region of a cell, and nothing else', () => {
    const empty = crossAPix.empty(clues);
    const painted = crossAPix.write(clues, empty, { row: 1, col: 2 }, 1);
    expect(painted).toEqual([
      [null, null, 1],
      [null, null, 1],
    ]);
    const blank = crossAPix.write(clues, painted, { row: 0, col: 0 }, 0);
    expect(blank[0]).toEqual([0, 0, 1]);
    expect(crossAPix.read(clues, blank, { row: 0, col: 1 })).toBe(0);
    expect(crossAPix.read(clues, blank, { row: 1, col: 0 })).toBeUndefined();
    expect(crossAPix.write(clues, blank, { row: 0, col: 1 }, undefined)).toEqual(painted);
    expect(crossAPix.isComplete(clues, blank)).toBe(false);
  });

  it('are painted or blank', () => {
    expect(() => crossAPix.write(clues, crossAPix.empty(clues), { row: 0, col: 0 }, 2)).toThrow();
  });
});
