/** What knows no game. */

export { allSolutions } from './clause-learning/all-solutions.ts';
export type { Satisfiability, Statistics } from './clause-learning/answer.ts';
export type { OnExplained } from './clause-learning/explanations.ts';
export { ClauseLearner } from './clause-learning/learner.ts';
export {
  literalOf,
  negative,
  opposite,
  positive,
  variableOf,
} from './clause-learning/literal.ts';
export type { Moods } from './clause-learning/restarts.ts';
export type { Known, Rule } from './clause-learning/rules.ts';
export type { ClauseWitness, Witness } from './clause-learning/witness.ts';
export { Effort, type Limits, type Signal, type StopSignal } from './effort.ts';
export {
  afterResults,
  expectedScore,
  newRating,
  type RatedResult,
  type Rating,
} from './glicko.ts';
export { type Language, languages } from './language.ts';
export { nearest } from './nearest.ts';
export { type HasNotes, LastAsked, NotesOn } from './notes.ts';
export {
  type Cell,
  cellName,
  type Notice,
  type NoticeArg,
  type NoticeArgs,
  type Where,
  whereCode,
} from './notice.ts';
export { type Noticing, noticesOf } from './noticing.ts';
export {
  type AnyPhrasebook,
  type ArgsOf,
  type Counts,
  type Given,
  type HoleName,
  type Holes,
  type Phrase,
  type Phrasebook,
  type Phrases,
  type PhraseWith,
  phrasebook,
  type Speaker,
  sayNotice,
  sayPhrase,
  sayWhere,
  type WrittenHoles,
  wherePhrases,
} from './phrases.ts';
export { type FormulaSize, writeCnf, writeMap } from './proof/cnf.ts';
export type { ProofSize } from './proof/drat.ts';
export type { Equality, Formula, Write } from './proof/formula.ts';
export { writeOpb } from './proof/opb.ts';
export { type Refutation, refute } from './proof/refute.ts';
export { normal, type Random, random, type Seed, withoutChance } from './random.ts';
export { fail, misread, ok, type Result, reading } from './result.ts';
export { Stopper } from './stopper.ts';
export { UnionFind } from './union-find.ts';
