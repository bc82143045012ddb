/** The long work, for workers of any kind: jobs, and the protocol by which they are asked for. */

export type { StopSignal } from '../kernel/index.ts';
export type { AnalyseAnswer, AnalyseNews, AnalyseRequest } from './analyse.ts';
export { type Background, type BackgroundOptions, inBackground } from './background.ts';
export type {
  CertifyUniqueAnswer,
  CertifyUniqueRequest,
  CertifyWinAnswer,
  CertifyWinRequest,
} from './certify.ts';
export type { ChooseAnswer, ChooseRequest } from './choose.ts';
export { type AnswerTo, doJob, type JobAnswer, type JobRequest } from './do-job.ts';
export type { GenerateAnswer, GenerateRequest } from './generate.ts';
export type { GradeAnswer, GradeRequest } from './grade.ts';
export type { HintAnswer, HintRequest, PathAnswer, PathRequest } from './hint.ts';
export type { JobContext } from './job.ts';
export type { CertifyAnswer, CertifyRequest, SurveyAnswer, SurveyRequest } from './judge.ts';
export type { GenerateNews, JobNews, NewsOf, ProofNews } from './news.ts';
export {
  type AskOptions,
  JobPool,
  type PoolSetting,
  type WorkerEnd,
  WorkerPool,
} from './pool.ts';
export type { PractiseAnswer, PractiseRequest } from './practise.ts';
export type {
  BestMoveAnswer,
  BestMoveRequest,
  ExplainThemeAnswer,
  ExplainThemeRequest,
  FindProblemAnswer,
  FindProblemRequest,
  JudgeAnswerAnswer,
  JudgeAnswerRequest,
  MakeProblemAnswer,
  MakeProblemRequest,
  VerifyProblemAnswer,
  VerifyProblemRequest,
} from './problem.ts';
export { endOf, type FromWorker, type ToWorker, type WorkBudget } from './protocol.ts';
export type { ProveAnswer, ProveRequest } from './prove.ts';
export { serveJobs, serveWork, type Workplace } from './serve.ts';
export { type SolutionOptions, type Solved, solutionOf } from './solution.ts';
export type { SolveAnswer, SolveNews, SolveRequest } from './solve.ts';
