import { catalogue } from 'ludoteca/catalogue';
import type { JsonValue } from 'ludoteca/document';
import { isPuzzle, puzzleFromJson } from 'ludoteca/puzzle';
import { describe, expect, it } from 'vitest';
import { tinySolution, tinySudoku } from '../../test/samples.ts';
import { replay } from '../kept/reducer.ts';
import { type Action, solvingReducer } from './actions.ts';

const puzzle = catalogue.filter(isPuzzle).find(({ id }) => id === tinySudoku.game);
if (puzzle === undefined) throw new Error('the puzzle of the sample is there');
const reducer = solvingReducer(puzzle);

/** The state after actions as they were written down. */
function replayed(actions: readonly JsonValue[]) {
  const state = replay(reducer, { start: tinySudoku, actions });
  if (!state.ok) throw new Error(state.error.code);
  return state.value;
}

const after = (...actions: readonly Action[]) => replayed(actions.map(reducer.write));

const [cell, other] = after().sheet.cells;
const read = puzzleFromJson(puzzle, { ...tinySudoku, grid: tinySolution });
if (!read.ok) throw new Error(read.error.code);
const solution = read.value;
const solving: Action = { kind: 'solve', filled: solution };

const done: readonly Action[] = [
  { kind: 'edit', edits: [{ kind: 'entry', cell, value: 3 }] },
  { kind: 'checkpoint' },
  {
    kind: 'edit',
    edits: [
      { kind: 'entry', cell, value: undefined },
      { kind: 'marks', cell: other, place: 'corner', values: [1, 2] },
    ],
  },
  { kind: 'edit', edits: [{ kind: 'entry', cell: other, value: 1 }], isMore: true },
  { kind: 'help' },
  { kind: 'back' },
  { kind: 'undo' },
  { kind: 'redo' },
  {
    kind: 'take',
    conclusion: [
      { cell, not: [1] },
      { cell: other, is: 2 },
    ],
  },
  {
    kind: 'adopt',
    filled: solution,
    edits: [{ kind: 'marks', cell, place: 'centre', values: [3] }],
  },
  solving,
];

describe('what a player does', () => {
  it('is written down and done again', () => {
    const written = JSON.parse(JSON.stringify(done.map(reducer.write)));
    expect(written.map(reducer.read).map(reducer.write)).toEqual(written);
    let state = after();
    for (const action of done) state = reducer.after(state, action) ?? state;
    const again = replayed(written);
    expect(again.sheet.isSolved).toBe(true);
    expect(again.sheet.toJson()).toEqual(state.sheet.toJson());
    expect(again.sheet.undo().undo().undo().entry(cell)).toBe(3);
  });

  it('is taken as far as it makes sense', () => {
    const bad = [['e', [0, 2, 3]], ['e', [9, 9, 3]], ['undo']];
    expect(replayed(bad).sheet.entry({ row: 0, col: 2 })).toBe(3);
    expect(replayed([['dance'], ['e', [0, 2, 3]]]).sheet.canUndo).toBe(false);
    expect(replayed([null, 5, ['adopt', {}]]).sheet.canUndo).toBe(false);
    for (const value of [
      ['adopt', 5],
      ['adopt', {}, 5],
      ['solve'],
      ['take', 5],
      ['take', [0, 1]],
      ['e', 5],
      ['e', ['x', 1, 2]],
      ['e', [0, 2, 'side', []]],
    ]) {
      expect(reducer.read(value)).toBeUndefined();
    }
    expect(replay(reducer, { start: { game: puzzle.id }, actions: [] }).ok).toBe(false);
  });

  it('takes a hint back with the marks that it struck: one act, one undo', () => {
    const marked: Action = {
      kind: 'edit',
      edits: [{ kind: 'marks', cell, place: 'corner', values: [1, 3] }],
    };
    const taken: Action = { kind: 'take', conclusion: [{ cell, not: [1, 2] }] };
    expect(after(marked, taken).sheet.marks(cell)).toEqual([3]);
    const undone = after(marked, taken, { kind: 'undo' }).sheet;
    expect(undone.marks(cell)).toEqual([1, 3]);
    expect(undone.undo().canUndo).toBe(false);
  });
});

describe('what is known of a puzzle', () => {
  const about = (...actions: readonly Action[]) =>
    reducer.aboutOf(after(...actions), { level: 'easy' });

  it('is how far it is, and whether help was taken', () => {
    expect(about()).toMatchObject({ level: 'easy', size: '4 × 4', progress: '0/9', isDone: false });
    expect(about(done[0])).toMatchObject({ progress: '1/9' });
    expect(about(done[0])).not.toHaveProperty('isAlone');
    expect(about({ kind: 'help' })).toMatchObject({ isAlone: false });
  });

  it('does not call solved what was shown, nor what is gone back and forth over', () => {
    expect(about(solving)).toMatchObject({ isDone: true, isShown: true, isAlone: false });
    const undone = about(solving, { kind: 'undo' });
    expect(undone).toMatchObject({ isDone: false, isAlone: false });
    expect(undone).not.toHaveProperty('isShown');
    expect(about(solving, { kind: 'undo' }, { kind: 'redo' })).toMatchObject({ isShown: true });
  });

  it('keeps for good that the player solved it', () => {
    const edits = after().sheet.cells.map(({ row, col }) => ({
      kind: 'entry' as const,
      cell: { row, col },
      value: tinySolution[row][col],
    }));
    const own: Action = { kind: 'edit', edits };
    expect(about(own)).toMatchObject({ isDone: true });
    expect(about(own)).not.toHaveProperty('isShown');
    expect(about(own, { kind: 'undo' })).toMatchObject({ isDone: true });
  });
});
