import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { otsu, readPicture, scaled } from './picture.ts';

const runs = process.env.LUDOTECA_LONG === '1' ? 2000 : 100;

/** A picture from rows of letters: each stands for a grey. */
function picture(rows: readonly string[], greys: Readonly<Record<string, number>>) {
  const marks = [...rows.join('')];
  return {
    width: rows[0].length,
    height: rows.length,
    grey: Uint8Array.from(marks, (mark) => greys[mark]),
  };
}

const plain = { isInverted: false };

describe('scaling', () => {
  it('takes each cell as the mean of what it covers', () => {
    const checks = picture(['#.#.', '.#.#'], { '#': 0, '.': 200 });
    expect([...scaled(checks, 1, 2)]).toEqual([100, 100]);
    expect([...scaled(picture(['#...'], { '#': 0, '.': 255 }), 1, 3)]).toEqual([64, 255, 255]);
    expect([...scaled(picture(['#.'], { '#': 0, '.': 100 }), 2, 3)]).toEqual([
      ...[0, 50, 100],
      ...[0, 50, 100],
    ]);
  });

  it('keeps a picture of the same size, and the mean of every picture', () => {
    const pictures = fc
      .record({ width: fc.integer({ min: 1, max: 12 }), height: fc.integer({ min: 1, max: 12 }) })
      .chain(({ width, height }) =>
        fc.record({
          width: fc.constant(width),
          height: fc.constant(height),
          grey: fc.uint8Array({ minLength: width * height, maxLength: width * height }),
        }),
      );
    const side = fc.integer({ min: 1, max: 12 });
    fc.assert(
      fc.property(pictures, side, side, (given, rows, cols) => {
        expect(scaled(given, given.height, given.width)).toEqual(given.grey);
        const mean = (values: Uint8Array) => values.reduce((a, b) => a + b, 0) / values.length;
        expect(Math.abs(mean(scaled(given, rows, cols)) - mean(given.grey))).toBeLessThanOrEqual(
          0.5,
        );
      }),
      { numRuns: runs, seed: 1 },
    );
  });
});

describe('the threshold', () => {
  /** The variance between the two classes, straight from its definition. */
  function between(grey: Uint8Array, level: number): number {
    const dark = [...grey].filter((value) => value < level);
    const light = [...grey].filter((value) => value >= level);
    if (dark.length === 0 || light.length === 0) return 0;
    const mean = (values: readonly number[]) => values.reduce((a, b) => a + b, 0) / values.length;
    const all = mean([...grey]);
    return dark.length * (mean(dark) - all) ** 2 + light.length * (mean(light) - all) ** 2;
  }

  it('is the best of all levels', () => {
    fc.assert(
      fc.property(fc.uint8Array({ minLength: 1, maxLength: 40 }), (grey) => {
        const levels = Array.from({ length: 255 }, (_, index) => between(grey, index + 1));
        const best = Math.max(...levels);
        expect(levels[otsu(grey) - 1]).toBeCloseTo(best, 6);
      }),
      { numRuns: runs, seed: 2 },
    );
  });

  it('lies in the middle between two greys', () => {
    expect(otsu(Uint8Array.of(100, 200, 100))).toBe(150);
    expect(otsu(Uint8Array.of(0, 255))).toBe(128);
  });

  it('of a picture of one grey paints it when it is dark', () => {
    const one = (grey: number) => picture(['###', '###'], { '#': grey });
    expect([...readPicture(one(20), 2, 3, plain).painted]).toEqual(Array(6).fill(1));
    expect([...readPicture(one(220), 2, 3, plain).painted]).toEqual(Array(6).fill(0));
  });

  it('can be given', () => {
    const steps = picture(['abc'], { a: 10, b: 100, c: 250 });
    expect([...readPicture(steps, 1, 3, { ...plain, threshold: 50 }).painted]).toEqual([1, 0, 0]);
    expect([...readPicture(steps, 1, 3, { ...plain, threshold: 101 }).painted]).toEqual([1, 1, 0]);
  });
});

describe('dithering', () => {
  it('paints as large a share as the picture is dark', () => {
    for (const grey of [0, 64, 128, 200, 255]) {
      const flat = { width: 40, height: 40, grey: new Uint8Array(1600).fill(grey) };
      const { painted } = readPicture(flat, 40, 40, { ...plain, isDithered: true });
      const share = painted.reduce((sum, cell) => sum + cell, 0) / 1600;
      expect(Math.abs(share - (1 - grey / 255))).toBeLessThan(0.04);
    }
  });

  it('leaves black and white as they are', () => {
    const given = picture(['#..', '.##'], { '#': 0, '.': 255 });
    const { painted } = readPicture(given, 2, 3, { ...plain, isDithered: true });
    expect([...painted]).toEqual([1, 0, 0, 0, 1, 1]);
  });
});

describe('inverting', () => {
  it('paints what is light', () => {
    const steps = picture(['#.', '.#'], { '#': 0, '.': 255 });
    expect([...readPicture(steps, 2, 2, { isInverted: true }).painted]).toEqual([0, 1, 1, 0]);
  });

  it('leaves what is transparent blank', () => {
    // White on nothing: on white paper all is white.
    const ghost = {
      ...picture(['...'], { '.': 255 }),
      opacity: Uint8Array.of(0, 255, 0),
    };
    expect([...readPicture(ghost, 1, 3, plain).painted]).toEqual([0, 0, 0]);
    expect([...readPicture(ghost, 1, 3, { isInverted: true }).painted]).toEqual([0, 1, 0]);
  });
});
