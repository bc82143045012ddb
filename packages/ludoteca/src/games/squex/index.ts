/** Squex: its board, and what plays, analyses and proves. */

import type { Game } from '../../game/index.ts';
import { analyse } from './analyse.ts';
import { type SquexOptions, squexBoard } from './board.ts';
import { certify } from './certify.ts';
import { squexLevels } from './levels.ts';
import type { SquexPosition } from './position.ts';
import { prove } from './prove.ts';
import { prover } from './prover.ts';
import { SquexSearchState } from './search/search-state.ts';
import type { SquexParams } from './text.ts';
import { themes } from './themes.ts';

export type { SquexOptions } from './board.ts';
export { Circuit } from './circuit/circuit.ts';
export type { CircuitWeights } from './circuit/weights.ts';
export { EndgameSolver } from './endgame/solver.ts';
export { VerdictTable } from './endgame/verdict-table.ts';
export { type Joining, joiningOf } from './facts.ts';
export type { CutInfo, Owner, Player, SquexPosition } from './position.ts';
export { cutInfos, emptyPosition } from './position.ts';
export {
  type Consequences,
  type CuttableSquare,
  consequencesOf,
  cuttableSquares,
  legalMoves,
  play,
  winnerOf,
  winningChain,
} from './rules.ts';
export { SquexBoard } from './search/board.ts';
export { type EvaluationWeights, weights } from './search/evaluation-weights.ts';
export type { Geometry } from './search/geometry.ts';
export { SquexOutlook } from './search/outlook.ts';
export type { SquexParams } from './text.ts';

export const squex: Game<SquexParams, SquexPosition, SquexOptions> = {
  ...squexBoard,
  analyse,
  prove,
  prover,
  themes,
  certify,
  levels: squexLevels,
  search: (position) => new SquexSearchState(position),
};
