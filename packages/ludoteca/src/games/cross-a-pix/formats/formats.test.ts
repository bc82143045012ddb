import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyDocs } from '../../../../test/cross-a-pix/boards.ts';
import { whereCode } from '../../../kernel/index.ts';
import type { CrossAPixClues } from '../clues.ts';
import { type CrossAPixDoc, fromJson } from '../json.ts';
import { sketch } from '../sketch.ts';
import { drawing } from './drawing.ts';
import { lists } from './lists.ts';

const runs = process.env.LUDOTECA_LONG === '1' ? 3000 : 150;

const golden = (name: string): string => new URL(`../golden/${name}`, import.meta.url).pathname;

function text(format: typeof drawing, doc: CrossAPixDoc): string {
  const written = format.format(doc);
  if (!written.ok) throw new Error(written.error.code);
  return written.value;
}

/** Place and code of the fault of a text. */
function fault(format: typeof drawing, damaged: string): string {
  const read = format.parse(damaged);
  if (read.ok) return 'read';
  return `${read.error.where ? whereCode(read.error.where) : ''} ${read.error.code.replace('cross-a-pix.', '')}`;
}

function oldExample(): { clues: CrossAPixClues; solution: CrossAPixDoc['solution'] } {
  const cases = JSON.parse(
    readFileSync(new URL('../cases/cross-a-pix.json', import.meta.url), 'utf8'),
  );
  const read = fromJson(cases.find((item: { id: string }) => item.id === 'old-example-10'));
  if (!read.ok) throw new Error(read.error.code);
  return { clues: read.value.clues, solution: read.value.solution };
}

/** 2 rows and 120 columns: clues of three digits. */
const long: CrossAPixClues = {
  rows: 2,
  cols: 120,
  right: [0, 1].map((row) => Array.from({ length: 119 }, (_, col) => (col % 7 === row ? 1 : 0))),
  down: [Array.from({ length: 120 }, (_, col) => (col % 3 === 0 ? 1 : 0))],
  rowClues: [
    [120, 1],
    [0, 0],
  ],
  colClues: Array.from({ length: 120 }, () => [1, 1] as const),
};

describe.each([drawing, lists])('the format $name', (format) => {
  it('reads back what it writes, and only it looks like it', () => {
    fc.assert(
      fc.property(anyDocs(), (doc) => {
        const written = text(format, doc);
        expect(format.parse(written)).toEqual({ ok: true, value: doc });
        expect([drawing, lists].filter((other) => other.looksLike(written))).toEqual([format]);
        expect(written).not.toMatch(/\n[ ]*\n/);
      }),
      { numRuns: runs, seed: 1 },
    );
  });

  it('reads clues of three digits, and line ends of Windows', () => {
    const written = text(format, { clues: long });
    expect(format.parse(written)).toEqual({ ok: true, value: { clues: long } });
    expect(format.parse(written.replaceAll('\n', '\r\n'))).toEqual({
      ok: true,
      value: { clues: long },
    });
  });

  it('reads or refuses any text, and points into it', () => {
    const damaged = fc
      .record({
        doc: anyDocs(),
        at: fc.double({ min: 0, max: 1, noNaN: true }),
        away: fc.nat(3),
        put: fc.string({ maxLength: 3 }),
      })
      .map(({ doc, at, away, put }) => {
        const written = text(format, doc);
        const place = Math.floor(at * written.length);
        return written.slice(0, place) + put + written.slice(place + away);
      });
    fc.assert(
      fc.property(fc.oneof(damaged, fc.string()), (given) => {
        const read = format.parse(given);
        if (read.ok) return;
        const where = read.error.where;
        if (where?.kind !== 'text') throw new Error('no place');
        const line = given.split('\n')[where.line - 1];
        expect(line).toBeDefined();
        expect(where.column).toBeGreaterThan(0);
        expect(where.column).toBeLessThanOrEqual(line.length + 1);
      }),
      { numRuns: runs * 4, seed: 2 },
    );
  });

  it('writes the old example as it always did', async () => {
    const { clues } = oldExample();
    await expect(text(format, { clues })).toMatchFileSnapshot(golden(`old-10.${format.name}.txt`));
  });
});

