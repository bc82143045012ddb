/** Greater-Than Sudoku. */
export { type Box, boxesOf, boxName, flatBox, sameBox, sizes } from './boxes.ts';
export {
  boxOf,
  type Digits,
  type GreaterThanClues,
  type GreaterThanGrid,
  type Sign,
  type Signs,
  sizeOf,
} from './clues.ts';
export { docOf, type GreaterThanDoc } from './doc.ts';
export { type Gathering, gatherClues } from './gather.ts';
export { type Comparison, comparisonsOf } from './sign-order.ts';
