import { describe, expect, it } from 'vitest';
import { sayNotice } from '../../kernel/index.ts';
import { greaterThan } from './index.ts';
import { showing } from './showing.ts';

const read = greaterThan.fromJson({
  boxRows: 2,
  boxCols: 2,
  givens: [
    [0, 0, 0, 0],
    [0, 0, 4, 0],
    [0, 0, 0, 0],
    [0, 0, 0, 0],
  ],
  right: [
    ['<', '', ''],
    ['', '', '>'],
    ['', '', ''],
    ['', '', ''],
  ],
  down: [
    ['', '>', '', ''],
    ['', '', '', ''],
    ['', '', '', ''],
  ],
});
if (!read.ok) throw new Error(read.error.code);
const { clues } = read.value;
const grid = greaterThan.empty(clues);

const said = (row: number, col: number) =>
  showing
    .told(clues, grid, { row, col })
    .map((notice) => sayNotice([greaterThan.phrases], notice, 'en'));

describe('a cell', () => {
  it('is told with its signs', () => {
    expect(said(0, 0)).toEqual(['less than r1c2']);
    expect(said(0, 1)).toEqual(['greater than r1c1', 'greater than r2c2']);
    expect(said(1, 2)).toEqual(['given', 'greater than r2c4']);
    expect(said(3, 3)).toEqual([]);
  });

  it('may be what its houses and the signs beside it leave', () => {
    expect(showing.candidates?.(clues, grid, { row: 0, col: 1 })).toEqual([2, 3, 4]);
    expect(showing.candidates?.(clues, grid, { row: 1, col: 1 })).toEqual([1, 2, 3]);
    expect(showing.candidates?.(clues, grid, { row: 1, col: 3 })).toEqual([1, 2, 3]);
    expect(showing.candidates?.(clues, grid, { row: 3, col: 2 })).toEqual([1, 2, 3]);
  });
});
