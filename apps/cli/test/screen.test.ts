import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { endTerminals, fifthCatalogue, folderOf, onScreen, type Run } from './command.ts';
import { lines, unique } from './futoshiki-samples.ts';

const down = '\u001b[B';
const right = '\u001b[C';
const enter = '\r';
const interrupt = '\u0003';

const files = folderOf({ 'mistaken.json': lines({ ...unique, game: 'mistaken' }) });
let fifth: Awaited<ReturnType<typeof fifthCatalogue>>;
beforeAll(async () => {
  fifth = await fifthCatalogue();
});
afterAll(() => {
  endTerminals();
  fifth.remove();
  files.remove();
});

const open = (words: readonly string[], size: string, run: Run = {}) => {
  const [cols, rows] = size.split('x').map(Number);
  return onScreen(words, { cols, rows, cwd: files.folder, catalogue: fifth.url, ...run });
};
/** Both a text and another stand on the screen. */
const both = (one: string, other: string) => new RegExp(`(?=[\\s\\S]*${one})(?=[\\s\\S]*${other})`);

const nine = ['play', 'greater-than', '--level', 'easy', '--seed', '3'];

describe('a puzzle on the screen', () => {
  it('has numbers, marks, candidates, hints by stages in place, undo, and is kept', async () => {
    const screen = await open([...nine, '--record', 'sheet.json'], '80x24');
    const begun = await screen.see('81 open');
    expect(begun).toHaveLength(24);
    expect(begun[1]).toMatch(/^ {6}1 {4}2 {4}3 .* 9 /);
    expect(begun[3]).toMatch(/^ 1 ┃ /);
    screen.type(`m12${right}m7`);
    await screen.see(both('┃ ?12 ?>', '80 open'));
    screen.type('u');
    await screen.see('81 open');
    screen.type('h');
    await screen.see('Look at box');
    screen.type('h');
    await screen.see('Look for this');
    screen.type('h');
    const told = await screen.see('a takes this step');
    expect(told.join('\n')).toContain('◆');
    expect(screen.hasColour).toBe(true);
    screen.type('a');
    await screen.see('80 open');
    screen.type('c');
    await screen.see('Each open cell');
    screen.type('q');
    await screen.see('Until next time');
    expect(await screen.exitCode).toBe(0);
    expect(screen.isGivenBack).toBe(true);
    const kept = JSON.parse(readFileSync(files.path('sheet.json'), 'utf8'));
    expect(kept).toMatchObject({ game: 'greater-than', marks: { r1c1: [1, 2] } });
  });

  it('is larger where there is room, in Portuguese, without colour and without rich signs', async () => {
    const env = { NO_COLOR: '1', LANG: 'C', TERM: 'xterm' };
    const screen = await open([...nine, '--lang', 'pt'], '120x48', { env });
    const begun = await screen.see('81 por preencher');
    expect(begun[2]).toMatch(/^ {3}\+-{20,}\+/);
    expect(begun.join('\n')).toMatch(/^[\x20-\x7e\n\u00c0-\u00ff]*$/);
    screen.type('c');
    // Each candidate has its place of three by three.
    await screen.see(/4 5 6 .*4 5 6/);
    expect(screen.hasColour).toBe(false);
    screen.type(interrupt);
    expect(await screen.exitCode).toBe(130);
    expect(screen.isGivenBack).toBe(true);
  });

  it('is painted by the mouse, and scrolls with its clues where it is too large', async () => {
    const words = ['play', 'cross-a-pix', '--size', '20', '--seed', '5', '--color', 'never'];
    const screen = await open(words, '60x20');
    const begun = await screen.see('400 open');
    expect(begun[1]).toMatch(/ 1 +2 +3 /);
    expect(begun[1]).not.toContain('20');
    const corner = begun.findIndex((line) => line.includes('┌'));
    const place = `${begun[corner].indexOf('┌') + 2};${corner + 2}`;
    for (const [button, value] of [
      [0, 'paint'],
      [2, 'blank'],
    ] as const) {
      screen.type(`\u001b[<${button};${place}M\u001b[<${button};${place}m`);
      await screen.see(`Here: r1c1, ${value}`);
    }
    screen.type('\u001b[F');
    const far = await screen.see('Here: r1c20');
    expect(far.join('\n')).toContain('r1 ');
    expect(far[1]).toContain('20');
    screen.resize(120, 50);
    const all = await screen.see(/ 1 +2 .* 20 /);
    expect(all).toHaveLength(50);
    screen.kill('SIGTERM');
    expect(await screen.exitCode).toBe(143);
    expect(screen.isGivenBack).toBe(true);
  });

  it('of a game that nobody here knows is played at once', async () => {
    const screen = await open(['play', 'futoshiki', '--size', '4', '--seed', 'x'], '80x24');
    await screen.see(' open');
    screen.type(`1${down}:rules${enter}`);
    await screen.see('Each row and each column');
    screen.type('q');
    expect(await screen.exitCode).toBe(0);
  });

  it('that breaks gives the terminal back before it says so', async () => {
    const screen = await open(['play', '--resume', 'mistaken.json'], '80x24');
    await screen.see(' open');
    screen.type('h');
    expect(await screen.exitCode).toBe(70);
    expect(screen.isGivenBack).toBe(true);
    expect(screen.lines.join('\n')).toContain('something broke inside ludoteca');
  });
});

