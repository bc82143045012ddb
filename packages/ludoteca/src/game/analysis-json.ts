/** An analysis as programs read it. */

import type { JsonObject } from '../document/index.ts';
import type { Analysis, MoveVerdict, Verdict } from './analysis.ts';
import type { Game } from './game.ts';

/** Every value is for the side to move; a distance counts plies to the end of the game. */
export function analysisJson<Params, State>(
  game: Pick<Game<Params, State>, 'id' | 'sides' | 'turn' | 'formatMove' | 'apply' | 'facts'>,
  state: State,
  analysis: Analysis,
): JsonObject {
  return {
    game: game.id,
    toMove: game.sides[game.turn(state)].id,
    ...verdictJson(analysis),
    moves: analysis.moves.map((verdict) => ({
      move: game.formatMove(state, verdict.move),
      ...verdictJson(verdict),
      ...(verdict.line !== undefined && { line: lineTexts(game, state, verdict) }),
    })),
    ...game.facts?.(state),
    nodes: analysis.nodes,
  };
}

/** The moves that are expected after a move, as people write them. */
function lineTexts<Params, State>(
  game: Pick<Game<Params, State>, 'formatMove' | 'apply'>,
  state: State,
  { move, line = [] }: MoveVerdict,
): readonly string[] {
  let at = game.apply(state, move);
  return line.map((next) => {
    const text = game.formatMove(at, next);
    at = game.apply(at, next);
    return text;
  });
}

function verdictJson({ value, estimate, distance }: Verdict): JsonObject {
  return {
    value,
    ...(estimate !== undefined && { estimate: Math.round(estimate * 10_000) / 10_000 }),
    ...(distance !== undefined && { distance }),
  };
}
