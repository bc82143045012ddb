/** The exact solver of boards up to 8×8. */
export { canonical, movedCell } from './canonical.ts';
export { ExactTable, lost, open, won } from './exact-table.ts';
export {
  isSolvable,
  LiveSolver,
  liveBits,
  type Proven,
  solveAlone,
  standsBeforeGoal,
} from './live.ts';
export { type PackedPosition, packBoard, packCell, packPosition, unpackCell } from './pack.ts';
export { largestPacked, PackedBoard, type PackedSide } from './packed-board.ts';
export { reach } from './reach.ts';
export { Solver, sharedDepth, type Teamwork } from './solver.ts';
