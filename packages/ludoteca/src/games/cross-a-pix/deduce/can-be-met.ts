/** Whether some filling of a line meets its clues: stretch by stretch, never twice from the same state. */

import type { Effort } from '../../../kernel/index.ts';
import type { Line } from './board.ts';
import { blocksClue, type ClueSet, paintedClue } from './reasons.ts';

/** With more open regions that come again than this, the states are too many. */
const mostRemembered = 16;
/** States per node of the effort. */
const statesPerNode = 256;

/**
 * `colours` has 1 for blank and 2 for painted, by region, and nothing for open ones. Undefined when the
 * effort ended.
 */
export function canBeMet(
  line: Line,
  clues: ClueSet,
  colours: ReadonlyMap<number, number>,
  effort: Effort,
): boolean | undefined | 'too-much' {
  const stretches = Array.from(line.segments, (region, at) => ({
    length: line.lengths[at],
    colours: colours.get(region) ?? 3,
    /** Its place among the regions that come again, and whether this is their first or last time. */
    bit: 0,
    isFirst: line.segments.indexOf(region) === at,
    isLast: line.segments.lastIndexOf(region) === at,
  }));
  let remembered = 0;
  const bits = new Map<number, number>();
  for (const [at, stretch] of stretches.entries()) {
    if (stretch.colours !== 3 || (stretch.isFirst && stretch.isLast)) continue;
    const region = line.segments[at];
    if (!bits.has(region)) bits.set(region, 1 << remembered++);
    stretch.bit = bits.get(region) ?? 0;
    if (remembered > mostRemembered) return 'too-much';
  }
  const painted = clues & paintedClue ? line.painted : undefined;
  const blocks = clues & blocksClue ? line.blocks : undefined;
  const side = line.length + 1;
  const failed = new Set<number>();
  let states = 0;

  const fits = (
    at: number,
    sum: number,
    starts: number,
    last: number,
    memory: number,
  ): boolean | undefined => {
    if (painted !== undefined && sum > painted) return false;
    if (blocks !== undefined && starts > blocks) return false;
    if (at === stretches.length) {
      return (painted ?? sum) === sum && (blocks ?? starts) === starts;
    }
    const told = painted === undefined ? 0 : sum;
    const begun = blocks === undefined ? 0 : starts;
    const state = (((memory * side + told) * side + begun) * side + at) * 2 + last;
    if (failed.has(state)) return false;
    if (++states % statesPerNode === 0 && !effort.spend()) return undefined;
    const { length, colours: allowed, bit, isFirst, isLast } = stretches[at];
    for (const colour of [1, 0]) {
      if ((allowed & (1 << colour)) === 0) continue;
      if (bit !== 0 && !isFirst && ((memory & bit) !== 0) !== (colour === 1)) continue;
      const keeps = bit !== 0 && !isLast && colour === 1 ? memory | bit : memory & ~bit;
      const begins = colour === 1 && last === 0 ? 1 : 0;
      const answer = fits(at + 1, sum + colour * length, starts + begins, colour, keeps);
      if (answer !== false) return answer;
    }
    failed.add(state);
    return false;
  };
  return fits(0, 0, 0, 0, 0);
}
