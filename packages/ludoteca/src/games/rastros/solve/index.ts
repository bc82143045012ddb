/** The exact solver of boards up to 8×8. */
export { ExactTable, lost, open, won } from './exact-table.ts';
export {
  LiveSolver,
  type Proven,
  solveAlone,
  standsBeforeGoal,
} from './live.ts';
export {
  type PackedPosition,
  packBoard,
  packCanonical,
  packPosition,
  unpackCell,
} from './pack.ts';
export { isSolvable, PackedBoard, type PackedSide } from './packed-board.ts';
export { type ExactSearch, Solver, sharedDepth, type Teamwork } from './solver.ts';
export { exactSearch } from './swift-solver.ts';
