/** A few words for the common things, over any puzzle and any game. */
export type { Asking } from './asking.ts';
export {
  facade,
  type GameFacade,
  type GivenOptions,
  type ParseOptions,
  type PuzzleFacade,
  parseAny,
} from './facade.ts';
export type {
  BotOptions,
  JudgedMove,
  MatchAnalysis,
  MatchProof,
  MatchReview,
  OpenMatch,
} from './open-match.ts';
export type {
  GradeTold,
  Hint,
  HintAsking,
  OpenPuzzle,
  Proving,
  ProvingOptions,
  Solutions,
} from './open-puzzle.ts';
export type { PictureOptions } from './picture.ts';
export {
  accept,
  Refused,
  type Sayable,
  speakerOf,
  type Told,
  told,
  type WithPhrases,
} from './told.ts';
