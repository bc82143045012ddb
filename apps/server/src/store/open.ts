/** The database that a server is set up with. */

import type { Database } from './database.ts';
import { openEmbedded } from './embedded.ts';
import { openPostgres } from './postgres.ts';

export interface DatabaseSetting {
  /** A PostgreSQL server; else the embedded one is used. */
  readonly databaseUrl: string | undefined;
  /** Where the embedded one is. */
  readonly folder: string;
  /** The most connections to a server. */
  readonly connections: number;
}

export function openDatabase({ databaseUrl, folder, connections }: DatabaseSetting): Database {
  return databaseUrl === undefined ? openEmbedded(folder) : openPostgres(databaseUrl, connections);
}
