/**
 * Depth-first search with two branches at each node: a candidate is tried, then struck. What to branch on is
 * weighed by the contradictions so far (see the head of `engine.ts` for what the field calls it).
 *
 * Written once for all engines; what an engine adds is how candidates are kept and narrowed, and how the
 * best cell and the pairs are found in them. State is copied at each decision, so there is nothing to undo.
 */

import type { Effort, Random } from '../../../kernel/index.ts';
import type { Engine } from './engine.ts';

type Status =
  /** The candidates are those of a node that may still be narrowed, then branched on. */
  | 'open'
  /** The node is done with: contradictory, or a solution that was told. */
  | 'closed'
  /** Nothing is left. */
  | 'finished';

/** Weights are scaled down when a bump gets this large. */
const heaviest = 1e100;

/** How the cells of contradictions gain weight. */
export interface Weighing {
  /** How much more each contradiction weighs than the one before. */
  readonly growth: number;
  /** What a cell weighs at first, besides 1, for each sign that touches it. */
  readonly ofSign: number;
  /** What the cells of a contradictory box, and the open places of a contradictory digit, get. */
  readonly boxShare: number;
  readonly digitShare: number;
}

/** Where the last contradiction was found. */
interface Failure {
  /** −1 for none. */
  readonly failedBox: number;
  readonly failedDigit: number;
}

export abstract class Search implements Engine {
  abstract readonly size: number;
  abstract readonly solution: Uint8Array;
  /** The candidate to try next, set by `choose`. */
  protected chosenCell = 0;
  protected chosenDigit = 0;
  /** How many decisions the node rests on, and the candidates tried there. */
  protected depth = 0;
  protected readonly triedCell: Uint16Array;
  protected readonly triedDigit: Uint8Array;
  /** How much each cell has to do with contradictions, late ones counting more. */
  protected readonly weights: Float64Array;
  /** How many candidates the cell has that `heaviestCell` found. */
  protected bestCount = 0;
  /** What the next contradiction weighs. */
  #bump = 1;
  /** The heaviest pair of places so far, while choosing. */
  #pairWeight = 0;
  #random: Random | undefined;
  readonly #weighing: Weighing;
  #status: Status = 'finished';
  #isFresh = false;

  constructor(cells: number, weighing: Weighing) {
    this.#weighing = weighing;
    this.triedCell = new Uint16Array(cells);
    this.triedDigit = new Uint8Array(cells);
    this.weights = new Float64Array(cells);
  }

  abstract restart(): void;
  /** Whether `next` stops before the next decision, to go on when it is called again later. */
  protected abstract get isPaused(): boolean;
  /** Takes the puzzle; false when it is contradictory at sight. */
  protected abstract begin(givens: Uint8Array, right: Int8Array, down: Int8Array): boolean;
  /**
   * Narrows the candidates as far as the rules tell; false when they contradict. May return early
   * when the effort is stopped, to be called again.
   */
  protected abstract propagate(effort: Effort): boolean;
  /** The cell that is heavy and has few candidates, and sets how many; −1 when every cell has its digit. */
  protected abstract heaviestCell(): number;
  /** A candidate of the cell, after leaving out the first `skip` ones. */
  protected abstract candidateOf(cell: number, skip: number): number;
  /** Considers every two cells that are the only places of a digit in a house. */
  protected abstract considerPairs(): void;
  /** Writes the digits into `solution`. */
  protected abstract tell(): void;
  /** Keeps the candidates for `restore` at this depth, then leaves the chosen digit alone in its cell. */
  protected abstract descend(depth: number): void;
  /** Takes back the candidates kept at this depth, without the one that was tried. */
  protected abstract restore(depth: number): void;
  /** Where `propagate` found its last contradiction. */
  protected abstract get failure(): Failure;
  /** Adds weight to the places that were open to the digit before the last decision. */
  protected abstract blameDigit(digit: number, weight: number): void;
  /** Adds weight to each cell for each sign that touches it. */
  protected abstract weighSigns(weight: number): void;

  /** Whether every solution was told. */
  get isFinished(): boolean {
    return this.#status === 'finished';
  }

  load(givens: Uint8Array, right: Int8Array, down: Int8Array, random?: Random): void {
    this.depth = 0;
    this.#bump = 1;
    this.#random = random;
    this.#isFresh = true;
    this.#status = this.begin(givens, right, down) ? 'open' : 'finished';
  }

  next(effort: Effort): boolean {
    if (this.#isFresh) {
      if (!effort.spend()) return false;
      this.#isFresh = false;
    }
    for (;;) {
      if (this.#status === 'finished') return false;
      if (this.#status === 'open') {
        if (!this.propagate(effort)) {
          this.#status = 'closed';
          if (this.depth > 0) this.#blame();
          continue;
        }
        if (effort.stopped !== undefined) return false;
        if (!this.#choose()) {
          this.tell();
          this.#status = 'closed';
          return true;
        }
        if (this.isPaused || !effort.spend()) return false;
        this.triedCell[this.depth] = this.chosenCell;
        this.triedDigit[this.depth] = this.chosenDigit;
        this.descend(this.depth++);
      } else {
        if (this.depth === 0) {
          this.#status = 'finished';
          return false;
        }
        if (!effort.spend()) return false;
        this.restore(--this.depth);
        this.#status = 'open';
      }
    }
  }

  /** Sets the weights that a search begins with; at random, so that it goes its ways at random. */
  protected weigh(): void {
    const { weights } = this;
    for (let cell = 0; cell < weights.length; cell++) {
      weights[cell] = this.#random === undefined ? 1 : 1 + this.#random.unit();
    }
    this.weighSigns(this.#weighing.ofSign);
  }

  /** Takes the pair if it is the heaviest so far: the digit is tried in its heavier cell. */
  protected consider(one: number, other: number, digit: number): void {
    const { weights } = this;
    const weight = weights[one] + weights[other];
    if (weight <= this.#pairWeight) return;
    this.#pairWeight = weight;
    this.chosenCell = weights[one] >= weights[other] ? one : other;
    this.chosenDigit = digit;
  }

  /**
   * Sets the candidate to branch on; false when every cell has its digit. Unless the best cell has only two
   * candidates, a digit with two places in a house comes first.
   */
  #choose(): boolean {
    const best = this.heaviestCell();
    if (best < 0) return false;
    if (this.bestCount > 2) {
      this.#pairWeight = -1;
      this.considerPairs();
      if (this.#pairWeight >= 0) return true;
    }
    this.chosenCell = best;
    this.chosenDigit = this.candidateOf(best, this.#random?.below(this.bestCount) ?? 0);
    return true;
  }

  /** Makes the cells heavier that the last contradiction has to do with, each time by more. */
  #blame(): void {
    const { size, weights } = this;
    const { growth, boxShare, digitShare } = this.#weighing;
    const bump = this.#bump;
    weights[this.triedCell[this.depth - 1]] += bump;
    const { failedBox, failedDigit } = this.failure;
    if (failedBox >= 0) {
      for (let cell = size * failedBox; cell < size * failedBox + size; cell++) {
        weights[cell] += boxShare * bump;
      }
    }
    if (failedDigit >= 0) this.blameDigit(failedDigit, digitShare * bump);
    this.#bump *= growth;
    if (this.#bump < heaviest) return;
    for (let cell = 0; cell < weights.length; cell++) weights[cell] /= heaviest;
    this.#bump /= heaviest;
  }
}
