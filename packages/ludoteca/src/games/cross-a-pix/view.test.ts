import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyDocs, solvedBoards } from '../../../test/cross-a-pix/boards.ts';
import { type Shape, themes, toSvg } from '../../drawing/index.ts';
import { drawing } from './formats/drawing.ts';
import { view } from './view.ts';

const file = (path: string): string => new URL(path, import.meta.url).pathname;

function example() {
  const read = drawing.parse(readFileSync(file('./golden/old-10-begun.drawing.txt'), 'utf8'));
  if (!read.ok) throw new Error(read.error.code);
  return read.value;
}

/** The length of all lines of a stroke. */
function drawn(shapes: readonly Shape[], stroke: string): number {
  return shapes
    .flatMap((shape) => (shape.kind === 'lines' && shape.stroke === stroke ? shape.runs : []))
    .reduce((sum, [[x, y], [toX, toY]]) => sum + toX - x + toY - y, 0);
}

describe('the view', () => {
  it('of the old example is the picture of the documentation', async () => {
    const svg = toSvg(view(example()), themes.light, { title: 'Cross-a-Pix', cellSize: 48 });
    await expect(svg).toMatchFileSnapshot(file('../../../../../docs/pictures/cross-a-pix.svg'));
  });

  it('draws every wall once, whatever its look, and every other edge as a hairline or not', () => {
    fc.assert(
      fc.property(anyDocs(), ({ clues, grid }) => {
        const { shapes } = view({ clues, ...(grid && { grid }) });
        const walls = [...clues.right, ...clues.down].flat().filter((wall) => wall === 1).length;
        const looks =
          drawn(shapes, 'wall') + drawn(shapes, 'wall-soft') + drawn(shapes, 'paint-seam');
        expect(looks).toBe(walls);
        const edges = clues.rows * (clues.cols - 1) + (clues.rows - 1) * clues.cols;
        if (grid === undefined) expect(drawn(shapes, 'grid')).toBe(edges - walls);
      }),
      { numRuns: 60, seed: 1 },
    );
  });

  it('ticks every line of a solution, and none before anything is entered', () => {
    fc.assert(
      fc.property(solvedBoards(), ({ clues, solution }) => {
        const ticks = (shapes: readonly Shape[]) =>
          shapes.filter((shape) => shape.kind === 'lines' && shape.stroke === 'win').length;
        expect(ticks(view({ clues, grid: solution }).shapes)).toBe(clues.rows + clues.cols);
        expect(ticks(view({ clues }).shapes)).toBe(0);
      }),
      { numRuns: 60, seed: 2 },
    );
  });

  it('keeps all within its frame, and marks every fifth line of large grids', () => {
    const side = 17;
    const clues = {
      rows: side,
      cols: side,
      right: Array.from({ length: side }, () => Array<0 | 1>(side - 1).fill(0)),
      down: Array.from({ length: side - 1 }, () => Array<0 | 1>(side).fill(1)),
      rowClues: Array.from({ length: side }, () => [100, 10] as const),
      colClues: Array.from({ length: side }, () => [1, 1] as const),
    };
    const { left, top, width, height, shapes } = view({ clues });
    for (const shape of shapes) {
      const points = shape.kind === 'lines' ? shape.runs.flat() : [[shape.x, shape.y] as const];
      for (const [x, y] of points) {
        expect(x).toBeGreaterThan(left);
        expect(y).toBeGreaterThan(top);
        expect(x).toBeLessThan(left + width);
        expect(y).toBeLessThan(top + height);
      }
    }
    expect(drawn(shapes, 'ink2')).toBeCloseTo(0.22 * 6);
  });

  it('lights what a step concludes and rests on, and what is wrong', () => {
    const { clues, grid } = example();
    const cell = { row: 0, col: 0 };
    const plain = view({ clues, ...(grid && { grid }) }).shapes;
    const look = {
      conclusion: [{ cell, is: 1 }],
      // The painted cells and the blocks of row 1, then the blocks of the first column.
      because: [{ constraint: 0 }, { constraint: 1 }, { constraint: 2 * clues.rows + 1 }],
      wrong: [{ row: clues.rows - 1, col: 0 }],
    };
    const lit = view({ clues, ...(grid && { grid }) }, look).shapes;
    const bands = lit.filter((shape) => shape.kind === 'rect' && shape.opacity === 0.12);
    expect(bands).toMatchObject([
      { y: 0, h: 1 },
      { x: 0, w: 1 },
    ]);
    const strokes = (shapes: readonly Shape[], stroke: string) =>
      shapes.filter((shape) => shape.kind === 'lines' && shape.stroke === stroke).length;
    expect(strokes(lit, 'accent')).toBe(strokes(plain, 'accent') + 1);
    expect(strokes(lit, 'loss')).toBe(1);
    expect(lit).toContainEqual(expect.objectContaining({ kind: 'text', text: '!' }));
  });
});
