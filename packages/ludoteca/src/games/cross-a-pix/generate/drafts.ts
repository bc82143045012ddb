/** Drafts: a target with a cut of the grid, before it is known whether it is the only solution. */

import type { Random } from '../../../kernel/index.ts';
import type { CrossAPixClues } from '../clues.ts';
import { regionsOf } from '../regions.ts';
import { countClues, type Target } from './count-clues.ts';
import { type Cut, cutPicture, randomWalls } from './cut.ts';
import type { CrossAPixRecipe } from './recipe.ts';

export interface Draft {
  readonly target: Target;
  /** The clues of the target; every region has one colour in it. */
  readonly clues: CrossAPixClues;
}

/**
 * The old algorithm: each inner wall by the toss of a coin; between ⌊√min(M,N)⌋ and ⌊√(MN)⌋ cells at
 * random, whose regions are painted.
 */
export function classicDraft({ rows, cols }: CrossAPixRecipe, random: Random): Draft {
  const cut = randomWalls(rows, cols, 0.5, random);
  const { count, ofCell } = regionsIn(rows, cols, cut);
  const fewest = Math.floor(Math.sqrt(Math.min(rows, cols)));
  const most = Math.floor(Math.sqrt(rows * cols));
  const forced = fewest + random.below(most - fewest + 1);
  const colours = new Uint8Array(count);
  for (const cell of random.shuffled(ofCell.keys()).slice(0, forced)) colours[ofCell[cell]] = 1;
  return paintedDraft(rows, cols, cut, colours);
}

/** Walls at random, and every region painted or not at random. */
export function denseDraft({ rows, cols, walls, paint }: CrossAPixRecipe, random: Random): Draft {
  const cut = randomWalls(rows, cols, walls, random);
  const { count } = regionsIn(rows, cols, cut);
  const colours = Uint8Array.from({ length: count }, () => (random.chance(paint) ? 1 : 0));
  return paintedDraft(rows, cols, cut, colours);
}

/** A picture, each colour of which is cut into regions of about `size` cells. */
export function pictureDraft(target: Target, size: number, random: Random): Draft {
  const { right, down } = cutPicture(target, size, random);
  return { target, clues: countClues(target, right, down) };
}

/** The same cut with another target, in which every region has one colour too. */
export function repainted({ clues }: Draft, target: Target): Draft {
  return { target, clues: countClues(target, clues.right, clues.down) };
}

function regionsIn(rows: number, cols: number, { right, down }: Cut) {
  return regionsOf({ rows, cols, right, down, rowClues: [], colClues: [] });
}

function paintedDraft(rows: number, cols: number, cut: Cut, colours: Uint8Array): Draft {
  const { ofCell } = regionsIn(rows, cols, cut);
  const target = { rows, cols, painted: Uint8Array.from(ofCell, (region) => colours[region]) };
  return { target, clues: countClues(target, cut.right, cut.down) };
}
