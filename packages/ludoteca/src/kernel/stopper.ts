/** A signal of our own making, for who has no `AbortController`. */

import type { StopSignal } from './effort.ts';

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
