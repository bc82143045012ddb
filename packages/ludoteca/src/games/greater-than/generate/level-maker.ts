/**
 * One attempt at a puzzle of a level: drafts are gauged, and changed towards the level.
 * Taking signs away makes a draft harder, giving digits makes it easier. What is solved so has
 * one solution, so that below the hardest level no other proof is needed.
 */

import { type Effort, fail, ok, type Random } from '../../../kernel/index.ts';
import { currentGrading, type Difficulty } from '../../../puzzle/index.ts';
import { notices } from '../notices.ts';
import { type Base, makeBase } from './base.ts';
import type { Draft } from './draft.ts';
import { Gauge, type Standing } from './gauge.ts';
import { cellGroups, setGivens } from './givens.ts';
import { type Layout, layoutOf } from './layout.ts';
import type { Attempt } from './maker.ts';
import { Prover } from './prover.ts';
import type { GreaterThanRecipe } from './recipe.ts';
import { mixedGivens, mixedSigns, type Scale, scaleOf } from './scale.ts';
import { signGroups, Thinner } from './thin.ts';

type Group = readonly number[];

/** Signs are taken away in this many lots at first; a lot that is too much is halved. */
const lots = 8;

/** How often a minimal draft is given digits and thinned again before another base is made. */
const thinnings = 12;

/** The share of gaugings that a level has in which each takes several times as long. */
const chainShare = 0.3;

export class LevelMaker {
  readonly #recipe: GreaterThanRecipe;
  readonly #layout: Layout;
  readonly #scale: Scale;
  readonly #prover: Prover;
  readonly #gauge: Gauge;
  readonly #random: Random;
  readonly #isSymmetric: boolean;
  readonly #effort: Effort;
  readonly #gaugings: number;
  /** Whether every sign was tried, and none can go without leaving the level. */
  #isSettled = false;

  /** Gauges no more drafts than `gaugings`, which the size decides when it is left out. */
  constructor(
    recipe: GreaterThanRecipe,
    level: Difficulty,
    random: Random,
    effort: Effort,
    gaugings?: number,
  ) {
    this.#recipe = recipe;
    this.#layout = layoutOf(recipe.boxRows, recipe.boxCols);
    this.#scale = scaleOf(this.#layout.size);
    this.#gaugings = gaugings ?? this.#scale.gaugings;
    this.#prover = new Prover(this.#layout, effort);
    this.#gauge = new Gauge(level, recipe.grading ?? currentGrading, effort);
    this.#random = random;
    this.#isSymmetric = recipe.style === 'symmetric';
    this.#effort = effort;
  }

