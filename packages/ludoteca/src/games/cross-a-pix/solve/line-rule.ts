/**
 * The joint rule of a line: which regions does the clue force, painted cells and blocks together?
 *
 * Exact where no region comes twice on the line; where one does, its stretches are taken one by one,
 * which is sound.
 */

import type { Known, Rule } from '../../../kernel/index.ts';
import type { LineClue } from '../clues.ts';
import type { Segments } from '../regions.ts';
import { forcedColours, forcedColoursInOneWord } from './line-forced.ts';
import { explainLine } from './line-reason.ts';
import type { LineWorkspace } from './line-workspace.ts';

/** Words times segments beyond which the joint reasoning is too slow to be done at every step. */
const mostWork = 4000;

export class LineRule implements Rule {
  readonly variables: Int32Array;
  readonly isIdempotent: boolean;
  readonly #regions: Int32Array;
  readonly #lengths: Int32Array;
  readonly #painted: number;
  readonly #blocks: number;
  readonly #workspace: LineWorkspace;

  constructor(segments: Segments, [painted, blocks]: LineClue, workspace: LineWorkspace) {
    this.#regions = new Int32Array(segments.regions);
    this.#lengths = new Int32Array(segments.lengths);
    this.variables = workspace.distinct(this.#regions);
    this.isIdempotent = this.variables.length === this.#regions.length;
    this.#painted = painted;
    this.#blocks = blocks;
    this.#workspace = workspace;
  }

  propagate(values: Int8Array, forced: Int32Array, isThorough: boolean): number {
    const line = this.#workspace;
    const regions = this.#regions;
    const lengths = this.#lengths;
    line.begin();
    for (let at = 0; at < regions.length; at++) {
      const value = values[2 * regions[at]];
      if (value === 0) line.free(regions[at], lengths[at], -1);
      else line.fixed(lengths[at], value === 1 ? 1 : 0);
    }
    if (!line.finish(this.#painted, this.#blocks)) return -1;
    if (line.size === 0) return line.count === 0 && line.starts === 0 ? 0 : -1;
    if (!isThorough && line.words * line.size > mostWork) return 0;
    return line.words === 1 ? forcedColoursInOneWord(line, forced) : forcedColours(line, forced);
  }

  explain(forced: number, known: Known, clause: Int32Array, at: number): number {
    const { values, places, levels, before } = known;
    const line = this.#workspace;
    const regions = this.#regions;
    const lengths = this.#lengths;
    const contrary = forced >= 0 ? forced >> 1 : -1;
    line.begin();
    for (let index = 0; index < regions.length; index++) {
      const region = regions[index];
      const value = values[2 * region];
      if (region === contrary) line.fixed(lengths[index], forced & 1);
      else if (value === 0 || places[region] >= before) line.free(region, lengths[index], -1);
      else if (levels[region] === 0) line.fixed(lengths[index], value === 1 ? 1 : 0);
      else line.free(region, lengths[index], value === 1 ? 1 : 0);
    }
    let to = at;
    if (forced >= 0) clause[to++] = forced;
    if (!line.finish(this.#painted, this.#blocks) || line.size === 0) return to;
    return explainLine(line, !this.isIdempotent, clause, to);
  }
}
