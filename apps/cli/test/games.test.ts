import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fifthCatalogue, folderOf, jsonLines, ludoteca, type Run } from './command.ts';
import { lines } from './futoshiki-samples.ts';
import { program } from './programs.ts';

const files = folderOf({ 'program.mjs': program });
let fifth: Awaited<ReturnType<typeof fifthCatalogue>>;
beforeAll(async () => {
  fifth = await fifthCatalogue();
});
afterAll(() => {
  fifth.remove();
  files.remove();
});

const ask = (words: readonly string[], run: Run = {}) =>
  ludoteca(words, { ...run, catalogue: fifth.url });

const bin = fileURLToPath(new URL('../bin/ludoteca.cjs', import.meta.url));

describe('analyse', () => {
  const won = { id: 'w', game: 'rastros', size: 3, blocked: [], stone: 'b2', toMove: 'north' };
  const lost = { game: 'rastros', size: 3, stone: 'c1', toMove: 'north' };
  const over = { game: 'rastros', size: 3, blocked: ['b2'], stone: 'a1', toMove: 'south' };
  const record = { game: 'rastros', params: { size: 4 }, moves: ['d3'] };

  it('answers programs, a line for a position', async () => {
    const { code, stdout, stderr } = await ludoteca(['analyse', '--json', '--nodes', '100000'], {
      input: lines(won, lost, over, record),
    });
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    const cost = { nodes: expect.any(Number), ms: expect.any(Number) };
    const [first, second, third, fourth] = jsonLines(stdout);
    expect(first).toMatchObject({ id: 'w', game: 'rastros', toMove: 'north', value: 'win' });
    expect(first.distance).toBe(1);
    expect(first.moves).toEqual(
      expect.arrayContaining([
        { move: 'a1', value: 'win', distance: 1 },
        { move: 'c3', value: 'loss', distance: 1 },
      ]),
    );
    expect(second).toMatchObject({ value: 'loss', distance: 4, ...cost });
    expect(third).toEqual({
      ...{ game: 'rastros', toMove: 'south', value: 'loss', distance: 0, moves: [] },
      ...cost,
    });
    expect(fourth).toMatchObject({ toMove: 'south', value: expect.stringMatching(/win|loss/) });
  });

  it('says unknown, with an estimate, when the budget is spent', async () => {
    const start = { game: 'rastros', size: 12 };
    const { code, stdout } = await ludoteca(['analyse', '--json', '--nodes', '2000'], {
      input: lines(start),
    });
    expect(code).toBe(3);
    const [answer] = jsonLines(stdout);
    expect(answer.value).toBe('unknown');
    expect(answer.estimate).toBeGreaterThan(0);
    for (const move of answer.moves) expect(move.estimate ?? 0.5).toBeLessThan(1);
    const timed = await ludoteca(['analyse', '--json', '--time', '0.2'], { input: lines(start) });
    expect(timed.code).toBe(3);
  });

  it('counts the moves of both players', async () => {
    const { stdout } = await ludoteca(['analyse', '--nodes', '100000'], { input: lines(won) });
    expect(stdout).toContain('North to move: wins in 1 move, proven');
    expect(stdout).toMatch(/^ {2}a1 {2}wins in 1 move$/m);
    const pt = await ludoteca(['analyse', '--lang', 'pt'], { input: lines(lost, over) });
    expect(pt.stdout).toContain('Joga Norte: perde em 4 jogadas, provado');
    expect(pt.stdout).toContain('Ganha Norte: a pedra está em a1');
  });

  it('tells people the best lines, and what can be seen without searching', async () => {
    const squex = { game: 'squex', rows: 5, cols: 5, moves: ['c3', 'b3', 'd2', 'd4', 'b2', 'a2'] };
    const words = ['analyse', '--nodes', '2000'];
    const { stdout } = await ludoteca(words, { input: lines(squex) });
    expect(stdout).toMatch(/The best lines:\n {2}\w\d \w\d[ \w]*\n/);
    expect(stdout).toContain('The link d2–c3 of Blue can be cut by taking both c2 and d3.');
    const pt = await ludoteca([...words, '--lang', 'pt'], { input: lines(squex) });
    expect(pt.stdout).toContain('As melhores linhas de jogo:');
    expect(pt.stdout).toContain('A ligação b2–c3 do Azul corta-se ocupando c2.');
  });

  it('tells of a finished game which moves changed the outcome, and of giving up a won one', async () => {
    const game = (moves: string) => ({
      game: 'rastros',
      params: { size: 5, start: 'c3' },
      moves: moves.split(' '),
    });
    const given = { ...game('d3 d4'), result: { winner: 'south', reason: 'resigned' } };
    const words = ['analyse', '--nodes', '300000'];
    const { stdout } = await ludoteca([...words, '--json'], {
      input: lines(game('d3 d4 e5'), given),
    });
    const [played, resigned] = jsonLines(stdout);
    expect(played.review.mistakes.at(-1)).toMatchObject({
      number: 3,
      move: 'e5',
      kind: 'lost-win',
    });
    expect(played.review.text.at(-1)).toMatch(/From move 3 on, the win of South is proven\./);
    expect(resigned.review.resignation).toMatchObject({ side: 'north', kind: 'resigned-won' });
    const pt = await ludoteca([...words, '--lang', 'pt'], { input: lines(given) });
    expect(pt.stdout).toContain('Ganha Sul: o Norte desistiu');
    expect(pt.stdout).toMatch(
      /Jogadas que mudaram o resultado:\n( {2}.*\n)* {2}O Norte desistiu \?\? numa posição ganha\. O Norte ganha com /,
    );
    // A position is no game: of it nothing is reviewed.
    const { stdout: position } = await ludoteca(words, { input: lines(over) });
    expect(position).not.toContain('changed the outcome');
  });

  it('refuses puzzles and what contradicts itself, and goes on', async () => {
    const stuck = {
      id: 1,
      game: 'rastros',
      size: 3,
      blocked: ['b2'],
      stone: 'b2',
      toMove: 'north',
    };
    const puzzle = { game: 'futoshiki', size: 2 };
    const { code, stdout, stderr } = await ask(['analyse', '--json'], {
      input: lines(stuck, puzzle, won),
    });
    expect(code).toBe(2);
    expect(jsonLines(stdout)).toMatchObject([
      { id: 1, error: { code: 'rastros.stone-on-black', where: 'stone' } },
      { error: { code: expect.stringMatching(/not-a-game|json-missing/) } },
      { id: 'w', value: 'win' },
    ]);
    expect(stderr.trim().split('\n')).toHaveLength(2);
  });
});

