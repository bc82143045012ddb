import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Point, Shape } from './drawing.ts';
import { hatched } from './hatch.ts';

const hatch = { step: 0.1, width: 0.02, slope: 1 } as const;

function segments(shapes: readonly Shape[]): readonly (readonly Point[])[] {
  return shapes.flatMap((shape) => (shape.kind === 'lines' ? shape.runs : []));
}

const slopes = fc.constantFrom<1 | -1>(1, -1);
const length = fc.double({ min: 0.2, max: 3, noNaN: true });
const place = fc.double({ min: -5, max: 5, noNaN: true });

describe('a hatch', () => {
  it('fills a rectangle with parallel lines from edge to edge', () => {
    fc.assert(
      fc.property(place, place, length, length, slopes, (x, y, w, h, slope) => {
        const lines = segments(
          hatched({ kind: 'rect', x, y, w, h, fill: 'tint' }, { ...hatch, slope }),
        );
        expect(lines.length).toBeGreaterThan(0);
        for (const [[x1, y1], [x2, y2]] of lines) {
          expect(x1 + slope * y1).toBeCloseTo(x2 + slope * y2, 9);
          for (const [px, py] of [
            [x1, y1],
            [x2, y2],
          ]) {
            const isInside =
              px > x - 1e-9 && px < x + w + 1e-9 && py > y - 1e-9 && py < y + h + 1e-9;
            const onEdge = Math.min(
              Math.abs(px - x),
              Math.abs(px - x - w),
              Math.abs(py - y),
              Math.abs(py - y - h),
            );
            expect(isInside).toBe(true);
            expect(onEdge).toBeLessThan(1e-9);
          }
        }
      }),
      { seed: 1, numRuns: 100 },
    );
  });

  it('ends on the edge of a circle', () => {
    fc.assert(
      fc.property(place, place, length, slopes, (x, y, r, slope) => {
        const shape = { kind: 'circle', x, y, r, fill: 'tint' } as const;
        const lines = segments(hatched(shape, { ...hatch, slope }));
        for (const [px, py] of lines.flat()) {
          expect(Math.hypot(px - x, py - y)).toBeCloseTo(r, 6);
        }
      }),
      { seed: 1, numRuns: 100 },
    );
  });

  it('leaves the notch of a shape free', () => {
    const notched: Shape = {
      kind: 'lines',
      closed: true,
      fill: 'tint',
      runs: [
        [
          [0, 0],
          [3, 0],
          [3, 1],
          [2, 1],
          [2, 0.5],
          [1, 0.5],
          [1, 1],
          [0, 1],
        ],
      ],
    };
    for (const [[x1, y1], [x2, y2]] of segments(hatched(notched, hatch))) {
      const [x, y] = [(x1 + x2) / 2, (y1 + y2) / 2];
      expect(x > 1 && x < 2 && y > 0.5).toBe(false);
    }
  });

  it('has nothing to say of letters', () => {
    const text = { kind: 'text', x: 0, y: 0, size: 1, text: 'a', fill: 'ink' } as const;
    expect(hatched(text, hatch)).toEqual([]);
  });
});
