import { readFileSync } from 'node:fs';
import { stripVTControlCharacters } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { endTerminals, fifthCatalogue, folderOf, inTerminal, type Run } from './command.ts';
import { lines, twofold, unique } from './futoshiki-samples.ts';

const down = '\u001b[B';
const up = '\u001b[A';
const enter = '\r';
const leave = '\u001b';
const interrupt = '\u0003';

const files = folderOf({
  'four.json': lines(unique),
  'endless.json': lines({ ...twofold, game: 'endless' }),
});
let fifth: Awaited<ReturnType<typeof fifthCatalogue>>;
beforeAll(async () => {
  fifth = await fifthCatalogue();
});
afterAll(() => {
  endTerminals();
  fifth.remove();
  files.remove();
});

const ask = (words: readonly string[], run: Run = {}) =>
  inTerminal(words, { ...run, catalogue: fifth.url });

describe('the menu', () => {
  it('makes a puzzle, shows its solution, saves it, and says goodbye', async () => {
    const terminal = ask([], { cwd: files.folder });
    await terminal.see('Which game?');
    terminal.type(gameAt('Futoshiki', terminal.shown) + enter);
    await terminal.see('Futoshiki: what would you like?');
    terminal.type(down + enter);
    await terminal.see('Which kind?');
    terminal.type(enter);
    const made = await terminal.see('And now?');
    expect(made).toMatch(/seed \w+/);
    terminal.type(enter);
    const solved = await terminal.see('And now?');
    expect(stripVTControlCharacters(solved)).toMatch(/[1-4]( [<> ][ _][1-4]){3}/);
    terminal.type(down + down + enter);
    await terminal.see('Which file?');
    terminal.type(enter);
    const saved = await terminal.see('And now?');
    const name = /Saved in (\S+\.json)/.exec(saved)?.[1] ?? '';
    expect(JSON.parse(readFileSync(files.path(name), 'utf8'))).toMatchObject({
      game: 'futoshiki',
      size: 4,
    });
    terminal.type(down + enter);
    await terminal.see('And now?');
    terminal.type(leave);
    await terminal.see('Futoshiki: what would you like?');
    terminal.type(leave);
    await terminal.see('Which game?');
    terminal.type(leave);
    await terminal.see('Until next time');
    expect(await terminal.exitCode).toBe(0);
  });

  it('is left by a word at any prompt, and come back to by another', async () => {
    const terminal = ask([], { cwd: files.folder });
    await terminal.see('Which game?');
    terminal.type(gameAt('Squex', terminal.shown) + enter);
    await terminal.see('Squex: what would you like?');
    terminal.type(enter);
    await terminal.see('Who plays?');
    terminal.type(`menu${enter}`);
    await terminal.see('Which game?');
    terminal.type(gameAt('Squex', terminal.shown) + enter);
    await terminal.see('Squex: what would you like?');
    terminal.type(enter);
    await terminal.see('Who plays?');
    terminal.type(enter);
    await terminal.see('Which board?');
    terminal.type(up + enter);
    await terminal.see('swap sides');
    terminal.type(enter);
    await terminal.see('rows by columns');
    terminal.type(`sair${enter}`);
    await terminal.see('Until next time');
    expect(await terminal.exitCode).toBe(0);
  });

  it.each(['exit', 'sair', 'quit'])('is left by %s at the first prompt', async (word) => {
    const terminal = ask([]);
    await terminal.see('Which game?');
    terminal.type(`${word}${enter}`);
    await terminal.see('Until next time');
    expect(await terminal.exitCode).toBe(0);
  });

  it('is not come back to when a game is left with exit', async () => {
    const terminal = ask([]);
    await terminal.see('Which game?');
    terminal.type(gameAt('Squex', terminal.shown) + enter);
    await terminal.see('Squex: what would you like?');
    terminal.type(enter);
    await terminal.see('Who plays?');
    terminal.type(enter);
    await terminal.see('Which board?');
    terminal.type(enter);
    await terminal.see('swap sides');
    terminal.type(enter);
    await terminal.see('Blue> ');
    terminal.type(`exit${enter}`);
    expect(await terminal.exitCode).toBe(0);
  });

  it('tells rules, and works on files', async () => {
    const terminal = ask(['--lang', 'pt'], { cwd: files.folder });
    await terminal.see('Que jogo?');
    terminal.type(gameAt('Futoshiki', terminal.shown) + enter);
    await terminal.see('o que queres fazer?');
    terminal.type(down + down + enter);
    const rules = await terminal.see('o que queres fazer?');
    expect(rules).toContain('Cada linha e cada coluna');
    const answers = [
      'uma solução, provado',
      'incompleto; até aqui sem erros',
      ' regra',
      '15 passos',
      '^   -   -',
    ];
    for (const [index, answer] of answers.entries()) {
      terminal.type(down.repeat(index + 3) + enter);
      await terminal.see('Que ficheiro?');
      terminal.type(`four.json${enter}`);
      const told = await terminal.see('o que queres fazer?');
      expect(stripVTControlCharacters(told)).toContain(answer);
    }
    terminal.type(down + down + down + enter);
    await terminal.see('Que ficheiro?');
    terminal.type(enter);
    await terminal.see('Um ficheiro precisa de um nome');
    terminal.type(`missing.json${enter}`);
    const missing = await terminal.see('o que queres fazer?');
    expect(missing).toContain('não há um ficheiro com este nome');
    terminal.type(interrupt);
    expect(await terminal.exitCode).toBe(130);
  });

  it('lets a puzzle be solved by hand', async () => {
    const terminal = ask([], { cwd: files.folder });
    await terminal.see('Which game?');
    terminal.type(gameAt('Futoshiki', terminal.shown) + enter);
    await terminal.see('Futoshiki: what would you like?');
    terminal.type(enter);
    await terminal.see('Which kind?');
    terminal.type(enter);
    await terminal.see('How hard?');
    terminal.type(down + down + enter);
    const begun = await terminal.see(' open> ');
    expect(begun).toContain('Level medium');
    terminal.type(`menu${enter}`);
    await terminal.see('Futoshiki: what would you like?');
    terminal.type(interrupt);
    expect(await terminal.exitCode).toBe(130);
  });

  it('changes its language, and offers what a game has', async () => {
    const terminal = ask([], { env: { LANG: 'pt_PT.UTF-8' } });
    await terminal.see('Que jogo?');
    terminal.type(up + up + enter);
    await terminal.see('Which game?');
    terminal.type(gameAt('Coin', terminal.shown) + enter);
    const offered = await terminal.see('Back');
    expect(offered).toContain('Read the rules');
    expect(offered).not.toContain('Make a new puzzle');
    terminal.type(up + enter);
    await terminal.see('Which game?');
    terminal.type(up + enter);
    await terminal.see('Until next time');
    expect(await terminal.exitCode).toBe(0);
  });

  it('is without colour where none is wanted', async () => {
    const terminal = ask([], { env: { NO_COLOR: '1' } });
    await terminal.see('Which game?');
    terminal.type(interrupt);
    expect(await terminal.exitCode).toBe(130);
    for (const colour of ['31', '32', '36', '90']) {
      expect(terminal.shown).not.toContain(`\u001b[${colour}m`);
    }
  });
});

