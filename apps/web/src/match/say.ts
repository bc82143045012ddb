/** What is said of a game: its sides, who sits there, how it ended. */

import type { AnyGame, Match, Side } from 'ludoteca/game';
import { phrasebooksOf } from 'ludoteca/words';
import { say, tell } from '../language/index.ts';
import type { MatchPlay } from './play.ts';
import { words } from './words.ts';

export function sideName(game: AnyGame, side: Side): string {
  return say(game.sides[side].name);
}

/** Whether the only person at the board is to move. */
export function isYours(play: MatchPlay, match: Match): boolean {
  return play.people.value.length === 1 && play.people.value[0] === match.seat;
}

export function sayOutcome(game: AnyGame, match: Match): string {
  const { outcome } = match;
  if (outcome === undefined) return '';
  const title =
    outcome.winner === undefined
      ? words('draw')
      : words('side-wins', { side: sideName(game, outcome.winner) });
  return `${title}: ${lowered(tell(phrasebooksOf(game), outcome.reason))}`;
}

function lowered(text: string): string {
  return text[0].toLowerCase() + text.slice(1);
}

/** Who sits on a side, in words. */
export function sayPlayer(play: MatchPlay, match: Match, side: Side): string {
  const sitter = play.sitters.value[match.seatOf(side)];
  if (sitter.kind === 'level') return words('computer', { level: sitter.level });
  return words(play.people.value.length === 1 ? 'you' : 'person');
}

/** What the page is about, in a line. */
export function sayPlayers(play: MatchPlay): string {
  const [one, other] = play.sitters.value;
  if (one.kind === 'level' && other.kind === 'level') {
    return words('two-bots', { one: one.level, other: other.level });
  }
  const level = one.kind === 'level' ? one.level : other.kind === 'level' ? other.level : undefined;
  return level === undefined ? words('two-people') : words('against', { level });
}
