/** Futoshiki as a puzzle of the library. */

import type { Puzzle } from 'ludoteca';
import { deduction } from './deduce.ts';
import { type FutoshikiRecipe, options, presets, propose, recipe } from './generate.ts';
import { redundant } from './redundant.ts';
import {
  emptyGrid,
  type FutoshikiClues,
  type FutoshikiGrid,
  futoshikiPhrases,
  verify,
} from './rules.ts';
import { solutions } from './solve.ts';
import { drawing, fromJson, hasShape, sketch, toJson } from './text.ts';
import { view } from './view.ts';

export const futoshiki: Puzzle<FutoshikiRecipe, FutoshikiClues, FutoshikiGrid> = {
  family: 'puzzle',
  id: 'futoshiki',
  name: { en: 'Futoshiki', pt: 'Futoshiki' },
  summary: {
    en: 'a Latin square told by the signs between neighbours',
    pt: 'um quadrado latino contado pelos sinais entre vizinhos',
  },
  rules: {
    en: 'Each row and each column holds every digit once. A sign points at the smaller of two neighbours.',
    pt: 'Cada linha e cada coluna tem cada algarismo uma vez. Um sinal aponta para o menor de dois vizinhos.',
  },
  phrases: futoshikiPhrases,
  formats: [drawing],
  hasShape,
  fromJson,
  toJson,
  sketch,
  view,

  contradictions: (clues) => verify(clues, clues.givens),
  verify,
  solutions,
  empty: emptyGrid,
  isComplete: (_clues, grid) => grid.every((row) => row.every((digit) => digit !== 0)),
  cells: ({ givens }) =>
    givens.flatMap((line, row) =>
      line.flatMap((digit, col) => (digit === 0 ? [{ row, col }] : [])),
    ),
  values: ({ size }) => Array.from({ length: size }, (_, index) => index + 1),
  entry: { kind: 'typed' },
  read: (_clues, grid, cell) => grid[cell.row][cell.col] || undefined,
  write: (_clues, grid, cell, value) =>
    grid.with(cell.row, grid[cell.row].with(cell.col, value ?? 0)),
  gridToJson: (_clues, grid) => grid,
  deduction,
  redundant,

  options,
  presets,
  recipe: recipe,
  difficultyOf: ({ level }) => level,
  withDifficulty: (recipe, level) => ({ ...recipe, level }),
  propose,
};
