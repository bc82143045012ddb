import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { damaged, docs, type Wanted } from '../../../test/greater-than/docs.ts';
import { documentPhrases, type JsonObject, type TextFormat } from '../../document/index.ts';
import { boxes } from '../../games/greater-than/boxes.ts';
import { classic } from '../../games/greater-than/formats/classic.ts';
import { formats as ownFormats } from '../../games/greater-than/formats/index.ts';
import { line } from '../../games/greater-than/formats/line.ts';
import { type GreaterThanDoc, sizeOf } from '../../games/greater-than/index.ts';
import { type Notice, sayNotice, whereCode } from '../../kernel/index.ts';
import { deflateText, inflateText, mostPayload, packText, unpackText } from '../codec.ts';
import { fPuzzles } from './f-puzzles.ts';
import { penpa } from './penpa.ts';
import { pointsOf } from './penpa-points.ts';
import { interchangeNotices } from './phrases.ts';

const runs = process.env.LUDOTECA_LONG === '1' ? 2000 : 25;
const formats = [...ownFormats, fPuzzles, penpa];
const path = '../../games/greater-than/golden/example.classic.txt';
const example = read(classic, readFileSync(new URL(path, import.meta.url), 'utf8'));

function read(format: TextFormat<GreaterThanDoc>, text: string): GreaterThanDoc {
  const parsed = format.parse(text);
  if (!parsed.ok) throw new Error(`${JSON.stringify(parsed.error)} in ${text}`);
  return parsed.value;
}

function written(format: TextFormat<GreaterThanDoc>, doc: GreaterThanDoc): string {
  const text = format.format(doc);
  if (!text.ok) throw new Error(text.error.code);
  return text.value;
}

function say(notice: Notice): void {
  for (const language of ['en', 'pt'] as const) {
    const words = sayNotice([interchangeNotices, documentPhrases], notice, language);
    expect(words).not.toMatch(/undefined/);
  }
}

/** Place and code of the fault of a text. */
function fault(format: TextFormat<GreaterThanDoc>, text: string): string {
  const parsed = format.parse(text);
  if (parsed.ok) return 'read';
  const { code, where } = parsed.error;
  say(parsed.error);
  return `${where === undefined ? '' : whereCode(where)} ${code.replace('greater-than.', '')}`;
}

describe.each<[TextFormat<GreaterThanDoc>, Wanted]>([
  [fPuzzles, { boxes: boxes.filter((box) => sizeOf(box) <= 16) }],
  [penpa, {}],
])('the format $name', (format, wanted) => {
  it('reads back what it writes, and only it looks like it', () => {
    fc.assert(
      fc.property(docs(wanted), (doc) => {
        const text = written(format, doc);
        expect(format.parse(text)).toEqual({ ok: true, value: doc });
        expect(formats.filter((other) => other.looksLike(text))).toEqual([format]);
      }),
      { numRuns: runs, seed: 1 },
    );
  });

  it('reads damaged texts, or tells what is wrong and where', () => {
    const broken = docs(wanted).chain((doc) => damaged(written(format, doc)));
    const noise = fc.oneof(fc.string({ unit: 'binary-ascii' }), fc.base64String());
    fc.assert(
      fc.property(fc.oneof(broken, noise), (text) => {
        const parsed = format.parse(text);
        if (parsed.ok) return;
        expect(parsed.error.where).toBeDefined();
        say(parsed.error);
      }),
      { numRuns: runs * 2, seed: 2 },
    );
  });
});

