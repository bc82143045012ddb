/** The Puzzle contract, and all that is written once on it. */
export { type Counted, count } from './count.ts';
export type {
  Constraint,
  Deduction,
  Fact,
  Finding,
  Reason,
  StepMarks,
  Technique,
} from './deduction.ts';
export { type Difficulty, difficulties, difficultyNames } from './difficulty.ts';
export { isPuzzle } from './family.ts';
export { generate, type Made, seedOf } from './generate.ts';
export { puzzlePhrases } from './phrases.ts';
export type {
  AnyPuzzle,
  Preset,
  Proposal,
  Puzzle,
  PuzzleDoc,
  Redundancy,
  ValueWords,
} from './puzzle.ts';
export { openSheet, type Sheet } from './sheet.ts';
