/** Every job: what may be asked, what is answered, and who does it. */

import type { AnyKind } from '../document/index.ts';
import { type AnalyseAnswer, type AnalyseRequest, analysePosition } from './analyse.ts';
import {
  type CertifyUniqueAnswer,
  type CertifyUniqueRequest,
  type CertifyWinAnswer,
  type CertifyWinRequest,
  proveUnique,
  proveWin,
} from './certify.ts';
import { type ChooseAnswer, type ChooseRequest, choose } from './choose.ts';
import { type GenerateAnswer, type GenerateRequest, make } from './generate.ts';
import { type GradeAnswer, type GradeRequest, giveGrade } from './grade.ts';
import {
  giveHint,
  givePath,
  type HintAnswer,
  type HintRequest,
  type PathAnswer,
  type PathRequest,
} from './hint.ts';
import type { JobContext } from './job.ts';
import {
  type CertifyAnswer,
  type CertifyRequest,
  judgeClues,
  judgePath,
  type SurveyAnswer,
  type SurveyRequest,
} from './judge.ts';
import type { JobNews } from './news.ts';
import { givePractice, type PractiseAnswer, type PractiseRequest } from './practise.ts';
import {
  type BestMoveAnswer,
  type BestMoveRequest,
  type ExplainThemeAnswer,
  type ExplainThemeRequest,
  explainTheme,
  type FindProblemAnswer,
  type FindProblemRequest,
  findProblem,
  giveBestMove,
  giveJudgement,
  giveProblem,
  type JudgeAnswerAnswer,
  type JudgeAnswerRequest,
  type MakeProblemAnswer,
  type MakeProblemRequest,
  proveProblem,
  type VerifyProblemAnswer,
  type VerifyProblemRequest,
} from './problem.ts';
import { type ProveAnswer, type ProveRequest, provePosition } from './prove.ts';
import { type SolveAnswer, type SolveRequest, solve } from './solve.ts';

export type JobRequest =
  | SolveRequest
  | GenerateRequest
  | GradeRequest
  | HintRequest
  | PathRequest
  | PractiseRequest
  | CertifyRequest
  | CertifyUniqueRequest
  | CertifyWinRequest
  | SurveyRequest
  | AnalyseRequest
  | ProveRequest
  | ChooseRequest
  | MakeProblemRequest
  | VerifyProblemRequest
  | JudgeAnswerRequest
  | BestMoveRequest
  | FindProblemRequest
  | ExplainThemeRequest;
export type JobAnswer =
  | SolveAnswer
  | GenerateAnswer
  | GradeAnswer
  | HintAnswer
  | PathAnswer
  | PractiseAnswer
  | CertifyAnswer
  | CertifyUniqueAnswer
  | CertifyWinAnswer
  | SurveyAnswer
  | AnalyseAnswer
  | ProveAnswer
  | ChooseAnswer
  | MakeProblemAnswer
  | VerifyProblemAnswer
  | JudgeAnswerAnswer
  | BestMoveAnswer
  | FindProblemAnswer
  | ExplainThemeAnswer;
/** The answer to a kind of request. */
export type AnswerTo<Request extends JobRequest> = Extract<
  JobAnswer,
  { readonly job: Request['job'] }
>;

/**
 * Does a job, here and now. Requests and answers are plain data: they can be sent between threads. Games for two
 * may have a book to load first, and answer later.
 *
 * @example
 * ```ts
 * import { greaterThan } from 'ludoteca';
 * import { catalogue } from 'ludoteca/catalogue';
 * import { doJob } from 'ludoteca/jobs';
 *
 * const { clues } = await greaterThan.make({ size: 4, seed: 1 });
 * const context = { limits: { nodes: 100_000 }, clock: () => performance.now() };
 * const answer = await doJob(catalogue, { job: 'grade', game: 'greater-than', clues }, context);
 * console.log(answer.job);
 * ```
 *
 * ```text
 * grade
 * ```
 */
export function doJob(
  kinds: readonly AnyKind[],
  request: JobRequest,
  context: JobContext<JobNews>,
): JobAnswer | Promise<JobAnswer> {
  switch (request.job) {
    case 'solve':
      return solve(kinds, request, context);
    case 'generate':
      return make(kinds, request, context);
    case 'grade':
      return giveGrade(kinds, request, context);
    case 'hint':
      return giveHint(kinds, request, context);
    case 'path':
      return givePath(kinds, request, context);
    case 'practise':
      return givePractice(kinds, request, context);
    case 'certify':
      return judgePath(kinds, request, context);
    case 'certify-unique':
      return proveUnique(kinds, request, context);
    case 'certify-win':
      return proveWin(kinds, request, context);
    case 'survey':
      return judgeClues(kinds, request, context);
    case 'analyse':
      return analysePosition(kinds, request, context);
    case 'prove':
      return provePosition(kinds, request, context);
    case 'choose':
      return choose(kinds, request, context);
    case 'make-problem':
      return giveProblem(kinds, request, context);
    case 'verify-problem':
      return proveProblem(kinds, request, context);
    case 'judge-answer':
      return giveJudgement(kinds, request, context);
    case 'best-move':
      return giveBestMove(kinds, request, context);
    case 'find-problem':
      return findProblem(kinds, request, context);
    case 'explain-theme':
      return explainTheme(kinds, request);
  }
}