  make(): Attempt {
    for (let bases = 0; this.#gauge.count < this.#gaugings; bases++) {
      const base = this.#base();
      if (base.kind === 'needs') {
        const wanted = this.#recipe.givens ?? 0;
        return fail(notices.notice('givens-not-met', { wanted, nearest: base.givens }));
      }
      if (base.kind === 'stopped') return ok(undefined);
      const { draft } = base;
      const isMet = this.#meet(draft, bases);
      if (this.#effort.stopped !== undefined) return ok(undefined);
      if (isMet) return this.#proposal(draft);
    }
    return fail(
      notices.notice('level-not-met', {
        level: this.#gauge.level,
        size: this.#layout.size,
        hardest: this.#gauge.hardest,
      }),
    );
  }

  /** Brings a base to the level in the way of the style. */
  #meet(draft: Draft, bases: number): boolean {
    const standing = this.#gauge.standing(draft);
    switch (this.#recipe.style) {
      case 'full':
        // Every sign stays; digits are given only where no grid does without.
        if (this.#isMet(draft, standing)) return true;
        if (standing !== 'harder' || bases < this.#scale.basesForLevel) return false;
        return this.#recipe.givens === undefined && this.#ease(draft);
      case 'minimal':
      case 'symmetric':
        if (this.#gauge.level !== 'extreme') return this.#meetWithFewSigns(draft, standing, bases);
        // The hardest level is met by what no ladder solves: there only the solver tells what can go,
        // and on large grids not of every sign.
        return this.#scale.settlesAll ? this.#meetThinned(draft) : this.#harden(draft, 0);
      case 'mixed':
        return this.#meetMixed(draft, standing);
      default:
        if (this.#isMet(draft, standing)) return true;
        if (standing === 'harder') return bases >= this.#scale.basesForLevel && this.#ease(draft);
        return bases >= this.#scale.basesForLevel && this.#harden(draft, this.#layout.places);
    }
  }

  /** Whether the draft is of the level; of the hardest one only what is proven to have one solution. */
  #isMet(draft: Draft, standing: Standing): boolean {
    if (this.#gauge.level !== 'extreme') return standing === 'exact';
    return standing === 'harder' && this.#isProven(draft);
  }

  #isProven(draft: Draft): boolean {
    return this.#prover.findOther(draft, this.#scale.proofNodes) === 'none';
  }

  /** Takes signs away until the level is met and no more than `most` are left, as far as that goes. */
  #harden(draft: Draft, most: number): boolean {
    const present = this.#random
      .shuffled(signGroups(this.#layout, this.#isSymmetric))
      .filter(([sign]) => draft.hasSign(sign));
    const waiting = inLots(present, Math.max(1, Math.ceil(present.length / lots)));
    let isMet = false;
    while (waiting.length > 0 && !(isMet && draft.signCount <= most)) {
      const lot = waiting.shift() ?? [];
      for (const group of lot) for (const sign of group) draft.setSign(sign, false);
      const standing = this.#gauge.standing(draft);
      const isMetNow = this.#isMet(draft, standing);
      if (isMetNow || (standing === 'easier' && !isMet)) {
        isMet = isMetNow;
        continue;
      }
      for (const group of lot) for (const sign of group) draft.setSign(sign, true);
      if (this.#isSpent) return isMet;
      if (lot.length > 1) waiting.unshift(...inLots(lot, Math.ceil(lot.length / 2)));
    }
    return isMet;
  }

  /** Gives digits until the level is met; the last one is tried in several places. */
  #ease(draft: Draft): boolean {
    const groups = this.#random.shuffled(cellGroups(this.#layout, this.#isSymmetric));
    for (const group of groups) {
      if (draft.givens[group[0]] !== 0) continue;
      setGivens(draft, group, true);
      const standing = this.#gauge.standing(draft);
      if (this.#isMet(draft, standing)) return true;
      if (standing === 'easier') setGivens(draft, group, false);
      if (this.#isSpent) return false;
    }
    return false;
  }

  /**
   * Takes signs away until none can go without leaving the level, as far as the gaugings last. It keeps
   * to signs: digits are given only where no grid with all its signs is gentle enough.
   */
  #meetWithFewSigns(draft: Draft, standing: Standing, bases: number): boolean {
    if (standing === 'harder') {
      if (bases < this.#scale.basesForLevel || this.#recipe.givens !== undefined) return false;
      const groups = this.#random.shuffled(cellGroups(this.#layout, this.#isSymmetric));
      if (!this.#giveSome(draft, groups)) return false;
    }
    let isExact = this.#gauge.standing(draft) === 'exact';
    // Chains take long to look for.
    const share = this.#gauge.level === 'master' ? chainShare : 1;
    const end = this.#gauge.count + Math.ceil(this.#scale.thinGaugings * share);
    const present = this.#random
      .shuffled(signGroups(this.#layout, this.#isSymmetric))
      .filter(([sign]) => draft.hasSign(sign));
    const waiting = inLots(present, Math.max(1, Math.ceil(present.length / lots)));
    this.#isSettled = true;
    while (waiting.length > 0) {
      if (this.#effort.stopped !== undefined) return false;
      if (this.#gauge.count >= end) {
        this.#isSettled = false;
        break;
      }
      const lot = waiting.shift() ?? [];
      for (const group of lot) for (const sign of group) draft.setSign(sign, false);
      const standing = this.#gauge.standing(draft);
      if (standing !== 'harder') {
        isExact = standing === 'exact';
        continue;
      }
      for (const group of lot) for (const sign of group) draft.setSign(sign, true);
      if (lot.length > 1) waiting.unshift(...inLots(lot, Math.ceil(lot.length / 2)));
    }
    return isExact;
  }

  /**
   * Thins until no sign can go. What is too hard then is given digits until the ladder solves it, and
   * thinned again, for some signs can go now.
   */
  #meetThinned(draft: Draft): boolean {
    const groups = this.#random.shuffled(cellGroups(this.#layout, this.#isSymmetric));
    for (let round = 0; round < thinnings && !this.#isSpent; round++) {
      const thinner = new Thinner(draft, this.#isSymmetric, this.#prover, this.#random);
      thinner.thin(0);
      if (!thinner.isSettled) return false;
      const standing = this.#gauge.standing(draft);
      if (this.#isMet(draft, standing)) return true;
      if (standing !== 'harder' || this.#recipe.givens !== undefined) return false;
      if (!this.#giveSome(draft, groups)) return false;
    }
    return false;
  }

  /** Gives digits until the draft is no longer too hard. */
  #giveSome(draft: Draft, groups: readonly Group[]): boolean {
    for (const group of groups) {
      if (draft.givens[group[0]] !== 0) continue;
      setGivens(draft, group, true);
      if (this.#gauge.standing(draft) !== 'harder') return true;
      if (this.#isSpent) return false;
    }
    return false;
  }

  /** Signs go until few are left, as the style has it, and on until the level is met. */
  #meetMixed(draft: Draft, standing: Standing): boolean {
    const few = Math.round(this.#layout.places * mixedSigns);
    if (standing === 'harder' && this.#gauge.level !== 'extreme') {
      return this.#recipe.givens === undefined && this.#ease(draft);
    }
    return this.#harden(draft, few);
  }

  get #isSpent(): boolean {
    return this.#effort.stopped !== undefined || this.#gauge.count >= this.#gaugings;
  }

  #base(): Base {
    const { style, givens } = this.#recipe;
    const byStyle = style === 'mixed' ? Math.round(this.#layout.cells * mixedGivens) : undefined;
    const options = { count: givens ?? byStyle, isSymmetric: this.#isSymmetric };
    return makeBase(this.#layout, options, this.#prover, this.#random);
  }

  #proposal(draft: Draft): Attempt {
    const isMinimal = this.#recipe.style === 'minimal';
    const remarks = !isMinimal
      ? {}
      : this.#gauge.level === 'extreme' && this.#scale.settlesAll
        ? { minimal: true }
        : { minimalForLevel: this.#isSettled };
    return ok({ clues: draft.toClues(), target: draft.toGrid(), remarks });
  }
}

function inLots(groups: readonly Group[], size: number): Group[][] {
  const cut: Group[][] = [];
  for (let from = 0; from < groups.length; from += size) cut.push(groups.slice(from, from + size));
  return cut;
}
