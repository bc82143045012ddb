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

/** How much of a run lies in a part: its area, or its length, or 1 for a point. */
function cutTo(
  part: { readonly left: number; readonly top: number; right: number; bottom: number },
  run: readonly (readonly [number, number])[],
): number {
  const span = (at: 0 | 1, from: number, to: number) => {
    const places = run.map((point) => point[at]);
    const [least, most] = [Math.max(from, Math.min(...places)), Math.min(to, Math.max(...places))];
    return most < least ? undefined : most - least;
  };
  const [wide, high] = [span(0, part.left, part.right), span(1, part.top, part.bottom)];
  if (wide === undefined || high === undefined) return 0;
  return (wide || 1) * (high || 1);
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

  it('shows which clues are open, met, finished and broken, and not by colour alone', () => {
    const clues = {
      rows: 1,
      cols: 4,
      right: [[1, 1, 1]],
      down: [],
      rowClues: [[2, 1]],
      colClues: [
        [1, 1],
        [1, 1],
        [0, 0],
        [0, 0],
      ],
    } as const;
    const row = (entries: readonly (0 | 1 | null)[], isWrong = false) => {
      const wrongLines = isWrong ? [{ kind: 'row', index: 0 } as const] : [];
      const { shapes } = view({ clues, grid: [entries] }, { wrongLines });
      const [count] = shapes.filter((shape) => shape.kind === 'text' && shape.x < 0);
      const has = (stroke: string) =>
        shapes.some(
          (shape) =>
            shape.kind === 'lines' && shape.stroke === stroke && shape.runs[0][0][0] < -0.3,
        );
      const isCalledOut = shapes.some((shape) => shape.kind === 'text' && shape.text === '!');
      return { count, isTicked: has('win'), isUnderlined: has('loss'), isCalledOut };
    };
    const calm = { isUnderlined: false, isCalledOut: false };
    expect(row([1, null, null, null])).toMatchObject({ count: { weight: 650 }, ...calm });
    expect(row([1, null, null, null]).isTicked).toBe(false);
    expect(row([1, 1, null, 0])).toMatchObject({ count: { weight: 650 }, isTicked: true, ...calm });
    expect(row([1, 1, 0, 0])).toMatchObject({ count: { weight: 450 }, isTicked: true, ...calm });
    const broken = { isTicked: false, isUnderlined: true, isCalledOut: true };
    expect(row([1, 1, 1, null], true)).toMatchObject({ count: { fill: 'loss' }, ...broken });
    // Two painted cells, but apart: the number of blocks is what fails.
    expect(row([1, 0, 1, 0], true)).toMatchObject({ count: { fill: 'ink' }, ...broken });
  });

  it('of a part holds all that the whole shows there', () => {
    fc.assert(
      fc.property(solvedBoards(9, 9), fc.nat(8), fc.nat(8), ({ clues, solution }, x, y) => {
        const part = { left: x, top: y, right: x + 2, bottom: y + 2 };
        const whole = view({ clues, grid: solution }).shapes;
        const shown = view({ clues, grid: solution }, { part }).shapes;
        // Paint, dots and edges, cut to the part.
        const within = (shapes: readonly Shape[]) =>
          ['paint', 'sunken', 'wall', 'wall-soft', 'grid', 'paint-seam'].map((role) =>
            shapes
              .flatMap((shape) => {
                if (shape.kind === 'circle' && shape.fill === role)
                  return [cutTo(part, [[shape.x, shape.y]])];
                if (shape.kind !== 'lines' || (shape.stroke ?? shape.fill) !== role) return [];
                return shape.runs.map((run) => cutTo(part, run));
              })
              .reduce((sum, size) => sum + size, 0),
          );
        const [all, some] = [within(whole), within(shown)];
        for (const [at, size] of all.entries()) expect(some[at]).toBeCloseTo(size, 4);
      }),
      { numRuns: 60, seed: 3 },
    );
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
