/**
 * The cheapest argument to an entry. First the entries at a glance; where there is none, all links that
 * can be seen are taken at once, then the entries that they open, and so on for a few rounds. Each link
 * is a ground like any other, with the price of all that it rests on, so that of all ways to an entry
 * the cover takes the cheapest; what it did not take is left out.
 */

import type { Effort } from '../../../kernel/index.ts';
import { type Argument, type Difficulty, difficulties } from '../../../puzzle/index.ts';
import type { Position } from '../deduce/position.ts';
import type { Sight } from './absence.ts';
import { cheapest, type Entry, entriesIn } from './entries.ts';
import type { Found } from './found-link.ts';
import { Background } from './glance.ts';
import { entryInsights } from './insights.ts';
import { linksIn } from './links.ts';

/** Rounds of links before the exact ladder is asked. */
const mostRounds = 6;
/** Links in one argument. */
const mostLinks = 8;
/** Links that are kept at all; a state with more is no place for a person. */
const mostFound = 1200;

export function argue(
  position: Position,
  effort: Effort,
  hardest: Difficulty = 'extreme',
): Argument | undefined {
  const background = new Background(position);
  const found: Found[] = [];
  const sight: Sight = { background, links: found, isPlain: hardest === 'easy' };
  const candidates = background.candidates.slice();
  const isAllowed = (difficulty: Difficulty) =>
    difficulties.indexOf(difficulty) <= difficulties.indexOf(hardest);
  const isTold = ({ insight }: Entry) =>
    isAllowed(entryInsights.find(({ name }) => name === insight)?.difficulty ?? 'extreme');
  const entries = () => [...entriesIn(sight, candidates)].filter(isTold);
  const atGlance = cheapest(entries());
  if (atGlance !== undefined) return argumentTo(atGlance, found);
  for (let round = 0; round < mostRounds && effort.look(); round++) {
    const before = found.length;
    const fresh: Found[] = [];
    // Links are put into words later, of what was left when they were found.
    for (const draft of linksIn(sight, candidates.slice(), isAllowed)) {
      if (!effort.spend()) return undefined;
      const rests = new Set(draft.rests);
      if (closureOf(rests, found).size >= mostLinks) continue;
      fresh.push({ ...draft, index: before + fresh.length });
      if (before + fresh.length === mostFound) break;
    }
    if (fresh.length === 0) return undefined;
    found.push(...fresh);
    for (const { strikes } of fresh) {
      for (const [cell, mask] of strikes) candidates[cell] &= ~mask;
    }
    let best: { readonly entry: Entry; readonly argument: Argument } | undefined;
    for (const entry of entries()) {
      const argument = argumentTo(entry, found);
      if (argument.links.length > mostLinks) continue;
      if (best === undefined || argument.cost < best.argument.cost - 1e-9) {
        best = { entry, argument };
      }
    }
    if (best !== undefined) return best.argument;
  }
  return undefined;
}

/** All links that some links rest on, with themselves. */
function closureOf(rests: ReadonlySet<number>, found: readonly Found[]): Set<number> {
  const all = new Set<number>();
  const add = (index: number) => {
    if (all.has(index)) return;
    for (const before of found[index].rests) add(before);
    all.add(index);
  };
  for (const index of rests) add(index);
  return all;
}

/** Every link costs once, however many rest on it; a digit that runs through all of them makes each easier. */
function argumentTo(entry: Entry, found: readonly Found[]): Argument {
  const needed = [...closureOf(new Set(entry.rests), found)].map((index) => found[index]);
  const links = [...needed, entry].map((one) => {
    const inherited = one.rests.reduce((sum, index) => sum + found[index].cost, 0);
    return { ...one.link(), cost: one.cost - inherited };
  });
  const digits = new Set(
    links.flatMap(({ conclusion }) =>
      conclusion.flatMap((fact) => ('is' in fact ? [fact.is] : fact.not)),
    ),
  );
  const sum = links.reduce((total, link) => total + link.cost, 0);
  const cost = digits.size === 1 ? sum - needed.length : sum;
  return { links, aim: 'entry', cost };
}
