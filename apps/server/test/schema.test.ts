/** Upgrades: a database of the first schema goes forward by itself, once, and its games are what they were. */

import { readFileSync } from 'node:fs';
import { catalogue } from 'ludoteca/catalogue';
import { type AnyGame, isGame } from 'ludoteca/game';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { replay, standingJson } from '../dist/play/standing.js';
import type { Database } from '../dist/store/database.js';
import { openGames } from '../dist/store/games.js';
import { migrate, migrations, versionOf } from '../dist/store/migrations.js';
import { openDatabase } from '../dist/store/open.js';
import { settingOn } from './opened.ts';

/** As it was with the first schema; never changed. */
const dump = readFileSync(new URL('./schema-1.sql', import.meta.url), 'utf8');

const later = [
  ...migrations,
  `alter table game add column test_note text not null default '';
   update game set test_note = kind;`,
];

const gameCalled = (id: string): AnyGame => {
  const kind = catalogue.find((each) => each.id === id);
  if (kind === undefined || !isGame(kind)) throw new Error(id);
  return kind;
};

describe.each(['embedded', 'postgres'] as const)('the schema of the %s database', (kind) => {
  let open: () => Database = () => {
    throw new Error('not ready');
  };
  let removeDatabase = (): unknown => undefined;
  beforeAll(async () => {
    const { setting, remove } = await settingOn(kind);
    open = () => openDatabase(setting.config);
    removeDatabase = remove;
  });
  afterAll(() => removeDatabase());

  it('goes from the first one forward, once, with everything that was kept', async () => {
    const database = open();
    await database.ready;
    await database.transaction([{ sql: dump }]);
    expect(await versionOf(database)).toBe(1);
    // As when several processes start together.
    await Promise.all([
      migrate(database, later),
      migrate(database, later),
      migrate(database, later),
    ]);
    expect(await versionOf(database)).toBe(later.length);
    await migrate(database, later);
    const rows = await database.query('select id, kind, test_note from game order by id');
    expect(rows.length).toBeGreaterThan(1);
    for (const row of rows) expect(row.test_note).toBe(row.kind);
    const games = openGames(database, gameCalled);
    for (const { id, kind: game } of rows) {
      const kept = await games.read(String(id));
      const events = await games.eventsAfter(String(id), 0);
      expect(events.length).toBeGreaterThan(3);
      const again = replay(gameCalled(String(game)), events);
      expect(kept && standingJson(kept.standing)).toEqual(standingJson(again));
    }
    // A program that knows less than the database does not touch it.
    await expect(migrate(database, [])).rejects.toThrow(/older/);
    await database.close();
  });
});
