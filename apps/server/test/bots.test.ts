/** Bots through a real server: tokens and scopes, the stream, limits, the guide's two bots and our own command. */

import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { PersonalLine } from '@ludoteca/server/protocol';
import { Value } from 'typebox/value';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Client, clientOf, newKey, person } from './client.ts';
import { serverOn } from './opened.ts';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const examples = here('../../../docs/examples/bots/');
const launcher = here('../../cli/bin/ludoteca.cjs');

const base = serverOn('postgres');
const folder = mkdtempSync(join(tmpdir(), 'ludoteca-bots-'));
const children = new Set<ChildProcess>();

beforeAll(async () => {
  const { rolldown } = await import('rolldown');
  const bundle = await rolldown({ input: join(examples, 'bot.ts'), platform: 'node' });
  await bundle.write({ file: join(folder, 'bot.mjs') });
  await bundle.close();
});
afterAll(() => {
  for (const child of children) child.kill('SIGKILL');
  rmSync(folder, { recursive: true });
});

const stranger = () => clientOf(base);

async function newBot(owner: Client, name: string) {
  const { bot, token } = await owner.ask('makeBot', { name });
  return { id: bot.id, client: clientOf(base, token), token };
}

const small = { game: 'rastros', params: { size: 4 } };
const challengeOf = (bot: string, start = small) => ({
  ...{ start, pace: { kind: 'none' as const }, seat: 0 as const, canWatch: true, key: newKey() },
  against: { kind: 'bot' as const, bot },
});

/** The lines of somebody's stream, as they come. */
function linesOf(client: Client) {
  const lines: PersonalLine[] = [];
  const ended = new AbortController();
  const reading = (async () => {
    const response = await fetch(new URL('api/me/stream', base()), {
      headers: { authorization: `Bearer ${client.token}` },
      signal: ended.signal,
    });
    if (response.body === null) throw new Error(String(response.status));
    const decoder = new TextDecoder();
    let rest = '';
    for await (const part of response.body) {
      const all = (rest + decoder.decode(part, { stream: true })).split('\n');
      rest = all.pop() ?? '';
      for (const line of all) if (line !== '') lines.push(JSON.parse(line));
    }
  })();
  reading.catch(() => {});
  return {
    lines,
    async until(what: (line: PersonalLine) => boolean): Promise<PersonalLine> {
      for (let wait = 0; wait < 1500; wait++) {
        const found = lines.find(what);
        if (found !== undefined) return found;
        await new Promise((done) => setTimeout(done, 20));
      }
      throw new Error(`not told: ${JSON.stringify(lines)}`);
    },
    close: () => ended.abort(),
  };
}

const gameLine = (line: PersonalLine, id: string) => line.type === 'game' && line.view.id === id;

describe('the account of a bot', () => {
  it('has a token that does what its scopes say, until it is revoked', async () => {
    const owner = await person(base, 'Ada');
    const { id, client } = await newBot(owner, 'Lebre');
    expect(await owner.ask('myBots')).toEqual({ bots: [{ id, name: 'Lebre', running: 0 }] });
    expect((await client.ask('me')).person?.name).toBe('Lebre');
    const refused = { status: 403, code: 'scope' };
    await expect(client.ask('beMe', { name: 'Leão' })).rejects.toMatchObject(refused);
    await expect(client.ask('makeBot', { name: 'Outra' })).rejects.toMatchObject(refused);
    await expect(client.ask('makeRecovery', {} as never)).rejects.toMatchObject(refused);
    await expect(client.ask('eraseMe')).rejects.toMatchObject(refused);
    const { token } = await owner.ask('renewBot', { scopes: ['play'] }, id);
    await expect(client.ask('myGames')).rejects.toMatchObject({ status: 401 });
    client.token = token;
    expect(await client.ask('myGames')).toEqual({ games: [] });
    await expect(client.ask('makeGame', challengeOf(id))).rejects.toMatchObject(refused);
    const other = await person(base, 'Bia');
    await expect(other.ask('renewBot', {}, id)).rejects.toMatchObject({ status: 404 });
    await expect(other.ask('eraseBot', undefined, id)).rejects.toMatchObject({ status: 404 });
    await owner.ask('eraseBot', undefined, id);
    await expect(client.ask('myGames')).rejects.toMatchObject({ status: 401 });
    // What is kept is a hash.
    const { token: kept } = await newBot(owner, 'Raposa');
    const [secret] = kept.split('.');
    expect(secret).toMatch(/^[\w-]{43}$/);
  });

  it('goes with its owner, and is one of five', async () => {
    const owner = await person(base, 'Rita');
    const bots = [];
    for (const name of ['a', 'b', 'c', 'd', 'e']) bots.push(await newBot(owner, name));
    await expect(owner.ask('makeBot', { name: 'f' })).rejects.toMatchObject({ code: 'bots' });
    await owner.ask('eraseMe');
    await expect(bots[0].client.ask('myGames')).rejects.toMatchObject({ status: 401 });
  });
});

