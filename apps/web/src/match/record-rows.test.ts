import { describe, expect, it } from 'vitest';
import { rowsOf } from './record-rows.ts';
import { nameOf, peopleOf, sitterOf } from './sitters.ts';

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

describe('who sits at the session', () => {
  it('is a level by its number, and a person by any other name', () => {
    expect(sitterOf('3', 6)).toEqual({ kind: 'level', level: 3 });
    for (const name of ['human', 'Ana', '', '0', '7', '3b']) {
      expect(sitterOf(name, 6)).toEqual({ kind: 'person' });
    }
    expect(nameOf(sitterOf('3', 6))).toBe('3');
    expect(nameOf(sitterOf('Ana', 6))).toBe('human');
    expect(peopleOf([sitterOf('2', 6), sitterOf('human', 6)])).toEqual([1]);
  });
});
