/** A database as the rest of the server sees it: PostgreSQL's SQL, over the embedded one or over a server. */

/** A statement with its values. */
export interface Statement {
  readonly sql: string;
  readonly values?: readonly unknown[];
  /** The transaction is given up when the statement gives fewer rows than this. */
  readonly least?: number;
}

export type Row = Readonly<Record<string, unknown>>;

export interface Database {
  readonly kind: 'embedded' | 'postgres';
  /** Where it is, without secrets, for people. */
  readonly place: string;
  /** Settled when it can be asked; what is asked before waits. Rejected when it cannot be opened. */
  readonly ready: Promise<void>;
  query(sql: string, values?: readonly unknown[]): Promise<readonly Row[]>;
  /** Statements in one transaction, the rows of each; all of them or none. */
  transaction(statements: readonly Statement[]): Promise<readonly (readonly Row[])[]>;
  /** Hears what is told to a channel by `pg_notify`. Anything may be lost while a connection is away. */
  listen(channel: string, hear: (payload: string) => void): Promise<void>;
  close(): Promise<void>;
}

/** A statement gave fewer rows than it had to: somebody else was faster. Nothing was changed. */
export class Overtaken extends Error {
  constructor() {
    super('somebody else was faster');
  }
}

/** The database is away or too slow; what was asked may or may not have been done. */
export class DatabaseAway extends Error {}

/** Another process has the folder of the embedded database. */
export class FolderTaken extends Error {
  readonly folder: string;
  constructor(folder: string) {
    super(`another process has the database in ${folder}`);
    this.folder = folder;
  }
}

/** The code of an SQL error, where a fault has one. */
export function sqlCode(fault: unknown): string | undefined {
  const code: unknown = fault instanceof Error && 'code' in fault ? fault.code : undefined;
  return typeof code === 'string' ? code : undefined;
}

/** Two requests with one key, or two games with one identifier. */
export const uniqueViolation = '23505';
