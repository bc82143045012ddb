/** Databases and servers for tests, each of its own: there before the tests of one description, and gone after them. */

import { type OnlineServer, type OnlineSetting, openServer, readConfig } from '@ludoteca/server';
import { catalogue } from 'ludoteca/catalogue';
import { afterAll, beforeAll } from 'vitest';
import { isLong } from '../../../vitest.config.ts';
import { openCluster } from './cluster.ts';
import { dataFolder } from './folders.ts';

export type DatabaseKind = 'embedded' | 'postgres';

/** Both of them where what is tested has a browser on the embedded one anyway; that one again only in the long suite. */
export const databases: readonly DatabaseKind[] = isLong ? ['embedded', 'postgres'] : ['postgres'];

/** What a server on an empty database is opened with. */
export async function settingOn(
  kind: DatabaseKind,
  kinds: OnlineSetting['catalogue'] = catalogue,
): Promise<{ readonly setting: OnlineSetting; remove(): unknown }> {
  const { env, remove } = await emptyDatabase(kind);
  const config = readConfig({ LUDOTECA_LOG: 'warn', ...env });
  if (!config.ok) throw new Error(config.error.name);
  const setting = {
    config: config.value,
    catalogue: kinds,
    catalogueUrl: new URL('../../../packages/ludoteca/dist/games/catalogue.js', import.meta.url)
      .href,
    writeLog: (line: string) => process.stderr.write(line),
  };
  return { setting, remove };
}

async function emptyDatabase(
  kind: DatabaseKind,
): Promise<{ readonly env: Readonly<Record<string, string>>; remove(): unknown }> {
  if (kind === 'embedded') {
    const folder = await dataFolder();
    return { env: { LUDOTECA_DATA: folder.path }, remove: folder.remove };
  }
  const cluster = await openCluster();
  return { env: { DATABASE_URL: await cluster.database() }, remove: () => cluster.remove() };
}

/** A server for the tests of one description; gives where it is. */
export function serverOn(kind: DatabaseKind, kinds?: OnlineSetting['catalogue']): () => string {
  let server: OnlineServer;
  let removeDatabase = (): unknown => undefined;
  beforeAll(async () => {
    const { setting, remove } = await settingOn(kind, kinds);
    removeDatabase = remove;
    server = await openServer(setting, 0);
    await server.ready;
  });
  afterAll(async () => {
    await server.close();
    await removeDatabase();
  });
  return () => server.address;
}