describe('the stream of a bot', () => {
  it('tells of challenges and games as they stand, first of all that runs', async () => {
    const [owner, human] = [await person(base, 'Zé'), await person(base, 'Eva')];
    const { id: bot, client } = await newBot(owner, 'Cobra');
    const stream = linesOf(client);
    const { id } = await human.ask('makeGame', challengeOf(bot));
    const asked = await stream.until((line) => line.type === 'challenge' && line.view.id === id);
    expect(Value.Check(PersonalLine, asked)).toBe(true);
    await client.ask('join', { key: newKey() }, id);
    const view = await human.ask('game', undefined, id);
    expect(view.seats.map((seat) => seat?.isBot)).toEqual([undefined, true]);
    await human.ask('move', { ply: 0, move: 'b3', key: newKey() }, id);
    const due = await stream.until((line) => line.type === 'game' && line.moves !== undefined);
    if (due.type !== 'game' || due.moves === undefined) throw new Error('it is its turn');
    expect(due.view.record).toMatchObject({ moves: ['b3'] });
    // A second stream, as of a program that starts anew, begins with all of it.
    const again = linesOf(client);
    expect(await again.until((line) => gameLine(line, id))).toMatchObject({ moves: due.moves });
    again.close();
    // Meant for another position.
    const wrong = client.ask('move', { ply: 0, move: due.moves[0], key: newKey() }, id);
    await expect(wrong).rejects.toMatchObject({ status: 409, code: 'ply' });
    await client.ask('move', { ply: 1, move: due.moves[0], key: newKey() }, id);
    await human.ask('resign', { key: newKey() }, id);
    const over = (line: PersonalLine) =>
      line.type === 'game' && line.view.progress.phase === 'over';
    await stream.until(over);
    stream.close();
    for (const line of stream.lines) expect(Value.Check(PersonalLine, line)).toBe(true);
    const mine = await human.ask('myGames');
    expect(mine.games.find((game) => game.id === id)?.bots).toEqual([false, true]);
  });

  it('tells of a challenge that is withdrawn, and lets one decline', async () => {
    const human = await person(base, 'Leo');
    const { id: bot, client } = await newBot(human, 'Urso');
    const { id } = await human.ask('makeGame', challengeOf(bot));
    const stranger = await person(base, 'Iva');
    await expect(stranger.ask('join', { key: newKey() }, id)).rejects.toMatchObject({
      code: 'seat',
    });
    await expect(stranger.ask('cancel', { key: newKey() }, id)).rejects.toMatchObject({
      code: 'seat',
    });
    await client.ask('cancel', { key: newKey() }, id);
    const { progress } = await human.ask('game', undefined, id);
    expect(progress.ending?.reason).toBe('abandoned');
  });
});

describe('limits', () => {
  it('leave games that wait for anybody to people, and end at eight games', async () => {
    const human = await person(base, 'Gil');
    const { id: bot, client } = await newBot(human, 'Lobo');
    const open = { ...challengeOf(bot), against: { kind: 'anyone' as const } };
    const { id } = await human.ask('makeGame', open);
    await expect(client.ask('join', { key: newKey() }, id)).rejects.toMatchObject({ code: 'seat' });
    const level = { kind: 'level' as const, level: 1 };
    // It waits for the bot itself to move: nothing is thought about.
    const own = () => client.ask('makeGame', { ...challengeOf(bot), against: level });
    for (let game = 0; game < 8; game++) await own();
    await expect(own()).rejects.toMatchObject({ status: 429, code: 'games' });
    await expect(human.ask('makeGame', challengeOf(bot))).rejects.toMatchObject({ code: 'busy' });
    await expect(human.ask('makeGame', challengeOf('A'.repeat(22)))).rejects.toMatchObject({
      status: 422,
      code: 'bot',
    });
  });
});

