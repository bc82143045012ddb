/**
 * A puzzle as a problem for the clause learner.
 *
 * One variable per region: painted. One per ordered pair of regions that follow each other on some
 * line, shared by all lines: a block starts here, for the first is blank and the second painted. Each
 * line then says two equalities: the painted cells, and the starts.
 */

import { ClauseLearner, negative, positive } from '../../../kernel/index.ts';
import type { CrossAPixClues, LineClue } from '../clues.ts';
import { type Regions, regionsOf, type Segments, segmentsOf } from '../regions.ts';
import { LineRule } from './line-rule.ts';
import { LineWorkspace } from './line-workspace.ts';

export interface Model {
  readonly regions: Regions;
  readonly learner: ClauseLearner;
  /** The variable that is true when the region is painted. */
  regionVariable(region: number): number;
  /** Says that two regions have the same colour, as if they were one. The clues stay as they are. */
  join(one: number, other: number): void;
}

export function buildModel(clues: CrossAPixClues): Model {
  const regions = regionsOf(clues);
  const learner = new ClauseLearner();
  learner.newVariables(regions.count);
  const workspace = new LineWorkspace(Math.max(clues.rows, clues.cols));
  const starts = new Starts(learner, regions.count);
  for (let row = 0; row < clues.rows; row++) {
    const segments = segmentsOf(regions, row * clues.cols, 1, clues.cols);
    postLine(learner, starts, segments, clues.rowClues[row]);
    learner.addRule(new LineRule(segments, clues.rowClues[row], workspace));
  }
  for (let col = 0; col < clues.cols; col++) {
    const segments = segmentsOf(regions, col, clues.cols, clues.rows);
    postLine(learner, starts, segments, clues.colClues[col]);
    learner.addRule(new LineRule(segments, clues.colClues[col], workspace));
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

function postLine(
  learner: ClauseLearner,
  starts: Starts,
  segments: Segments,
  [painted, blocks]: LineClue,
): void {
  const { regions, lengths } = segments;
  learner.addEquality(regions.map(positive), lengths, painted);
  // The border is blank, so a painted first segment is a start.
  const begins = regions.map((region, index) =>
    index === 0 ? positive(region) : positive(starts.between(regions[index - 1], region)),
  );
  learner.addEquality(
    begins,
    begins.map(() => 1),
    blocks,
  );
}

/** The variables "a block starts when one goes from this region into that one", made when needed. */
class Starts {
  readonly #learner: ClauseLearner;
  readonly #regions: number;
  readonly #known = new Map<number, number>();

  constructor(learner: ClauseLearner, regions: number) {
    this.#learner = learner;
    this.#regions = regions;
  }

  between(from: number, to: number): number {
    const pair = from * this.#regions + to;
    const known = this.#known.get(pair);
    if (known !== undefined) return known;
    const start = this.#learner.newVariables(1, false);
    this.#known.set(pair, start);
    this.#learner.addClause([negative(start), negative(from)]);
    this.#learner.addClause([negative(start), positive(to)]);
    this.#learner.addClause([positive(start), positive(from), negative(to)]);
    const back = this.#known.get(to * this.#regions + from);
    if (back !== undefined) this.#learner.addClause([negative(start), negative(back)]);
    return start;
  }
}
