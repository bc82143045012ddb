/**
 * Depth-first search with two branches at each node: a candidate is tried, then struck.
 *
 * Written once for all engines; what an engine adds is how candidates are kept and narrowed, and
 * which one to branch on. State is copied at each decision, so there is nothing to undo.
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
  /** What the next contradiction weighs. */
  protected bump = 1;
  #status: Status = 'finished';
  #isFresh = false;

  constructor(cells: number) {
    this.triedCell = new Uint16Array(cells);
    this.triedDigit = new Uint8Array(cells);
    this.weights = new Float64Array(cells);
  }

  /** Takes the puzzle; false when it is contradictory at sight. */
  protected abstract begin(
    givens: Uint8Array,
    right: Int8Array,
    down: Int8Array,
    random: Random | undefined,
  ): boolean;
  /**
   * Narrows the candidates as far as the rules tell; false when they contradict. May return early
   * when the effort is stopped, to be called again.
   */
  protected abstract propagate(effort: Effort): boolean;
  /** Sets the candidate to branch on; false when every cell has its digit. */
  protected abstract choose(): boolean;
  /** Writes the digits into `solution`. */
  protected abstract tell(): void;
  /** Keeps the candidates for `restore` at this depth, then leaves the chosen digit alone in its cell. */
  protected abstract descend(depth: number): void;
  /** Takes back the candidates kept at this depth, without the one that was tried. */
  protected abstract restore(depth: number): void;
  /** Makes the cells heavier that the last contradiction has to do with. */
  protected abstract blame(): void;

  load(givens: Uint8Array, right: Int8Array, down: Int8Array, random?: Random): void {
    this.depth = 0;
    this.bump = 1;
    this.#isFresh = true;
    this.#status = this.begin(givens, right, down, random) ? 'open' : 'finished';
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
          if (this.depth > 0) this.blame();
          continue;
        }
        if (effort.stopped !== undefined) return false;
        if (!this.choose()) {
          this.tell();
          this.#status = 'closed';
          return true;
        }
        if (!effort.spend()) return false;
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

  /** Lets each contradiction weigh more than the one before. */
  protected growBump(growth: number): void {
    this.bump *= growth;
    if (this.bump < heaviest) return;
    for (let cell = 0; cell < this.weights.length; cell++) this.weights[cell] /= heaviest;
    this.bump /= heaviest;
  }
}
