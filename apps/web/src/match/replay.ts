/** What is done in a game, as it is kept: replayed in order, it gives the game as it stood. */

import { isJsonObject, type JsonObject, type JsonValue } from 'ludoteca/document';
import { type AnyGame, type Match, resumeMatch, type Seat } from 'ludoteca/game';
import { type Notice, ok, type Result } from 'ludoteca/kernel';

/** A move as people type it, or one of the other things players do. */
export type Action =
  | string
  | { readonly undo: number }
  | { readonly redo: number }
  | { readonly resign: Seat }
  /** Others sit down. */
  | { readonly players: readonly [string, string] };

/** The game that a kept one has become. What does not fit any more ends the replay, never the page. */
export function replay(
  game: AnyGame,
  { start, actions }: { readonly start: JsonObject; readonly actions: readonly JsonValue[] },
): Result<Match, Notice> {
  const read = game.fromJson(start);
  if (!read.ok) return read;
  // Documents only ever meet the game that read them.
  let match = resumeMatch(game, read.value as Parameters<typeof resumeMatch<unknown, unknown>>[1]);
  for (const each of actions) {
    const action = readAction(each);
    const next = action === undefined ? undefined : acted(game, match, action);
    if (next === undefined) break;
    match = next;
  }
  return ok(match);
}

/** The match after an action; absent when it cannot be done now. */
export function acted(game: AnyGame, match: Match, action: Action): Match | undefined {
  if (typeof action === 'string') {
    const move = match.read(action);
    return move.ok ? match.play(move.value) : undefined;
  }
  if ('undo' in action) return times(match, action.undo, (at) => (at.canUndo ? at.undo() : at));
  if ('redo' in action) return times(match, action.redo, (at) => (at.canRedo ? at.redo() : at));
  if ('resign' in action) {
    return match.outcome === undefined ? match.resign(action.resign) : undefined;
  }
  const read = game.fromJson(match.toJson());
  if (!read.ok) return undefined;
  const doc = read.value as Parameters<typeof resumeMatch<unknown, unknown>>[1];
  return resumeMatch(game, doc, { players: action.players });
}

function times(match: Match, count: number, step: (at: Match) => Match): Match {
  let at = match;
  for (let done = 0; done < count; done++) at = step(at);
  return at;
}

function readAction(value: JsonValue): Action | undefined {
  if (typeof value === 'string') return value;
  if (!isJsonObject(value)) return undefined;
  const { undo, redo, resign, players } = value;
  if (isCount(undo)) return { undo };
  if (isCount(redo)) return { redo };
  if (resign === 0 || resign === 1) return { resign };
  if (Array.isArray(players)) {
    const [one, other] = players;
    if (typeof one === 'string' && typeof other === 'string') return { players: [one, other] };
  }
  return undefined;
}

function isCount(value: JsonValue | undefined): value is number {
  return typeof value === 'number' && Number.isInteger(value) && value > 0 && value < 10_000;
}

/** The match as it stood after so many steps, moves that were taken back included. */
export function matchAt(match: Match, steps: number): Match {
  let at = match;
  while (stepsOf(at) > steps && at.canUndo) at = at.undo();
  while (stepsOf(at) < steps && at.canRedo) at = at.redo();
  return at;
}

/** Moves, and the end that the players gave the game. */
function stepsOf(match: Match): number {
  return match.history.length;
}

/** The match with all that was taken back. */
export function wholeOf(match: Match): Match {
  let at = match;
  while (at.canRedo) at = at.redo();
  return at;
}

/** How many steps to take back so that a person of the match is to move; 0 when there is none. */
export function stepsToUndo(match: Match, isPerson: (seat: Seat) => boolean): number {
  let at = match;
  let steps = 0;
  while (at.canUndo) {
    at = at.undo();
    steps++;
    if (isPerson(at.seat) && at.outcome === undefined) return steps;
  }
  return 0;
}

/** How many steps to bring back until a person is to move, or all is there. */
export function stepsToRedo(match: Match, isPerson: (seat: Seat) => boolean): number {
  let at = match;
  let steps = 0;
  while (at.canRedo) {
    at = at.redo();
    steps++;
    if (isPerson(at.seat) && at.outcome === undefined) return steps;
  }
  return steps;
}
