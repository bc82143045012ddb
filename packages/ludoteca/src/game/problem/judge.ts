/** Judging an answer to a problem: right, or refuted move by move. */

import type { Effort } from '../../kernel/index.ts';
import type { Game, Move } from '../game.ts';
import { bestLine } from './best-play.ts';
import type { Problem } from './problem.ts';
import { onlyMoveOf, proveMoves } from './proof.ts';
import { type ProvenValue, pliesBy, proverOf, valueAfter } from './prover.ts';

export type AnswerJudgement =
  | {
      readonly kind: 'right';
      /** The answer, and how it goes on against the best defence. */
      readonly line: readonly Move[];
    }
  | {
      readonly kind: 'wrong';
      /** What the move comes to for whoever made it; `win` where there was a better one than this. */
      readonly value: ProvenValue;
      /** The move and its refutation, to the end of the game or as far as was looked. */
      readonly line: readonly Move[];
      /** Moves of both players to the end, the wrong one included, where that was measured. */
      readonly plies?: number;
    }
  /** The effort was spent before the move was proven right or wrong. */
  | { readonly kind: 'undecided' };

/** How far a refutation is told. */
const lineLength = 40;
/** What may be spent on how long it takes to lose. */
const measureNodes = 400_000;

/**
 * Judges a legal move; a problem without its answer is solved first.
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
  const answer =
    problem.answer ?? onlyMoveOf(proveMoves(game, state, effort, prover) ?? [])?.answer;
  if (answer === undefined) return { kind: 'undecided' };
  const value = valueAfter(game, prover, state, move, effort);
  if (value === undefined) return { kind: 'undecided' };
  const rest = bestLine(game, game.apply(state, move), lineLength, effort, prover);
  const line = [move, ...rest];
  if (move === answer) return { kind: 'right', line };
  const plies = effort.within(measureNodes, (part) => pliesBy(game, prover, state, move, part));
  return { kind: 'wrong', value, line, ...(plies !== undefined && { plies }) };
}
