import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { puzzleContract } from '../../../test/contract/puzzle-contract.ts';
import type { JsonObject } from '../../document/index.ts';
import { withInterchange } from '../../interchange/index.ts';
import { recognise } from '../../reading/index.ts';
import { greaterThan } from './index.ts';

puzzleContract(greaterThan, {
  recipes: [
    { boxRows: 2, boxCols: 2, style: 'full' },
    { boxRows: 3, boxCols: 2, style: 'minimal' },
    { boxRows: 3, boxCols: 3, style: 'mixed' },
  ],
  tiny: { boxRows: 2, boxCols: 2, style: 'full' },
});

const cases: (JsonObject & { id: string })[] = JSON.parse(
  readFileSync(new URL('./cases/greater-than.json', import.meta.url), 'utf8'),
);

describe('every case with a known answer', () => {
  const kinds = withInterchange([greaterThan]);

  it.each(cases.map((each) => [each.id, each] as const))(
    'says the same in every format that holds it: %s',
    (_id, { right, down, givens, boxRows, boxCols }) => {
      const text = JSON.stringify({ boxRows, boxCols, givens, right, down });
      const read = recognise(kinds, text);
      if (!read.ok) throw new Error(read.error.notice.code);
      const document = read.value;
      let held = 0;
      for (const { name } of kinds[0].formats) {
        const written = document.write(name);
        if (!written.ok) continue;
        held++;
        const again = recognise(kinds, written.value);
        if (!again.ok) throw new Error(again.error.notice.code);
        expect(again.value.format).toBe(name);
        expect(again.value.toJson()).toEqual(document.toJson());
      }
      expect(held).toBeGreaterThanOrEqual(3);
    },
  );
});

describe('the library around the game', () => {
  it('adds formats and their words to this game, and leaves others as they are', () => {
    const other = { ...greaterThan, id: 'other' };
    const [added, untouched] = withInterchange([greaterThan, other]);
    expect(untouched).toBe(other);
    expect(added.formats.map((format) => format.name)).toEqual([
      ...['classic', 'drawing', 'iss', 'line', 'f-puzzles', 'penpa'],
    ]);
    expect(added.phrases.phrases).toMatchObject({
      ...greaterThan.phrases.phrases,
      'penpa-boxes': { en: expect.any(String), pt: expect.any(String) },
    });
  });
});
