/**
 * Whether a fact follows from reasons and from nothing else. Exact, and written without the line
 * propagator that finds the steps: one line is searched through, several are left to the clause
 * learner.
 */

import {
  ClauseLearner,
  type Effort,
  literalOf,
  negative,
  positive,
} from '../../../kernel/index.ts';
import type { Fact, Reason } from '../../../puzzle/index.ts';
import type { CrossAPixClues } from '../clues.ts';
import { LineRule } from '../solve/line-rule.ts';
import { LineWorkspace } from '../solve/line-workspace.ts';
import { type Board, boardOf, type Line, regionAt } from './board.ts';
import { canBeMet } from './can-be-met.ts';
import {
  blocksClue,
  bothClues,
  type ClueSet,
  colourOf,
  groundsOf,
  paintedClue,
} from './reasons.ts';

export function follows(
  clues: CrossAPixClues,
  reasons: readonly Reason[],
  fact: Fact,
  effort: Effort,
): boolean | undefined {
  const board = boardOf(clues);
  const grounds = groundsOf(board, reasons);
  const region = regionAt(board, fact.cell);
  const colours = new Map(grounds.colours);
  colours.set(region, (colours.get(region) ?? 0) | (1 << (1 - colourOf(fact))));
  // A region of both colours cannot be, and from what cannot be everything follows.
  if ([...colours.values()].includes(3)) return true;
  const lines = [...grounds.clues].map(([line, taken]) => ({ line: board.lines[line], taken }));
  if (!effort.spend()) return undefined;
  if (lines.length === 0) return false;
  if (lines.length === 1) {
    const answer = canBeMet(lines[0].line, lines[0].taken, colours, effort);
    if (answer !== 'too-much') return answer === undefined ? undefined : !answer;
  }
  return fail(board, lines, colours, effort);
}

interface Taken {
  readonly line: Line;
  readonly taken: ClueSet;
}

/** Whether no filling meets the lines with these colours. */
function fail(
  board: Board,
  lines: readonly Taken[],
  colours: ReadonlyMap<number, number>,
  effort: Effort,
): boolean | undefined {
  const learner = new ClauseLearner();
  const variables = new Map<number, number>();
  for (const { line } of lines) {
    for (const region of line.regions)
      if (!variables.has(region)) variables.set(region, variables.size);
  }
  learner.newVariables(variables.size);
  const workspace = new LineWorkspace(Math.max(board.clues.rows, board.clues.cols));
  for (const { line, taken } of lines) {
    const along = Array.from(line.segments, (region) => variables.get(region) ?? 0);
    const lengths = [...line.lengths];
    if (taken & paintedClue) learner.addEquality(along.map(positive), lengths, line.painted);
    if (taken & blocksClue) addBlocks(learner, along, line.blocks);
    if (taken === bothClues) {
      const segments = { regions: along, lengths };
      learner.addRule(new LineRule(segments, [line.painted, line.blocks], workspace));
    }
  }
  for (const [region, colour] of colours) {
    const variable = variables.get(region);
    if (variable !== undefined) learner.addClause([literalOf(variable, colour === 2)]);
  }
  const found = learner.solve([], effort);
  return found === 'undecided' ? undefined : found === 'unsatisfiable';
}

/** So many times along the line a painted stretch comes after a blank one, or after the border. */
function addBlocks(learner: ClauseLearner, along: readonly number[], blocks: number): void {
  const starts = along.map((to, at) => {
    if (at === 0) return positive(to);
    const from = along[at - 1];
    const start = learner.newVariables(1, false);
    learner.addClause([negative(start), negative(from)]);
    learner.addClause([negative(start), positive(to)]);
    learner.addClause([positive(start), positive(from), negative(to)]);
    return positive(start);
  });
  learner.addEquality(
    starts,
    starts.map(() => 1),
    blocks,
  );
}
