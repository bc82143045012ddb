/**
 * What a play is, whoever keeps it: a state, and actions that lead from one state to the next. Puzzles and
 * board games bring a reducer; keeping, opening again and sharing between tabs are written once over it.
 */

import type { JsonObject, JsonValue } from 'ludoteca/document';
import { type Notice, ok, type Result } from 'ludoteca/kernel';
import type { About } from '../storage/index.ts';

export interface Reducer<State, Action> {
  /** The state that a document begins, or what is wrong with the document. */
  begin(start: JsonObject): Result<State, Notice>;
  /** The state after an action; undefined when it cannot be done now. */
  after(state: State, action: Action): State | undefined;
  /** An action as it is written down. */
  write(action: Action): JsonValue;
  /** Undefined for what is no action, as in a file that was tampered with. */
  read(value: JsonValue): Action | undefined;
  /** The document as it stands. */
  documentOf(state: State): JsonObject;
  /** What is to be known of it without opening it, given what was. */
  aboutOf(state: State, before: About): About;
}

/** Everything done again from the beginning. What does not fit ends it there, never the page. */
export function replay<State, Action>(
  reducer: Reducer<State, Action>,
  { start, actions }: { readonly start: JsonObject; readonly actions: readonly JsonValue[] },
): Result<State, Notice> {
  const begun = reducer.begin(start);
  if (!begun.ok) return begun;
  let state = begun.value;
  for (const written of actions) {
    const action = reducer.read(written);
    const next = action === undefined ? undefined : attempted(reducer, state, action);
    if (next === undefined) break;
    state = next;
  }
  return ok(state);
}

/** What is read from a device may be anything; an action that the library refuses as a bug is refused here. */
function attempted<State, Action>(
  reducer: Reducer<State, Action>,
  state: State,
  action: Action,
): State | undefined {
  try {
    return reducer.after(state, action);
  } catch {
    return undefined;
  }
}
