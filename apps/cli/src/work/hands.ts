/** The pieces that a worker has: those that wait, those that are worked on, and those that are done and not written. */

import type { DonePiece, Queue, TakenPiece } from '@ludoteca/server/queue';

/**
 * The database is asked for as many pieces as take about so many milliseconds, twice as many as the last time at most,
 * and told of what is done about as often: a question costs more than a small piece.
 */
const aim = 2000;
const mostTaken = 100;
/** What has waited so much longer than it was meant to is given back: others may be idle. */
const tooLong = 5 * aim;
/** So many characters of results are not held back any longer. */
const mostText = 4_000_000;

export class Hands {
  readonly #queue: Pick<Queue, 'take' | 'finish' | 'giveBack'>;
  readonly #now: () => number;
  readonly #held = new Set<TakenPiece>();
  #waiting: TakenPiece[] = [];
  #ended: DonePiece[] = [];
  /** Characters of what has ended. */
  #length = 0;
  #most = 1;
  #written: number;
  /** When pieces were taken last, and how many have ended since. */
  #taken: number;
  #since = 0;
  /** How many were written down. */
  done = 0;

  constructor(queue: Pick<Queue, 'take' | 'finish' | 'giveBack'>, now: () => number) {
    this.#queue = queue;
    this.#now = now;
    this.#written = now();
    this.#taken = now();
  }

  all(): readonly TakenPiece[] {
    return [...this.#held];
  }

  has(piece: TakenPiece): boolean {
    return this.#held.has(piece);
  }

  /** Cancelled meanwhile, or in the hands of somebody who believed us dead. */
  drop(pieces: readonly TakenPiece[]): void {
    for (const piece of pieces) this.#held.delete(piece);
  }

  /** The next piece to work on, if there is one. */
  async next(): Promise<TakenPiece | undefined> {
    this.#waiting = this.#waiting.filter((piece) => this.#held.has(piece));
    if (this.#waiting.length === 0) {
      this.#learn();
      this.#waiting = [...(await this.#queue.take(this.#most))];
      for (const piece of this.#waiting) this.#held.add(piece);
    }
    return this.#waiting.shift();
  }

  #learn(): void {
    const passed = Math.max(1, this.#now() - this.#taken);
    if (this.#since > 0) {
      const fitting = Math.floor((aim * this.#since) / passed);
      this.#most = Math.max(1, Math.min(fitting, 2 * this.#most, mostTaken));
    }
    this.#taken = this.#now();
    this.#since = 0;
  }

  /** Gives back what waits, where pieces take much longer than those before them did. */
  async giveBack(): Promise<void> {
    if (this.#waiting.length === 0 || this.#now() - this.#taken < tooLong) return;
    const waiting = this.#waiting.filter((piece) => this.#held.has(piece));
    this.#waiting = [];
    this.#most = 1;
    this.drop(waiting);
    await this.#queue.giveBack(waiting);
  }

  end(piece: TakenPiece, result: DonePiece['result']): void {
    this.#since++;
    if (!this.#held.has(piece)) return;
    this.#ended.push({ piece, result });
    this.#length += result.output.length + result.errors.length;
  }

  /** Writes down what is done: all of it now, or when it is time. */
  async write(isNow: boolean): Promise<void> {
    const isDue = isNow || this.#now() - this.#written >= aim || this.#length >= mostText;
    const ended = this.#ended.filter(({ piece }) => this.#held.has(piece));
    if (!isDue || ended.length === 0) return;
    this.#ended = [];
    this.#length = 0;
    this.#written = this.#now();
    try {
      await this.#queue.finish(ended);
    } catch (fault) {
      // It is still ours, and is told again.
      this.#ended.push(...ended);
      throw fault;
    }
    for (const { piece } of ended) this.#held.delete(piece);
    this.done += ended.length;
  }
}
