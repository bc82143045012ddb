/** The database that a server is set up with. */

import type { Config } from '../operate/config.ts';
import type { Database } from './database.ts';
import { openEmbedded } from './embedded.ts';
import { openPostgres } from './postgres.ts';

export function openDatabase({ databaseUrl, folder, connections }: Config): Database {
  return databaseUrl === undefined ? openEmbedded(folder) : openPostgres(databaseUrl, connections);
}
