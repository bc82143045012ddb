/** DualClue Cross-a-Pix as people see it: rules, texts, entries, drawing and recipes. */

import type { PuzzleBoard } from '../../puzzle/index.ts';
import type { CrossAPixClues, CrossAPixGrid } from './clues.ts';
import { drawing } from './formats/drawing.ts';
import { lists } from './formats/lists.ts';
import { options } from './generate/options.ts';
import { type CrossAPixRecipe, presets, recipe, withLevel } from './generate/recipe.ts';
import { fromJson, hasShape, toJson } from './json.ts';
import { lessons } from './lessons.ts';
import { crossAPixPhrases, name, rules, summary } from './messages.ts';
import { regionAround } from './regions.ts';
import { revealed } from './revealed.ts';
import { contradictions, verify } from './rules.ts';
import { setting } from './setting.ts';
import { packing } from './short-code.ts';
import { entry, showing } from './showing.ts';
import { sketch } from './sketch.ts';
import { view } from './view.ts';

export const crossAPixBoard: PuzzleBoard<CrossAPixRecipe, CrossAPixClues, CrossAPixGrid> = {
  family: 'puzzle',
  id: 'cross-a-pix',
  name,
  summary,
  rules,
  phrases: crossAPixPhrases,
  lessons,
  formats: [drawing, lists],
  hasShape,
  fromJson,
  toJson,
  packing,
  sketch: ({ clues, grid }) => sketch(clues, grid),
  view,
  notes: ['colour', 'pen', 'line'],
  showing,
  revealed,
  setting,

  contradictions,
  verify,
  isProvable: true,
  empty: ({ rowClues, colClues }) => rowClues.map(() => colClues.map(() => null)),
  isComplete: (_clues, grid) => grid.every((row) => row.every((entry) => entry !== null)),
  cells: ({ rowClues, colClues }) =>
    rowClues.flatMap((_, row) => colClues.map((_, col) => ({ row, col }))),
  values: () => [1, 0],
  entry,
  read: (_clues, grid, { row, col }) => grid[row][col] ?? undefined,
  write(clues, grid, cell, value) {
    if (value !== undefined && value !== 0 && value !== 1) throw new Error(`${value} is no colour`);
    const { cols } = clues;
    // Only the rows that the region lies in are copied.
    const written: (readonly (0 | 1 | null)[])[] = [...grid];
    for (const at of regionAround(clues, cell.row * cols + cell.col)) {
      const row = Math.floor(at / cols);
      written[row] = written[row].with(at % cols, value ?? null);
    }
    return written;
  },
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
