import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { languages } from 'ludoteca';
import { afterAll, describe, expect, it } from 'vitest';
import { folderOf, jsonLines } from '../../test/command.ts';
import { lines, solution, unique } from '../../test/futoshiki-samples.ts';
import { here } from '../../test/in-process.ts';
import { readPdf, samples } from '../../test/paper-samples.ts';

const files = folderOf({ 'note.txt': 'x' });
afterAll(() => files.remove());

const solved = { ...unique, solution, level: 'easy' };
const many = (count: number) => lines(...Array.from({ length: count }, () => solved));
/** A grid without walls or paint, of any size. */
const blank = (side: number) => {
  const zeros = (rows: number, cols: number) =>
    Array.from({ length: rows }, () => Array(cols).fill(0));
  return {
    game: 'cross-a-pix',
    rows: side,
    cols: side,
    right: zeros(side, side - 1),
    down: zeros(side - 1, side),
    rowClues: zeros(side, 2),
    colClues: zeros(side, 2),
    solution: zeros(side, side),
    level: 'easy',
  };
};

async function bookOf(input: string, ...words: readonly string[]) {
  const name = files.path('book.pdf');
  const { code, stderr } = await here(['book', '-', '-o', name, ...words], { input });
  expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
  return readPdf(name);
}