describe('a game on the screen', () => {
  it('is played by keys against a level, with hints, analysis and undo', async () => {
    const words = ['play', 'rastros', '--size', '5', '--second', '1', '--seed', '1'];
    const screen = await open(words, '80x24');
    const begun = await screen.see('> North: you');
    expect(begun.join('\n')).toMatch(/ 5 {2}· {2}· {2}· {2}· {2}S/);
    screen.type(enter);
    await screen.see('South plays');
    screen.type('a');
    await screen.see(/North to move: (wins|loses)/);
    await screen.see(/ [+-] /);
    screen.type('h');
    await screen.see(/\w\d (wins|loses)|loses sooner/);
    screen.type('u');
    await screen.see('Taken back: 2 moves');
    screen.type('q');
    expect(await screen.exitCode).toBe(0);
  });

  it('is played by the mouse; a cut is told, and gives two moves', async () => {
    const words = ['play', 'squex', '--size', '5', '--first', 'human', '--second', 'human'];
    const screen = await open(words, '80x24', { env: { FORCE_COLOR: '1', LANG: 'C' } });
    await screen.see('> Blue');
    for (const [row, col, turn] of [
      [1, 'a', '> Ochre'],
      [1, 'b', '> Blue'],
      [2, 'b', '> Ochre'],
      [2, 'a', 'Blue has two'],
    ] as const) {
      const { lines: seen } = screen;
      const y = seen.findIndex((line) => line.startsWith(`  ${row} `));
      const x = seen[1].indexOf(` ${col} `) + 2;
      screen.type(`\u001b[<0;${x};${y + 1}M\u001b[<0;${x};${y + 1}m`);
      await screen.see(turn);
    }
    await screen.see('> Blue');
    screen.type(interrupt);
    expect(await screen.exitCode).toBe(130);
    expect(screen.isGivenBack).toBe(true);
  });

  it('is played line by line where that is asked for, or nothing else can be', async () => {
    const words = ['play', 'noughts', '--first', 'human', '--second', 'human'];
    for (const [more, env] of [
      [['--entry', 'typed'], {}],
      [[], { TERM: 'dumb' }],
    ] as const) {
      const screen = await open([...words, ...more], '80x24', { env });
      await screen.see('Crosses> ');
      screen.type(`b2${enter}`);
      await screen.see('Noughts> ');
      screen.type(`exit${enter}`);
      expect(await screen.exitCode).toBe(0);
    }
    const screen = await open(words, '80x24');
    await screen.see('> Crosses');
    screen.type(`${right}${enter}`);
    await screen.see('> Noughts');
    expect(screen.lines.join('\n')).toContain('.x.');
    screen.type('q');
    expect(await screen.exitCode).toBe(0);
  });
});
