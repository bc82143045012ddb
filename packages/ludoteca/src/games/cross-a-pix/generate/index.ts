/** Making Cross-a-Pix: a target, a cut of the grid into regions, and merging until it is the only solution. */

import type { JsonObject } from '../../../document/index.ts';
import {
  type Cell,
  cellName,
  type Effort,
  fail,
  type Notice,
  ok,
  type Random,
  type Result,
} from '../../../kernel/index.ts';
import {
  type Difficulty,
  difficulties,
  type Grading,
  type Proposal,
} from '../../../puzzle/index.ts';
import type { CrossAPixClues, CrossAPixGrid } from '../clues.ts';
import { notices } from '../notices.ts';
import { blobs } from './blobs.ts';
import type { Target } from './count-clues.ts';
import { designedOfLevel, drawnDraft } from './designed.ts';
import { classicDraft, type Draft, denseDraft, pictureDraft, repainted } from './drafts.ts';
import { draftOfLevel } from './level.ts';
import type { Merged } from './merge.ts';
import type { CrossAPixRecipe } from './recipe.ts';
import { changesBetween, flipPieces, joinPieces } from './repaint.ts';
import { mergeUntilSolvable } from './solvable.ts';

type CrossAPixProposal = Proposal<CrossAPixClues, CrossAPixGrid>;

/** On grids with fewer cells than this several drafts are tried in one attempt at a level. */
const smallGrid = 1000;
const mostTries = 20;
/** Cuts that are tried for a picture's own level before an easier one will do. */
const ownTries = 4;
/** How many of the pieces that cannot be proved are repainted at once. */
const repaintedShare = 0.2;
/** Cells of a region at the outline of a picture, about, before any are joined. */
const usualRegion = 3;

export function propose(
  recipe: CrossAPixRecipe,
  random: Random,
  effort: Effort,
): Result<CrossAPixProposal | undefined, Notice> {
  switch (recipe.style) {
    case 'classic':
      // The old algorithm has no merging: what is not unique, or not of the level, is not taken.
      return ok(proposal(classicDraft(recipe, random), recipe));
    case 'dense':
      return ok(proposeDense(recipe, random, effort));
    case 'picture': {
      const { picture } = recipe;
      if (picture === undefined) return ok(proposeFromLibrary(recipe, random, effort));
      return proposePicture({ ...recipe, picture }, random, effort);
    }
    case 'blobs':
      return proposeBlobs(recipe, random, effort);
  }
}

function proposal(
  { clues, target }: Draft,
  recipe: CrossAPixRecipe,
  remarks?: JsonObject,
): CrossAPixProposal {
  return {
    clues,
    target: gridOf(target),
    ...(remarks && { remarks }),
    ...(recipe.mayHaveSeveral && { mayHaveSeveral: true }),
  };
}

function proposeDense(
  recipe: CrossAPixRecipe,
  random: Random,
  effort: Effort,
): CrossAPixProposal | undefined {
  let draft = denseDraft(recipe, random);
  if (recipe.mayHaveSeveral) return proposal(draft, recipe);
  if (recipe.level !== undefined) {
    // On small grids hard ones are rare, and drafts are soon made.
    const tries = Math.min(mostTries, Math.ceil(smallGrid / (recipe.rows * recipe.cols)));
    for (let count = 0; count < tries; count++) {
      const made = draftOfLevel(draft, recipe.level, recipe.grading, random, effort);
      if (typeof made === 'object') return proposal(made, recipe);
      if (effort.stopped !== undefined) return undefined;
      draft = denseDraft(recipe, random);
    }
    return undefined;
  }
  for (;;) {
    const merged = mergeUntilSolvable(draft, random, effort);
    if (merged.kind === 'unique') return proposal({ ...draft, clues: merged.clues }, recipe);
    if (merged.kind === 'ambiguous' || effort.stopped !== undefined) return undefined;
    draft = repainted(draft, flipped(draft.target, merged.cells));
  }
}

/** A picture of the library, cut along its drawing, at the level asked for or at its own. */
function proposeFromLibrary(
  { pictures, level, grading, coarseness = 1 }: CrossAPixRecipe,
  random: Random,
  effort: Effort,
): CrossAPixProposal | undefined {
  if (pictures === undefined) throw new Error('the recipe has not been furnished with pictures');
  const { name, title, target, level: own } = random.pick(pictures);
  const made =
    level === undefined
      ? nearOwnLevel(target, own, grading, coarseness, random, effort)
      : designedOfLevel(target, { level, grading }, coarseness, random, effort);
  if (typeof made !== 'object') return undefined;
  return {
    clues: made.clues,
    target: gridOf(target),
    remarks: { reveals: { picture: name, title } },
  };
}

