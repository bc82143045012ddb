import { readFileSync } from 'node:fs';
import { stripVTControlCharacters } from 'node:util';
import { afterAll, describe, expect, it } from 'vitest';
import { endTerminals, inTerminal, jsonLines, ludoteca } from './command.ts';
import { here } from './in-process.ts';

const games = new URL('../../../packages/ludoteca/src/games/', import.meta.url);
const read = (path: string) => readFileSync(new URL(`greater-than/${path}`, games), 'utf8');
const example = read('golden/example.classic.txt');
const cases: readonly { readonly id: string; readonly solution: number[][] }[] = JSON.parse(
  read('cases/greater-than.json'),
);
const answer =
  '194325678 637489215 825671493 489512736 261837954 753946182 318294567 946753821 572168349';
const row = (digits: readonly number[]) => digits.join('');

/** The example with one line changed. */
const changed = (line: number, change: (text: string) => string) =>
  example
    .split('\n')
    .map((text, index) => (index === line - 1 ? change(text) : text))
    .join('\n');

describe('the command on Greater-Than Sudoku', () => {
  it('solves the classic example', async () => {
    const { code, stdout } = await ludoteca(['solve', '--json', '-'], { input: example });
    expect(code).toBe(0);
    const [solved] = jsonLines(stdout);
    expect(solved).toMatchObject({ game: 'greater-than', count: 1, complete: true, unique: true });
    expect(solved.solutions[0].map(row).join(' ')).toBe(answer);
  });

  it('solves the small cases, in order, with their ids', async () => {
    const small = cases.filter(({ solution }) => solution.length <= 9);
    const { code, stdout } = await ludoteca(['solve', '--json', '--jobs', '2'], {
      input: JSON.stringify(small),
    });
    expect(code).toBe(0);
    expect(jsonLines(stdout)).toMatchObject(
      small.map(({ id, solution }) => ({ id, unique: true, solutions: [solution] })),
    );
  });

  it.each([['classic', 'drawing', 'iss', 'f-puzzles', 'penpa', 'json']])(
    'goes through every format and comes back',
    async (...formats) => {
      let text = example;
      for (const format of [...formats, 'classic']) {
        const { code, stdout, stderr } = await here(['convert', '-', '--to', format], {
          input: text,
        });
        expect({ format, code, stderr }).toEqual({ format, code: 0, stderr: '' });
        text = stdout;
      }
      expect(text).toBe((await here(['convert', '--to', 'classic'], { input: example })).stdout);
    },
  );

  it('tells people what is drawn within 80 columns', async () => {
    const { stdout } = await here(['show'], { input: example });
    for (const line of stdout.split('\n')) expect(line.length).toBeLessThanOrEqual(80);
    expect((await here(['show'], { input: stdout })).stdout).toBe(stdout);
  });

  it('makes every style, the same for any number of jobs', async () => {
    for (const style of ['full', 'minimal', 'symmetric', 'mixed']) {
      const words = ['generate', 'greater-than', '--size', '4', '--style', style, '--count', '4'];
      const one = await ludoteca([...words, '--seed', 's', '--jobs', '1']);
      expect(one).toMatchObject({ code: 0, stderr: '' });
      expect(await ludoteca([...words, '--seed', 's', '--jobs', '3'])).toEqual(one);
      expect((await here(['check'], { input: one.stdout })).code).toBe(0);
    }
  });

  it('ends when its time does, and says so', async () => {
    const made = (...words: string[]) => ludoteca(['generate', ...words, '--time', '0']);
    expect(await made('greater-than', '--style', 'full')).toEqual({
      code: 3,
      stdout: '',
      stderr: 'ludoteca: the budget ended before a puzzle was made\n',
    });
    expect(await made('cross-a-pix', '--lang', 'pt')).toMatchObject({
      code: 3,
      stderr: 'ludoteca: o orçamento acabou antes de haver um problema\n',
    });
  });
});

