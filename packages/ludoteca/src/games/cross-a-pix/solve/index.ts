/**
 * Every solution of a puzzle, one at a time.
 *
 * In the field: all solutions of a SAT problem, over regions in place of cells; see `model.ts` for the
 * encoding and `kernel/clause-learning` for the solver and the walk through its solutions.
 */

import { allSolutions, type Effort, negative, positive } from '../../../kernel/index.ts';
import type { CrossAPixClues, CrossAPixGrid } from '../clues.ts';
import { type Model, modelWithin } from './model.ts';

export function* solutions(
  clues: CrossAPixClues,
  effort: Effort,
  kept?: CrossAPixGrid,
): Iterable<CrossAPixGrid> {
  const model = modelWithin(clues, effort);
  if (model === undefined) return;
  for (const literal of kept === undefined ? [] : entriesOf(clues, model, kept)) {
    model.learner.addClause([literal]);
  }
  // The regions decide all other variables, so no filling comes twice.
  for (const _ of allSolutions(model.learner, effort)) yield gridOf(clues, model);
}

/** The entries as what their regions must be. */
function entriesOf(clues: CrossAPixClues, model: Model, kept: CrossAPixGrid): number[] {
  return kept.flatMap((row, r) =>
    row.flatMap((entry, c) => {
      if (entry === null) return [];
      const region = model.regionVariable(model.regions.ofCell[r * clues.cols + c]);
      return [entry === 1 ? positive(region) : negative(region)];
    }),
  );
}

function gridOf(clues: CrossAPixClues, model: Model): CrossAPixGrid {
  const { ofCell } = model.regions;
  return clues.rowClues.map((_, row) =>
    clues.colClues.map((_, col) => {
      const region = ofCell[row * clues.cols + col];
      return model.learner.value(model.regionVariable(region)) ? 1 : 0;
    }),
  );
}
