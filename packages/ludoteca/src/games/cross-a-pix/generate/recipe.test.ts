import { describe, expect, it } from 'vitest';
import type { OptionValues } from '../../../document/index.ts';
import { difficulties } from '../../../puzzle/index.ts';
import { options } from './options.ts';
import { presets, recipe, withLevel } from './recipe.ts';

const picture = {
  width: 4,
  height: 4,
  grey: Uint8Array.from({ length: 16 }, (_, i) => (i % 3) * 99),
};

describe('a recipe', () => {
  it('without options is a dense 10×10', () => {
    expect(recipe({})).toMatchObject({
      ok: true,
      value: { rows: 10, cols: 10, style: 'dense', walls: 0.6, paint: 0.5, mayHaveSeveral: false },
    });
  });

  it('has an option for each thing that can be said, in both languages', () => {
    const names = [
      'size',
      'level',
      'style',
      'picture',
      'walls',
      'paint',
      'regions',
      'from',
      'threshold',
      'invert',
      'dither',
    ];
    expect(options.map((option) => option.name)).toEqual([...names, 'adjust', 'any']);
    for (const { help } of options) expect(help.en).not.toBe(help.pt);
    expect(new Set(presets.map((preset) => preset.name.en)).size).toBe(presets.length);
  });

  it('cuts as finely as it is asked to', () => {
    const walls = (['few', 'normal', 'many'] as const).map((regions) => recipe({ regions }));
    expect(walls).toMatchObject([0.5, 0.6, 0.7].map((p) => ({ value: { walls: p } })));
    expect(recipe({ walls: 0.33 })).toMatchObject({ value: { walls: 0.33 } });
  });

  it('with a picture is that picture, in its own size and proportions', () => {
    expect(recipe({ from: picture })).toMatchObject({
      ok: true,
      value: { style: 'picture', rows: 4, cols: 4, picture: { rows: 4, cols: 4 } },
    });
    const wide = { width: 400, height: 100, grey: new Uint8Array(40_000) };
    expect(recipe({ from: wide })).toMatchObject({ value: { rows: 13, cols: 50 } });
    const thread = { width: 1000, height: 1, grey: new Uint8Array(1000) };
    expect(recipe({ from: thread })).toMatchObject({ value: { rows: 3, cols: 50 } });
    expect(recipe({ from: wide, size: { rows: 20, cols: 30 } })).toMatchObject({
      value: { rows: 20, cols: 30, picture: { rows: 20, cols: 30 } },
    });
  });

  it('can be sent to a worker', () => {
    const given = recipe({ from: picture, adjust: true });
    expect(structuredClone(given)).toEqual(given);
  });

  it.each<[OptionValues, string]>([
    [{ size: { rows: 2, cols: 9 } }, 'order-size'],
    [{ size: { rows: 9, cols: 101 } }, 'order-size'],
    [{ style: 'classic', walls: 0.4 }, 'order-option'],
    [{ style: 'classic', regions: 'few' }, 'order-option'],
    [{ style: 'picture', walls: 0.4 }, 'order-option'],
    [{ style: 'dense', from: picture }, 'order-option'],
    [{ style: 'picture', threshold: 9 }, 'order-without-picture'],
    [{ invert: true }, 'order-without-picture'],
    [{ adjust: true }, 'order-without-picture'],
    [{ dither: true }, 'order-without-picture'],
    [{ style: 'classic', level: 'medium' }, 'order-level'],
    [{ level: 'easy', any: true }, 'order-both'],
    [{ walls: 0.4, regions: 'few' }, 'order-both'],
    [{ from: picture, paint: 0.4 }, 'order-option'],
    [{ from: picture, picture: 'cat' }, 'order-both'],
    [{ style: 'dense', picture: 'cat' }, 'order-option'],
    [{ style: 'picture', size: { rows: 15, cols: 20 } }, 'picture-size'],
    [{ style: 'picture', size: { rows: 8, cols: 8 }, level: 'expert' }, 'picture-level'],
    [{ from: { width: 0, height: 4, grey: new Uint8Array() } }, 'picture-empty'],
  ])('of %j is refused: %s', (values, code) => {
    expect(recipe(values)).toMatchObject({ ok: false, error: { code: `cross-a-pix.${code}` } });
  });

  it.each(presets)('of a preset can be had at every level: $name.en', ({ recipe: usual }) => {
    for (const level of difficulties) {
      const asked = withLevel(usual, level);
      const { rows, cols } = usual;
      const style = usual.style === 'classic' && level !== 'easy' ? 'dense' : usual.style;
      const typed = recipe({ size: { rows, cols }, style, level });
      if (usual.style !== 'classic') expect({ ok: true, value: asked }).toEqual(typed);
      expect(asked).toMatchObject({ rows, cols, style, level });
    }
  });

  it('of the wrong types is a mistake of the caller', () => {
    expect(() => recipe({ size: 9 })).toThrow();
    expect(() => recipe({ from: 'cat.png' })).toThrow();
    expect(() => recipe({ walls: 'half' })).toThrow();
    expect(() => recipe({ style: 'baroque' })).toThrow();
  });
});