describe('what is wrong with a puzzle is told in a line, with its place', () => {
  const document = (change: object) =>
    here(['convert', '--to', 'json'], { input: example }).then(({ stdout }) =>
      JSON.stringify({ ...JSON.parse(stdout), ...change }),
    );
  const empty = Array.from({ length: 9 }, () => Array(9).fill(0));
  const given = (...cells: readonly (readonly [row: number, col: number, digit: number])[]) =>
    empty.map((line, r) =>
      line.map((_, c) => cells.find((cell) => cell[0] === r && cell[1] === c)?.[2] ?? 0),
    );

  const signs = (rows: number, cols: number, at: Readonly<Record<string, string>>) =>
    Array.from({ length: rows }, (_, r) =>
      Array.from({ length: cols }, (__, c) => at[`${r},${c}`] ?? ''),
    );

  it.each<[what: string, text: () => string | Promise<string>, expected: RegExp]>([
    ['a short line', () => changed(2, () => '> < |'), /line 2, column \d+: .*expected 9/],
    [
      'an unknown character',
      () => changed(3, (line) => line.replace('<', '?')),
      /line 3, column 3: found .*\?/,
    ],
    ['no line with a dot', () => example.replace('\n.\n', '\n'), /line 10, column 1: /],
    ['lines missing', () => example.split('\n').slice(0, 14).join('\n'), /line 1\d, column 1: /],
    ['a wrong size', () => document({ right: [[]] }), /right: found 1 item, expected 9/],
    [
      'a digit out of range',
      () => document({ givens: given([1, 2, 12]) }),
      /givens\[1\]\[2\]: found 12/,
    ],
    ['two equal digits', () => document({ givens: given([0, 0, 5], [0, 8, 5]) }), /r1c(1|9): .*5/],
    [
      'a cycle of signs',
      () =>
        document({
          right: signs(9, 8, { '0,0': '<', '1,0': '>' }),
          down: signs(8, 9, { '0,0': '>', '0,1': '<' }),
        }),
      /r1c1: .*r1c1, r1c2, r2c2, r2c1/,
    ],
  ])('%s', async (_, text, expected) => {
    const { code, stdout, stderr } = await here(['show', '-'], { input: await text() });
    expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
    expect(stderr).toMatch(expected);
    for (const line of stderr.trimEnd().split('\n')) {
      expect(line).toMatch(/^ludoteca: standard input: /);
    }
  });
});

describe('the hunt for few signs', () => {
  afterAll(() => endTerminals());

  const signsOf = (doc: { right: string[][]; down: string[][] }) =>
    [...doc.right, ...doc.down].flat().filter((sign) => sign !== '').length;

  it('shows the best it has found when it is interrupted', async () => {
    // Nobody has found so few, so it goes on until it is stopped.
    const words = ['generate', 'greater-than', '--size', '8', '--signs', '5', '--seed', 'stopped'];
    const terminal = inTerminal(words);
    await terminal.see('the best is kept');
    terminal.type('\u0003');
    expect(await terminal.exitCode).toBe(130);
    const shown = stripVTControlCharacters(terminal.shown);
    expect(shown).toContain('This is the best that was found.');
    expect(shown).toMatch(/seed stopped/);
    const drawing = shown.slice(shown.indexOf('┏'), shown.indexOf('┛') + 1);
    const read = await ludoteca(['solve', '--json'], { input: drawing.replaceAll('\r', '') });
    expect(jsonLines(read.stdout)).toMatchObject([{ game: 'greater-than', unique: true }]);
  });

  it('gives the best it has found when it ends without what was asked for', async () => {
    const words = ['generate', 'greater-than', '--size', '4', '--signs', '4', '--seed', 'few'];
    const people = await ludoteca(words);
    expect(people.code).toBe(1);
    expect(people.stderr).toContain('the fewest found are 5');
    const [doc] = jsonLines(people.stdout);
    expect(signsOf(doc)).toBe(5);
    const solved = await ludoteca(['solve', '--json'], { input: people.stdout });
    expect(jsonLines(solved.stdout)).toMatchObject([{ unique: true }]);
    const programs = await ludoteca([...words, '--json']);
    expect(jsonLines(programs.stdout)).toEqual([
      { error: expect.objectContaining({ code: 'greater-than.signs-hunted' }), best: doc },
    ]);
  });
});
