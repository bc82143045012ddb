/** The jobs with problems: making them, proving them again, judging answers, and playing on perfectly. */

import type { AnyKind } from '../document/index.ts';
import {
  type AnswerJudgement,
  type BestMove,
  bestMove,
  judgeAnswer,
  type Move,
  makeProblem,
  type Problem,
  type ProblemRecipe,
  type ProblemVerdict,
  problemAt,
  type ThemeReason,
  themeReasons,
  verifyProblem,
} from '../game/index.ts';
import { Effort, type Notice } from '../kernel/index.ts';
import { gameOf, type JobContext } from './job.ts';

export interface MakeProblemRequest {
  readonly job: 'make-problem';
  readonly game: string;
  readonly order: ProblemRecipe<unknown>;
  readonly seed: string;
}

export type MakeProblemAnswer =
  | {
      readonly job: 'make-problem';
      readonly isMade: true;
      readonly problem: Problem<unknown>;
      readonly seed: string;
    }
  | { readonly job: 'make-problem'; readonly isMade: false; readonly notice: Notice };

export function giveProblem(
  kinds: readonly AnyKind[],
  { game, order, seed }: MakeProblemRequest,
  { limits }: JobContext,
): MakeProblemAnswer {
  const made = makeProblem(gameOf(kinds, game), order, seed, limits);
  if (!made.ok) return { job: 'make-problem', isMade: false, notice: made.error };
  return { job: 'make-problem', isMade: true, ...made.value };
}

export interface VerifyProblemRequest {
  readonly job: 'verify-problem';
  readonly game: string;
  readonly problem: Problem<unknown>;
}

export interface VerifyProblemAnswer {
  readonly job: 'verify-problem';
  readonly verdict: ProblemVerdict<unknown>;
  readonly nodes: number;
}

export function proveProblem(
  kinds: readonly AnyKind[],
  { game, problem }: VerifyProblemRequest,
  { limits }: JobContext,
): VerifyProblemAnswer {
  const effort = new Effort(limits);
  const verdict = verifyProblem(gameOf(kinds, game), problem, effort);
  return { job: 'verify-problem', verdict, nodes: effort.nodes };
}

export interface JudgeAnswerRequest {
  readonly job: 'judge-answer';
  readonly game: string;
  readonly problem: Problem<unknown>;
  readonly move: Move;
}

export interface JudgeAnswerAnswer {
  readonly job: 'judge-answer';
  readonly judgement: AnswerJudgement;
}

export function giveJudgement(
  kinds: readonly AnyKind[],
  { game, problem, move }: JudgeAnswerRequest,
  { limits }: JobContext,
): JudgeAnswerAnswer {
  const judgement = judgeAnswer(gameOf(kinds, game), problem, move, new Effort(limits));
  return { job: 'judge-answer', judgement };
}

export interface BestMoveRequest {
  readonly job: 'best-move';
  readonly game: string;
  readonly state: unknown;
}

export interface BestMoveAnswer {
  readonly job: 'best-move';
  /** Absent when the effort was spent before the position was proven, or the game is over. */
  readonly best?: BestMove;
}

export function giveBestMove(
  kinds: readonly AnyKind[],
  { game, state }: BestMoveRequest,
  { limits }: JobContext,
): BestMoveAnswer {
  const best = bestMove(gameOf(kinds, game), state, new Effort(limits));
  return { job: 'best-move', ...(best !== undefined && { best }) };
}

export interface FindProblemRequest {
  readonly job: 'find-problem';
  readonly game: string;
  readonly state: unknown;
}

export interface FindProblemAnswer {
  readonly job: 'find-problem';
  /** Absent when no single move is right, or the effort was spent before that was known. */
  readonly problem?: Problem<unknown>;
}

export function findProblem(
  kinds: readonly AnyKind[],
  { game, state }: FindProblemRequest,
  { limits }: JobContext,
): FindProblemAnswer {
  const problem = problemAt(gameOf(kinds, game), state, new Effort(limits));
  return { job: 'find-problem', ...(problem !== undefined && { problem }) };
}

export interface ExplainThemeRequest {
  readonly job: 'explain-theme';
  readonly game: string;
  readonly problem: Problem<unknown>;
  readonly theme: string;
}

export interface ExplainThemeAnswer {
  readonly job: 'explain-theme';
  /** In every language: whoever shows them has not loaded what recognises themes. */
  readonly reasons: readonly ThemeReason[];
}

export function explainTheme(
  kinds: readonly AnyKind[],
  { game, problem, theme }: ExplainThemeRequest,
): ExplainThemeAnswer {
  return { job: 'explain-theme', reasons: themeReasons(gameOf(kinds, game), problem, theme) };
}
