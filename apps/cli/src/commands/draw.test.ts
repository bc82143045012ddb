import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { languages } from 'ludoteca';
import { afterAll, describe, expect, it } from 'vitest';
import { folderOf, jsonLines } from '../../test/command.ts';
import { lines, solution, unique } from '../../test/futoshiki-samples.ts';
import { here } from '../../test/in-process.ts';
import { difference, isSvg, readPdf, readPng, samples } from '../../test/paper-samples.ts';

const files = folderOf({ 'note.txt': 'x' });
afterAll(() => files.remove());

const golden = (name: string) =>
  fileURLToPath(new URL(`../../test/golden/${name}`, import.meta.url));
const games = Object.entries(samples);
const solved = lines({ ...unique, solution });
const two = lines(unique, unique);

describe.each(games)('a picture of %s', (game, code) => {
  it.each(['light', 'ink'])('in %s is the SVG it was', async (theme) => {
    const { code: exit, stdout } = await here(['draw', '--theme', theme], { input: code });
    expect(exit).toBe(0);
    expect(isSvg(stdout)).toBe(true);
    await expect(stdout).toMatchFileSnapshot(golden(`${game}-${theme}.svg`));
  });

  it('as PNG looks as it did', async () => {
    const made = files.path(`${game}.png`);
    const words = ['draw', '--cell', '20', '--theme', 'dark', '-o', made];
    expect((await here(words, { input: code })).code).toBe(0);
    const kept = golden(`${game}-dark.png`);
    if (!existsSync(kept)) writeFileSync(kept, readFileSync(made));
    expect(difference(readPng(made), readPng(kept))).toBeLessThan(0.005);
  });

  it('in PDF is a page as large as the board, with letters that can be selected', async () => {
    const made = files.path(`${game}.pdf`);
    expect((await here(['draw', '--cell', '40', '-o', made], { input: code })).code).toBe(0);
    const { pages, sizes } = await readPdf(made);
    expect(pages).toHaveLength(1);
    // A new Greater-Than Sudoku has signs alone, and no letters.
    expect(/[\da-h]/.test(pages[0])).toBe(game !== 'greater-than');
    const svg = (await here(['draw', '--cell', '40'], { input: code })).stdout;
    const [, width, height] = / width="([\d.]+)" height="([\d.]+)"/.exec(svg) ?? [];
    expect(sizes[0][0]).toBeCloseTo(Number(width) * 0.75, 0);
    expect(sizes[0][1]).toBeCloseTo(Number(height) * 0.75, 0);
  });
});

describe('draw', () => {
  const svgOf = async (...words: readonly string[]) => {
    const { code, stdout } = await here(['draw', ...words], { input: solved });
    expect(code).toBe(0);
    expect(isSvg(stdout)).toBe(true);
    return stdout;
  };
  const textsOf = (svg: string) =>
    [...svg.matchAll(/<text[^>]*>([^<]*)</g)].map(([, text]) => text);

  it('writes to the standard output, by its name too', async () => {
    expect(await svgOf('-o', '-')).toBe(await svgOf());
  });

  it('shows the solution only when asked', async () => {
    expect(textsOf(await svgOf())).not.toContain('4');
    expect(textsOf(await svgOf('--solution')).filter((text) => text === '4')).toHaveLength(4);
  });

  it('names rows and columns when asked, and not when asked not to', async () => {
    const named = textsOf(await svgOf('--coordinates', 'on'));
    expect(named.length).toBe(textsOf(await svgOf()).length + 8);
    const game = { input: samples.rastros };
    const withNames = await here(['draw'], game);
    const without = await here(['draw', '--coordinates', 'off'], game);
    expect(textsOf(withNames.stdout)).toContain('h');
    expect(textsOf(without.stdout)).not.toContain('h');
  });

  it('writes the candidates that the rules leave', async () => {
    const input = samples['greater-than'];
    const { stdout } = await here(['draw', '--candidates'], { input });
    // Where every cell has a sign to a larger or a smaller one, none has all nine.
    const marks = textsOf(stdout);
    expect(marks.length).toBeGreaterThan(81);
    expect(marks.length).toBeLessThan(81 * 9);
  });

  it('is as large as asked', async () => {
    expect(await svgOf('--width', '500')).toContain(' width="500"');
    const made = files.path('large.png');
    const sizeOf = async (...words: readonly string[]) => {
      await here(['draw', '--width', '100', '-o', made, ...words], { input: solved });
      return readPng(made).width;
    };
    expect(await sizeOf()).toBe(100);
    expect(await sizeOf('--scale', '3')).toBe(300);
    expect(await sizeOf('--dpi', '300')).toBe(Math.round(100 * (300 / 96)));
    expect(readFileSync(made).includes('pHYs')).toBe(true);
  });

  it('has a background unless asked not to', async () => {
    const backgrounds = async (...words: readonly string[]) =>
      (await svgOf('--theme', 'dark', ...words)).split('\n')[2];
    expect(await backgrounds()).toMatch(/^<rect .* fill="#181d26"\/>$/);
    expect(await backgrounds('--transparent')).not.toBe(await backgrounds());
  });

  it('follows a record, and marks its last move', async () => {
    const svg = async (...words: readonly string[]) =>
      (await here(['draw', ...words], { input: samples.squex })).stdout;
    expect(await svg('--at', '3')).not.toBe(await svg('--at', '4'));
    expect(await svg('--at', '3')).not.toBe(await svg('--at', '3', '--last', 'off'));
  });

  it('numbers several pictures, and puts them into one PDF', async () => {
    const run = { input: two };
    expect((await here(['draw', '-o', files.path('many.svg')], run)).code).toBe(0);
    expect(existsSync(files.path('many-1.svg'))).toBe(true);
    expect(existsSync(files.path('many-2.svg'))).toBe(true);
    expect(existsSync(files.path('many.svg'))).toBe(false);
    await here(['draw', '-o', files.path('many.pdf')], run);
    expect((await readPdf(files.path('many.pdf'))).pages).toHaveLength(2);
  });

  it('answers programs', async () => {
    const written = await here(['draw', '--json', '-o', files.path('json.png')], { input: two });
    expect(jsonLines(written.stdout)).toEqual(
      [1, 2].map((number) => ({
        id: 'four',
        game: 'futoshiki',
        format: 'png',
        width: expect.any(Number),
        height: expect.any(Number),
        file: files.path(`json-${number}.png`),
      })),
    );
    const told = jsonLines((await here(['draw', '--json'], { input: two })).stdout);
    expect(told.map(({ text }) => isSvg(text))).toEqual([true, true]);
  });

  it('draws what can be drawn, and tells what cannot', async () => {
    const input = `${lines({ size: 99 })}${solved}`;
    const { code, stdout, stderr } = await here(['draw'], { input });
    expect(code).toBe(2);
    expect(isSvg(stdout)).toBe(true);
    expect(stderr).toContain('ludoteca');
  });
});

