/** Two cases: an assumption that fails with either colour of another region. */

import type { Effort } from '../../../kernel/index.ts';
import { type Argument, argue, type Ground } from './argument.ts';
import { Waves } from './waves.ts';

/** No argument has more waves than this. */
export const anyWaves = 1 << 20;

export interface Cases {
  /** The other region, and how the assumption fails with each of its colours. */
  readonly region: number;
  readonly painted: Argument;
  readonly blank: Argument;
}

/** A region, on a line that the assumption reaches, whose two colours both fail with it. */
export function casesAgainst(ground: Ground, contrary: number, effort: Effort): Cases | undefined {
  const region = splitAgainst(ground, contrary, effort);
  if (region === undefined) return undefined;
  const painted = argue(ground, [contrary, 2 * region + 1], anyWaves, effort);
  const blank = argue(ground, [contrary, 2 * region], anyWaves, effort);
  return painted && blank && { region, painted, blank };
}

function splitAgainst(
  { board, propagator, known, cluesOf }: Ground,
  contrary: number,
  effort: Effort,
): number | undefined {
  const waves = new Waves(board, propagator);
  if (waves.run(known, [contrary], anyWaves, cluesOf, effort) >= 0) return undefined;
  // What follows from the assumption alone is found once for all cases.
  const followed = waves.colours.slice();
  const reached = waves.asked.slice(0, waves.askedSize);
  const near = new Set(Array.from(reached).flatMap((line) => [...board.lines[line].regions]));
  const fails = (colour: number): boolean =>
    waves.run(followed, [colour], anyWaves, cluesOf, effort) >= 0;
  for (const region of near) {
    if (followed[region] < 0 && fails(2 * region) && fails(2 * region + 1)) return region;
    if (effort.stopped !== undefined) return undefined;
  }
  return undefined;
}
