/**
 * Perfect play from any position that can be proven: who wins hurries, who loses delays, and where how long it
 * lasts cannot be measured, the defence is the one that takes most to refute. Among moves that are as good by that, it is
 * the one that looks best: of those that lose as soon, one that meets a threat, and not the first of the board.
 */

import type { Effort } from '../../kernel/index.ts';
import type { Game, Move } from '../game.ts';
import { byLooks } from './looks.ts';
import { type ProvenValue, type Prover, pliesBy, proverOf, valueAfter } from './prover.ts';

/** The best move of a position, and what it comes to. */
export interface BestMove {
  readonly move: Move;
  /** The value of the position, to the side to move. */
  readonly value: ProvenValue;
  /** Moves of both players to the end, this one included, where that was measured. */
  readonly plies?: number;
}

/** What may be spent on how long the game lasts, for each move. */
const measureNodes = 20_000;

/**
 * Absent when the effort was spent before the value of the position was known, or the game is over.
 *
 * @example
 * ```ts
 * import { bestMove } from 'ludoteca/game';
 * import { Effort } from 'ludoteca/kernel';
 * import { rastros } from 'ludoteca';
 *
 * const { state } = rastros.start({ size: 4 });
 * const { move, value, plies } = bestMove(rastros, state, new Effort());
 * console.log(rastros.formatMove(state, move), value, plies);
 * ```
 *
 * ```text
 * d2 win 9
 * ```
 */
export function bestMove<Params, State>(
  game: Game<Params, State>,
  state: State,
  effort: Effort,
  prover: Prover<State> = proverOf(game, state),
): BestMove | undefined {
  const rated: { move: Move; value: ProvenValue; nodes: number; plies?: number }[] = [];
  for (const move of game.moves(state)) {
    const before = effort.nodes;
    const value = valueAfter(game, prover, state, move, effort);
    if (value === undefined) return undefined;
    // Nothing is quicker than the end.
    if (value === 'win' && game.outcome(game.apply(state, move)) !== undefined) {
      return { move, value, plies: 1 };
    }
    rated.push({ move, value, nodes: effort.nodes - before });
  }
  if (rated.length === 0) return undefined;
  const value = (['win', 'draw', 'loss'] as const).find((each) =>
    rated.some((move) => move.value === each),
  );
  if (value === undefined) return undefined;
  const best = rated.filter((each) => each.value === value);
  if (value !== 'draw') {
    for (const each of best) {
      const plies = effort.within(measureNodes, (part) =>
        pliesBy(game, prover, state, each.move, part),
      );
      if (plies !== undefined) each.plies = plies;
    }
  }
  const far = Number.POSITIVE_INFINITY;
  const isBetter = (one: (typeof best)[number], other: (typeof best)[number]): boolean => {
    const [mine, theirs] = [one.plies ?? far, other.plies ?? far];
    if (mine !== theirs) return value === 'win' ? mine < theirs : mine > theirs;
    if (mine !== far) return false;
    return value === 'win' ? one.nodes < other.nodes : one.nodes > other.nodes;
  };
  if (best.length > 1) {
    const looks = byLooks(game, state);
    best.sort((one, other) => looks.indexOf(one.move) - looks.indexOf(other.move));
  }
  const chosen = best.reduce((kept, each) => (isBetter(each, kept) ? each : kept));
  return {
    move: chosen.move,
    value,
    ...(chosen.plies !== undefined && { plies: chosen.plies }),
  };
}

/**
 * Best play of both from here: to the end of the game, or so many moves, or as far as the effort goes.
 *
 * @example
 * ```ts
 * import { bestLine, writeLine } from 'ludoteca/game';
 * import { Effort } from 'ludoteca/kernel';
 * import { rastros } from 'ludoteca';
 *
 * const { state } = rastros.start({ size: 4 });
 * const line = bestLine(rastros, state, 20, new Effort());
 * console.log(writeLine(rastros, state, line).join(' '));
 * ```
 *
 * ```text
 * d2 d3 c2 b3 a2 a3 b2 b1 a1
 * ```
 */
export function bestLine<Params, State>(
  game: Game<Params, State>,
  from: State,
  most: number,
  effort: Effort,
  prover: Prover<State> = proverOf(game, from),
): readonly Move[] {
  const line: Move[] = [];
  for (let state = from; line.length < most; ) {
    const best = bestMove(game, state, effort, prover);
    if (best === undefined) break;
    line.push(best.move);
    state = game.apply(state, best.move);
  }
  return line;
}
