import { existsSync, readFileSync } from 'node:fs';
import { afterAll, describe, expect, it } from 'vitest';
import { folderOf, jsonLines } from '../../test/command.ts';
import { here } from '../../test/in-process.ts';
import { gameWords, nearestWord, readWord, wordIn } from './words.ts';

const files = folderOf({
  'taken.json': '{}',
  'record.json': '{"game":"noughts","params":{},"players":["human","human"],"moves":["b2","a1"]}\n',
  'ended.json': '{"game":"noughts","moves":["b2"],"result":{"winner":"o","reason":"resigned"}}\n',
  'cut.json': '{"game":"noughts","params":{},"moves":["b2","a1","c',
  'position.json': '{"game":"noughts","cells":"xo.......","turn":"x"}\n',
  'broken.json': '{"game":"noughts","moves":["b2","b2"]}',
});
afterAll(files.remove);

const people = ['--first', 'human', '--second', 'human'];
const typed = (...lines: string[]) => lines.map((line) => `${line}\n`).join('');
const play = (lines: readonly string[], ...more: string[]) =>
  here(['play', 'noughts', ...people, ...more], { input: typed(...lines) });

describe('two people', () => {
  it('play a game to its end', async () => {
    const { code, stdout, stderr } = await play(['b2', 'A1', 'b1', 'b3', 'c2', 'a3', 'a2', 'exit']);
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    expect(stdout).toMatch(/^Noughts and crosses\nCrosses: a person · Noughts: a person\n/);
    expect(stdout).not.toContain('Seed');
    expect(stdout).toContain('Type a move, such as a1; "help" lists the other words.\n');
    expect(stdout).toContain('\n...\n...\n...\nx\nCrosses> b2\n\n...\n.x.\n...\no\nNoughts> A1\n');
    expect(stdout).toContain(
      'Crosses wins (a person): three in a row.\nagain, menu or exit> exit\n',
    );
    expect(stdout.trimEnd()).toMatch(/Until next time\.$/);
  });

  it('are told why a move cannot be, and asked again', async () => {
    const { stdout } = await play(['z9', 'b2', 'b2', 'udno', '']);
    expect(stdout).toContain('Crosses> z9\nfound z9; expected a cell such as b2.\nCrosses> b2\n');
    expect(stdout).toContain('Noughts> b2\nb2 is taken.\nNoughts> udno\n');
    expect(stdout).toContain('Did you mean undo?\n');
  });

  it('may take back, resign, and play again', async () => {
    const { code, stdout } = await play(
      ['undo', 'redo', 'a1', 'undo', 'redo', 'b1', 'resign', 'undo', 'redo', 'again', 'c3', 'exit'],
      '--json',
    );
    expect(code).toBe(0);
    expect(jsonLines(stdout)).toEqual([
      {
        game: 'noughts',
        params: {},
        players: ['human', 'human'],
        moves: ['a1', 'b1'],
        result: { winner: 'o', reason: 'resigned' },
      },
      { game: 'noughts', params: {}, players: ['human', 'human'], moves: ['c3'] },
    ]);
  });

  it('have the same words in both languages', async () => {
    const english = ['undo', 'redo', 'moves', 'board', 'rules', 'help', 'resign', 'moves', 'hint'];
    const portuguese = gameWords.map((word) => wordIn(word, 'pt'));
    expect(portuguese).toEqual(
      expect.arrayContaining([
        ...['anular', 'refazer', 'dica', 'jogadas', 'tabuleiro', 'regras'],
        ...['desistir', 'guardar', 'ajuda', 'sair'],
      ]),
    );
    const translated = english.map((typedWord) => {
      const read = readWord(typedWord, gameWords);
      if (read === undefined) throw new Error(typedWord);
      return wordIn(read.word, 'pt');
    });
    const told = await play(english);
    const said = await play(translated);
    const bare = ({ stdout }: { stdout: string }) => stdout.replace(/> .*\n/g, '> \n');
    expect(bare(said)).toBe(bare(told));
    const pt = await play(['ajuda', 'tabuleiro', 'sair'], '--lang', 'pt');
    expect(pt.stdout).toContain('guardar FICHEIRO');
    expect(pt.stdout).toContain('Até à próxima.');
  });

  it('see the moves and the rules at any prompt', async () => {
    const { stdout } = await play(['moves', 'rules', 'resign', 'rules', 'moves', 'resign']);
    expect(stdout).toContain('Moves: a1 b1 c1 a2 b2 c2 a3 b3 c3\n');
    expect(stdout.split('Make three in a row.')).toHaveLength(3);
    expect(stdout).toContain('exit> moves\nThe game is over.\n');
    expect(stdout).toContain('exit> resign\nThe game is over.\n');
  });

  it('save the record, over no other file', async () => {
    const saved = files.path('saved.json');
    const { stdout } = await play([
      ...['a1', 'save', `save ${files.path('taken.json')}`],
      ...[`SAVE ${saved}`, `save ${files.path('none/x.json')}`],
    ]);
    expect(stdout).toContain('save needs the name of a file\n');
    expect(stdout).toContain('There is already a file');
    expect(stdout).toContain(`Saved in ${saved}.\n`);
    expect(stdout).toContain('cannot be written (ENOENT)');
    expect(JSON.parse(readFileSync(saved, 'utf8'))).toMatchObject({ moves: ['a1'] });
    expect(readFileSync(files.path('taken.json'), 'utf8')).toBe('{}');
  });

  it('end cleanly when nothing more can be typed', async () => {
    const { code, stdout, stderr } = await play([]);
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    expect(stdout.endsWith('Crosses> \n')).toBe(true);
  });
});

