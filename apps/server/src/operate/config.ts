/** How a server is set up: environment variables with their usual values, read and checked once. */

import { homedir } from 'node:os';
import { join } from 'node:path';
import { fail, ok, type Result } from 'ludoteca/kernel';

/** One variable, for the reader and for the page of documentation. */
export interface Variable {
  readonly name: string;
  readonly usual: string;
  readonly says: string;
}

export const variables: readonly Variable[] = [
  {
    name: 'DATABASE_URL',
    usual: '',
    says: 'a PostgreSQL server, `postgres://user:password@host/database`; without it the embedded database is used',
  },
  {
    name: 'LUDOTECA_DATA',
    usual: '~/.local/share/ludoteca',
    says: 'the folder of the embedded database; `--data` comes first',
  },
  {
    name: 'LUDOTECA_DATABASE_CONNECTIONS',
    usual: '10',
    says: 'the most connections to PostgreSQL, for each process',
  },
  {
    name: 'LUDOTECA_TRUST_PROXY',
    usual: '0',
    says: "1 behind a reverse proxy: the last address of `X-Forwarded-For` is the visitor's, and `X-Forwarded-Proto: https` makes cookies secure",
  },
  {
    name: 'LUDOTECA_NEW_PEOPLE',
    usual: '300',
    says: 'how many new people one address may make in ten minutes; a school is one address',
  },
  {
    name: 'LUDOTECA_STREAMS',
    usual: '10000',
    says: 'the most open streams of a process',
  },
  {
    name: 'LUDOTECA_LEVEL_THREADS',
    usual: '1',
    says: 'threads in which the levels think',
  },
  {
    name: 'LUDOTECA_IDLE_DAYS',
    usual: '90',
    says: 'people who were not here for so long, and have no running game, are erased, and times of days that are so long past',
  },
  {
    name: 'LUDOTECA_METRICS',
    usual: '1',
    says: '0 hides `/metrics`; behind a proxy it is better not passed on',
  },
  {
    name: 'LUDOTECA_LOG',
    usual: 'warn',
    says: 'what is written to the standard error, a JSON line each: `info`, `warn` or `off`',
  },
];

export interface Config {
  readonly databaseUrl: string | undefined;
  readonly folder: string;
  readonly connections: number;
  readonly isBehindProxy: boolean;
  readonly newPeople: number;
  readonly mostStreams: number;
  readonly levelThreads: number;
  readonly idleDays: number;
  readonly hasMetrics: boolean;
  readonly log: 'info' | 'warn' | 'off';
}

/** The name of the first variable that has no proper value, with what was found. */
export interface ConfigFault {
  readonly name: string;
  readonly found: string;
}

export function readConfig(
  env: Readonly<Record<string, string | undefined>>,
): Result<Config, ConfigFault> {
  let fault: ConfigFault | undefined;
  const usual = (name: string): string => variables.find((each) => each.name === name)?.usual ?? '';
  const text = (name: string): string => {
    const given = env[name];
    return given === undefined || given === '' ? usual(name) : given;
  };
  const number = (name: string, least: number, most: number): number => {
    const found = text(name);
    const value = Number(found);
    if (!/^\d+$/.test(found) || value < least || value > most) fault ??= { name, found };
    return value;
  };
  const log = text('LUDOTECA_LOG');
  if (log !== 'info' && log !== 'warn' && log !== 'off') {
    fault ??= { name: 'LUDOTECA_LOG', found: log };
  }
  const databaseUrl = text('DATABASE_URL');
  if (databaseUrl !== '' && !/^postgres(?:ql)?:\/\//.test(databaseUrl)) {
    // It may hold a password: it is not repeated.
    fault ??= { name: 'DATABASE_URL', found: '…' };
  }
  const config: Config = {
    databaseUrl: databaseUrl === '' ? undefined : databaseUrl,
    folder: env.LUDOTECA_DATA || usualFolder(env),
    connections: number('LUDOTECA_DATABASE_CONNECTIONS', 1, 500),
    isBehindProxy: number('LUDOTECA_TRUST_PROXY', 0, 1) === 1,
    newPeople: number('LUDOTECA_NEW_PEOPLE', 1, 1_000_000),
    mostStreams: number('LUDOTECA_STREAMS', 1, 1_000_000),
    levelThreads: number('LUDOTECA_LEVEL_THREADS', 1, 64),
    idleDays: number('LUDOTECA_IDLE_DAYS', 1, 36_500),
    hasMetrics: number('LUDOTECA_METRICS', 0, 1) === 1,
    log: log === 'info' || log === 'off' ? log : 'warn',
  };
  return fault === undefined ? ok(config) : fail(fault);
}

/** Where programs keep their data on this system. */
function usualFolder(env: Readonly<Record<string, string | undefined>>): string {
  const base = env.XDG_DATA_HOME || env.LOCALAPPDATA || join(homedir(), '.local', 'share');
  return join(base, 'ludoteca');
}
