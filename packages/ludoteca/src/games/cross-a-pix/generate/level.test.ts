import { describe, expect, it } from 'vitest';
import type { OptionValues, Picture } from '../../../document/index.ts';
import { Effort } from '../../../kernel/index.ts';
import { count, difficulties, furnish, generate, grade } from '../../../puzzle/index.ts';
import { crossAPix } from '../index.ts';
import { regionsOf } from '../regions.ts';

const isLong = process.env.LUDOTECA_LONG === '1';
const size = (rows: number, cols = rows) => ({ rows, cols });

function make(values: OptionValues, seed: string) {
  const recipe = crossAPix.recipe(values);
  if (!recipe.ok) throw new Error(recipe.error.code);
  expect(crossAPix.difficultyOf?.(recipe.value)).toBe(values.level);
  return generate(crossAPix, recipe.value, seed);
}

/** Makes a puzzle and grades it from scratch. */
function check(values: OptionValues, seed: string): void {
  const made = make(values, seed);
  if (!made.ok) throw new Error(`${made.error.code} ${JSON.stringify(values)}`);
  const { clues, solution, level } = made.value;
  expect(level).toBe(values.level);
  expect(count(crossAPix, clues, 2)).toMatchObject({ unique: true, solutions: [solution] });
  expect(grade(crossAPix, clues, new Effort())).toMatchObject({ kind: 'graded', level });
}

/** A ring with a dot in it, and stripes beside. */
const drawn: Picture = (() => {
  const side = 16;
  const isDark = (row: number, col: number): boolean => {
    const far = Math.hypot(row - 7, col - 6);
    return far < 2 || (far > 3.5 && far < 6) || (col > 12 && row % 3 === 0);
  };
  const grey = Uint8Array.from({ length: side * side }, (_, cell) =>
    isDark(Math.floor(cell / side), cell % side) ? 0 : 255,
  );
  return { width: side, height: side, grey };
})();

describe.each(difficulties)('puzzles of the level %s', (level) => {
  it('are of that level, no easier and no harder, small and large', () => {
    for (let index = 0; index < (isLong ? 200 : 1); index++) {
      check({ level, size: size([7, 10, 15, 8, 12][index % 5]) }, `level-${index}`);
    }
    check({ level, size: size(9, 14) }, 'oblong');
  });

  it('are made of pictures too, drawn at random or brought', () => {
    for (let index = 0; index < (isLong ? 20 : 1); index++) {
      check({ level, style: 'blobs', size: size(isLong ? 15 : 9) }, `picture-${index}`);
      if (isLong) check({ level, from: drawn }, `brought-${index}`);
    }
    // A picture of this size that is hard takes long to cut.
    if (!isLong && difficulties.indexOf(level) > difficulties.indexOf('medium')) return;
    const made = make({ level, from: drawn }, 'brought');
    const target = Array.from(drawn.grey, (grey) => (grey === 0 ? 1 : 0));
    expect(made.ok && made.value.solution.flat()).toEqual(target);
  });

  it('are the same for the same seed', () => {
    const values = { level, size: size(8) };
    expect(make(values, 'again')).toEqual(make(values, 'again'));
  });
});

describe('a hard picture that is small', () => {
  it('is not crumbled: few of its cells stand alone', async () => {
    for (let index = 0; index < (isLong ? 10 : 1); index++) {
      const recipe = crossAPix.recipe({ style: 'picture', size: size(10), level: 'hard' });
      const furnished = recipe.ok ? await furnish(crossAPix, recipe.value) : recipe;
      if (!furnished.ok) throw new Error(furnished.error.code);
      const made = generate(crossAPix, furnished.value, `crumbs-${index}`);
      if (!made.ok) throw new Error(made.error.code);
      const { sizes } = regionsOf(made.value.clues);
      expect(sizes.filter((cells) => cells === 1).length).toBeLessThanOrEqual(12);
      expect(made.value.level).toBe('hard');
    }
  });
});

describe('a level', () => {
  it('goes with a cut of the user, and with little paint', () => {
    check({ level: 'easy', regions: 'many' }, 'cut');
    check({ level: 'medium', walls: 0.85 }, 'walls');
    check({ level: 'hard', paint: 0.3 }, 'paint');
    check({ level: 'easy', style: 'classic', size: size(20) }, 'classic');
  });

  it('changes a picture that no clues tell, where that is allowed', () => {
    const board = Uint8Array.from({ length: 64 }, (_, cell) =>
      (Math.floor(cell / 8) + cell) % 2 === 0 ? 0 : 255,
    );
    const from = { width: 8, height: 8, grey: board };
    const refused = make({ level: 'easy', from }, 'x');
    expect(refused).toMatchObject({ error: { code: 'cross-a-pix.picture-ambiguous' } });
    const made = make({ level: 'hard', from, adjust: true }, 'x');
    expect(made).toMatchObject({ value: { level: 'hard' } });
    expect(made.ok && made.value.remarks.adjusted).toBeTruthy();
  });

  it('that does not exist at a size is told to be so', () => {
    const made = make({ level: 'extreme', size: size(3) }, 'x');
    expect(made).toMatchObject({ ok: false, error: { code: 'puzzle.not-made' } });
  });
});
