import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fifthCatalogue, folderOf, jsonLines, ludoteca } from './command.ts';
import { impossible, lines, twofold, unique } from './futoshiki-samples.ts';
import { isSvg, readPdf, samples } from './paper-samples.ts';

const isLong = process.env.LUDOTECA_LONG === '1';
const files = folderOf({});
let fifth: Awaited<ReturnType<typeof fifthCatalogue>>;
beforeAll(async () => {
  fifth = await fifthCatalogue();
});
afterAll(() => {
  fifth.remove();
  files.remove();
});

describe.each(['greater-than', 'cross-a-pix', 'futoshiki'])('a book of new %s', (game) => {
  it('is made whole: rules, boards, solutions', async () => {
    const name = files.path(`${game}.pdf`);
    const words = ['book', '--game', game, '--count', '3', '--seed', 'x', '--lang', 'pt'];
    const { code, stdout, stderr } = await ludoteca([...words, '-o', name], {
      catalogue: fifth.url,
    });
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    expect(stdout).toBe(`${name}: 3 páginas, 3 tabuleiros\n`);
    const { pages } = await readPdf(name);
    expect(pages[0]).toMatch(/^Regras/);
    expect(pages[2]).toMatch(/^Soluções/);
  });
});

describe('with threads', () => {
  it('the level is found where the document does not say it', async () => {
    const name = files.path('level.pdf');
    const code = `${samples['greater-than']}\n${samples['cross-a-pix']}\n`;
    const { code: exit } = await ludoteca(['book', '-', '-o', name], { input: code });
    expect(exit).toBe(0);
    const { pages } = await readPdf(name);
    const level = 'Easy|Medium|Hard|Expert|Master|Extreme';
    expect(pages[1]).toMatch(new RegExp(`1 Greater-Than Sudoku · (${level})`));
    expect(pages[3]).toMatch(new RegExp(`2 Cross-a-Pix · (${level})`));
  });

  const ask = (words: readonly string[], input: string) =>
    ludoteca(words, { input, catalogue: fifth.url });

  it('the solution of a puzzle that comes without one is found', async () => {
    const { code, stdout } = await ask(['draw', '--solution'], samples['greater-than']);
    expect(code).toBe(0);
    expect(stdout.match(/<text/g)).toHaveLength(81);
  });

  it('one of several solutions is drawn, and that is told', async () => {
    const { code, stderr } = await ask(['draw', '--solution'], lines(twofold));
    expect(code).toBe(0);
    expect(stderr).toContain('more than one solution');
    const inBook = await ask(['book', '-', '-o', files.path('two.pdf')], lines(twofold));
    expect(inBook).toMatchObject({ code: 0, stderr: expect.stringContaining('more than one') });
  });

  it('a puzzle without a solution is refused, by draw and by book', async () => {
    const drawn = await ask(['draw', '--solution'], lines(impossible));
    expect(drawn).toMatchObject({
      code: 2,
      stdout: '',
      stderr: expect.stringContaining('no solution'),
    });
    const name = files.path('some.pdf');
    const bound = await ask(['book', '-', '-o', name], lines(impossible, unique));
    expect(bound).toMatchObject({ code: 2, stderr: expect.stringContaining('no solution') });
    expect((await readPdf(name)).pages[1]).not.toContain('2 Futoshiki');
  });

  it('a search that is cut short says so', async () => {
    const endless = lines({ ...twofold, game: 'endless' });
    const { code, stderr } = await ask(['draw', '--solution', '--nodes', '100'], endless);
    expect(code).toBe(2);
    expect(stderr).toContain('--time');
  });

  it('every move of a position is marked', async () => {
    const board = { game: 'noughts', cells: 'xo..x....', turn: 'o' };
    const { stdout } = await ask(['draw', '--analysis'], lines(board));
    expect(stdout.match(/stroke-dasharray/g)?.length).toBeGreaterThan(0);
    const plain = await ask(['draw'], lines(board));
    expect(stdout.length).toBeGreaterThan(plain.stdout.length);
  });

  it('a PDF or PNG goes to the standard output whole', async () => {
    const out = files.path('out.pdf');
    const words = ['-c', `"$0" "$1" draw --to pdf > "$2"`, process.execPath];
    const bin = new URL('../bin/ludoteca.cjs', import.meta.url).pathname;
    const run = spawnSync('sh', [...words, bin, out], { input: samples.rastros });
    expect(run.status).toBe(0);
    expect((await readPdf(out)).pages).toHaveLength(1);
  });
});

describe('a long book', () => {
  it(`of ${isLong ? 900 : 30} boards takes little memory`, async () => {
    const made = await ludoteca(['generate', 'greater-than', '--count', '6', '--seed', 'p']);
    const input = made.stdout.repeat(isLong ? 150 : 5);
    const name = files.path('long.pdf');
    const words = ['book', '-', '--json', '--base', 'https://example.org/', '-o', name];
    // A heap that holds the fonts and a few pages, and not a book.
    const { code, stdout } = await ludoteca(words, {
      input,
      env: { NODE_OPTIONS: '--max-old-space-size=64' },
    });
    expect(code).toBe(0);
    expect(jsonLines(stdout)[0]).toMatchObject({ boards: isLong ? 900 : 30 });
  });
});

const poppler = spawnSync('pdftotext', ['-v']).error === undefined;

describe.runIf(poppler)('another reader of PDF', () => {
  it('finds the same words, and fonts that are inside', async () => {
    const name = files.path('poppler.pdf');
    await ludoteca(['book', '-', '--lang', 'pt', '-o', name], { input: samples.rastros });
    const text = spawnSync('pdftotext', [name, '-'], { encoding: 'utf8' }).stdout;
    expect(text).toContain('Há uma pedra branca num tabuleiro quadrado');
    const fonts = spawnSync('pdffonts', [name], { encoding: 'utf8' })
      .stdout.split('\n')
      .slice(2, -1);
    expect(fonts.length).toBeGreaterThan(0);
    for (const font of fonts) expect(font).toMatch(/Inter.* yes yes yes /);
    expect(readFileSync(name).includes('/Subtype /Image')).toBe(false);
  });
});

describe('a problem of a board game', () => {
  const make = ['generate', 'rastros', '--size', '5', '--level', 'easy', '--seed', 'drawn'];

  it('is drawn with its answer when asked, also where it comes without', async () => {
    const { stdout: problem } = await ludoteca([...make, '--json']);
    const whole = JSON.parse(problem);
    const { answer: _, line: __, ...question } = whole.problem;
    const bare = JSON.stringify({ ...whole, problem: question });
    const plain = (await ludoteca(['draw'], { input: problem })).stdout;
    const answered = (await ludoteca(['draw', '--solution'], { input: problem })).stdout;
    expect(isSvg(answered)).toBe(true);
    expect(answered).not.toBe(plain);
    expect((await ludoteca(['draw', '--solution'], { input: bare })).stdout).toBe(answered);
  });

  it('has one answer, and not among other marks', async () => {
    const { stdout: problem } = await ludoteca([...make, '--json']);
    const { code, stderr } = await ludoteca(['draw', '--solution', '--analysis'], {
      input: problem,
    });
    expect(code).toBe(2);
    expect(stderr).toContain('--solution does not go with --analysis');
  });
});