describe('short codes', () => {
  it.each(games)('of %s are written and read as a format', async (game, code) => {
    const json = await here(['convert', '--to', 'json'], { input: code });
    expect(jsonLines(json.stdout)[0]).toMatchObject({ game });
    const back = await here(['convert', '--to', 'code'], { input: json.stdout });
    expect(back.stdout).toBe(`${code}\n`);
  });

  it('stand one to a line', async () => {
    const input = games.map(([, code]) => code).join('\n');
    const { stdout } = await here(['show', '--json'], { input });
    expect(jsonLines(stdout).map(({ game }) => game)).toEqual(games.map(([game]) => game));
  });
});

describe('what draw refuses, it tells in every language', () => {
  it.each<[string, readonly string[], { input: string; isTerminal?: boolean }, string]>([
    ['a name that tells nothing', ['-o', 'picture.gif'], { input: solved }, 'picture.gif'],
    [
      'a name that tells another picture',
      ['-o', files.path('y.svg'), '--to', 'png'],
      { input: solved },
      'y.svg',
    ],
    ['two sizes', ['--cell', '20', '--width', '300'], { input: solved }, '--width'],
    ['pixels of an SVG', ['--dpi', '300'], { input: solved }, '--dpi'],
    ['pixels of a PDF', ['--scale', '2', '-o', files.path('y.pdf')], { input: solved }, '--scale'],
    ['several pictures at once', [], { input: two }, 'SVG'],
    ['a PDF on a terminal', ['--to', 'pdf'], { input: solved, isTerminal: true }, 'PDF'],
    ['a PNG in JSON', ['--to', 'png', '--json'], { input: solved }, 'PNG'],
    [
      'too many pixels',
      ['--to', 'png', '--width', '1000', '--dpi', '4800'],
      { input: solved },
      '50000',
    ],
    [
      'more pixels in all than memory is worth',
      ['--to', 'png', '--width', '16000'],
      { input: solved },
      '50',
    ],
    ['a folder that is not there', ['-o', '/none/x.svg'], { input: solved }, 'ENOENT'],
    ['a folder that is none', ['-o', files.path('note.txt/x.pdf')], { input: solved }, 'ENOTDIR'],
    ['the solution of a game', ['--solution'], { input: samples.rastros }, 'rastros'],
    ['moves of a puzzle', ['--at', '3'], { input: solved }, 'futoshiki'],
    ['more moves than there are', ['--at', '999'], { input: samples.rastros }, '999'],
  ])('%s', async (_, words, run, told) => {
    const said = new Set<string>();
    for (const language of languages) {
      const { code, stderr } = await here(['draw', ...words, '--lang', language], run);
      expect(code).toBe(2);
      expect(stderr).toContain(told);
      expect(stderr).not.toMatch(/[{}]/);
      said.add(stderr);
    }
    expect(said.size).toBe(languages.length);
  });

  it('and writes nothing then', () => {
    expect(existsSync(files.path('y.svg'))).toBe(false);
    expect(existsSync(files.path('y.pdf'))).toBe(false);
  });

  it('and leaves no half of a file', () => {
    expect(readdirSync(files.folder).filter((name) => name.endsWith('.part'))).toEqual([]);
  });
});
