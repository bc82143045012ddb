import { catalogue } from 'ludoteca/catalogue';
import type { JsonObject } from 'ludoteca/document';
import { Effort } from 'ludoteca/kernel';
import { type AnyPuzzle, hint, isPuzzle, wholePuzzle } from 'ludoteca/puzzle';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { futoshiki } from '../../../../packages/ludoteca/test/games/futoshiki/index.ts';
import { tinySudoku } from '../../test/samples.ts';
import type { BoardCell } from '../board/index.ts';

// What the page hangs on to: nothing of it is needed for keys to mean something.
const deaf = { addEventListener() {}, removeEventListener() {} };
vi.stubGlobal('document', { ...deaf, hidden: true });
vi.stubGlobal('location', { hash: '' });
vi.stubGlobal('matchMedia', () => ({ ...deaf, matches: false }));
vi.stubGlobal('navigator', { languages: ['en'] });
vi.stubGlobal('addEventListener', () => {});
vi.stubGlobal('removeEventListener', () => {});
const { inputOf } = await import('./input.ts');
const { openSession } = await import('./session.ts');
const { isEntry, takeHint } = await import('./hint.ts');
const { preferences } = await import('./preferences.ts');

const sudoku = catalogue.filter(isPuzzle).find(({ id }) => id === tinySudoku.game);
if (sudoku?.setting === undefined) throw new Error('the puzzle of the sample is set by hand');
const { setting } = sudoku;

const leaving: (() => void)[] = [];
afterEach(() => {
  for (const leave of leaving.splice(0)) leave();
});

function opened(puzzle: AnyPuzzle, start: JsonObject) {
  const saved = { id: 'x', game: puzzle.id, start, actions: [], began: 0, touched: 0, about: {} };
  const session = openSession(puzzle, saved);
  if (!session.ok) throw new Error(session.error.code);
  leaving.push(session.value.leave);
  const input = inputOf(session.value);
  const at = (row: number, col: number): BoardCell => {
    return { row, col, place: [col, row], label: '', isOpen: true };
  };
  /** Presses keys one after another, as quickly as a machine does. */
  const type = (cell: BoardCell, ...keys: readonly string[]) => {
    input.select(cell);
    for (const pressed of keys) {
      const key = pressed.split('+').at(-1) ?? '';
      const has = (modifier: string) => pressed.startsWith(`${modifier}+`);
      const code = /^\d$/.test(key) ? `Digit${key}` : key;
      const held = { shiftKey: has('Shift'), ctrlKey: has('Ctrl'), altKey: has('Alt') };
      const event = { key, code, ...held, metaKey: false };
      input.key(event as KeyboardEvent, cell);
    }
  };
  return { session: session.value, input, at, type };
}

describe('numbers of two digits', () => {
  const blank = setting.blank({ rows: 12, cols: 12 });
  const open = () => opened(sudoku, sudoku.toJson(blank));

  it('are typed digit by digit, 10 too, and undone at once', () => {
    const { session, at, type } = open();
    type(at(0, 0), '1', '0');
    expect(session.sheet.value.entry(at(0, 0))).toBe(10);
    type(at(0, 1), '1', '2');
    expect(session.sheet.value.entry(at(0, 1))).toBe(12);
    session.act({ kind: 'undo' });
    expect(session.sheet.value.entry(at(0, 1))).toBeUndefined();
    expect(session.sheet.value.entry(at(0, 0))).toBe(10);
  });

  it('never reach from one cell into the next', () => {
    const { session, at, type } = open();
    type(at(0, 0), '1');
    type(at(0, 1), '2');
    const { sheet } = session;
    expect([sheet.value.entry(at(0, 0)), sheet.value.entry(at(0, 1))]).toEqual([1, 2]);
    type(at(0, 2), 'Shift+1');
    type(at(0, 3), 'Shift+2');
    expect([sheet.value.marks(at(0, 2)), sheet.value.marks(at(0, 3))]).toEqual([[1], [2]]);
  });

  it('are pencilled as they are written', () => {
    const { session, at, type } = open();
    type(at(0, 0), 'Shift+1', 'Shift+1');
    expect(session.sheet.value.marks(at(0, 0))).toEqual([11]);
    // A mark and an entry are two things, however quickly they follow.
    type(at(1, 0), 'Shift+1', '2');
    expect(session.sheet.value.entry(at(1, 0))).toBe(2);
  });

  it('leave 0 to erase, and digits that make no number to themselves', () => {
    const { session, at, type } = open();
    type(at(0, 0), '5', '0');
    expect(session.sheet.value.entry(at(0, 0))).toBeUndefined();
    type(at(0, 0), '1', '3');
    expect(session.sheet.value.entry(at(0, 0))).toBe(3);
  });
});

