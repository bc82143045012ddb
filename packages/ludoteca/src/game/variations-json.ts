/** Variations as records write them: moves as people type them, each after so many moves of the game. */

import type { JsonObject, JsonReader } from '../document/index.ts';
import type { GameRules, Move } from './game.ts';
import { gamePhrases } from './phrases.ts';
import { swap } from './swap.ts';
import type { Variation, Variations } from './variations.ts';

/** What variations need of a game. */
type LineRules<State> = Pick<
  GameRules<unknown, State>,
  'apply' | 'outcome' | 'parseMove' | 'formatMove'
>;

/** The position after moves from a beginning; an exchange of sides leaves it as it is. */
function after<State>(game: LineRules<State>, begin: State, moves: readonly Move[]): State {
  return moves.reduce((at, move) => (move === swap ? at : game.apply(at, move)), begin);
}

/** Reads variations; a fault is told with its place. `main` are the moves from the beginning of the game. */
export function readVariations<State>(
  game: LineRules<State>,
  reader: JsonReader,
  begin: State,
  main: readonly Move[],
): Variations {
  if (!reader.isPresent) return [];
  return reader.list().map((each): Variation => {
    const branch = each.at('after').whole(0, main.length);
    let state = after(game, begin, main.slice(0, branch));
    const moves = each
      .at('moves')
      .list()
      .map((text) => {
        const where = { kind: 'json', path: text.path } as const;
        if (game.outcome(state) !== undefined) {
          text.refuse(gamePhrases.notice('move-after-end', { move: text.text() }, where));
        }
        const move = game.parseMove(state, text.text());
        if (!move.ok) return text.refuse({ ...move.error, where });
        state = game.apply(state, move.value);
        return move.value;
      });
    const line = [...main.slice(0, branch), ...moves];
    const inner = readVariations(game, each.at('variations'), begin, line);
    const [name, comment] = [each.at('name'), each.at('comment')];
    return {
      after: branch,
      moves,
      ...(name.isPresent && { name: name.text() }),
      ...(comment.isPresent && { comment: comment.text() }),
      ...(inner.length > 0 && { variations: inner }),
    };
  });
}

export function writeVariations<State>(
  game: LineRules<State>,
  begin: State,
  main: readonly Move[],
  variations: Variations,
): readonly JsonObject[] {
  return variations.map(({ after: branch, moves, name, comment, variations: inner = [] }) => {
    let state = after(game, begin, main.slice(0, branch));
    const texts = moves.map((move) => {
      const text = game.formatMove(state, move);
      state = game.apply(state, move);
      return text;
    });
    const line = [...main.slice(0, branch), ...moves];
    return {
      after: branch,
      moves: texts,
      ...(name !== undefined && { name }),
      ...(comment !== undefined && { comment }),
      ...(inner.length > 0 && { variations: writeVariations(game, begin, line, inner) }),
    };
  });
}
