/** The Puzzle contract, and all that is written once on it. */
export {
  type GradeOf,
  gradeWith,
  type HintFor,
  hintWith,
  type Make,
  makeWith,
  type Solve,
  solveWith,
} from './bound.ts';
export {
  type Certified,
  type ClaimedPath,
  type ClaimedStep,
  certify,
  pathFromJson,
} from './certificate.ts';
export {
  type Certification,
  type Certifying,
  certifyUnique,
  type ProofPart,
} from './certify-unique.ts';
export { climb, type Foothold, lowestStep } from './climb.ts';
export type {
  Argument,
  Arrow,
  Coach,
  Glance,
  Insight,
  LadderStep,
  Link,
  LinkMarks,
  ToldStep,
} from './coach.ts';
export { type Counted, count, provenSolutions, uniqueness } from './count.ts';
export { type CoverPart, cheapestCover } from './cover.ts';
export {
  type Credits,
  creditsIn,
  creditsToJson,
  mostCredits,
  sayCredits,
} from './credits.ts';
export type {
  Constraint,
  Deduction,
  Fact,
  Finding,
  Reason,
  StepMarks,
  Technique,
} from './deduction.ts';
export {
  currentGrading,
  type Difficulty,
  difficulties,
  difficultyNames,
  type Grading,
} from './difficulty.ts';
export {
  type Noted,
  type PuzzleDocument,
  type PuzzleNotes,
  puzzleDocument,
  puzzleFromJson,
} from './document.ts';
export { type ValueEntry, type ValueWords, valueWordsOf } from './entry.ts';
export {
  furnish,
  generate,
  type Made,
  type MakingLimits,
  type MakingPhase,
  seedOf,
} from './generate.ts';
export { grade, gradeSolvable } from './grade.ts';
export type { Grade, Graded } from './graded.ts';
export { type Advice, type HintOptions, hint } from './hint.ts';
export type { DrawnPart, Look, Pencilled } from './look.ts';
export { markedFacts } from './marked-facts.ts';
export { coloursOfLook, penOfLook, triesOf, tryRole } from './note-shapes.ts';
export {
  type BoardLine,
  type Drawn,
  type EdgeSign,
  type LineNote,
  longestLineNote,
  type MarkPlace,
  type NoteEdit,
  type NoteKind,
  noteColours,
  type PenMark,
  shareAnEdge,
} from './notes.ts';
export { type Advised, marksOfNudge, type Nudge, nudgesOf, sayNudge } from './nudges.ts';
export { coachedPath, type NoPath, type Path, path } from './path.ts';
export { puzzlePhrases } from './phrases.ts';
export { type Practice, practisable, practise } from './practise.ts';
export { type ProofFacts, proofFiles, proofPhrases, proofReadme } from './proof-readme.ts';
export type {
  AnyPuzzle,
  AnyPuzzleBoard,
  Preset,
  Proposal,
  Puzzle,
  PuzzleBoard,
  PuzzleDoc,
  PuzzleMaker,
  PuzzleReasoner,
  PuzzleSolver,
  Redundancy,
  Revealed,
  Strikes,
} from './puzzle.ts';
export { deductionOf, isPuzzle, isPuzzleBoard, wholePuzzle } from './puzzle.ts';
export { type Climbed, climbRungs, type Rung, rungOf, rungsOf } from './rungs.ts';
export type {
  Edge,
  EdgeBrush,
  EdgeMark,
  PuzzleSetting,
  SettingBrush,
} from './setting.ts';
export { type Edit, openSheet, type Sheet } from './sheet.ts';
export type { PuzzleShowing } from './showing.ts';
export { differing, type Solvability, solvabilityOf } from './solvability.ts';
export {
  argumentToJson,
  type HintStage,
  hintStages,
  insightNamed,
  learnedBy,
  sayLink,
  sayLinks,
  sayStage,
  stepOfArgument,
} from './stages.ts';
export { beyondName, type Step, stepToJson } from './step.ts';
export { type Survey, survey } from './survey.ts';
export { sayAdvice, sayFact, sayFacts, sayStep, sayWrongFact } from './tell.ts';
