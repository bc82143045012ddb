/** Rooms over real HTTP: a class comes in, plays rounds on screens and on wood, and is erased. */

import { endpoints, RoomView } from '@ludoteca/server/protocol';
import { random } from 'ludoteca/kernel';
import Value from 'typebox/value';
import { describe, expect, it } from 'vitest';
import { type Client, clientOf, newKey, person, refusalOf } from './client.ts';
import { databases } from './opened.ts';
import { enter, watchRoom } from './room-client.ts';
import { key, openSetting, planOf, playRound } from './room-setting.ts';

describe.each(databases)('on the %s database', (kind) => {
  const { base, openRoom } = openSetting(kind);

  it('a class comes in by a code, plays a Swiss tournament, and everything is told', async () => {
    const { teacher, id, pupils } = await openRoom(['Ana', 'Rui', 'ana', 'Zé', 'Eva']);
    const seen = watchRoom(base, teacher, id);
    await seen.until(({ room }) => room?.members.length === 5);
    expect(seen.room?.members.map(({ name }) => name)).toEqual([
      'Ana',
      'Rui',
      'ana 2',
      'Zé',
      'Eva',
    ]);
    const listening = pupils.map(({ client }) => watchRoom(base, client, id));
    await seen.until(({ room }) => room?.members.every(({ isOnline }) => isOnline) === true);
    await teacher.ask('beginTournament', planOf(), id);
    for (let round = 1; round <= 3; round++) {
      const { room } = await teacher.ask('beginRound', key(), id);
      expect(Value.Check(RoomView, room)).toBe(true);
      expect(room.tournament?.rounds).toHaveLength(round);
      expect(room.tournament?.rounds.at(-1)?.byes).toHaveLength(1);
      expect(await refusalOf(teacher.ask('beginRound', key(), id))).toBe('409 running');
      await listening[0].until(({ room: told }) => told?.tournament?.rounds.length === round);
      await playRound(teacher, id, pupils);
      await seen.until(({ room: told }) => told?.tournament?.rounds.at(-1)?.isOver === true);
    }
    await seen.until(({ boards }) => [...boards.values()].some(({ moves }) => moves.length === 5));
    const { tournament, members } = await pupils[0].client.ask('room', undefined, id);
    expect(tournament?.isOver).toBe(true);
    expect(tournament?.standings.map(({ points }) => points).reduce((a, b) => a + b)).toBe(9);
    expect(members).toHaveLength(5);
    expect(await refusalOf(teacher.ask('beginRound', key(), id))).toBe('409 over');
    const { records } = await teacher.ask('roomRecords', undefined, id);
    expect(records).toHaveLength(6);
    expect(records[0]).toMatchObject({ game: 'noughts', moves: ['a1', 'b1', 'a2', 'b2', 'a3'] });
    for (const each of [seen, ...listening]) each.close();
  });

  it('both sides, boards of wood, results by hand, late comers and early leavers', async () => {
    const { teacher, id, code: room, pupils } = await openRoom(['Ana', 'Rui', 'Zé']);
    await teacher.ask('addMember', { name: 'Lia', ...key() }, id);
    await teacher.ask('beginTournament', planOf({ hasBothSides: true, rounds: 4 }), id);
    await teacher.ask('beginRound', key(), id);
    await playRound(teacher, id, pupils);
    const first = (await teacher.ask('room', undefined, id)).tournament?.rounds[0];
    // Each won the game that they began; whoever sits opposite the one without a device has no game.
    expect(first?.tables.map(({ games, points }) => [games.length, points]).toSorted()).toEqual(
      [
        [0, undefined],
        [2, [1, 1]],
      ].toSorted(),
    );
    const wood = 1 + (first?.tables.findIndex(({ games }) => games.length === 0) ?? 0);
    const result = (points: [number, number] | null) => ({
      round: 1,
      table: wood,
      points,
      ...key(),
    });
    expect(await refusalOf(teacher.ask('decideTable', result([2, 1]), id))).toBe('422 points');
    expect(await refusalOf(teacher.ask('decideTable', { ...result([1, 1]), table: 9 }, id))).toBe(
      '409 no-table',
    );
    expect(await refusalOf(pupils[0].client.ask('decideTable', result([2, 0]), id))).toBe(
      '403 teacher',
    );
    await teacher.ask('decideTable', result([2, 0]), id);
    // One comes, one goes.
    const late = await enter(base, room, 'Gil');
    await pupils[0].client.ask(
      'changeMember',
      { member: pupils[0].member, state: 'away', ...key() },
      id,
    );
    const { room: second } = await teacher.ask('beginRound', key(), id);
    const sitting = second.tournament?.rounds[1].tables.flatMap(({ players }) => players);
    expect(sitting).toContain(late.member);
    expect(sitting).not.toContain(pupils[0].member);
    // Ended early: what is not over is halved, and can be mended by hand.
    const { room: ended } = await teacher.ask('timeRound', { minutes: 0, ...key() }, id);
    expect(ended.tournament?.rounds[1].isOver).toBe(true);
    const { room: last } = await teacher.ask('finishTournament', key(), id);
    expect(last.tournament?.isOver).toBe(true);
  });

  it('the time of a round ends its games, also prolonged, and a clock runs for whoever does not come', async () => {
    const { teacher, id, pupils } = await openRoom(['Ana', 'Rui']);
    await teacher.ask('beginTournament', planOf({ minutes: 10 }), id);
    const { room } = await teacher.ask('beginRound', key(), id);
    const round = room.tournament?.rounds[0];
    const game = round?.tables[0].games[0].id ?? '';
    const { room: longer } = await teacher.ask('timeRound', { minutes: 5, ...key() }, id);
    expect(longer.tournament?.rounds[0].until).toBe((round?.until ?? 0) + 5 * 60_000);
    const view = await pupils[0].client.ask('game', undefined, game);
    expect(view.progress.deadline).toBe((round?.until ?? 0) + 5 * 60_000);
    // Nothing is taken back in a round, no level helps, and strangers see nothing.
    const stranger = await person(base, 'Eva');
    expect(await refusalOf(stranger.ask('game', undefined, game))).toBe('404 unknown');
    expect(await refusalOf(stranger.ask('room', undefined, id))).toBe('404 unknown');
    expect((await teacher.ask('game', undefined, game)).you).toBeUndefined();
    const one = view.you === 0 ? pupils[0] : pupils[1];
    await one.client.ask('move', { ply: 0, move: 'a1', ...key() }, game);
    expect(await refusalOf(one.client.ask('offer', { what: 'takeback', ...key() }, game))).toBe(
      '409 round',
    );
    const level = {
      start: { game: 'rastros' },
      pace: { kind: 'none' as const },
      seat: 0 as const,
      against: { kind: 'level' as const, level: 1 },
      canWatch: false,
    };
    expect(await refusalOf(one.client.ask('makeGame', { ...level, ...key() }))).toBe('409 round');
    expect((await one.client.ask('me')).round).toBe(id);
    await teacher.ask('timeRound', { minutes: 0, ...key() }, id);
    expect((await one.client.ask('game', undefined, game)).progress.ending).toEqual({
      reason: 'stopped',
    });
    expect((await one.client.ask('me')).round).toBeUndefined();
    // A clock that runs out loses, though nobody has moved.
    await teacher.ask(
      'beginTournament',
      planOf({ pace: { kind: 'clock', base: 1000, increment: 0 } }),
      id,
    );
    const { room: timed } = await teacher.ask('beginRound', key(), id);
    const seen = watchRoom(base, teacher, id);
    await seen.until(({ room: told }) => told?.tournament?.rounds[0]?.isOver === true);
    seen.close();
    expect(timed.tournament?.number).toBe(2);
    expect(seen.room?.tournament?.rounds[0].tables[0].points).toEqual([0, 1]);
  });

  it('the teacher renames, removes, closes the door, closes the room, and erases it', async () => {
    const { teacher, id, code: room, pupils } = await openRoom(['Ana', 'Rui', 'Zé', 'Eva']);
    const [ana, rui] = pupils;
    await teacher.ask('changeMember', { member: ana.member, name: 'Ana M', ...key() }, id);
    expect(
      await refusalOf(
        rui.client.ask('changeMember', { member: ana.member, name: 'X', ...key() }, id),
      ),
    ).toBe('403 teacher');
    await teacher.ask('beginTournament', planOf(), id);
    const { room: begun } = await teacher.ask('beginRound', key(), id);
    const table = begun.tournament?.rounds[0].tables.find(({ players }) =>
      players.includes(ana.member),
    );
    const game = table?.games[0].id ?? '';
    // Names are the teacher's, also on the board.
    expect(
      (await ana.client.ask('game', undefined, game)).seats.map((seat) => seat?.name),
    ).toContain('Ana M');
    const watching = watchRoom(base, ana.client, id);
    await watching.until(({ room: told }) => told !== undefined);
    await teacher.ask('changeMember', { member: ana.member, state: 'removed', ...key() }, id);
    await watching.until(({ isGone }) => isGone);
    watching.close();
    expect(await refusalOf(ana.client.ask('room', undefined, id))).toBe('404 unknown');
    expect(await refusalOf(enterAgain(ana.client, room))).toBe('403 removed');
    const other = pupils.find(
      ({ member }) => member !== ana.member && table?.players.includes(member),
    );
    const { progress, you } = (await other?.client.ask('game', undefined, game)) ?? {};
    expect(progress?.ending).toEqual({ winner: you, reason: 'forfeited' });
    await teacher.ask('changeRoom', { isOpen: false, title: '6.º C', ...key() }, id);
    expect(await refusalOf(enter(base, room, 'Gil'))).toBe('409 door');
    expect((await rui.client.ask('room', undefined, id)).title).toBe('6.º C');
    const { room: shut } = await teacher.ask('closeRoom', key(), id);
    expect(shut).toMatchObject({ isClosed: true, code: '' });
    expect(await refusalOf(enter(base, room, 'Gil'))).toBe('404 unknown');
    expect(await refusalOf(teacher.ask('beginRound', key(), id))).toBe('409 closed');
    // A pupil who erases themself leaves no name; the room erased leaves nobody who came by it.
    await rui.client.ask('eraseMe');
    const { members } = await teacher.ask('room', undefined, id);
    expect(members.find(({ number }) => number === rui.member)).toMatchObject({
      name: '',
      hasDevice: false,
    });
    await teacher.ask('eraseRoom', undefined, id);
    expect(await refusalOf(teacher.ask('room', undefined, id))).toBe('404 unknown');
    expect(await refusalOf(pupils[2].client.ask('myRooms'))).toBe('401 person');
    expect(await teacher.ask('myRooms')).toEqual({ rooms: [] });
  });

  it('says why no round can begin: a table has no winner, or too few are here', async () => {
    const { teacher, id, pupils } = await openRoom(['Ana', 'Rui', 'Zé']);
    const told = async () => (await teacher.ask('room', undefined, id)).tournament;
    await teacher.ask('beginTournament', planOf({ system: 'knock-out', rounds: 60 }), id);
    expect((await told())?.noNext).toBeUndefined();
    await teacher.ask('beginRound', key(), id);
    await teacher.ask('timeRound', { minutes: 0, ...key() }, id);
    expect(await told()).toMatchObject({ noNext: 'level', isOver: false });
    expect(await refusalOf(teacher.ask('beginRound', key(), id))).toBe('409 level');
    const won = { round: 1, table: 1, points: [1, 0] as [number, number] };
    await teacher.ask('decideTable', { ...won, ...key() }, id);
    expect(await told()).not.toHaveProperty('noNext');
    await teacher.ask('finishTournament', key(), id);
    expect(await told()).not.toHaveProperty('noNext');
    await teacher.ask('beginTournament', planOf(), id);
    for (const { client, member } of pupils.slice(1)) {
      await client.ask('changeMember', { member, state: 'away', ...key() }, id);
    }
    expect((await told())?.noNext).toBe('few');
  });

  it('many at once come in, and a repeated request changes nothing more', async () => {
    const { teacher, id, code: room } = await openRoom([]);
    const pupils = await Promise.all(
      Array.from({ length: 12 }, (_, index) => enter(base, room, `P${index}`)),
    );
    expect(new Set(pupils.map(({ member }) => member)).size).toBe(12);
    const body = planOf();
    await Promise.all([1, 2, 3].map(() => teacher.ask('beginTournament', body, id)));
    const once = key();
    const all = await Promise.all([1, 2, 3].map(() => teacher.ask('beginRound', once, id)));
    for (const { room: told } of all) expect(told.tournament?.rounds).toHaveLength(1);
    expect(all[0].room.tournaments).toHaveLength(1);
    // By asking again, for those whose proxy mutes streams.
    const response = await fetch(new URL(`api/rooms/${id}/events?wait=5&since=x`, base()), {
      headers: { authorization: `Bearer ${teacher.token}` },
    });
    const { tag, room: told } = (await response.json()) as { tag: string; room: RoomView };
    expect(told.members).toHaveLength(12);
    const waiting = fetch(new URL(`api/rooms/${id}/events?wait=20&since=${tag}`, base()), {
      headers: { authorization: `Bearer ${teacher.token}` },
    });
    await teacher.ask('timeRound', { minutes: 0, ...key() }, id);
    const next = (await (await waiting).json()) as { room: RoomView };
    expect(next.room.tournament?.rounds[0].isOver).toBe(true);
  });

  it('wrong codes are refused, and after many of them nothing more is said', async () => {
    const client = clientOf(base);
    expect(await refusalOf(client.ask('findRoom', { code: 'KIWI' }))).toBe('404 unknown');
    let answer = '';
    for (let count = 0; count < 80 && !answer.startsWith('429'); count++) {
      answer = await refusalOf(client.ask('findRoom', { code: 'ZZZZ 100' }));
    }
    expect(answer).toBe('429 rate');
  });

  it('nothing that is thrown at an endpoint of rooms breaks it, or changes a room', async () => {
    const { teacher, id, pupils } = await openRoom(['Ana', 'Rui']);
    const before = await teacher.ask('room', undefined, id);
    const dice = random('fuzz-rooms');
    const junk = (depth = 0): unknown =>
      dice.pick<() => unknown>([
        () => null,
        () => dice.below(10) - 5,
        // No proper key: with one, a teacher may well close the room.
        () => '€'.repeat(dice.below(50)),
        () => ({ system: dice.pick(['swiss', 'x']), start: { game: 'noughts', size: -1 } }),
        () => (depth > 2 ? [] : [junk(depth + 1), junk(depth + 1)]),
        () => (depth > 2 ? {} : { [dice.pick(['key', 'plan', '__proto__'])]: junk(depth + 1) }),
      ])();
    for (const { method, path, ...endpoint } of Object.values(endpoints)) {
      if (!path.startsWith('/api/rooms') || method === 'DELETE') continue;
      const names = 'takes' in endpoint ? Object.keys(endpoint.takes.properties) : [];
      for (let round = 0; round < 6; round++) {
        const whole = Object.fromEntries(names.map((name) => [name, junk()]));
        const body = JSON.stringify(dice.chance(0.8) ? whole : junk());
        const where = path.replace(
          ':id',
          dice.chance(0.7) ? id : encodeURIComponent(String(junk())),
        );
        const query = path.endsWith('events')
          ? `?wait=0&since=${String(junk())}`
          : '?tournament=99';
        const response = await fetch(new URL(`${where}${query}`, base()), {
          method,
          headers: {
            'content-type': 'application/json',
            authorization: `Bearer ${dice.pick([teacher, pupils[0].client]).token}`,
          },
          ...(method === 'POST' && { body }),
        });
        await response.text();
        expect(response.status, `${method} ${where} ${body}`).toBeLessThan(500);
      }
    }
    const after = await teacher.ask('room', undefined, id);
    expect({ ...after, now: 0 }).toEqual({ ...before, now: 0 });
  });
});

async function enterAgain(client: Client, code: string): Promise<unknown> {
  return client.ask('enterRoom', { code, name: 'Ana', key: newKey() });
}
