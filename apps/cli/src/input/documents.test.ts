import { afterAll, describe, expect, it } from 'vitest';
import { folderOf, jsonLines } from '../../test/command.ts';
import {
  contradictory,
  lines,
  solution,
  twofold,
  unique,
  wrong,
} from '../../test/futoshiki-samples.ts';
import { here } from '../../test/in-process.ts';

const { right: _, ...noSigns } = twofold;
const files = folderOf({
  'empty.txt': '',
  'blank.txt': ' \n\r\n\t\n',
  'nul.txt': 'ab\ncd\0',
  'picture.png': Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13),
  'latin1.txt': Uint8Array.from([...'linha\nolá'].map((letter) => letter.charCodeAt(0))),
  'cut.txt': Uint8Array.of(0x61, 0xc3),
  'good.json': lines(unique),
  'many.jsonl': lines(unique, noSigns, contradictory, twofold),
  'array.json': JSON.stringify([unique, noSigns, { ...twofold, id: null }], undefined, 1),
});
afterAll(files.remove);

/** The words of a refusal, without the name of the file. */
async function refused(text: string | Uint8Array, ...words: string[]): Promise<string> {
  const { code, stdout, stderr } = await here(['show', '-', ...words], { input: text });
  expect(code).toBe(2);
  expect(stdout).toBe('');
  return stderr.replace(/^ludoteca: standard input: /, '').trimEnd();
}

describe('a file that cannot be read is told apart', () => {
  it.each([
    [
      'missing.txt',
      'there is no such file; expected one that can be read, or - for the standard input',
    ],
    ['', 'this is a directory; expected a file'],
    ['good.json/x', 'the file cannot be read (ENOTDIR); expected one that can'],
    ['empty.txt', 'there is nothing to read here; expected a puzzle or a position'],
    ['blank.txt', 'there is nothing to read here; expected a puzzle or a position'],
    [
      'nul.txt',
      'line 2, column 3: found a binary byte; expected text (the file looks like a picture or a program)',
    ],
    [
      'picture.png',
      'line 1, column 1: found a binary byte; expected text (the file looks like a picture or a program)',
    ],
    [
      'latin1.txt',
      'line 2, column 3: found a binary byte; expected text (the file looks like a picture or a program)',
    ],
    [
      'cut.txt',
      'line 1, column 2: found a binary byte; expected text (the file looks like a picture or a program)',
    ],
  ])('%s', async (name, expected) => {
    const path = name === '' ? files.folder : files.path(name);
    for (const command of ['show', 'check', 'solve']) {
      const { code, stdout, stderr } = await here([command, path]);
      expect({ code, stdout, stderr }).toEqual({
        code: 2,
        stdout: '',
        stderr: `ludoteca: ${path}: ${expected}\n`,
      });
    }
  });

  it('and the others are read all the same', async () => {
    const names = ['missing.txt', 'good.json'].map(files.path);
    const { code, stdout } = await here(['check', '--json', ...names]);
    expect(code).toBe(2);
    expect(jsonLines(stdout)).toMatchObject([
      { error: { code: 'usage.file-missing', file: names[0] } },
      { id: 'four', ok: true },
    ]);
  });
});

