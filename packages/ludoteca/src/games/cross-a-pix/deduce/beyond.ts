/**
 * Beyond the ladder: a region whose other colour fails for reasons that only a search shows. First two
 * cases are tried, which a person can still go through; then lines that cannot all be met.
 */

import type { Effort } from '../../../kernel/index.ts';
import type { Finding, Reason } from '../../../puzzle/index.ts';
import type { CrossAPixGrid } from '../clues.ts';
import { reasonsOf } from './argument.ts';
import type { Line } from './board.ts';
import { casesAgainst } from './cases.ts';
import { groundOf, tellStep } from './finding.ts';
import { linesAgainst } from './lines-against.ts';
import type { Position } from './position.ts';
import { bothClues, constraintsOf, factOf } from './reasons.ts';

/** So many steps with two cases are compared. */
const mostCases = 4;
/** Lines that may be asked while cases are looked for. */
const casesNodes = 40_000;
/** Conflicts that lines may be looked for with. */
const linesNodes = 4_000;
/** With more lines than this nobody reads a reason: it is looked for only when there is no other. */
const mostLines = 6;

interface Candidate {
  readonly region: number;
  readonly because: readonly Reason[];
}

export function* beyond(
  position: Position,
  solution: CrossAPixGrid,
  effort: Effort,
): Iterable<Finding> {
  const { board, colours, openOn } = position;
  const right = Int8Array.from(board.regions.firstCells, (cell) =>
    solution[Math.floor(cell / board.clues.cols)][cell % board.clues.cols] === 1 ? 1 : 0,
  );
  const fewestOpen = (region: number) =>
    Math.min(...Array.from(board.linesOf[region], (line) => openOn[line]));
  const open = [...colours.keys()]
    .filter((region) => colours[region] < 0)
    .sort((one, other) => fewestOpen(one) - fewestOpen(other));
  if (open.length === 0) return;
  const found = effort.within(casesNodes, (part) => byCases(position, right, open, part));
  if (found.length === 0) {
    found.push(...effort.within(linesNodes, (part) => byLines(position, right, open, part)));
  }
  // All clues and all that is known are always enough, where there is one solution.
  if (found.length === 0) found.push({ region: open[0], because: allOf(position, board.lines) });
  for (const { region, because } of found.sort((a, b) => a.because.length - b.because.length)) {
    const colour = right[region];
    yield {
      conclusion: [factOf(board, region, colour)],
      because: () => because,
      tell: (shrunk) => tellStep(board, shrunk, region, colour),
    };
  }
}

function byCases(
  position: Position,
  right: Int8Array,
  open: readonly number[],
  effort: Effort,
): Candidate[] {
  const ground = groundOf(position, () => bothClues);
  const found: Candidate[] = [];
  for (const region of open) {
    const cases = casesAgainst(ground, 2 * region + 1 - right[region], effort);
    if (cases) found.push({ region, because: reasonsOf(ground, cases.painted, cases.blank) });
    if (found.length >= mostCases || effort.stopped !== undefined) break;
  }
  return found;
}

function byLines(
  position: Position,
  right: Int8Array,
  open: readonly number[],
  effort: Effort,
): Candidate[] {
  for (const limit of [mostLines, position.board.lines.length]) {
    for (const region of open) {
      const lines = linesAgainst(position, right, region, limit, effort);
      if (effort.stopped !== undefined || !effort.look()) return [];
      if (lines === undefined) continue;
      return [{ region, because: allOf(position, lines) }];
    }
  }
  return [];
}

/** Both clues of lines, and all that is known on them. */
function allOf({ board, colours }: Position, lines: readonly Line[]): readonly Reason[] {
  const regions = new Set(lines.flatMap((line) => [...line.regions]));
  return [
    ...lines.flatMap((line) => constraintsOf(line.index, bothClues)),
    ...[...regions]
      .filter((region) => colours[region] >= 0)
      .map((region) => factOf(board, region, colours[region])),
  ];
}
