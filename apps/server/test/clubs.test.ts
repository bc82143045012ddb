/** Clubs over real HTTP: people challenge one another, and play tournaments that last for weeks. */

import { RoomView } from '@ludoteca/server/protocol';
import Value from 'typebox/value';
import { describe, expect, it } from 'vitest';
import { type Client, person, refusalOf } from './client.ts';
import { databases } from './opened.ts';
import { key, openSetting, planOf, playRound } from './room-setting.ts';

describe.each(databases)('on the %s database', (kind) => {
  const { base, openRoom } = openSetting(kind);

  it('in a club one challenges another, who accepts or declines; what is played counts', async () => {
    const { teacher, id, pupils, code: word } = await openRoom(['Ana', 'Rui'], 'club');
    const [ana, rui] = pupils;
    const challenge = (from: Client, member: number, room = id) =>
      from.ask('makeGame', {
        start: { game: 'noughts' },
        pace: { kind: 'days', perMove: 86_400_000 },
        seat: 0,
        against: { kind: 'member', room, member },
        canWatch: false,
        ...key(),
      });
    const declined = await challenge(ana.client, rui.member);
    const [told] = (await rui.client.ask('room', undefined, id)).games ?? [];
    expect(told).toMatchObject({ phase: 'waiting', challenged: rui.member, game: 'noughts' });
    expect(told.players).toEqual([ana.member, rui.member]);
    await rui.client.ask('cancel', key(), declined.id);
    const { id: game } = await challenge(ana.client, rui.member);
    expect(await refusalOf(teacher.ask('join', key(), game))).toBe('403 seat');
    await rui.client.ask('join', key(), game);
    expect(await refusalOf(ana.client.ask('offer', { what: 'takeback', ...key() }, game))).toBe(
      '409 round',
    );
    const moves = ['a1', 'b1', 'a2', 'b2', 'a3'];
    for (const [ply, move] of moves.entries()) {
      await (ply % 2 === 0 ? ana : rui).client.ask('move', { ply, move, ...key() }, game);
    }
    const room = await teacher.ask('room', undefined, id);
    expect(Value.Check(RoomView, room)).toBe(true);
    // What was declined is no game.
    expect(room.ratings?.map(({ player, played }) => [player, played])).toEqual([
      [ana.member, 1],
      [rui.member, 1],
    ]);
    expect(room.ratings?.[0].rating).toBeGreaterThan(room.ratings?.[1].rating ?? 0);

    expect(await refusalOf(challenge(ana.client, ana.member))).toBe('422 member');
    expect(await refusalOf(challenge(ana.client, 99))).toBe('422 member');
    expect(await refusalOf(challenge(await person(base, 'Ivo'), rui.member))).toBe('404 unknown');
    // Whose the club is plays in it when they have come in.
    expect(await refusalOf(challenge(teacher, rui.member))).toBe('404 unknown');
    await teacher.ask('enterRoom', { code: word, name: 'Teresa', ...key() });
    await challenge(teacher, rui.member);
    const lesson = await openRoom(['Eva', 'Zé']);
    const [eva, ze] = lesson.pupils;
    expect(await refusalOf(challenge(eva.client, ze.member, lesson.id))).toBe('409 closed');
  });

  it('a club has ratings, tournaments by correspondence, and an archive', async () => {
    const { teacher, id, pupils } = await openRoom(['Ana', 'Rui', 'Zé'], 'club');
    const day = { kind: 'days' as const, perMove: 86_400_000 };
    await teacher.ask(
      'beginTournament',
      planOf({ system: 'round-robin', rounds: 60, pace: day }),
      id,
    );
    for (let round = 0; round < 3; round++) {
      await teacher.ask('beginRound', key(), id);
      await playRound(teacher, id, pupils);
    }
    const { ratings, tournament } = await teacher.ask('room', undefined, id);
    expect(tournament?.isOver).toBe(true);
    expect(ratings?.map(({ played }) => played)).toEqual([2, 2, 2]);
    const [best] = ratings ?? [];
    expect((await pupils[0].client.ask('room', undefined, id)).ratings).toEqual(ratings);
    const strongest = (ratings ?? []).filter(({ rating }) => rating === best?.rating);
    // The strongest is the first seed of the next tournament: with three, it has the bye.
    const { room } = await teacher.ask('beginTournament', planOf({ system: 'knock-out' }), id);
    expect(strongest.map(({ player }) => player)).toContain(room.tournament?.next?.byes[0]);
    expect(room.tournaments).toHaveLength(2);
    const { records } = await teacher.ask('roomRecords', undefined, id);
    expect(records).toHaveLength(3);
    // Nobody is locked out of help by games that last for weeks.
    await teacher.ask('beginRound', key(), id);
    expect((await pupils[0].client.ask('me')).round).toBeUndefined();
  });
});
