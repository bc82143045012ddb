/**
 * Every solution of a puzzle, one at a time.
 *
 * In the field: all solutions of a SAT problem, over regions in place of cells; see `settled.ts` for
 * what comes before the search, `model.ts` for the encoding and `kernel/clause-learning` for the solver and
 * the walk through its solutions.
 */

import { allSolutions, type Effort, negative, positive } from '../../../kernel/index.ts';
import type { CrossAPixClues, CrossAPixGrid } from '../clues.ts';
import { type Regions, regionsOf } from '../regions.ts';
import { findNext } from './first.ts';
import { modelOf, ruledLinesOf } from './model.ts';
import { settle } from './settled.ts';
import { settleSwiftly } from './swift-settled.ts';

export function* solutions(
  clues: CrossAPixClues,
  effort: Effort,
  kept?: CrossAPixGrid,
): Iterable<CrossAPixGrid> {
  const swift = kept === undefined ? settleSwiftly(clues, effort) : undefined;
  if (swift === undefined || swift.kind === 'open') {
    yield* searched(clues, effort, kept, swift?.values);
    return;
  }
  // The two questions that a search would have been asked: for a solution, and for another.
  if (swift.kind === 'stopped' || !effort.spend() || swift.kind !== 'filled') return;
  yield swift.grid;
  effort.spend();
}

/** The same by a search, where lines do not settle all. `known` has what they do settle, by literal, if that is known. */
function* searched(
  clues: CrossAPixClues,
  effort: Effort,
  kept?: CrossAPixGrid,
  known?: Int8Array,
): Iterable<CrossAPixGrid> {
  const regions = regionsOf(clues);
  const lines = ruledLinesOf(clues, regions);
  const given = kept === undefined ? [] : entriesOf(regions, clues, kept);
  const settled = known
    ? { values: known, isBroken: false }
    : settle(lines, regions.count, given, effort);
  if (settled === undefined) return;
  const { values, isBroken } = settled;
  const openLines = lines.filter(({ rule }) =>
    rule.variables.some((region) => values[2 * region] === 0),
  );
  if (isBroken || openLines.length === 0) {
    if (!effort.spend() || isBroken) return;
    yield gridOf(clues, regions, (region) => values[2 * region] === 1);
    effort.spend();
    return;
  }
  // Somebody made the clues from a filling, mostly: looking for one is what takes time.
  const model = modelOf(regions, openLines, literalsOf(values), effort, 'steady');
  if (model === undefined) return;
  const { learner } = model;
  // The regions decide all other variables, so no filling comes twice.
  const find = (within: Effort, found: number) =>
    findNext(learner, openLines, values, within, found);
  for (const _ of allSolutions(learner, effort, undefined, find)) {
    yield gridOf(clues, regions, (region) => learner.value(model.regionVariable(region)));
  }
}

/** The entries as what their regions must be. */
function entriesOf(regions: Regions, clues: CrossAPixClues, kept: CrossAPixGrid): number[] {
  return kept.flatMap((row, r) =>
    row.flatMap((entry, c) => {
      if (entry === null) return [];
      const region = regions.ofCell[r * clues.cols + c];
      return [entry === 1 ? positive(region) : negative(region)];
    }),
  );
}

function literalsOf(values: Int8Array): number[] {
  const literals: number[] = [];
  for (let literal = 0; literal < values.length; literal++) {
    if (values[literal] === 1) literals.push(literal);
  }
  return literals;
}

function gridOf(
  clues: CrossAPixClues,
  { ofCell }: Regions,
  isPainted: (region: number) => boolean,
): CrossAPixGrid {
  return clues.rowClues.map((_, row) =>
    clues.colClues.map((_, col) => (isPainted(ofCell[row * clues.cols + col]) ? 1 : 0)),
  );
}
