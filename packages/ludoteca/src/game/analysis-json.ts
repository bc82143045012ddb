/** An analysis as programs read it. */

import type { JsonObject } from '../document/index.ts';
import type { Analysis, Verdict } from './analysis.ts';
import type { Game, Move } from './game.ts';

/** Every value is for the side to move; a distance counts the moves to the end of the game, those of both. */
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
      ...(verdict.line !== undefined && {
        line: writeLine(game, game.apply(state, verdict.move), verdict.line),
      }),
    })),
    ...game.facts?.(state),
    nodes: analysis.nodes,
  };
}

/** Moves one after another, as people write them. */
export function writeLine<Params, State>(
  game: Pick<Game<Params, State>, 'formatMove' | 'apply'>,
  from: State,
  moves: readonly Move[],
): readonly string[] {
  let at = from;
  return moves.map((move) => {
    const text = game.formatMove(at, move);
    at = game.apply(at, move);
    return text;
  });
}

function verdictJson({ value, estimate, isRough, distance }: Verdict): JsonObject {
  return {
    value,
    ...(estimate !== undefined && { estimate: Math.round(estimate * 10_000) / 10_000 }),
    ...(isRough && { rough: true }),
    ...(distance !== undefined && { distance }),
  };
}
