/** Judging an answer to a problem: right, or refuted move by move. */

import type { Effort } from '../../kernel/index.ts';
import type { Game, Move } from '../game.ts';
import { bestLine } from './best-play.ts';
import type { Problem } from './problem.ts';
import { onlyMoveOf, proveMoves } from './proof.ts';
import { pliesBy, proverOf, valueAfter } from './prover.ts';

export type AnswerJudgement =
  | {
      readonly kind: 'right';
      /** The answer, and how it goes on against the best defence. */
      readonly line: readonly Move[];
    }
  | {
      readonly kind: 'wrong';
      /** What the move comes to for whoever made it. */
      readonly value: 'draw' | 'loss';
      /** The move and its refutation, to the end of the game or as far as was looked. */
      readonly line: readonly Move[];
      /** Moves of both players to the end, the wrong one included, where that was measured. */
      readonly plies?: number;
    }
  /** No problem at all: not one move is right in the position, but several or none. */
  | { readonly kind: 'unsound' }
  /** The effort was spent before the move was proven right or wrong. */
  | { readonly kind: 'undecided' };

/** How far a refutation is told. */
const lineLength = 40;
/** What may be spent on how long it takes to lose. */
const measureNodes = 400_000;

/**
 * Judges a legal move by proof alone, whatever answer the problem tells: who made it may be wrong. A move that loses is
 * wrong by itself; one that does not is right only when all others are proven to be worse.
 *
 * @example
 * ```ts
 * import { judgeAnswer } from 'ludoteca/game';
 * import { Effort } from 'ludoteca/kernel';
 * import { rastros } from 'ludoteca';
 *
 * const { state, legalMoves, write } = rastros.start({ size: 4, start: 'a4' });
 * for (const move of legalMoves) {
 *   const { kind } = judgeAnswer(rastros, { state, asks: 'win' }, move, new Effort());
 *   console.log(write(move), kind);
 * }
 * ```
 *
 * ```text
 * a3 wrong
 * b3 right
 * b4 wrong
 * ```
 */
export function judgeAnswer<Params, State>(
  game: Game<Params, State>,
  problem: Problem<State>,
  move: Move,
  effort: Effort,
): AnswerJudgement {
  const { state } = problem;
  const prover = proverOf(game, state);
  const value = valueAfter(game, prover, state, move, effort);
  if (value === undefined) return { kind: 'undecided' };
  if (value !== 'loss') {
    const moves = proveMoves(game, state, effort, prover);
    if (moves === undefined) return { kind: 'undecided' };
    const only = onlyMoveOf(moves);
    if (only === undefined) return { kind: 'unsound' };
    if (only.answer === move) return { kind: 'right', line: lineOf() };
  }
  const plies = effort.within(measureNodes, (part) => pliesBy(game, prover, state, move, part));
  return {
    ...{ kind: 'wrong', value: value === 'loss' ? 'loss' : 'draw', line: lineOf() },
    ...(plies !== undefined && { plies }),
  };

  function lineOf(): readonly Move[] {
    const rest = bestLine(game, game.apply(state, move), lineLength, effort, prover);
    return [move, ...rest];
  }
}
