import { describe, expect, it } from 'vitest';
import { overlap, panesOf } from './panes.ts';
import { clamped, type Frame, fittedScale, pane } from './view-window.ts';

/** Cells of 20×10 with clues of 2 to the left and above, seen through 440×240 pixels. */
const frame: Frame = {
  whole: { left: -2, top: -2, right: 20, bottom: 10 },
  cells: { left: 0, top: 0, right: 20, bottom: 10 },
  width: 440,
  height: 240,
};

describe('the panes of a board', () => {
  it('cover it without a gap when all of it is seen', () => {
    const panes = panesOf(frame, undefined);
    expect(fittedScale(frame)).toBe(20);
    expect(panes).toHaveLength(4);
    for (const { placing } of panes) expect(placing).toMatchObject({ scaleX: 20, scaleY: 20 });
    // Every place of the drawing lies where it would without panes.
    for (const { placing } of panes) expect([placing.offsetX, placing.offsetY]).toEqual([40, 40]);
  });

  it('let the cells grow on, but not the clues beside them', () => {
    const view = clamped(frame, { x: 5, y: 3, scale: 60 });
    const panes = panesOf(frame, view);
    expect(pane(frame, 60)).toMatchObject({ left: 64, top: 64 });
    const [corner, rows, columns, cells] = panes;
    expect(corner.placing).toMatchObject({ scaleX: 32, scaleY: 32 });
    // Beside a row the clue keeps its size, and moves along with its row.
    expect(rows.placing).toMatchObject({ scaleX: 32, scaleY: 60, scale: 32 });
    expect(columns.placing).toMatchObject({ scaleX: 60, scaleY: 32, scale: 32 });
    expect(cells.placing).toMatchObject({ scaleX: 60, scaleY: 60, scale: 60 });
    expect(rows.placing.offsetY).toBe(cells.placing.offsetY);
    expect(columns.placing.offsetX).toBe(cells.placing.offsetX);
  });

  it('overlap where both are', () => {
    const one = { left: 0, top: 0, right: 4, bottom: 4 };
    const other = { left: 3, top: -1, right: 9, bottom: 2 };
    expect(overlap(one, other)).toEqual({ left: 3, top: 0, right: 4, bottom: 2 });
    expect(overlap(one, { ...other, left: 4 })).toBeUndefined();
  });
});
