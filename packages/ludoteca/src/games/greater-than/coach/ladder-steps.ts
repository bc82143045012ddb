/** Steps of the exact ladder as links of an argument: from what is seen at a glance, in words that fit it. */

import type { Cell, Notice } from '../../../kernel/index.ts';
import type { Fact, Glance, LadderStep, Link, Reason, ToldStep } from '../../../puzzle/index.ts';
import { gatherReasons } from '../../../puzzle/reasons.ts';
import type { GreaterThanClues } from '../clues.ts';
import { gridOf, maskOf, open, type Position } from '../deduce/position.ts';
import { grounds } from '../techniques/grounds.ts';
import { techniquePhrasebook } from '../techniques/phrases.ts';
import { failsClearly } from '../techniques/unfold.ts';
import { exclusion } from './absence.ts';
import { cellReasons, cheapest, entriesIn } from './entries.ts';
import { Background } from './glance.ts';
import { ReasonList } from './grounds.ts';
import { atGlance, boundNotices, digitNotices, type Seen, wholeBound } from './seen.ts';

/** A copy of the position with the background struck. */
export function glance(clues: GreaterThanClues, position: Position): Glance<Position> {
  const background = new Background(position);
  const copy = open(clues, gridOf(position));
  for (const [cell, left] of background.candidates.entries()) {
    if (position.digits[cell] === 0) copy.strike(cell, position.candidates[cell] & ~left);
  }
  return {
    position: copy,
    groundsOf(fact) {
      if ('is' in fact) return [fact];
      const cell = cellOf(position, fact);
      const struck = maskOf(fact.not);
      if ((struck & ~position.struck[cell]) === 0) return [fact];
      const explained = exclusion({ background, links: [] }, cell, struck);
      if (explained === undefined)
        throw new Error('the background does not say why a digit is gone');
      const reasons = new ReasonList(position);
      for (const ground of explained.grounds)
        cellReasons({ background, links: [] }, cell, ground, reasons);
      return reasons.list();
    },
  };
}

function cellOf({ board }: Position, { cell }: Fact): number {
  return cell.row * board.size + cell.col;
}

/** What the ladder ruled out is dear: the fewer of its steps an entry needs, the better. */
const ruledOutCost = 10;

/** The cheapest way to see an entry once some values are ruled out. */
export function entryFrom(
  position: Position,
  ruledOut: readonly Fact[],
  entry: Fact,
): Link | undefined {
  if (!('is' in entry)) return undefined;
  const background = new Background(position);
  const candidates = background.candidates.slice();
  const strikes = new Map<number, number>();
  for (const fact of ruledOut) {
    if (!('not' in fact)) continue;
    const cell = cellOf(position, fact);
    const struck = candidates[cell] & maskOf(fact.not);
    if (struck !== 0) strikes.set(cell, (strikes.get(cell) ?? 0) | struck);
  }
  for (const [cell, mask] of strikes) candidates[cell] &= ~mask;
  const links = [...strikes].map(([cell, mask], index) => ({
    index,
    strikes: new Map([[cell, mask]]),
    cost: ruledOutCost,
  }));
  const at = cellOf(position, entry);
  const found = [...entriesIn({ background, links }, candidates)].filter(
    ({ cell, digit }) => cell === at && digit === entry.is,
  );
  return cheapest(found)?.link();
}

/** Techniques whose words say of each candidate that it is there or gone. */
const literal = ['chain', 'turbot', 'xy-wing', 'locked-candidates', 'x-wing', 'swordfish'];

export function isToldWhole(technique: string): boolean {
  return literal.includes(technique);
}

/** Techniques whose own words are the places of a digit in houses. */
const placing = ['locked-candidates', 'x-wing', 'swordfish', 'turbot'];

/** Techniques that unfold a supposition: their words are made from all the reasons at once. */
const unfolding = ['contradiction', 'beyond'];

/** A step told with a pause after each of its numbered parts, and with their cells. */
export function tellStep(position: Position, step: LadderStep): ToldStep {
  const words = wordsOf(position, step);
  const begins = [...words.keys()].filter((at) => words[at].code === numberCode);
  if (begins.length === 0) return { words };
  const cells = begins.flatMap((at) => (words[at + 1].args.cell as Cell | undefined) ?? []);
  // The supposition stands before the first number, and is told together with what follows first.
  const pauses = begins.slice(1);
  if (step.technique !== 'chain') return { words, pauses, marks: { steps: cells.map(asStep) } };
  const supposed = words[begins[0] - 1].args.cell as Cell;
  const steps = cells.map((cell, at) => ({ cell, from: at === 0 ? supposed : cells[at - 1] }));
  return {
    words,
    pauses,
    marks: { steps, arrows: steps.map(({ cell, from }) => ({ from, to: cell })) },
  };
}

const asStep = (cell: Cell) => ({ cell });

const { code: numberCode } = techniquePhrasebook.notice('then-number', { number: 1 });

/** First what the signs say, then what was ruled out before, then the technique's own sentence. */
function wordsOf(
  position: Position,
  { technique, finding, sentence, because }: LadderStep,
): Notice[] {
  const background = new Background(position);
  const seen: Seen[] = [];
  const rest: Reason[] = [];
  for (const reason of because) {
    if (!('not' in reason)) {
      rest.push(reason);
      continue;
    }
    const left = atGlance(background, reason, seen);
    if (left.length > 0) rest.push({ cell: reason.cell, not: left });
  }
  const bounds = boundNotices(position, seen, placing.includes(technique));
  // The digits of its row, column and box are seen at a glance: only what was ruled out is told.
  const ruledOut = rest.filter((reason) => 'not' in reason);
  if (unfolding.includes(technique)) {
    // What follows is followed from what is said, and the words say the whole of a bound.
    const whole = gatherReasons([...because, ...seen.map((one) => wholeBound(position, one))]);
    // By so much it may fail sooner, in a place of which nothing was said: then no more is said than is needed.
    const isClear = isClearBy(position, finding.conclusion, whole);
    const said = isClear ? whole : because;
    const told = finding.tell(said);
    const skipped = grounds(position.board, said, []).length;
    const own = technique === 'beyond' ? told : told.slice(skipped);
    const glances = isClear ? bounds : digitNotices(position, seen);
    return [...glances, ...grounds(position.board, ruledOut, []), ...own];
  }
  const why = finding.tell(ruledOut);
  return [...bounds, ...why.slice(0, why.length - sentence.length), ...sentence];
}

function isClearBy(
  position: Position,
  [fact]: readonly Fact[],
  because: readonly Reason[],
): boolean {
  if (!('not' in fact)) return true;
  return failsClearly(position, because, cellOf(position, fact), fact.not[0]);
}
