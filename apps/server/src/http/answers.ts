/** What is answered to each request about games; how it came here is not known here. */

import { randomInt } from 'node:crypto';
import type { AnyKind, JsonObject } from 'ludoteca/document';
import { type AnyGame, gameFromJson, isGame, levelsOf, type Seat } from 'ludoteca/game';
import { fail, ok, type Result } from 'ludoteca/kernel';
import type { Hub } from '../live/hub.ts';
import { freeSeat, type Playing, seatOf } from '../live/playing.ts';
import { type Command, canDraw, type Refused } from '../play/decide.ts';
import { type Levels, opposite } from '../play/standing.ts';
import type { GameView, Given, Happening, Progress, SeatHolder, Taken } from '../protocol/index.ts';
import type { Bots } from '../store/bots.ts';
import { sqlCode, uniqueViolation } from '../store/database.ts';
import type { Games, KeptGame } from '../store/games.ts';
import type { Lists } from '../store/lists.ts';
import type { Person } from '../store/people.ts';
import { isInside, memberOf, type Rooms } from '../store/rooms.ts';
import { hashOf, isSame, newId, signed } from '../store/secrets.ts';
import { refuseBeyond, refuseBusy } from './bot-limits.ts';
import { refusals } from './refusals.ts';
import { Refuse } from './request.ts';

/** What the answers are made with. */
export interface Parts {
  readonly kinds: readonly AnyKind[];
  readonly games: Games;
  readonly lists: Lists;
  readonly playing: Playing;
  readonly hub: Hub;
  readonly rooms: Rooms;
  readonly bots: Bots;
  /** Told of games that begin, where a level may have to move. */
  readonly begun: (id: string) => void;
}

export type Answers = ReturnType<typeof openAnswers>;

