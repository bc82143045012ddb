/** Everything goes from the embedded database to a PostgreSQL server as a file, and only whole. */

import { readFileSync } from 'node:fs';
import { afterAll, describe, expect, it } from 'vitest';
import { BadCopy, exportLines, importLines } from '../dist/store/copy.js';
import type { Database } from '../dist/store/database.js';
import { openEmbedded } from '../dist/store/embedded.js';
import { migrate } from '../dist/store/migrations.js';
import { openPeople } from '../dist/store/people.js';
import { openPostgres } from '../dist/store/postgres.js';
import { openRooms } from '../dist/store/rooms.js';
import { openCluster } from './cluster.ts';
import { dataFolder } from './folders.ts';

const dump = readFileSync(new URL('./schema-1.sql', import.meta.url), 'utf8');

const hashOf = (database: Database) =>
  database.query(
    `select count(*)::int as events, md5(string_agg(body::text, ',' order by game, number)) as hash,
       (select md5(string_agg(g::text, ',' order by id)) from game g) as games from event`,
  );

async function* over(lines: readonly string[]): AsyncGenerator<string> {
  yield* lines;
}

describe('a copy of everything', () => {
  const closers: (() => unknown)[] = [];
  afterAll(async () => {
    for (const close of closers.reverse()) await close();
  });

  it('is taken in whole by another database, which knows the same people', async () => {
    const folder = await dataFolder();
    closers.push(folder.remove);
    const from = openEmbedded(folder.path);
    closers.push(() => from.close());
    await from.ready;
    await from.transaction([{ sql: dump }]);
    await migrate(from);
    const { token, person } = await (await openPeople(from)).add('Inês', true);
    const { id: room } = await openRooms(from).make(person, 'class', '6.º B', 'key-of-the-room');
    // More than one statement's worth.
    await from.query(
      "insert into person select 'many' || n, 'N', false, 0, 0 from generate_series(1, 1200) n",
    );
    const lines: string[] = [];
    for await (const line of exportLines(from)) lines.push(line);

    const cluster = await openCluster();
    closers.push(() => cluster.remove());
    const to = openPostgres(await cluster.database());
    closers.push(() => to.close());

    const refused = async (changed: readonly string[], why: string) => {
      await expect(importLines(to, () => over(changed))).rejects.toMatchObject({ why });
    };
    await refused([], 'format');
    await refused(['{"format":"other"}', ...lines.slice(1)], 'format');
    await refused([lines[0], '{"elsewhere":{}}', ...lines.slice(1)], 'format');
    await refused(lines.slice(0, -1), 'cut');
    await refused(lines.toSpliced(5, 1), 'cut');
    await refused([lines[0].replace(/\d+/, '999'), ...lines.slice(1)], 'newer');
    // A row that breaks a rule of the schema: nothing of the others stays.
    const broken = lines.findIndex((line) => line.startsWith('{"event"'));
    const twice = lines.toSpliced(broken, 1, lines[broken + 1]);
    await expect(importLines(to, () => over(twice))).rejects.not.toBeInstanceOf(BadCopy);
    expect(await to.query('select id from person')).toEqual([]);

    expect(await importLines(to, () => over(lines))).toBe(lines.length - 2);
    expect(await hashOf(to)).toEqual(await hashOf(from));
    expect(await (await openPeople(to)).recognise(token)).toMatchObject({ name: 'Inês' });
    expect(await openRooms(to).read(room)).toMatchObject({ title: '6.º B', owner: person.id });
    await refused(lines, 'full');
    const again: string[] = [];
    for await (const line of exportLines(to)) again.push(line);
    expect(again.toSorted()).toEqual(lines.toSorted());
  });
});
