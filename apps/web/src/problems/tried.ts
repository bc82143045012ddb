/** The moves that were tried and were wrong: marked on the board, for those who do not see it too. */

import type { Shape } from 'ludoteca/drawing';
import type { Match, Move } from 'ludoteca/game';
import type { Solving } from './solving.ts';
import { words } from './words.ts';

/** Each of them once, however often it was tried. */
export function triedMoves(start: Match, { wrong }: Solving): readonly Move[] {
  return start.legalMoves.filter((move) => wrong.includes(start.write(move)));
}

/** A small cross on each. */
export function triedShapes(start: Match, tried: readonly Move[]): readonly Shape[] {
  const arm = 0.13;
  return tried.flatMap((move): readonly Shape[] => {
    const place = start.placeOf(move);
    if (place === undefined) return [];
    const [x, y] = place;
    const run = (rise: 1 | -1): [number, number][] => [
      [x - arm, y - rise * arm],
      [x + arm, y + rise * arm],
    ];
    const runs = [run(1), run(-1)];
    return [
      // What says that a move can be made there is not to shine through.
      { kind: 'circle', x, y, r: 0.24, fill: 'tile' },
      { kind: 'lines', runs, stroke: 'loss', width: 0.065, cap: 'round' },
    ];
  });
}

/** What is said of their cells. */
export function sayTried(tried: readonly Move[]): ReadonlyMap<Move, string> {
  return new Map(tried.map((move) => [move, words('tried')]));
}

/** How many moves are left, of which one is right. */
export function sayHowMany({ legalMoves }: Match, tried: readonly Move[]): string {
  const left = legalMoves.length - tried.length;
  if (tried.length === 0) return words('how-many', { all: left });
  return left === 1 ? words('one-left') : words('how-many-left', { left });
}