export function openAnswers({ kinds, games, lists, playing, hub, rooms, bots, begun }: Parts) {
  /** A game that whoever asks may see; others learn no more than that they may not. */
  const visible = async (id: string, person: Person | undefined): Promise<KeptGame> => {
    const kept = await games.read(id);
    const seat = kept && seatOf(kept, person?.id);
    const maySee =
      kept !== undefined &&
      (seat !== undefined ||
        kept.canWatch ||
        (await isOfRoom(kept.room, person)) ||
        // Whoever is invited sees what to.
        kept.standing.progress.phase === 'waiting');
    if (!maySee || kept === undefined) throw unknownGame();
    return kept;
  };

  /** In a room, everybody may look at its boards. */
  const isOfRoom = async (id: string | null, person: Person | undefined): Promise<boolean> => {
    if (id === null || person === undefined) return false;
    const room = await rooms.read(id);
    return room !== undefined && isInside(room, person);
  };

  /** Somebody of a club, whom another one of it may challenge. */
  const inClub = async (id: string, member: number, person: Person): Promise<string> => {
    const room = await rooms.read(id);
    if (room === undefined || memberOf(room, person) === undefined || !isInside(room, person)) {
      throw new Refuse(404, 'unknown', 'there is no such club, or you do not play in it');
    }
    if (room.kind !== 'club' || room.standing.isClosed) {
      throw new Refuse(409, 'closed', 'people are challenged in clubs that are open');
    }
    const found = room.members.find(({ number }) => number === member)?.person ?? null;
    const state = room.standing.members.find(({ number }) => number === member)?.state;
    if (found === null || found === person.id || state === 'removed') {
      throw new Refuse(422, 'member', 'there is nobody to challenge by that number');
    }
    return found;
  };

  const asSeat = async (
    id: string,
    person: Person,
    key: string,
    command: (seat: Seat, kept: KeptGame) => Command,
  ): Promise<{ progress: Progress }> => {
    const done = await playing.obey(
      id,
      (kept): Result<Command, 'forbidden'> => {
        const seat = seatOf(kept, person.id);
        return seat === undefined ? fail('forbidden') : ok(command(seat, kept));
      },
      { key: `${person.id}.${key}` },
    );
    return { progress: await accepted(id, done) };
  };

  const accepted = async (
    id: string,
    done: Result<Progress, Refused | 'forbidden' | 'unknown'>,
  ): Promise<Progress> => {
    if (done.ok) return done.value;
    const { error } = done;
    if (error === 'unknown') throw unknownGame();
    if (error === 'forbidden') {
      throw new Refuse(403, 'seat', 'you do not sit at this game');
    }
    const kept = await games.read(id);
    throw new Refuse(error.code === 'illegal' ? 422 : 409, error.code, refusals[error.code], {
      ...(error.notice !== undefined && { notice: error.notice }),
      ...(kept !== undefined && {
        number: kept.standing.progress.number,
        ply: kept.standing.match.history.length,
      }),
    });
  };

  const viewOf = (kept: KeptGame, person: Person | undefined): GameView => {
    const { id, standing, names, people: sitting, isBot, canWatch, now } = kept;
    const you = seatOf(kept, person?.id);
    const holder = (seat: Seat): SeatHolder | null => {
      const level = standing.levels[seat];
      if (level !== null) return { name: '', level, isHere: true };
      if (!standing.isTaken[seat]) return null;
      return {
        name: sitting[seat] === null ? '' : names[seat],
        ...(isBot[seat] && { isBot: true }),
        isHere: hub.isHere(id, seat),
      };
    };
    const record = withoutPlayers(standing.match.toJson());
    return {
      id,
      record: { ...record, game: standing.match.game },
      pace: standing.pace,
      canDraw: canDraw(standing),
      isOpen: standing.isOpen,
      canWatch,
      // Whoever may look at a game of a room is in the room.
      ...(kept.room !== null && { room: kept.room }),
      ...(you !== undefined && { you }),
      seats: [holder(0), holder(1)],
      watching: hub.watching(id),
      progress: standing.progress,
      now,
    };
  };

  return {
    visible,
    viewOf,

    async myGames(person: Person): Promise<Given<'myGames'>> {
      return { games: await lists.of(person.id) };
    },

    lobby: (): Promise<Given<'lobby'>> => lists.lobby(),

    async makeGame(
      { start, pace, seat, against, canWatch, key }: Taken<'makeGame'>,
      person: Person,
    ): Promise<Given<'makeGame'>> {
      // Made of what only this request knows, so that a repeated one gives the same secret again.
      const id = newId();
      const secretOf = (game: string) => hashOf(signed(`${game}/${person.id}`, key));
      const before = await games.madeWith(person.id, key);
      const given = (game: string): Given<'makeGame'> => ({
        id: game,
        ...(against.kind === 'friend' && { invitation: secretOf(game) }),
      });
      if (before !== undefined) return given(before);
      const game = gameCalled(kinds, start.game);
      const read = gameFromJson(game, { moves: [], ...withoutPlayers(start) });
      if (!read.ok) {
        throw new Refuse(422, 'start', 'the library cannot read the start', { notice: read.error });
      }
      const { match } = read.value;
      if (match.history.length > 0 || match.outcome !== undefined) {
        throw new Refuse(422, 'start', 'a game starts without moves, and not where it is over');
      }
      const own: Seat = seat === 'lot' ? (randomInt(2) === 0 ? 0 : 1) : seat;
      if (against.kind === 'level' && against.level > levelsOf(game).length) {
        throw new Refuse(422, 'level', `there are ${levelsOf(game).length} levels`);
      }
      const level = against.kind === 'level' ? against.level : null;
      const isAlone = level === null && against.kind !== 'bot';
      if (!isAlone && (await rooms.roundOf(person.id)) !== undefined) {
        throw new Refuse(409, 'round', refusals.round);
      }
      if (against.kind === 'bot') await refuseBusy(bots, against.bot, person);
      const challenged =
        against.kind === 'bot'
          ? against.bot
          : against.kind === 'member'
            ? await inClub(against.room, against.member, person)
            : undefined;
      const room = against.kind === 'member' ? against.room : undefined;
      if (person.scopes !== undefined) await refuseBeyond(bots, person);
      const levels: Levels = own === 0 ? [null, level] : [level, null];
      const happenings: readonly Happening[] = [
        {
          type: 'made',
          // As we write it: everything that was not said is said.
          start: { ...withoutPlayers(match.toJson()), game: game.id },
          pace,
          levels: [levels[0], levels[1]],
          isOpen: against.kind === 'anyone',
          // It counts in the club: nothing is taken back.
          ...(room !== undefined && { round: {} }),
        },
        { type: 'joined', seat: own },
        ...(level === null ? [] : [{ type: 'started' } as const]),
      ];
      try {
        await games.make(game, {
          id,
          happenings,
          people: own === 0 ? [person.id, null] : [null, person.id],
          invitation: against.kind === 'friend' ? hashOf(secretOf(id)) : null,
          canWatch,
          madeBy: person.id,
          madeKey: key,
          ...(challenged !== undefined && { challenged }),
          ...(room !== undefined && { room }),
        });
        if (room !== undefined) await rooms.tell(room);
      } catch (fault) {
        const made =
          sqlCode(fault) === uniqueViolation ? await games.madeWith(person.id, key) : undefined;
        if (made === undefined) throw fault;
        return given(made);
      }
      if (level !== null) begun(id);
      return given(id);
    },

    async join(
      id: string,
      { invitation, key }: Taken<'join'>,
      person: Person,
    ): Promise<Given<'join'>> {
      if (person.scopes !== undefined) await refuseBeyond(bots, person);
      const done = await playing.obey(
        id,
        (kept): Result<Command, Refused | 'forbidden'> => {
          if (seatOf(kept, person.id) !== undefined) return fail('forbidden');
          const isInvited =
            kept.challenged === person.id ||
            (kept.standing.isOpen && person.scopes === undefined) ||
            (invitation !== undefined &&
              kept.invitation !== null &&
              isSame(hashOf(invitation), kept.invitation));
          if (!isInvited) return fail('forbidden');
          const seat = freeSeat(kept);
          return seat === undefined ? fail({ code: 'taken' }) : ok({ do: 'join', seat });
        },
        { key: `${person.id}.${key}`, sits: person.id },
      );
      return { progress: await accepted(id, done) };
    },

    async cancel(id: string, { key }: Taken<'cancel'>, person: Person): Promise<Given<'cancel'>> {
      const done = await playing.obey(
        id,
        (kept): Result<Command, 'forbidden'> => {
          const isTheirs = seatOf(kept, person.id) !== undefined || kept.challenged === person.id;
          return isTheirs ? ok({ do: 'cancel' }) : fail('forbidden');
        },
        { key: `${person.id}.${key}` },
      );
      return { progress: await accepted(id, done) };
    },

    move: (id: string, { ply, move, key }: Taken<'move'>, person: Person): Promise<Given<'move'>> =>
      asSeat(id, person, key, (seat) => ({ do: 'move', seat, ply, move })),

    resign: (id: string, { key }: Taken<'resign'>, person: Person): Promise<Given<'resign'>> =>
      asSeat(id, person, key, (seat) => ({ do: 'resign', seat })),

    async offer(
      id: string,
      { what, key }: Taken<'offer'>,
      person: Person,
    ): Promise<Given<'offer'>> {
      const offered = await asSeat(id, person, key, (seat) => ({ do: 'offer', seat, what }));
      if (what !== 'rematch' || offered.progress.offers.rematch === undefined) return offered;
      // A level is always ready for another game.
      const done = await playing.obey(id, (kept): Result<Command, 'forbidden'> => {
        const from = kept.standing.progress.offers.rematch;
        const to = from === undefined ? undefined : opposite(from);
        if (to === undefined || kept.standing.levels[to] === null) return fail('forbidden');
        return ok({ do: 'answer', seat: to, what, isAccepted: true, next: newId() });
      });
      return done.ok ? { progress: done.value } : offered;
    },

    answer: (
      id: string,
      { what, isAccepted, key }: Taken<'answer'>,
      person: Person,
    ): Promise<Given<'answer'>> =>
      asSeat(id, person, key, (seat) => ({
        do: 'answer',
        seat,
        what,
        isAccepted,
        next: newId(),
      })),

    say: (id: string, { phrase, key }: Taken<'say'>, person: Person): Promise<Given<'say'>> =>
      asSeat(id, person, key, (seat, { isQuiet }) => ({
        do: 'say',
        seat,
        phrase,
        isHeard: !isQuiet[opposite(seat)],
      })),

    show: (id: string, { isShown, key }: Taken<'show'>, person: Person): Promise<Given<'show'>> =>
      asSeat(id, person, key, (seat) => ({ do: 'show', seat, isShown })),

    record(kept: KeptGame): Given<'record'> {
      const { standing, names } = kept;
      const name = (seat: Seat): string =>
        standing.levels[seat] === null ? names[seat] : String(standing.levels[seat]);
      const { match } = standing;
      const json = match.withPlayers([name(0), name(1)]).toJson();
      return { ...json, game: match.game };
    },
  };
}

/** A game that can be played here. */
export function gameCalled(kinds: readonly AnyKind[], id: string): AnyGame {
  const kind = kinds.find((each) => each.id === id);
  if (kind === undefined || !isGame(kind)) {
    throw new Refuse(422, 'game', 'there is no such game for two');
  }
  return kind;
}

function unknownGame(): Refuse {
  return new Refuse(404, 'unknown', 'there is no such game, or it is not shown');
}

/** A record without who played: that is told apart. */
function withoutPlayers(json: JsonObject): JsonObject {
  const { players: _players, ...rest } = json;
  return rest;
}
