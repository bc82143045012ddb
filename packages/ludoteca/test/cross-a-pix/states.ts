/** Cross-a-Pix puzzles half solved, as they come up while one reasons: random, but the same for a seed. */

import type { CrossAPixClues, CrossAPixGrid } from '../../src/games/cross-a-pix/clues.ts';
import { blobs } from '../../src/games/cross-a-pix/generate/blobs.ts';
import {
  classicDraft,
  type Draft,
  denseDraft,
  pictureDraft,
} from '../../src/games/cross-a-pix/generate/drafts.ts';
import { regionsOf } from '../../src/games/cross-a-pix/regions.ts';
import { type Random, random } from '../../src/kernel/index.ts';

export interface State {
  readonly clues: CrossAPixClues;
  readonly solution: CrossAPixGrid;
  /** Some regions of the solution. */
  readonly grid: CrossAPixGrid;
}

/** A puzzle of any style and size up to `side`, of which any share is known. It may have other solutions. */
export function anyState(seed: string, side: number): State {
  const source = random(seed);
  const { clues, target } = anyDraft(source, side);
  const { ofCell, count } = regionsOf(clues);
  const share = source.unit();
  const isKnown = Uint8Array.from({ length: count }, () => (source.chance(share) ? 1 : 0));
  const gridOf = (isShown: (cell: number) => boolean): CrossAPixGrid =>
    Array.from({ length: clues.rows }, (_, row) =>
      Array.from({ length: clues.cols }, (_, col) => {
        const cell = row * clues.cols + col;
        if (!isShown(cell)) return null;
        return target.painted[cell] === 1 ? 1 : 0;
      }),
    );
  return {
    clues,
    solution: gridOf(() => true),
    grid: gridOf((cell) => isKnown[ofCell[cell]] === 1),
  };
}

function anyDraft(source: Random, side: number): Draft {
  const rows = 2 + source.below(side - 1);
  const cols = 2 + source.below(side - 1);
  const recipe = {
    rows,
    cols,
    style: 'dense',
    walls: 0.5 + 0.4 * source.unit(),
    paint: source.unit(),
    regionSize: 2 + source.below(6),
    mayAdjust: false,
    mayHaveSeveral: true,
  } as const;
  const style = source.below(4);
  if (style === 0) return classicDraft(recipe, source);
  if (style > 1) return denseDraft(recipe, source);
  return pictureDraft(blobs(rows, cols, recipe.paint, source), recipe.regionSize, source);
}
