import { describe, expect, it } from 'vitest';
import { cornerAt, edgesAcross, edgesAlong } from './strokes.ts';

const at = (row: number, col: number) => ({ row, col });
const told = (passed: ReturnType<typeof edgesAcross>) =>
  passed.map(({ edge, isForward }) => {
    const { cell, towards } = edge;
    return `${cell.row},${cell.col} ${towards} ${isForward ? '+' : '-'}`;
  });

describe('a drag across edges', () => {
  it('passes one for each step, told the way it goes', () => {
    expect(told(edgesAcross(at(1, 1), at(1, 3)))).toEqual(['1,1 right +', '1,2 right +']);
    expect(told(edgesAcross(at(2, 2), at(0, 1)))).toEqual([
      '2,1 right -',
      '1,1 down -',
      '0,1 down -',
    ]);
    expect(edgesAcross(at(1, 1), at(1, 1))).toEqual([]);
  });
});

describe('a drag along lines', () => {
  const size = { rows: 3, cols: 3 };

  it('follows the edges between crossings, and none of the frame', () => {
    expect(told(edgesAlong(at(1, 0), at(1, 2), size))).toEqual(['0,0 down +', '0,1 down +']);
    expect(told(edgesAlong(at(2, 1), at(0, 1), size))).toEqual(['1,0 right -', '0,0 right -']);
    expect(edgesAlong(at(0, 0), at(0, 3), size)).toEqual([]);
    expect(edgesAlong(at(0, 3), at(3, 3), size)).toEqual([]);
  });

  it('goes from crossing to crossing, within the grid', () => {
    expect(cornerAt([1.4, 0.6], size)).toEqual(at(1, 1));
    expect(cornerAt([-3, 9], size)).toEqual(at(3, 0));
  });
});
