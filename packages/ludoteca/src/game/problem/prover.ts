/** Whoever proves positions of one game, one after the other: what was found of one may help with the next. */

import { type Difficulty, difficulties } from '../../document/index.ts';
import type { Effort } from '../../kernel/index.ts';
import type { Game, Move } from '../game.ts';
import { prove } from '../prove.ts';
import type { SearchLook } from './look.ts';
import type { Manner } from './quick-game.ts';

/** What a position is worth to the side to move. */
export type ProvenValue = 'win' | 'loss' | 'draw';

/** A number for each level, rising. */
export type Looks = readonly [number, number, number, number, number, number];

export interface Prover<State> {
  /** What the proof of all moves of a position may cost where many are tried for one that is good. */
  readonly usualNodes?: number;
  /** For each level of problems, how many positions a plain search looks at before it is right, at most: see `grade.ts`. */
  readonly levelLooks?: Looks;
  /** How many positions the plain search looks at in all; where it is not said, as many as the last of `levelLooks`. */
  readonly mostLooked?: number;
  /**
   * How the game's own search sees a position, where it sees much more at a glance than a plain one: for how long it is
   * wrong counts too. `levelLooks` are then both numbers of positions, multiplied.
   */
  readonly own?: {
    /** How many positions it looks at in all. */
    readonly mostLooked: number;
    look(state: State, most: number): SearchLook;
  };
  /** How those play whose games problems are from; close games where it is not said. */
  readonly manner?: Manner;
  /** Whether too many positions with one right move have such a one: most problems are to have others. */
  isCommon?(state: State, move: Move): boolean;
  /** How much of the end of a game is seldom of a level, as a share of its moves: it is passed over. */
  readonly plainEnd?: Partial<Readonly<Record<Difficulty, number>>>;
  /** With more legal moves a proof is dear and a problem of the level rare: few games are followed back so far. */
  readonly mostMoves?: Partial<Readonly<Record<Difficulty, number>>>;
  /** The value of a position of a game that goes on; absent when the effort was spent before. */
  solve(state: State, effort: Effort): ProvenValue | undefined;
  /** The value of a legal move to whoever makes it, where that costs less than solving the position after it. */
  moveValue?(state: State, move: Move, effort: Effort): ProvenValue | undefined;
  /**
   * Moves of both players to the end of a position that somebody wins, the winner hurrying and the loser
   * delaying; infinite when it is shown to take more than `most`, absent when the effort was spent before.
   */
  plies?(state: State, effort: Effort, most: number): number | undefined;
}

/** What the proof of a position may cost, where its prover does not say it. */
const usualNodes = 20_000;

/** Where a prover does not say it: about a ply more for each level, two in the last ones, with eight moves at a time. */
const usualLooks: Looks = [6, 25, 110, 600, 8000, 20_000];

export function levelLooksOf<State>(prover: Prover<State>): Looks {
  return prover.levelLooks ?? usualLooks;
}

export function mostLookedOf<State>(prover: Prover<State>): number {
  return prover.mostLooked ?? levelLooksOf(prover)[difficulties.length - 1];
}

export function usualNodesOf<State>(prover: Prover<State>): number {
  return prover.usualNodes ?? usualNodes;
}

/**
 * The game's own prover, or one that begins anew with each position.
 *
 * @example
 * ```ts
 * import { proverOf } from 'ludoteca/game';
 * import { Effort } from 'ludoteca/kernel';
 * import { rastros } from 'ludoteca';
 *
 * const { state } = rastros.start({ size: 4 });
 * console.log(proverOf(rastros, state).solve(state, new Effort()));
 * ```
 *
 * ```text
 * win
 * ```
 */
export function proverOf<Params, State>(game: Game<Params, State>, state: State): Prover<State> {
  return game.prover?.(state) ?? bareProver(game);
}

/**
 * Asks `prove`, from nothing each time and without any book.
 *
 * @example
 * ```ts
 * import { bareProver } from 'ludoteca/game';
 * import { Effort } from 'ludoteca/kernel';
 * import { rastros } from 'ludoteca';
 *
 * const { state } = rastros.start({ size: 4 });
 * console.log(bareProver(rastros).solve(state, new Effort({ nodes: 50_000 })));
 * console.log(bareProver(rastros).solve(state, new Effort({ nodes: 1 })));
 * ```
 *
 * ```text
 * win
 * undefined
 * ```
 */
export function bareProver<Params, State>(game: Game<Params, State>): Prover<State> {
  return {
    solve(state, effort) {
      const { value } = prove(game, state, effort);
      return value === 'unknown' ? undefined : value;
    },
    plies(state, effort, most) {
      const { distance } = prove(game, state, effort);
      return distance === undefined || distance <= most ? distance : Number.POSITIVE_INFINITY;
    },
  };
}

/** The value of the position after a move, to whoever made it. */
export function valueAfter<Params, State>(
  game: Game<Params, State>,
  prover: Prover<State>,
  state: State,
  move: Move,
  effort: Effort,
): ProvenValue | undefined {
  if (prover.moveValue !== undefined) return prover.moveValue(state, move, effort);
  const after = game.apply(state, move);
  const mover = game.turn(state);
  const end = game.outcome(after);
  if (end !== undefined) {
    if (end.winner === undefined) return 'draw';
    return end.winner === mover ? 'win' : 'loss';
  }
  const value = prover.solve(after, effort);
  if (value === undefined || game.turn(after) === mover) return value;
  return value === 'win' ? 'loss' : value === 'loss' ? 'win' : 'draw';
}

/**
 * Moves of both players from here to the end by way of a move, the move included; infinite when it is shown to
 * take more than `most`, absent when it is not known.
 */
export function pliesBy<Params, State>(
  game: Game<Params, State>,
  prover: Prover<State>,
  state: State,
  move: Move,
  effort: Effort,
  most: number = Number.POSITIVE_INFINITY,
): number | undefined {
  const after = game.apply(state, move);
  if (game.outcome(after) !== undefined) return 1;
  const plies = prover.plies?.(after, effort, most - 1);
  return plies === undefined ? undefined : plies + 1;
}
