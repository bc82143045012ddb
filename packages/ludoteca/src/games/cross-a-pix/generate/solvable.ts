/** Merging until our own solver finds the target again from nothing, in reasonable work. */

import type { Effort, Random } from '../../../kernel/index.ts';
import type { CrossAPixClues } from '../clues.ts';
import { regionsOf } from '../regions.ts';
import { solutions } from '../solve/index.ts';
import type { Draft } from './drafts.ts';
import { type Merged, mergeUntilUnique } from './merge.ts';
import { Unions } from './unions.ts';

/** More regions than this are never proved: they are joined before any question is asked. */
const mostRegions = 4000;
/** A merging that took fewer conflicts than this leaves a puzzle that is no harder to solve. */
const easy = 50_000;
/** Conflicts that solving and proving from nothing may take. */
const reasonable = 200_000;
/** The share of regions that is joined when it takes more. */
const coarser = 0.1;

export function mergeUntilSolvable(draft: Draft, random: Random, effort: Effort): Merged {
  let { clues } = draft;
  while (effort.look() && regionsOf(clues).count > mostRegions) {
    const next = coarsened(clues, draft, random);
    if (next === undefined) break;
    clues = next;
  }
  const before = effort.nodes;
  const merged = mergeUntilUnique(clues, draft.target, random, effort);
  if (merged.kind !== 'unique' || effort.nodes - before < easy) return merged;
  clues = merged.clues;
  while (!isSolvable(clues, effort)) {
    if (effort.stopped !== undefined) return { kind: 'undecided', cells: [] };
    const next = coarsened(clues, draft, random);
    if (next === undefined) return { kind: 'undecided', cells: [...draft.target.painted.keys()] };
    clues = next;
  }
  return { kind: 'unique', clues };
}

function isSolvable(clues: CrossAPixClues, effort: Effort): boolean {
  return effort.within(reasonable, (part) => {
    for (const _ of solutions(clues, part)) if (part.stopped !== undefined) break;
    return part.stopped === undefined;
  });
}

/** Some regions joined to others of their colour, the smallest first; absent when none can be. */
function coarsened(
  clues: CrossAPixClues,
  { target }: Draft,
  random: Random,
): CrossAPixClues | undefined {
  const regions = regionsOf(clues);
  const colours = Uint8Array.from(regions.firstCells, (cell) => target.painted[cell]);
  const unions = new Unions(clues, regions, colours);
  const count = Math.ceil(regions.count * coarser);
  let merged = 0;
  for (const region of random.shuffled(regions.sizes.keys())) {
    const pair = merged < count ? unions.smallestPair((one) => one === region) : undefined;
    if (pair === undefined) continue;
    unions.join(pair[0], pair[1]);
    merged++;
  }
  return merged > 0 ? unions.mergedClues(clues) : undefined;
}
