import { spawn } from 'node:child_process';
import { closeSync, existsSync, openSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { PNG } from 'pngjs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fifthCatalogue, folderOf, jsonLines, ludoteca, type Run } from './command.ts';
import {
  contradictory,
  impossible,
  lines,
  solution,
  twofold,
  unique,
} from './futoshiki-samples.ts';

let fifth: Awaited<ReturnType<typeof fifthCatalogue>>;
beforeAll(async () => {
  fifth = await fifthCatalogue();
});
afterAll(() => fifth.remove());

/** The command with the fifth game. */
const ask = (words: readonly string[], run: Run = {}) =>
  ludoteca(words, { ...run, catalogue: fifth.url });

const endless = { ...twofold, game: 'endless' };

describe('solve', () => {
  it('answers programs, a line for a document, in order', async () => {
    const { code, stdout, stderr } = await ask(['solve', '--json', '-'], {
      input: lines(unique, twofold, impossible, contradictory, { ...twofold, id: 'x', right: 1 }),
    });
    expect(code).toBe(2);
    const cost = { nodes: expect.any(Number), ms: expect.any(Number) };
    const game = 'futoshiki';
    expect(jsonLines(stdout)).toEqual([
      { id: 'four', game, solutions: [solution], count: 1, complete: true, unique: true, ...cost },
      {
        game,
        solutions: [
          [
            [1, 2],
            [2, 1],
          ],
          [
            [2, 1],
            [1, 2],
          ],
        ],
        count: 2,
        complete: false,
        unique: false,
        ...cost,
      },
      { game, solutions: [], count: 0, complete: true, unique: false, ...cost },
      {
        id: 7,
        error: {
          code: 'futoshiki.repeated',
          where: 'r1c2',
          message: '1 stands twice: r1c1, r1c2',
          file: '-',
          line: 4,
        },
      },
      {
        id: 'x',
        error: {
          code: 'document.json-type',
          where: 'right',
          message: 'found 1, expected […]',
          file: '-',
          line: 5,
        },
      },
    ]);
    expect(stderr.trimEnd().split('\n')).toEqual([
      'ludoteca: standard input: line 4: r1c2: 1 stands twice: r1c1, r1c2',
      'ludoteca: standard input: line 5: right: found 1, expected […]',
    ]);
  });

  it('tells people, in either language', async () => {
    const english = await ask(['solve'], { input: lines(unique, twofold, impossible) });
    expect(english.code).toBe(1);
    expect(english.stdout.replace(/\([^()]* nodes?, [^()]*\)/g, '(…)')).toBe(
      ` 1 < 2 < 3 < 4
 ^   -   -   v
 2  _1   4   3
 ^   -   -   -
 3   4   1   2
 ^   -   ^   -
 4   3   2   1

(four): one solution, proven (…)

 1   2
 -   -
 2   1

 2   1
 -   -
 1   2

#2: at least 2 solutions (…)

#3: no solution, proven (…)
`,
    );
    const run = { input: lines(twofold), env: { LANG: 'pt_PT.UTF-8' } };
    const portuguese = await ask(['solve', '--count', '3'], run);
    expect(portuguese.code).toBe(0);
    expect(portuguese.stdout).toMatch(/^2 soluções, e não há mais \(\d+ nós, [\d,]+ ms\)$/m);
  });

  it('looks for as many as asked', async () => {
    const { code, stdout } = await ask(['solve', '--json', '--count', '1'], {
      input: lines(unique),
    });
    expect(code).toBe(0);
    expect(jsonLines(stdout)).toMatchObject([{ count: 1, complete: false, unique: null }]);
  });

  it('ends undecided when the budget does', async () => {
    for (const limit of [
      ['--nodes', '3000'],
      ['--time', '0.2'],
    ]) {
      const { code, stdout } = await ask(['solve', '--json', ...limit], {
        input: lines(endless),
      });
      expect(code).toBe(3);
      expect(jsonLines(stdout)).toMatchObject([{ count: 0, complete: false, unique: null }]);
    }
    const { code, stdout } = await ask(['solve', '--nodes', '1'], { input: lines(twofold) });
    expect(code).toBe(3);
    expect(stdout).toMatch(/^Not decided: the budget ended before a solution was found/);
  });

  it('weighs wrong input more than undecided, and that more than no', async () => {
    const undecided = await ask(['solve', '--json', '--nodes', '2'], {
      input: lines(impossible, endless),
    });
    expect(undecided.code).toBe(3);
    const wrong = await ask(['solve', '--json', '--nodes', '2'], {
      input: `${lines(endless)}nonsense\n`,
    });
    expect(wrong.code).toBe(2);
  });

  it('tells a fault of its own in a line, and no stack', async () => {
    const input = lines({ ...twofold, game: 'mistaken' });
    const { code, stdout, stderr } = await ask(['solve'], { input });
    expect({ code, stdout }).toEqual({ code: 70, stdout: '' });
    expect(stderr).toMatch(/^ludoteca: something broke inside ludoteca: .*mistaken solver.*\n$/);
  });
});

describe('generate', () => {
  it('makes the same bytes with any number of jobs', async () => {
    const words = ['generate', 'futoshiki', '--count', '24', '--seed', 'same'];
    const one = await ask([...words, '--jobs', '1']);
    const two = await ask([...words, '--jobs', '2']);
    expect(one).toEqual(two);
    expect(one.code).toBe(0);
    expect(one.stdout.trimEnd().split('\n')).toHaveLength(24);
  });

  it('makes any of them again from its own seed', async () => {
    const words = ['generate', 'futoshiki', '--size', '4', '--seed'];
    const three = await ask([...words, 's', '--count', '3']);
    const documents = jsonLines(three.stdout);
    expect(documents.map(({ seed }) => seed)).toEqual(['s', 's/1', 's/2']);
    const again = await ask([...words, 's/2']);
    expect(again.stdout).toBe(three.stdout.split('\n')[2].concat('\n'));
  });

  it('makes puzzles that its other commands accept', async () => {
    const made = await ask(['generate', 'futoshiki', '--count', '3']);
    const solved = await ask(['solve', '--json'], { input: made.stdout });
    expect(solved.code).toBe(0);
    const documents = jsonLines(made.stdout);
    expect(jsonLines(solved.stdout)).toMatchObject(
      documents.map((document) => ({ unique: true, solutions: [document.solution] })),
    );
    expect(new Set(documents.map(({ seed }) => seed.split('/')[0])).size).toBe(1);
    expect((await ask(['check'], { input: made.stdout })).code).toBe(0);
  });

  it('takes pictures and flags as its game asks', async () => {
    const png = PNG.sync.write(new PNG({ width: 4, height: 4 }));
    const files = folderOf({ 'four.png': png });
    const words = ['generate', 'portrait', '--seed', 'x'];
    const fromPicture = await ask([...words, '--from', files.path('four.png')]);
    files.remove();
    expect(jsonLines(fromPicture.stdout)).toMatchObject([{ game: 'portrait', size: 4 }]);
    const dark = await ask([...words, '--dark-first']);
    expect(dark.stdout).toBe(fromPicture.stdout);
    const plain = await ask(words);
    expect(jsonLines(plain.stdout)).toMatchObject([{ size: 5 }]);
  });
});

describe('pictures of the library', () => {
  it('are made by name or by size; the title is in the document and not in what is shown', async () => {
    const made = await ludoteca([
      'generate',
      'cross-a-pix',
      '--picture',
      'cards-heart',
      '--style',
      'picture',
    ]);
    expect(jsonLines(made.stdout)).toMatchObject([
      { rows: 10, reveals: { picture: 'cards-heart', title: { en: 'Heart', pt: 'Coração' } } },
    ]);
    const shown = await ludoteca(['show'], { input: made.stdout });
    expect(shown.stdout).not.toContain('Heart');
    const words = ['generate', 'cross-a-pix', '--style', 'picture', '--size'];
    const sized = await ludoteca([...words, '12', '--level', 'easy', '--count', '2']);
    expect(jsonLines(sized.stdout)).toMatchObject(Array(2).fill({ rows: 12, level: 'easy' }));
    const odd = await ludoteca([...words, '17']);
    expect(odd).toMatchObject({ code: 2, stdout: '' });
    expect(odd.stderr).toContain('8, 10, 12, 15, 16, 20, 25, 30, 35, 40');
  });
});

describe('streams', () => {
  const length = process.env.LUDOTECA_LONG === '1' ? 10_000 : 1500;
  const many = lines(
    ...Array.from({ length }, (_, id) => ({ ...(id % 2 ? twofold : impossible), id })),
  );

  it(`of ${length} lines are answered in order, whatever the jobs`, async () => {
    const { code, stdout } = await ask(['solve', '--json', '--jobs', '2', '-'], { input: many });
    expect(code).toBe(1);
    const answers = jsonLines(stdout);
    expect(answers.map(({ id }) => id)).toEqual(Array.from({ length }, (_, id) => id));
    expect(answers.every(({ id, count }) => count === (id % 2 ? 2 : 0))).toBe(true);
  });

  it('are checked and converted without waiting for their end', async () => {
    const child = spawn(
      process.execPath,
      [fileURLToPath(new URL('./fifth-game/ludoteca.mjs', import.meta.url)), 'check', '--json'],
      { env: { ...process.env, LUDOTECA_CATALOGUE: fifth.url } },
    );
    const answers = child.stdout.setEncoding('utf8')[Symbol.asyncIterator]();
    for (const id of [1, 2]) {
      child.stdin.write(lines({ ...twofold, id }));
      const { value } = await answers.next();
      expect(JSON.parse(value)).toMatchObject({ id, ok: true });
    }
    child.stdin.end();
    const code = await new Promise((resolve) => child.on('close', resolve));
    expect(code).toBe(0);
  });

  it('end quietly when nobody reads on', async () => {
    const outcome = await new Promise<{ code: number | null; stderr: string }>((resolve) => {
      const child = spawn(
        process.execPath,
        [
          fileURLToPath(new URL('./fifth-game/ludoteca.mjs', import.meta.url)),
          'generate',
          'futoshiki',
          '--count',
          '1000000',
        ],
        { env: { ...process.env, LUDOTECA_CATALOGUE: fifth.url } },
      );
      let stderr = '';
      child.stderr.on('data', (text) => {
        stderr += text;
      });
      child.stdout.once('data', () => child.stdout.destroy());
      child.on('close', (code) => resolve({ code, stderr }));
    });
    expect(outcome).toEqual({ code: 0, stderr: '' });
  });
});

describe('a standard output that cannot be written to', () => {
  it.runIf(existsSync('/dev/full'))('is told, in the language asked for', async () => {
    const bin = fileURLToPath(new URL('../bin/ludoteca.cjs', import.meta.url));
    for (const [language, told] of [
      ['en', 'the answers cannot be written to the standard output (ENOSPC)'],
      ['pt', 'as respostas não se conseguem escrever na saída padrão (ENOSPC)'],
    ]) {
      const full = openSync('/dev/full', 'w');
      const child = spawn(process.execPath, [bin, 'rules', 'squex', '--lang', language], {
        stdio: ['ignore', full, 'pipe'],
      });
      closeSync(full);
      let stderr = '';
      child.stderr?.on('data', (part) => {
        stderr += part;
      });
      const code = await new Promise((resolve) => child.on('close', resolve));
      expect({ code, stderr }).toEqual({ code: 2, stderr: `ludoteca: ${told}\n` });
    }
  });
});

describe('signals', () => {
  it('end it at once, with 130', async () => {
    const child = spawn(
      process.execPath,
      [fileURLToPath(new URL('./fifth-game/ludoteca.mjs', import.meta.url)), 'solve', '--json'],
      { env: { ...process.env, LUDOTECA_CATALOGUE: fifth.url } },
    );
    const closed = new Promise<number | null>((resolve) => child.on('close', resolve));
    child.stdin.write(lines(twofold, endless));
    // The first answer tells that the second, which has no end, is being worked on.
    await new Promise((resolve) => child.stdout.once('data', resolve));
    child.kill('SIGINT');
    expect(await closed).toBe(130);
  });
});

it('tells its version', async () => {
  const { code, stdout } = await ludoteca(['--version']);
  expect({ code, stdout }).toEqual({ code: 0, stdout: expect.stringMatching(/^\d+\.\d+\.\d+\n$/) });
});
