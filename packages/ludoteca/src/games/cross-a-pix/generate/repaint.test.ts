import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { matrix, piecesNamed } from '../../../../test/cross-a-pix/boards.ts';
import type { Target } from './count-clues.ts';
import { changesBetween, flipPieces, joinPieces } from './repaint.ts';

function target(...rows: string[]): Target {
  const painted = Uint8Array.from([...rows.join('')], (mark) => (mark === '*' ? 1 : 0));
  return { rows: rows.length, cols: rows[0].length, painted };
}

/** How many pieces there are, by the names that spread through each of them. */
function pieces({ rows, cols, painted }: Target): number {
  const line = (row: number) => [...painted.subarray(row * cols, (row + 1) * cols)];
  const apart = (one: number, other: number): 0 | 1 => (one === other ? 0 : 1);
  const right = Array.from({ length: rows }, (_, row) =>
    line(row)
      .slice(1)
      .map((cell, col) => apart(cell, line(row)[col])),
  );
  const down = Array.from({ length: rows - 1 }, (_, row) =>
    line(row + 1).map((cell, col) => apart(cell, line(row)[col])),
  );
  return new Set(piecesNamed({ right, down }, rows, cols).flat()).size;
}

describe('repainting', () => {
  it('bridges two pieces by one cell where it can', () => {
    const quarters = target('**..', '**..', '..**', '..**');
    const after = joinPieces(quarters, [...quarters.painted.keys()]);
    expect(changesBetween(quarters, after)).toHaveLength(1);
    expect(pieces(after)).toBeLessThan(pieces(quarters));
  });

  it('flips the smallest of the pieces named', () => {
    const three = target('*.**.***');
    expect(changesBetween(three, flipPieces(three, [2, 5], 0))).toEqual([2, 3]);
    expect(changesBetween(three, flipPieces(three, [0, 2, 5], 1))).toEqual([0, 2, 3, 5, 6, 7]);
    // Neighbours do not flip together: they would stay apart.
    expect(changesBetween(three, flipPieces(three, [0, 1], 1))).toEqual([0]);
  });

  it('always leaves fewer pieces', () => {
    const pictures = fc
      .tuple(fc.integer({ min: 1, max: 6 }), fc.integer({ min: 1, max: 6 }))
      .chain(([rows, cols]) => matrix(rows, cols, fc.constantFrom('*', '.')))
      .map((rows) => target(...rows.map((row) => row.join(''))))
      .filter((picture) => pieces(picture) > 1);
    fc.assert(
      fc.property(
        pictures,
        fc.nat(),
        fc.double({ min: 0, max: 1, noNaN: true }),
        (one, at, part) => {
          const cells = [at % one.painted.length];
          expect(pieces(joinPieces(one, cells))).toBeLessThan(pieces(one));
          expect(pieces(flipPieces(one, cells, part))).toBeLessThan(pieces(one));
        },
      ),
      { numRuns: 200, seed: 1 },
    );
  });
});
