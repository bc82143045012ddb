import { describe, expect, it } from 'vitest';
import { sayNotice } from '../../kernel/index.ts';
import { allPhrases } from './all-phrases.ts';
import { crossAPix } from './index.ts';
import { showing } from './showing.ts';

const read = crossAPix.fromJson({
  rows: 2,
  cols: 3,
  right: [
    [0, 1],
    [1, 1],
  ],
  down: [[1, 1, 0]],
  rowClues: [
    [2, 1],
    [1, 1],
  ],
  colClues: [
    [2, 1],
    [1, 1],
    [0, 0],
  ],
});
if (!read.ok) throw new Error(read.error.code);
const { clues } = read.value;
const grid = crossAPix.write(clues, crossAPix.empty(clues), { row: 0, col: 1 }, 1);

describe('a grid', () => {
  it('tells the region of a cell', () => {
    const [told] = showing.told(clues, grid, { row: 0, col: 0 });
    expect(sayNotice([crossAPix.phrases], told, 'en')).toBe('region of 2');
  });

  it('is finished when every clue is met, whatever is still open', () => {
    expect(showing.isMet?.(clues, grid, 'row', 0)).toBe(true);
    expect(showing.isMet?.(clues, grid, 'col', 0)).toBe(false);
    expect(showing.rest?.(clues, crossAPix.empty(clues))).toBeUndefined();
    expect(showing.rest?.(clues, grid)).toBeUndefined();
    expect(showing.rest?.(clues, crossAPix.write(clues, grid, { row: 1, col: 0 }, 1))).toBe(0);
  });

  it('gives a step a short title', () => {
    const title = (count: number, key: 'so-painted' | 'so-blank') => {
      const cells = Array.from({ length: count }, (_, col) => ({ row: 0, col }));
      const notice = showing.title?.([allPhrases.notice(key, { cells, count })]);
      return notice && sayNotice([crossAPix.phrases], notice, 'en');
    };
    expect(title(1, 'so-painted')).toBe('r1c1 is painted');
    expect(title(3, 'so-blank')).toBe('r1c1, r1c2 and r1c3 stay blank');
    expect(title(9, 'so-blank')).toBe('r1c1, r1c2, r1c3 and 6 more stay blank');
    expect(title(9, 'so-painted')).toBe('r1c1, r1c2, r1c3 and 6 more are painted');
    expect(showing.title?.([])).toBeUndefined();
  });

  it('tells how far a line is', () => {
    const say = (notice: Parameters<typeof sayNotice>[1] | undefined) =>
      notice && sayNotice([crossAPix.phrases], notice, 'en');
    expect(say(showing.row?.(clues, grid, 0))).toBe('met: 2 cells painted, 1 block');
    expect(say(showing.col?.(clues, grid, 0))).toBe('1 of 2 cells painted, 1 of 1 block');
    expect(say(showing.col?.(clues, grid, 1))).toBe('met: 1 cell painted, 1 block');
    expect(say(showing.col?.(clues, grid, 2))).toBe('0 of 0 cells painted, 0 of 0 blocks');
  });
});
