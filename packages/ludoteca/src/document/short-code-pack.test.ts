import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Frequencies, Overrun, PackReader, PackWriter } from './short-code-pack.ts';
import { packText, unpackText } from './short-code-text.ts';

type Step =
  | { readonly kind: 'whole'; readonly value: number; readonly count: number }
  | { readonly kind: 'pick'; readonly value: number }
  | { readonly kind: 'count'; readonly value: number };

const whole = fc
  .tuple(fc.nat(), fc.integer({ min: 1, max: 2 ** 40 }))
  .map(([value, count]): Step => ({ kind: 'whole', value: value % count, count }));
const pick = fc.nat(4).map((value): Step => ({ kind: 'pick', value }));
const counted = fc.maxSafeNat().map((value): Step => ({ kind: 'count', value }));

function packed(steps: readonly Step[]): string {
  const writer = new PackWriter();
  const habits = new Frequencies(5);
  for (const step of steps) {
    if (step.kind === 'whole') writer.whole(step.value, step.count);
    else if (step.kind === 'pick') writer.pick(step.value, habits);
    else writer.count(step.value);
  }
  return writer.text();
}

describe('packing values', () => {
  it('gives every value back', () => {
    fc.assert(
      fc.property(fc.array(fc.oneof(whole, pick, counted), { maxLength: 300 }), (steps) => {
        const reader = new PackReader(packed(steps));
        const habits = new Frequencies(5);
        for (const step of steps) {
          const found =
            step.kind === 'whole'
              ? reader.whole(step.count)
              : step.kind === 'pick'
                ? reader.pick(habits)
                : reader.count();
          expect(found).toBe(step.value);
        }
      }),
      { seed: 1, numRuns: 300 },
    );
  });

  it('carries over a long row of full digits', () => {
    // All but the last value lie as high as can be, and the last lifts the number over the edge.
    for (let last = 0; last < 3; last++) {
      const writer = new PackWriter();
      for (let at = 0; at < 50; at++) writer.whole(63, 64);
      writer.whole(last, 3);
      const reader = new PackReader(writer.text());
      for (let at = 0; at < 50; at++) expect(reader.whole(64)).toBe(63);
      expect(reader.whole(3)).toBe(last);
    }
  });

  it('takes as many characters as values need, and next to none for what is expected', () => {
    const even = new PackWriter();
    for (let at = 0; at < 108; at++) even.flag(at % 2 === 0);
    expect(even.text().length).toBeLessThanOrEqual(18);
    const expected = new PackWriter();
    const habits = new Frequencies(2);
    for (let at = 0; at < 1000; at++) expected.pick(0, habits);
    expect(expected.text().length).toBeLessThanOrEqual(2);
  });

  it('refuses a value out of its bounds, as a bug', () => {
    expect(() => new PackWriter().whole(3, 3)).toThrow();
    expect(() => new PackWriter().whole(-1, 3)).toThrow();
    expect(() => new PackWriter().count(0.5)).toThrow();
  });

  it('reads any text within bounds, and stops where it ends', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...'AZaz09-_'), maxLength: 60 }), (text) => {
        const reader = new PackReader(text);
        const habits = new Frequencies(3);
        const readAll = () => {
          for (;;) {
            expect(reader.whole(7)).toBeLessThan(7);
            expect(reader.pick(habits)).toBeLessThan(3);
            expect(reader.whole(2 ** 45)).toBeLessThan(2 ** 45);
            expect(Number.isSafeInteger(reader.count())).toBe(true);
          }
        };
        expect(readAll).toThrow(Overrun);
      }),
      { seed: 1, numRuns: 200 },
    );
  });
});

describe('packing texts', () => {
  it('gives any text back', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 80 }), (text) => {
        const writer = new PackWriter();
        packText(text, writer);
        expect(unpackText(new PackReader(writer.text()), 1000)).toBe(text);
      }),
      { seed: 1, numRuns: 200 },
    );
  });

  it('reads no text that is longer than allowed', () => {
    const writer = new PackWriter();
    packText('x'.repeat(11), writer);
    expect(unpackText(new PackReader(writer.text()), 10)).toBeUndefined();
  });

  it('is shorter than what it packs', () => {
    const json = JSON.stringify({ rows: 4, cols: 4, cells: Array(16).fill([0, 1]) });
    const writer = new PackWriter();
    packText(json, writer);
    expect(writer.text().length).toBeLessThan(json.length / 2);
  });
});
