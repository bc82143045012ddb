import { readFileSync } from 'node:fs';
import { stripVTControlCharacters } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { endTerminals, fifthCatalogue, folderOf, inTerminal, type Run } from './command.ts';

const down = '\u001b[B';
const up = '\u001b[A';
const enter = '\r';
const interrupt = '\u0003';
const endOfInput = '\u0004';

const files = folderOf({});
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
/** A text with another one somewhere after it. */
const after = (first: string, then: string) =>
  new RegExp(
    [first, then].map((text) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('[\\s\\S]*'),
  );
const record = (name: string) => JSON.parse(readFileSync(files.path(name), 'utf8'));

describe('playing in a terminal', () => {
  it('shows the board in colour, asks, tells why not, and asks again', async () => {
    const terminal = ask(['play', 'rastros', '--second', 'human', '--first', 'human']);
    const board = await terminal.see('North> ');
    expect(board).toContain('\u001b[');
    const plain = stripVTControlCharacters(board);
    expect(plain).toMatch(/ 8 {2}· {2}· .* S/);
    expect(plain).toMatch(/ 1 {2}N {2}· /);
    expect(plain).toContain('    a  b  c  d  e  f  g  h');
    const faults = [
      ['e5', 'the stone already stands on e5'],
      ['a1', 'a1 is not next to the stone'],
      ['k9', 'k9 is off the board'],
      ['hello', 'found hello; expected a cell'],
    ];
    for (const [typed, told] of faults) {
      terminal.type(typed + enter);
      await terminal.see(after(told, 'North> '));
    }
    for (const [typed, next] of [
      ['E-4', 'South> '],
      ['e-3', 'North> '],
      ['e2', 'South> '],
    ]) {
      terminal.type(typed + enter);
      await terminal.see(next);
    }
    terminal.type(`e3${enter}`);
    await terminal.see(after('e3 is black', 'South> '));
    terminal.type(`jogadas${enter}`);
    const moves = await terminal.see(after('Moves: d1 e1 f1 d2 f2 d3 f3', 'South> '));
    expect(stripVTControlCharacters(moves)).toContain(' + ');
    terminal.type(`exit${enter}`);
    await terminal.see('Until next time.');
    expect(await terminal.exitCode).toBe(0);
  });

  it('plays against a level, records every move, and goes on after a kill', async () => {
    const words = ['play', 'rastros', '--size', '6', '--second', '2', '--seed', 'x'];
    const terminal = ask([...words, '--record', 'game.json'], { cwd: files.folder });
    await terminal.see('North> ');
    terminal.type(`d3${enter}`);
    await terminal.see(after('South plays', 'North> '));
    terminal.kill('SIGKILL');
    await terminal.exitCode;
    expect(record('game.json')).toMatchObject({ players: ['human', '2'] });
    expect(record('game.json').moves).toHaveLength(2);
    const again = ask(['play', '--resume', 'game.json', '--record', 'game.json'], {
      cwd: files.folder,
    });
    expect(await again.see('North> ')).toContain('Going on after 2 moves.');
    again.type(`anular${enter}`);
    await again.see(after('Taken back: 2 moves.', 'North> '));
    again.type(`resign${enter}`);
    await again.see(
      after('South wins (level 2, Beginner): you resigned.', 'again, menu or exit> '),
    );
    expect(record('game.json')).toMatchObject({
      moves: [],
      result: { winner: 'south', reason: 'resigned' },
    });
    again.type(`again${enter}`);
    await again.see(after('Type a move', 'North> '));
    again.type(endOfInput);
    expect(await again.exitCode).toBe(0);
  });

  it('says who was cut, who has two moves, who lost one, and shows the chain that won', async () => {
    const words = ['play', 'squex', '--size', '4x4', '--first', 'human', '--second', 'human'];
    const terminal = ask([...words, '--record', 'squex.json'], { cwd: files.folder });
    const begun = stripVTControlCharacters(await terminal.see('Blue> '));
    expect(begun).toMatch(
      / {5}a {3}b {3}c {3}d \r\n {3}\+ {2}─── ─── ─── {2}\+ \r\n 1 {3}· {3}· {3}· {3}· /,
    );
    const steps = [
      ['b2', 'Ochre> '],
      ['b2', 'b2 is taken; expected an empty octagon'],
      ['c2', 'Blue> '],
      ['c4', 'Ochre> '],
      ['d1', 'Blue> '],
      ['d2', 'Ochre> '],
      ['a1', 'Blue> '],
      ['c1', after('Blue cut 1 square (c1/d2); Ochre has two moves.', 'Ochre> ')],
      ['board', after('The link c1–b2 of Blue can be cut by taking b1.', 'Ochre> ')],
      ['b1', after('Ochre cut 1 square (b1/c2); Blue has two moves.', 'Blue> ')],
      ['d3', after('There is one more move in this turn.', 'Blue> ')],
    ] as const;
    for (const [typed, told] of steps) {
      terminal.type(typed + enter);
      await terminal.see(told);
    }
    const shown = stripVTControlCharacters(terminal.shown);
    expect(shown).toContain('The second move is lost by this cut.');
    expect(shown).toContain('<◆>');
    terminal.type(`c3${enter}`);
    const end = 'a chain that cannot be cut joins both sides: c1 d2 d3 c4.';
    const won = stripVTControlCharacters(await terminal.see(after(end, 'again, menu or exit> ')));
    expect(won).toContain('{┃}');
    expect(won).toContain('{◆}');
    expect(record('squex.json')).toMatchObject({
      params: { rows: 4, cols: 4 },
      moves: ['b2', 'c2', 'c4', 'd1', 'd2', 'a1', 'c1', 'b1', 'd3', 'c3'],
      result: { winner: 1, reason: 'joined' },
    });
    terminal.type(`exit${enter}`);
    expect(await terminal.exitCode).toBe(0);
  });

  it('swaps sides, and plays Squex against a level', async () => {
    const words = ['play', 'squex', '--size', '3x4', '--swap', '--first', 'human', '--second', '3'];
    const terminal = ask([...words, '--lang', 'pt', '--seed', 'x'], { cwd: files.folder });
    await terminal.see('Azul> ');
    terminal.type(`b2${enter}`);
    // On this board the first side wins, so that a level takes it over.
    await terminal.see(after('troca', 'Ocre> '));
    terminal.type(`desistir${enter}`);
    await terminal.see('outra, menu ou sair> ');
    terminal.type(interrupt);
    expect(await terminal.exitCode).toBe(130);
  });

  it('ends at once with Ctrl-C, at a prompt and while a level thinks', async () => {
    const asked = ask(['play', 'rastros']);
    await asked.see('North> ');
    asked.type(interrupt);
    expect(await asked.exitCode).toBe(130);
    const words = ['play', 'rastros', '--size', '20', '--first', '6', '--second', 'human'];
    const thinking = ask([...words, '--time', '600', '--record', 'cut.json'], {
      cwd: files.folder,
    });
    await thinking.see(/North is thinking: [\d,]+ nodes, [12] s/);
    thinking.type(interrupt);
    await thinking.see('The game is kept in cut.json');
    expect(await thinking.exitCode).toBe(130);
    expect(record('cut.json')).toMatchObject({ moves: [] });
  });

  it('waits for Enter between the moves of two bots', async () => {
    const words = ['play', 'noughts', '--first', '2', '--second', '1', '--seed', 'z'];
    const terminal = ask([...words, '--lang', 'pt']);
    expect(await terminal.see('Enter: joga Cruzes> ')).toContain('Semente z');
    terminal.type(enter);
    await terminal.see(after('Cruzes joga', 'Enter: joga Bolas> '));
    terminal.type(`undo${enter}`);
    await terminal.see(after('1 jogada anulada.', 'Enter: joga Cruzes> '));
    terminal.type(`desistir${enter}`);
    await terminal.see(after('Só uma pessoa que tem a vez pode desistir.', 'Cruzes> '));
    for (let move = 0; move < 9 && !/outra, menu/.test(terminal.shown); move++) {
      terminal.type(enter);
      await terminal.see(/Enter: joga|outra, menu ou sair/);
    }
    expect(stripVTControlCharacters(terminal.shown)).toMatch(/Ganha (Cruzes|Bolas)|Ninguém ganha/);
    terminal.type(`sair${enter}`);
    expect(await terminal.exitCode).toBe(0);
  });

  it('is without colour and without rich signs where none are wanted', async () => {
    const terminal = ask(['play', 'rastros', '--size', '4', '--first', 'human'], {
      env: { NO_COLOR: '1', LANG: 'C' },
    });
    const shown = await terminal.see('North> ');
    expect(shown).toContain(' 4  .  .  .  S\r\n');
    for (const colour of ['1', '2', '32', '33']) expect(shown).not.toContain(`\u001b[${colour}m`);
    terminal.type(endOfInput);
    expect(await terminal.exitCode).toBe(0);
  });
});

describe('the menu', () => {
  /** From the first question to the one for what to do with a game. */
  const open = async (game: string) => {
    const terminal = ask([]);
    await terminal.see('Which game?');
    terminal.type(gameAt(game, terminal.shown) + enter);
    await terminal.see(`${game}: what would you like?`);
    terminal.type(enter);
    await terminal.see('Who plays?');
    return terminal;
  };

  it('seats two people on a board of their size', async () => {
    const terminal = await open('Rastros');
    terminal.type(enter);
    await terminal.see('Which board?');
    terminal.type(up + enter);
    await terminal.see('from 3 to 26');
    terminal.type(`2${enter}`);
    await terminal.see('the cell on which the stone begins');
    terminal.type(enter);
    await terminal.see('whose corner is which');
    terminal.type(enter);
    // The question comes again after the word: keys typed before it is there would be lost.
    await terminal.see(/found a board of 2×2; expected a square one, from 3 to 26[\s\S]*└/);
    terminal.type(`x${enter}`);
    await terminal.see('--size: found x, expected 3–26');
    terminal.type(`\u007f4${enter}`);
    await terminal.see('the cell on which the stone begins');
    terminal.type(`c2${enter}`);
    await terminal.see('whose corner is which');
    terminal.type(enter);
    const board = stripVTControlCharacters(await terminal.see('North> '));
    expect(board).toContain('North: a person · South: a person');
    expect(board).toMatch(/ 2 {2}· {2}· {2}○ {2}·/);
    terminal.type(`menu${enter}`);
    await terminal.see('Rastros: what would you like?');
    terminal.type(interrupt);
    expect(await terminal.exitCode).toBe(130);
  });

  it('asks problems of a board, and comes back', async () => {
    const terminal = ask([]);
    await terminal.see('Which game?');
    terminal.type(gameAt('Rastros', terminal.shown) + enter);
    await terminal.see('Rastros: what would you like?');
    terminal.type(down + enter);
    await terminal.see('Which board?');
    terminal.type(enter);
    await terminal.see('What is asked?');
    terminal.type(enter);
    await terminal.see('How hard?');
    terminal.type(down + enter);
    const asked = stripVTControlCharacters(await terminal.see('Your move> '));
    expect(asked).toMatch(/to move\. Find the only winning move \(easy\)/);
    terminal.type(`hint${enter}`);
    await terminal.see('Your move> ');
    terminal.type(`menu${enter}`);
    await terminal.see('Rastros: what would you like?');
    terminal.type(interrupt);
    expect(await terminal.exitCode).toBe(130);
  });

  it.each([
    ['person-bot', down, 'Crosses: you · Noughts: level 4, Practised', 'Crosses> '],
    ['bot-person', down + down, 'Crosses: level 4, Practised · Noughts: you', 'Noughts> '],
  ])('seats %s', async (_, keys, seats, prompt) => {
    const terminal = await open('Noughts and crosses');
    terminal.type(keys + enter);
    await terminal.see(/Which level plays[\s\S]*└/);
    terminal.type(down + enter);
    const shown = stripVTControlCharacters(await terminal.see(prompt));
    expect(shown).toContain(seats);
    terminal.type(interrupt);
    expect(await terminal.exitCode).toBe(130);
  });

  it('seats two bots, and comes back', async () => {
    const terminal = await open('Noughts and crosses');
    terminal.type(down + down + down + enter);
    await terminal.see('Which level plays Crosses?');
    terminal.type(enter);
    await terminal.see('Which level plays Noughts?');
    terminal.type(enter);
    await terminal.see('Enter: Crosses moves> ');
    terminal.type(enter);
    await terminal.see(after('Crosses plays', 'Enter: Noughts moves> '));
    terminal.type(`menu${enter}`);
    await terminal.see('what would you like?');
    terminal.type(interrupt);
    expect(await terminal.exitCode).toBe(130);
  });
});

/** The keys that lead from the first game of the menu to the one of a name, as the screen lists them. */
function gameAt(name: string, shown: string): string {
  const list = shown.slice(shown.lastIndexOf('?'));
  const before = list.slice(0, list.indexOf(name));
  return down.repeat(before.split(/[●○]/).length - 2);
}
