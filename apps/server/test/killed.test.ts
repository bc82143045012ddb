/**
 * Nothing lost: games are played through real HTTP while servers (and PostgreSQL) are killed. Every move that was
 * acknowledged is there, none is there twice, and viewers who come back have seen each event once.
 */

import { cpSync, rmSync } from 'node:fs';
import { catalogue } from 'ludoteca/catalogue';
import { type AnyGame, gameFromJson, isGame } from 'ludoteca/game';
import { random } from 'ludoteca/kernel';
import { afterAll, describe, expect, it } from 'vitest';
import { isLong } from '../../../vitest.config.ts';
import { replay, standingJson } from '../dist/play/standing.js';
import { openEmbedded } from '../dist/store/embedded.js';
import { openGames } from '../dist/store/games.js';
import { openPostgres } from '../dist/store/postgres.js';
import { type Client, clientOf, type Listener, newKey, person } from './client.ts';
import { openCluster } from './cluster.ts';
import { dataFolder } from './folders.ts';
import { type ServerProcess, startServer } from './processes.ts';

const games: readonly AnyGame[] = catalogue.filter(isGame);
const together = isLong ? 8 : 2;
const rounds = isLong ? 20 : 2;

interface Played {
  readonly id: string;
  readonly acknowledged: string[];
  readonly viewer: Listener;
  isOver: boolean;
}

/** Two people play moves by seed until they are told to stop; each acknowledged move is written down. */
async function playOn(
  game: AnyGame,
  seed: string,
  base: () => string,
  mayStop: () => boolean,
  all: Played[],
): Promise<void> {
  const dice = random(seed);
  const people: [Client, Client] = [await person(base, 'Um'), await person(base, 'Dois')];
  while (!mayStop()) {
    const { id, invitation } = await people[0].insist('makeGame', {
      start: { game: game.id },
      pace: { kind: 'none' },
      seat: 0,
      against: { kind: 'friend' },
      canWatch: true,
      key: newKey(),
    });
    await people[1].insist('join', { invitation: invitation ?? '', key: newKey() }, id);
    const played: Played = {
      id,
      acknowledged: [],
      viewer: clientOf(base).listen(id),
      isOver: false,
    };
    all.push(played);
    const read = gameFromJson(game, { game: game.id, moves: [] });
    if (!read.ok) throw new Error(read.error.code);
    let { match } = read.value;
    while (match.outcome === undefined && !mayStop()) {
      const move = dice.pick(match.legalMoves);
      const text = match.write(move);
      const ply = match.history.length;
      await people[match.seat].insist('move', { ply, move: text, key: newKey() }, id);
      played.acknowledged.push(text);
      match = match.play(move);
    }
  }
}

async function judge(all: readonly Played[], base: () => string): Promise<number> {
  let moves = 0;
  for (const { id, acknowledged, viewer } of all) {
    const record = await clientOf(base).insist('record', undefined as never, id);
    expect(record).toMatchObject({ moves: acknowledged });
    const view = await clientOf(base).insist('game', undefined as never, id);
    await viewer.until(({ progress }) => progress?.number === view.progress.number, 20_000);
    viewer.close();
    // One state at the beginning, then every event once and in its place.
    expect(viewer.states).toHaveLength(1);
    const first = (viewer.states[0] as { progress: { number: number } }).progress.number;
    expect(viewer.events.map(({ number }) => number)).toEqual(
      viewer.events.map((_, index) => first + 1 + index),
    );
    expect(viewer.events.length).toBe(view.progress.number - first);
    moves += acknowledged.length;
  }
  return moves;
}

/** Waits until so many moves more are acknowledged: however slow the machine, there is something to lose. */
async function moreMoves(all: readonly Played[], count: number): Promise<void> {
  const total = () => all.reduce((sum, { acknowledged }) => sum + acknowledged.length, 0);
  const wanted = total() + count;
  while (total() < wanted) await new Promise((done) => setTimeout(done, 20));
}

