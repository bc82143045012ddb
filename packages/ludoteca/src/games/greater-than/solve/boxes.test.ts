/** The fast ways through a box, each next to a slow and obvious one. */

import { describe, expect, it } from 'vitest';
import { type Random, random } from '../../../kernel/index.ts';
import { BoxFiller } from './box-filler.ts';
import { colsOfTwo, rowsOfTwo } from './box-layout.ts';
import { BoxPaths } from './box-paths.ts';
import { colsWithTwo, rowsWithTwo } from './lines-of-four.ts';
import {
  columnsTouched,
  filledBoxes,
  filledFields,
  hasPair,
  loners,
  permutations,
  placesOfRows,
  rowsTouched,
} from './nine-bits.ts';
import {
  boxPlaces,
  cachePattern,
  firstPlaceOf,
  fits,
  makeRoom,
  narrowBox,
  secondPlaceOf,
} from './nine-boxes.ts';
import { type OrderIdeals, orderIdeals } from './order-ideals.ts';
import { PermutationLocks } from './permutation-locks.ts';

const isLong = process.env.LUDOTECA_LONG === '1';
const rounds = isLong ? 5_000 : 300;

const bits = (mask: number) =>
  Array.from({ length: 27 }, (_, bit) => bit).filter((bit) => (mask >>> bit) & 1);

/** Signs as pairs of places: the first is to be less than the second. */
type Pairs = readonly (readonly [number, number])[];

/** Where each digit stands in some filling, by trying all of them. */
function supported(places: readonly number[], pairs: Pairs): number[] {
  const size = places.length;
  const kept = places.map(() => 0);
  const digitAt = new Map<number, number>();
  const fill = (digit: number): boolean => {
    if (digit === size) return true;
    let isFilled = false;
    for (const place of bits(places[digit])) {
      if (digitAt.has(place)) continue;
      if (pairs.some(([low, high]) => high === place && !digitAt.has(low))) continue;
      digitAt.set(place, digit);
      if (fill(digit + 1)) {
        isFilled = true;
        kept[digit] |= 1 << place;
      }
      digitAt.delete(place);
    }
    return isFilled;
  };
  fill(0);
  return kept;
}

/** A filling, the candidates around it, and signs, most of which it obeys. */
function drawn(draw: Random, size: number, between: Pairs) {
  const filling = draw.shuffled(Array.from({ length: size }, (_, place) => place));
  const digitOf = filling.map((_, place) => filling.indexOf(place));
  const density = (0.1 + 0.4 * draw.unit()) * (size > 9 ? 0.6 : 1);
  const places = filling.map((place) => {
    let mask = draw.chance(0.97) ? 1 << place : 0;
    for (let other = 0; other < size; other++) if (draw.chance(density)) mask |= 1 << other;
    return mask;
  });
  const share = draw.unit();
  const signs = between.map(([first, second]) => {
    if (!draw.chance(share)) return 0;
    return (digitOf[first] < digitOf[second] ? -1 : 1) * (draw.chance(0.02) ? -1 : 1);
  });
  const pairs = between.flatMap(([first, second], index): Pairs => {
    if (signs[index] === 0) return [];
    return [signs[index] < 0 ? [first, second] : [second, first]];
  });
  return { filling, places, signs, pairs };
}

function neighbours(boxRows: number, boxCols: number): Pairs {
  const pairs: [number, number][] = [];
  for (let place = 0; place < boxRows * boxCols; place++) {
    if ((place + 1) % boxCols !== 0) pairs.push([place, place + 1]);
    if (place + boxCols < boxRows * boxCols) pairs.push([place, place + boxCols]);
  }
  return pairs;
}

