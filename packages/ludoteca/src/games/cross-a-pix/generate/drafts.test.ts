import { describe, expect, it } from 'vitest';
import { cluesOf, piecesNamed } from '../../../../test/cross-a-pix/boards.ts';
import type { OptionValues } from '../../../document/index.ts';
import { random } from '../../../kernel/index.ts';
import { blobs } from './blobs.ts';
import { classicDraft, type Draft, denseDraft, pictureDraft } from './drafts.ts';
import { recipe } from './recipe.ts';

const seeds = Array.from({ length: 20 }, (_, seed) => seed);

function ordered(values: OptionValues) {
  const read = recipe(values);
  if (!read.ok) throw new Error(read.error.code);
  return read.value;
}

/** The regions of a draft, as lists of cells. */
function regions({ clues: { right, down, rows, cols } }: Draft): number[][] {
  const names = piecesNamed({ right, down }, rows, cols).flat();
  const inside = new Map<number, number[]>();
  for (const [cell, name] of names.entries()) inside.set(name, [...(inside.get(name) ?? []), cell]);
  return [...inside.values()];
}

function expectWhole(draft: Draft): void {
  const { rows, cols, painted } = draft.target;
  for (const cells of regions(draft)) {
    expect(new Set(cells.map((cell) => painted[cell])).size).toBe(1);
  }
  const lines = Array.from({ length: rows }, (_, row) =>
    Array.from(painted.subarray(row * cols, (row + 1) * cols), (cell) => (cell === 1 ? 1 : 0)),
  );
  expect(draft.clues).toMatchObject(cluesOf(lines, cols));
}

describe('drafts', () => {
  it('in the classic style toss a coin for each wall, and paint at most ⌊√(MN)⌋ regions', () => {
    const shares = seeds.map((seed) => {
      const draft = classicDraft(
        ordered({ style: 'classic', size: { rows: 16, cols: 9 } }),
        random(seed),
      );
      expectWhole(draft);
      const painted = regions(draft).filter(([cell]) => draft.target.painted[cell] === 1);
      expect(painted.length).toBeGreaterThanOrEqual(1);
      expect(painted.length).toBeLessThanOrEqual(12);
      const walls = [...draft.clues.right, ...draft.clues.down].flat();
      return walls.filter((wall) => wall === 1).length / walls.length;
    });
    const mean = shares.reduce((sum, share) => sum + share, 0) / shares.length;
    expect(Math.abs(mean - 0.5)).toBeLessThan(0.03);
  });

  it('in the dense style have as many walls and as much paint as is asked', () => {
    for (const seed of seeds) {
      const size = { rows: 7, cols: 9 };
      expectWhole(denseDraft(ordered({ size }), random(seed)));
      expect(regions(denseDraft(ordered({ size, walls: 1 }), random(seed)))).toHaveLength(63);
      expect(regions(denseDraft(ordered({ size, walls: 0 }), random(seed)))).toHaveLength(1);
      const full = denseDraft(ordered({ size, paint: 1 }), random(seed));
      expect(full.target.painted.every((cell) => cell === 1)).toBe(true);
    }
  });

  it('of a picture cut each colour into regions of about the size asked', () => {
    const mean = [2, 4, 8].map((size) => {
      const counts = seeds.map((seed) => {
        const draft = pictureDraft(blobs(15, 12, 0.5, random(seed)), size, random(seed));
        expectWhole(draft);
        const sizes = regions(draft).map((cells) => cells.length);
        expect(Math.max(...sizes)).toBeLessThanOrEqual(2 * size);
        return sizes.length;
      });
      return (180 * seeds.length) / counts.reduce((sum, count) => sum + count, 0);
    });
    for (const [index, size] of [2, 4, 8].entries()) {
      expect(mean[index]).toBeGreaterThan(size * 0.65);
      expect(mean[index]).toBeLessThan(size * 1.5);
    }
  });
});
