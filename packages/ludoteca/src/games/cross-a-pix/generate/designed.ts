/**
 * A picture as a puzzle of a level, with as few regions as the level allows: the cut along the drawing
 * is made coarse first, and finer only where what came out is easier than asked for.
 */

import type { Effort, Random } from '../../../kernel/index.ts';
import type { Difficulty, Grading } from '../../../puzzle/index.ts';
import { cutAlong } from './along.ts';
import { countClues, type Target } from './count-clues.ts';
import type { Draft } from './drafts.ts';
import { draftOfLevel, neatestOpen, tidied } from './level.ts';

/** Cells of a region at the outline, about, coarse to fine: finer than this looks like squared paper. */
const sizesFor: Readonly<Record<Difficulty, readonly number[]>> = {
  easy: [4, 3],
  medium: [4, 3, 2.4, 1.9],
  hard: [3, 2.4, 1.9, 1.5],
  expert: [2.4, 1.9, 1.5, 1.2],
  master: [1.9, 1.5, 1.2, 1],
  extreme: [1.5, 1.2, 1],
};
/** Cuts of one size that are tried before a finer one: some are harder than others. */
const triesOfSize = 3;

/** A picture cut along its drawing, before it is known whether it is the only solution. */
export function drawnDraft(target: Target, size: number, random: Random): Draft {
  const { right, down } = cutAlong(target, size, random);
  return { target, clues: countClues(target, right, down) };
}

/** `easier` when no cut was hard enough, `stuck` when joining regions did not lead to the level. */
export function designedOfLevel(
  target: Target,
  { level, grading }: { readonly level: Difficulty; readonly grading: Grading | undefined },
  coarseness: number,
  random: Random,
  effort: Effort,
): Draft | 'easier' | 'stuck' {
  const sizes = sizesFor[level].flatMap((size) => Array<number>(triesOfSize).fill(size));
  for (const size of sizes) {
    const draft = drawnDraft(target, size * coarseness, random);
    const made = draftOfLevel(draft, level, grading, random, effort, neatestOpen);
    if (made === 'stuck') return made;
    if (made !== 'easier') return tidied(made, level, grading, random, effort);
    if (effort.stopped !== undefined) return 'stuck';
  }
  return 'easier';
}
