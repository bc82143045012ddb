/** What tests of rooms begin with: a server of their own, rooms with pupils, and rounds that are played. */

import { type OnlineServer, openServer, readConfig } from '@ludoteca/server';
import { catalogue } from 'ludoteca/catalogue';
import { afterAll, beforeAll } from 'vitest';
import { noughts } from '../../../packages/ludoteca/test/games/noughts/index.ts';
import { isLong } from '../../../vitest.config.ts';
import { type Client, newKey, person, Refused } from './client.ts';
import { openCluster } from './cluster.ts';
import { dataFolder } from './folders.ts';
import { enter, type Pupil } from './room-client.ts';

const kinds = [...catalogue, noughts];

/** A class in browsers plays on the embedded database; the long suite has both here too. */
export const databases = isLong ? (['embedded', 'postgres'] as const) : (['postgres'] as const);

/** A server for the tests of one description, there before them and gone after them. */
export function openSetting(kind: (typeof databases)[number]) {
  let server: OnlineServer;
  const base = () => server.address;
  const closers: (() => unknown)[] = [];

  beforeAll(async () => {
    const env: Record<string, string> = { LUDOTECA_LOG: 'warn' };
    if (kind === 'embedded') {
      const folder = await dataFolder();
      env.LUDOTECA_DATA = folder.path;
      closers.push(folder.remove);
    } else {
      const cluster = await openCluster();
      env.DATABASE_URL = await cluster.database();
      closers.push(() => cluster.remove());
    }
    const config = readConfig(env);
    if (!config.ok) throw new Error(config.error.name);
    server = await openServer(
      {
        config: config.value,
        catalogue: kinds,
        catalogueUrl: new URL('../../../packages/ludoteca/dist/games/catalogue.js', import.meta.url)
          .href,
        writeLog: (line: string) => process.stderr.write(line),
      },
      0,
    );
    await server.ready;
  });
  afterAll(async () => {
    await server.close();
    for (const close of closers) await close();
  });

  const openRoom = async (names: readonly string[], of: 'class' | 'club' = 'class') => {
    const teacher = await person(base, 'Teresa');
    const { id, code: word } = await teacher.ask('makeRoom', {
      kind: of,
      title: '6.º B',
      ...key(),
    });
    const pupils: Pupil[] = [];
    for (const name of names) pupils.push(await enter(base, word, name));
    return { teacher, id, code: word, pupils };
  };
  return { base, openRoom };
}

export const key = () => ({ key: newKey() });

export const planOf = (more: object = {}) => ({
  plan: {
    system: 'swiss' as const,
    rounds: 3,
    start: { game: 'noughts' },
    pace: { kind: 'none' as const },
    hasBothSides: false,
    isOnWood: false,
    ...more,
  },
  ...key(),
});

/** How something asked is refused. */
export async function code(work: Promise<unknown>): Promise<string> {
  const fault = await work.then(
    () => undefined,
    (error: unknown) => error,
  );
  return fault instanceof Refused ? `${fault.status} ${fault.code}` : String(fault);
}

/** Plays the games of the newest round: whoever begins wins. */
export async function playRound(
  teacher: Client,
  id: string,
  pupils: readonly Pupil[],
): Promise<void> {
  const { tournament } = await teacher.ask('room', undefined, id);
  const round = tournament?.rounds.at(-1);
  for (const { players, games } of round?.tables ?? []) {
    for (const [index, { id: game }] of games.entries()) {
      const [one, other] = index === 0 ? players : [players[1], players[0]];
      const at = (member: number) => pupils.find((each) => each.member === member)?.client;
      const moves = ['a1', 'b1', 'a2', 'b2', 'a3'];
      for (const [ply, move] of moves.entries()) {
        await at(ply % 2 === 0 ? one : other)?.ask('move', { ply, move, ...key() }, game);
      }
    }
  }
}
