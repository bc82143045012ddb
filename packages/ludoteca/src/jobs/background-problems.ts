/** What is done with problems, as promises: the functions of `game` by the same names, done by the workers of a pool. */

import {
  type AnswerJudgement,
  type AnyGame,
  type BestMove,
  type Game,
  type LookingForMissed,
  type MadeProblem,
  type Match,
  type MissedMove,
  type Move,
  missedIn,
  type Problem,
  type ProblemRecipe,
  type ProblemVerdict,
  type Side,
} from '../game/index.ts';
import { fail, type Notice, ok, type Result } from '../kernel/index.ts';
import type { BackgroundOptions } from './background.ts';
import type { JobPool } from './pool.ts';

/** The part of the asynchronous variants that problems have. */
export interface ProblemBackground {
  /** `makeProblem`. */
  makeProblem<Params, State>(
    game: Game<Params, State>,
    order: ProblemRecipe<Params>,
    seed: string,
    options?: BackgroundOptions,
  ): Promise<Result<MadeProblem<State>, Notice>>;
  /** `verifyProblem`. */
  verifyProblem<Params, State>(
    game: Game<Params, State>,
    problem: Problem<State>,
    options?: BackgroundOptions,
  ): Promise<ProblemVerdict<State>>;
  /** `judgeAnswer`. */
  judgeAnswer<Params, State>(
    game: Game<Params, State>,
    problem: Problem<State>,
    move: Move,
    options?: BackgroundOptions,
  ): Promise<AnswerJudgement>;
  /** `bestMove`. */
  bestMove<Params, State>(
    game: Game<Params, State>,
    state: State,
    options?: BackgroundOptions,
  ): Promise<BestMove | undefined>;
  /** `problemAt`. */
  problemAt<Params, State>(
    game: Game<Params, State>,
    state: State,
    options?: BackgroundOptions,
  ): Promise<Problem<State> | undefined>;
  /** `missedIn`: the problems of a game that was played, each position looked at for so many nodes. */
  missedIn(
    game: AnyGame,
    match: Match,
    options?: BackgroundOptions & {
      readonly side?: Side;
      readonly tell?: (looking: LookingForMissed) => Promise<void> | void;
    },
  ): Promise<readonly MissedMove[]>;
}

export function problemsInBackground(pool: Pick<JobPool, 'do'>): ProblemBackground {
  const background: ProblemBackground = {
    async makeProblem<Params, State>(
      { id }: Game<Params, State>,
      order: ProblemRecipe<Params>,
      seed: string,
      options?: BackgroundOptions,
    ) {
      const answer = await pool.do({ job: 'make-problem', game: id, order, seed }, options);
      if (!answer.isMade) return fail(answer.notice);
      // The problem is one of the game that was asked.
      return ok({ problem: answer.problem as Problem<State>, seed: answer.seed });
    },

    async verifyProblem<Params, State>(
      { id }: Game<Params, State>,
      problem: Problem<State>,
      options?: BackgroundOptions,
    ) {
      const answer = await pool.do({ job: 'verify-problem', game: id, problem }, options);
      return answer.verdict as ProblemVerdict<State>;
    },

    async judgeAnswer({ id }, problem, move, options) {
      return (await pool.do({ job: 'judge-answer', game: id, problem, move }, options)).judgement;
    },

    async bestMove({ id }, state, options) {
      return (await pool.do({ job: 'best-move', game: id, state }, options)).best;
    },

    async problemAt<Params, State>(
      { id }: Game<Params, State>,
      state: State,
      options?: BackgroundOptions,
    ) {
      const answer = await pool.do({ job: 'find-problem', game: id, state }, options);
      return answer.problem as Problem<State> | undefined;
    },

    missedIn(game, match, { side, tell, ...options } = {}) {
      return missedIn(match, (state) => background.problemAt(game, state, options), side, tell);
    },
  };
  return background;
}
