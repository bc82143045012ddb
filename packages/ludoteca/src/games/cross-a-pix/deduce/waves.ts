/**
 * Assumptions and what follows from them, wave by wave: first what the lines of the assumed regions say,
 * then what the lines of the regions that follow say, and so on until a line cannot be met.
 */

import type { Effort } from '../../../kernel/index.ts';
import type { Board } from './board.ts';
import type { LinePropagator } from './line-propagator.ts';
import type { ClueSet } from './reasons.ts';

export class Waves {
  /** By region: its colour with all that followed. */
  readonly colours: Int8Array;
  /** By region: the line that gave it its colour; −1 when none did. */
  readonly by: Int32Array;
  /** By region: its place among what followed, from 1; 0 when it was known before, or is assumed. */
  readonly places: Int32Array;
  /** What followed, in order. */
  readonly followed: Int32Array;
  followedSize = 0;
  /** The lines that were asked, each once. */
  readonly asked: Int32Array;
  askedSize = 0;
  /** The waves that were looked at. */
  waves = 0;
  /** By region that followed: its colour. */
  readonly #given: Int8Array;
  readonly #board: Board;
  readonly #propagator: LinePropagator;
  readonly #isAsked: Uint8Array;
  /** By line: the last wave it was queued in. */
  readonly #queuedIn: Int32Array;
  readonly #queue: Int32Array;
  readonly #found: Int32Array;

  constructor(board: Board, propagator: LinePropagator) {
    const { count } = board.regions;
    const lines = board.lines.length;
    this.#board = board;
    this.#propagator = propagator;
    this.colours = new Int8Array(count);
    this.#given = new Int8Array(count);
    this.by = new Int32Array(count);
    this.places = new Int32Array(count);
    this.followed = new Int32Array(count);
    this.asked = new Int32Array(lines);
    this.#isAsked = new Uint8Array(lines);
    this.#queuedIn = new Int32Array(lines);
    this.#queue = new Int32Array(lines);
    this.#found = new Int32Array(Math.max(board.clues.rows, board.clues.cols));
  }

  /**
   * Answers the line that cannot be met when the regions have the colours assumed (each 2 × region +
   * colour); −1 when so many waves show none, or the effort ended. `cluesOf` tells which clues of a
   * line may be used.
   */
  run(
    known: Int8Array,
    assumed: readonly number[],
    mostWaves: number,
    cluesOf: (line: number) => ClueSet,
    effort: Effort,
  ): number {
    this.colours.set(known);
    for (const each of assumed) this.colours[each >> 1] = each & 1;
    this.by.fill(-1);
    this.places.fill(0);
    this.followedSize = 0;
    this.askedSize = 0;
    this.#isAsked.fill(0);
    this.#queuedIn.fill(0);
    // What the wave before brought stands from here on in `followed`.
    let from = 0;
    for (this.waves = 1; this.waves <= mostWaves; this.waves++) {
      let size = 0;
      if (this.waves === 1) for (const each of assumed) size = this.#enqueue(each >> 1, size);
      for (; from < this.followedSize; from++) size = this.#enqueue(this.followed[from], size);
      if (size === 0) return -1;
      for (let at = 0; at < size; at++) {
        const failing = this.#ask(this.#queue[at], cluesOf, effort);
        if (failing) return this.#queue[at];
        if (effort.stopped !== undefined) return -1;
      }
      // Only now: within a wave no line knows of another.
      for (let at = from; at < this.followedSize; at++) {
        const followed = this.followed[at];
        this.colours[followed] = this.#given[followed];
      }
    }
    return -1;
  }

  #enqueue(region: number, size: number): number {
    let end = size;
    for (const line of this.#board.linesOf[region]) {
      if (this.#queuedIn[line] === this.waves) continue;
      this.#queuedIn[line] = this.waves;
      this.#queue[end++] = line;
      if (this.#isAsked[line]) continue;
      this.#isAsked[line] = 1;
      this.asked[this.askedSize++] = line;
    }
    return end;
  }

  /** Adds what a line says to what follows. True when it cannot be met. */
  #ask(index: number, cluesOf: (line: number) => ClueSet, effort: Effort): boolean {
    const clues = cluesOf(index);
    if (clues === 0 || !effort.spend()) return false;
    const line = this.#board.lines[index];
    const count = this.#propagator.forced(line, this.colours, clues, this.#found);
    if (count < 0) return true;
    for (let at = 0; at < count; at++) {
      const region = this.#found[at] >> 1;
      const colour = this.#found[at] & 1;
      if (this.places[region] > 0) {
        // Another line of this wave gave it the other colour: with that, this line cannot be met.
        if (this.#given[region] === colour) continue;
        this.colours[region] = this.#given[region];
        return true;
      }
      this.by[region] = index;
      this.followed[this.followedSize++] = region;
      this.places[region] = this.followedSize;
      this.#given[region] = colour;
    }
    return false;
  }
}
