/**
 * How many can play: servers as processes of their own, games between people with viewers, a move in each of them
 * every ten seconds, over real HTTP. Told for each load: how long it takes from a move to the opponent's stream,
 * whether every stream got every event once, and what memory it costs.
 */

import { readFileSync } from 'node:fs';
import { catalogue } from 'ludoteca/catalogue';
import { type AnyGame, gameFromJson, isGame } from 'ludoteca/game';
import { random } from 'ludoteca/kernel';
import { openCluster } from './cluster.ts';
import { dataFolder } from './folders.ts';
import { type Follower, follow, openPoster, type Poster } from './load-client.ts';
import { type ServerProcess, startServer } from './processes.ts';

const viewersEach = 5;
/** Between two moves of a game, in milliseconds. */
const moveEvery = 10_000;
/** How long each load is held. */
const heldFor = 30_000;
/** What a person may feel as at once, from a move to the opponent's screen. */
const atOnce = 150;

const env = { LUDOTECA_NEW_PEOPLE: '1000000', LUDOTECA_STREAMS: '20000', LUDOTECA_LOG: 'off' };
const games: readonly AnyGame[] = catalogue.filter(isGame);

/** A game that is being played: its rules here are the library's, so that only legal moves are sent. */
interface Running {
  readonly id: string;
  readonly players: readonly [Poster, Poster];
  readonly streams: Follower[];
  readonly next: () => string | undefined;
  seat: 0 | 1;
  ply: number;
  /** The number of the last event that was acknowledged. */
  number: number;
}

const pause = (ms: number) => new Promise<void>((done) => setTimeout(done, ms));

/** Does things a few at a time, as many visitors would. */
async function each<Item>(
  items: readonly Item[],
  atATime: number,
  work: (item: Item, index: number) => Promise<void>,
): Promise<void> {
  let next = 0;
  const one = async () => {
    while (next < items.length) {
      const index = next++;
      await work(items[index], index);
    }
  };
  await Promise.all(Array.from({ length: atATime }, one));
}

/** Moves by seed that do not end the game while there is another. */
function movesOf(game: AnyGame, seed: string): () => { text: string; seat: 0 | 1 } | undefined {
  const dice = random(seed);
  const read = gameFromJson(game, { game: game.id, moves: [] });
  if (!read.ok) throw new Error(read.error.code);
  let { match } = read.value;
  return () => {
    const legal = [...match.legalMoves];
    if (match.outcome !== undefined || legal.length === 0) return undefined;
    const { seat } = match;
    for (let tries = 0; tries < 12; tries++) {
      const move = dice.pick(legal);
      const after = match.play(move);
      if (after.outcome !== undefined) continue;
      const text = match.write(move);
      match = after;
      return { text, seat };
    }
    return undefined;
  };
}

async function sitDown(
  poster: (index: number) => Poster,
  index: number,
  key: () => string,
): Promise<Running> {
  const game = games[index % games.length];
  const players = [poster(2 * index), poster(2 * index + 1)] as const;
  for (const each of players) await each.become('Alguém');
  const made = await players[0].post<{ id: string; invitation: string }>('/api/games', {
    start: { game: game.id },
    pace: { kind: 'none' },
    seat: 0,
    against: { kind: 'friend' },
    canWatch: true,
    key: key(),
  });
  const joined = await players[1].post<{ progress: { number: number } }>(
    `/api/games/${made.id}/join`,
    { invitation: made.invitation, key: key() },
  );
  const moves = movesOf(game, `load-${index}`);
  const running: Running = {
    id: made.id,
    players,
    streams: [],
    seat: 0,
    ply: 0,
    number: joined.progress.number,
    next: () => {
      const move = moves();
      if (move !== undefined) running.seat = move.seat;
      return move?.text;
    },
  };
  return running;
}

/** One move, from its request to the stream of the opponent; undefined when the game has no more. */
async function moveOnce(running: Running, key: () => string): Promise<number | undefined> {
  const text = running.next();
  if (text === undefined) return undefined;
  const begin = performance.now();
  const told = running.streams[1 - running.seat].nextAfter(running.number);
  const { progress } = await running.players[running.seat].post<{ progress: { number: number } }>(
    `/api/games/${running.id}/moves`,
    { ply: running.ply, move: text, key: key() },
  );
  const end = await told;
  running.ply++;
  running.number = progress.number;
  return end - begin;
}

const share = (sorted: readonly number[], part: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(part * sorted.length))] ?? 0;

/** Resident memory of processes together, in bytes. */
function memoryOf(servers: readonly ServerProcess[]): number {
  return servers.reduce((sum, { pid }) => {
    const status = readFileSync(`/proc/${pid}/status`, 'utf8');
    return sum + 1024 * Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0);
  }, 0);
}

const megabytes = (bytes: number) => `${(bytes / 1e6).toFixed(0)} MB`;