describe('the walk of a 3×3 box', () => {
  const between = Array.from(
    { length: 12 },
    (_, sign) => [firstPlaceOf(sign), secondPlaceOf(sign)] as const,
  );

  it('numbers the signs of the box', () => {
    expect(between.map((pair) => pair.join()).sort()).toEqual(
      neighbours(3, 3)
        .map((pair) => pair.join())
        .sort(),
    );
  });

  it('keeps what some filling uses, and nothing else', () => {
    const draw = random('walk');
    for (let round = 0; round < rounds; round++) {
      const { places, signs, pairs } = drawn(draw, 9, between);
      makeRoom();
      const cache = cachePattern(signs.reduceRight((pattern, sign) => 3 * pattern + sign + 1, 0));
      settle(places);
      const expected = supported(places, pairs);
      boxPlaces.set(places);
      const narrowed = narrowBox(cache);
      if (expected[0] === 0) {
        expect(narrowed).toBe(-1);
        continue;
      }
      expect([...boxPlaces]).toEqual(expected);
      expect(bits(narrowed)).toEqual(
        bits(511).filter((digit) => expected[digit] !== places[digit]),
      );
      const only = expected.every((mask) => (mask & (mask - 1)) === 0);
      if (only)
        expect(
          fits(
            cache,
            Int32Array.from(expected, (mask) => mask << 9),
            0,
            9,
          ),
        ).toBe(true);
    }
  });

  it('tells whether a finished box obeys its signs', () => {
    const draw = random('finished');
    const answers = new Set<boolean>();
    for (let round = 0; round < rounds; round++) {
      const { filling, signs, pairs } = drawn(draw, 9, between);
      makeRoom();
      const cache = cachePattern(signs.reduceRight((pattern, sign) => 3 * pattern + sign + 1, 0));
      const order = draw.chance(0.5) ? filling : draw.shuffled(filling);
      const words = Int32Array.from(order, (place) => 1 << place);
      const expected = pairs.every(([low, high]) => order.indexOf(low) < order.indexOf(high));
      answers.add(expected);
      expect(fits(cache, words, 0, 0)).toBe(expected);
    }
    expect(answers.size).toBe(2);
  });
});

/** Digits with one place are alone there, as the engine sees to. */
function settle(places: number[]): void {
  for (let isChanged = true; isChanged; ) {
    isChanged = false;
    for (const [digit, mask] of places.entries()) {
      if (mask === 0 || (mask & (mask - 1)) !== 0) continue;
      for (const [other, theirs] of places.entries()) {
        if (other === digit || (theirs & mask) === 0) continue;
        places[other] = theirs & ~mask;
        isChanged = true;
      }
    }
  }
}

/** The graph of a box with these signs; absent when they go in a circle, or when it is too large. */
function graphOf(size: number, pairs: Pairs): OrderIdeals | undefined {
  const below = new Int32Array(size);
  for (const [low, high] of pairs) below[high] |= 1 << low;
  const ideals = orderIdeals(size, below, 1 << 14);
  return ideals?.isCircular ? undefined : ideals;
}

