/** What somebody hands out, for somebody who takes it: neither runs far ahead of the other. */

import { Stopper, type StopSignal } from '../kernel/index.ts';

/**
 * The items that a piece of work hands out, one by one. The work waits until an item is taken; who takes no more
 * ends it, and so does the signal.
 */
export async function* streamed<Item>(
  work: (hand: (item: Item) => Promise<void>, signal: StopSignal) => Promise<void>,
  signal?: StopSignal,
): AsyncGenerator<Item, undefined> {
  const ending = new Ending(signal);
  /** What was handed out and not taken yet, with what tells that it was. */
  const handed: { readonly item: Item; taken(): void }[] = [];
  let wake = (): void => {};
  let isOver = false;
  let fault: { readonly reason: unknown } | undefined;
  const hand = (item: Item) =>
    new Promise<void>((taken) => {
      handed.push({ item, taken });
      wake();
    });
  const end = () => {
    isOver = true;
    wake();
  };
  work(hand, ending).then(end, (reason) => {
    fault = { reason };
    end();
  });
  try {
    for (;;) {
      const next = handed.shift();
      if (next !== undefined) {
        yield next.item;
        next.taken();
      } else if (fault !== undefined) {
        throw fault.reason;
      } else if (isOver) {
        return;
      } else {
        await new Promise<void>((resolve) => {
          wake = resolve;
        });
      }
    }
  } finally {
    ending.leave();
    if (!isOver) ending.stop();
  }
}

/** Raised by who takes no more, or by a signal, whose reason it then has. */
class Ending extends Stopper {
  readonly #signal: StopSignal | undefined;
  readonly #follow = () => this.stop();

  constructor(signal: StopSignal | undefined) {
    super();
    this.#signal = signal;
    if (signal?.aborted) this.stop();
    signal?.addEventListener('abort', this.#follow);
  }

  get reason(): unknown {
    return this.#signal?.reason;
  }

  leave(): void {
    this.#signal?.removeEventListener('abort', this.#follow);
  }
}
