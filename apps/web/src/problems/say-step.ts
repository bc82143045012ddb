/** What is said of a step of a line: who made which move, what it did, who is to move next or has won. */

import type { AnyGame, Match } from 'ludoteca/game';
import type { Notice } from 'ludoteca/kernel';
import { phrasebooksOf } from 'ludoteca/words';
import { tell } from '../language/index.ts';
import { sideName } from '../match/say.ts';
import { sayToMove } from './turns.ts';
import { words } from './words.ts';

/** With `isToldWhy`, what the move did is told elsewhere. */
export function sayStep(game: AnyGame, from: Match, shown: Match, isToldWhy: boolean): string {
  const number = shown.history.length - from.history.length;
  if (number === 0) return `${sayToMove(game, shown)}.`;
  const { movers, played, outcome } = shown;
  const side = sideName(game, movers[movers.length - 1]);
  const made = words('made-by', { number, side, move: played[played.length - 1] });
  const cause = isToldWhy ? undefined : causeOf(game, shown);
  const told = cause === undefined ? [made] : [made, tell(phrasebooksOf(game), cause)];
  if (outcome === undefined) return sentences([...told, sayToMove(game, shown)]);
  const { winner, reason } = outcome;
  const end =
    winner === undefined
      ? words('nobody-won')
      : words('side-has-won', { side: sideName(game, winner) });
  return sentences([...told, end, tell(phrasebooksOf(game), reason)]);
}

/** Why whoever is to move now has several moves. */
function causeOf(game: AnyGame, { states, history }: Match): Notice | undefined {
  return game.showing?.cause?.(states[states.length - 2], history[history.length - 1]);
}

const sentences = (told: readonly string[]) => told.map((each) => `${each}.`).join(' ');
