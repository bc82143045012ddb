/** Taking signs away, as long as the target stays the only solution. */

import type { Random } from '../../../kernel/index.ts';
import { Breaches } from './breaches.ts';
import type { Draft } from './draft.ts';
import type { Layout } from './layout.ts';
import type { Prover, Verdict } from './prover.ts';
import { type Scale, scaleOf } from './scale.ts';

/** Signs that come and go together. */
type Group = readonly number[];

/** How far chance, rather than what is known of other fillings, decides which sign goes first. */
const whim = 0.3;

/** How far in front of all others the signs between given digits go. */
const idleRank = 1e9;

/**
 * Whether few signs shall be left when no more can go, or many. For few, the telling signs go last,
 * and what is cheap to prove first; for many, the telling ones go first, whatever it takes.
 */
export type Leaning = 'few' | 'many';

/** Proofs of the whole that may fail for their length before the thinning ends. */
const mostFailedProofs = 4;

/** How many groups are put back, at most, to look for another way down. */
const mostPutBack = 5;

/** Thins one draft, and can put signs back to look for another way down. */
export class Thinner {
  readonly draft: Draft;
  /** Whether it is proven that no more can go: that every group which stands is needed. */
  isSettled = false;
  readonly #breaches: Breaches;
  readonly #groups: readonly Group[];
  readonly #scale: Scale;
  readonly #prover: Prover;
  readonly #random: Random;
  #leaning: Leaning = 'few';
  #failedProofs = 0;

  constructor(draft: Draft, isSymmetric: boolean, prover: Prover, random: Random) {
    this.draft = draft;
    this.#breaches = new Breaches(draft);
    this.#groups = signGroups(draft.layout, isSymmetric);
    this.#scale = scaleOf(draft.layout.size);
    this.#prover = prover;
    this.#random = random;
  }

  /** Takes away what can go, until `least` signs are left. */
  thin(least: number, leaning: Leaning = 'few'): void {
    this.#leaning = leaning;
    this.#thinWith([], least);
  }

  /** Takes away what can go; the late groups are tried after the others. */
  #thinWith(lateGroups: readonly Group[], least: number): void {
    const { passes } = this.#scale;
    this.isSettled = false;
    this.#failedProofs = 0;
    let open = this.#present().filter((group) => !lateGroups.includes(group));
    let late = lateGroups;
    for (const nodes of this.#leaning === 'few' ? passes : passes.slice(-1)) {
      const early = this.#pass(open, least, nodes);
      const lately = early && this.#pass(late, least, nodes);
      if (early === undefined || lately === undefined) return;
      open = early;
      late = lately;
    }
    this.isSettled = open.length + late.length === 0;
  }

  /** One pass over groups: gives those not settled; nothing when the thinning is over. */
  #pass(groups: readonly Group[], least: number, nodes: number): Group[] | undefined {
    const undecided: Group[] = [];
    let gone: Group[] = [];
    for (const group of this.#inOrder(groups)) {
      const isAtEnd = this.draft.signCount - group.length < least;
      if (isAtEnd || gone.length >= this.#scale.removalsPerProof) {
        undecided.push(...this.#takenBack(gone));
        gone = [];
      }
      if (isAtEnd || this.#isTooLong) return undefined;
      const verdict = this.#findBreach(group, nodes);
      if (verdict === 'none') {
        this.#set(group, false);
        gone.push(group);
      } else if (verdict === 'unknown') undecided.push(group);
      if (this.#prover.isStopped) return undefined;
    }
    undecided.push(...this.#takenBack(gone));
    return this.#isTooLong ? undefined : undecided;
  }

  /**
   * Each step was proven by itself, but the whole may have become too long to prove from nothing.
   * The last steps are then taken back, and given.
   */
  #takenBack(last: readonly Group[]): readonly Group[] {
    if (this.#scale.settlesAll || last.length === 0) return [];
    if (this.#prover.findOther(this.draft, this.#scale.thinProofNodes) === 'none') return [];
    for (const group of last) this.#set(group, true);
    this.#failedProofs++;
    return last;
  }

  get #isTooLong(): boolean {
    return this.#failedProofs >= mostFailedProofs;
  }

  /**
   * Puts a few signs back and thins anew. What comes out is kept if `isGood` says so of the number
   * of signs, else all is as it was.
   */
  tryAnotherWay(least: number, leaning: Leaning, isGood: (signs: number) => boolean): void {
    this.#leaning = leaning;
    const before = { groups: this.#present(), isSettled: this.isSettled };
    const absent = this.#groups.filter(([sign]) => !this.draft.hasSign(sign));
    const back = this.#random.shuffled(absent).slice(0, 1 + this.#random.below(mostPutBack));
    for (const group of back) this.#set(group, true);
    this.#thinWith(back, least);
    if (isGood(this.draft.signCount)) return;
    for (const group of this.#groups) this.#set(group, before.groups.includes(group));
    this.isSettled = before.isSettled;
  }

  /** Takes signs away without a proof, those first for which the least speaks. */
  dropTo(signs: number): void {
    for (const group of this.#inOrder(this.#present())) {
      if (this.draft.signCount <= signs) return;
      this.#set(group, false);
    }
  }

  #present(): Group[] {
    return this.#groups.filter(([sign]) => this.draft.hasSign(sign));
  }

  #findBreach(group: Group, nodes: number): Verdict {
    if (this.#breaches.areNeeded(group)) return 'found';
    return this.#prover.findBreach(this.draft, group, nodes, (filling) =>
      this.#breaches.add(filling),
    );
  }

  #set(group: Group, areThere: boolean): void {
    for (const sign of group) this.#breaches.setSign(sign, areThere);
  }

  /** Signs between given digits first, then those for which the least speaks, with some chance in it. */
  #inOrder(groups: readonly Group[]): Group[] {
    return groups
      .map((group) => ({ group, rank: this.#rank(group) }))
      .sort((one, other) => one.rank - other.rank)
      .map(({ group }) => group);
  }

  #rank(group: Group): number {
    const { layout, givens } = this.draft;
    const isIdle = group.every(
      (sign) => givens[layout.first[sign]] !== 0 && givens[layout.second[sign]] !== 0,
    );
    const chance = this.#random.unit();
    if (isIdle) return chance - idleRank;
    const weight = this.#breaches.weight(group) / group.length;
    return whim * chance + (this.#leaning === 'few' ? weight : -weight);
  }
}

/** Each sign alone, or with the one opposite. */
export function signGroups(layout: Layout, isSymmetric: boolean): Group[] {
  const places = Array.from({ length: layout.places }, (_, place) => place);
  if (!isSymmetric) return places.map((place) => [place]);
  return places
    .filter((place) => place < layout.opposite[place])
    .map((place) => [place, layout.opposite[place]]);
}
