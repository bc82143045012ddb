/** Where every puzzle begins: a random grid with all its signs, given digits where they do not suffice. */

import type { Random } from '../../../kernel/index.ts';
import { Draft } from './draft.ts';
import { GridFiller } from './fill.ts';
import { cellGroups, giveUpTo, giveWhatIsNeeded } from './givens.ts';
import type { Layout } from './layout.ts';
import type { Prover } from './prover.ts';
import { scaleOf } from './scale.ts';
import { unseenSwaps } from './swaps.ts';

/** How the given digits of a base shall be. */
export interface GivensOptions {
  /** Exactly this many; as few as will do when undefined. */
  readonly count: number | undefined;
  readonly isSymmetric: boolean;
}

export type Base =
  | { readonly kind: 'made'; readonly draft: Draft }
  /** More digits had to be given than were wanted; the fewest that were seen to do. */
  | { readonly kind: 'needs'; readonly givens: number }
  | { readonly kind: 'stopped' };

const fillers = new Map<Layout, GridFiller>();

/** A draft with every sign in the boxes and one solution. */
export function makeBase(
  layout: Layout,
  options: GivensOptions,
  prover: Prover,
  random: Random,
): Base {
  const scale = scaleOf(layout.size);
  if (options.count === undefined || options.count === 0) {
    for (let grid = 0; grid < scale.gridsWithoutGivens; grid++) {
      const draft = signedDraft(layout, random);
      if (prover.findOther(draft, scale.proofNodes) === 'none') return { kind: 'made', draft };
      if (prover.isStopped) return { kind: 'stopped' };
    }
  }
  let fewest = layout.cells;
  for (let grid = 0; grid < scale.gridsForGivens; grid++) {
    const draft = signedDraft(layout, random);
    const groups = openGroups(draft, options);
    if (!giveWhatIsNeeded(draft, groups, scale.proofNodes, prover, random)) {
      return { kind: 'stopped' };
    }
    const wanted = options.count ?? draft.givenCount;
    if (draft.givenCount <= wanted) {
      giveUpTo(draft, wanted, groups, random);
      return { kind: 'made', draft };
    }
    fewest = Math.min(fewest, draft.givenCount);
  }
  return { kind: 'needs', givens: fewest };
}

/** A random grid with all its signs, in which no swap of two digits goes unnoticed. */
function signedDraft(layout: Layout, random: Random): Draft {
  let filler = fillers.get(layout);
  if (filler === undefined) {
    filler = new GridFiller(layout.boxRows, layout.boxCols);
    fillers.set(layout, filler);
  }
  let grid = filler.fill(random);
  while (unseenSwaps(layout, grid).next().done !== true) grid = filler.fill(random);
  const draft = new Draft(layout, grid);
  draft.setAllSigns();
  return draft;
}

/**
 * The cells that may be given together. When a symmetric number of digits is asked for, its parity
 * decides about the central cell at once: it is given here, or left out.
 */
function openGroups(draft: Draft, { count, isSymmetric }: GivensOptions): number[][] {
  const groups = cellGroups(draft.layout, isSymmetric);
  if (!isSymmetric || count === undefined) return groups;
  const pairs = groups.filter((group) => group.length === 2);
  if (count % 2 === 1) draft.setGiven((draft.layout.cells - 1) / 2, true);
  return pairs;
}
