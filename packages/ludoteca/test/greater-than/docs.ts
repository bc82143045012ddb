/** Random Greater-Than Sudoku documents for property tests: any box, signs, givens and entries. */

import fc from 'fast-check';
import { type Box, boxes } from '../../src/games/greater-than/boxes.ts';
import {
  docOf,
  type GreaterThanDoc,
  type Sign,
  sizeOf,
} from '../../src/games/greater-than/clues.ts';

export interface Wanted {
  readonly boxes?: readonly Box[];
  readonly hasSigns?: boolean;
  readonly hasGivens?: boolean;
  readonly hasEntries?: boolean;
}

/** Documents that mostly have no solution, but can always be written. Entries never stand on givens. */
export function docs(wanted: Wanted = {}): fc.Arbitrary<GreaterThanDoc> {
  // Small grids show most faults, and large ones take long to make.
  const weight = (box: Box) => Math.ceil(40 / sizeOf(box));
  const shapes = fc.oneof(
    ...(wanted.boxes ?? boxes).map((box) => ({ arbitrary: fc.constant(box), weight: weight(box) })),
  );
  return fc
    .tuple(shapes, fc.nat({ max: 100 }), fc.nat({ max: 60 }), fc.nat({ max: 100 }))
    .chain(([box, signs, givens, entries]) => {
      const size = sizeOf(box);
      const sign = oftenOr<Sign>(wanted.hasSigns === false ? 0 : signs, '', '<', '>');
      const digits = Array.from({ length: size }, (_, index) => index + 1);
      const given = oftenOr(wanted.hasGivens === false ? 0 : givens, 0, ...digits);
      const entry = oftenOr(wanted.hasEntries === false ? 0 : entries, 0, ...digits);
      return fc
        .record({
          givens: matrix(size, size, given),
          right: matrix(size, size - 1, sign),
          down: matrix(size - 1, size, sign),
          entries: matrix(size, size, entry),
        })
        .map(({ entries, ...clues }) =>
          docOf(
            { ...box, ...clues },
            entries.map((row, r) => row.map((digit, c) => (clues.givens[r][c] === 0 ? digit : 0))),
          ),
        );
    });
}

/** One of the others in so many of a hundred cases, else the usual one. */
function oftenOr<Item>(percent: number, usual: Item, ...others: Item[]): fc.Arbitrary<Item> {
  return fc.oneof(
    { arbitrary: fc.constant(usual), weight: 100 - percent },
    { arbitrary: fc.constantFrom(...others), weight: percent },
  );
}

function matrix<Item>(rows: number, cols: number, item: fc.Arbitrary<Item>) {
  const row = fc.array(item, { minLength: cols, maxLength: cols });
  return fc.array(row, { minLength: rows, maxLength: rows });
}

/**
 * A text with a few characters changed, taken away or put in, or cut short: what happens to files.
 * Those put in are the ones that the formats use, so that damage goes unseen at first sight.
 */
export function damaged(text: string): fc.Arbitrary<string> {
  const character = fc.constantFrom(...'<>|.+-^v[]0159AR~_C{}",: \n\té');
  const blow = fc.tuple(
    fc.nat({ max: Math.max(0, text.length - 1) }),
    fc.nat({ max: 3 }),
    character,
  );
  return fc.array(blow, { minLength: 1, maxLength: 4 }).map((blows) => {
    let so = text;
    for (const [at, kind, put] of blows) {
      if (kind === 0) so = so.slice(0, at) + put + so.slice(at + 1);
      else if (kind === 1) so = so.slice(0, at) + so.slice(at + 1);
      else if (kind === 2) so = so.slice(0, at) + put + so.slice(at);
      else so = so.slice(0, at);
    }
    return so;
  });
}
