import { describe, expect, it } from 'vitest';
import { type OptionValues, readOption } from '../../../document/index.ts';
import { languages, sayNotice } from '../../../kernel/index.ts';
import { sizeOf } from '../clues.ts';
import { phrases } from '../messages.ts';
import { boxes, options, recipe } from './recipe.ts';

/** A recipe from texts, as the command reads them. */
function orderFrom(texts: Readonly<Record<string, string>>) {
  const values: Record<string, OptionValues[string]> = {};
  for (const [name, text] of Object.entries(texts)) {
    const spec = options.find((option) => option.name === name);
    if (spec === undefined) throw new Error(`no option ${name}`);
    const read = readOption(spec, text);
    if (!read.ok) throw new Error(`${name} is not readable: ${text}`);
    values[name] = read.value;
  }
  return recipe(values);
}

function accepted(texts: Readonly<Record<string, string>>) {
  const read = orderFrom(texts);
  if (!read.ok) throw new Error(sayNotice([phrases], read.error, 'en'));
  return read.value;
}

describe('what can be ordered', () => {
  it('is the classic puzzle when nothing is said', () => {
    expect(accepted({})).toEqual({ boxRows: 3, boxCols: 3, style: 'full' });
  });

  it.each([
    ['4', 2, 2],
    ['6', 2, 3],
    ['8', 2, 4],
    ['9x9', 3, 3],
    ['12', 3, 4],
    ['16', 4, 4],
  ])('takes the flat box for size %s', (size, boxRows, boxCols) => {
    expect(accepted({ size })).toEqual({ boxRows, boxCols, style: 'full' });
  });

  it('takes any known box, with its size or alone', () => {
    for (const shape of boxes) {
      const box = `${shape.boxRows}x${shape.boxCols}`;
      const expected = { ...shape, style: 'full' };
      expect(accepted({ box })).toEqual(expected);
      expect(accepted({ box, size: String(sizeOf(shape)) })).toEqual(expected);
    }
  });

  it('takes the style from the numbers when none is named', () => {
    expect(accepted({ signs: '60' }).style).toBe('thinned');
    expect(accepted({ givens: '12' }).style).toBe('mixed');
    expect(accepted({ signs: '30', givens: '12' }).style).toBe('mixed');
    expect(accepted({ signs: '50', style: 'minimal' }).style).toBe('minimal');
    expect(accepted({ signs: '108', style: 'full' }).style).toBe('full');
  });
});

describe('what is refused', () => {
  it.each([
    [
      'size-oblong',
      { size: '9x8' },
      '--size: found 9×8; a grid has as many rows as columns, expected one of 4, 6, 8, 9, 12, 16',
    ],
    [
      'size-unknown',
      { size: '10' },
      '--size: found 10; puzzles are made in the sizes 4, 6, 8, 9, 12, 16',
    ],
    [
      'size-too-large',
      { size: '25' },
      '--size: puzzles of 25×25 can be read and solved, but not made; expected one of 4, 6, 8, 9, 12, 16',
    ],
    [
      'box-unknown',
      { box: '2x5' },
      '--box: found 2×5; boxes have the shapes 2×2, 2×3, 3×2, 2×4, 4×2, 3×3, 3×4, 4×3, 4×4',
    ],
    [
      'box-too-large',
      { box: '5x5' },
      '--box: puzzles with boxes of 5×5 can be read and solved, but not made; expected one of 2×2, 2×3, 3×2, 2×4, 4×2, 3×3, 3×4, 4×3, 4×4',
    ],
    [
      'box-and-size',
      { size: '8', box: '3x3' },
      '--box: boxes of 3×3 make a grid of 9×9, but --size asks for 8×8; expected 2×4, 4×2',
    ],
    [
      'full-and-signs',
      { style: 'full', signs: '60' },
      '--signs: found 60, but --style full has all 108 signs; leave --style out to have fewer',
    ],
    [
      'signs-too-many',
      { signs: '109' },
      '--signs: found 109; the boxes of this grid have room for 108',
    ],
    ['givens-too-many', { size: '4', givens: '17' }, '--givens: found 17; this grid has 16 cells'],
    [
      'signs-odd',
      { style: 'symmetric', signs: '61' },
      '--signs: found 61; symmetric signs come in pairs, expected an even number',
    ],
    [
      'givens-odd',
      { size: '8', style: 'symmetric', givens: '3' },
      '--givens: found 3; without a central cell symmetric digits come in pairs, expected an even number',
    ],
  ])('%s', (key, texts, words) => {
    const read = orderFrom(texts);
    if (read.ok) throw new Error('this should have been refused');
    expect(read.error.code).toBe(`greater-than.${key}`);
    expect(sayNotice([phrases], read.error, 'en')).toBe(words);
    for (const language of languages) {
      expect(sayNotice([phrases], read.error, language)).not.toMatch(/[{}]|undefined/);
    }
  });
});
