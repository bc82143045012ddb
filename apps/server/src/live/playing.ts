/** Playing: what people ask for, decided on what the database has, and tried again when somebody was faster. */

import type { AnyGame, Seat } from 'ludoteca/game';
import { fail, ok, type Result } from 'ludoteca/kernel';
import { type Command, decide, type Refused } from '../play/decide.ts';
import type { Standing } from '../play/standing.ts';
import type { Happening, Progress } from '../protocol/index.ts';
import { Overtaken, sqlCode, uniqueViolation } from '../store/database.ts';
import type { Adding, Games, KeptGame, NewGame } from '../store/games.ts';

export interface Playing {
  /**
   * Does what a command asks in a game. With a key that was used before, nothing is done, and the standing is
   * told as it is now.
   */
  obey(
    id: string,
    command: (kept: KeptGame) => Result<Command, Refused | 'forbidden'>,
    asked?: { readonly key?: string; readonly sits?: string },
  ): Promise<Result<Progress, Refused | 'forbidden' | 'unknown'>>;
}

/** A game that goes on meanwhile again and again is a sign of something else. */
const mostAttempts = 8;

/** `levelIsDue` is told of games where a level is to move. */
export function openPlaying(
  games: Games,
  gameCalled: (id: string) => AnyGame,
  levelIsDue: (id: string) => void,
): Playing {
  return {
    async obey(id, command, { key, sits } = {}) {
      for (let attempt = 0; ; attempt++) {
        // Asked for first: what is read after it includes what the key led to.
        const isDone = key !== undefined && (await games.numberOf(id, key)) !== undefined;
        const kept = await games.read(id);
        if (kept === undefined) return fail('unknown');
        if (isDone) return ok(kept.standing.progress);
        const wanted = command(kept);
        if (!wanted.ok) return wanted;
        const decided = decide(kept.standing, wanted.value, kept.now);
        if (!decided.ok) {
          // The same request may just have been done: then it is no fault that it cannot be done again.
          if (key === undefined || (await games.numberOf(id, key)) === undefined) return decided;
          continue;
        }
        const happenings = decided.value;
        if (happenings.length === 0) return ok(kept.standing.progress);
        try {
          const more = furtherOf(kept, wanted.value, happenings, key, sits, gameCalled);
          const { standing } = await games.add(kept, happenings, more);
          const { turn, next } = standing.progress;
          if (turn !== undefined && standing.levels[turn] !== null) levelIsDue(id);
          if (next !== undefined && kept.standing.progress.next === undefined) levelIsDue(next);
          if (isLate(kept, wanted.value)) return fail({ code: 'time' });
          return ok(standing.progress);
        } catch (fault) {
          // Faster was another process, or the same request a second time.
          const isBeaten = fault instanceof Overtaken || sqlCode(fault) === uniqueViolation;
          if (!isBeaten || attempt >= mostAttempts) throw fault;
        }
      }
    },
  };
}

/** Whether what was asked came after the deadline, so that only the clock was heard. */
function isLate({ standing, now }: KeptGame, command: Command): boolean {
  const { phase, deadline } = standing.progress;
  return (
    command.do !== 'adjudicate' && phase !== 'over' && deadline !== undefined && now >= deadline
  );
}

/** What is written along with the events. */
function furtherOf(
  kept: KeptGame,
  command: Command,
  happenings: readonly Happening[],
  key: string | undefined,
  sits: string | undefined,
  gameCalled: (id: string) => AnyGame,
): Adding {
  const joins = happenings.some(({ type }) => type === 'joined');
  const rematched = happenings.find((each) => each.type === 'rematched');
  return {
    ...(key !== undefined && { key }),
    ...(joins &&
      command.do === 'join' &&
      sits !== undefined && { sits: { seat: command.seat, person: sits } }),
    ...(rematched !== undefined && {
      next: {
        game: gameCalled(kept.standing.match.game),
        made: rematchOf(kept, rematched.next),
      },
    }),
  };
}

/** The same game again, with the seats exchanged. */
function rematchOf({ standing, people, canWatch }: KeptGame, id: string): NewGame {
  const { pace, levels, match } = standing;
  const exchanged: readonly [Seat, Seat] = [1, 0];
  const next = exchanged.map((seat) => levels[seat]);
  return {
    id,
    happenings: [
      {
        type: 'made',
        start: startOf(standing),
        pace,
        levels: [next[0], next[1]],
        isOpen: false,
      },
      ...exchanged.flatMap((seat, place): Happening[] =>
        levels[seat] === null ? [{ type: 'joined', seat: place === 0 ? 0 : 1 }] : [],
      ),
      { type: 'started' },
    ],
    people: [people[1], people[0]],
    invitation: null,
    canWatch,
    madeBy: null,
    // A game has one rematch at most.
    madeKey: `rematch-${match.game}-${id}`,
  };
}

/** How the game began, as a record. */
export function startOf({ match }: Standing): { readonly game: string } {
  const { players: _players, ...start } = match.anew().toJson();
  return { ...start, game: match.game };
}

/** The seat that a person holds in a game. */
export function seatOf({ people }: KeptGame, person: string | undefined): Seat | undefined {
  if (person === undefined) return undefined;
  const seat = people.indexOf(person);
  return seat === 0 || seat === 1 ? seat : undefined;
}

/** The seat that is free, if one is. */
export function freeSeat({ standing }: KeptGame): Seat | undefined {
  const free = standing.isTaken.indexOf(false);
  return free === 0 || free === 1 ? free : undefined;
}
