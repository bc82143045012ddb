import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { damaged, docs, type Wanted } from '../../../../test/greater-than/docs.ts';
import { plainText, type TextFormat } from '../../../document/index.ts';
import { sayNotice, whereCode } from '../../../kernel/index.ts';
import { boxes, flatBox, sameBox } from '../boxes.ts';
import { type GreaterThanDoc, sizeOf } from '../clues.ts';
import { phrases } from '../messages.ts';
import { sketch } from '../sketch.ts';
import { classic } from './classic.ts';
import { drawing } from './drawing.ts';
import { formats } from './index.ts';
import { iss } from './iss.ts';
import { line } from './line.ts';

const runs = process.env.LUDOTECA_LONG === '1' ? 5000 : 25;
const golden = (name: string): string => new URL(`../golden/${name}`, import.meta.url).pathname;
const example = readFileSync(golden('example.classic.txt'), 'utf8');

function read(format: TextFormat<GreaterThanDoc>, text: string): GreaterThanDoc {
  const parsed = format.parse(text);
  if (!parsed.ok) throw new Error(`${parsed.error.code} in ${text}`);
  return parsed.value;
}

function written(format: TextFormat<GreaterThanDoc>, doc: GreaterThanDoc): string {
  const text = format.format(doc);
  if (!text.ok) throw new Error(text.error.code);
  return text.value;
}

/** Place and code of the fault of a text. */
function fault(format: TextFormat<GreaterThanDoc>, text: string): string {
  const parsed = format.parse(text);
  if (parsed.ok) return 'read';
  const { code, where } = parsed.error;
  return `${where === undefined ? '' : whereCode(where)} ${code.replace('greater-than.', '')}`;
}

const flat = boxes.filter((box) => sameBox(box, flatBox(sizeOf(box)) ?? box));
const usual = flat.filter((box) => sizeOf(box) <= 16);

describe.each<[TextFormat<GreaterThanDoc>, Wanted]>([
  [classic, { hasGivens: false, hasEntries: false }],
  [drawing, {}],
  [iss, { boxes: usual, hasEntries: false }],
  [line, { boxes: flat, hasSigns: false, hasEntries: false }],
])('the format $name', (format, wanted) => {
  it('reads back what it writes, and only it looks like it', () => {
    fc.assert(
      fc.property(docs(wanted), (doc) => {
        const text = format.format(doc);
        // Boxes that the classic text would be read with another of are refused; see below.
        if (!text.ok) {
          expect(text.error.code).toBe('greater-than.classic-box');
          return;
        }
        expect(format.parse(text.value)).toEqual({ ok: true, value: doc });
        expect(formats.filter((other) => other.looksLike(text.value))).toEqual([format]);
        expect(text.value).toMatch(/[^\n]\n$/);
        expect(text.value).not.toMatch(/\n[ ]*\n/);
      }),
      { numRuns: runs, seed: 1 },
    );
  });

  it('reads damaged texts, or tells what is wrong, where, and in every language', () => {
    const texts = docs(wanted).map((doc) => format.format(doc));
    const broken = texts.chain((text) => damaged(text.ok ? text.value : example));
    const noise = fc.oneof(fc.string({ unit: 'binary-ascii' }), fc.string());
    fc.assert(
      fc.property(
        fc.oneof({ weight: 4, arbitrary: broken }, { weight: 1, arbitrary: noise }),
        (text) => {
          const parsed = format.parse(text);
          if (parsed.ok) return;
          expect(parsed.error.where?.kind).toBe('text');
          for (const language of ['en', 'pt'] as const) {
            expect(sayNotice([phrases], parsed.error, language)).not.toMatch(/undefined/);
          }
          if (parsed.error.where?.kind !== 'text') return;
          const { line: number, column } = parsed.error.where;
          const lines = text.split('\n');
          expect(number).toBeGreaterThan(0);
          expect(number).toBeLessThanOrEqual(lines.length + 1);
          expect(column).toBeGreaterThan(0);
          expect(column).toBeLessThanOrEqual((lines[number - 1] ?? '').length + 1);
        },
      ),
      { numRuns: runs * 4, seed: 2 },
    );
  });
});

