import { describe, expect, it } from 'vitest';
import { rowsOf } from './record-rows.ts';

describe('the list of moves', () => {
  const shown = (movers: readonly (0 | 1)[]) =>
    rowsOf(
      movers,
      movers.map((_, index) => String.fromCharCode(97 + index)),
      movers.map(() => undefined),
    ).map(({ turns }) => turns.map((entries) => entries.map(({ text }) => text).join(' ')));

  it('has a row for each two turns', () => {
    expect(shown([0, 1, 0])).toEqual([
      ['a', 'b'],
      ['c', ''],
    ]);
  });

  it('keeps the moves of one turn together', () => {
    expect(shown([0, 1, 0, 0, 1, 1, 0])).toEqual([
      ['a', 'b'],
      ['c d', 'e f'],
      ['g', ''],
    ]);
  });

  it('may begin with the second side', () => {
    expect(shown([1, 0])).toEqual([
      ['', 'a'],
      ['b', ''],
    ]);
  });
});