describe('the walk of any box', () => {
  it.each([
    [2, 2],
    [2, 3],
    [4, 2],
    [3, 3],
    [3, 4],
  ])('keeps what some filling of %i×%i uses, and nothing else', (boxRows, boxCols) => {
    const size = boxRows * boxCols;
    const between = neighbours(boxRows, boxCols);
    const filler = new BoxFiller(size);
    const draw = random(`walk-${size}`);
    for (let round = 0; round < (size > 9 ? rounds / 10 : rounds); round++) {
      const { places, pairs } = drawn(draw, size, between);
      const ideals = graphOf(size, pairs);
      if (ideals === undefined) continue;
      const expected = supported(places, pairs);
      filler.places.set(places);
      const narrowed = filler.narrow(ideals);
      expect(narrowed < 0).toBe(expected[0] === 0);
      if (narrowed >= 0) expect([...filler.places]).toEqual(expected);
    }
  });

  it.each([
    [2, 2],
    [2, 3],
    [3, 3],
    [3, 4],
    [4, 4],
  ])('is kept up in %i×%i as candidates go and come back', (boxRows, boxCols) => {
    const size = boxRows * boxCols;
    const draw = random(`paths-${size}`);
    const filler = new BoxFiller(size);
    const paths = new BoxPaths(new BoxFiller(size));
    const seen = { kept: 0, narrowed: 0, contradictory: 0, undone: 0 };
    for (let round = 0; round < (size > 9 ? rounds / 10 : rounds / 3); round++) {
      const boxes = Array.from({ length: 3 }, () =>
        drawn(draw, size, neighbours(boxRows, boxCols)),
      );
      const graphs = boxes.flatMap(({ pairs }) => graphOf(size, pairs) ?? []);
      if (graphs.length < boxes.length) continue;
      paths.forget();
      const start = boxes.map(({ filling }) => filling.map((place) => (1 << place) | draw.bits()));
      const now = start.map((places) => places.map((mask) => mask & (2 ** size - 1)));
      /** Narrows a box both ways; false when it cannot be filled. */
      const narrow = (box: number, lost: number): boolean => {
        filler.places.set(now[box]);
        paths.places.set(now[box]);
        const expected = filler.narrow(graphs[box]);
        expect(paths.narrow(box, graphs[box], lost)).toBe(expected);
        seen[expected < 0 ? 'contradictory' : expected > 0 ? 'narrowed' : 'kept']++;
        if (expected < 0) return false;
        expect([...paths.places]).toEqual([...filler.places]);
        now[box] = [...filler.places];
        return true;
      };
      if (!now.every((_, box) => narrow(box, 0))) continue;
      const saved: number[][][] = [];
      for (let step = 0; step < 30; step++) {
        if (draw.chance(0.3) && saved.length < size * size) {
          paths.mark(saved.length);
          saved.push(now.map((places) => [...places]));
        }
        const box = draw.below(3);
        let lost = 0;
        for (let digit = 0; digit < size; digit++) {
          const fewer = draw.chance(0.2) ? now[box][digit] & (draw.bits() | draw.bits()) : -1;
          if (fewer === -1 || fewer === now[box][digit]) continue;
          now[box][digit] = fewer;
          lost |= 1 << digit;
        }
        if (narrow(box, lost) && !draw.chance(0.1)) continue;
        if (saved.length === 0) break;
        const depth = draw.below(saved.length);
        paths.undo(depth);
        for (const [other, places] of saved[depth].entries()) now[other] = places;
        saved.length = depth;
        seen.undone++;
      }
    }
    for (const [what, times] of Object.entries(seen)) expect(times, what).toBeGreaterThan(10);
  });

  it('knows how many ideals there are, when signs go in a circle, and when they are too many', () => {
    const none = new Int32Array(4);
    expect(orderIdeals(4, none, 100)?.next.length).toBe(16);
    expect(orderIdeals(4, none, 15)).toBeUndefined();
    expect(orderIdeals(4, [0, 1, 2, 4], 100)?.next.length).toBe(5);
    expect(orderIdeals(4, [0, 1, 2, 4], 100)?.isCircular).toBe(false);
    expect(orderIdeals(4, [8, 1, 2, 4], 100)?.isCircular).toBe(true);
  });
});

describe('two 4×4 boxes in a word', () => {
  it('are seen by rows and columns', () => {
    const draw = random('two boxes');
    for (let round = 0; round < rounds; round++) {
      const word = draw.bits() & draw.bits() & (draw.chance(0.5) ? draw.bits() & draw.bits() : -1);
      let rows = 0;
      let cols = 0;
      for (let bit = 0; bit < 32; bit++) {
        if (((word >>> bit) & 1) === 0) continue;
        rows |= 1 << (bit >> 2);
        cols |= 1 << ((bit & 3) | ((bit >> 4) << 2));
      }
      expect(rowsOfTwo(word)).toBe(rows);
      expect(colsOfTwo(word)).toBe(cols);
    }
  });
});

