/** Problems: what they are, and all that is done with them in any game. */
export { type BestMove, bestLine, bestMove } from './best-play.ts';
export { bestOfBot, gradeProblem, levelOfScore } from './grade.ts';
export {
  type AnsweredProblem,
  movesAround,
  type ProblemHint,
  problemHints,
  sayProblemHint,
} from './hint.ts';
export { type AnswerJudgement, judgeAnswer } from './judge.ts';
export type { SearchLook } from './look.ts';
export { type MadeProblem, makeProblem, problemAt } from './make.ts';
export { type FindProblem, type LookingForMissed, type MissedMove, missedIn } from './missed.ts';
export { type ProblemRecipe, problemOptions, problemOrder } from './order.ts';
export { askNames, askWords, problemPhrases, sayAsk } from './phrases.ts';
export {
  asksOf,
  generalAsks,
  type Problem,
  type ProblemAsk,
  type ProblemGrade,
  type ProblemTheme,
  type ProblemThemeCard,
  themeCardsOf,
  withoutAnswer,
} from './problem.ts';
export {
  onlyMoveOf,
  type ProvenMove,
  type ProvenPosition,
  proveMoves,
  provenPosition,
} from './proof.ts';
export { bareProver, type Looks, type ProvenValue, type Prover, proverOf } from './prover.ts';
export type { Manner } from './quick-game.ts';
export { answered, type ProblemVerdict, themesOf, verifyProblem } from './verify.ts';
