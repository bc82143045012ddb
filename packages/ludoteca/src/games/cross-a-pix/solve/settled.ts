/**
 * What the lines settle one by one, before any search: each is asked what its clue forces, and asked again
 * whenever another line gave a colour to one of its regions, until nothing more follows.
 *
 * Many puzzles end here, and need neither the variables nor the clauses of a search; of the others only the
 * lines that are still open do.
 *
 * In the field: propagation to a fixed point, as the line solvers of nonograms do (K. Batenburg, W. Kosters,
 * *Solving nonograms by combining relaxations*, 2009).
 */

import type { Effort } from '../../../kernel/index.ts';
import type { RuledLine } from './model.ts';

export interface Settled {
  /** By literal of a region's variable: 1 true, −1 false, 0 open. */
  readonly values: Int8Array;
  /** Whether some clue cannot be met. */
  readonly isBroken: boolean;
}

/** Absent when the effort was stopped. The literals given hold from the beginning. */
export function settle(
  lines: readonly RuledLine[],
  regions: number,
  given: readonly number[],
  effort: Effort,
): Settled | undefined {
  const settling = new Settling(lines, regions);
  for (const literal of given) settling.take(literal);
  while (settling.isBusy) {
    if (!effort.look()) return undefined;
    settling.askNext();
  }
  return settling;
}

class Settling implements Settled {
  readonly values: Int8Array;
  isBroken = false;
  readonly #lines: readonly RuledLine[];
  /** By region, from `#starts[region]` to `#starts[region + 1]`: the lines it lies on. */
  readonly #starts: Int32Array;
  readonly #through: Int32Array;
  readonly #forced: Int32Array;
  /** The lines to be asked, in a ring: `#waiting` of them from `#first` on. */
  readonly #queue: Int32Array;
  readonly #isQueued: Uint8Array;
  #first = 0;
  #waiting: number;
  /** The line that was asked last. */
  #asked = -1;

  constructor(lines: readonly RuledLine[], regions: number) {
    const count = lines.length;
    this.#lines = lines;
    this.values = new Int8Array(2 * regions);
    this.#forced = new Int32Array(
      Math.max(...lines.map(({ segments }) => segments.regions.length)),
    );
    this.#queue = Int32Array.from(lines.keys());
    this.#isQueued = new Uint8Array(count).fill(1);
    this.#waiting = count;
    this.#starts = new Int32Array(regions + 1);
    for (const { rule } of lines) {
      for (let at = 0; at < rule.variables.length; at++) this.#starts[rule.variables[at] + 1]++;
    }
    for (let region = 0; region < regions; region++) {
      this.#starts[region + 1] += this.#starts[region];
    }
    this.#through = new Int32Array(this.#starts[regions]);
    const filled = this.#starts.slice();
    for (let line = 0; line < count; line++) {
      const { variables } = lines[line].rule;
      for (let at = 0; at < variables.length; at++) this.#through[filled[variables[at]]++] = line;
    }
  }

  get isBusy(): boolean {
    return this.#waiting > 0 && !this.isBroken;
  }

  /** Makes a literal hold. */
  take(literal: number): void {
    const { values } = this;
    if (values[literal] !== 0) {
      if (values[literal] < 0) this.isBroken = true;
      return;
    }
    values[literal] = 1;
    values[literal ^ 1] = -1;
    const region = literal >> 1;
    for (let at = this.#starts[region]; at < this.#starts[region + 1]; at++) {
      const line = this.#through[at];
      if (this.#isQueued[line] === 1) continue;
      // What a line forced itself is no news to it.
      if (line === this.#asked && this.#lines[line].rule.isIdempotent) continue;
      this.#isQueued[line] = 1;
      this.#queue[(this.#first + this.#waiting++) % this.#queue.length] = line;
    }
  }

  /** Asks the line that waits longest. */
  askNext(): void {
    const line = this.#queue[this.#first];
    this.#first = (this.#first + 1) % this.#queue.length;
    this.#waiting--;
    this.#isQueued[line] = 0;
    this.#asked = line;
    const count = this.#lines[line].rule.propagate(this.values, this.#forced, true);
    if (count < 0) this.isBroken = true;
    for (let index = 0; index < count; index++) this.take(this.#forced[index]);
  }
}
