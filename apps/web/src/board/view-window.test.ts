import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  actual,
  centredOn,
  clamped,
  type Frame,
  fittedScale,
  pannedBy,
  pointAt,
  seen,
  showing,
  zoomedAt,
} from './view-window.ts';

/** A board of 100×100 with clues at the left and above, on a phone. */
const frame: Frame = {
  whole: { left: -4, top: -3, right: 101, bottom: 101 },
  cells: { left: 0, top: 0, right: 100, bottom: 100 },
  width: 374,
  height: 370,
};

const pixels = fc.tuple(fc.integer({ min: 0, max: 374 }), fc.integer({ min: 0, max: 370 }));
const views = fc
  .record({
    x: fc.double({ min: -50, max: 150, noNaN: true }),
    y: fc.double({ min: -50, max: 150, noNaN: true }),
    scale: fc.double({ min: 4, max: 120, noNaN: true }),
  })
  .map((view) => clamped(frame, view));

describe('a part of a board', () => {
  it('never shows what is not there', () => {
    fc.assert(
      fc.property(views, (view) => {
        if (view === undefined) return;
        const { left, top, right, bottom } = seen(frame, view);
        expect(left).toBeGreaterThanOrEqual(-1e-9);
        expect(top).toBeGreaterThanOrEqual(-1e-9);
        expect(right).toBeLessThanOrEqual(100 + 1e-9);
        expect(bottom).toBeLessThanOrEqual(100 + 1e-9);
        expect(view.scale).toBeLessThanOrEqual(88);
      }),
    );
  });

  it('is the whole when it would be no larger', () => {
    const whole = fittedScale(frame);
    expect(clamped(frame, { x: 0, y: 0, scale: whole })).toBeUndefined();
    expect(zoomedAt(frame, { x: 3, y: 3, scale: 44 }, 1, [100, 100])).toBeUndefined();
    expect(actual(frame, undefined)).toEqual({ x: 0, y: 0, scale: whole });
  });

  it('keeps the place under the fingers when it is zoomed, away from the edges', () => {
    fc.assert(
      fc.property(pixels, fc.double({ min: 30, max: 80, noNaN: true }), (pixel, scale) => {
        const view = { x: 50, y: 50, scale: 44 };
        const zoomed = zoomedAt(frame, view, scale, pixel);
        const before = pointAt(frame, view, pixel);
        const after = pointAt(frame, zoomed, pixel);
        expect(Math.abs(before[0] - after[0])).toBeLessThan(1e-6);
        expect(Math.abs(before[1] - after[1])).toBeLessThan(1e-6);
      }),
    );
  });

  it('follows a finger, and stops at the edge', () => {
    const view = { x: 50, y: 50, scale: 40 };
    expect(pannedBy(frame, view, [40, -80])).toEqual({ x: 49, y: 52, scale: 40 });
    expect(pannedBy(frame, view, [99_999, 99_999])).toMatchObject({ x: 0, y: 0 });
    expect(pannedBy(frame, undefined, [10, 10])).toBeUndefined();
  });

  it('moves as little as brings a cell into sight', () => {
    const view = { x: 50, y: 50, scale: 44 };
    expect(showing(frame, view, [52.5, 52.5])).toEqual(view);
    const moved = showing(frame, view, [70.5, 52.5]);
    expect(moved.y).toBe(50);
    expect(seen(frame, moved).right).toBeCloseTo(71.4);
  });

  it('can be centred on a place', () => {
    const view = centredOn(frame, 44, [50, 50]);
    if (view === undefined) throw new Error('a large scale shows a part');
    const { left, right } = seen(frame, view);
    expect((left + right) / 2).toBeCloseTo(50);
  });
});
