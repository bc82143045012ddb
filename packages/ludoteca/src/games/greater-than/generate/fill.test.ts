import { describe, expect, it } from 'vitest';
import { random } from '../../../kernel/index.ts';
import { verify } from '../rules.ts';
import { Draft } from './draft.ts';
import { GridFiller } from './fill.ts';
import { layoutOf } from './layout.ts';
import { boxes } from './recipe.ts';

const isLong = process.env.LUDOTECA_LONG === '1';

describe.each(boxes)(
  'filling grids with boxes of $boxRows×$boxCols',
  ({ boxRows: rows, boxCols: cols }) => {
    const layout = layoutOf(rows, cols);
    const filler = new GridFiller(rows, cols);

    it('gives solution grids', () => {
      const source = random('fill');
      for (let round = 0; round < (isLong ? 2000 : 20); round++) {
        const draft = new Draft(layout, filler.fill(source));
        expect(draft.toGrid().digits.flat().every(Boolean)).toBe(true);
        expect(verify(draft.toClues(), draft.toGrid())).toEqual([]);
      }
    });

    it('gives the same grid for the same seed, whatever was filled before', () => {
      const once = filler.fill(random('same'));
      filler.fill(random('other'));
      expect(filler.fill(random('same'))).toEqual(once);
      expect(new GridFiller(rows, cols).fill(random('same'))).toEqual(once);
    });
  },
);

it('every 4×4 grid comes about as often as any other', () => {
  const filler = new GridFiller(2, 2);
  const source = random('shares');
  const rounds = isLong ? 288_000 : 28_800;
  const seen = new Map<string, number>();
  for (let round = 0; round < rounds; round++) {
    const name = filler.fill(source).join('');
    seen.set(name, (seen.get(name) ?? 0) + 1);
  }
  expect(seen.size).toBe(288);
  expect(Math.min(...seen.values())).toBeGreaterThan((rounds / 288) * 0.3);
  expect(Math.max(...seen.values())).toBeLessThan((rounds / 288) * 2);
});
