/** The Game contract, and all that is written once on it. */
export {
  AlphaBeta,
  type AlphaBetaAnswer,
  type AlphaBetaSettings,
  type SearchedMove,
} from './alpha-beta.ts';
export { analyse, analyseBySearch } from './analyse.ts';
export {
  type Analysis,
  type MoveVerdict,
  type OnSoFar,
  ranked,
  type Verdict,
  verdictOf,
} from './analysis.ts';
export { analysisJson, writeLine } from './analysis-json.ts';
export {
  type ArenaSetting,
  type Fixture,
  fixtures,
  type Tally,
  tally,
} from './arena.ts';
export { attentively } from './attention.ts';
export {
  type WinCertification,
  type WinCertifying,
  type WinFacts,
  winFiles,
  winProofPhrases,
  winReadme,
} from './certify-win.ts';
export { defineGame } from './define-game.ts';
export type { GameDocument, GameNotes } from './document.ts';
export {
  type Engine,
  type EngineSetting,
  type Mind,
  openEngine,
  type ThinkingInfo,
  type ThinkingLimits,
} from './engine.ts';
export {
  type AnyGame,
  type Game,
  type GamePreset,
  type GameRules,
  isGame,
  type Outcome,
  type SideName,
} from './game.ts';
export type { Level, LevelCard } from './level.ts';
export { budgetOf, levelCardsOf, levelNames, randomCard } from './level-cards.ts';
export { chooseMove, levelsOf, randomLevel, type Thinking } from './levels.ts';
export {
  type LookingOver,
  type LookOverOptions,
  lookOver,
  type ProveWithin,
} from './look-over.ts';
export {
  type Match,
  type MatchOutcome,
  type MatchSetting,
  openMatch,
  resumeMatch,
  type Seat,
} from './match.ts';
export {
  type Marks,
  type Move,
  type OpeningBook,
  otherSide,
  type ShownMarks,
  type Side,
} from './move.ts';
export { enginePhrases, gamePhrases, matchPhrases } from './phrases.ts';
export {
  answerFor,
  type BotAnswer,
  type BotQuestion,
  botPlayer,
  type PlayedOut,
  type Player,
  playOut,
  questionOf,
  type Turn,
} from './players.ts';
export * from './problem/index.ts';
export { type Proof, prove } from './prove.ts';
export {
  type Outlook,
  Puct,
  type PuctMove,
  type PuctPosition,
  type PuctSettings,
} from './puct.ts';
export { type EloRating, eloScore, type Meeting, ratingsOf } from './ratings.ts';
export { gameDocument, gameFromJson } from './read-document.ts';
export {
  type GameDoc,
  type GameRecord,
  type GameResult,
  type RecordRules,
  readMoves,
  stateOf,
  statesOf,
  swap,
  writeMoves,
} from './record.ts';
export {
  goodChance,
  type Resignation,
  type Review,
  reviewOf,
  type Turning,
} from './review.ts';
export {
  isWrongToResign,
  reviewWords,
  sayBracket,
  sayProvenFrom,
  sayResignation,
  sayReview,
  sayTurning,
  turningSign,
} from './review-words.ts';
export {
  ByValue,
  drawn,
  type PlainGame,
  perft,
  running,
  type SearchState,
  searchOn,
  winnerOf,
} from './search-state.ts';
export type { Showing, ShownCell } from './showing.ts';
export { type PairScores, type SprtSetting, type SprtState, sprt } from './sprt.ts';
export {
  type Bracket,
  bracketsOf,
  chanceOf,
  endedStanding,
  type Standing,
  type Standings,
  turned,
  verdictFor,
  withConsequences,
} from './standing.ts';
export {
  meetingsOf,
  pairScoresOf,
  standingsOf,
  type TournamentGame,
  type TournamentResult,
  type TournamentSetting,
  type TournamentStanding,
  tournamentGames,
  tournamentSize,
} from './tournament.ts';
export { sayTurn } from './turn-words.ts';
export {
  changedAt,
  lineTo,
  promotedAt,
  type Variation,
  type VariationAt,
  type Variations,
  variationAt,
  variationsWithin,
  withLine,
} from './variations.ts';
export { sayToMove, sayVerdict, verdictPhrases } from './verdict-words.ts';
