/** The exact solver of boards up to 8×8. */
export { ExactTable, lost, open, won } from './exact-table.ts';
export {
  isSolvable,
  LiveSolver,
  type Proven,
  solveAlone,
  standsBeforeGoal,
} from './live.ts';
export {
  type PackedPosition,
  packBoard,
  packCanonical,
  packCell,
  packPosition,
  unpackCell,
} from './pack.ts';
export { largestPacked, PackedBoard, type PackedSide } from './packed-board.ts';
export { Solver, sharedDepth, type Teamwork } from './solver.ts';
