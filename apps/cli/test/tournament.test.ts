import { readFileSync, writeFileSync } from 'node:fs';
import { languages } from 'ludoteca';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fifthCatalogue, folderOf, jsonLines, ludoteca } from './command.ts';
import { here } from './in-process.ts';
import { program } from './programs.ts';

const files = folderOf({ 'program.mjs': program, 'note.txt': 'hello\n', 'cut.txt': '{"toy' });
let fifth: Awaited<ReturnType<typeof fifthCatalogue>>;
beforeAll(async () => {
  fifth = await fifthCatalogue();
});
afterAll(() => {
  fifth.remove();
  files.remove();
});

const tournament = (...words: string[]) =>
  ludoteca(['tournament', 'noughts', ...words, '--seed', 's', '--json'], { catalogue: fifth.url });
const text = (name: string) => readFileSync(files.path(name), 'utf8');
const played = (manner: string) =>
  `${manner}=cmd:${process.execPath} ${files.path('program.mjs')} ${manner}`;

describe('a tournament', () => {
  it('of levels is the same for any number of jobs, and goes on from where its file was cut', async () => {
    const league = (name: string, ...more: string[]) =>
      tournament('1', '2', '3', '--games', '4', '--file', files.path(name), ...more);
    const alone = await league('one.jsonl', '--jobs', '1');
    const [answer] = jsonLines(alone.stdout);
    expect({ code: alone.code, stderr: alone.stderr }).toEqual({ code: 0, stderr: '' });
    expect(answer).toMatchObject({ game: 'noughts', games: 12, kept: 0, repeatable: true });
    for (const { games, wins, draws, losses, points } of answer.players) {
      expect(games).toBe(8);
      expect(wins + draws + losses).toBe(8);
      expect(points).toBe(wins + draws / 2);
    }
    expect(await league('three.jsonl', '--jobs', '3')).toEqual(alone);
    expect(text('three.jsonl')).toBe(text('one.jsonl'));
    // As a process leaves it that is killed while it writes.
    const whole = text('one.jsonl');
    writeFileSync(files.path('cut.jsonl'), whole.slice(0, Math.floor(whole.length * 0.6)));
    const resumed = await league('cut.jsonl');
    const { kept, ...rest } = jsonLines(resumed.stdout)[0];
    expect(kept).toBeGreaterThan(4);
    expect(rest).toEqual({ ...answer, kept: undefined });
    expect(text('cut.jsonl')).toBe(whole);
    // The records of the lines are read by whatever reads records.
    const records = jsonLines(whole).slice(1);
    const shown = await ludoteca(['show', '--json'], {
      catalogue: fifth.url,
      input: records.map(({ record }) => `${JSON.stringify(record)}\n`).join(''),
    });
    expect(jsonLines(shown.stdout)).toHaveLength(12);
  });

  it('takes in more players and games, with the seed of its file', async () => {
    const grow = (...words: string[]) =>
      ludoteca(['tournament', 'noughts', ...words, '--file', files.path('grown.jsonl'), '--json'], {
        catalogue: fifth.url,
      });
    const [first] = jsonLines((await grow('1', '2', '--games', '2')).stdout);
    const [second] = jsonLines((await grow('1', '2', '3', '--games', '4', '--gauntlet')).stdout);
    expect(second).toMatchObject({ games: 8, kept: 2, seed: first.seed });
    expect(second.meetings.map((each: { first: string }) => each.first)).toEqual(['1', '1']);
  });

  it('of programs tells who lost without losing on the board', async () => {
    const { code, stdout, stderr } = await tournament(
      '1',
      played('resign'),
      played('crash'),
      '--games',
      '2',
    );
    expect(code).toBe(0);
    const [{ players, faults, repeatable }] = jsonLines(stdout);
    expect(repeatable).toBe(false);
    expect(players[0]).toMatchObject({ name: '1', points: 4 });
    expect(new Set(faults.map(({ player }: { player: string }) => player))).toEqual(
      new Set(['crash']),
    );
    expect(stderr).toContain('crash: the game is lost: the program ended by itself');
  });

  it('ends where a program does not start, and keeps what was played', async () => {
    const file = files.path('gone.jsonl');
    const { code, stderr } = await tournament(
      '1',
      '2',
      'x=cmd:/no/such',
      '--file',
      file,
      '--games',
      '2',
    );
    expect(code).toBe(2);
    expect(stderr).toMatch(/^ludoteca: x: the program cannot be started .*\n$/);
    expect(jsonLines(text('gone.jsonl')).map(({ index }) => index)).toEqual([undefined, 0, 1]);
  });
});

describe('a change put to the test', () => {
  it('is accepted, refused or undecided, by the exit code too', async () => {
    const tested = async (...words: string[]) => {
      const { code, stdout } = await tournament(...words);
      return { code, ...jsonLines(stdout)[0].sprt };
    };
    expect(await tested('3', '1', '--sprt', '0:100')).toMatchObject({
      code: 0,
      verdict: 'accepted',
    });
    const one = await tested('1', '3', '--sprt', '0:100', '--jobs', '1');
    expect(one).toMatchObject({ code: 1, verdict: 'refused' });
    expect(await tested('1', '3', '--sprt', '0:100', '--jobs', '3')).toEqual(one);
    expect(await tested('3', '1', '--sprt', '0:1', '--games', '2')).toMatchObject({
      ...{ code: 3, verdict: 'undecided' },
    });
  });
});

describe('what cannot be a tournament is told', () => {
  const { path } = files;
  it.each([
    ['too few', ['1'], /at least two|pelo menos dois/],
    ['nobody known', ['1', '9'], /found the player 9|encontrei o jogador 9/],
    ['twice the same', ['2', '2'], /found 2 twice|encontrei 2 duas vezes/],
    ['no bounds', ['1', '2', '--sprt', '10:0'], /two numbers of Elo|dois números de Elo/],
    ['three put to the test', ['1', '2', '3', '--sprt', '0:5'], /found 3 players|encontrei 3 jog/],
    ['a risk of nothing', ['1', '2', '--risk', '0.1'], /--risk .* --sprt/],
    [
      'another file',
      ['1', '2', '--file', path('note.txt')],
      /note\.txt: .*(new file|ficheiro novo)/,
    ],
    [
      'the beginning of another',
      ['1', '2', '--file', path('cut.txt')],
      /cut\.txt: .*(new file|ficheiro novo)/,
    ],
    [
      'no folder',
      ['1', '2', '--file', path('note.txt/x')],
      /cannot be written|não se pode escrever/,
    ],
  ])('%s', async (_, words, expected) => {
    for (const lang of languages) {
      const { code, stdout, stderr } = await here([
        'tournament',
        'noughts',
        ...words,
        '--lang',
        lang,
      ]);
      expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
      expect(stderr).toMatch(expected);
      expect(stderr.split('\n')).toHaveLength(2);
    }
    expect(text('note.txt')).toBe('hello\n');
  });

  it('another seed than that of the file', async () => {
    await tournament('1', '2', '--games', '1', '--file', path('seed.jsonl'));
    const other = ['tournament', 'noughts', '1', '2', '--seed', 't', '--file', path('seed.jsonl')];
    const { code, stderr } = await ludoteca(other, { catalogue: fifth.url });
    expect(code).toBe(2);
    expect(stderr).toContain('the tournament of this file has seed s, not t');
  });
});
