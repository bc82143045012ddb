import { appendFileSync, readFileSync, writeFileSync } from 'node:fs';
import { afterAll, describe, expect, it } from 'vitest';
import { folderOf, jsonLines } from '../../test/command.ts';
import { lines, unique } from '../../test/futoshiki-samples.ts';
import { here } from '../../test/in-process.ts';

const record = { id: 'mine', game: 'noughts', moves: ['b2', 'a1'], event: 'Tuesday' };
const people = ['--first', 'human', '--second', 'human'];
const files = folderOf({});
afterAll(files.remove);

const put = (name: string, text: string) => {
  writeFileSync(files.path(name), text);
  return files.path(name);
};
const typed = (...moves: string[]) => moves.map((move) => `${move}\n`).join('');
const goOn = (file: string, ...moves: string[]) =>
  here(['play', '--resume', file, '--record', file, ...people], { input: typed(...moves) });

describe('a new game in a file that holds something', () => {
  it('comes after what is there', async () => {
    // A line of another puzzle, spread over lines, and no end of line after it.
    const before = `${JSON.stringify(unique, undefined, 1)}\r\n\r\n${JSON.stringify(record)}`;
    const file = put('held.json', before);
    const { code } = await here(['play', 'noughts', ...people, '--record', file], {
      input: typed('c3', 'again', 'a1'),
    });
    expect(code).toBe(0);
    const text = readFileSync(file, 'utf8');
    expect(text.startsWith(`${before}\n`)).toBe(true);
    expect(jsonLines(text.slice(before.length))).toMatchObject([
      { moves: ['c3'] },
      { moves: ['a1'] },
    ]);
  });

  it.each([
    ['a letter', 'Dear diary,\n', 'line 1, column 1: the record cannot be added'],
    ['a broken line among good ones', `${lines(unique)}{"game":\n`, 'the JSON ends too early'],
    ['a picture', '\u0089PNG\0', 'found a binary byte'],
  ])('is refused where that is %s, which stays', async (_, text, told) => {
    const file = put('other.txt', text);
    for (const words of [
      ['play', 'noughts', ...people],
      ['match', 'noughts', '--first', '1', '--second', '1', '--games', '2'],
    ]) {
      const { code, stdout, stderr } = await here([...words, '--record', file]);
      expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
      expect(stderr).toContain(`${file}: `);
      expect(stderr).toContain(told);
      expect(readFileSync(file, 'utf8')).toBe(text);
    }
  });
});

describe('a game that is gone on with in its own file', () => {
  const line = JSON.stringify(record);
  const first = JSON.stringify(unique, undefined, 2);

  it.each([
    ['one line', '', '\n'],
    ['the last of many', `${first}\n{"game":"noughts","moves":[]}   \n\n`, '\n\n'],
    ['no end of line', `${first}\n`, ''],
    ['lines that end otherwise', `${first}\n`.replace(/\n/g, '\r\n'), '\r\n'],
    ['a byte order mark', '\uFEFF', '\n'],
    ['the last of a list', `[\n  ${JSON.stringify(unique)},\n  `, '\n]\n'],
    ['the last of a list in a line', `[${JSON.stringify(unique)}, `, ']'],
  ])('leaves all else byte by byte: %s', async (_, before, after) => {
    const file = put('own.json', before + line + after);
    const { code, stdout } = await goOn(file, 'c3');
    expect(code).toBe(0);
    expect(stdout).toContain('Going on after 2 moves.');
    const text = readFileSync(file, 'utf8');
    expect(text.startsWith(before)).toBe(true);
    expect(text.endsWith(after)).toBe(true);
    const written = JSON.parse(text.slice(before.length, text.length - after.length));
    // What it was called and what somebody else wrote into it is still there.
    expect(written).toMatchObject({ ...record, moves: ['b2', 'a1', 'c3'] });
    const again = await goOn(file, 'c1', 'again', 'b2');
    expect(again.stdout).toContain('Going on after 3 moves.');
    const last = await here(['show', '--json', file]);
    expect(jsonLines(last.stdout).at(-1)).toMatchObject({ moves: ['b2'] });
    expect(readFileSync(file, 'utf8')).toContain('"moves":["b2","a1","c3","c1"]');
  });

  it('comes after a code or a drawing, which no record replaces', async () => {
    const { stdout: code } = await here(['convert', '--to', 'code'], { input: line });
    const file = put('code.txt', code);
    await goOn(file, 'c3');
    const text = readFileSync(file, 'utf8');
    expect(text.startsWith(code)).toBe(true);
    expect(JSON.parse(text.slice(code.length))).toMatchObject({ moves: ['b2', 'a1', 'c3'] });
  });

  it('keeps what is said of a puzzle, and only the marks that are there now', async () => {
    const marked = { ...unique, title: 'For Ana', marks: { r1c1: [1, 2] } };
    const file = put('puzzle.json', lines(marked));
    await here(['play', '--resume', file, '--record', file], { input: typed('r1c1 mark 1 2') });
    const written = JSON.parse(readFileSync(file, 'utf8'));
    expect(written).toMatchObject({ id: unique.id, title: 'For Ana' });
    expect(written).not.toHaveProperty('marks');
  });

  it('is not written over what another program has added meanwhile', async () => {
    const file = put('shared.json', `${line}\n`);
    let isAsked = false;
    const input = {
      async *[Symbol.asyncIterator]() {
        yield Buffer.from('c3\n');
        await new Promise((resolve) => setTimeout(resolve, 300));
        if (!isAsked) appendFileSync(file, `${first}\n`);
        isAsked = true;
        yield Buffer.from('c1\n');
      },
    };
    const { stdout } = await here(['play', '--resume', file, '--record', file, ...people], {
      input,
    });
    expect(stdout).toContain('another program has changed the file meanwhile');
    expect(readFileSync(file, 'utf8').endsWith(`${first}\n`)).toBe(true);
  });
});