describe('the classic text', () => {
  const doc = read(classic, example);

  it('is written as it was read', () => {
    expect(written(classic, doc)).toBe(example);
    expect(doc.clues).toMatchObject({ boxRows: 3, boxCols: 3 });
  });

  it.each([
    ['tabs', example.replaceAll(' ', '\t')],
    ['no white space', example.replaceAll(' ', '')],
    ['much white space', example.replaceAll(' ', ' \t  ').replaceAll('\n', '  \n\n')],
    ['CRLF', example.replaceAll('\n', '\r\n')],
    ['no line end at the end', example.trimEnd()],
    ['no last line', `${example.trimEnd().split('\n').slice(0, -1).join('\n')}\n`],
  ])('is read with %s', (_liberty, text) => {
    expect(classic.looksLike(text)).toBe(true);
    expect(read(classic, text)).toEqual(doc);
  });

  it('takes final lines that are not there for lines without signs, unless the puzzle is full', () => {
    const few = '|<||\n||||\n||||\n>|||\n.\n||>|\n';
    const { clues } = read(classic, few);
    expect(clues.down).toEqual([
      ['', '', '>', ''],
      ['', '', '', ''],
      ['', '', '', ''],
    ]);
    expect(written(classic, { clues })).toContain('.\n| | > |\n| | | |\n| | | |\n| | | |\n');
    const cut = example.split('\n').slice(0, 17).join('\n');
    expect(fault(classic, cut)).toBe('18:1 classic-columns');
  });

  it('tells the box from the signs, and takes the flat one where they do not', () => {
    const tall = read(
      drawing,
      written(drawing, { clues: { ...read(line, '.'.repeat(36)).clues, boxRows: 3, boxCols: 2 } }),
    ).clues;
    const full = {
      ...tall,
      right: tall.right.map((row) => row.map((_, c) => (c % 2 === 0 ? ('<' as const) : ''))),
      down: tall.down.map((row, r) => row.map(() => (r % 3 < 2 ? ('>' as const) : ''))),
    };
    expect(read(classic, written(classic, { clues: full })).clues).toEqual(full);
    expect(classic.format({ clues: tall })).toMatchObject({
      error: { code: 'greater-than.classic-box', args: { read: '2×3', box: '3×2' } },
    });
  });

  it.each([
    ['an unknown character', example.replace('< > |', '< x |'), '1:3 classic-character'],
    ['one among vertical signs', example.replace('> > > <', '> > = <'), '14:5 classic-character'],
    ['a dot in a line', example.replace('\n> < |', '\n> < .'), '2:5 classic-character'],
    ['a short line', example.replace('< < | > < | > < |', '< | > < | > < |'), '4:16 classic-width'],
    [
      'a long line',
      example.replace('< < | > < | > < |', '< < | > < | > < | <'),
      '4:19 classic-width',
    ],
    ['lines of a strange width', '<><|\n'.repeat(2).replaceAll('|', '>|'), '1:1 classic-size'],
    ['no dot', example.replace('.\n', ''), '10:1 classic-dot'],
    ['two dots', example.replace('.\n', '.\n.\n'), '11:1 classic-dots'],
    ['a missing row', example.split('\n').slice(1).join('\n'), '9:1 classic-rows'],
    ['a row too many', `${example.split('\n')[0]}\n${example}`, '10:1 classic-rows'],
    ['too many vertical lines', `${example}| | | | | | | | |\n`, '20:1 classic-columns'],
    ['a sign at the right edge', example.replace('< < |\n', '< < <\n'), '1:17 classic-edge'],
    ['a sign under the grid', example.replace(/\| \|\n$/, '> |\n'), '19:15 classic-edge'],
    ['nothing', '', '1:1 classic-size'],
  ])('tells of %s', (_what, text, told) => {
    expect(fault(classic, text)).toBe(told);
    if (text !== '') expect(formats.filter((each) => each.looksLike(text))).toEqual([classic]);
  });

  it('has no place for given digits', () => {
    const { clues } = read(line, `${'.'.repeat(80)}9`);
    expect(classic.format({ clues })).toMatchObject({
      error: { code: 'greater-than.classic-givens', where: { kind: 'cell', row: 8, col: 8 } },
    });
  });
});

