import { describe, expect, it } from 'vitest';
import { type BoardCell, between, neighbourOf } from './board-cell.ts';
import { walked } from './board-keys.ts';

/** Three rows of four, of which the middle one lacks its second cell. */
const cells: readonly BoardCell[] = [0, 1, 2].flatMap((row) =>
  [0, 1, 2, 3]
    .filter((col) => row !== 1 || col !== 1)
    .map((col): BoardCell => ({ row, col, place: [col + 0.5, row + 0.5], label: `${row}${col}` })),
);
const label = (cell: BoardCell | undefined) => cell?.label;

describe('walking over a board', () => {
  const at = { row: 1, col: 2 };
  const to = (key: string, hasControl = false) => label(walked(cells, at, key, hasControl));

  it('goes to the next cell, over gaps', () => {
    expect([to('ArrowUp'), to('ArrowDown'), to('ArrowRight')]).toEqual(['02', '22', '13']);
    expect(to('ArrowLeft')).toBe('10');
  });

  it('goes to the ends of lines and of the board', () => {
    expect([to('Home'), to('End'), to('PageUp'), to('PageDown')]).toEqual(['10', '13', '02', '22']);
    expect([to('Home', true), to('End', true)]).toEqual(['00', '23']);
  });

  it('stays where there is nowhere to go', () => {
    expect(label(neighbourOf(cells, { row: 0, col: 0 }, -1, 0))).toBeUndefined();
    expect(to('x')).toBeUndefined();
  });
});

describe('a drag', () => {
  it('crosses every cell on its way, however fast it is', () => {
    const crossed = between({ row: 0, col: 0 }, { row: 2, col: 6 });
    expect(crossed).toHaveLength(6);
    expect(crossed.at(-1)).toEqual({ row: 2, col: 6 });
    for (const [index, { row, col }] of crossed.entries()) {
      const before = crossed[index - 1] ?? { row: 0, col: 0 };
      expect(Math.max(Math.abs(row - before.row), Math.abs(col - before.col))).toBe(1);
    }
    expect(between({ row: 1, col: 1 }, { row: 1, col: 1 })).toEqual([]);
  });
});
