/** What was done until a puzzle was solved, with its times: as a server looks through it. */

import type { Step } from '@ludoteca/server/protocol';
import type { AnyPuzzleBoard, Sheet } from 'ludoteca/puzzle';
import type { Saved } from '../storage/index.ts';
import { solvingReducer } from './actions.ts';

type Entries = Extract<Step, { readonly entries: unknown }>['entries'];

/** Undefined for a play whose times were not kept, or that was not solved. */
export function stepsOf(
  puzzle: AnyPuzzleBoard,
  { start, actions, times }: Saved,
): readonly Step[] | undefined {
  const reducer = solvingReducer(puzzle);
  const begun = reducer.begin(start);
  if (!begun.ok || times === undefined || times.length !== actions.length) return undefined;
  let state = begun.value;
  const steps: Step[] = [];
  let last = 0;
  for (const [index, written] of actions.entries()) {
    const action = reducer.read(written);
    const next = action && reducer.after(state, action);
    if (action === undefined || next === undefined) return undefined;
    // A clock that was kept to the second goes on a little before where it was left.
    last = Math.max(last, times[index]);
    if (action.kind === 'help') steps.push({ at: last, isHint: true });
    const entries = changed(state.sheet, next.sheet);
    const before = steps.at(-1);
    const goesOn = action.kind === 'edit' && action.isMore === true;
    if (entries.length > 0 && goesOn && before !== undefined && 'entries' in before) {
      // A stroke is one change, done when it ends.
      steps[steps.length - 1] = { at: last, entries: [...before.entries, ...entries] };
    } else if (entries.length > 0) steps.push({ at: last, entries });
    state = next;
    if (state.isDone) return steps;
  }
  return undefined;
}

/** The cells that are others now. */
function changed(before: Sheet, after: Sheet): Entries {
  return after.cells.flatMap((cell): Entries => {
    const value = after.entry(cell);
    return value === before.entry(cell) ? [] : [[cell.row, cell.col, value ?? null]];
  });
}
