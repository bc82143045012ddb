import { catalogue } from 'ludoteca/catalogue';
import { withCoordinates, withRoomForCoordinates } from 'ludoteca/drawing';
import { isPuzzle, openSheet } from 'ludoteca/puzzle';
import { describe, expect, it } from 'vitest';
import { startedCross } from '../../test/samples.ts';
import { lazyDrawing, sheetSource } from './part-source.ts';

const puzzle = catalogue.filter(isPuzzle).find(({ id }) => id === startedCross.game);
if (puzzle === undefined) throw new Error('the puzzle of the sample is there');
const read = puzzle.fromJson(startedCross);
if (!read.ok) throw new Error(read.error.code);
const sheet = openSheet(puzzle, read.value);
const cell = { row: 8, col: 1 };
const painted = sheet.enter(cell, 1);

describe('a sheet in parts', () => {
  it('tells where an entry changed the drawing: around it, and beside its lines', () => {
    const before = sheetSource(sheet, {});
    expect(sheetSource(sheet, { selected: cell }).changedSince(before)).toEqual([]);
    const changed = sheetSource(painted, {}).changedSince(before) ?? [];
    const holds = (x: number, y: number) =>
      changed.some(
        ({ left, top, right, bottom }) => x > left && x < right && y > top && y < bottom,
      );
    expect([holds(1.5, 8.5), holds(-1, 8.5), holds(1.5, -1)]).toEqual([true, true, true]);
    expect([holds(6.5, 2.5), holds(-1, 2.5), holds(6.5, -1)]).toEqual([false, false, false]);
  });

  it('asks for everything anew when much changed, or what is called out', () => {
    const before = sheetSource(sheet, {});
    const wrongLines = [{ kind: 'row', index: 0 } as const];
    expect(sheetSource(sheet, { wrongLines }).changedSince(before)).toBeUndefined();
  });

  it('tells where something is pointed out', () => {
    expect(sheetSource(sheet, {}).lit()).toEqual([]);
    const lit = sheetSource(sheet, { selected: cell }).lit();
    expect(lit.some(({ left, right }) => left < 0 && right <= 0)).toBe(true);
    expect(lit.some(({ left, right }) => left < 1.5 && right > 1.5)).toBe(true);
  });

  it('has the frame of the whole drawing, and its shapes when they are asked for', () => {
    const drawing = lazyDrawing(sheet, {});
    const whole = sheet.view();
    expect({ ...drawing }).toEqual({ ...whole, ...withRoomForCoordinates(whole) });
    const numbered = lazyDrawing(sheet, {}, { row: 'r', col: 'c' });
    expect({ ...numbered }).toEqual(withCoordinates(whole, { row: 'r', col: 'c' }));
    expect(drawing.shapes).toBe(drawing.shapes);
  });
});