describe('f-puzzles', () => {
  const payload = written(fPuzzles, example).trim();
  const board = (): JsonObject => JSON.parse(unpackText(payload) ?? '');
  const cells = Array.from({ length: 4 }, () => Array.from({ length: 4 }, (): JsonObject => ({})));
  const small = { size: 4, grid: cells };
  const json = (change: JsonObject) => JSON.stringify({ ...small, ...change });

  it.each([
    ['its JSON', JSON.stringify(board())],
    ['JSON on many lines', JSON.stringify(board(), null, 2)],
    ['a payload', payload],
    ['a link', `https://www.f-puzzles.com/?load=${payload}`],
    ['a coded link', `https://f-puzzles.com/?load=${encodeURIComponent(payload)}`],
    ['a link of SudokuPad', `https://sudokupad.app/fpuzzles${payload}`],
  ])('is read as %s', (_what, text) => {
    expect(formats.filter((format) => format.looksLike(text))).toEqual([fPuzzles]);
    expect(read(fPuzzles, text)).toEqual(example);
  });

  it('has a thermometer of two cells for each sign, its bulb on the smaller', () => {
    expect(board()).toMatchObject({ size: 9 });
    expect(board().thermometer).toHaveLength(108);
    // The first sign of the example: r1c1 < r1c2.
    expect((board().thermometer as JsonObject[])[0]).toEqual({ lines: [['R1C1', 'R1C2']] });
  });

  it('marks given digits, leaves entries unmarked, and keeps a solution', () => {
    const { clues } = read(line, '1..4............');
    const digits = clues.givens.with(0, [1, 3, 0, 4]);
    const solution = { digits: Array.from({ length: 4 }, () => [1, 2, 3, 4]) };
    const text = written(fPuzzles, { clues, grid: { digits }, solution });
    const made = JSON.parse(unpackText(text.trim()) ?? '');
    expect(made.grid[0]).toEqual([
      { value: 1, given: true },
      { value: 3 },
      {},
      { value: 4, given: true },
    ]);
    expect(made.solution).toHaveLength(16);
    expect(read(fPuzzles, text)).toEqual({ clues, grid: { digits }, solution });
  });

  it('names the regions of boxes that are not the usual ones, and reads any numbers for them', () => {
    const { clues } = read(line, '.'.repeat(36));
    const tall = { clues: { ...clues, boxRows: 3, boxCols: 2 } };
    const made = JSON.parse(unpackText(written(fPuzzles, tall).trim()) ?? '');
    expect(made.grid[0].map((cell: JsonObject) => cell.region)).toEqual([0, 0, 1, 1, 2, 2]);
    for (const cell of made.grid.flat()) cell.region = 5 - cell.region;
    expect(read(fPuzzles, JSON.stringify(made))).toEqual(tall);
  });

  it('reads long thermometers, branches, and what changes nothing', () => {
    const { clues } = read(
      fPuzzles,
      json({
        title: 'x',
        author: 'y',
        antiknight: false,
        arrow: [],
        thermometer: [
          {
            lines: [
              ['R1C1', 'R1C2', 'R2C2'],
              ['R1C1', 'R2C1'],
            ],
          },
          { lines: [['r4c4']] },
        ],
        grid: cells.with(3, [{ centerPencilMarks: [1, 2], c: '#FFF' }, {}, {}, {}]),
        solution: ['?'],
      }),
    );
    expect(clues.right.map((row) => row[0])).toEqual(['<', '', '', '']);
    expect(clues.down[0]).toEqual(['<', '<', '', '']);
  });

  it.each([
    ['broken JSON', '{"size":4,"grid":[[{}', '1:22 document.json-truncated'],
    [
      'another constraint',
      json({ killercage: [{ cells: ['R1C1'] }] }),
      'killercage f-puzzles-field',
    ],
    ['another rule', json({ antiking: true }), 'antiking f-puzzles-field'],
    [
      'given candidates',
      json({ grid: cells.with(1, [{}, { givenPencilMarks: [1] }, {}, {}]) }),
      'grid[1][1].givenPencilMarks f-puzzles-field',
    ],
    [
      'a slow thermometer',
      json({ thermometer: [{ lines: [], slow: true }] }),
      'thermometer[0].slow f-puzzles-field',
    ],
    ['a strange size', json({ size: 7 }), 'size f-puzzles-size'],
    ['no size', json({ size: undefined }), 'size document.json-missing'],
    ['too few rows', json({ grid: [[{}]] }), 'grid document.json-length'],
    [
      'a cell that is none',
      json({ grid: cells.with(2, [{}, 5, {}, {}] as JsonObject[]) }),
      'grid[2][1] document.json-type',
    ],
    [
      'a digit too large',
      json({ grid: cells.with(2, [{ value: 5 }, {}, {}, {}]) }),
      'grid[2][0].value document.json-range',
    ],
    [
      'strange regions',
      json({ grid: cells.with(0, [{ region: 3 }, {}, {}, {}]) }),
      'grid f-puzzles-regions',
    ],
    [
      'a cell in no region',
      json({ grid: cells.with(0, [{ region: null }, {}, {}, {}]) }),
      'grid f-puzzles-regions',
    ],
    [
      'a cell off the grid',
      json({ thermometer: [{ lines: [['R1C1', 'R1C5']] }] }),
      'thermometer[0].lines[0][1] f-puzzles-cell',
    ],
    [
      'a thermometer around a corner',
      json({ thermometer: [{ lines: [['R1C1', 'R2C2']] }] }),
      'thermometer[0].lines[0][1] f-puzzles-apart',
    ],
    [
      'opposite thermometers',
      json({ thermometer: [{ lines: [['R1C1', 'R1C2', 'R1C1']] }] }),
      'thermometer[0].lines[0][2] f-puzzles-opposite',
    ],
  ])('tells of %s', (_what, text, told) => {
    expect(formats.filter((format) => format.looksLike(text))).toEqual([fPuzzles]);
    expect(fault(fPuzzles, text)).toBe(told);
  });

  it.each([
    ['a cut payload', payload.slice(0, 200), '1:1 payload-broken'],
    ['a character that is not of base64', `N4Ig!${payload}`, '1:5 payload-character'],
    ['a payload of another kind', packText('[1,2'), '1:1 payload-broken'],
    ['an endless payload', `N4Ig${'A'.repeat(mostPayload)}`, '1:1 payload-long'],
    ['a link without a payload', 'https://www.f-puzzles.com/', '1:1 payload-missing'],
    ['nothing', '', '1:1 payload-missing'],
  ])('tells of %s', (_what, text, told) => {
    expect(fault(fPuzzles, text)).toBe(told);
  });

  it('has no place for grids over 16×16, nor for two digits in a cell', () => {
    expect(fPuzzles.format(read(line, '.'.repeat(625)))).toMatchObject({
      error: { code: 'greater-than.f-puzzles-large' },
    });
    const { clues } = read(line, '1'.padEnd(16, '.'));
    const grid = { digits: clues.givens.with(0, [2, 0, 0, 0]) };
    const refused = fPuzzles.format({ clues, grid });
    expect(refused).toMatchObject({ error: { code: 'greater-than.f-puzzles-both' } });
    if (!refused.ok) say(refused.error);
  });
});