describe('a book', () => {
  it('has rules, boards and solutions, with level and code', async () => {
    const input = lines({ ...solved, level: 'hard' }, ...Array(4).fill(solved));
    const { pages, title } = await bookOf(input);
    expect(title).toBe('Ludoteca');
    expect(pages).toHaveLength(4);
    expect(pages[0]).toMatch(/^Rules\s+Futoshiki\s+Each row and each column/);
    expect(pages[1]).toContain('1 Futoshiki · Hard');
    expect(pages[1]).toMatch(/futoshiki1[\w-]+/);
    expect(pages[1]).toContain('One solution each. Solutions at the end.');
    expect(pages[2]).toContain('5 Futoshiki');
    expect(pages[3]).toMatch(/^Solutions/);
    expect(pages.map((page) => /ludoteca · \d+/.exec(page)?.[0])).toEqual(
      [1, 2, 3, 4].map((number) => `ludoteca · ${number}`),
    );
  });

  it('speaks Portuguese, with its accents', async () => {
    const { pages } = await bookOf(many(1), '--lang', 'pt', '--title', 'Lição à terça', '--cover');
    expect(pages[0]).toContain('Lição à terça');
    expect(pages[1]).toContain('Regras');
    expect(pages[2]).toContain('Cada um tem uma só solução. Soluções no fim.');
    expect(pages[3]).toMatch(/^Soluções/);
  });

  it('tells what its fonts cannot show in the title, and is made all the same', async () => {
    const name = files.path('titled.pdf');
    const titled = (title: string, language: string) =>
      here(['book', '-', '-o', name, '--title', title, '--lang', language], { input: many(1) });
    const english = await titled('日曜 — Ação 日 ☺️ №', 'en');
    expect(english.code).toBe(0);
    expect(english.stderr).toContain('the fonts have no 日 曜');
    expect(english.stderr).not.toContain('ç');
    const portuguese = await titled('日', 'pt');
    expect(portuguese.stderr).toContain('--title: os tipos de letra não têm 日');
    expect((await titled('Lição «à» terça – 1½ €', 'pt')).stderr).toBe('');
  });

  it('prints codes that are read back', async () => {
    const skip = ['--skip', 'rules,solutions,levels'];
    const { pages } = await bookOf(samples['greater-than'], ...skip);
    const code = /gt1[\w-]+/.exec(pages[0])?.[0] ?? '';
    expect(code).toBe(samples['greater-than']);
    expect((await here(['show', '--json'], { input: code })).code).toBe(0);
  });

  it('links each board to the app', async () => {
    const { links } = await bookOf(many(2), '--base', 'https://example.org/app/');
    expect(links[1]).toEqual([expect.stringMatching(/^https:\/\/example\.org\/app\/#futoshiki1/)]);
  });

  it('is of any paper, and as full as asked', async () => {
    for (const [paper, width, perPage] of [
      ['a5', 419.53, 1],
      ['a4', 595.28, 8],
      ['letter', 612, 6],
      ['a3', 841.89, 2],
    ] as const) {
      const size = ['--paper', paper, '--per-page', String(perPage), '--skip', 'rules,solutions'];
      const { pages, sizes } = await bookOf(many(8), ...size);
      expect(pages).toHaveLength(Math.ceil(8 / perPage));
      expect(sizes[0][0]).toBeCloseTo(width, 1);
    }
  });

  it('leaves out what it is told to', async () => {
    const { pages } = await bookOf(many(1), '--skip', 'rules,solutions,levels,codes,names');
    expect(pages).toHaveLength(1);
    expect(pages[0]).not.toMatch(/Name|futoshiki1|Solutions/);
  });

  it('is the same file every time', async () => {
    await bookOf(many(2));
    const first = readFileSync(files.path('book.pdf'));
    await bookOf(many(2));
    expect(readFileSync(files.path('book.pdf')).equals(first)).toBe(true);
  });

  it('holds games too, and says whose turn it is', async () => {
    const { pages } = await bookOf(`${samples.rastros}\n${samples.squex}\n`, '--skip', 'rules');
    expect(pages).toHaveLength(1);
    expect(pages[0]).toMatch(/1 Rastros · North to move/);
    expect(pages[0]).not.toContain('solution');
  });

  it('answers programs', async () => {
    const name = files.path('json.pdf');
    const { stdout } = await here(['book', '-', '--json', '-o', name], { input: many(3) });
    expect(jsonLines(stdout)).toEqual([{ file: name, pages: 3, boards: 3 }]);
  });

  it('goes on without a document that it cannot read', async () => {
    const name = files.path('partly.pdf');
    const input = `${lines({ size: 99 })}${many(1)}`;
    expect((await here(['book', '-', '-o', name], { input })).code).toBe(2);
    expect((await readPdf(name)).pages).toHaveLength(3);
  });
});

describe('what book refuses, it tells in every language', () => {
  const name = files.path('refused.pdf');
  it.each<[string, readonly string[], { input?: string; isTerminal?: boolean }, string]>([
    ['an unknown paper', ['-', '--paper', 'b4'], { input: many(1) }, 'a5, a4, letter, a3'],
    ['another division', ['-', '--per-page', '5'], { input: many(1) }, '1, 2, 4, 6, 8'],
    ['an unknown part', ['-', '--skip', 'rules,jokes'], { input: many(1) }, 'jokes'],
    ['an address that is none', ['-', '--base', 'example'], { input: many(1) }, 'example'],
    ...['javascript:alert(1)', 'file:///etc/passwd', 'data:text/html,x', 'https:'].map(
      (base): [string, readonly string[], { input: string }, string] => [
        `an address of another kind: ${base}`,
        ['-', '--base', base],
        { input: many(1) },
        base,
      ],
    ),
    ['a format of what is made', ['--game', 'futoshiki', '--format', 'json'], {}, '--format'],
    ['a name for a picture', ['-', '--output=book.svg'], { input: many(1) }, 'book.svg'],
    ['a number of files to make', ['-', '--count', '3'], { input: many(1) }, '--count'],
    ['nothing to put in', [], {}, '--game'],
    ['nothing that can be read', ['-'], { input: '{"size":99}' }, '"game"'],
    ['a board that is too large', ['-', '--per-page', '4'], { input: lines(blank(60)) }, '2.5 mm'],
    ['a board too large for any paper', ['-'], { input: lines(blank(150)) }, 'A3'],
    ['a board that the game does not have', ['--game', 'rastros', '--size', '2'], {}, '2'],
    ['an option of no game', ['-', '--sizes', '3'], { input: many(1) }, '--sizes'],
    ['a folder that is not there', ['-', '--output=/none/x.pdf'], { input: many(1) }, 'ENOENT'],
  ])('%s', async (_, words, run, told) => {
    const said = new Set<string>();
    for (const language of languages) {
      const { code, stderr } = await here(['book', '-o', name, ...words, '--lang', language], run);
      expect(code).toBe(2);
      expect(stderr).toContain(told);
      said.add(stderr);
    }
    expect(said.size).toBe(languages.length);
    expect(existsSync(name)).toBe(false);
  });

  it('a file on a terminal, or in JSON', async () => {
    const onTerminal = await here(['book', '-'], { input: many(1), isTerminal: true });
    expect(onTerminal).toMatchObject({ code: 2, stderr: expect.stringContaining('terminal') });
    const inJson = await here(['book', '-', '--json'], { input: many(1) });
    expect(inJson).toMatchObject({ code: 2, stderr: expect.stringContaining('JSON') });
  });

  it('and leaves no half of a file', () => {
    expect(readdirSync(files.folder).filter((each) => each.endsWith('.part'))).toEqual([]);
  });
});
