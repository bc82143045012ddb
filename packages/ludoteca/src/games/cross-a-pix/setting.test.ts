import { describe, expect, it } from 'vitest';
import { setting } from './setting.ts';

const brush = (id: string) => {
  const found = setting.brushes.find((each) => each.id === id);
  if (found === undefined || found.draws === 'cells') throw new Error(`no brush draws ${id}`);
  return found.edges;
};
const right = (row: number, col: number) => ({ cell: { row, col }, towards: 'right' }) as const;
const down = (row: number, col: number) => ({ cell: { row, col }, towards: 'down' }) as const;

describe('merging regions', () => {
  it('leaves no wall inside, and paints the whole as the first was', () => {
    const merge = brush('merge');
    let draft = setting.setCell(setting.blank({ rows: 3, cols: 3 }), { row: 0, col: 0 }, 1);
    // Around a corner: the fourth cell closes a square, whose inner walls all fall.
    draft = merge.put(draft, right(0, 0), true, true);
    draft = merge.put(draft, down(0, 1), true, true);
    expect(setting.edge(draft, right(1, 0))).toBe(1);
    draft = merge.put(draft, right(1, 0), false, true);
    for (const edge of [right(0, 0), right(1, 0), down(0, 0), down(0, 1)]) {
      expect(setting.edge(draft, edge)).toBe(0);
    }
    expect(draft.solution).toEqual([
      [1, 1, 0],
      [1, 1, 0],
      [0, 0, 0],
    ]);
    expect(draft.clues.rowClues).toEqual([
      [2, 1],
      [2, 1],
      [0, 0],
    ]);
    // Dragged from a blank region into the painted one, all of it is blank.
    const blank = merge.put(draft, right(0, 1), false, true);
    expect(blank.solution?.flat()).toEqual(Array(9).fill(0));
    expect(setting.edge(blank, down(0, 2))).toBe(1);
  });
});

describe('drawing walls', () => {
  it('separates what was one region, and takes walls away again', () => {
    const walls = brush('walls');
    const open = brush('merge').put(setting.blank({ rows: 2, cols: 2 }), right(0, 0), true, true);
    const apart = walls.put(open, right(0, 0), true, true);
    expect(walls.has(apart, right(0, 0), true)).toBe(true);
    const again = walls.put(apart, right(0, 0), true, false);
    expect(walls.has(again, right(0, 0), true)).toBe(false);
  });
});
