/** DualClue Cross-a-Pix as people see it: rules, texts, entries, drawing and recipes. */

import type { PuzzleBoard } from '../../puzzle/index.ts';
import type { CrossAPixClues, CrossAPixGrid } from './clues.ts';
import { cells, empty, isComplete, read, values, write } from './filling.ts';
import { type CrossAPixOptions, options } from './generate/options.ts';
import { type CrossAPixRecipe, presets, recipe, withLevel } from './generate/recipe.ts';
import { hasShape } from './json.ts';
import { lessons } from './lessons.ts';
import { crossAPixPhrases, name, rules, summary } from './messages.ts';
import { formats, fromJson, toJson } from './parts/text.ts';
import { sketch, view } from './parts/view.ts';
import { revealed } from './revealed.ts';
import { contradictions, verify } from './rules.ts';
import { setting } from './setting.ts';
import { packing } from './short-code.ts';
import { entry, showing } from './showing.ts';

export const crossAPixBoard: PuzzleBoard<
  CrossAPixRecipe,
  CrossAPixClues,
  CrossAPixGrid,
  CrossAPixOptions
> = {
  family: 'puzzle',
  id: 'cross-a-pix',
  name,
  summary,
  rules,
  phrases: crossAPixPhrases,
  lessons,
  formats,
  hasShape,
  fromJson,
  toJson,
  packing,
  sketch,
  view,
  notes: ['colour', 'pen', 'line'],
  showing,
  revealed,
  setting,

  contradictions,
  verify,
  isProvable: true,
  empty,
  isComplete,
  cells,
  values,
  entry,
  read,
  write,
  gridToJson: (_clues, grid) => grid,

  options,
  presets,
  offered: { style: 'picture' },
  recipe,
  difficultyOf: ({ level }) => level,
  withDifficulty: withLevel,
  gradingOf: ({ grading }) => grading,
  withGrading: (recipe, grading) => ({ ...recipe, grading }),
};