/** Loads servers more and more, and tells each load. */
async function load(
  servers: readonly ServerProcess[],
  sizes: readonly number[],
  say: (line: string) => void,
): Promise<void> {
  let keys = 0;
  const key = () => `load-key-${keys++}`;
  const posters: Poster[] = [];
  const at = (index: number) => servers[index % servers.length].address;
  // The players of a game, and its viewers, are at different processes.
  const poster = (index: number) => {
    posters[index] ??= openPoster(at(index));
    return posters[index];
  };
  const watchers = await Promise.all(
    Array.from({ length: 400 }, async (_, index) => {
      const one = openPoster(at(index));
      await one.become('Quem vê');
      return one;
    }),
  );
  const running: Running[] = [];
  const bare = memoryOf(servers);
  let best: number | undefined;
  for (const size of sizes) {
    const more = Array.from(
      { length: size - running.length },
      (_, index) => running.length + index,
    );
    await each(more, 16, async (index) => {
      const one = await sitDown(poster, index, key);
      const people = [
        ...one.players,
        ...Array.from({ length: viewersEach }, (_, viewer) => watchers[(index * 7 + viewer) % 400]),
      ];
      for (const [place, person] of people.entries()) {
        one.streams.push(await follow(at(index + place), one.id, person.token));
      }
      running.push(one);
    });
    const streams = size * (2 + viewersEach);
    await pause(3000);
    const idle = memoryOf(servers);
    const times: number[] = [];
    let ended = 0;
    const until = performance.now() + heldFor;
    const dice = random(`beats-${size}`);
    await Promise.all(
      running.map(async (one) => {
        await pause(dice.below(moveEvery));
        while (performance.now() < until) {
          const begin = performance.now();
          const time = await moveOnce(one, key);
          if (time === undefined) {
            ended++;
            return;
          }
          times.push(time);
          await pause(Math.max(0, moveEvery - (performance.now() - begin)));
        }
      }),
    );
    // Viewers are told a moment after the opponent, at the latest by the next catch-up.
    await each(running, 100, async (one) => {
      for (const stream of one.streams) await stream.reached(one.number);
    });
    const missed = running.reduce(
      (sum, one) => sum + one.streams.filter((stream) => stream.gaps > 0).length,
      0,
    );
    times.sort((a, b) => a - b);
    const p99 = share(times, 0.99);
    if (p99 <= atOnce) best = size;
    say(
      `${size} games, ${streams} streams, ${(times.length / (heldFor / 1000)).toFixed(1)} moves/s: ` +
        `to the opponent median ${share(times, 0.5).toFixed(1)} ms, p99 ${p99.toFixed(0)} ms, most ${share(times, 1).toFixed(0)} ms; ` +
        `${missed} of ${streams} streams missed an event; ` +
        `memory ${megabytes(idle)} (${((idle - bare) / streams / 1000).toFixed(0)} KB a stream)` +
        (ended > 0 ? `; ${ended} games ended before` : ''),
    );
  }
  say(
    best === undefined
      ? `p99 stays over ${atOnce} ms already with ${sizes[0]} games`
      : `p99 stays within ${atOnce} ms up to ${best} games`,
  );
  // As fast as it goes: each game moves again as soon as the opponent was told.
  const some = running.slice(0, 64);
  const before = performance.now();
  let moves = 0;
  await Promise.all(
    some.map(async (one) => {
      while (performance.now() - before < 10_000) {
        if ((await moveOnce(one, key)) === undefined) return;
        moves++;
      }
    }),
  );
  const seconds = (performance.now() - before) / 1000;
  say(`as fast as it goes, 64 games at once: ${(moves / seconds).toFixed(0)} moves/s`);
  for (const one of running) for (const stream of one.streams) stream.close();
  for (const one of [...posters, ...watchers]) one.close();
}

/** `--games=100,250`: how many games at once, one load after the other (default 100, 250, 500 and 1,000). */
export async function benchOnline(
  say: (line: string) => void,
  flags: readonly string[] = [],
): Promise<void> {
  const told = flags.find((flag) => flag.startsWith('--games='))?.split('=')[1];
  const sizes = (told ?? '100,250,500,1000').split(',').map(Number);
  say('one process, embedded database');
  const folder = await dataFolder();
  const alone = await startServer({ ...env, LUDOTECA_DATA: folder.path });
  try {
    await alone.online;
    await load([alone], sizes, (line) => say(`  ${line}`));
  } finally {
    await alone.end('SIGTERM');
    folder.remove();
  }
  say('two processes, PostgreSQL');
  const cluster = await openCluster();
  try {
    const shared = { ...env, DATABASE_URL: await cluster.database() };
    const servers = await Promise.all([startServer(shared), startServer(shared)]);
    await Promise.all(servers.map(({ online }) => online));
    await load(servers, sizes, (line) => say(`  ${line}`));
    await Promise.all(servers.map((server) => server.end('SIGTERM')));
  } finally {
    await cluster.remove();
  }
}