describe('--record and --resume', () => {
  it('keep every move, and go on', async () => {
    const record = files.path('kept.json');
    const first = await play(['b2', 'a1'], '--record', record);
    expect(first.stdout).toContain(`The game is kept in ${record}; --resume goes on with it.`);
    expect(JSON.parse(readFileSync(record, 'utf8'))).toMatchObject({ moves: ['b2', 'a1'] });
    const more = ['--resume', record, '--record', record];
    const next = await here(['play', 'noughts', ...more], { input: typed('c3', 'again', 'a1') });
    expect(next.stdout).toContain('Going on after 2 moves.\n');
    expect(jsonLines(readFileSync(record, 'utf8'))).toMatchObject([
      { players: ['human', 'human'], moves: ['b2', 'a1', 'c3'] },
      { moves: ['a1'] },
    ]);
    expect(existsSync(`${record}.${process.pid}.part`)).toBe(false);
  });

  it('are never told that the opponent resigned when they did', async () => {
    const alone = ['play', 'noughts', '--first', 'human', '--second', '1'];
    const { stdout } = await here(alone, { input: typed('resign') });
    expect(stdout).toContain('you resigned.');
    expect(stdout).not.toContain('opponent');
    const pt = await here([...alone, '--lang', 'pt'], { input: typed('desistir') });
    expect(pt.stdout).toContain('desististe.');
  });

  it('tell the game from the file', async () => {
    const { stdout } = await here(['play', '--resume', files.path('record.json')]);
    expect(stdout).toContain('Going on after 2 moves.');
    expect(stdout).toContain('Crosses: a person · Noughts: a person');
  });

  it('keep what is good of a record that is cut off, and tell', async () => {
    const { code, stdout, stderr } = await here(
      ['play', 'noughts', ...people, '--resume', files.path('cut.json')],
      { input: typed('c3') },
    );
    expect(code).toBe(0);
    expect(stderr).toContain('cut.json: the record is cut off after 2 moves, which were kept');
    expect(stdout).toContain('Going on after 2 moves.');
  });

  it('take positions, and games that were given up', async () => {
    const begun = await here(
      ['play', ...people, '--resume', files.path('position.json'), '--json'],
      {
        input: typed('c1'),
      },
    );
    expect(JSON.parse(begun.stdout)).toMatchObject({ from: { cells: 'xo.......' }, moves: ['c1'] });
    const ended = await here(['play', '--resume', files.path('ended.json'), ...people], {
      input: typed('undo', 'c1'),
    });
    expect(ended.stdout).toContain('Noughts wins (a person): Crosses resigned.');
    expect(ended.stdout).toContain('Taken back: 1 move.');
    expect(ended.stdout).toContain('Noughts> c1');
  });

  it.each([
    ['none.json', 'there is no such file'],
    ['broken.json', 'move 2: b2 is taken'],
  ])('refuse %s', async (name, words_) => {
    const { code, stdout, stderr } = await here(['play', '--resume', files.path(name)]);
    expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
    expect(stderr).toContain(words_);
  });

  it('refuse a file that cannot be written', async () => {
    const { code, stdout } = await play(['a1'], '--record', files.path('none/x.json'));
    expect(code).toBe(2);
    expect(stdout).toContain('cannot be written (ENOENT)');
    expect(stdout).not.toContain('Crosses>');
  });
});

describe('what is asked of play', () => {
  it.each([
    [['play'], /^found no game; expected one of .*futoshiki.*noughts/],
    [['play', 'futoshiki', '--delay', '3'], '--delay is for games for two; futoshiki is a puzzle'],
    [['play', 'chess'], /^unknown game "chess"/],
    [['play', 'noughts', '--first', '9'], '--first: found 9; expected one of human, 1–6, cmd:…'],
    [
      ['play', 'noughts', '--second', 'cmd:'],
      '--second: found cmd:; expected one of human, 1–6, cmd:…',
    ],
    [['play', 'noughts', '--delay', 'x'], '--delay: found x, expected 0–3600000'],
    [
      ['match', 'noughts', '--first', '2'],
      'found no --second; expected --second with one of 1–6, cmd:…',
    ],
    [
      ['match', 'noughts', '--first', 'human', '--second', '1'],
      '--first: found human; expected one of 1–6, cmd:…',
    ],
    [['engine', 'futoshiki'], /^futoshiki is a puzzle/],
  ])('%j is refused in a line', async (line, expected) => {
    const { code, stdout, stderr } = await here(line);
    expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
    const told = stderr.slice('ludoteca: '.length, -1);
    if (typeof expected === 'string') expect(told).toBe(expected);
    else expect(told).toMatch(expected);
  });
});

it('words are found however they are typed, and near ones are told', () => {
  expect(readWord('  UNDO ', gameWords)).toEqual({ word: 'undo', rest: '' });
  expect(readWord('guardar  a b.json ', gameWords)).toEqual({ word: 'save', rest: 'a b.json' });
  expect(readWord('e4', gameWords)).toBeUndefined();
  expect(readWord('', gameWords)).toBeUndefined();
  expect(nearestWord('resing', gameWords, 'en')).toBe('resign');
  expect(nearestWord('desitir', gameWords, 'pt')).toBe('desistir');
  expect(nearestWord('e4', gameWords, 'en')).toBeUndefined();
});