describe('the drawing', () => {
  it.each([
    ['4x4', `${'.'.repeat(12)}1..4`],
    ['6x6', `${'.'.repeat(30)}123456`],
    ['9x9', '9'.padEnd(81, '.')],
    ['16x16', `${'.'.repeat(200)}GFEDCBA987654321`.padEnd(256, '.')],
  ])('of %s stays as it is', async (name, givens) => {
    const plain = read(line, givens);
    const { clues } = plain;
    const size = sizeOf(clues);
    const sign = (n: number) => (['<', '', '>', '>', '', '<', '<'] as const)[n % 7];
    const doc = {
      clues: {
        ...clues,
        right: clues.right.map((row, r) => row.map((_, c) => sign(r * 3 + c))),
        down: clues.down.map((row, r) => row.map((_, c) => sign(r * 5 + c * 2 + 1))),
      },
      grid: {
        digits: clues.givens.map((row, r) =>
          row.map((given, c) => given || ((r * 2 + c) % 3 && ((r + c * 5) % size) + 1)),
        ),
      },
    };
    await expect(written(drawing, doc)).toMatchFileSnapshot(golden(`${name}.drawing.txt`));
    const rich = sketch(doc).map((spans) => spans.map((span) => span.rich ?? span.text).join(''));
    await expect(`${rich.join('\n')}\n`).toMatchFileSnapshot(golden(`${name}.rich.txt`));
  });

  const doc = read(classic, example);
  const text = written(drawing, doc);

  it('is at most 80 columns wide at 9×9, and every rich span as wide as its plain one', () => {
    expect(Math.max(...text.split('\n').map((row) => row.length))).toBeLessThanOrEqual(80);
    for (const span of sketch(doc).flat()) {
      expect([...(span.rich ?? span.text)]).toHaveLength(span.text.length);
    }
  });

  it('is read as a colour terminal shows it, indented, and with CRLF', () => {
    const rich = sketch(doc).map((spans) => spans.map((span) => span.rich ?? span.text).join(''));
    expect(drawing.looksLike(rich.join('\n'))).toBe(true);
    expect(read(drawing, rich.join('\n'))).toEqual(doc);
    expect(read(drawing, text.replace(/^/gm, '    '))).toEqual(doc);
    expect(read(drawing, text.replaceAll('\n', '\r\n'))).toEqual(doc);
  });

  it.each([
    ['a frame of no box', text.replace('+---', '+--'), '1:1 drawing-frame'],
    ['nothing', '', '1:1 drawing-frame'],
    ['a missing line', text.replace(/\n\|.*\n/, '\n'), '19:1 drawing-lines'],
    ['a line too many', `${text}+-+\n`, '20:1 drawing-lines'],
    ['a short line', text.replace('| . < . > . |', '| . < . > .'), '2:36 drawing-width'],
    ['a long line', text.replace('| . < . > . |', '| . < . > . ||'), '2:38 drawing-width'],
    [
      'something in the margin',
      text.replaceAll(/^/gm, ' ').replace('\n ', '\nx'),
      '2:1 drawing-character',
    ],
    ['a strange sign', text.replace('| . < .', '| . = .'), '2:5 drawing-character'],
    ['a broken frame', text.replace('\n|', '\n!'), '2:1 drawing-character'],
    ['a letter for a sign', text.replace('| ^ ', '| A '), '3:3 drawing-character'],
    ['a broken border', text.replace(/\n\+--/, '\n+=-'), '7:2 drawing-character'],
    ['a sign over the grid', text.replace('+--', '+-^'), '1:1 drawing-frame'],
    ['a sign under the grid', text.replace(/\+---(.*)\n$/, '+-^-$1\n'), '19:3 drawing-character'],
    ['a digit too large', text.replace('| . <', '| 0 <'), '2:2 drawing-digit'],
    ['half a bracket', text.replace('| . <', '|[5 <'), '2:2 drawing-digit'],
    ['an open cell in brackets', text.replace('| . <', '|[.]<'), '2:2 drawing-digit'],
  ])('tells of %s', (_what, damagedText, told) => {
    expect(fault(drawing, damagedText)).toBe(told);
  });

  it('shows the given digit over an entry that contradicts it, and is not written then', () => {
    const clues = read(line, '4'.padEnd(16, '.')).clues;
    const digits = clues.givens.map((row, r) => row.map((_, c) => (r + c === 0 ? 2 : 0)));
    expect(plainText(sketch({ clues, grid: { digits } }))).toContain('|[4]  . |');
    expect(drawing.format({ clues, grid: { digits } })).toMatchObject({
      error: { code: 'greater-than.drawing-both', args: { entry: 2, given: 4 } },
    });
  });
});

