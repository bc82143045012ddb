import { describe, expect, it } from 'vitest';
import { type OptionSpec, readOption } from './options.ts';

function spec(takes: OptionSpec['takes']): OptionSpec {
  return { name: 'sample', takes, help: { en: 'a sample', pt: 'uma amostra' } };
}

describe('options', () => {
  it.each([
    ['9', { rows: 9, cols: 9 }],
    ['9x12', { rows: 9, cols: 12 }],
    ['9X12', { rows: 9, cols: 12 }],
    ['9×12', { rows: 9, cols: 12 }],
  ])('reads the size %s', (text, value) => {
    expect(readOption(spec({ kind: 'size' }), text)).toEqual({ ok: true, value });
  });

  it('reads numbers, choices and flags', () => {
    expect(readOption(spec({ kind: 'whole', least: 0, most: 9 }), '7')).toMatchObject({ value: 7 });
    expect(readOption(spec({ kind: 'number', least: 0, most: 1 }), '0.5')).toMatchObject({
      value: 0.5,
    });
    expect(readOption(spec({ kind: 'choice', choices: ['a', 'b'] }), 'b')).toMatchObject({
      value: 'b',
    });
    expect(readOption(spec({ kind: 'flag' }), '')).toMatchObject({ value: true });
  });

  it.each<[OptionSpec['takes'], string]>([
    [{ kind: 'size' }, 'nine'],
    [{ kind: 'size' }, '9x'],
    [{ kind: 'size' }, '-3'],
    [{ kind: 'whole', least: 0, most: 9 }, '1.5'],
    [{ kind: 'whole', least: 0, most: 9 }, '10'],
    [{ kind: 'whole', least: 0, most: 9 }, ''],
    [{ kind: 'number', least: 0, most: 1 }, 'half'],
    [{ kind: 'number', least: 0, most: 1 }, '1.1'],
    [{ kind: 'choice', choices: ['a', 'b'] }, 'c'],
  ])('%j refuses %j', (takes, text) => {
    expect(readOption(spec(takes), text)).toMatchObject({
      ok: false,
      error: { code: 'document.option-value', args: { found: text } },
    });
  });
});