describe('a server that is killed', () => {
  const closers: (() => unknown)[] = [];
  afterAll(async () => {
    for (const close of closers.reverse()) await close();
  });

  it('loses nothing of the embedded database, and tells a second process that the folder is taken', async () => {
    const folder = await dataFolder();
    closers.push(folder.remove);
    const env = { LUDOTECA_DATA: folder.path };
    let server: ServerProcess = await startServer(env);
    closers.push(() => server.end('SIGKILL'));
    await server.online;
    const port = Number(new URL(server.address).port);
    const base = () => server.address;

    const second = await startServer(env);
    await expect(second.online).rejects.toThrow(/another process has the database/);

    let isDone = false;
    const all: Played[] = [];
    const playing = Promise.all(
      Array.from({ length: together }, (_, index) =>
        playOn(games[index % games.length], `killed-${index}`, base, () => isDone, all),
      ),
    );
    for (let round = 0; round < rounds; round++) {
      await moreMoves(all, 8);
      await server.end('SIGKILL');
      server = await startServer(env, port);
      await server.online;
    }
    await moreMoves(all, 8);
    isDone = true;
    await playing;
    expect(await judge(all, base)).toBeGreaterThan(rounds * 5);
    // After a graceful stop a copy of the folder is a backup: what is kept in it is what the events give.
    expect(await server.end('SIGTERM')).toBe(0);
    const backup = `${folder.path}-backup`;
    cpSync(folder.path, backup, { recursive: true });
    closers.push(() => rmSync(backup, { recursive: true, force: true }));
    const database = openEmbedded(backup);
    const kept = openGames(database, (id) => games.find((game) => game.id === id) as AnyGame);
    for (const { id } of all) {
      const found = await kept.read(id);
      const again = replay(
        games.find((game) => game.id === found?.standing.match.game) as AnyGame,
        await kept.eventsAfter(id, 0),
      );
      expect(found && standingJson(found.standing)).toEqual(standingJson(again));
    }
    await expect(database.query("update event set type = 'x'")).rejects.toThrow(/only ever added/);
    await database.close();
  });

  it('loses nothing of PostgreSQL either, with two processes, when that is killed too', async () => {
    const cluster = await openCluster();
    closers.push(() => cluster.remove());
    const env = { DATABASE_URL: await cluster.database() };
    const servers = await Promise.all([startServer(env), startServer(env)]);
    closers.push(() => Promise.all(servers.map((server) => server.end('SIGKILL'))));
    await Promise.all(servers.map(({ online }) => online));
    const ports = servers.map(({ address }) => Number(new URL(address).port));
    let turn = 0;
    // Everybody asks now this one, now that one.
    const base = () => servers[turn++ % 2].address;

    let isDone = false;
    const all: Played[] = [];
    const playing = Promise.all(
      Array.from({ length: together }, (_, index) =>
        playOn(games[index % games.length], `shared-${index}`, base, () => isDone, all),
      ),
    );
    for (let round = 0; round < rounds; round++) {
      await moreMoves(all, 8);
      const index = round % 2;
      await servers[index].end('SIGKILL');
      servers[index] = await startServer(env, ports[index]);
      await servers[index].online;
      if (round % 2 === 1) {
        await cluster.kill();
        await cluster.start();
      }
    }
    await moreMoves(all, 8);
    isDone = true;
    await playing;
    expect(await judge(all, base)).toBeGreaterThan(rounds * 5);
    const database = openPostgres(env.DATABASE_URL);
    const [twice] = await database.query(
      'select count(*) as it from (select game, number from event group by 1, 2 having count(*) > 1) d',
    );
    expect(Number(twice.it)).toBe(0);
    // A dump is a backup: restored elsewhere, every event is there.
    const restored = await cluster.database();
    cluster.copy(env.DATABASE_URL, restored);
    const copy = openPostgres(restored);
    const count =
      'select count(*) as events, md5(string_agg(body::text, $1 order by game, number)) as hash from event';
    expect(await copy.query(count, [','])).toEqual(await database.query(count, [',']));
    await copy.close();
    await database.close();
  });
});
