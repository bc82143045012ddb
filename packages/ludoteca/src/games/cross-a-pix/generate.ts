/** Making Cross-a-Pix: a target, a cut of the grid into regions, and merging until it is the only solution. */

import type { JsonObject } from '../../document/index.ts';
import {
  cellName,
  type Effort,
  fail,
  type Notice,
  ok,
  type Random,
  type Result,
} from '../../kernel/index.ts';
import type { Proposal } from '../../puzzle/index.ts';
import type { CrossAPixClues, CrossAPixGrid } from './clues.ts';
import { blobs } from './generate/blobs.ts';
import type { Target } from './generate/count-clues.ts';
import { cellOf, type Doubt, doubtful } from './generate/doubt.ts';
import {
  classicDraft,
  type Draft,
  denseDraft,
  pictureDraft,
  repainted,
} from './generate/drafts.ts';
import type { CrossAPixOrder } from './generate/order.ts';
import { changesBetween, flipPieces, joinPieces } from './generate/repaint.ts';
import { mergeUntilSolvable } from './generate/solvable.ts';

type CrossAPixProposal = Proposal<CrossAPixClues, CrossAPixGrid>;

/** How many of the pieces that cannot be proved are repainted at once. */
const repaintedShare = 0.2;

export function propose(
  order: CrossAPixOrder,
  random: Random,
  effort: Effort,
): Result<CrossAPixProposal | undefined, Notice> {
  switch (order.style) {
    case 'classic':
      // The old algorithm has no merging: what is not unique is not taken.
      return ok(proposal(classicDraft(order, random), order));
    case 'dense':
      return ok(proposeDense(order, random, effort));
    case 'picture':
      return proposePicture(order, random, effort);
  }
}

function proposal(
  { clues, target }: Draft,
  order: CrossAPixOrder,
  remarks?: JsonObject,
): CrossAPixProposal {
  return {
    clues,
    target: gridOf(target),
    ...(remarks && { remarks }),
    ...(order.mayHaveSeveral && { mayHaveSeveral: true }),
  };
}

function proposeDense(
  order: CrossAPixOrder,
  random: Random,
  effort: Effort,
): CrossAPixProposal | undefined {
  let draft = denseDraft(order, random);
  if (order.mayHaveSeveral) return proposal(draft, order);
  for (;;) {
    const merged = mergeUntilSolvable(draft, random, effort);
    if (merged.kind === 'unique') return proposal({ ...draft, clues: merged.clues }, order);
    if (merged.kind === 'ambiguous' || effort.stopped !== undefined) return undefined;
    draft = repainted(draft, flipped(draft.target, merged.cells));
  }
}

function proposePicture(
  order: CrossAPixOrder,
  random: Random,
  effort: Effort,
): Result<CrossAPixProposal | undefined, Notice> {
  const { rows, cols, paint, regionSize, picture } = order;
  const original = picture ?? blobs(rows, cols, paint, random);
  let target = original;
  let doubt: Doubt | undefined;
  for (;;) {
    const draft = pictureDraft(target, regionSize, random);
    if (order.mayHaveSeveral) return ok(proposal(draft, order));
    const merged = mergeUntilSolvable(draft, random, effort);
    if (effort.stopped !== undefined) return ok(undefined);
    if (merged.kind === 'unique') {
      const changes = changesBetween(original, target).map((cell) => cellOf(cell, cols));
      if (doubt !== undefined && !order.mayAdjust) {
        return fail(doubtful(doubt, changes, cols));
      }
      const solved = { target, clues: merged.clues };
      const adjusted = changes.map((cell) => cellName(cell));
      return ok(proposal(solved, order, adjusted.length > 0 ? { adjusted } : undefined));
    }
    // A picture of our own is no loss.
    if (picture === undefined) return ok(undefined);
    doubt ??= merged;
    target =
      merged.kind === 'ambiguous'
        ? joinPieces(target, merged.cells)
        : flipped(target, merged.cells);
  }
}

function flipped(target: Target, cells: readonly number[]): Target {
  return flipPieces(target, cells, repaintedShare);
}

function gridOf({ rows, cols, painted }: Target): CrossAPixGrid {
  return Array.from({ length: rows }, (_, row) =>
    Array.from({ length: cols }, (_, col) => (painted[row * cols + col] === 1 ? 1 : 0)),
  );
}
