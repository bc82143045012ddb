/** Moments of a game: any number of steps back, with what was taken back still there to be looked at. */

import { type Match, type Seat, type Side, swap } from 'ludoteca/game';

/** The match as it stood after so many steps, moves that were taken back included. */
export function matchAt(match: Match, steps: number): Match {
  let at = match;
  while (stepsOf(at) > steps && at.canUndo) at = at.undo();
  while (stepsOf(at) < steps && at.canRedo) at = at.redo();
  return at;
}

/** Moves, and the end that the players gave the game. */
function stepsOf(match: Match): number {
  return match.history.length;
}

/** The match with all that was taken back. */
export function wholeOf(match: Match): Match {
  let at = match;
  while (at.canRedo) at = at.redo();
  return at;
}

/** Whether the players themselves ended the game, which is a step of its own. */
export function isGivenUp(match: Match): boolean {
  return match.outcome !== undefined && match.undo().history.length === match.history.length;
}

/** How many steps to take back so that a person of the match is to move; 0 when there is none. */
export function stepsToUndo(match: Match, isPerson: (seat: Seat) => boolean): number {
  // Taking back that one gave up takes back nothing else, whoever is to move.
  if (isGivenUp(match)) return 1;
  let at = match;
  let steps = 0;
  while (at.canUndo) {
    at = at.undo();
    steps++;
    if (isPerson(at.seat) && at.outcome === undefined) return steps;
  }
  return 0;
}

/** How many steps to bring back until a person is to move, or all is there. */
export function stepsToRedo(match: Match, isPerson: (seat: Seat) => boolean): number {
  let at = match;
  let steps = 0;
  while (at.canRedo) {
    at = at.redo();
    steps++;
    if (isPerson(at.seat) && at.outcome === undefined) return steps;
  }
  return steps;
}

/** The moves that the same side made last, one after another. */
export interface LastTurn {
  readonly side: Side;
  /** How many moves were made before it. */
  readonly from: number;
  readonly moves: readonly string[];
}

/** Undefined before the first move, and right after a swap. */
export function lastTurnOf({ history, movers, played }: Match): LastTurn | undefined {
  const side = movers.at(-1);
  if (side === undefined || history.at(-1) === swap) return undefined;
  let from = history.length - 1;
  while (from > 0 && history[from - 1] !== swap && movers[from - 1] === side) from--;
  return { side, from, moves: played.slice(from) };
}
