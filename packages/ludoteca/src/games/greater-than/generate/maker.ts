/** One attempt at a recipe: a base with all its signs, thinned as the recipe has it. */

import type { JsonObject } from '../../../document/index.ts';
import {
  type Effort,
  fail,
  type Notice,
  ok,
  type Random,
  type Result,
} from '../../../kernel/index.ts';
import type { Proposal } from '../../../puzzle/index.ts';
import type { GreaterThanClues, GreaterThanGrid } from '../clues.ts';
import { notices } from '../notices.ts';
import { type Base, makeBase } from './base.ts';
import type { Draft } from './draft.ts';
import { cellGroups, giveUpTo, giveWhatIsNeeded, setGivens } from './givens.ts';
import { Hunt } from './hunt/hunt.ts';
import { type Layout, layoutOf } from './layout.ts';
import { Prover } from './prover.ts';
import type { GreaterThanRecipe } from './recipe.ts';
import { mixedGivens, mixedSigns, type Scale, scaleOf } from './scale.ts';
import { type Leaning, Thinner } from './thin.ts';

export type Attempt = Result<Proposal<GreaterThanClues, GreaterThanGrid> | undefined, Notice>;

/** Told of a puzzle that comes nearer to the recipe than those before. */
export type OnBest = (proposal: Proposal<GreaterThanClues, GreaterThanGrid>) => void;

/** Bases tried, while the nodes last, before a number of signs is refused. */
const basesPerCount = 50;

/** Ways down that are tried in vain on one base before another is made. */
const waysPerBase = 30;

/** How many signs a puzzle can gain, about, by trying other ways. */
const upwardReach = 2;

export class Maker {
  readonly #recipe: GreaterThanRecipe;
  readonly #layout: Layout;
  readonly #scale: Scale;
  readonly #prover: Prover;
  readonly #random: Random;
  readonly #isSymmetric: boolean;
  /** Exactly as many given digits as this; as few as will do when absent. */
  readonly #givens: number | undefined;
  readonly #onBest: OnBest | undefined;

