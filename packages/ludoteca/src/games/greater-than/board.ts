/** Greater-Than Sudoku as people see it: rules, texts, entries, drawing and recipes. */

import type { PuzzleBoard } from '../../puzzle/index.ts';
import type { GreaterThanClues, GreaterThanGrid } from './clues.ts';
import { cells, empty, gridToJson, isComplete, read, strikes, values, write } from './filling.ts';
import { formats } from './formats/index.ts';
import { foretold } from './generate/foretold.ts';
import {
  type GreaterThanOptions,
  type GreaterThanRecipe,
  options,
  presets,
  recipe,
} from './generate/recipe.ts';
import { fromJson, hasShape, toJson } from './json.ts';
import { lessons } from './lessons.ts';
import { name, phrases, rules, summary } from './messages.ts';
import { contradictions, verify } from './rules.ts';
import { setting } from './setting.ts';
import { packing } from './short-code.ts';
import { showing } from './showing.ts';
import { sketch } from './sketch.ts';
import { view } from './view.ts';

export const greaterThanBoard: PuzzleBoard<
  GreaterThanRecipe,
  GreaterThanClues,
  GreaterThanGrid,
  GreaterThanOptions
> = {
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
  notes: ['corner', 'centre', 'colour', 'pen'],
  showing,
  setting,

  contradictions,
  verify,
  isProvable: true,

  empty,
  isComplete,
  cells,
  values,
  read,
  write,
  strikes,
  gridToJson,

  options,
  presets,
  recipe,
  foretold,
  difficultyOf: ({ level }) => level,
  withDifficulty: (recipe, level) => ({ ...recipe, level }),
  gradingOf: ({ grading }) => grading,
  withGrading: (recipe, grading) => ({ ...recipe, grading }),
};
