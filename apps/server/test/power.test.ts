/**
 * The power goes: what the embedded database had acknowledged is there afterwards. The folder is on a file system
 * in a file; the file is copied while the server runs, so that the copy has what was synced and not what was only
 * written, and the copy is opened as a disk is after a loss of power.
 */

import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { catalogue } from 'ludoteca/catalogue';
import { type AnyGame, gameFromJson, isGame } from 'ludoteca/game';
import { random } from 'ludoteca/kernel';
import { afterAll, describe, expect, it } from 'vitest';
import { isLong } from '../../../vitest.config.ts';
import { openEmbedded } from '../dist/store/embedded.js';
import { openGames } from '../dist/store/games.js';
import { newKey, person } from './client.ts';
import { dataFolder } from './folders.ts';
import { startServer } from './processes.ts';

const games: readonly AnyGame[] = catalogue.filter(isGame);
const gameCalled = (id: string) => games.find((game) => game.id === id) as AnyGame;
const cuts = isLong ? 16 : 1;
const movesBeforeCut = isLong ? 40 : 12;

const run = (command: string, ...words: string[]): void => {
  const done = spawnSync(command, words, { encoding: 'utf8' });
  if (done.status !== 0) throw new Error(`${command} ${words.join(' ')}: ${done.stderr}`);
};

/** Whether this user may mount file systems here; elsewhere the test says that it was left out. */
function canMount(): boolean {
  const place = mkdtempSync(join(tmpdir(), 'ludoteca-mount-'));
  try {
    run('truncate', '-s', '16M', join(place, 'disk'));
    run('mkfs.ext4', '-q', '-F', join(place, 'disk'));
    mkdirSync(join(place, 'at'));
    run('mount', '-o', 'loop', join(place, 'disk'), join(place, 'at'));
    run('umount', join(place, 'at'));
    return true;
  } catch {
    return false;
  } finally {
    rmSync(place, { recursive: true, force: true });
  }
}

describe.skipIf(!canMount())('the power goes (where file systems may be mounted)', () => {
  const closers: (() => unknown)[] = [];
  afterAll(async () => {
    for (const close of closers.reverse()) await close();
  });

  it('and every acknowledged move is there, none twice', async () => {
    const place = mkdtempSync(join(tmpdir(), 'ludoteca-power-'));
    closers.push(() => rmSync(place, { recursive: true, force: true }));
    const mount = (disk: string, at: string) => {
      mkdirSync(at, { recursive: true });
      // The file system is not to sync by itself meanwhile: what is there afterwards, the server has synced.
      run('mount', '-o', 'loop,commit=600', disk, at);
      closers.push(() => spawnSync('umount', [at]));
    };
    const disk = join(place, 'disk');
    run('truncate', '-s', '256M', disk);
    run('mkfs.ext4', '-q', '-F', disk);
    mount(disk, join(place, 'running'));
    const data = join(place, 'running', 'data');
    const seed = await dataFolder();
    cpSync(seed.path, data, { recursive: true });
    seed.remove();
    spawnSync('sync', ['-f', data]);

    const server = await startServer({ LUDOTECA_DATA: data });
    closers.push(() => server.end('SIGKILL'));
    await server.online;
    const base = () => server.address;
    const people = [await person(base, 'Um'), await person(base, 'Dois')];
    const dice = random('power');
    const acknowledged = new Map<string, string[]>();

    for (let cut = 0; cut < cuts; cut++) {
      const game = games[cut % games.length];
      const { id, invitation } = await people[0].insist('makeGame', {
        start: { game: game.id },
        pace: { kind: 'none' },
        seat: 0,
        against: { kind: 'friend' },
        canWatch: true,
        key: newKey(),
      });
      await people[1].insist('join', { invitation: invitation ?? '', key: newKey() }, id);
      const moves: string[] = [];
      acknowledged.set(id, moves);
      const read = gameFromJson(game, { game: game.id, moves: [] });
      if (!read.ok) throw new Error(read.error.code);
      let { match } = read.value;
      while (match.outcome === undefined && moves.length < movesBeforeCut) {
        const move = dice.pick(match.legalMoves);
        const text = match.write(move);
        await people[match.seat].insist(
          'move',
          { ply: moves.length, move: text, key: newKey() },
          id,
        );
        moves.push(text);
        match = match.play(move);
      }
      // Now: the disk as it is in this moment, while the server stands still.
      process.kill(server.pid, 'SIGSTOP');
      const copy = join(place, `cut-${cut}`);
      run('cp', '--sparse=always', disk, copy);
      process.kill(server.pid, 'SIGCONT');
      const found = join(place, `found-${cut}`);
      mount(copy, found);
      const database = openEmbedded(join(found, 'data'));
      const kept = openGames(database, gameCalled);
      for (const [each, played] of acknowledged) {
        const events = await kept.eventsAfter(each, 0);
        expect(events.map(({ number }) => number)).toEqual(events.map((_, index) => index + 1));
        const moved = events.flatMap(({ happening }) =>
          happening.type === 'moved' ? [happening.move] : [],
        );
        expect(moved).toEqual(played);
      }
      await database.close();
      run('umount', found);
      rmSync(copy);
    }
    const total = [...acknowledged.values()].reduce((sum, { length }) => sum + length, 0);
    expect(total).toBeGreaterThan(cuts * 2);
  });
});
