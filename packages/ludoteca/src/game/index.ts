/** The Game contract, and all that is written once on it. */
export {
  AlphaBeta,
  type AlphaBetaAnswer,
  type AlphaBetaSettings,
  type SearchedMove,
} from './alpha-beta.ts';
export { analyse, analyseBySearch } from './analyse.ts';
export { type Analysis, type MoveVerdict, type Verdict, verdictOf } from './analysis.ts';
export { defineGame } from './define-game.ts';
export {
  type AnyGame,
  type Game,
  type GamePreset,
  type GameRules,
  isGame,
  type Move,
  type Outcome,
  type ReplyBook,
  type Side,
  type SideName,
} from './game.ts';
export { perft } from './perft.ts';
export { gamePhrases } from './phrases.ts';
export {
  type GameDoc,
  type GameRecord,
  type GameResult,
  readMoves,
  stateOf,
  statesOf,
  swap,
  writeMoves,
} from './record.ts';
export { ByValue, drawn, running, type SearchState, searchOn, winnerOf } from './search-state.ts';
