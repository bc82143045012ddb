/** Whose move it is and how many they have in a row: nobody can reason without knowing it. */

import type { AnyGame, Match } from 'ludoteca/game';
import { lastTurnOf } from '../match/moments.ts';
import { sideName } from '../match/say.ts';
import { words } from './words.ts';

function movesLeft(game: AnyGame, { state }: Match): number {
  return game.showing?.movesLeft?.(state) ?? 1;
}

/** Whether whoever is to move has moved already in this turn. */
function isAmidTurn(match: Match): boolean {
  return match.outcome === undefined && lastTurnOf(match)?.side === match.turn;
}

/** Whether the turn is of more than one move, so that it has to be said. */
export function hasSeveral(game: AnyGame, match: Match): boolean {
  return movesLeft(game, match) > 1 || isAmidTurn(match);
}

/** How many moves are in hand; undefined where it is one, as always in most games. */
function sayInHand(game: AnyGame, match: Match): string | undefined {
  const count = movesLeft(game, match);
  if (count === 1) return undefined;
  return count === 2 ? words('two-in-hand') : words('in-hand', { count });
}

export function sayToMove(game: AnyGame, match: Match): string {
  const side = sideName(game, match.turn);
  const inHand = sayInHand(game, match);
  if (inHand !== undefined) return `${words('to-move', { side })}, ${inHand}`;
  return words(isAmidTurn(match) ? 'to-move-again' : 'to-move', { side });
}

/** The same to whoever solves. */
export function sayYouAre(game: AnyGame, match: Match): string {
  const side = sideName(game, match.turn);
  const count = movesLeft(game, match);
  if (count === 2) return words('you-have-two', { side });
  return count > 2 ? words('you-have-more', { side, count }) : words('you-are', { side });
}
