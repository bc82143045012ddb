/**
 * The cheapest argument to an entry: what costs least to see on a line; where no line shows anything by
 * itself, two lines together; then a supposition that fails.
 */

import type { Cell, Effort } from '../../../kernel/index.ts';
import {
  type Argument,
  type Difficulty,
  difficulties,
  type Fact,
  type Insight,
  type Link,
  type LinkMarks,
  type Reason,
} from '../../../puzzle/index.ts';
import type { Board } from '../deduce/board.ts';
import type { Position } from '../deduce/position.ts';
import { constraintsOf, factOf, groundsOf } from '../deduce/reasons.ts';
import { cellOn } from '../deduce/sentences.ts';
import { longContradiction, shortContradiction } from '../techniques/contradictions.ts';
import { twoLines } from '../techniques/two-lines.ts';
import { kindCosts } from './cost.ts';
import { sightsUpTo } from './insights.ts';
import { cellsAt, type Sight, say } from './sight.ts';
import { type Priced, sightsOn } from './sights-on.ts';
import { cheapestTrial } from './trial.ts';

/** Two lines together cost more than anything on one line. */
const pairCost = 12;

/** Of so many steps by two lines the one with the fewest reasons is taken. */
const mostPairs = 6;

export function argue(
  position: Position,
  effort: Effort,
  hardest: Difficulty = 'extreme',
): Argument | undefined {
  const isAllowed = ({ difficulty }: Pick<Insight, 'difficulty'>) =>
    difficulties.indexOf(difficulty) <= difficulties.indexOf(hardest);
  const link =
    cheapestSight(position, isAllowed, effort) ??
    (isAllowed(twoLines) ? pairLink(position, effort) : undefined) ??
    (isAllowed(shortContradiction)
      ? cheapestTrial(position, shortContradiction, 'short-contradiction', effort)
      : undefined) ??
    (isAllowed(longContradiction)
      ? cheapestTrial(position, longContradiction, 'long-contradiction', effort)
      : undefined);
  return link && { links: [link], aim: 'entry', cost: link.cost };
}

/** Whether an insight gives this conclusion here. */
export function sees(
  position: Position,
  insight: string,
  conclusion: readonly Fact[],
  effort: Effort,
): boolean {
  const wanted = conclusion.map((fact) => JSON.stringify(fact));
  const isAll = (facts: readonly Fact[]) => {
    const concluded = new Set(facts.map((fact) => JSON.stringify(fact)));
    return wanted.every((fact) => concluded.has(fact));
  };
  const name = sightsUpTo(() => true).find((each) => each === insight);
  if (name !== undefined) {
    return position.board.lines.some((line) =>
      sightsOn(position, line, name, effort).some(({ sight }) => isAll(conclusionOf(sight))),
    );
  }
  const technique = [twoLines, shortContradiction, longContradiction].find(
    (each) => each.name === insight,
  );
  for (const finding of technique?.find(position, effort) ?? []) {
    if (isAll(finding.conclusion)) return true;
  }
  return false;
}

function cheapestSight(
  position: Position,
  isAllowed: (insight: Insight) => boolean,
  effort: Effort,
): Link | undefined {
  let best: Priced | undefined;
  // Those first that can cost least, so that most others need not be looked at.
  const names = sightsUpTo(isAllowed).toSorted((a, b) => kindCosts[a] - kindCosts[b]);
  for (const name of names) {
    if (best !== undefined && kindCosts[name] >= best.cost) break;
    for (const line of position.board.lines) {
      if (position.openOn[line.index] === 0) continue;
      for (const priced of sightsOn(position, line, name, effort)) {
        if (best === undefined || priced.cost < best.cost) best = priced;
      }
      // A line of a large board is a long look.
      if (!effort.look()) return undefined;
    }
  }
  return best && linkOf(position, best);
}

function conclusionOf({ view, regions, colour }: Sight): readonly Fact[] {
  return regions.map((region) => factOf(view.board, region, colour));
}

function linkOf({ colours }: Position, { sight, cost }: Priced): Link {
  const { view, name, clues, known, looks } = sight;
  const { board, line } = view;
  return {
    insight: name,
    conclusion: conclusionOf(sight),
    because: [
      ...constraintsOf(line.index, clues),
      ...known.map((region) => factOf(board, region, colours[region])),
    ],
    cost,
    where: line.where,
    what: say(`look-${name}`, {}),
    words: sight.tell(),
    marks: { lines: [line.where], cells: namedCells(sight, looks), arrows: [] },
  };
}

/** The cells that the words name; where they name none, nothing but the line is to be marked. */
function namedCells(sight: Sight, looks: readonly number[]): readonly Cell[] {
  return looks.length < sight.view.line.length ? cellsAt(sight.view, [...new Set(looks)]) : [];
}

/**
 * All that is seen on the lines of some reasons: both clues, and what is known of their regions. The smallest
 * reason would leave ways open that nobody who looks at the lines would think of.
 */
function wholeLines({ board, colours }: Position, because: readonly Reason[]): readonly Reason[] {
  const lines = [...groundsOf(board, because).clues.keys()].map((index) => board.lines[index]);
  const regions = new Set(lines.flatMap((line) => [...line.regions]));
  return [
    ...lines.flatMap(({ index }) => constraintsOf(index, 3)),
    ...[...regions]
      .filter((region) => colours[region] >= 0)
      .map((region) => factOf(board, region, colours[region])),
  ];
}

function pairLink(position: Position, effort: Effort): Link | undefined {
  let best:
    | { readonly conclusion: readonly Fact[]; readonly because: readonly Reason[] }
    | undefined;
  let fewest = Number.POSITIVE_INFINITY;
  let words: Link['words'] = [];
  let seen = 0;
  for (const finding of twoLines.find(position, effort)) {
    const needed = finding.because();
    if (needed.length < fewest) {
      fewest = needed.length;
      const because = wholeLines(position, needed);
      best = { conclusion: finding.conclusion, because };
      words = finding.tell(because);
    }
    if (++seen >= mostPairs) break;
  }
  if (best === undefined) return undefined;
  const { where, marks } = placeOf(position.board, best.conclusion, best.because);
  return {
    insight: twoLines.name,
    ...best,
    cost: pairCost + fewest / 4,
    where,
    what: say('look-two-lines', {}),
    words,
    marks,
  };
}

/** The lines whose clues are used, the one first on which the conclusion lies, and the cell there. */
export function placeOf(
  board: Board,
  conclusion: readonly Fact[],
  because: readonly Reason[],
): { readonly where: Link['where']; readonly marks: LinkMarks } {
  const [first] = conclusion;
  const region = board.regions.ofCell[first.cell.row * board.clues.cols + first.cell.col];
  const lines = [...groundsOf(board, because).clues.keys()].map((index) => board.lines[index]);
  const isOn = (index: number) => board.linesOf[region].includes(index);
  const ordered = lines.toSorted((a, b) => Number(isOn(b.index)) - Number(isOn(a.index)));
  const cells = ordered
    .filter(({ index }) => isOn(index))
    .slice(0, 1)
    .map((line) => cellOn(board, line, region));
  return {
    where: ordered[0]?.where ?? { kind: 'cell', ...first.cell },
    marks: { lines: ordered.map(({ where }) => where), cells, arrows: [] },
  };
}
