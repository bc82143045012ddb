import { greaterThan } from 'ludoteca/greater-than';
import { generate, openSheet, puzzleDocument } from 'ludoteca/puzzle';
import { describe, expect, it } from 'vitest';
import type { Saved } from '../storage/index.ts';
import { type Action, solvingReducer } from './actions.ts';
import { stepsOf } from './steps.ts';

const recipe = greaterThan.recipe({ size: { rows: 4, cols: 4 } });
if (!recipe.ok) throw new Error(recipe.error.code);
const made = generate(greaterThan, recipe.value, 'steps');
if (!made.ok) throw new Error(made.error.code);
const { clues, solution } = made.value;
const document = puzzleDocument(greaterThan, { clues });
const solved = openSheet(greaterThan, puzzleDocument(greaterThan, { clues, grid: solution }));
const { write } = solvingReducer(greaterThan);

const entering: readonly Action[] = solved.cells.map((cell) => ({
  kind: 'edit',
  edits: [{ kind: 'entry', cell, value: solved.entry(cell) }],
}));

function playOf(actions: readonly Action[], times?: readonly number[]): Saved {
  return {
    id: 'play',
    game: greaterThan.id,
    start: document.toJson(),
    actions: actions.map(write),
    ...(times && { times }),
    began: 0,
    touched: 0,
    about: {},
  };
}

const counted = (actions: readonly Action[]) => actions.map((_, index) => (index + 1) * 500);

describe('the steps of a puzzle', () => {
  it('are what became of its cells, until it was solved', () => {
    const after: readonly Action[] = [...entering, { kind: 'undo' }];
    const steps = stepsOf(greaterThan, playOf(after, counted(after)));
    expect(steps).toHaveLength(16);
    expect(steps?.[0]).toEqual({ at: 500, entries: [[0, 0, solved.entry({ row: 0, col: 0 })]] });
    expect(steps?.at(-1)?.at).toBe(8000);
  });

  it('have undone changes, help, and strokes as one', () => {
    const [first, second, ...rest] = entering;
    const help: Action = { kind: 'help' };
    const more: Action = second.kind === 'edit' ? { ...second, isMore: true } : second;
    const actions: readonly Action[] = [first, { kind: 'undo' }, help, first, more, ...rest];
    const steps = stepsOf(greaterThan, playOf(actions, counted(actions))) ?? [];
    expect(steps[1]).toEqual({ at: 1000, entries: [[0, 0, null]] });
    expect(steps[2]).toEqual({ at: 1500, isHint: true });
    expect(steps[3]).toMatchObject({ at: 2500 });
    expect('entries' in steps[3] && steps[3].entries).toHaveLength(2);
  });

  it('never go backwards, though the clock did', () => {
    const times = counted(entering).with(3, 1);
    const steps = stepsOf(greaterThan, playOf(entering, times)) ?? [];
    expect(steps[3].at).toBe(1500);
  });

  it('are not known where a time is missing, and none where it is not solved', () => {
    expect(stepsOf(greaterThan, playOf(entering))).toBeUndefined();
    expect(stepsOf(greaterThan, playOf(entering, [1, 2]))).toBeUndefined();
    const open = entering.slice(1);
    expect(stepsOf(greaterThan, playOf(open, counted(open)))).toBeUndefined();
  });
});
