import { readFileSync } from 'node:fs';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import {
  endTerminals,
  fifthCatalogue,
  folderOf,
  inTerminal,
  jsonLines,
  ludoteca,
  type Run,
} from './command.ts';
import { lines, solution, unique, wrong } from './futoshiki-samples.ts';

const files = folderOf({
  'four.json': lines(unique),
  'wrong.json': lines(wrong),
  'game.json': '{"game":"noughts","cells":"xo.......","turn":"x"}\n',
});
let fifth: Awaited<ReturnType<typeof fifthCatalogue>>;
beforeAll(async () => {
  fifth = await fifthCatalogue();
});
afterEach(endTerminals);
afterAll(() => {
  fifth.remove();
  files.remove();
});

const ask = (words: readonly string[], run: Run = {}) =>
  ludoteca(words, { ...run, catalogue: fifth.url });
const typed = (...entries: readonly string[]) => entries.map((entry) => `${entry}\n`).join('');
const four = (entries: readonly string[], ...more: readonly string[]) =>
  ask(['play', '--resume', files.path('four.json'), ...more], { input: typed(...entries) });

/** All entries of the sample, as typed. */
const answers = solution.flatMap((row, r) =>
  row.flatMap((digit, c) => (unique.givens[r][c] ? [] : [`r${r + 1}c${c + 1} ${digit}`])),
);

