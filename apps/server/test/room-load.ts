/**
 * What a room costs, by its size: everybody in it has its stream open, and the server is a process of its own, whose
 * processor time is told apart from that of all who look. Told for each size: coming in, a round that begins, moves
 * while a wall shows all boards, results that come one at a time, and the next round.
 */

import type { RoomView } from '@ludoteca/server/protocol';
import { newKey, person, refusalOf } from './client.ts';
import { dataFolder } from './folders.ts';
import { type ServerProcess, startServer } from './processes.ts';
import { secondsOf } from './processor.ts';
import { enter, type Pupil, type RoomWatch, watchRoom } from './room-client.ts';

/** Everybody comes from one address. */
const env = { LUDOTECA_NEW_PEOPLE: '1000000', LUDOTECA_LOG: 'off' };
/** Longer than changes are gathered, so that each is told alone. */
const apart = 400;
/** How many moves and results are measured. */
const some = 10;

const pause = (ms: number) => new Promise<void>((done) => setTimeout(done, ms));
const key = () => ({ key: newKey() });
const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;

/** What something took: by the clock, of the server's processor, and in bytes to each who looks. */
interface Cost {
  readonly clock: number;
  readonly processor: number;
  readonly bytes: number;
}

const said = ({ clock, processor, bytes }: Cost, times = 1) =>
  `${(processor / times).toFixed(0)} ms of processor, ${(clock / times).toFixed(0)} ms until all know it, ${kilobytes(bytes / times)} to each`;

async function costOf(
  server: ServerProcess,
  watches: readonly RoomWatch[],
  work: () => Promise<unknown>,
): Promise<Cost> {
  const bytes = () => watches.reduce((sum, { heard }) => sum + heard.bytes, 0) / watches.length;
  const before = { seconds: secondsOf(server.pid), bytes: bytes() };
  const begin = performance.now();
  await work();
  const clock = performance.now() - begin;
  // What is told a moment later belongs to it.
  await pause(apart);
  const processor = (secondsOf(server.pid) - before.seconds) * 1000;
  return { clock, processor, bytes: bytes() - before.bytes };
}

const known = (watches: readonly RoomWatch[], what: (room: RoomView) => boolean) =>
  Promise.all(
    watches.map((watch) => watch.until(({ room }) => room !== undefined && what(room), 300_000)),
  );

async function measureRoom(
  server: ServerProcess,
  size: number,
  say: (line: string) => void,
): Promise<void> {
  const base = () => server.address;
  const teacher = await person(base, 'Teresa');
  const { id, code } = await teacher.ask('makeRoom', { kind: 'class', title: 'Sala', ...key() });
  const wall = watchRoom(base, teacher, id);
  const pupils: Pupil[] = [];
  const watches: RoomWatch[] = [];
  const coming = await costOf(server, [wall], async () => {
    for (let index = 0; index < size; index++) {
      const pupil = await enter(base, code, `Aluno ${index + 1}`);
      pupils.push(pupil);
      watches.push(watchRoom(base, pupil.client, id, false));
    }
    await known(watches, ({ members }) => members.length === size);
  });
  const whole = await teacher.ask('room', undefined, id);
  say(
    `${size} come in one after another: ${said(coming, size)}; the room is ${kilobytes(JSON.stringify(whole).length)}`,
  );
  const plan = {
    system: 'swiss' as const,
    rounds: 5,
    start: { game: 'rastros' },
    pace: { kind: 'none' as const },
    hasBothSides: false,
    isOnWood: false,
  };
  await teacher.ask('beginTournament', { plan, ...key() }, id);
  const beginRound = async (round: number): Promise<boolean> => {
    let refusal = '';
    const cost = await costOf(server, watches, async () => {
      refusal = await refusalOf(teacher.ask('beginRound', key(), id));
      if (refusal !== 'undefined') return;
      await known(watches, ({ tournament }) => tournament?.rounds.length === round);
    });
    const isBegun = refusal === 'undefined';
    say(isBegun ? `round ${round} begins: ${said(cost)}` : `round ${round} is refused: ${refusal}`);
    return isBegun;
  };
  if (await beginRound(1)) {
    const { tournament } = await teacher.ask('room', undefined, id);
    const tables = tournament?.rounds[0].tables ?? [];
    const moved = tables.slice(0, some);
    const moving = await costOf(server, [wall], async () => {
      for (const { players, games } of moved) {
        const mover = pupils.find(({ member }) => member === players[0]);
        await mover?.client.ask('move', { ply: 0, move: 'd5', ...key() }, games[0].id);
        await pause(apart);
      }
    });
    say(
      `a move: ${(moving.processor / moved.length).toFixed(0)} ms of processor, ${kilobytes(moving.bytes / moved.length)} to the wall`,
    );
    const decide = (table: number) =>
      teacher.ask('decideTable', { round: 1, table, points: [1, 0], ...key() }, id);
    const isDecided = (table: number) => (room: RoomView) =>
      room.tournament?.rounds[0].tables[table - 1].points !== undefined;
    const results = { clock: 0, processor: 0, bytes: 0 };
    for (let table = 1; table <= moved.length; table++) {
      const cost = await costOf(server, watches, async () => {
        await decide(table);
        await known(watches, isDecided(table));
      });
      results.clock += cost.clock;
      results.processor += cost.processor;
      results.bytes += cost.bytes;
    }
    say(`a result: ${said(results, moved.length)}`);
    for (let table = moved.length + 1; table <= tables.length; table++) await decide(table);
    await known(watches, ({ tournament: told }) => told?.rounds[0].isOver === true);
    await beginRound(2);
  }
  for (const watch of [wall, ...watches]) watch.close();
  await teacher.ask('eraseRoom', undefined, id);
}

/** `--sizes=30,300`: how many are in the room, one room after the other (default 30, 100, 250 and 300). */
export async function benchRooms(
  say: (line: string) => void,
  flags: readonly string[] = [],
): Promise<void> {
  const told = flags.find((flag) => flag.startsWith('--sizes='))?.split('=')[1];
  const folder = await dataFolder();
  const server = await startServer({ ...env, LUDOTECA_DATA: folder.path });
  try {
    await server.online;
    for (const size of (told ?? '30,100,250,300').split(',').map(Number)) {
      say(`a room of ${size}, embedded database`);
      await measureRoom(server, size, (line) => say(`  ${line}`));
    }
  } finally {
    await server.end('SIGTERM');
    folder.remove();
  }
}
