/** The rules of Rastros and how moves are written, without anything that draws, reads documents or thinks. */

export { cellName } from '../cells.ts';
export {
  apply,
  type Corners,
  goalOf,
  initial,
  moves,
  outcome,
  type RastrosOutcome,
  type RastrosParams,
  type RastrosState,
  type Side,
  usualStart,
} from '../rules.ts';
export { formatMove, parseMove } from '../text.ts';
