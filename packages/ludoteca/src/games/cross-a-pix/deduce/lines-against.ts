/**
 * Lines that cannot all be met with a colour. A filling as near to the solution as can be breaks some
 * line: that line is asked too, and the next filling is looked for, until there is none. So only lines
 * come in that the colour breaks, and they stay few. Then lines are left out again, as long as there
 * is still no filling.
 */

import { ClauseLearner, type Effort, literalOf } from '../../../kernel/index.ts';
import { LineRule } from '../solve/line-rule.ts';
import { LineWorkspace } from '../solve/line-workspace.ts';
import type { Line } from './board.ts';
import type { Position } from './position.ts';

/** Conflicts that the search for one filling may take. */
const budget = 2000;

/** Lines against the other colour of a region than the right one; absent when that takes too many. */
export function linesAgainst(
  position: Position,
  right: Int8Array,
  region: number,
  most: number,
  effort: Effort,
): readonly Line[] | undefined {
  const { board, openOn } = position;
  const search = new Search(position, right, region);
  const lines: Line[] = [];
  for (;;) {
    const outcome = effort.within(budget, (part) => search.run(part));
    if (outcome === 'unsatisfiable') return fewerLines(position, right, region, lines, effort);
    if (outcome === 'undecided' || lines.length >= most) return undefined;
    const broken = board.lines
      .filter((line) => search.breaks(line))
      .sort((one, other) => openOn[one.index] - openOn[other.index]);
    // A filling that breaks nothing is another solution: nothing follows.
    if (broken.length === 0) return undefined;
    lines.push(broken[0]);
    search.ask(broken[0]);
  }
}

function fewerLines(
  position: Position,
  right: Int8Array,
  region: number,
  lines: readonly Line[],
  effort: Effort,
): readonly Line[] {
  let kept = lines;
  for (const line of lines) {
    const rest = kept.filter((other) => other !== line);
    const search = new Search(position, right, region);
    for (const other of rest) search.ask(other);
    const outcome = effort.within(budget, (part) => search.run(part));
    if (outcome === 'unsatisfiable') kept = rest;
    if (effort.stopped !== undefined || !effort.look()) break;
  }
  return kept;
}

/** Fillings that agree with what is known, have the wrong colour in one region, and meet the lines asked. */
class Search {
  readonly #learner = new ClauseLearner();
  readonly #workspace: LineWorkspace;

  constructor({ board, colours }: Position, right: Int8Array, region: number) {
    this.#workspace = new LineWorkspace(Math.max(board.clues.rows, board.clues.cols));
    this.#learner.newVariables(colours.length);
    for (let each = 0; each < colours.length; each++) {
      this.#learner.setPhase(each, right[each] === 1);
      if (colours[each] >= 0) this.#learner.addClause([literalOf(each, colours[each] === 1)]);
    }
    this.#learner.addClause([literalOf(region, right[region] === 0)]);
  }

  ask({ segments, lengths, painted, blocks }: Line): void {
    const along = { regions: [...segments], lengths: [...lengths] };
    this.#learner.addRule(new LineRule(along, [painted, blocks], this.#workspace));
  }

  run(effort: Effort) {
    return this.#learner.solve([], effort);
  }

  /** Whether the filling found last does not meet a line. */
  breaks({ segments, lengths, painted, blocks }: Line): boolean {
    let cells = 0;
    let starts = 0;
    let last = false;
    for (let at = 0; at < segments.length; at++) {
      const isPainted = this.#learner.value(segments[at]);
      if (isPainted) cells += lengths[at];
      if (isPainted && !last) starts++;
      last = isPainted;
    }
    return cells !== painted || starts !== blocks;
  }
}
