import { readdirSync, rmSync, writeFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { asked, type Cluster, openCluster } from '../../server/test/cluster.ts';
import { type Running, start, until } from './batches.ts';
import { folderOf, jsonLines, ludoteca } from './command.ts';

let cluster: Cluster;
let queue = '';
const files = folderOf({});
const workers = new Set<Running>();
beforeAll(async () => {
  cluster = await openCluster();
  queue = await cluster.database();
});
afterAll(async () => {
  for (const worker of workers) worker.kill();
  await cluster.remove();
  files.remove();
});

const ask = (...words: string[]) => ludoteca(words, { env: { LUDOTECA_QUEUE: queue } });
const worker = (): Running => {
  const started = start(['work', '--jobs', '1'], queue);
  workers.add(started);
  return started;
};
/** Makes the first try at a piece in the middle of a batch wait until somebody ends it. */
const holdPiece = `
  create or replace function hold_piece() returns trigger language plpgsql as
    $$ begin perform pg_sleep(600); return new; end $$;
  create or replace trigger hold_piece before update on ludoteca_queue.piece for each row
    when (new.number = 9 and new.tries = 1 and new.done_at is not null) execute function hold_piece();`;
const held = `select pid from pg_stat_activity where wait_event = 'PgSleep'`;
const endHeld = `select pg_terminate_backend(pid) from (${held}) as held`;
const withoutTimes = (text: string) => text.replace(/"ms":[\d.]+/g, '"ms":0');
const puzzles = ['generate', 'greater-than', '--size', '4', '--seed', 's'];

describe('a batch', () => {
  it('is the same bytes in the same order, and pieces of a killed worker are done again', async () => {
    const wanted = ['generate', 'greater-than', '--seed', 's', '--count', '90', '--skip', '7'];
    const alone = await ask(...wanted);
    const handed = start([...wanted, '--queue', queue, '--piece', '5'], queue);
    // The database keeps the first try at one piece waiting, so that there is a middle to be killed in.
    await until(() => asked(queue, holdPiece).then(() => true));
    const first = worker();
    const inHand = `select number from ludoteca_queue.piece where done_at is null and taken_by is not null`;
    // Not before that piece is held: else whoever comes next would wait at it. A fast worker writes all pieces at once,
    // a slow one has written some before.
    await until(async () => (await asked(queue, held)).length > 0);
    first.kill();
    await first.ended;
    expect((await asked(queue, inHand)).length).toBeGreaterThan(0);
    // What it had begun to write goes with it, as when its machine is gone.
    await asked(queue, endHeld);
    worker();
    const { code, stdout, stderr } = await handed.ended;
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    expect(stdout).toBe(alone.stdout);
    const [batch] = jsonLines((await ask('work', '--list', '--json')).stdout);
    expect(batch).toMatchObject({ pieces: 18, done: 18, running: 0, cancelled: false });
    // Who asks again, asks for what is there.
    const again = await ask(...wanted, '--queue', queue, '--piece', '5');
    expect(again.stdout).toBe(alone.stdout);
  });

  it('packs its results swiftly where PostgreSQL can', async () => {
    const [{ can, packed }] = await asked(
      queue,
      `select 'lz4' = any(enumvals) as can,
         (select attcompression from pg_attribute
          where attrelid = 'ludoteca_queue.piece'::regclass and attname = 'output') as packed
       from pg_settings where name = 'default_toast_compression'`,
    );
    expect(packed).toBe(can ? 'l' : '');
  });

  it.each(['grade', 'solve', 'check'])(
    'of %s tells everything as one machine does',
    async (command) => {
      const { stdout } = await ask(...puzzles, '--count', '9');
      const many = files.path(`${command}.jsonl`);
      // Something that is no puzzle, and lines of nothing, keep their places.
      writeFileSync(many, stdout.replace('\n', '\n\nneither fish nor fowl\n\n'));
      const alone = await ask(command, '--json', many);
      const shared = await ask(command, many, '--queue', queue, '--piece', '2');
      expect({ ...shared, stdout: withoutTimes(shared.stdout) }).toEqual({
        ...alone,
        stdout: withoutTimes(alone.stdout),
      });
      expect(shared.code).toBe(2);
    },
  );

  it('of analyse too, as files by piece', async () => {
    const positions = files.path('positions.jsonl');
    const sizes = [3, 4, 3, 4, 3];
    writeFileSync(positions, sizes.map((size) => `{"game":"rastros","size":${size}}\n`).join(''));
    const words = ['analyse', '--nodes', '20000', positions];
    const alone = await ask(...words, '--json');
    const into = ['--into', files.folder, '--piece', '2', '--detach', '--json'];
    const [{ batch, pieces }] = jsonLines((await ask(...words, '--queue', queue, ...into)).stdout);
    expect(pieces).toBe(3);
    const collected = await ask('work', '--collect', batch);
    expect(withoutTimes(collected.stdout)).toBe(withoutTimes(alone.stdout));
    expect(readdirSync(files.folder).filter((name) => name.startsWith(batch))).toHaveLength(3);
  });

  it('into a folder is another batch than without, and files that are gone are told', async () => {
    const wanted = [...puzzles, '--count', '40', '--queue', queue];
    const folder = files.path('results');
    const [{ batch }] = jsonLines(
      (await ask(...wanted, '--into', folder, '--detach', '--json')).stdout,
    );
    const collected = await ask('work', '--collect', batch);
    expect((await ask(...wanted)).stdout).toBe(collected.stdout);
    rmSync(folder, { recursive: true });
    const { code, stderr } = await ask('work', '--collect', batch);
    expect({ code, stderr }).toEqual({ code: 2, stderr: expect.stringMatching(/cannot be read/) });
    // A machine that does not see the folder says so, and does not keep the piece for ever.
    for (const each of workers) each.kill();
    await ask('work', '--erase', batch);
    await ask(...wanted, '--into', folder, '--detach');
    rmSync(folder, { recursive: true });
    const blind = await worker().ended;
    expect(blind).toMatchObject({
      code: 2,
      stderr: expect.stringMatching(/on this machine \(ENOENT\)/),
    });
    await ask('work', '--erase', batch);
  });

  it('is cancelled, gone on with, and erased', async () => {
    for (const each of workers) each.kill();
    const wanted = [...puzzles, '--count', '40', '--queue', queue];
    const [{ batch }] = jsonLines((await ask(...wanted, '--detach', '--json')).stdout);
    expect((await ask('work', '--cancel', batch)).code).toBe(0);
    expect((await ask('work', '--collect', batch)).stderr).toContain('was cancelled');
    const working = worker();
    const { stdout } = await ask(...wanted);
    expect(stdout).toBe((await ask(...puzzles, '--count', '40')).stdout);
    working.kill();
    expect((await ask('work', '--erase', batch)).code).toBe(0);
    expect((await ask('work', '--collect', batch)).code).toBe(2);
  });
});

describe('what cannot be handed over is told', () => {
  it.each([
    ['no address', ['work', '--queue', 'mysql://host/x'], /PostgreSQL/],
    [
      'nobody there',
      ['work', '--list', '--queue', 'postgres://127.0.0.1:1/x?connect_timeout=1'],
      /cannot be reached/,
    ],
    ['an array', ['grade', '--queue', '', '-'], /one after another/],
    ['a path', ['check', '--path', 'x', '--queue', ''], /--path does not go with --queue/],
    ['files without a queue', ['grade', '--into', 'x', '-'], /--into is for .* --queue with it/],
    [
      'no folder',
      ['grade', '--queue', '', '--into', '/dev/null/x', '-'],
      /cannot be made \(ENOTDIR\)/,
    ],
    ['two deeds', ['work', '--list', '--cancel', 'x'], /--list does not go with --cancel/],
  ])('%s', async (_, words, expected) => {
    const named = words.map((word) => (word === '' ? queue : word));
    const env = { LUDOTECA_QUEUE: queue };
    const { code, stdout, stderr } = await ludoteca(named, { env, input: '[{"a":1},{"b":2}]' });
    expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
    expect(stderr).toMatch(expected);
    expect(stderr.split('\n')).toHaveLength(2);
  });
});
