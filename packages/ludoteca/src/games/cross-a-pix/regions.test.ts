import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { boards, piecesNamed } from '../../../test/cross-a-pix/boards.ts';
import { regionsOf, segmentsOf } from './regions.ts';

const noClues = { rowClues: [], colClues: [] };

describe('regions', () => {
  it('are the cells joined by missing walls, named by their first cells', () => {
    fc.assert(
      fc.property(boards(8, 8), (board) => {
        const regions = regionsOf({ ...board, ...noClues });
        const pieces = piecesNamed(board, board.rows, board.cols).flat();
        expect(Array.from(regions.ofCell, (region) => regions.firstCells[region])).toEqual(pieces);
        expect(regions.count).toBe(new Set(pieces).size);
        expect(Array.from(regions.firstCells)).toEqual(
          Array.from(regions.firstCells).sort((a, b) => a - b),
        );
        for (let region = 0; region < regions.count; region++) {
          const cells = pieces.filter((first) => first === regions.firstCells[region]);
          expect(regions.sizes[region]).toBe(cells.length);
        }
      }),
    );
  });

  it('know which others they touch, each way', () => {
    fc.assert(
      fc.property(boards(6, 6), (board) => {
        const { rows, cols } = board;
        const regions = regionsOf({ ...board, ...noClues });
        const touching = new Set<string>();
        for (let one = 0; one < rows * cols; one++) {
          for (let other = 0; other < rows * cols; other++) {
            const down = Math.abs(Math.floor(one / cols) - Math.floor(other / cols));
            const along = Math.abs((one % cols) - (other % cols));
            const [a, b] = [regions.ofCell[one], regions.ofCell[other]];
            if (down + along === 1 && a !== b) touching.add(`${a} ${b}`);
          }
        }
        const told = regions.neighbours.flatMap((others, region) =>
          others.map((other) => `${region} ${other}`),
        );
        expect(new Set(told)).toEqual(touching);
        expect(told.length).toBe(touching.size);
      }),
    );
  });

  it('are one when a wall is gone round, and a line sees them as one stretch', () => {
    // The wall in the first row separates nothing: the cells are joined through the second.
    const clues = {
      rows: 2,
      cols: 3,
      right: [
        [1, 1],
        [0, 1],
      ],
      down: [[0, 0, 1]],
      ...noClues,
    } as const;
    const regions = regionsOf(clues);
    expect(Array.from(regions.ofCell)).toEqual([0, 0, 1, 0, 0, 2]);
    expect(segmentsOf(regions, 0, 1, 3)).toEqual({ regions: [0, 1], lengths: [2, 1] });
    expect(segmentsOf(regions, 2, 3, 2)).toEqual({ regions: [1, 2], lengths: [1, 1] });
  });

  it('may come again on a line', () => {
    const clues = {
      rows: 2,
      cols: 3,
      right: [
        [1, 1],
        [0, 0],
      ],
      down: [[0, 1, 0]],
      ...noClues,
    } as const;
    expect(segmentsOf(regionsOf(clues), 0, 1, 3)).toEqual({
      regions: [0, 1, 0],
      lengths: [1, 1, 1],
    });
  });
});
