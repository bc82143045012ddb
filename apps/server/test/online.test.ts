/** Whole games through real HTTP, on both databases: what is promised to players, and what is refused to everybody else. */

import { endpoints, GameView, Happening } from '@ludoteca/server/protocol';
import { catalogue } from 'ludoteca/catalogue';
import { type AnyGame, gameFromJson, isGame } from 'ludoteca/game';
import { random } from 'ludoteca/kernel';
import Value from 'typebox/value';
import { describe, expect, it } from 'vitest';
import { noughts } from '../../../packages/ludoteca/test/games/noughts/index.ts';
import { clientOf, newKey, person, refusalOf } from './client.ts';
import { serverOn } from './opened.ts';

const kinds = [...catalogue, noughts];
const games: readonly AnyGame[] = kinds.filter(isGame);

describe.each(['embedded', 'postgres'] as const)('on the %s database', (kind) => {
  const base = serverOn(kind, kinds);

  const friends = async (start: { game: string }, more = {}) => {
    const [one, two] = [await person(base, 'Inês'), await person(base, 'Tomás')];
    const { id, invitation = '' } = await one.ask('makeGame', {
      start,
      pace: { kind: 'none' },
      seat: 0,
      against: { kind: 'friend' },
      canWatch: true,
      key: newKey(),
      ...more,
    });
    await two.ask('join', { invitation, key: newKey() }, id);
    return { one, two, id, invitation };
  };

  it.each(games.map(({ id }) => id))(
    'two friends play %s to its end, and a viewer sees it all',
    async (game) => {
      const rules = games.find(({ id }) => id === game);
      if (rules === undefined) throw new Error('no such game');
      const { one, two, id } = await friends({ game, swap: true } as { game: string });
      const viewer = clientOf(base).listen(id);
      const dice = random(`http-${game}`);
      const view = await one.ask('game', undefined, id);
      expect(Value.Check(GameView, view)).toBe(true);
      expect(view.seats.map((seat) => seat?.name)).toEqual(['Inês', 'Tomás']);
      const read = gameFromJson(rules, view.record);
      if (!read.ok) throw new Error(read.error.code);
      let { match } = read.value;
      // Small boards end soon; large ones are given up after a while.
      for (let ply = 0; ply < 30 && match.outcome === undefined; ply++) {
        const move = dice.pick(match.legalMoves);
        const player = match.seat === 0 ? one : two;
        const { progress } = await player.ask(
          'move',
          { ply, move: match.write(move), key: newKey() },
          id,
        );
        match = match.play(move);
        expect(progress.turn).toBe(match.outcome === undefined ? match.seat : undefined);
      }
      if (match.outcome === undefined) {
        await one.ask('resign', { key: newKey() }, id);
        match = match.resign(0);
      }
      await viewer.until(({ progress }) => progress?.phase === 'over');
      viewer.close();
      for (const { happening } of viewer.events)
        expect(Value.Check(Happening, happening)).toBe(true);
      const record = await clientOf(base).ask('record', undefined, id);
      expect(record).toEqual(match.withPlayers(['Inês', 'Tomás']).toJson());
      const numbers = viewer.events.map(({ number }) => number);
      const first = (viewer.states[0] as GameView).progress.number;
      expect(numbers).toEqual(numbers.map((_, index) => first + 1 + index));
    },
  );

  it('a repeated request changes nothing more and is answered the same', async () => {
    const one = await person(base, 'Ana');
    const body = {
      start: { game: 'noughts' },
      pace: { kind: 'none' as const },
      seat: 0 as const,
      against: { kind: 'friend' as const },
      canWatch: false,
      key: newKey(),
    };
    const made = await Promise.all([one.ask('makeGame', body), one.ask('makeGame', body)]);
    expect(made[0]).toEqual(made[1]);
    const { id, invitation } = made[0];
    const two = await person(base, 'Rui');
    await two.ask('join', { invitation, key: newKey() } as never, id);
    const move = { ply: 0, move: 'a1', key: newKey() };
    const all = await Promise.all([1, 2, 3, 4].map(() => one.ask('move', move, id)));
    expect(all.map(({ progress }) => progress.number)).toEqual([5, 5, 5, 5]);
    const view = await one.ask('game', undefined, id);
    expect(view.record).toMatchObject({ moves: ['a1'] });
  });

  it('of two moves at once for one turn, one is made', async () => {
    const { one, two, id } = await friends({ game: 'noughts' });
    const results = await Promise.allSettled([
      one.ask('move', { ply: 0, move: 'a1', key: newKey() }, id),
      one.ask('move', { ply: 0, move: 'b2', key: newKey() }, id),
      two.ask('move', { ply: 0, move: 'c3', key: newKey() }, id),
    ]);
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    const view = await one.ask('game', undefined, id);
    expect(view.record).toMatchObject({ moves: [expect.stringMatching(/^(a1|b2)$/)] });
  });

  it('a stream that comes back gets exactly what it missed; asking again gives the same', async () => {
    const { one, two, id } = await friends({ game: 'noughts' });
    await one.ask('move', { ply: 0, move: 'a1', key: newKey() }, id);
    await two.ask('move', { ply: 1, move: 'b2', key: newKey() }, id);
    const response = await fetch(new URL(`api/games/${id}/events?wait=5&since=4`, base()));
    const { events } = (await response.json()) as { events: { number: number }[] };
    expect(events.map(({ number }) => number)).toEqual([5, 6]);
    const waiting = fetch(new URL(`api/games/${id}/events?wait=20&since=6`, base()));
    await one.ask('move', { ply: 2, move: 'a2', key: newKey() }, id);
    expect(await (await waiting).json()).toMatchObject({
      events: [{ number: 7, happening: { type: 'moved', move: 'a2' } }],
      progress: { number: 7, turn: 1 },
    });
    const aborted = new AbortController();
    const stream = await fetch(new URL(`api/games/${id}/events`, base()), {
      headers: { 'last-event-id': '5' },
      signal: aborted.signal,
    });
    const reader = stream.body?.getReader();
    let text = '';
    while (!text.includes('event: progress')) {
      text += new TextDecoder().decode((await reader?.read())?.value);
    }
    aborted.abort();
    expect([...text.matchAll(/^id: (\d+)$/gm)].map(([, number]) => number)).toEqual(['6', '7']);
  });

  it('presence is told to those who look', async () => {
    const { one, two, id } = await friends({ game: 'noughts' });
    const here = one.listen(id);
    await here.until(({ states }) => states.length === 1);
    const there = two.listen(id);
    await here.until(({ presence }) => presence.get(1) === true);
    there.close();
    await here.until(({ presence }) => presence.get(1) === false);
    here.close();
  });

  it('a clock that runs out ends the game, though nobody asks', async () => {
    const { one, two, id } = await friends(
      { game: 'noughts' },
      { pace: { kind: 'clock', base: 1500, increment: 0 } },
    );
    const viewer = one.listen(id);
    await one.ask('move', { ply: 0, move: 'a1', key: newKey() }, id);
    await two.ask('move', { ply: 1, move: 'b2', key: newKey() }, id);
    await viewer.until(({ progress }) => progress?.phase === 'over', 10_000);
    viewer.close();
    expect(viewer.progress?.ending).toEqual({ winner: 1, reason: 'time' });
    await expect(one.ask('move', { ply: 2, move: 'c3', key: newKey() }, id)).rejects.toMatchObject({
      status: 409,
      code: 'over',
    });
  });

  it('a level sits opposite, moves by itself, and is ready for another game', async () => {
    const one = await person(base, 'Eva');
    const game = games[0].id;
    const { id, invitation } = await one.ask('makeGame', {
      start: { game },
      pace: { kind: 'none' },
      seat: 1,
      against: { kind: 'level', level: 1 },
      canWatch: false,
      key: newKey(),
    });
    expect(invitation).toBeUndefined();
    const listener = one.listen(id);
    await listener.until(({ progress }) => progress?.turn === 1);
    listener.close();
    await one.ask('resign', { key: newKey() }, id);
    const { progress } = await one.ask('offer', { what: 'rematch', key: newKey() }, id);
    const next = await one.ask('game', undefined, progress.next);
    expect(next).toMatchObject({ you: 0, progress: { phase: 'playing', turn: 0 } });
  });

  it('a draw, a take back and a rematch need both', async () => {
    const { one, two, id } = await friends({ game: 'noughts' });
    const answer = (what: 'draw' | 'takeback' | 'rematch') => ({
      what,
      isAccepted: true,
      key: newKey(),
    });
    await one.ask('move', { ply: 0, move: 'a1', key: newKey() }, id);
    await one.ask('offer', { what: 'takeback', key: newKey() }, id);
    await two.ask('answer', answer('takeback'), id);
    expect((await one.ask('game', undefined, id)).record).toMatchObject({ moves: [] });
    await two.ask('offer', { what: 'draw', key: newKey() }, id);
    const { progress } = await one.ask('answer', answer('draw'), id);
    expect(progress.ending).toEqual({ reason: 'agreed' });
    await two.ask('offer', { what: 'rematch', key: newKey() }, id);
    const rematch = await one.ask('answer', answer('rematch'), id);
    const next = await two.ask('game', undefined, rematch.progress.next);
    expect(next).toMatchObject({ you: 0, progress: { phase: 'playing' } });
    expect(next.seats.map((seat) => seat?.name)).toEqual(['Tomás', 'Inês']);
  });

  it('the lobby shows what waits for anybody, and games that both show', async () => {
    const [one, two] = [await person(base, 'Zé'), await person(base, 'Bia')];
    const { id } = await one.ask('makeGame', {
      start: { game: 'noughts' },
      pace: { kind: 'days', perMove: 86_400_000 },
      seat: 'lot',
      against: { kind: 'anyone' },
      canWatch: true,
      key: newKey(),
    });
    const lists = async (list: 'open' | 'running') =>
      (await two.ask('lobby'))[list].some((line) => line.id === id);
    expect(await lists('open')).toBe(true);
    await two.ask('join', { key: newKey() }, id);
    expect(await lists('open')).toBe(false);
    await one.ask('show', { isShown: true, key: newKey() }, id);
    expect(await lists('running')).toBe(false);
    await two.ask('show', { isShown: true, key: newKey() }, id);
    expect(await lists('running')).toBe(true);
    const mine = await Promise.all([one, two].map((each) => each.ask('myGames')));
    expect(
      mine.filter(({ games: all }) => all.find((line) => line.id === id)?.isYourTurn),
    ).toHaveLength(1);
  });

  it('a person moves to another device, takes everything along, and can go', async () => {
    const { one, two, id } = await friends({ game: 'noughts' });
    const { secret } = await one.ask('makeRecovery', {});
    const device = clientOf(base);
    const { token = '' } = await device.ask('recover', { secret, wantsToken: true });
    await expect(device.ask('recover', { secret })).rejects.toMatchObject({ status: 410 });
    device.token = token;
    await device.ask('move', { ply: 0, move: 'a1', key: newKey() }, id);
    const all = await device.ask('exportMe');
    expect(all).toMatchObject({
      person: { name: 'Inês' },
      games: [{ game: 'noughts', moves: ['a1'] }],
    });
    await device.ask('eraseMe');
    await expect(one.ask('myGames')).rejects.toMatchObject({ status: 401 });
    const view = await two.ask('game', undefined, id);
    expect(view.seats[0]?.name).toBe('');
    expect(view.progress.ending).toEqual({ winner: 1, reason: 'resigned' });
  });

  it('a seat is only for whoever sits there', async () => {
    const { one, id, invitation } = await friends({ game: 'noughts' }, { canWatch: false });
    const stranger = await person(base, 'Eva');
    expect(await refusalOf(stranger.ask('move', { ply: 0, move: 'a1', key: newKey() }, id))).toBe(
      '403 seat',
    );
    expect(await refusalOf(stranger.ask('resign', { key: newKey() }, id))).toBe('403 seat');
    expect(await refusalOf(stranger.ask('game', undefined, id))).toBe('404 unknown');
    expect(await refusalOf(stranger.ask('join', { invitation, key: newKey() }, id))).toBe(
      '409 taken',
    );
    expect(
      await refusalOf(clientOf(base).ask('move', { ply: 0, move: 'a1', key: newKey() }, id)),
    ).toBe('401 person');
    const forged = clientOf(base, `${one.token.slice(0, -3)}abc`);
    expect(await refusalOf(forged.ask('myGames'))).toBe('401 person');
    expect(await refusalOf(stranger.ask('game', undefined, newKey().padEnd(22, 'x')))).toBe(
      '404 unknown',
    );
  });

  it('other sites, other bodies and other names are refused', async () => {
    const post = async (headers: Record<string, string>, body: string, path = 'api/me') =>
      (await fetch(new URL(path, base()), { method: 'POST', headers, body })).status;
    const json = { 'content-type': 'application/json' };
    const good = JSON.stringify({ name: 'Lia' });
    expect(await post(json, good)).toBe(200);
    expect(await post({ ...json, 'sec-fetch-site': 'cross-site' }, good)).toBe(403);
    expect(await post({ ...json, origin: 'https://elsewhere.example' }, good)).toBe(403);
    expect(await post({ ...json, origin: new URL(base()).origin }, good)).toBe(200);
    expect(await post({ 'content-type': 'text/plain' }, good)).toBe(415);
    expect(await post(json, '{"name":')).toBe(400);
    expect(await post(json, JSON.stringify({ name: 'Lia', more: 1 }))).toBe(400);
    expect(await post(json, JSON.stringify({ name: 'x'.repeat(5000) }))).toBe(413);
    for (const name of ['12', ' ', 'a\u202Eb', '<b>', 'z͑ͫ̓ͪ̂ͫ']) {
      expect(await post(json, JSON.stringify({ name })), name).toBe(422);
    }
    const response = await fetch(new URL('api/me', base()), {
      method: 'POST',
      headers: json,
      body: good,
    });
    expect(response.headers.get('set-cookie')).toMatch(/; HttpOnly; SameSite=Lax$/);
    expect(await response.json()).toEqual({ person: { name: 'Lia', isQuiet: false } });
  });

  it('nothing that is thrown at an endpoint breaks it, or changes a game', async () => {
    const { one, two, id } = await friends({ game: 'noughts' });
    const dice = random('fuzz');
    const junk = (depth = 0): unknown =>
      dice.pick<() => unknown>([
        () => null,
        () => dice.below(10) - 5,
        // No proper key: with one, a player may well resign.
        () => '€'.repeat(dice.below(50)),
        () => ({ kind: dice.pick(['none', 'clock', 'friend', 'level']), level: -1 }),
        () => (depth > 2 ? [] : [junk(depth + 1), junk(depth + 1)]),
        () =>
          depth > 2 ? {} : { [dice.pick(['key', 'move', 'what', '__proto__'])]: junk(depth + 1) },
      ])();
    const before = await one.ask('game', undefined, id);
    let answered = 0;
    for (const { method, path, ...endpoint } of Object.values(endpoints)) {
      if (path === '/api/me' && method === 'DELETE') continue;
      const names = 'takes' in endpoint ? Object.keys(endpoint.takes.properties) : [];
      for (let round = 0; round < 8; round++) {
        const whole = Object.fromEntries(names.map((name) => [name, junk()]));
        const body = dice.chance(0.2)
          ? String(junk())
          : JSON.stringify(dice.chance(0.8) ? whole : junk());
        const where = path.replace(
          ':id',
          dice.chance(0.7) ? id : encodeURIComponent(String(junk())),
        );
        const query = /(?:events|stream)$/.test(path) ? `?wait=0&since=${String(junk())}` : '';
        const response = await fetch(new URL(`${where}${query}`, base()), {
          method,
          headers: {
            'content-type': dice.chance(0.9) ? 'application/json' : 'text/html',
            ...(dice.chance(0.7) && { authorization: `Bearer ${dice.pick([one, two]).token}` }),
          },
          ...(method === 'POST' && { body }),
        });
        await response.text();
        answered++;
        expect(response.status, `${method} ${where} ${body}`).toBeLessThan(500);
      }
    }
    expect(answered).toBeGreaterThan(100);
    const after = await one.ask('game', undefined, id);
    expect(after.record).toEqual(before.record);
    expect(after.progress.phase).toBe('playing');
  });

  it('is ready, and tells numbers of its operation', async () => {
    expect(await clientOf(base).ask('health')).toEqual({ status: 'ready', database: kind });
    const numbers = await (await fetch(new URL('metrics', base()))).text();
    expect(numbers).toMatch(/ludoteca_requests_total\{endpoint="move",status="200"\} \d+/);
    expect(numbers).toMatch(/^ludoteca_streams \d+$/m);
  });
});
