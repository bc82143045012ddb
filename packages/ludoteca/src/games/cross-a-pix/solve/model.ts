/**
 * A puzzle as a problem for the clause learner.
 *
 * One variable per region: painted. One per ordered pair of regions that follow each other on some
 * line, shared by all lines: a block starts here, for the first is blank and the second painted. Each
 * line says two equalities, the painted cells and the starts, and the joint rule of both.
 *
 * In the field: a pseudo-Boolean encoding with a propagator for each line; sums of blocks by start
 * variables.
 */

import {
  ClauseLearner,
  type Effort,
  type Moods,
  negative,
  positive,
} from '../../../kernel/index.ts';
import type { CrossAPixClues, LineClue } from '../clues.ts';
import { type Regions, regionsOf, type Segments, segmentsOf } from '../regions.ts';
import { LineRule } from './line-rule.ts';
import { LineWorkspace } from './line-workspace.ts';
import { Starts } from './starts.ts';

export interface Model {
  readonly regions: Regions;
  readonly learner: ClauseLearner;
  /** The variable that is true when the region is painted. */
  regionVariable(region: number): number;
  /** Says that two regions have the same colour, as if they were one. The clues stay as they are. */
  join(one: number, other: number): void;
}

/** Absent when the effort is stopped before it is done: large boards take longer than a moment. */
export function modelWithin(clues: CrossAPixClues, effort: Effort): Model | undefined {
  const regions = regionsOf(clues);
  return modelOf(regions, ruledLinesOf(clues, regions), [], effort);
}

/**
 * Of some lines only, where the literals known hold: the colours that all other lines need. The moods of a
 * search decide which of several fillings is found, on which the merging of regions depends.
 */
export function modelOf(
  regions: Regions,
  lines: readonly RuledLine[],
  known: readonly number[],
  effort: Effort,
  moods: Moods = 'both',
): Model | undefined {
  const learner = new ClauseLearner({}, moods);
  learner.newVariables(regions.count);
  for (const literal of known) learner.addClause([literal]);
  if (!effort.look()) return undefined;
  const starts = makeStarts(learner, lines, regions.count, effort);
  if (starts === undefined) return undefined;
  for (const line of lines) {
    if (!effort.look()) return undefined;
    postLine(learner, line, starts, regions.count);
  }
  return {
    regions,
    learner,
    regionVariable: (region) => region,
    join(one, other) {
      learner.addClause([positive(one), negative(other)]);
      learner.addClause([negative(one), positive(other)]);
    },
  };
}

export interface Line {
  readonly segments: Segments;
  readonly clue: LineClue;
}

/** The rows, then the columns. */
export function linesOf(clues: CrossAPixClues, regions: Regions): readonly Line[] {
  const { rows, cols, rowClues, colClues } = clues;
  return [
    ...rowClues.map((clue, row) => ({ clue, segments: segmentsOf(regions, row * cols, 1, cols) })),
    ...colClues.map((clue, col) => ({ clue, segments: segmentsOf(regions, col, cols, rows) })),
  ];
}

/** A line with its joint rule. */
export interface RuledLine extends Line {
  readonly rule: LineRule;
}

export function ruledLinesOf(clues: CrossAPixClues, regions: Regions): readonly RuledLine[] {
  const workspace = new LineWorkspace(Math.max(clues.rows, clues.cols));
  return linesOf(clues, regions).map(({ segments, clue }) => {
    return { segments, clue, rule: new LineRule(segments, clue, workspace) };
  });
}

/** The variables that say, segment by segment, that a block begins there; those of pairs come after the regions. */
export function beginsOf({ regions }: Segments, starts: Starts, count: number): number[] {
  // The border is blank, so a painted first segment is a start.
  return regions.map((region, index) =>
    index === 0 ? region : count + starts.pair(regions[index - 1], region),
  );
}

/** Between two looks at the effort's signal, so many starts are made. */
const lookInterval = 1024;

/** The starts of all lines, each with its variable; absent when the effort was stopped. */
function makeStarts(
  learner: ClauseLearner,
  lines: readonly Line[],
  regions: number,
  effort: Effort,
): Starts | undefined {
  const starts = new Starts();
  for (const { segments } of lines) {
    if (!effort.look()) return undefined;
    starts.add(segments);
  }
  // The regions settle them, so they need not be decided.
  learner.newVariables(starts.size, false);
  const { froms, tos } = starts;
  for (let pair = 0; pair < starts.size; pair++) {
    if (pair % lookInterval === 0 && !effort.look()) return undefined;
    const start = regions + pair;
    learner.addClause([negative(start), negative(froms[pair])]);
    learner.addClause([negative(start), positive(tos[pair])]);
    learner.addClause([positive(start), positive(froms[pair]), negative(tos[pair])]);
  }
  return starts;
}

function postLine(
  learner: ClauseLearner,
  { segments, clue, rule }: RuledLine,
  starts: Starts,
  count: number,
): void {
  const { regions, lengths } = segments;
  const [painted, blocks] = clue;
  learner.addEquality(regions.map(positive), lengths, painted);
  const begins = beginsOf(segments, starts, count).map(positive);
  learner.addEquality(begins, new Int32Array(begins.length).fill(1), blocks);
  learner.addRule(rule);
}
