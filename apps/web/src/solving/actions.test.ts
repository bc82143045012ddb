import { catalogue } from 'ludoteca/catalogue';
import { isPuzzle, openSheet } from 'ludoteca/puzzle';
import { describe, expect, it } from 'vitest';
import { tinySolution, tinySudoku } from '../../test/samples.ts';
import { type Action, after, fromJson, replay, toJson } from './actions.ts';

const puzzle = catalogue.filter(isPuzzle).find(({ id }) => id === tinySudoku.game);
if (puzzle === undefined) throw new Error('the puzzle of the sample is there');
const read = puzzle.fromJson(tinySudoku);
if (!read.ok) throw new Error(read.error.code);
const first = openSheet(puzzle, read.value);
const [cell, other] = first.cells;

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
  { kind: 'adopt', document: { ...tinySudoku, grid: tinySolution } },
];

describe('what a player does', () => {
  it('is written down and done again', () => {
    let sheet = first;
    for (const action of done) sheet = after(puzzle, sheet, action);
    expect(sheet.isSolved).toBe(true);
    const written = JSON.parse(JSON.stringify(done.map(toJson)));
    expect(written.map(fromJson)).toEqual(done);
    const again = replay(puzzle, first, written);
    expect(again.toJson()).toEqual(sheet.toJson());
    expect(again.undo().entry(cell)).toBe(3);
  });

  it('is taken as far as it makes sense', () => {
    const bad = [['e', [0, 2, 3]], ['e', [9, 9, 3]], ['undo']];
    expect(replay(puzzle, first, bad).entry({ row: 0, col: 2 })).toBe(3);
    expect(replay(puzzle, first, [['dance'], ['e', [0, 2, 3]]]).canUndo).toBe(false);
    expect(replay(puzzle, first, [null, 5, ['adopt', {}]]).canUndo).toBe(false);
    for (const value of [
      ['adopt', 5],
      ['e', 5],
      ['e', ['x', 1, 2]],
      ['e', [0, 2, 'side', []]],
    ]) {
      expect(fromJson(value)).toBeUndefined();
    }
  });
});