describe('on a terminal', () => {
  it('generate draws, and tells the seed', async () => {
    const terminal = ask(['generate', 'futoshiki', '--size', '4', '--seed', 'x']);
    const shown = await terminal.see('seed x');
    expect(shown).toContain('\u001b[34m.');
    expect(await terminal.exitCode).toBe(0);
  });

  it('what takes long tells how far it has come, and Ctrl-C ends it', async () => {
    const solving = ask(['solve', files.path('endless.json')]);
    await solving.see(/Solving \S+endless\.json: [\d,]+ nodes, 1 s/);
    solving.type(interrupt);
    expect(await solving.exitCode).toBe(130);
    const making = ask(['generate', 'endless', '--lang', 'pt', '--count', '2']);
    await making.see(/A fazer Sem fim: 1 de 2, a propor, \d[\d\s]* nós, 1 s/);
    making.type(interrupt);
    expect(await making.exitCode).toBe(130);
  });

  it('reads what is typed until Ctrl-D', async () => {
    const terminal = ask(['check']);
    await terminal.see('Reading from the terminal');
    terminal.type(' 1   2\r -   -\r 2   1\r\u0004');
    await terminal.see('Complete and right');
    expect(await terminal.exitCode).toBe(0);
  });
});

/** The keys that lead from the first game of the menu to the one of a name, as the screen lists them. */
function gameAt(name: string, shown: string): string {
  const list = shown.slice(shown.lastIndexOf('?'));
  const before = list.slice(0, list.indexOf(name));
  return down.repeat(before.split(/[●○]/).length - 2);
}