describe('the drawing', () => {
  it('shows painted, blank and open cells', async () => {
    const { clues, solution } = oldExample();
    const grid = solution?.map((row, r) => row.map((cell) => (r < 5 ? cell : null)));
    await expect(text(drawing, { clues, ...(grid && { grid }) })).toMatchFileSnapshot(
      golden('old-10-begun.drawing.txt'),
    );
  });

  const rich = ({ clues, grid }: CrossAPixDoc): string =>
    sketch(clues, grid)
      .map((line) => line.map((span) => span.rich ?? span.text).join(''))
      .join('\n');

  it('shows solid blocks on a colour terminal', async () => {
    const { clues, solution } = oldExample();
    const shown = rich({ clues, ...(solution && { grid: solution }) });
    await expect(shown).toMatchFileSnapshot(golden('old-10-solved.rich.txt'));
  });

  it('is as wide on a colour terminal, and read back from there too', () => {
    fc.assert(
      fc.property(anyDocs(), (doc) => {
        for (const span of sketch(doc.clues, doc.grid).flat()) {
          expect((span.rich ?? span.text).length).toBe(span.text.length);
        }
        expect(drawing.looksLike(rich(doc))).toBe(true);
        expect(drawing.parse(rich(doc))).toEqual({ ok: true, value: doc });
      }),
      { numRuns: runs, seed: 3 },
    );
  });

  it('makes cells as wide as the clues, and fits 80 columns where it can', () => {
    const width = (clues: CrossAPixClues) =>
      Math.max(
        ...text(drawing, { clues })
          .split('\n')
          .map((line) => line.length),
      );
    expect(width(oldExample().clues)).toBe(45);
    expect(width(long)).toBe(6 + 120 * 2 + 1);
  });

  const good = [
    '      2   0   1',
    '      1   0   1',
    '    +---+---+---+',
    '2 2 | * | . | * |',
    '    +   +---+---+',
    '1 1 | * |       |',
    '    +---+---+---+',
  ];

  it.each<[string, (lines: string[]) => string[], string]>([
    ['nothing changed', (lines) => lines, 'read'],
    ['empty lines around', (lines) => ['', ...lines, '', ''], 'read'],
    ['an empty text', () => [], '1:1 drawing-ended'],
    ['nothing but clues', (lines) => lines.slice(0, 2), '2:16 drawing-ended'],
    ['a line of clues missing', (lines) => lines.slice(1), '2:5 drawing-character'],
    ['a clue missing', (lines) => lines.with(1, '      1       1'), '2:1 drawing-columns'],
    ['a clue too many', (lines) => lines.with(0, '      2   0   1   1'), '1:1 drawing-columns'],
    ['a letter among clues', (lines) => lines.with(0, '      2   O   1'), '1:11 drawing-character'],
    [
      'a clue of many digits',
      (lines) => lines.with(0, '  1234567890  0   1'),
      '1:3 drawing-character',
    ],
    [
      'a hole in the upper border',
      (lines) => lines.with(2, '    +---+ --+---+'),
      '3:10 drawing-character',
    ],
    [
      'a short upper border',
      (lines) => lines.with(2, '    +---+---+--'),
      '3:16 drawing-line-ended',
    ],
    ['a row clue missing', (lines) => lines.with(3, '2   | * | . | * |'), '4:1 drawing-row-clue'],
    ['a row moved', (lines) => lines.with(3, '2 2| * | . | * |'), '4:4 drawing-character'],
    ['an unknown entry', (lines) => lines.with(3, '2 2 | x | . | * |'), '4:7 drawing-character'],
    [
      'two entries in a cell',
      (lines) => lines.with(3, '2 2 |.* | . | * |'),
      '4:7 drawing-character',
    ],
    ['no right border', (lines) => lines.with(3, '2 2 | * | . | *'), '4:16 drawing-line-ended'],
    [
      'a row too long',
      (lines) => lines.with(3, '2 2 | * | . | * | *'),
      '4:18 drawing-line-goes-on',
    ],
    ['half a wall', (lines) => lines.with(4, '    +   +-- +---+'), '5:12 drawing-character'],
    ['no lower border', (lines) => lines.slice(0, -1), '6:18 drawing-ended'],
    [
      'a lower border with a hole',
      (lines) => lines.with(6, '    +   +---+---+'),
      '7:18 drawing-ended',
    ],
    [
      'a word in the gutter',
      (lines) => lines.with(4, ' x  +   +---+---+'),
      '5:2 drawing-character',
    ],
  ])('with %s', (_, damage, expected) => {
    expect(fault(drawing, damage(good).join('\n'))).toBe(expected);
  });

  it('still knows a damaged drawing at sight', () => {
    for (let line = 0; line < good.length; line++) {
      expect(drawing.looksLike(good.toSpliced(line, 1).join('\n'))).toBe(true);
      expect(drawing.looksLike(good.with(line, `${good[line]}#`).join('\n'))).toBe(true);
    }
  });

  it('refuses grids of over 400 columns', () => {
    const side = 401;
    const wide = { ...long, cols: side, right: long.right.map(() => Array(side - 1).fill(0)) };
    const clues = {
      ...wide,
      down: [Array(side).fill(1)],
      colClues: Array.from({ length: side }, () => [1, 1] as const),
    };
    expect(fault(drawing, text(drawing, { clues }))).toBe('3:7 size-range');
    expect(fault(lists, text(lists, { clues }))).toBe('1:1 size-range');
  });
});