describe('solving a puzzle by hand', () => {
  it('ends when everything is right', async () => {
    const { code, stdout, stderr } = await four([...answers, 'exit']);
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    expect(stdout).toMatch(/^Futoshiki\nType an entry, such as r1c1 1; "help" lists/);
    expect(stdout).toContain('15 open> r1c1 1\n');
    expect(stdout).toContain('Solved: everything is right.\nagain, menu or exit> exit\n');
  });

  it('says what cannot be typed, and what is not right', async () => {
    const almost = answers.with(-1, 'r4c4 2');
    const { stdout } = await four(['hnit', 'r2c2 3', 'r1c1', ...almost, 'check', 'undo', 'redo']);
    expect(stdout).toContain('Did you mean hint?');
    expect(stdout).toContain('r2c2 is given.');
    expect(stdout).toContain('r1c1: at sight 1, 2, 3, 4\n');
    expect(stdout).toContain('Every cell is filled, but something is not right');
    expect(stdout).toMatch(/full> check\n {2}r\dc\d: 2 stands twice: /);
    expect(stdout).toContain('Taken back.\n');
    expect(stdout).toContain('Done again.\n');
  });

  it('gives a nudge, then the reason, then the step', async () => {
    const { stdout } = await four(['apply', 'hint', 'hint', 'apply', 'undo', 'undo', 'redo']);
    expect(stdout).toContain('apply\nThere is no step to take: "hint" tells one.\n');
    expect(stdout).toMatch(/> hint\nLook for this: .*\. \("hint" again tells more\.\)\n/);
    expect(stdout).toMatch(/> hint\n\S+: r\dc\d is \d: .* leave nothing else\.\n"apply" takes/);
    expect(stdout).toMatch(/> apply\nr\dc\d is \d\.\n/);
    expect(stdout).toContain('14 open> undo\nTaken back.\n');
    expect(stdout).toContain('15 open> undo\nThere is nothing to take back.\n');
  });

  it('tells at once that something is wrong, and what only when asked again', async () => {
    const words = ['play', 'futoshiki', '--resume', files.path('wrong.json'), '--lang', 'pt'];
    const { stdout } = await ask(words, { input: typed('verificar', 'dica', 'dica', 'sair') });
    expect(stdout).toContain('A continuar com 3 entradas.');
    expect(stdout).toContain('  L2C1: o 1 aparece duas vezes: L1C1, L2C1\n');
    expect(stdout).toContain('outra "dica" diz o quê.\n');
    expect(stdout).toContain('Isto não pode ser: L2C1 é 1.\n');
    expect(stdout.trimEnd()).toMatch(/Até à próxima\.$/);
    const wrongly = await four(['r1c1 2', 'check', 'undo', 'check']);
    expect(wrongly.stdout).toContain('No rule is broken yet, but something that is entered');
    expect(wrongly.stdout).toContain('All right so far.\n');
  });

  it('is saved with its marks, and resumed', async () => {
    const kept = files.path('kept.json');
    const { stdout } = await four(
      ['r1c1 1', 'l1c2 marcar 23', `save ${files.path('saved.json')}`, 'save', 'r1c1 clear'],
      ...['--record', kept],
    );
    expect(stdout).toContain('Marks: r1c2 2 3\n');
    expect(stdout).toContain('save needs the name of a file');
    expect(stdout).toContain(`The puzzle is kept in ${kept}; --resume goes on with it.`);
    const [saved] = jsonLines(readFileSync(files.path('saved.json'), 'utf8'));
    expect(saved).toMatchObject({ game: 'futoshiki', marks: { r1c2: [2, 3] } });
    expect(saved.grid[0]).toEqual([1, 0, 0, 0]);
    const resumed = await ask(['play', '--resume', kept], { input: typed('board', 'again') });
    expect(resumed.stdout.match(/Marks: r1c2 2 3/g)).toHaveLength(2);
    expect(resumed.stdout).toMatch(/Futoshiki\n.*Futoshiki\n/s);
  });

  it('begins with a new puzzle of the options and the seed', async () => {
    const words = ['play', 'futoshiki', '--size', '4', '--level', 'medium', '--seed', 's'];
    const first = await ask([...words, '--json'], { input: typed('again', 'exit') });
    expect(first.code).toBe(0);
    expect(first.stderr).toContain('Level medium · Seed s\n');
    expect(first.stderr).toContain('Level medium · Seed s/1\n');
    expect(jsonLines(first.stdout)).toMatchObject([{ size: 4 }, { size: 4 }]);
    const again = await ask([...words, '--json'], { input: typed('again', 'exit') });
    expect(again.stdout).toBe(first.stdout);
  });

  it('has the words of the board games, in both languages', async () => {
    const { stdout } = await four(['help', 'ajuda', 'rules', 'tabuleiro', 'menu']);
    const [, english, portuguese] = stdout.split(/> (?:help|ajuda)\n/);
    expect(english).toContain('r1c1 mark 1 2');
    expect(portuguese.slice(0, english.length)).toContain(english.slice(0, 200));
    expect(stdout).toContain('Each row and each column holds every digit once.');
  });

  it('speaks of painted and blank where there are no digits', async () => {
    const words = ['play', 'cross-a-pix', '--size', '5', '--level', 'easy', '--seed', 's'];
    const english = await ask(words, { input: typed('r1c1 paint', 'r1c1 7', 'r1c1 clear') });
    expect(english.stdout).toContain('Type an entry, such as r1c1 paint;');
    expect(english.stdout).toContain('Found "7"; expected paint, blank or clear.');
    const portuguese = await ask([...words, '--lang', 'pt'], {
      input: typed('l1c1 pintar', 'l1c1 limpar', 'dica', 'dica', 'aplicar', 'sair'),
    });
    expect(portuguese.code).toBe(0);
    expect(portuguese.stdout).toContain('Nível fácil · Semente s');
    expect(portuguese.stdout).toMatch(/> aplicar\n[^\n]+\.\n/);
  });

  it('shows below the board what hints have ruled out, in play and in the command', async () => {
    const exact = await ask(['hint', '--json', '--minimal'], { input: 'gt1LzWyxQzxJwjcO\n' });
    const { conclusion, after } = JSON.parse(exact.stdout);
    const [{ cell, not }] = conclusion;
    const { folder, remove } = folderOf({ 'r.json': JSON.stringify(after) });
    const played = await ask(['play', '--resume', 'r.json'], { input: typed('exit'), cwd: folder });
    expect(played.stdout).toContain(`\nRuled out: ${cell} ${not.join(' ')}\n`);
    const hinted = await ask(['hint', '--lang', 'pt', 'r.json'], { cwd: folder });
    const inPortuguese = cell.replace('r', 'L').replace('c', 'C');
    expect(hinted.stdout).toContain(`\nExcluídos: ${inPortuguese} ${not.join(' ')}\n`);
    remove();
  });

  it('refuses what does not go together', async () => {
    const refused = async (...words: readonly string[]) => {
      const { code, stderr } = await ask(['play', ...words]);
      expect(code).toBe(2);
      return stderr;
    };
    const file = files.path('four.json');
    expect(await refused('--resume', file, '--first', '3')).toMatch('--first does not go with');
    expect(await refused('futoshiki', '--resume', file, '--size', '4')).toMatch('--size does not');
    expect(await refused('futoshiki', '--size', '9')).toMatch('size 9×9 cannot be made');
    expect(await refused('futoshiki', '--resume', files.path('none'))).toMatch('no such file');
    expect(await refused('futoshiki', '--resume', files.path('game.json'))).toMatch('game.json');
  });
});

describe('in a terminal', () => {
  it('a puzzle is shown, entered, hinted at, and left', async () => {
    const terminal = inTerminal(['play', '--resume', files.path('four.json')], {
      catalogue: fifth.url,
    });
    await terminal.see('15 open> ');
    terminal.type('r1c1 1\r');
    await terminal.see('14 open> ');
    terminal.type('hint\r');
    await terminal.see('again tells more');
    terminal.type('exit\r');
    await terminal.see('Until next time.');
    expect(await terminal.exitCode).toBe(0);
  });

  it('Ctrl-C ends it at once', async () => {
    const terminal = inTerminal(['play', '--resume', files.path('four.json')], {
      catalogue: fifth.url,
    });
    await terminal.see('15 open> ');
    terminal.type('\u0003');
    expect(await terminal.exitCode).toBe(130);
  });
});