describe('solve, check, generate and others', () => {
  it('refuse games with a clear word', async () => {
    const input = lines({ game: 'rastros', size: 3, stone: 'b2', toMove: 'north' });
    const solving = await ask(['solve'], { input });
    expect(solving.code).toBe(2);
    expect(solving.stderr).toContain('rastros is a game for two, not a puzzle; expected one of');
    // A position asks for nothing; a problem does, and is judged.
    const judging = await ask(['check'], { input });
    expect(judging.code).toBe(2);
    expect(judging.stderr).toContain(
      'this is a position or a record of rastros; expected a puzzle or a problem',
    );
  });

  it('take back what show tells as JSON, without a word', async () => {
    const input = lines({ game: 'rastros', size: 3, stone: 'b2', toMove: 'north' });
    const shown = await ask(['show', '--json'], { input });
    expect(jsonLines(shown.stdout)).toMatchObject([{ legalMoves: expect.any(Array) }]);
    const again = await ask(['analyse', '--json'], { input: shown.stdout });
    expect(again.stderr).toBe('');
    expect(jsonLines(again.stdout)).toMatchObject([{ value: 'win' }]);
  });

  it('show follows a game, and converts it', async () => {
    const record = { id: 'r', game: 'rastros', moves: ['d4', 'c3', 'b2'] };
    const shown = await ludoteca(['show', '--json', '--at', '1', '--moves', 'c4, b3'], {
      input: lines(record),
    });
    expect(shown.code).toBe(0);
    expect(jsonLines(shown.stdout)).toMatchObject([
      {
        ...{ id: 'r', game: 'rastros', moves: ['d4', 'c4', 'b3'], stone: 'b3', toMove: 'south' },
        legalMoves: ['a2', 'b2', 'c2', 'a3', 'c3', 'a4', 'b4'],
        outcome: null,
      },
    ]);
    const ended = await ludoteca(['show', '--json', '--moves', 'a1'], { input: lines(record) });
    expect(jsonLines(ended.stdout)[0]).toMatchObject({
      legalMoves: [],
      outcome: { winner: 'north', reason: 'goal' },
      result: { winner: 'north', reason: 'goal' },
    });
    const wrong = await ludoteca(['show', '--moves', 'd4,h1'], {
      input: lines({ game: 'rastros', size: 8 }),
    });
    expect(wrong.code).toBe(2);
    expect(wrong.stderr).toContain('move 2: h1 is not next to the stone, which stands on d4');
    const converted = await ludoteca(['convert', '--to', 'drawing'], { input: lines(record) });
    expect(converted.stdout).toMatch(/^ 8 {2}\. /);
    const back = await ludoteca(['show', '--json'], { input: converted.stdout });
    expect(jsonLines(back.stdout)[0]).toMatchObject({ stone: 'b2', toMove: 'south' });
  });
});

