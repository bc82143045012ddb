/** What analysis means to people: the best move, distances in the winner's own moves, what changed the outcome. */

import type { Analysis, MoveVerdict, Verdict } from 'ludoteca/game';

/** How many moves of his own the winner still needs. */
export function movesTo(distance: number): number {
  return Math.ceil(distance / 2);
}

/** From the move to play to the one to avoid: quick wins first, then hopes, then slow losses. */
export function ranked(moves: readonly MoveVerdict[]): readonly MoveVerdict[] {
  return [...moves].sort((one, other) => worth(other) - worth(one));
}

export function bestOf({ moves }: Pick<Analysis, 'moves'>): MoveVerdict | undefined {
  return ranked(moves)[0];
}

/** A number that is greater for what is better for the side to move; only good for comparing. */
function worth({ value, distance, estimate = 0.5 }: Verdict): number {
  switch (value) {
    case 'win':
      return 3000 - Math.min(distance ?? 999, 999);
    case 'draw':
      return 1000.5;
    case 'unknown':
      return 1000 + estimate;
    case 'loss':
      return Math.min(distance ?? 0, 999) - 2000;
  }
}

/** Whether there is nothing left to find out. */
export function isSettled({ moves }: Pick<Analysis, 'moves'>): boolean {
  return moves.every(
    ({ value, distance }) => value === 'draw' || (value !== 'unknown' && distance !== undefined),
  );
}

/** How a move turned the game for whoever made it. */
export interface Turning {
  /** The number of the move, from 0. */
  readonly index: number;
  /** A proven win was given away; a proven draw was; or it only looks like a slip. */
  readonly kind: 'lost-win' | 'lost-draw' | 'slip';
  /** What would have kept it. */
  readonly better: MoveVerdict;
  /** What was played, as far as it is known. */
  readonly played: Verdict;
}

/** A slip that is only estimated must look at least this much worse. */
const slipSize = 0.35;

/**
 * Whether the move at an index turned the game. `before` is known of the position in which it was
 * made, `after` of the one it led to; `isSameSide` when the same side is to move again.
 */
export function turningAt(
  index: number,
  move: number,
  before: Analysis | undefined,
  after: Verdict | undefined,
  isSameSide: boolean,
): Turning | undefined {
  if (before === undefined) return undefined;
  const better = bestOf(before);
  const listed = before.moves.find((each) => each.move === move);
  if (better === undefined || listed === undefined || better.move === move) return undefined;
  const seen = after && (isSameSide ? after : turned(after));
  // A position nearer to the end is known better.
  const played = seen !== undefined && seen.value !== 'unknown' ? seen : listed;
  if (better.value === 'win' && (played.value === 'loss' || played.value === 'draw')) {
    return { index, kind: 'lost-win', better, played };
  }
  if (better.value === 'draw' && played.value === 'loss') {
    return { index, kind: 'lost-draw', better, played };
  }
  const isOpen = better.value !== 'loss' && (played.value === 'unknown' || played.value === 'loss');
  const drop = chanceOf(better) - chanceOf(played);
  return isOpen && better.value === 'unknown' && played.value === 'unknown' && drop >= slipSize
    ? { index, kind: 'slip', better, played }
    : undefined;
}

function chanceOf({ value, estimate = 0.5 }: Verdict): number {
  return value === 'win' ? 1 : value === 'loss' ? 0 : value === 'draw' ? 0.5 : estimate;
}

/** The same for the other side. */
function turned({ value, estimate, distance }: Verdict): Verdict {
  return {
    value: value === 'win' ? 'loss' : value === 'loss' ? 'win' : value,
    ...(estimate !== undefined && { estimate: 1 - estimate }),
    ...(distance !== undefined && { distance }),
  };
}
