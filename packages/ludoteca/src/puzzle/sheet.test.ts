import { cellName, generate, type JsonValue, openSheet, puzzleFromJson } from 'ludoteca';
import { greaterThan } from 'ludoteca/greater-than';
import { describe, expect, it } from 'vitest';
import { futoshiki } from '../../test/games/futoshiki/index.ts';

const made = generate(futoshiki, { size: 4 }, 'sheet');
if (!made.ok) throw new Error('the sample is not made');
const { clues, solution } = made.value;
const sheet = openSheet(futoshiki, { clues });
const cell = sheet.cells[0];
const right = solution[cell.row][cell.col];
const wrong = right === 1 ? 2 : 1;

describe('a sheet', () => {
  it('keeps each earlier sheet as it was', () => {
    const filled = sheet.enter(cell, right);
    expect(filled.entry(cell)).toBe(right);
    expect(sheet.entry(cell)).toBeUndefined();
    expect(filled.enter(cell, undefined).entry(cell)).toBeUndefined();
  });

  it('toggles pencil marks, kept in order', () => {
    const marked = sheet.mark(cell, 3).mark(cell, 1).mark(cell, 2).mark(cell, 3);
    expect(marked.marks(cell)).toEqual([1, 2]);
    expect(marked.undo().marks(cell)).toEqual([1, 2, 3]);
  });

  it('keeps marks in corners apart from those in the middle', () => {
    const marked = sheet.mark(cell, 2).mark(cell, 3, 'centre');
    expect(marked.marks(cell)).toEqual([2]);
    expect(marked.marks(cell, 'centre')).toEqual([3]);
    expect(marked.pencilled).toEqual([{ cell, corner: [2], centre: [3] }]);
    expect(marked.mark(cell, 2).mark(cell, 3, 'centre').pencilled).toEqual([]);
  });

  it('makes several changes as one', () => {
    const other = sheet.cells[1];
    const edited = sheet.edit([
      { kind: 'entry', cell, value: right },
      { kind: 'marks', cell: other, place: 'corner', values: [3, 1] },
    ]);
    expect(edited.entry(cell)).toBe(right);
    expect(edited.marks(other)).toEqual([1, 3]);
    expect(edited.undo().entry(cell)).toBeUndefined();
    expect(edited.undo().canUndo).toBe(false);
  });

  it('lets a change go on, and undoes all of it at once', () => {
    const [, other, third] = sheet.cells;
    const entry = (of: typeof cell, value: number) => [{ kind: 'entry', cell: of, value }] as const;
    const drawn = sheet.enter(cell, right).edit(entry(other, 1)).extend(entry(third, 2));
    expect([drawn.entry(other), drawn.entry(third)]).toEqual([1, 2]);
    expect([drawn.undo().entry(other), drawn.undo().entry(third)]).toEqual([undefined, undefined]);
    expect(drawn.undo().entry(cell)).toBe(right);
    expect(drawn.undo().redo().entry(third)).toBe(2);
    // Where there is no change to go on with, it is one by itself.
    expect(sheet.extend(entry(cell, right)).undo().entry(cell)).toBeUndefined();
  });

  it('adopts a filling as one change', () => {
    const solved = sheet.adopt(solution);
    expect(solved.isSolved).toBe(true);
    expect(solved.filling).toEqual(solution);
    expect(solved.undo().entry(cell)).toBeUndefined();
  });

  it('takes a step as one change, and strikes what it rules out from the marks', () => {
    const board = { boxRows: 2, boxCols: 2, givens: [[0, 0, 0, 0]] };
    const grid = [4, 4, 4, 4].map((length) => Array<number>(length).fill(0));
    const none = {
      right: grid.map((row) => row.slice(1).map(() => '')),
      down: grid.slice(1).map((row) => row.map(() => '')),
    };
    const read = puzzleFromJson(greaterThan, { ...board, givens: grid, ...none });
    if (!read.ok) throw new Error(read.error.code);
    const [one, two] = [
      { row: 0, col: 0 },
      { row: 0, col: 1 },
    ];
    const open = openSheet(greaterThan, read.value).edit([
      { kind: 'marks', cell: one, place: 'corner', values: [1, 2, 3] },
      { kind: 'marks', cell: one, place: 'centre', values: [2, 4] },
    ]);
    const taken = open.take({
      conclusion: [
        { cell: one, not: [1, 2] },
        { cell: two, is: 1 },
      ],
    });
    expect(taken.ruledOut(one)).toEqual([1, 2]);
    expect(taken.marks(one)).toEqual([3]);
    expect(taken.marks(one, 'centre')).toEqual([4]);
    expect(taken.entry(two)).toBe(1);
    const back = taken.undo();
    expect([back.ruledOut(one), back.marks(one), back.entry(two)]).toEqual([
      [],
      [1, 2, 3],
      undefined,
    ]);
    expect(open.undo().canUndo).toBe(false);
  });

  it('is a document with its pencil marks, which are kept by the names of their cells', () => {
    const marked = sheet.edit([{ kind: 'marks', cell, place: 'corner', values: [1, 3] }]);
    expect(marked.document()).toMatchObject({ kind: 'puzzle', marks: marked.pencilled });
    const name = cellName(cell);
    expect(marked.keptJson()).toEqual({ ...marked.toJson(), marks: { [name]: [1, 3] } });
    expect(sheet.keptJson()).toEqual(sheet.toJson());
    const again = (marks: JsonValue) => {
      const read = puzzleFromJson(futoshiki, { ...sheet.toJson(), marks });
      if (!read.ok) throw new Error(read.error.code);
      return openSheet(futoshiki, read.value);
    };
    expect(again({ [name]: [1, 3] }).marks(cell)).toEqual([1, 3]);
    expect(again({ [name]: [1, 9], r9c9: [1], x: 2 }).pencilled).toEqual([
      { cell, corner: [1], centre: [] },
    ]);
    for (const odd of [3, [1], 'x', {}, { [name]: 2 }]) expect(again(odd).pencilled).toEqual([]);
  });

  it('keeps colours, lines and signs of a pen and notes on lines, in its document too', () => {
    const corner = { row: 0, col: 0 };
    const [beside, across] = [
      { row: 0, col: 1 },
      { row: 1, col: 1 },
    ];
    const noted = sheet.edit([
      { kind: 'marks', cell: corner, place: 'colour', values: [7, 2] },
      { kind: 'pen', from: beside, to: corner, edge: 'cross' },
      { kind: 'pen', from: corner, to: across, isLine: true },
      { kind: 'line', side: 'row', index: 2, text: ' 2+1 ' },
    ]);
    expect(noted.marks(corner, 'colour')).toEqual([2, 7]);
    expect(noted.drawn).toEqual({
      pen: [
        { from: corner, to: beside, isLine: false, edge: 'cross' },
        { from: corner, to: across, isLine: true },
      ],
      lines: [{ side: 'row', index: 2, text: '2+1' }],
    });
    const { marks } = noted.keptJson();
    expect(marks).toEqual({
      r1c1: { colour: [2, 7] },
      'r1c1-r1c2': { edge: 'cross' },
      'r1c1-r2c2': { line: true },
      r3: '2+1',
    });
    const read = puzzleFromJson(futoshiki, noted.keptJson());
    if (!read.ok) throw new Error(read.error.code);
    const again = openSheet(futoshiki, read.value);
    expect([again.drawn, again.pencilled]).toEqual([noted.drawn, noted.pencilled]);
    // What is taken away leaves nothing behind.
    const bare = again.edit([
      { kind: 'marks', cell: corner, place: 'colour', values: [] },
      { kind: 'pen', from: corner, to: beside, edge: 'none' },
      { kind: 'pen', from: across, to: corner, isLine: false },
      { kind: 'line', side: 'row', index: 2, text: '' },
    ]);
    expect(bare.keptJson()).toEqual(sheet.toJson());
    expect(bare.undo().drawn).toEqual(noted.drawn);
    expect(() => sheet.edit([{ kind: 'pen', from: corner, to: { row: 3, col: 3 } }])).toThrow();
    const odd = { 'r1c1-r4c4': { line: true }, 'r1c1-r2c2': { edge: 'dot' }, r9: 'x', c1: 3 };
    const oddly = puzzleFromJson(futoshiki, { ...sheet.toJson(), marks: odd });
    expect(oddly.ok && oddly.value.drawn).toEqual({ pen: [], lines: [] });
  });

  it('tells tries within tries apart, keeps them and drops them', () => {
    const [first, second, third] = sheet.cells;
    const one = sheet.enter(first, right).checkpoint().enter(second, 1);
    const two = one.checkpoint().enter(third, 2);
    const levels = (of: typeof sheet) => [first, second, third].map((at) => of.tryOf(at));
    expect(levels(two)).toEqual([0, 1, 2]);
    expect([two.checkpoints, levels(two.keep())]).toEqual([2, [0, 1, 1]]);
    expect([two.keep().checkpoints, two.keep().keep().checkpoints]).toEqual([1, 0]);
    expect(levels(two.keep().keep())).toEqual([0, 0, 0]);
    expect(two.keep().keep().entry(third)).toBe(2);
    const dropped = two.rollBack();
    expect([dropped.entry(third), dropped.entry(second), dropped.checkpoints]).toEqual([
      undefined,
      1,
      1,
    ]);
    expect(dropped.undo().entry(third)).toBe(2);
    expect(two.keep().undo().checkpoints).toBe(2);
  });

  it('undoes and redoes, and forgets the redo after a new entry', () => {
    const later = sheet.enter(cell, right).enter(cell, wrong).undo();
    expect(later.entry(cell)).toBe(right);
    expect(later.redo().entry(cell)).toBe(wrong);
    expect(later.enter(cell, undefined).canRedo).toBe(false);
  });

  it('goes back to a checkpoint, from which the trial can be undone back', () => {
    const trial = sheet.enter(cell, right).checkpoint().enter(cell, wrong);
    expect(trial.checkpoints).toBe(1);
    const back = trial.rollBack();
    expect(back.entry(cell)).toBe(right);
    expect(back.checkpoints).toBe(0);
    expect(back.undo().entry(cell)).toBe(wrong);
  });

  it('nests checkpoints', () => {
    const nested = sheet.checkpoint().enter(cell, right).checkpoint().enter(cell, wrong);
    expect(nested.checkpoints).toBe(2);
    expect(nested.rollBack().entry(cell)).toBe(right);
    expect(nested.rollBack().rollBack().entry(cell)).toBeUndefined();
  });

  it('clears everything as one change', () => {
    const cleared = sheet.enter(cell, right).mark(cell, 2).clear();
    expect(cleared.entry(cell)).toBeUndefined();
    expect(cleared.marks(cell)).toEqual([]);
    expect(cleared.undo().entry(cell)).toBe(right);
  });

  it('tells faults and the end', () => {
    let full = sheet;
    for (const open of sheet.cells) full = full.enter(open, solution[open.row][open.col]);
    expect(full.isSolved).toBe(true);
    const spoiled = full.enter(cell, wrong);
    expect(spoiled.isComplete).toBe(true);
    expect(spoiled.isSolved).toBe(false);
    expect(spoiled.faults()).not.toEqual([]);
  });

  it('is saved as the document in progress', () => {
    const saved = sheet.enter(cell, right).toJson();
    expect(saved).toMatchObject({ game: 'futoshiki', size: 4 });
    const read = futoshiki.fromJson(saved);
    if (!read.ok) throw new Error('what was saved is read');
    expect(openSheet(futoshiki, read.value).entry(cell)).toBe(right);
  });

  it('refuses what cannot be entered, and undo at the start, as bugs', () => {
    expect(() => sheet.enter({ row: 9, col: 9 }, 1)).toThrow();
    expect(() => sheet.enter(cell, 7)).toThrow();
    expect(() => sheet.mark(cell, 7)).toThrow();
    expect(() => sheet.undo()).toThrow();
    expect(() => sheet.redo()).toThrow();
    expect(() => sheet.rollBack()).toThrow();
  });

  it('tells what a cell can take at sight', () => {
    const other = sheet.cells.find((each) => each.row === cell.row && each.col !== cell.col);
    if (other === undefined) throw new Error('the sample has open cells in a row');
    const filled = sheet.enter(other, right);
    expect(sheet.candidates(cell)).toContain(right);
    expect(filled.candidates(cell)).not.toContain(right);
    expect(filled.enter(cell, right).candidates(cell)).not.toContain(right);
    expect(filled.ruledOut(cell)).toEqual([]);
  });
});