describe('several cells', () => {
  const open = () => {
    const made = opened(sudoku, sudoku.toJson(setting.blank({ rows: 4, cols: 4 })));
    const { input, at } = made;
    const drag = (...path: readonly (readonly [number, number])[]) => {
      const by = { by: 'mouse', isSecondary: false, isAdding: false } as const;
      path.forEach(([row, col], index) => {
        input.drag({ ...by, phase: index === 0 ? 'start' : 'over', cell: at(row, col) });
      });
      const [row, col] = path[path.length - 1];
      input.drag({ ...by, phase: 'end', cell: at(row, col) });
    };
    return { ...made, drag };
  };
  const press = (made: ReturnType<typeof open>, row: number, col: number) => {
    made.input.select(made.at(row, col));
    made.input.press({ cell: made.at(row, col), by: 'mouse', isSecondary: false });
  };

  it('are written, noted and erased together, and undone at once', () => {
    const { session, input, at, drag } = open();
    const { sheet } = session;
    drag([0, 0], [0, 1], [1, 1]);
    expect([session.selected.value, session.chosen.value]).toEqual([
      { row: 1, col: 1 },
      [
        { row: 0, col: 1 },
        { row: 0, col: 0 },
      ],
    ]);
    const press = (key: string, held: object = {}) => {
      const event = { key, code: `Digit${key}`, ...held };
      input.key(event as KeyboardEvent, at(1, 1));
    };
    press('2', { shiftKey: true });
    press('3', { ctrlKey: true });
    press('4', { altKey: true });
    for (const place of ['corner', 'centre', 'colour'] as const) {
      expect([at(0, 0), at(0, 1), at(1, 1)].map((cell) => sheet.value.marks(cell, place))).toEqual(
        Array.from({ length: 3 }, () => [{ corner: 2, centre: 3, colour: 4 }[place]]),
      );
    }
    press('1');
    expect([at(0, 0), at(0, 1), at(1, 1)].map(sheet.value.entry)).toEqual([1, 1, 1]);
    session.act({ kind: 'undo' });
    expect([at(0, 0), at(0, 1), at(1, 1)].map(sheet.value.entry)).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
    input.erase();
    expect(sheet.value.marks(at(0, 0), 'centre')).toEqual([]);
    expect(sheet.value.marks(at(0, 0), 'colour')).toEqual([4]);
    input.erase();
    expect(sheet.value.pencilled).toEqual([]);
  });

  it('come one by one, go again, and are all that are alike', () => {
    const { session, input, at, type } = open();
    type(at(0, 0), '1');
    type(at(2, 1), '1');
    type(at(3, 3), '2');
    input.double?.(at(0, 0));
    expect(session.chosen.value).toEqual([{ row: 2, col: 1 }]);
    input.select(at(3, 3), 'toggle');
    expect(session.chosen.value).toHaveLength(2);
    input.select(at(0, 0), 'toggle');
    expect(session.selected.value).toEqual({ row: 3, col: 3 });
    expect(session.chosen.value).toEqual([{ row: 2, col: 1 }]);
    input.select(at(1, 1));
    expect(session.chosen.value).toEqual([]);
  });

  it('take a digit that is in hand, by presses and by dragging', () => {
    const made = open();
    const { session, input, at, drag } = made;
    preferences.takesDigitFirst.set(true);
    input.write(3);
    press(made, 0, 0);
    expect(session.sheet.value.entry(at(0, 0))).toBe(3);
    press(made, 0, 0);
    expect(session.sheet.value.entry(at(0, 0))).toBeUndefined();
    session.hand.value = 'corner';
    drag([1, 0], [1, 1], [1, 2]);
    expect(session.sheet.value.pencilled.map(({ corner }) => corner)).toEqual([[3], [3], [3]]);
    session.act({ kind: 'undo' });
    expect(session.sheet.value.pencilled).toEqual([]);
    preferences.takesDigitFirst.set(false);
  });

  it('are joined by the pen, whose strokes are undone at once', () => {
    const { session, input, at, drag } = open();
    session.hand.value = 'pen';
    drag([0, 0], [0, 1], [1, 1]);
    expect(session.sheet.value.drawn.pen).toHaveLength(2);
    input.press({ cell: at(2, 2), by: 'touch', isSecondary: false, point: [2.95, 2.5] });
    input.press({ cell: at(2, 3), by: 'touch', isSecondary: false, point: [3.05, 2.5] });
    const edge = { from: { row: 2, col: 2 }, to: { row: 2, col: 3 }, isLine: false, edge: 'dot' };
    expect(session.sheet.value.drawn.pen.at(-1)).toEqual(edge);
    drag([1, 1], [0, 1]);
    expect(session.sheet.value.drawn.pen).toHaveLength(2);
    for (let count = 0; count < 4; count++) session.act({ kind: 'undo' });
    expect(session.sheet.value.drawn.pen).toEqual([]);
    expect(session.sheet.value.canUndo).toBe(false);
  });
});

