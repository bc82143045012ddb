/** Files of many documents, whose work is spread over threads in portions: the same bytes, however many there are. */

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, it } from 'vitest';
import { folderOf, jsonLines, ludoteca } from './command.ts';

const four = {
  ...{ game: 'greater-than', boxRows: 2, boxCols: 2 },
  givens: [
    [1, 0, 0, 0],
    [0, 0, 3, 0],
    [0, 4, 0, 0],
    [0, 0, 0, 2],
  ],
  right: Array.from({ length: 4 }, () => ['', '', '']),
  down: Array.from({ length: 3 }, () => ['', '', '', '']),
};

/** More than is done before a thread has started. */
const many = 1200;
const listed = (change: (index: number) => object | string) =>
  Array.from({ length: many }, (_, index) => {
    const each = change(index);
    return typeof each === 'string' ? each : JSON.stringify({ ...four, ...each });
  });
const files = folderOf({
  'many.jsonl': listed((index) => {
    if (index % 400 === 399) return '{"game":"greater-than","boxRows":7}';
    if (index % 400 === 299) return 'no document at all';
    return { id: index, ...(index % 100 === 50 && { hue: 1 }), ...(index > 900 && { tone: 2 }) };
  }).join('\n'),
  'few.jsonl': listed((index) => ({ id: `few ${index}` }))
    .slice(0, 3)
    .join('\n'),
  'junk.txt': Array.from({ length: 700 }, (_, index) => `{"junk ${index}"}`).join('\n'),
});
afterAll(() => files.remove());

/** Times are not the same twice. */
const withoutTimes = (text: string) =>
  text.replace(/"ms":[\d.]+/g, '"ms":0').replace(/[\d.,]+ (µs|ms|s)\)/g, '');

describe('any number of jobs', () => {
  it.each([['solve', '--json'], ['solve'], ['check', '--json'], ['grade', '--json']])(
    'writes the same of many documents, good and bad: %s %s',
    async (...words) => {
      const names = ['many.jsonl', 'junk.txt', 'missing.jsonl', 'few.jsonl'].map(files.path);
      const asked = await Promise.all(
        ['1', '3'].map((jobs) => ludoteca([...words, '--jobs', jobs, ...names])),
      );
      const [one] = asked.map(({ code, stdout, stderr }) => ({
        ...{ code, stderr },
        stdout: withoutTimes(stdout),
      }));
      for (const { code, stdout, stderr } of asked) {
        expect({ code, stderr, stdout: withoutTimes(stdout) }).toEqual(one);
      }
      expect(one.code).toBe(2);
      // Names that mean nothing are told once, with the first document that has them.
      expect(one.stderr.match(/line 51: hue/g)).toHaveLength(1);
      expect(one.stderr.match(/: tone/g)).toHaveLength(1);
      // What is wrong is told in its place, and all else is answered.
      for (const line of [300, 400, 700, 800, 1100, 1200]) {
        expect(one.stderr).toMatch(new RegExp(`many\\.jsonl: .*\\b${line}\\b`));
      }
      // Of what holds no documents no more is told than that.
      expect(one.stderr.match(/junk\.txt/g)).toHaveLength(251);
      if (!words.includes('--json')) return;
      const answers = jsonLines(one.stdout);
      expect(answers).toHaveLength(many + 251 + 1 + 3);
      expect(answers.slice(0, many).map(({ index }) => index)).toEqual([...Array(many).keys()]);
      expect(answers.filter(({ error }) => error === undefined)).toHaveLength(many - 6 + 3);
    },
  );

  it.each(['greater-than', 'cross-a-pix'])('makes the same puzzles: %s', async (game) => {
    const make = (jobs: string, ...more: string[]) =>
      ludoteca(['generate', game, '--size', '4', '--seed', 's', '--jobs', jobs, ...more]);
    const [one, three, late] = await Promise.all([
      make('1', '--count', '60'),
      make('3', '--count', '60'),
      make('2', '--count', '20', '--skip', '40'),
    ]);
    expect(three).toEqual(one);
    const lines = one.stdout.trim().split('\n');
    expect(lines).toHaveLength(60);
    expect(late.stdout.trim().split('\n')).toEqual(lines.slice(40));
  });
});

describe('a stream', () => {
  it('is answered as it comes', async () => {
    const bin = fileURLToPath(new URL('../bin/ludoteca.cjs', import.meta.url));
    const child = spawn(process.execPath, [bin, 'solve', '--json', '--jobs', '2', '-']);
    const answers = child.stdout.setEncoding('utf8')[Symbol.asyncIterator]();
    let rest = '';
    const next = async (): Promise<string> => {
      while (!rest.includes('\n')) rest += (await answers.next()).value;
      const end = rest.indexOf('\n');
      const line = rest.slice(0, end);
      rest = rest.slice(end + 1);
      return line;
    };
    for (let id = 0; id < 100; id++) {
      child.stdin.write(`${JSON.stringify({ ...four, id })}\n`);
      expect(JSON.parse(await next())).toMatchObject({ id, count: 1 });
    }
    child.stdin.end();
    await once(child, 'close');
  });

  it('of any length takes little memory', async () => {
    // More characters than there is room for.
    const padded = JSON.stringify({ ...four, minimal: 'x'.repeat(60_000) });
    const input = `${padded}\n`.repeat(1000);
    const { code, stdout } = await ludoteca(['check', '--json', '--jobs', '2', '-'], {
      input,
      env: { NODE_OPTIONS: '--max-old-space-size=40' },
    });
    expect(code).toBe(0);
    expect(jsonLines(stdout)).toHaveLength(1000);
  });
});
