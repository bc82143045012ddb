/** What is said of a game: its sides, who sits there, how it ended. */

import { type AnyGame, type Match, otherSide, type Side, swap } from 'ludoteca/game';
import { phrasebooksOf } from 'ludoteca/words';
import { say, tell } from '../language/index.ts';
import type { MatchPlay } from './play.ts';
import { words } from './words.ts';

export function sideName(game: AnyGame, side: Side): string {
  return say(game.sides[side].name);
}

/** The side of the only person at the board. */
export function yourSide(play: MatchPlay, match: Match): Side | undefined {
  const { value: people } = play.people;
  if (people.length !== 1) return undefined;
  return match.seatOf(0) === people[0] ? 0 : 1;
}

/** Whether the only person at the board is to move. */
export function isYours(play: MatchPlay, match: Match): boolean {
  return play.people.value.length === 1 && play.people.value[0] === match.seat;
}

/** Who won, as it is said to those who sit here. */
export function sayWinner(play: MatchPlay, match: Match): string {
  const winner = match.outcome?.winner;
  if (winner === undefined) return words('draw');
  if (play.people.value.length === 1) {
    return words(play.people.value[0] === match.seatOf(winner) ? 'you-win' : 'you-lose');
  }
  const name = personName(play, match, winner);
  return name === undefined
    ? words('side-wins', { side: sideName(play.game, winner) })
    : words('name-wins', { name });
}

/** Why the game is over: whoever gave up is named, and is never called somebody's opponent. */
export function sayReason(play: MatchPlay, match: Match): string {
  const { outcome } = match;
  if (outcome === undefined) return '';
  const { winner, code, reason } = outcome;
  if (code !== 'resigned' || winner === undefined) return tell(phrasebooksOf(play.game), reason);
  const side = otherSide(winner);
  const sitter = play.sitters.value[match.seatOf(side)];
  if (sitter.kind === 'level') return words('level-resigned', { level: sitter.level });
  if (sitter.kind === 'elsewhere') return words('name-resigned', { name: nameElsewhere(sitter) });
  if (play.people.value.length === 1) return words('you-resigned');
  const name = personName(play, match, side);
  return name === undefined
    ? words('side-resigned', { side: sideName(play.game, side) })
    : words('name-resigned', { name });
}

export function sayOutcome(play: MatchPlay, match: Match): string {
  if (match.outcome === undefined) return '';
  return `${sayWinner(play, match)}. ${sayReason(play, match)}`;
}

/** The name that somebody on a side was given. */
function personName(play: MatchPlay, match: Match, side: Side): string | undefined {
  const sitter = play.sitters.value[match.seatOf(side)];
  if (sitter.kind === 'elsewhere') return nameElsewhere(sitter);
  return sitter.kind === 'person' ? sitter.name : undefined;
}

/** Somebody at another device; who is gone has no name any more. */
function nameElsewhere({ name }: { readonly name: string }): string {
  return name === '' ? words('nobody') : name;
}

/** Who sits on a side, in words: by seat, which a swap of the sides does not change. */
export function sayPlayer(play: MatchPlay, match: Match, side: Side): string {
  const seat = match.seatOf(side);
  const sitter = play.sitters.value[seat];
  if (sitter.kind === 'level') return words('computer', { level: sitter.level });
  if (sitter.kind === 'elsewhere') return nameElsewhere(sitter);
  if (play.people.value.length === 1) return words('you');
  return sitter.name ?? words('player', { number: seat + 1 });
}

/** Who has which side, when the last move exchanged them. */
export function saySwap(play: MatchPlay, match: Match): string | undefined {
  if (match.history.at(-1) !== swap) return undefined;
  const [one, other] = ([0, 1] as const).map((side) => {
    const sitter = play.sitters.value[match.seatOf(side)];
    const isYou = sitter.kind === 'person' && play.people.value.length === 1;
    const name = sideName(play.game, side);
    return isYou
      ? words('you-are', { side: name })
      : words('who-is', { who: capital(sayPlayer(play, match, side)), side: name });
  });
  return words('swapped', { one, other });
}

function capital(text: string): string {
  return text[0].toUpperCase() + text.slice(1);
}

/** What the page is about, in a line. */
export function sayPlayers(play: MatchPlay): string {
  const [one, other] = play.sitters.value;
  if (one.kind === 'level' && other.kind === 'level') {
    return words('two-bots', { one: one.level, other: other.level });
  }
  const level = one.kind === 'level' ? one.level : other.kind === 'level' ? other.level : undefined;
  if (level !== undefined) return words('against', { level });
  const away = play.sitters.value.filter((sitter) => sitter.kind === 'elsewhere');
  if (away.length === 1) return words('with-name', { name: nameElsewhere(away[0]) });
  const names = play.sitters.value.map((sitter) => sitter.kind !== 'level' && sitter.name);
  return names[0] && names[1]
    ? words('two-names', { one: names[0], other: names[1] })
    : words('two-people');
}
