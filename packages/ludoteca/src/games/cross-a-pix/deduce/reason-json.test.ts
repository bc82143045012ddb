import { describe, expect, it } from 'vitest';
import { written } from '../../../../test/cross-a-pix/letters.ts';
import type { JsonValue } from '../../../document/index.ts';
import { sayNotice } from '../../../kernel/index.ts';
import { allPhrases } from '../all-phrases.ts';
import { reasonFromJson, reasonToJson } from './reason-json.ts';

const { clues } = written(['aab', 'cab'], '');

describe('reasons in JSON', () => {
  it('are named by the first cell of a region, and by line and clue', () => {
    expect(reasonToJson(clues, { cell: { row: 0, col: 2 }, is: 1 })).toEqual({
      region: 'r1c3',
      is: 'painted',
    });
    expect(reasonToJson(clues, { constraint: 3 })).toEqual({ line: 'r2', clue: 'blocks' });
    expect(reasonToJson(clues, { constraint: 8 })).toEqual({ line: 'c1', clue: 'painted' });
  });

  it('are read by any cell of the region', () => {
    expect(reasonFromJson(clues, { region: 'r2c2', is: 'blank' })).toEqual({
      ok: true,
      value: { cell: { row: 0, col: 0 }, is: 0 },
    });
  });

  it.each<[JsonValue, string]>([
    ['r1', 'reason-shape'],
    [{ region: 'r1c1', is: 'red' }, 'reason-shape'],
    [{ line: 'r1' }, 'reason-shape'],
    [{ region: 'r9c1', is: 'blank' }, 'reason-place'],
    [{ region: 'a1', is: 'blank' }, 'reason-place'],
    [{ line: 'c4', clue: 'blocks' }, 'reason-place'],
  ])('%j is refused: %s', (value, code) => {
    const read = reasonFromJson(clues, value);
    expect(read).toMatchObject({ ok: false, error: { code: `cross-a-pix.${code}` } });
    for (const language of ['en', 'pt'] as const) {
      if (!read.ok) expect(sayNotice([allPhrases], read.error, language)).toBeTruthy();
    }
  });
});