describe('the list notation', () => {
  it('goes on after a blank line with a list that has not begun yet, or inside one', () => {
    expect(lists.continues?.('HP = [[0,1]],', 'VP = [[0],[1]],')).toBe(true);
    expect(lists.continues?.('HP = [[0,1],', '      [1,1]],')).toBe(true);
    expect(lists.continues?.('HP = [[0,1]],', 'HP = [[1,1]],')).toBe(false);
    expect(lists.continues?.('HP = [[0,1]],', '< > |')).toBe(false);
    expect(lists.continues?.('< > |', 'HP = [[0,1]],')).toBe(false);
  });

  const good =
    'HP = [[1,0],[1,1]],\nVP = [[1],[1],[0]],\nV = [[2,1],[0,0],[0,0]],\nH = [[1,1],[1,1]].\n';

  it.each([
    'hp [[1,0],[1,1]] vp [[1],[1],[0]] v [[2,1],[0,0],[0,0]] h [[1,1],[1,1]]',
    'V: [[2,1],[0,0],[0,0]]; H: [[1,1],[1,1]]; HP: [[1,0],[1,1]]; VP: [[1],[1],[0]]',
    '% walls\nHP=[ [1, 0],\n [1,1]\t] /* the\n columns */ , VP = [[1],[1],[0]]. V=[[2,1],[0,0],[0,0]]. H=[[1,1],[1,1]].',
  ])('takes %j as the same', (written) => {
    expect(lists.parse(written)).toEqual(lists.parse(good));
    expect(lists.looksLike(written)).toBe(true);
  });

  it('is one document a line where each line is one', () => {
    const line = good.replaceAll('\n', ' ');
    expect(lists.looksLike(line)).toBe(true);
    expect(lists.looksLike(`${line}\n${line}`)).toBe(false);
  });

  it('reads VP column by column, V as the columns and H as the rows', () => {
    expect(lists.parse(good)).toMatchObject({
      ok: true,
      value: {
        clues: {
          rows: 2,
          cols: 3,
          down: [[1, 1, 0]],
          colClues: [
            [2, 1],
            [0, 0],
            [0, 0],
          ],
        },
      },
    });
  });

  it.each<[string, string, string, string]>([
    ['a list missing', 'H = [[1,1],[1,1]].', '', '3:25 lists-missing'],
    ['a list twice', 'VP', 'HP', '2:1 lists-twice'],
    ['an unknown name', 'VP', 'VQ', '2:1 lists-character'],
    ['a bracket missing', '[1,1]].', '[1,1]', '5:1 lists-ended'],
    ['a comma missing', '[1,0],[', '[1,0] [', '1:13 lists-character'],
    ['a wall of 2', '[1,0],[1,1]],', '[1,0],[1,2]],', '1:16 lists-character'],
    ['a negative clue', '[2,1]', '[-2,1]', '3:7 lists-character'],
    ['half a clue', '[2,1]', '[2.5,1]', '3:7 lists-character'],
    ['a value too many', '[1,0],[1,1]],', '[1,0],[1,1,1]],', '1:13 lists-length'],
    ['a column missing', '[[1],[1],[0]]', '[[1],[1]]', '2:1 lists-length'],
    ['a clue missing', '[[1,1],[1,1]].', '[[1,1]].', '4:1 lists-length'],
    ['a word for a number', '[2,1]', '[two,1]', '3:7 lists-character'],
    ['an empty list', '[[1,0],[1,1]],', '],', '1:6 lists-character'],
  ])('points at %s', (_, from, to, expected) => {
    const damaged = good.replace(from, to);
    expect(fault(lists, damaged)).toBe(expected);
    expect(lists.looksLike(damaged)).toBe(true);
  });
});

describe('the documentation', () => {
  it('shows one puzzle, as each format writes it', () => {
    const docs = readFileSync(
      new URL('../../../../../../docs/formats.md', import.meta.url),
      'utf8',
    ).split('## Cross-a-Pix\n')[1];
    const [json, drawn, listed] = [...docs.matchAll(/```\w*\n([^`]*)```/g)].map(
      (block) => block[1],
    );
    const read = fromJson(JSON.parse(json));
    if (!read.ok) throw new Error(read.error.code);
    expect(text(drawing, read.value)).toBe(drawn);
    expect(text(lists, { clues: read.value.clues })).toBe(listed);
  });
});
