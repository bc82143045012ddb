/** How hard to try: a budget of nodes, a way to be cancelled, and somewhere to tell how it goes. */

/**
 * Anything that tells whether the work should stop; an `AbortSignal` is one.
 *
 * The work asks it from inside, and lets nothing else happen in its thread meanwhile. So a signal that is
 * raised by an event of the same thread (a key, a message, `AbortSignal.timeout`) is raised only after the
 * work is over: it stops work that has not begun, and no other. What stops work in its midst is a number of
 * nodes, or a signal that finds out for itself when it is asked: one that looks at a clock, or at memory that
 * another thread writes. The asynchronous variants, which any `AbortSignal` ends at once: `inBackground`.
 */
export interface Signal {
  readonly aborted: boolean;
}

/** A signal that also tells when it is raised; an `AbortSignal` is one. */
export interface StopSignal extends Signal {
  readonly reason?: unknown;
  addEventListener(type: 'abort', listener: () => void): void;
  removeEventListener(type: 'abort', listener: () => void): void;
}

export interface Limits {
  /** The most nodes to visit; no limit when absent. */
  readonly nodes?: number;
  readonly signal?: Signal;
  /** Called now and then, from inside the search, with the nodes so far. */
  readonly onProgress?: (nodes: number) => void;
}

/** The signal is asked, and progress told, once in this many nodes. */
const interval = 1024;

/**
 * What one piece of work may spend, and has spent. Shared by all searches that belong to it.
 *
 * @example
 * ```ts
 * import { Effort } from 'ludoteca/kernel';
 *
 * const effort = new Effort({ nodes: 3 });
 * while (effort.spend()) console.log('node', effort.nodes);
 * console.log('stopped by', effort.stopped);
 * ```
 *
 * ```text
 * node 1
 * node 2
 * node 3
 * stopped by nodes
 * ```
 */
export class Effort {
  /** Nodes visited so far. */
  nodes = 0;
  /** Why the work stopped early; absent while it may go on. */
  stopped: 'nodes' | 'aborted' | undefined;
  #limit: number;
  readonly #signal: Signal | undefined;
  readonly #onProgress: ((nodes: number) => void) | undefined;
  #nextLook = interval;

  constructor(limits: Limits = {}) {
    this.#limit = limits.nodes ?? Number.POSITIVE_INFINITY;
    this.#signal = limits.signal;
    this.#onProgress = limits.onProgress;
    if (limits.signal?.aborted) this.stopped = 'aborted';
  }

  /** How many nodes may be visited still; infinite where nothing but a signal ends the work. */
  get left(): number {
    return Math.max(0, this.#limit - this.nodes);
  }

  /** Counts one node. False when the search must stop; `stopped` then tells why. */
  spend(): boolean {
    if (this.stopped !== undefined) return false;
    if (this.nodes >= this.#limit) {
      this.stopped = 'nodes';
      return false;
    }
    this.nodes++;
    if (this.nodes >= this.#nextLook) return this.look();
    return true;
  }

  /**
   * How many nodes may be visited before asking again; 0 when the search must stop, and `stopped` then tells why. For
   * searches that count for themselves and add to `nodes` what they have visited.
   */
  grant(): number {
    if (this.stopped !== undefined) return 0;
    if (this.nodes >= this.#nextLook && !this.look()) return 0;
    if (this.nodes >= this.#limit) {
      this.stopped = 'nodes';
      return 0;
    }
    return Math.ceil(Math.min(this.#limit, this.#nextLook) - this.nodes);
  }

  /** Asks the signal and tells progress now. For work whose nodes are long. */
  look(): boolean {
    this.#nextLook = this.nodes + interval;
    this.#onProgress?.(this.nodes);
    if (this.#signal?.aborted) this.stopped = 'aborted';
    return this.stopped === undefined;
  }

  /** Sets anew how many nodes may be visited in all, for work that finds out on its way how much it needs. */
  limitTo(nodes: number): void {
    this.#limit = nodes;
  }

  /** A part of this work with its own budget of nodes: what it spends is spent here too. */
  within<Answer>(nodes: number, work: (part: Effort) => Answer): Answer {
    const part = new Effort({
      nodes: Math.min(nodes, this.left),
      ...(this.#signal && { signal: this.#signal }),
      ...(this.#onProgress && {
        onProgress: (spent: number) => this.#onProgress?.(this.nodes + spent),
      }),
    });
    const answer = work(part);
    this.nodes += part.nodes;
    if (part.stopped === 'aborted') this.stopped = 'aborted';
    else if (this.nodes >= this.#limit) this.stopped = 'nodes';
    // Parts may be too short to look up themselves.
    else if (this.nodes >= this.#nextLook) this.look();
    return answer;
  }
}
