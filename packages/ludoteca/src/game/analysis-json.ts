/** An analysis as programs read it. */

import type { JsonObject } from '../document/index.ts';
import type { Analysis, Verdict } from './analysis.ts';
import type { Game, Move } from './game.ts';

/**
 * Every value is for the side to move; a distance counts the moves to the end of the game, those of both.
 *
 * @example
 * ```ts
 * import { analyse, analysisJson } from 'ludoteca/game';
 * import { Effort } from 'ludoteca/kernel';
 * import { rastros } from 'ludoteca';
 *
 * const { state } = rastros.start({ size: 4 });
 * const analysis = analyse(rastros, state, new Effort({ nodes: 50_000 }));
 * const { toMove, value, moves } = analysisJson(rastros, state, analysis);
 * console.log(toMove, value, moves[0]);
 * ```
 *
 * ```text
 * north win { move: 'b2', value: 'loss', distance: 10 }
 * ```
 */
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

/**
 * Moves one after another, as people write them.
 *
 * @example
 * ```ts
 * import { bestLine, writeLine } from 'ludoteca/game';
 * import { Effort } from 'ludoteca/kernel';
 * import { rastros } from 'ludoteca';
 *
 * const { state } = rastros.start({ size: 4 });
 * console.log(writeLine(rastros, state, bestLine(rastros, state, 9, new Effort())).join(' '));
 * ```
 *
 * ```text
 * d2 d3 c2 b3 a2 a3 b2 b1 a1
 * ```
 */
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