describe('four 4×4 boxes', () => {
  it('tell the rows and columns with exactly two places', () => {
    const draw = random('four boxes');
    let found = 0;
    for (let round = 0; round < 3 * rounds; round++) {
      const words = Array.from({ length: 4 }, () =>
        round % 3 === 0 ? draw.bits() & 0xffff : draw.bits() & draw.bits() & draw.bits() & 0xffff,
      );
      const [a, b, c, d] = words;
      const countIn = (part: number) =>
        words.reduce((sum, word) => sum + bits(word & part).length, 0);
      const lines = [0, 1, 2, 3];
      const rows = lines.filter((row) => countIn(15 << (4 * row)) === 2).map((row) => 4 * row);
      expect(bits(rowsWithTwo(a, b, c, d))).toEqual(rows);
      const cols = lines.filter((col) => countIn(0x1111 << col) === 2);
      expect(bits(colsWithTwo(a, b, c, d))).toEqual(cols);
      found += rows.length + cols.length;
    }
    expect(found).toBeGreaterThan(100);
  });
});

describe('the words of a band', () => {
  const field = (word: number, box: number) => (word >>> (9 * box)) & 511;

  it('are seen by rows, columns and boxes', () => {
    const draw = random('words');
    for (let round = 0; round < rounds; round++) {
      const word = draw.bits() & draw.bits() & (draw.chance(0.5) ? draw.bits() : -1) & 0o777777777;
      const boxes = [0, 1, 2];
      const has = (box: number, row: number, col: number) =>
        (field(word, box) >>> (3 * row + col)) & 1;
      for (const box of boxes) {
        for (const line of boxes) {
          const inRow = boxes.some((col) => has(box, line, col));
          const inCol = boxes.some((row) => has(box, row, line));
          expect((rowsTouched(word) >>> (3 * line + box)) & 1).toBe(Number(inRow));
          expect((columnsTouched(word) >>> (9 * box + line)) & 1).toBe(Number(inCol));
        }
      }
      expect(bits(filledBoxes(word))).toEqual(boxes.filter((box) => field(word, box) !== 0));
      for (const box of boxes) {
        expect(field(filledFields(word), box)).toBe(field(word, box) === 0 ? 0 : 511);
      }
      expect(hasPair(word)).toBe(boxes.some((box) => bits(field(word, box)).length > 1));
      if (filledBoxes(word) === 7) {
        const alone = boxes
          .filter((box) => bits(field(word, box)).length === 1)
          .map((box) => field(word, box) << (9 * box));
        expect(loners(word)).toBe(alone.reduce((union, places) => union | places, 0));
      }
    }
  });
});

describe('permutations', () => {
  /** The union of permutations by trying them: one row for each box. */
  function tried(n: number, mask: number, box = 0, taken = 0): number {
    if (box === n) return taken;
    let union = 0;
    for (let row = 0; row < n; row++) {
      const isTaken = Array.from({ length: box }, (_, other) => (taken >>> (n * other + row)) & 1);
      const bit = 1 << (n * box + row);
      if ((mask & bit) !== 0 && !isTaken.includes(1)) union |= tried(n, mask, box + 1, taken | bit);
    }
    return union;
  }

  it.each([2, 3, 4, 5])('of %i boxes are united', (n) => {
    const locks = new PermutationLocks(n);
    const draw = random(`locks-${n}`);
    for (let round = 0; round < rounds; round++) {
      const mask = (draw.bits() | draw.bits()) & (2 ** (n * n) - 1);
      expect(locks.allowed(mask)).toBe(tried(n, mask));
    }
  });

  it('of 3×3 are the same in the 9×9 engine', () => {
    for (let mask = 0; mask < 512; mask++) {
      expect(permutations[mask]).toBe(tried(3, mask));
      const rows = [0, 1, 2].flatMap((row) =>
        [0, 1, 2]
          .filter((box) => (permutations[mask] >>> (3 * row + box)) & 1)
          .map((box) => 7 << (9 * box + 3 * row)),
      );
      expect(placesOfRows[mask]).toBe(rows.reduce((union, places) => union | places, 0));
    }
  });
});
