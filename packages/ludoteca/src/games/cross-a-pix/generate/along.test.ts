import { describe, expect, it } from 'vitest';
import { random } from '../../../kernel/index.ts';
import { pictureSides, picturesOf } from '../pictures/library.ts';
import { regionsOf } from '../regions.ts';
import { cutAlong } from './along.ts';
import { countClues } from './count-clues.ts';
import { calmest, calmOf } from './outline.ts';

const pictures = (await Promise.all(pictureSides.map((side) => picturesOf(side)))).flatMap((all) =>
  all.slice(0, 3),
);

describe('the cut along a drawing', () => {
  it('keeps each region of one colour and in one piece', () => {
    for (const { name, target } of pictures) {
      const { right, down } = cutAlong(target, 3, random(name));
      const { ofCell, firstCells } = regionsOf(countClues(target, right, down));
      ofCell.forEach((region, cell) => {
        expect(target.painted[cell]).toBe(target.painted[firstCells[region]]);
      });
    }
  });

  it('has small regions at the outline, and large ones where the picture is calm', () => {
    let [edge, edgeCells, calm, calmCells] = [0, 0, 0, 0];
    for (const { name, target } of pictures.filter((each) => each.target.rows >= 20)) {
      const { right, down } = cutAlong(target, 3, random(name));
      const { ofCell, sizes } = regionsOf(countClues(target, right, down));
      calmOf(target).forEach((far, cell) => {
        if (far === 0) {
          edge += sizes[ofCell[cell]];
          edgeCells++;
        } else if (far >= 3) {
          calm += sizes[ofCell[cell]];
          calmCells++;
        }
      });
    }
    expect(calm / calmCells).toBeGreaterThan((2 * edge) / edgeCells);
  });

  it('does not show a large picture by its outline alone: what is calm has walls, too', () => {
    let [edge, edgeWalls, calm, calmWalls] = [0, 0, 0, 0];
    for (const { name, target } of pictures.filter((each) => each.target.rows >= 25)) {
      const { right } = cutAlong(target, 4, random(name));
      const far = calmOf(target);
      right.forEach((walls, row) => {
        walls.forEach((wall, col) => {
          const at = row * target.cols + col;
          const least = Math.min(far[at], far[at + 1]);
          if (least === 0) [edge, edgeWalls] = [edge + 1, edgeWalls + wall];
          else if (least >= 3) [calm, calmWalls] = [calm + 1, calmWalls + wall];
        });
      });
    }
    const share = calmWalls / calm / (edgeWalls / edge);
    expect(share).toBeGreaterThan(0.45);
    expect(share).toBeLessThan(0.75);
  });

  it('gives more regions when they are asked to be smaller', () => {
    for (const { name, target } of pictures) {
      const counts = [1, 3, 6].map((size) => {
        const { right, down } = cutAlong(target, size, random(name));
        return regionsOf(countClues(target, right, down)).count;
      });
      expect(counts).toEqual(counts.toSorted((a, b) => b - a));
    }
  });
});

describe('calm', () => {
  it('grows with the distance from the other colour, and the border is no outline', () => {
    const painted = Uint8Array.from({ length: 9 }, (_, cell) => (cell === 0 ? 1 : 0));
    const line = { rows: 1, cols: 9, painted };
    expect([...calmOf(line)]).toEqual([0, 0, 1, 2, 3, 4, calmest, calmest, calmest]);
  });
});