describe('values that are painted', () => {
  const told = { en: '{cell}', pt: '{cell}' } as const;
  const named = (value: number, typed: string, key?: string) => ({
    value,
    typed: { en: typed, pt: typed },
    told,
    ...(key !== undefined && { key }),
  });
  const coloured: AnyPuzzle = {
    ...futoshiki,
    entry: { kind: 'painted', values: [named(2, 'red', 'r'), named(3, 'green'), named(1, 'blue')] },
  };
  const lines = (rows: number, cols: number, item: number | string) =>
    Array.from({ length: rows }, () => Array.from({ length: cols }, () => item));
  const start = {
    game: 'futoshiki',
    size: 3,
    givens: lines(3, 3, 0),
    right: lines(3, 2, ''),
    down: lines(2, 3, ''),
  };

  it('may be any number: pressing goes through them, from the one in hand', () => {
    const { session, input, at } = opened(coloured, start);
    const press = () => {
      input.press({ cell: at(0, 0), isSecondary: false, by: 'mouse' });
      return session.sheet.value.entry(at(0, 0));
    };
    input.write(3);
    expect([press(), press(), press(), press()]).toEqual([3, 1, 2, undefined]);
    input.press({ cell: at(0, 0), isSecondary: true, by: 'mouse' });
    expect(session.sheet.value.entry(at(0, 0))).toBe(1);
  });

  it('have a key each: a letter of their own, or their place', () => {
    const { session, at, type } = opened(coloured, start);
    type(at(1, 1), 'r');
    expect(session.sheet.value.entry(at(1, 1))).toBe(2);
    type(at(1, 1), '2');
    expect(session.sheet.value.entry(at(1, 1))).toBe(3);
    type(at(1, 1), '2');
    expect(session.sheet.value.entry(at(1, 1))).toBeUndefined();
  });
});

describe('a hint that rules out candidates', () => {
  it('is taken back with the marks it struck, by one undo', () => {
    const { session } = opened(sudoku, {
      ...tinySudoku,
      givens: tinySudoku.givens.map((line) => line.map(() => 0)),
    });
    const { puzzle, doc } = session;
    const { cells, values } = session.sheet.value;
    const all = cells.map((cell) => ({ kind: 'marks', cell, place: 'corner', values }) as const);
    session.act({ kind: 'edit', edits: all });
    const before = session.sheet.value;
    const teller = wholePuzzle(puzzle);
    const advice = hint(teller, doc, new Effort(), { isMinimal: true });
    if (advice.kind !== 'step' || isEntry(advice.step)) throw new Error('the first step rules out');
    session.hint.value = { kind: 'advice', advice, teller, told: 1 };
    takeHint(session);
    expect(session.hint.value).toBeUndefined();
    expect(session.sheet.value.pencilled).not.toEqual(before.pencilled);
    session.act({ kind: 'undo' });
    expect(session.sheet.value.pencilled).toEqual(before.pencilled);
    expect(session.sheet.value.toJson()).toEqual(before.toJson());
  });
});

describe('a hint of several links', () => {
  it('leaves what its links ruled out, and is one undo', () => {
    const { session, at } = opened(sudoku, {
      ...tinySudoku,
      givens: tinySudoku.givens.map((line) => line.map(() => 0)),
    });
    const { puzzle, doc } = session;
    const before = session.sheet.value;
    const teller = wholePuzzle(puzzle);
    const advice = hint(teller, doc, new Effort());
    if (advice.kind !== 'step' || advice.argument === undefined) throw new Error(advice.kind);
    const { step, argument } = advice;
    const { cell } = step.conclusion[0];
    const other = before.cells.find(({ row, col }) => row !== cell.row || col !== cell.col);
    if (other === undefined) throw new Error('there are other cells');
    const first = { ...argument.links[0], conclusion: [{ cell: other, not: [1] }] };
    const longer = { ...argument, links: [first, ...argument.links] };
    session.hint.value = {
      kind: 'advice',
      advice: { ...advice, argument: longer },
      teller,
      told: 1,
    };
    takeHint(session);
    expect(session.sheet.value.entry(at(cell.row, cell.col))).toBeDefined();
    expect(session.sheet.value.ruledOut(other)).toEqual([1]);
    session.act({ kind: 'undo' });
    expect(session.sheet.value.toJson()).toEqual(before.toJson());
  });
});