describe('a broken document is told with its place', () => {
  it.each<[text: string, expected: string | RegExp, words?: string[]]>([
    ['{"size":2,}', 'line 1, column 11: the JSON is broken: found "}", expected "name"'],
    ['{"size":2\n,"x":[1 2]}', 'line 2, column 9: the JSON is broken: found "2", expected , ]'],
    ['{"size":2', 'line 1, column 10: the JSON ends too early: expected , }'],
    [
      '{"size":2} x',
      'line 1, column 12: found "x" after the end of the JSON; expected one document per line, or an array',
    ],
    ['[1]', '$: found […], expected {…}'],
    ['[]', 'line 1, column 1: there is nothing to read here; expected a puzzle or a position'],
    ['{"game":1}', 'game: found 1, expected "text"'],
    ['{"game":"chess"}', /^game: unknown game "chess"; expected one of /],
    [
      '{"sise":2}',
      /^\$: this JSON object is no puzzle or position that is known here; expected "game" to be one of /,
    ],
    ['hello', /^this is in no format that is known here; expected one of json, /],
    [JSON.stringify(noSigns), /^\$: this JSON object is no/],
    [JSON.stringify({ ...noSigns, game: 'futoshiki' }), 'right: "right" is missing; expected […]'],
    [JSON.stringify({ ...twofold, size: 1 }), 'size: found 1, expected a whole number from 2 to 9'],
    [JSON.stringify({ ...twofold, right: [[]] }), 'right: found 1 item, expected 2'],
    [
      JSON.stringify({ ...twofold, right: [['='], ['']] }),
      'right[0][0]: found "=", expected one of "<" ">" ""',
    ],
    [
      JSON.stringify([twofold, { ...twofold, right: [[1], ['']] }]),
      '[1].right[0][0]: found 1, expected one of "<" ">" ""',
    ],
    [JSON.stringify(contradictory), 'r1c2: 1 stands twice: r1c1, r1c2'],
    [
      ' .   .\n -   x\n .   .\n',
      'line 2, column 6: found "x", expected a digit, a dot or a sign',
      ['--format', 'drawing', '--game', 'futoshiki'],
    ],
    [
      '\n\n .   .\n -   -\n .   9\n',
      'line 5, column 6: found "9", expected a digit, a dot or a sign',
    ],
  ])('%s', async (text, expected, words = []) => {
    const { code, stdout, stderr } = await here(['show', '-', ...words], { input: text });
    // Documents before the broken one are shown.
    if (!text.startsWith('[{')) expect(stdout).toBe('');
    expect(code).toBe(2);
    const told = stderr.replace(/^ludoteca: standard input: /, '').trimEnd();
    if (typeof expected === 'string') expect(told).toBe(expected);
    else expect(told).toMatch(expected);
  });

  it('and the line it begins on, when there are many', async () => {
    const { code, stdout, stderr } = await here(['show', '--json', files.path('many.jsonl')]);
    expect(code).toBe(2);
    const name = files.path('many.jsonl');
    expect(stderr).toMatch(`ludoteca: ${name}: line 2: $: this JSON object is no`);
    expect(stderr).toMatch(`ludoteca: ${name}: line 3: r1c2: 1 stands twice`);
    expect(jsonLines(stdout)).toMatchObject([
      { id: 'four', game: 'futoshiki' },
      { error: { code: 'document.unknown-shape', where: '$', file: name, line: 2 } },
      { id: 7, error: { code: 'futoshiki.repeated', where: 'r1c2', line: 3 } },
      { game: 'futoshiki', size: 2 },
    ]);
  });

  it('in Portuguese too', async () => {
    const { stderr } = await here(['check', '-', '--lang', 'pt'], {
      input: lines(unique, { size: 'x', right: 1, down: 1 }),
    });
    expect(stderr).toBe('ludoteca: entrada padrão: linha 2: size: encontrei "x", esperava 2–9\n');
  });

  it('in arrays by its index, with the answers in order', async () => {
    const { code, stdout } = await here(['check', '--json', files.path('array.json')]);
    expect(code).toBe(2);
    expect(jsonLines(stdout)).toMatchObject([
      { id: 'four', ok: true },
      { error: { where: '[1]' } },
      { id: null, ok: true },
    ]);
  });
});