describe('the line of digits', () => {
  it('takes 0 and . for open cells, and letters of either case', () => {
    expect(read(line, `0${'.'.repeat(143)}`)).toEqual(read(line, '.'.repeat(144)));
    expect(read(line, ` ${'c'.padEnd(144, '.')}\n`).clues.givens[0][0]).toBe(12);
    expect(written(line, read(line, 'bA'.padEnd(144, '0')))).toBe(`${'BA'.padEnd(144, '.')}\n`);
  });

  it.each([
    ['a character too few', '.'.repeat(80), '1:1 line-length'],
    ['a character too many, not at the start', `\n  ${'.'.repeat(82)}`, '2:3 line-length'],
    ['a digit too large', `..7${'.'.repeat(33)}`, '1:3 line-character'],
    ['a letter too large', `..D${'.'.repeat(141)}`, '1:3 line-character'],
    ['a letter where there are none', `..A${'.'.repeat(78)}`, '1:3 line-character'],
  ])('tells of %s', (_what, text, told) => {
    expect(fault(line, text)).toBe(told);
    expect(formats.filter((each) => each.looksLike(text))).toEqual([line]);
  });

  it('tells of strange characters', () => {
    expect(fault(line, `..*${'.'.repeat(78)}`)).toBe('1:3 line-character');
    expect(fault(line, '')).toBe('1:1 line-length');
  });

  it('has no place for signs, nor for other boxes than the flat ones', () => {
    expect(line.format(read(classic, example))).toMatchObject({
      error: { code: 'greater-than.line-signs', where: { kind: 'cell', row: 0, col: 0 } },
    });
    const { clues } = read(line, '.'.repeat(64));
    expect(line.format({ clues: { ...clues, boxRows: 4, boxCols: 2 } })).toMatchObject({
      error: { code: 'greater-than.line-box', args: { read: '2×4', box: '4×2' } },
    });
  });
});