  constructor(recipe: GreaterThanRecipe, random: Random, effort: Effort, onBest?: OnBest) {
    this.#onBest = onBest;
    this.#recipe = recipe;
    this.#layout = layoutOf(recipe.boxRows, recipe.boxCols);
    this.#scale = scaleOf(this.#layout.size);
    this.#prover = new Prover(this.#layout, effort);
    this.#random = random;
    this.#isSymmetric = recipe.style === 'symmetric';
    const byStyle =
      recipe.style === 'mixed' ? Math.round(this.#layout.cells * mixedGivens) : undefined;
    this.#givens = recipe.givens ?? byStyle;
  }

  make(): Attempt {
    const { style, signs } = this.#recipe;
    if (style !== 'full' && signs !== undefined) return this.#makeWith(signs);
    const base = this.#base();
    if (base.kind !== 'made') return this.#without(base);
    if (style === 'full') return this.#proposal(base.draft, false);
    const thinner = this.#thinner(base.draft);
    thinner.thin(style === 'mixed' ? Math.round(this.#layout.places * mixedSigns) : 0);
    const isGood = !this.#prover.isStopped && this.#isSettledEnough(thinner);
    return isGood ? this.#proposal(base.draft, thinner.isSettled) : ok(undefined);
  }

  /** Whether so few signs are wanted that they have to be hunted for. */
  #isHunt(signs: number): boolean {
    const { style } = this.#recipe;
    const isFree = style === 'thinned' || style === 'minimal';
    return isFree && (this.#givens ?? 0) === 0 && signs < this.#scale.huntBelow;
  }

  /** A puzzle with so few signs as are hardly found by thinning. */
  #hunt(signs: number): Attempt {
    const hunt = new Hunt(this.#layout, this.#prover, this.#random, (draft) => {
      if (draft.signCount > signs) this.#onBest?.(this.#propose(draft, true));
    });
    hunt.run(signs, this.#scale.huntNodes);
    if (this.#prover.isStopped || hunt.best === undefined) return ok(undefined);
    const nearest = hunt.best.signCount;
    if (nearest > signs) return fail(notices.notice('signs-hunted', { wanted: signs, nearest }));
    if (nearest < signs && this.#recipe.style === 'minimal') {
      return fail(notices.notice('signs-not-met', { wanted: signs, nearest }));
    }
    const places = Array.from({ length: this.#layout.places }, (_, place) => place);
    for (const place of this.#random.shuffled(places)) {
      if (hunt.best.signCount < signs) hunt.best.setSign(place, true);
    }
    return this.#proposal(hunt.best, nearest === signs);
  }

  /** A puzzle with exactly so many signs, or the nearest to it that was found. */
  #makeWith(signs: number): Attempt {
    if (this.#isHunt(signs)) return this.#hunt(signs);
    const end = this.#prover.nodes + this.#scale.countNodes;
    let nearest = this.#layout.places;
    for (let bases = 0; bases < basesPerCount && this.#prover.nodes < end; bases++) {
      const base = this.#base();
      if (base.kind !== 'made') return this.#without(base);
      const thinner = this.#thinner(base.draft);
      // Where fewer signs remained than wanted, the next base is thinned with many in mind.
      this.#comeNear(thinner, signs, nearest < signs ? 'many' : 'few', end);
      if (this.#prover.isStopped) return ok(undefined);
      const found = base.draft.signCount;
      if (found === signs && this.#isSettledEnough(thinner)) {
        return this.#proposal(base.draft, thinner.isSettled);
      }
      if (this.#recipe.style === 'mixed' && this.#giveAnew(thinner, signs)) {
        return this.#proposal(base.draft, false);
      }
      if (Math.abs(found - signs) < Math.abs(nearest - signs)) nearest = found;
    }
    if (this.#prover.isStopped) return ok(undefined);
    return fail(notices.notice('signs-not-met', { wanted: signs, nearest }));
  }

  /** Thins to so many signs, or as near to it as ways are found. */
  #comeNear(thinner: Thinner, signs: number, leaning: Leaning, end: number): void {
    const { draft } = thinner;
    const least = this.#recipe.style === 'minimal' ? 0 : signs;
    const distance = (count: number) => Math.abs(count - signs);
    thinner.thin(least, leaning);
    // With the number of given digits left open there is a surer way than trying others.
    const isOpen = this.#recipe.style === 'mixed' && this.#recipe.givens === undefined;
    let patience = isOpen ? 0 : waysPerBase;
    while (patience > 0 && this.#prover.nodes < end && !this.#prover.isStopped) {
      const before = draft.signCount;
      if (before === signs && this.#isSettledEnough(thinner)) return;
      // From too few signs, none of which can go, small steps hardly lead up.
      if (before < signs - upwardReach) return;
      const other = before > signs ? 'few' : 'many';
      thinner.tryAnotherWay(least, other, (now) => distance(now) <= distance(before));
      patience = distance(draft.signCount) < distance(before) ? waysPerBase : patience - 1;
    }
  }

  /**
   * Keeps as many signs as are asked for, whether they suffice or not, and gives the digits that
   * this takes. False when there would be more of them than were asked for.
   */
  #giveAnew(thinner: Thinner, signs: number): boolean {
    const { draft } = thinner;
    const groups = cellGroups(this.#layout, false);
    if (this.#recipe.givens !== undefined) {
      for (const group of groups) setGivens(draft, group, false);
    }
    thinner.dropTo(signs);
    const { proofNodes } = this.#scale;
    if (!giveWhatIsNeeded(draft, groups, proofNodes, this.#prover, this.#random)) return false;
    const wanted = this.#recipe.givens ?? draft.givenCount;
    if (draft.givenCount > wanted) return false;
    giveUpTo(draft, wanted, groups, this.#random);
    return true;
  }

  /** Whether as much is proven of the signs that stand as the recipe demands. */
  #isSettledEnough(thinner: Thinner): boolean {
    const { style, signs } = this.#recipe;
    const mustSettle = style === 'minimal' || (style === 'symmetric' && signs === undefined);
    return thinner.isSettled || !mustSettle || !this.#scale.settlesAll;
  }

  #base(): Base {
    const options = { count: this.#givens, isSymmetric: this.#isSymmetric };
    return makeBase(this.#layout, options, this.#prover, this.#random);
  }

  #thinner(draft: Draft): Thinner {
    return new Thinner(draft, this.#isSymmetric, this.#prover, this.#random);
  }

  /** What to say when there is no base. */
  #without(base: Exclude<Base, { kind: 'made' }>): Attempt {
    if (base.kind === 'stopped') return ok(undefined);
    const wanted = this.#givens ?? 0;
    return fail(notices.notice('givens-not-met', { wanted, nearest: base.givens }));
  }

  #proposal(draft: Draft, isSettled: boolean): Attempt {
    return ok(this.#propose(draft, isSettled));
  }

  #propose(draft: Draft, isSettled: boolean): Proposal<GreaterThanClues, GreaterThanGrid> {
    const remarks: JsonObject = this.#recipe.style === 'minimal' ? { minimal: isSettled } : {};
    return { clues: draft.toClues(), target: draft.toGrid(), remarks };
  }
}
