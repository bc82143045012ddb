/** The hunt on one target: fewer and fewer signs that leave it the only solution. */

import type { Random } from '../../../../kernel/index.ts';
import type { Draft } from '../draft.ts';
import type { Prover } from '../prover.ts';
import { swappedGrids } from '../swaps.ts';
import { DifferencePool } from './difference-pool.ts';

/** Nodes for finding out whether a choice of signs leaves other solutions. */
const proofNodes = 200_000;

/** Other solutions taken into the pool when a choice is not enough. */
const othersAtOnce = 3;

/** Grids looked at to find those that differ least. */
const nearGrids = 24;

export class TargetHunt {
  readonly #draft: Draft;
  readonly #prover: Prover;
  readonly #random: Random;
  readonly #pool: DifferencePool;
  /** The fewest signs that were proven to be enough; nothing before the first proof. */
  #best: readonly number[] | undefined;

  /** The draft must have its target as the only solution with all signs. */
  constructor(draft: Draft, prover: Prover, random: Random) {
    this.#draft = draft;
    this.#prover = prover;
    this.#random = random;
    this.#pool = new DifferencePool(draft.layout.places);
    for (const grid of swappedGrids(draft.layout, draft.target)) this.#learn(grid);
    this.#pool.cover();
  }

  /**
   * Exchanges signs, at most so many times for each size, until a choice is proven to be enough. What
   * cannot be done with some signs is tried with one more, up to `most`. False when that was not enough
   * either, or the work was stopped; else the draft has the signs that are enough.
   */
  run(most: number, exchanges: number): boolean {
    let left = exchanges;
    while (!this.#prover.isStopped) {
      if (this.#pool.count > most) return false;
      if (this.#pool.isHit) {
        const proof = this.#prove();
        if (proof === 'unknown') return false;
        if (proof === 'learnt') continue;
        this.#tighten();
        return true;
      }
      if (left === 0) {
        this.#pool.chooseOne(this.#random);
        left = exchanges;
        continue;
      }
      this.#pool.exchange(this.#random);
      this.#prover.spend();
      left--;
    }
    return false;
  }

  /** Looks for a choice that is smaller than the best by one. */
  runOn(exchanges: number): boolean {
    this.#pool.dropOne();
    return this.run(this.#pool.count, exchanges);
  }

  /** Gives the draft the best signs again. */
  restore(): void {
    if (this.#best !== undefined) this.#setSigns(this.#best);
  }

  /** Takes away the signs that can go after all, and remembers the rest as the best. */
  #tighten(): void {
    const chosen = this.#pool.chosen();
    this.#setSigns(chosen);
    for (const sign of chosen) {
      const verdict = this.#prover.findBreach(this.#draft, [sign], proofNodes, (other) => {
        this.#pool.add(this.#differences(other));
      });
      if (verdict !== 'none') continue;
      this.#draft.setSign(sign, false);
      this.#pool.drop(sign);
    }
    this.#best = this.#pool.chosen();
  }

  /** Whether the choice leaves the target alone; what else fits is learnt. */
  #prove(): 'enough' | 'learnt' | 'unknown' {
    this.#setSigns(this.#pool.chosen());
    const others: Uint8Array[] = [];
    const verdict = this.#prover.findOthers(this.#draft, proofNodes, othersAtOnce, (other) =>
      others.push(other.slice()),
    );
    if (verdict === 'none') return 'enough';
    for (const other of others) this.#learn(other);
    return verdict === 'found' ? 'learnt' : 'unknown';
  }

  /**
   * Takes a grid into the pool, or better those that differ from the target only where it does: with
   * all other signs standing they are found at once.
   */
  #learn(grid: Uint8Array): void {
    const agreed = this.#draft.layout.places;
    const differs = this.#differences(grid);
    this.#setSigns(
      Array.from({ length: agreed }, (_, place) => place).filter(
        (place) => !differs.includes(place),
      ),
    );
    const nearer: number[][] = [differs];
    this.#prover.findOthers(this.#draft, proofNodes, nearGrids, (other) =>
      nearer.push(this.#differences(other)),
    );
    nearer.sort((one, other) => one.length - other.length);
    for (const set of nearer) this.#pool.add(set);
  }

  /** The places where a grid has the other sign. */
  #differences(grid: Uint8Array): number[] {
    const { layout, target } = this.#draft;
    const places: number[] = [];
    for (let place = 0; place < layout.places; place++) {
      if (this.#draft.signOf(grid, place) !== this.#draft.signOf(target, place)) places.push(place);
    }
    return places;
  }

  #setSigns(places: readonly number[]): void {
    const { layout } = this.#draft;
    for (let place = 0; place < layout.places; place++) this.#draft.setSign(place, false);
    for (const place of places) this.#draft.setSign(place, true);
  }
}