it('the levels of the house are listed with their ratings', async () => {
  const { house, bots } = await stranger().ask('bots');
  const rastros = house.filter(({ game }) => game === 'rastros').map(({ rating = 0 }) => rating);
  expect(rastros).toHaveLength(6);
  expect(rastros).toEqual([...rastros].sort((one, other) => one - other));
  expect(bots.length).toBeGreaterThan(0);
});

/** A program that runs until the tests are over. */
function start(command: string, words: readonly string[], token: string): { output(): string } {
  const child = spawn(command, words, {
    env: { PATH: process.env.PATH ?? '', LANG: 'C', LUDOTECA_TOKEN: token },
  });
  children.add(child);
  let text = '';
  child.stdout.on('data', (bytes: Buffer) => {
    text += bytes;
  });
  child.stderr.on('data', (bytes: Buffer) => {
    text += `! ${bytes}`;
  });
  return { output: () => text };
}

it('the command says so when a token is not known', async () => {
  const words = [launcher, 'bot', '--server', base(), '--token', 'nobody', '1'];
  const { output } = start(process.execPath, words, '');
  for (let wait = 0; wait < 300 && !output().includes('\n'); wait++) {
    await new Promise((done) => setTimeout(done, 100));
  }
  expect(output()).toMatch(/does not know this token/);
});

describe('the guide', () => {
  const guide = readFileSync(here('../../../docs/bots.md'), 'utf8');

  it.each(['bot.ts', 'bot.py'])('shows %s, of at most 40 lines, as it is', (name) => {
    const text = readFileSync(join(examples, name), 'utf8');
    expect(guide).toContain(`\`\`\`${name === 'bot.ts' ? 'ts' : 'python'}\n${text}\`\`\``);
    expect(text.trimEnd().split('\n').length).toBeLessThanOrEqual(40);
  });

  it('has bots that play with each other, with our command and with a level, to the end', async () => {
    const owner = await person(base, 'Autora');
    const [ts, py, ours] = [
      await newBot(owner, 'Tipo'),
      await newBot(owner, 'Piton'),
      await newBot(owner, 'Motor'),
    ];
    const programs = [
      start(process.execPath, [join(folder, 'bot.mjs'), base()], ts.token),
      start('python3', [join(examples, 'bot.py'), base()], py.token),
      start(
        process.execPath,
        [
          ...[launcher, 'bot', '--server', base(), '--game', 'rastros', '--json'],
          `cmd:${process.execPath} ${launcher} engine rastros --level 2 --seed 1`,
        ],
        ours.token,
      ),
    ];
    const ids = [
      await ts.client.ask('makeGame', challengeOf(py.id)),
      await py.client.ask('makeGame', challengeOf(ours.id)),
      await ours.client.ask('makeGame', challengeOf(ts.id, { game: 'squex', params: {} } as never)),
      await ts.client.ask('makeGame', {
        ...challengeOf(''),
        against: { kind: 'level', level: 2 },
      }),
    ].map(({ id }) => id);
    const isOver = async (id: string) =>
      (await stranger().ask('game', undefined, id)).progress.phase === 'over';
    // The command plays one game only: it gives up what it is made to play of another.
    for (let wait = 0; wait < 600; wait++) {
      const over = await Promise.all(ids.map(isOver));
      if (over.every((each) => each)) break;
      await new Promise((done) => setTimeout(done, 100));
    }
    const records = await Promise.all(ids.map((id) => stranger().ask('record', undefined, id)));
    const told = programs.map((program) => program.output()).join('');
    expect(told).not.toContain('!');
    for (const record of records) expect(record, told).toHaveProperty('result');
    expect(records[0]).toMatchObject({ players: ['Tipo', 'Piton'] });
    expect(programs[2].output()).toContain('"bot":"over"');
  });
});