describe('match', () => {
  const contest = (...more: string[]) =>
    ask(['match', 'noughts', '--json', '--games', '6', '--seed', 's', ...more]);

  it('gives the same score and records for any number of jobs', async () => {
    const levels = ['--first', '4', '--second', '1'];
    const one = files.path('one.jsonl');
    const three = files.path('three.jsonl');
    const alone = await contest(...levels, '--jobs', '1', '--record', one);
    const together = await contest(...levels, '--jobs', '3', '--record', three);
    expect(together).toEqual(alone);
    expect(readFileSync(three, 'utf8')).toBe(readFileSync(one, 'utf8'));
    const [answer] = jsonLines(alone.stdout);
    expect(answer).toMatchObject({
      ...{ game: 'noughts', first: '4', second: '1', games: 6, seed: 's', repeatable: true },
      score: expect.any(Number),
      error: expect.any(Number),
    });
    expect(answer.wins[0] + answer.wins[1] + answer.draws).toBe(6);
    const records = jsonLines(readFileSync(one, 'utf8'));
    expect(records.map(({ players }) => players.join())).toEqual([
      '4,1',
      '1,4',
      '4,1',
      '1,4',
      '4,1',
      '1,4',
    ]);
    const shown = await ask(['show', '--json', one]);
    expect(jsonLines(shown.stdout)).toHaveLength(6);
  });

  it('is not repeatable with times', async () => {
    const levels = ['--first', '3', '--second', '2', '--time', '0.01', '--games', '2'];
    const { stdout } = await contest(...levels);
    expect(jsonLines(stdout)).toMatchObject([{ games: 2, repeatable: false }]);
  });

  it('tells people the score with its error', async () => {
    const words = ['match', 'noughts', '--first', '6', '--second', '1', '--games', '2'];
    const { code, stdout } = await ask([...words, '--seed', 'x']);
    expect(code).toBe(0);
    expect(stdout).toMatch(/^Level 6 against level 1: \d–\d in 2 games(, \d drawn)?\n/);
    expect(stdout).toMatch(
      /score [\d.]+ %, in the long run [\d.]+ to [\d.]+ % \(95 % interval\)\nseed x\n$/,
    );
  });

  it('plays our own engine as a program', async () => {
    const engine = `cmd:${process.execPath} ${bin} engine rastros --level 2 --seed 1`;
    const words = ['match', 'rastros', '--size', '4', '--start', 'c2', '--games', '2', '--json'];
    const { code, stdout, stderr } = await ludoteca([...words, '--first', '1', '--second', engine]);
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    expect(jsonLines(stdout)).toMatchObject([{ games: 2, repeatable: false }]);
    expect(jsonLines(stdout)[0]).not.toHaveProperty('faults');
  });
});

