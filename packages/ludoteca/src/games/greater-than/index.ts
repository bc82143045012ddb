/** Greater-Than Sudoku. */

import type { Puzzle } from '../../puzzle/index.ts';
import type { GreaterThanClues, GreaterThanGrid } from './clues.ts';
import { deduction } from './deduce/index.ts';
import { cells, empty, gridToJson, isComplete, read, values, write } from './filling.ts';
import { formats } from './formats/index.ts';
import { formula } from './formula.ts';
import {
  difficultyOf,
  foretold,
  type GreaterThanRecipe,
  options,
  presets,
  propose,
  recipe,
} from './generate/index.ts';
import { fromJson, hasShape, toJson } from './json.ts';
import { lessons } from './lessons.ts';
import { name, phrases, rules, summary } from './messages.ts';
import { redundant } from './redundant.ts';
import { contradictions, verify } from './rules.ts';
import { setting } from './setting.ts';
import { packing } from './short-code.ts';
import { showing } from './showing.ts';
import { sketch } from './sketch.ts';
import { solutions } from './solve/index.ts';
import { view } from './view.ts';

export { type Box, boxesOf, boxName, flatBox, sameBox, sizes } from './boxes.ts';
export {
  boxOf,
  type Digits,
  docOf,
  type GreaterThanClues,
  type GreaterThanDoc,
  type GreaterThanGrid,
  type Sign,
  type Signs,
  sizeOf,
} from './clues.ts';
export { type Gathering, gatherClues } from './gather.ts';
export type { GreaterThanRecipe, Style } from './generate/index.ts';
export { type Comparison, comparisonsOf } from './sign-order.ts';

export const greaterThan: Puzzle<GreaterThanRecipe, GreaterThanClues, GreaterThanGrid> = {
  family: 'puzzle',
  id: 'greater-than',
  name,
  summary,
  rules,
  phrases,
  lessons,
  formats,
  hasShape,
  fromJson,
  toJson,
  packing,
  sketch,
  view,
  entry: { kind: 'typed' },
  showing,
  setting,

  contradictions,
  verify,
  solutions,
  formula,

  empty,
  isComplete,
  cells,
  values,
  read,
  write,
  gridToJson,

  deduction,

  redundant,

  options,
  presets,
  recipe: recipe,
  foretold,
  difficultyOf,
  withDifficulty: (recipe, level) => ({ ...recipe, level }),
  gradingOf: ({ grading }) => grading,
  withGrading: (recipe, grading) => ({ ...recipe, grading }),
  propose,
};