/** At its own level, where a few cuts give it; else easier, for not every drawing can be cut to be hard. */
function nearOwnLevel(
  target: Target,
  own: Difficulty,
  grading: Grading | undefined,
  coarseness: number,
  random: Random,
  effort: Effort,
): Draft | undefined {
  for (let at = difficulties.indexOf(own); at >= 0; at--) {
    for (let tries = 0; tries < ownTries; tries++) {
      const asked = { level: difficulties[at], grading };
      const made = designedOfLevel(target, asked, coarseness, random, effort);
      if (typeof made === 'object') return made;
      if (effort.stopped !== undefined) return undefined;
    }
  }
  return undefined;
}

/** Soft shapes of our own: those that no clues tell from others are no loss. */
function proposeBlobs(
  recipe: CrossAPixRecipe,
  random: Random,
  effort: Effort,
): Result<CrossAPixProposal | undefined, Notice> {
  const { rows, cols, paint, regionSize, level, grading } = recipe;
  const target = blobs(rows, cols, paint, random);
  if (level === undefined) {
    const cut = (changed: Target) => pictureDraft(changed, regionSize, random);
    const unique = uniquePicture(recipe, target, cut, random, effort);
    if (!unique.ok || unique.value === undefined) return unique.ok ? ok(undefined) : unique;
    return ok(proposal(unique.value.draft, recipe));
  }
  const draft = pictureDraft(target, regionSize, random);
  const made = draftOfLevel(draft, level, grading, random, effort);
  return ok(typeof made === 'object' ? proposal(made, recipe) : undefined);
}

function proposePicture(
  recipe: CrossAPixRecipe & { readonly picture: Target },
  random: Random,
  effort: Effort,
): Result<CrossAPixProposal | undefined, Notice> {
  const { picture: original, coarseness = 1, level, grading } = recipe;
  const ofLevel = (target: Target) =>
    level !== undefined && designedOfLevel(target, { level, grading }, coarseness, random, effort);
  const made = ofLevel(original);
  if (typeof made === 'object') return ok(proposal(made, recipe));
  // Joining alone does not bring a picture to its level when no clues tell it from another one.
  if (made === 'easier') return ok(undefined);
  const cut = (changed: Target) => drawnDraft(changed, usualRegion * coarseness, random);
  const unique = uniquePicture(recipe, original, cut, random, effort);
  if (!unique.ok) return unique;
  if (unique.value === undefined) return ok(undefined);
  const { draft, changes } = unique.value;
  const adjusted = changes.map((cell) => cellName(cell));
  const remarks = adjusted.length > 0 ? { adjusted } : undefined;
  if (made === false) return ok(proposal(draft, recipe, remarks));
  const again = ofLevel(draft.target);
  return ok(typeof again === 'object' ? proposal(again, recipe, remarks) : undefined);
}

/** A picture, changed where that is allowed, with a cut in which it is the only solution. */
function uniquePicture(
  recipe: CrossAPixRecipe,
  original: Target,
  cut: (target: Target) => Draft,
  random: Random,
  effort: Effort,
): Result<{ readonly draft: Draft; readonly changes: readonly Cell[] } | undefined, Notice> {
  let target = original;
  let doubt: Doubt | undefined;
  for (;;) {
    const draft = cut(target);
    if (recipe.mayHaveSeveral) return ok({ draft, changes: [] });
    const merged = mergeUntilSolvable(draft, random, effort);
    if (effort.stopped !== undefined) return ok(undefined);
    if (merged.kind === 'unique') {
      const changes = changesBetween(original, target).map((cell) => cellOf(cell, recipe.cols));
      if (doubt !== undefined && !recipe.mayAdjust) {
        return fail(doubtful(doubt, changes, recipe.cols));
      }
      return ok({ draft: { target, clues: merged.clues }, changes });
    }
    // A picture of our own is no loss.
    if (recipe.picture === undefined) return ok(undefined);
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

export type Doubt = Exclude<Merged, { readonly kind: 'unique' }>;

/** How many cells a message names. */
const named = 12;

export function doubtful(doubt: Doubt, changes: readonly Cell[], cols: number): Notice {
  const told = { changed: changes.length, changes: changes.slice(0, named) };
  if (doubt.kind === 'undecided') return notices.notice('picture-undecided', told);
  const cells = doubt.cells.slice(0, named).map((cell) => cellOf(cell, cols));
  return notices.notice(
    'picture-ambiguous',
    { count: doubt.cells.length, cells, ...told },
    { kind: 'cell', ...cells[0] },
  );
}

export function cellOf(cell: number, cols: number): Cell {
  return { row: Math.floor(cell / cols), col: cell % cols };
}