/** The processes that a program told of. */
const processesIn = (file: string) => readFileSync(file, 'utf8').trim().split('\n').map(Number);

const isAlive = (process_: number): boolean => {
  try {
    process.kill(process_, 0);
    return !/^State:\s+Z/m.test(readFileSync(`/proc/${process_}/status`, 'utf8'));
  } catch {
    return false;
  }
};

describe('a program', () => {
  const against = async (manner: string, ...more: string[]) => {
    const told = files.path(`${manner}.txt`);
    const command = `cmd:${process.execPath} ${files.path('program.mjs')} ${manner} ${told}`;
    const words = ['match', 'noughts', '--first', '1', '--second', command, '--games', '2'];
    const outcome = await ask([...words, '--seed', 'a', '--json', ...more]);
    const processes = processesIn(told);
    expect(processes).toHaveLength(4);
    expect(processes.filter(isAlive)).toEqual([]);
    return { ...outcome, answer: jsonLines(outcome.stdout)[0] };
  };

  it('that is good plays, and is gone afterwards', async () => {
    const { code, stderr, answer } = await against('good');
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    expect(answer).toMatchObject({ games: 2, repeatable: false });
    expect(answer).not.toHaveProperty('faults');
  });

  it.each([
    ['crash', 'the program ended by itself (exit 1: Error: out of ideas)'],
    ['hang', 'the program did not answer "genmove'],
    ['cheat', 'is taken'],
    ['babble', 'with "thinking"; expected a line that begins with = or ?'],
    ['flood', 'expected a line that begins with = or ?'],
    ['refuse', 'the program refused "genmove'],
  ])('that would %s loses the game with a clear word', async (manner, words) => {
    const { code, stderr, answer } = await against(manner, '--move-time', '1');
    expect(code).toBe(0);
    expect(answer).toMatchObject({ wins: [2, 0], games: 2 });
    expect(answer.faults).toHaveLength(2);
    expect(answer.faults[0]).toMatchObject({ game: 1, player: 'second' });
    expect(stderr.split('\n')[0]).toContain(words);
  });

  it('is told a limit that leaves its answer time to come', async () => {
    const { stderr } = await against('limit');
    expect(stderr).toContain('told time_limit 9000');
  });

  it('may resign', async () => {
    const { stderr, answer } = await against('resign');
    expect(stderr).toBe('');
    expect(answer).toMatchObject({ wins: [2, 0] });
  });

  it.each([
    ['--first', '--second'],
    ['--second', '--first'],
  ])('that does not start ends the match, and nothing is counted: %s', async (bad, good) => {
    const words = ['match', 'noughts', bad, 'cmd:/no/such/program', good, '1'];
    const { code, stdout, stderr } = await ask([...words, '--games', '4', '--json']);
    expect(code).toBe(2);
    expect(stdout).toBe('');
    expect(stderr).toMatch(/no\/such\/program.*cannot be started.*not found/);
    expect(stderr.trimEnd().split('\n')).toHaveLength(1);
  });

  it('is gone also when the match is interrupted', async () => {
    const told = files.path('interrupted.txt');
    const command = `cmd:${process.execPath} ${files.path('program.mjs')} hang ${told}`;
    const words = ['match', 'noughts', '--first', command, '--second', '1', '--games', '1'];
    const launcher = fileURLToPath(new URL('./fifth-game/ludoteca.mjs', import.meta.url));
    const child = spawn(process.execPath, [launcher, ...words], {
      env: { PATH: process.env.PATH, LUDOTECA_CATALOGUE: fifth.url },
    });
    while (!existsSync(told)) await new Promise((resolve) => setTimeout(resolve, 50));
    child.kill('SIGINT');
    const code = await new Promise((resolve) => child.on('exit', resolve));
    expect(code).toBe(130);
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect(processesIn(told).filter(isAlive)).toEqual([]);
  });
});

