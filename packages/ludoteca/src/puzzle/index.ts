/** The Puzzle contract, and all that is written once on it. */
export { type Counted, count } from './count.ts';
export type { AnyPuzzle, Preset, Proposal, Puzzle, PuzzleDoc } from './puzzle.ts';
