/** The moves that changed the outcome of a game: proven where it can be, called probable where it is estimated. */

import type { Move, Proof, Verdict } from 'ludoteca/game';

/** What is known of a move that was made, for whoever made it. */
export interface Standing {
  /** The number of the move, from 0. */
  readonly index: number;
  /** The position it was made in, with the move to make there. */
  readonly before: Proof;
  /** What came of it. */
  readonly played: Verdict;
}

/** How a move turned the game for whoever made it. */
export interface Turning extends Standing {
  /**
   * A proven win was given away; a proven draw was; the favourite probably changed; or it only looks
   * worse than another.
   */
  readonly kind: 'lost-win' | 'lost-draw' | 'probable' | 'slip';
  readonly better: Move;
}

/** Estimates differ by chance: a change of favourite, and a slip, must be larger than that. */
const changeSize = 0.15;
const slipSize = 0.25;
/** In a game without any turning, the doubtful move must still look this much worse. */
const doubtSize = 0.1;

export function turningOf(standing: Standing): Turning | undefined {
  const { before, played } = standing;
  const better = before.move;
  if (better === undefined || before.value === 'loss') return undefined;
  const kind = kindOf(before, played);
  return kind === undefined ? undefined : { ...standing, kind, better };
}

function kindOf(before: Verdict, played: Verdict): Turning['kind'] | undefined {
  const isProven = before.value !== 'unknown' && played.value !== 'unknown';
  if (isProven) {
    if (before.value === 'win') return played.value === 'win' ? undefined : 'lost-win';
    return before.value === 'draw' && played.value === 'loss' ? 'lost-draw' : undefined;
  }
  const [was, is] = [chanceOf(before), chanceOf(played)];
  if (was === undefined || is === undefined) return undefined;
  if (was >= 0.5 && is < 0.5 && was - is >= changeSize) return 'probable';
  return was - is >= slipSize ? 'slip' : undefined;
}

/** Where nothing turned the game at once: the move that looks most like it, if there is one. */
export function mostDoubtful(standings: readonly Standing[]): Turning | undefined {
  let most: Turning | undefined;
  let size = doubtSize;
  for (const standing of standings) {
    const [was, is] = [chanceOf(standing.before), chanceOf(standing.played)];
    const better = standing.before.move;
    if (was === undefined || is === undefined || better === undefined || was - is < size) continue;
    size = was - is;
    most = { ...standing, kind: 'slip', better };
  }
  return most;
}

/** The chance to win; absent where nothing is known, not even a guess. */
export function chanceOf({ value, estimate }: Verdict): number | undefined {
  switch (value) {
    case 'win':
      return 1;
    case 'loss':
      return 0;
    case 'draw':
      return 0.5;
    case 'unknown':
      return estimate;
  }
}

/** The same for the other side. */
export function turned({ value, estimate, distance }: Verdict): Verdict {
  return {
    value: value === 'win' ? 'loss' : value === 'loss' ? 'win' : value,
    ...(estimate !== undefined && { estimate: 1 - estimate }),
    ...(distance !== undefined && { distance }),
  };
}