describe('engine', () => {
  it('plays by lines until its input ends', async () => {
    const { code, stdout, stderr } = await ludoteca(['engine', 'rastros', '--level', '2'], {
      input: 'boardsize 4\n1 genmove north\n2 genmove north\nshowboard\n3 analyse nodes 1000',
    });
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    const answers = stdout.split('\n\n');
    expect(answers[0]).toBe('=');
    expect(answers[1]).toMatch(/^=1 [a-d][1-4]$/);
    expect(answers[2]).toBe('?2 it is not the turn of north');
    expect(answers[3]).toMatch(/^=\n 4 {2}\. /);
    expect(JSON.parse(answers[4].slice(3))).toMatchObject({ game: 'rastros', toMove: 'south' });
  });

  it('repeats itself with the same seed', async () => {
    const run = { input: 'boardsize 6\ngenmove 1\ngenmove 2\ngenmove 1\n' };
    const words = ['engine', 'rastros', '--level', '2', '--seed', 'a'];
    expect(await ludoteca(words, run)).toEqual(await ludoteca(words, run));
  });

  it('keeps to its time', async () => {
    const { stdout } = await ludoteca(['engine', 'rastros'], {
      input: 'time_limit 100\nanalyse\ngenmove north\nquit\nname\n',
    });
    const [, analysed, moved, done, more] = stdout.split('\n\n');
    expect(JSON.parse(analysed.slice(2)).ms).toBeLessThan(1500);
    expect(moved).toMatch(/^= [a-h][1-8]$/);
    expect([done, more]).toEqual(['=', '']);
  });

  it('thinks a script through to its end, whatever it was thinking about when it read quit', async () => {
    const { code, stdout } = await ludoteca(['engine', 'squex', '--size', '9'], {
      input: 'time_limit 4000\nanalyse\ngenmove 1\ngenmove 2\nquit\n',
    });
    expect(code).toBe(0);
    const answers = stdout.split('\n\n');
    expect(answers).toHaveLength(6);
    expect(answers[1]).toMatch(/^= \{/);
    expect(answers.slice(2)).toEqual([
      expect.stringMatching(/^= [a-z]\d+$/),
      expect.stringMatching(/^= [a-z]\d+$/),
      '=',
      '',
    ]);
  });

  it('lives on through bytes that are no text', async () => {
    const junk = new Uint8Array(100_000).map((_, index) => (index * 7919) % 256);
    const input = Buffer.concat([junk, Buffer.from('\nname\n')]);
    const { code, stdout } = await ludoteca(['engine', 'rastros'], { input });
    expect(code).toBe(0);
    expect(stdout.endsWith('= Ludoteca Rastros\n\n')).toBe(true);
  });
});

describe('play', () => {
  it('watches two bots, and repeats them', async () => {
    const words = ['play', 'rastros', '--size', '5', '--first', '2', '--second', '3'];
    const watch = () => ludoteca([...words, '--seed', 'a', '--delay', '0']);
    const first = await watch();
    expect(first.code).toBe(0);
    expect(first.stdout).toMatch(/(North|South) wins \(level [23], \w+\): the stone /);
    expect(await watch()).toEqual(first);
  });

  it('plays with a program, and tells when it cannot go on', async () => {
    const command = (manner: string) =>
      `cmd:${process.execPath} ${files.path('program.mjs')} ${manner}`;
    const good = await ask(['play', 'noughts', '--second', command('good')], {
      input: 'b2\nundo\nc3\nmoves\n',
    });
    expect(good.stdout).toContain('Noughts plays a1.');
    expect(good.stdout).toContain('Taken back: 2 moves.');
    expect(good.stdout).toContain('Moves: b1 c1 a2 b2 c2 a3 b3\n');
    const bad = await ask(['play', 'noughts', '--second', command('crash')], { input: 'b2\n' });
    expect(bad.stdout).toContain('Noughts loses the game: the program ended by itself');
    expect(bad.stdout).toContain('Crosses wins (you): the opponent could not go on.');
  });

  it('gives hints', async () => {
    const { stdout } = await ludoteca(['play', 'rastros', '--size', '3', '--second', '1'], {
      input: 'hint\nsair\n',
    });
    expect(stdout).toMatch(/(a1|c1|a3) wins in 1 move, proven\./);
  });
});