describe('Penpa+', () => {
  const site = 'https://swaroopg92.github.io/penpa-edit/#m=edit&p=';
  const link = written(penpa, example).trim();
  const payload = link.slice(site.length);
  const blank = written(penpa, read(line, '1...............')).trim().slice(site.length);
  const lines = (inflateText(blank) ?? '').split('\n');
  const changed = (number: number, change: (text: string) => string) =>
    site + deflateText(lines.with(number, change(lines[number])).join('\n'));

  it('numbers the middle of the board as its own links do', () => {
    expect([6, 9, 10, 12, 14].map((size) => pointsOf(size).centre)).toEqual([
      144, 84, 286, 375, 476,
    ]);
  });

  it('writes a header, layers and edges as its own links do', () => {
    const page = (inflateText(payload) ?? '').split('\n');
    expect(page).toHaveLength(19);
    expect(page[0]).toMatch(
      /^square,9,9,38,0,1,1,380,380,84,84,0,0,0,0,Title: Greater-Than Sudoku,/,
    );
    expect(page[3]).toMatch(
      /^\{zR:\{z_:\[\]\},zU:\{z_:\[\]\},z8:\{z_:\[\]\},zS:\{\},zN:\{\},z1:\{\},zY:\{/,
    );
    // r1c1 < r1c2: the right edge of the cell at 2 + 2·13, three runs of 13·13 points further on.
    expect(page[3]).toContain('"535":[5,"inequality",2]');
    // The border between the first two boxes begins at the corner right of column 3, above row 1.
    expect(page[3]).toContain('"186,199":2');
    expect(page[5]).toMatch(/^\[28,1,1,1,1,1,1,1,1,5,1,/);
  });

  it('is read from the solving view, from a bare parameter string, and without padding', () => {
    for (const text of [
      link.replace('m=edit', 'm=solve').replace('#', '?'),
      `m=edit&p=${payload}`,
      link.replace(/=+$/, ''),
      `${link}&a=abc`,
    ]) {
      expect(formats.filter((format) => format.looksLike(text))).toEqual([penpa]);
      expect(read(penpa, text)).toEqual(example);
    }
    const solving = lines.with(2, '["1","2","1"]~"sudoku"~["1",9]').with(4, '');
    expect(read(penpa, site + deflateText(solving.join('\n'))).clues.givens[0][0]).toBe(1);
  });

  it('reads the broad inequality symbols too', () => {
    const broad = (inflateText(payload) ?? '').replace(/\[([5-8]),"inequality"/g, (_, number) => {
      return `[${number - 4},"inequality"`;
    });
    expect(read(penpa, site + deflateText(broad))).toEqual(example);
  });

  it('keeps entries that contradict a given digit', () => {
    const { clues } = read(line, '1'.padEnd(16, '.'));
    const doc = { clues, grid: { digits: clues.givens.with(0, [2, 3, 0, 0]) } };
    expect(read(penpa, written(penpa, doc))).toEqual(doc);
  });

  const at = `1:${site.length + 1}`;
  it.each([
    ['no payload', 'https://swaroopg92.github.io/penpa-edit/', '1:1 payload-missing'],
    ['a character that is not of base64', `${site}ab!c`, `1:${site.length + 3} payload-character`],
    ['a cut payload', `${site}${payload.slice(0, 99)}`, `${at} payload-broken`],
    ['too few lines', `${site}${deflateText('square,9,9')}`, `${at} penpa-lines`],
    [
      'another kind of grid',
      changed(0, (text) => text.replace('square', 'hex')),
      `${at} penpa-grid`,
    ],
    ['another size', changed(0, (text) => text.replace('4,4', '4,5')), `${at} penpa-grid`],
    ['cells outside', changed(1, () => '[1,0,0,0]'), 'centerlist penpa-space'],
    [
      'a hole in the board',
      changed(5, (text) => text.replace(',1,', ',2,')),
      'centerlist penpa-space',
    ],
    ['a layer that is no JSON', changed(3, (text) => text.slice(1)), `${at} penpa-json`],
    [
      'another layer',
      changed(3, (text) => text.replace('zT:[]', 'zT:[[18,19]]')),
      'pu_q.thermo penpa-layer',
    ],
    [
      'a number that is no digit',
      changed(3, (text) => text.replace('"1"', '"7"')),
      'pu_q.number.18 penpa-digit',
    ],
    [
      'a number off the grid',
      changed(3, (text) => text.replace('"18"', '"1"')),
      'pu_q.number.1 penpa-place',
    ],
    [
      'another symbol',
      changed(3, (text) => text.replace('zY:{}', 'zY:{"210":[1,"star",2]}')),
      'pu_q.symbol.210 penpa-symbol',
    ],
    [
      'a symbol across',
      changed(3, (text) => text.replace('zY:{}', 'zY:{"210":[6,"inequality",2]}')),
      'pu_q.symbol.210 penpa-symbol',
    ],
    [
      'a symbol in a cell',
      changed(3, (text) => text.replace('zY:{}', 'zY:{"18":[5,"inequality",2]}')),
      'pu_q.symbol.18 penpa-place',
    ],
    [
      'no box borders',
      changed(3, (text) => text.replace(/zE:\{[^}]*\}/, 'zE:{}')),
      'pu_q.lineE penpa-boxes',
    ],
  ])('tells of %s', (_what, text, told) => {
    expect(formats.filter((format) => format.looksLike(text))).toEqual([penpa]);
    expect(fault(penpa, text)).toBe(told);
  });
});
