/** The rules of Squex and the names of its octagons, without anything that draws, reads documents or thinks. */

export { octagonName } from '../cells.ts';
export {
  type CutInfo,
  cutInfos,
  emptyPosition,
  type Owner,
  type Player,
  type SquexPosition,
} from '../position.ts';
export {
  type Consequences,
  type CuttableSquare,
  consequencesOf,
  cuttableSquares,
  legalMoves,
  play,
  winnerOf,
  winningChain,
} from '../rules.ts';
