/**
 * Where the states of a line lie when all ways to meet its clue are summed up, for the plain sum and for WebAssembly.
 *
 * A state is (counted, started): cells counted and blocks started before a segment; layer n has the states before segment n.
 * It has a row for each number counted from which the rest can suffice and which there are cells enough for, and in a row
 * those numbers of blocks from which the clue can be met. Around them stands 0, so that nobody need ask whether a state
 * exists, and two may be looked at at a time:
 *
 *     row      0, blank ones from first to last, 0, 0      then the same of painted ones, `stride` numbers later
 */

import type { Line } from './model.ts';

export interface LineLayers {
  /** By layer: the fewest cells that may be counted before it if the rest is to suffice, and the most there are. */
  readonly least: Int32Array;
  readonly most: Int32Array;
  /** By layer: where (0, 0) is, or would be, and how many numbers there are to half a row. */
  readonly origins: Int32Array;
  readonly strides: Int32Array;
  /** By layer: the fewest blocks that must have been started before it, and the most: every second segment can start one. */
  readonly firsts: Int32Array;
  readonly lasts: Int32Array;
  /** How many numbers there are in all. */
  readonly length: number;
}

/** Of a line whose clue asks for no more cells and blocks than it can have. */
export function layersOf({ segments, clue: [painted, blocks] }: Line): LineLayers {
  const size = segments.regions.length;
  const [least, most, origins, strides, firsts, lasts] = Array.from(
    { length: 6 },
    () => new Int32Array(size + 1),
  );
  for (let at = 0, before = 0; at <= size; at++) {
    most[at] = Math.min(painted, before);
    before += segments.lengths[at];
  }
  least[size] = painted;
  for (let at = size - 1, rest = 0; at >= 0; at--) {
    rest += segments.lengths[at];
    least[at] = Math.max(0, painted - rest);
  }
  let length = 1;
  for (let at = 0; at <= size; at++) {
    firsts[at] = Math.max(0, blocks - ((size - at + 1) >> 1));
    lasts[at] = Math.min(blocks, (at + 1) >> 1);
    strides[at] = Math.max(0, lasts[at] - firsts[at] + 1) + 3;
    const row = 2 * strides[at];
    origins[at] = length - least[at] * row - firsts[at];
    length += Math.max(0, most[at] - least[at] + 1) * row;
  }
  return { least, most, origins, strides, firsts, lasts, length: length + 2 };
}
