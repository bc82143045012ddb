/** What is done in a game, as it is kept, and what becomes of it: the reducer of board games. */

import { isJsonObject, type JsonValue } from 'ludoteca/document';
import { type AnyGame, gameFromJson, levelCardsOf, type Match, type Seat } from 'ludoteca/game';
import { ok } from 'ludoteca/kernel';
import { aboutOfMatch, type Reducer } from '../kept/index.ts';
import { wholeOf } from './moments.ts';

/** A move as people type it, or one of the other things players do. */
export type Action =
  | string
  | { readonly undo: number }
  | { readonly redo: number }
  | { readonly resign: Seat }
  /** Others sit down. */
  | { readonly players: readonly [string, string] }
  /** What else could have been played, as records write it. */
  | { readonly variations: JsonValue };

export function matchReducer(game: AnyGame): Reducer<Match, Action> {
  const levels = levelCardsOf(game).length;
  return {
    begin(start) {
      const read = gameFromJson(game, start);
      return read.ok ? ok(read.value.match) : read;
    },
    after: (match, action) => acted(game, match, action),
    write(action) {
      if (typeof action === 'string') return action;
      return 'players' in action ? { players: [...action.players] } : { ...action };
    },
    read: readAction,
    documentOf: (match) => match.toJson(),
    aboutOf: (match, { level: _, isSwapped: _swap, winner: _winner, ...before }) => ({
      ...before,
      ...aboutOfMatch(match, levels),
    }),
  };
}

/** The match after an action; undefined when it cannot be done now. */
function acted(game: AnyGame, match: Match, action: Action): Match | undefined {
  if (typeof action === 'string') {
    const move = match.read(action);
    return move.ok ? match.play(move.value) : undefined;
  }
  if ('undo' in action) return times(match, action.undo, (at) => (at.canUndo ? at.undo() : at));
  if ('redo' in action) return times(match, action.redo, (at) => (at.canRedo ? at.redo() : at));
  if ('resign' in action) {
    return match.outcome === undefined ? match.resign(action.resign) : undefined;
  }
  if ('variations' in action) return withVariations(game, match, action.variations);
  return match.withPlayers(action.players);
}

/** Reads variations against the game with all that was taken back; undefined when they do not fit it. */
function withVariations(game: AnyGame, match: Match, variations: JsonValue): Match | undefined {
  const read = gameFromJson(game, { ...wholeOf(match).toJson(), variations });
  return read.ok ? match.withVariations(read.value.match.variations) : undefined;
}

function times(match: Match, count: number, step: (at: Match) => Match): Match {
  let at = match;
  for (let done = 0; done < count; done++) at = step(at);
  return at;
}

function readAction(value: JsonValue): Action | undefined {
  if (typeof value === 'string') return value;
  if (!isJsonObject(value)) return undefined;
  const { undo, redo, resign, players, variations } = value;
  if (isCount(undo)) return { undo };
  if (isCount(redo)) return { redo };
  if (resign === 0 || resign === 1) return { resign };
  if (Array.isArray(variations)) return { variations };
  if (Array.isArray(players)) {
    const [one, other] = players;
    if (typeof one === 'string' && typeof other === 'string') return { players: [one, other] };
  }
  return undefined;
}

function isCount(value: JsonValue | undefined): value is number {
  return typeof value === 'number' && Number.isInteger(value) && value > 0 && value < 10_000;
}