describe('the constraint string', () => {
  const doc = read(classic, example);
  const text = written(iss, doc);
  const site = 'https://sigh.github.io/Interactive-Sudoku-Solver/?q=';

  it('is read from a link, coded or not', () => {
    for (const link of [`${site}${text}`, `${site}${encodeURIComponent(text)}&name=x`]) {
      expect(formats.filter((each) => each.looksLike(link))).toEqual([iss]);
      expect(read(iss, link)).toEqual(doc);
    }
  });

  it('names the size, and lists a cell before all its smaller neighbours', () => {
    expect(text).toMatch(/^\.Shape~9x9\.GreaterThan~R1C2~R1C1~R1C3~R2C2\.GreaterThan~/);
    const { clues } = read(line, `..C${'.'.repeat(141)}`);
    expect(written(iss, { clues })).toBe('.Shape~12x12.~R1C3_12\n');
    const last = {
      ...clues,
      right: clues.right.map((row, r) =>
        row.map((_, c) => (r === 11 && c === 10 ? ('<' as const) : '')),
      ),
    };
    expect(written(iss, { clues: last })).toContain('.GreaterThan~RcCc~RcCb');
    expect(written(iss, read(line, '.'.repeat(81)))).toBe('.Shape~9x9\n');
  });

  it('compares every cell of a list with the later ones beside it, and with no other', () => {
    const { clues } = read(iss, '.GreaterThan~R1C1~R1C2~R2C2~R1C3~R5C5');
    expect(clues.right[0].slice(0, 3)).toEqual(['>', '>', '']);
    expect(clues.down[0].slice(0, 3)).toEqual(['', '>', '']);
    expect(clues.right[1].slice(0, 3)).toEqual(['', '', '']);
  });

  it('is one document on many lines, or one a line', () => {
    expect(iss.looksLike(text.replaceAll('.', '\n.'))).toBe(true);
    expect(iss.looksLike(text + text)).toBe(false);
    expect(iss.looksLike('.Shape~4x4\n.Shape~9x9\n')).toBe(false);
    expect(iss.looksLike(`${site}${text}${site}${text}`)).toBe(false);
  });

  it('takes white space anywhere', () => {
    expect(read(iss, text.replaceAll('~', ' ~\n'))).toEqual(doc);
    expect(read(iss, ' .Given~r3c5_7 . GreaterThan ~ R1C1 ~ R1C2').clues.givens[2][4]).toBe(7);
  });

  it.each([
    ['no dot at the start', 'GreaterThan~R1C1~R1C2', '1:1 iss-start'],
    ['nothing', ' ', '1:1 iss-start'],
    ['another constraint', '.~R1C1_5.Thermo~R1C1~R1C2', '1:10 iss-constraint'],
    ['no boxes', '.NoBoxes.GreaterThan~R1C1~R1C2', '1:2 iss-constraint'],
    ['a shape that is not known', '.Shape~7x7.~R1C1_5', '1:2 iss-shape'],
    ['a shape that is too large', '.Shape~25x25.~R1C1_5', '1:2 iss-shape'],
    ['two shapes', '.Shape~4x4.Shape~9x9', '1:12 iss-shape'],
    ['a cell off the grid', '.Shape~4x4.GreaterThan~R1C1~R1C5', '1:29 iss-cell'],
    ['no cell', '.GreaterThan~R1C1~\nR1X2', '2:1 iss-cell'],
    ['a given off the grid', '.Shape~4x4.~R5C1_1', '1:13 iss-cell'],
    ['a given too large', '.Shape~4x4.~R4C1_5', '1:13 iss-given'],
    ['several candidates', '.~R4C1_5_6', '1:3 iss-given'],
    ['a given without a digit', '.~R4C1', '1:3 iss-given'],
    ['two givens in a cell', '.~R4C1_5~R4C1_6', '1:10 given-twice'],
    ['cells that are apart', '.GreaterThan~R1C1~R3C1', '1:2 iss-apart'],
    ['no cells', '.GreaterThan', '1:2 iss-apart'],
    ['opposite signs', '.GreaterThan~R1C1~R1C2.GreaterThan~R1C2~R1C1', '1:24 sign-opposite'],
    ['a broken link', `${site}.~R1C1_5%ZZ`, '1:61 iss-encoding'],
    ['a fault in a link', `${site}.~R1C1_0`, '1:55 iss-given'],
    ['a fault in a coded link', `${site}%2E~R1C1_0`, '1:53 iss-given'],
  ])('tells of %s', (_what, broken, told) => {
    expect(fault(iss, broken)).toBe(told);
  });

  it('has no place for grids over 16×16, nor for other boxes than the flat ones', () => {
    expect(iss.format(read(line, '.'.repeat(625)))).toMatchObject({
      error: { code: 'greater-than.iss-size' },
    });
    const { clues } = read(line, '.'.repeat(36));
    expect(iss.format({ clues: { ...clues, boxRows: 3, boxCols: 2 } })).toMatchObject({
      error: { code: 'greater-than.iss-box', args: { read: '2×3', box: '3×2' } },
    });
  });
});

describe('recognition', () => {
  it.each([
    ['prose', 'Dear reader, this is no puzzle; 3 < 5 | 7 > 2 and so on.'],
    ['HTML', '<html><body><p>hello</p></body></html>'],
    ['a table', '| a | b |\n|---|---|\n| 1 | 2 |'],
    ['a number', '123456'],
    ['our JSON', '{"game":"greater-than","boxRows":2,"boxCols":2}'],
    ['a link to elsewhere', 'https://example.org/?q=sudoku'],
    ['an empty text', ''],
  ])('takes %s for none of the formats', (_what, text) => {
    expect(formats.filter((format) => format.looksLike(text))).toEqual([]);
  });
});