describe('what is read', () => {
  const shown = lines({ ...unique, grid: solution }).trimEnd();

  it('may have a byte order mark, CRLF, and no last line end', async () => {
    for (const text of [
      `\uFEFF${shown}`,
      `\r\n${shown}\r\n\r\n`,
      shown,
      JSON.stringify(JSON.parse(shown), undefined, '\t').replaceAll('\n', '\r\n'),
    ]) {
      const { code, stdout } = await here(['check', '--json'], { input: text });
      expect(code).toBe(0);
      expect(jsonLines(stdout)).toEqual([
        { id: 'four', game: 'futoshiki', ok: true, complete: true, faults: [] },
      ]);
    }
  });

  it('may be UTF-16, as Windows writes it', async () => {
    const little = Buffer.from(`\uFEFF${shown}`, 'utf16le');
    const big = Buffer.from(little).swap16();
    for (const bytes of [little, big]) {
      const chunks = [bytes.subarray(0, 1), bytes.subarray(1, 10), bytes.subarray(10)];
      const { code } = await here(['check'], { input: chunks });
      expect(code).toBe(0);
    }
  });

  it('may come in chunks that part a letter', async () => {
    const bytes = Buffer.from(JSON.stringify({ ...twofold, id: 'É' }));
    const at = bytes.indexOf(0xc3) + 1;
    const { stdout } = await here(['show', '--json'], {
      input: [bytes.subarray(0, at), bytes.subarray(at)],
    });
    expect(jsonLines(stdout)).toMatchObject([{ id: 'É' }]);
  });

  it('may be in any format, one after another', async () => {
    const drawing = (await here(['show'], { input: shown })).stdout;
    const { code, stdout } = await here(['check', '--json'], {
      input: `${drawing}\n(heads)\n\n${drawing}`,
    });
    expect(code).toBe(2);
    expect(jsonLines(stdout)).toMatchObject([
      { game: 'futoshiki', ok: true, complete: true },
      { error: { code: 'problems.not-a-problem' } },
      { game: 'futoshiki', ok: true },
    ]);
  });

  it('may be forced to be of a game or in a format', async () => {
    const text = JSON.stringify(twofold);
    const record = JSON.stringify({ moves: ['b2'] });
    const { stdout } = await here(['show', '--json', '--game', 'noughts'], { input: record });
    expect(jsonLines(stdout)).toMatchObject([{ game: 'noughts' }]);
    expect(await refused(JSON.stringify({ size: 3 }), '--game', 'futoshiki')).toBe(
      'givens: "givens" is missing; expected […]',
    );
    expect(await refused('(heads)', '--format', 'json')).toBe(
      'line 1, column 1: the JSON is broken: found "(", expected { [ "text" 0–9 true false null',
    );
    expect(await refused(text, '--format', 'drawing')).toMatch(/^this is in no format/);
  });

  it('is judged by its first line when documents are lines', async () => {
    const { stdout } = await here(['show'], { input: '(heads)\n(tails)\n(edge)\n(heads)\n' });
    expect(stdout).toBe('(heads)\n\n(tails)\n\n(heads)\n');
  });
});

it('says that it waits when the terminal is the standard input', async () => {
  const { stderr } = await here(['check'], { input: lines(wrong), isTerminal: true });
  expect(stderr).toMatch(/^Reading from the terminal: .* Ctrl-D/);
});

describe('names that mean nothing', () => {
  const strange = { ...unique, soluton: solution, wind: 1 };
  it('are told once for a file, with the nearest, and change nothing', async () => {
    const { code, stdout, stderr } = await here(['check', '-'], { input: lines(strange, strange) });
    expect(code).toBe(0);
    expect(stdout).not.toBe('');
    expect(stderr).toBe(
      'ludoteca: standard input: soluton: this name means nothing here; did you mean "solution"?\n' +
        'ludoteca: standard input: wind: this name means nothing here and was passed over\n',
    );
    const pt = await here(['show', '--lang', 'pt'], { input: JSON.stringify([unique, strange]) });
    expect(pt.code).toBe(0);
    expect(pt.stderr).toContain(
      '[1].soluton: este nome não diz nada aqui; querias dizer "solution"?',
    );
  });
});

describe('the game that is asked for', () => {
  it('is that of the document, or it is a fault', async () => {
    for (const words of [
      ['show', '--game', 'coin'],
      ['solve', '--game', 'portrait', '--json'],
    ]) {
      const { code, stderr } = await here(words, { input: lines(unique) });
      expect(code).toBe(2);
      expect(stderr).toMatch(
        /^ludoteca: standard input: game: this is of futoshiki, but \w+ was asked/,
      );
    }
  });
});
