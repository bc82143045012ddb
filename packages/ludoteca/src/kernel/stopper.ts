/** A signal of our own making, for who has no `AbortController`. */

import type { StopSignal } from './effort.ts';

/**
 * Stops the work that was given it when it is told to.
 *
 * @example
 * ```ts
 * import { Effort, Stopper } from 'ludoteca/kernel';
 *
 * const stopper = new Stopper();
 * const onProgress = (nodes: number) => nodes > 2000 && stopper.stop();
 * const effort = new Effort({ signal: stopper, onProgress });
 * while (effort.spend());
 * console.log(effort.nodes, effort.stopped);
 * ```
 *
 * ```text
 * 2048 aborted
 * ```
 */
export class Stopper implements StopSignal {
  aborted = false;
  readonly #listeners = new Set<() => void>();

  addEventListener(_type: 'abort', listener: () => void): void {
    this.#listeners.add(listener);
  }

  removeEventListener(_type: 'abort', listener: () => void): void {
    this.#listeners.delete(listener);
  }

  /** Raises the signal. */
  stop(): void {
    if (this.aborted) return;
    this.aborted = true;
    for (const listener of [...this.#listeners]) listener();
  }
}
