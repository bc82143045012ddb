/**
 * The hunt for few signs: one target after another, each with fewer signs than the best so far or
 * not at all. Goes the same way whatever number is wanted, and ends when that is reached: so the
 * fewest that were found can be asked for, with the same seed, and are found again.
 */

import type { Random } from '../../../../kernel/index.ts';
import { makeBase } from '../base.ts';
import type { Draft } from '../draft.ts';
import type { Layout } from '../layout.ts';
import type { Prover } from '../prover.ts';
import { TargetHunt } from './target-hunt.ts';

/** Exchanges that are tried in vain, for each size, before one sign more is allowed. */
const exchanges = 1500;

/** How much longer a target that was a success is searched for one sign less. */
const insistence = 12;

export class Hunt {
  readonly #layout: Layout;
  readonly #prover: Prover;
  readonly #random: Random;
  /** The draft with the fewest signs so far. */
  best: Draft | undefined;
  readonly #onBest: (draft: Draft) => void;

  /** `onBest` is told of the best draft whenever it has fewer signs than before. */
  constructor(
    layout: Layout,
    prover: Prover,
    random: Random,
    onBest: (draft: Draft) => void = () => {},
  ) {
    this.#onBest = onBest;
    this.#layout = layout;
    this.#prover = prover;
    this.#random = random;
  }

  /** Hunts until a draft has no more signs than wanted, or so many nodes were spent. */
  run(wanted: number, nodes: number): void {
    const end = this.#prover.nodes + nodes;
    while (this.#prover.nodes < end && !this.#prover.isStopped && this.#count > wanted) {
      const options = { count: undefined, isSymmetric: false };
      const base = makeBase(this.#layout, options, this.#prover, this.#random);
      if (base.kind !== 'made' || base.draft.givenCount > 0) continue;
      const hunt = new TargetHunt(base.draft, this.#prover, this.#random);
      let isBetter = hunt.run(this.#count - 1, exchanges);
      while (isBetter) {
        this.best = base.draft;
        this.#onBest(base.draft);
        if (this.#count <= wanted) return;
        isBetter = hunt.runOn(exchanges * insistence);
      }
      hunt.restore();
    }
  }

  get #count(): number {
    return this.best?.signCount ?? this.#layout.places + 1;
  }
}
