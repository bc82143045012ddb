import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { docs } from '../../../test/greater-than/docs.ts';
import { themes, toSvg } from '../../drawing/index.ts';
import { sizeOf } from './clues.ts';
import { classic } from './formats/classic.ts';
import { line } from './formats/line.ts';
import { comparisonsOf } from './sign-order.ts';
import { view } from './view.ts';

const file = (path: string): string => new URL(path, import.meta.url).pathname;

function example() {
  const read = classic.parse(readFileSync(file('./golden/example.classic.txt'), 'utf8'));
  if (!read.ok) throw new Error(read.error.code);
  return read.value;
}

describe('the view', () => {
  it('of the example is the picture of the documentation', async () => {
    const svg = toSvg(view(example()), themes.light, {
      title: 'Greater-Than Sudoku',
      cellSize: 56,
    });
    await expect(svg).toMatchFileSnapshot(file('../../../../../docs/pictures/greater-than.svg'));
  });

  it('of a half-filled 4×4 stays as it is', async () => {
    const read = line.parse('1.....3.....2..4');
    if (!read.ok) throw new Error(read.error.code);
    const { clues } = read.value;
    const digits = clues.givens.with(0, [1, 2, 0, 3]);
    const struck = digits.map((row, r) => row.map((_, c) => (r === 1 && c === 1 ? [1, 3] : [])));
    const signed = {
      ...clues,
      right: clues.right.with(0, ['<', '>', '']),
      down: clues.down.with(1, ['<', '', '', '>']),
    };
    const svg = toSvg(view({ clues: signed, grid: { digits, struck } }), themes.ink);
    await expect(svg).toMatchFileSnapshot(file('./golden/4x4.view.svg'));
  });

  it('has a chevron for each sign, with its apex towards the smaller cell', () => {
    fc.assert(
      fc.property(docs(), ({ clues }) => {
        const signs = view({ clues }).shapes.find(
          (shape) => shape.kind === 'lines' && shape.stroke === 'ink2',
        );
        const runs = signs?.kind === 'lines' ? signs.runs : [];
        expect(runs).toHaveLength(comparisonsOf(clues).length);
        for (const [index, { smaller, larger }] of comparisonsOf(clues).entries()) {
          const [[x, y], [apexX, apexY]] = runs[index];
          const isLevel = smaller.row === larger.row;
          const towards = isLevel ? larger.col - smaller.col : larger.row - smaller.row;
          expect(Math.sign(isLevel ? x - apexX : y - apexY)).toBe(towards);
        }
      }),
      { numRuns: 30, seed: 1 },
    );
  });

  it('keeps every line, and every digit, within its frame', () => {
    fc.assert(
      fc.property(docs(), (doc) => {
        const { shapes, width } = view(doc);
        const size = sizeOf(doc.clues);
        expect(width).toBeGreaterThan(size);
        const points = shapes.flatMap((shape) =>
          shape.kind === 'lines' ? shape.runs.flat(2) : [shape.x, shape.y],
        );
        expect(Math.min(...points)).toBeGreaterThanOrEqual(0);
        expect(Math.max(...points)).toBeLessThanOrEqual(size);
      }),
      { numRuns: 20, seed: 2 },
    );
  });

  it('shows given digits heavy, entries light, and what contradicts a given in its own colour', () => {
    const read = line.parse('1...............');
    if (!read.ok) throw new Error(read.error.code);
    const { clues } = read.value;
    const drawn = (row: number[]) =>
      view({ clues, grid: { digits: clues.givens.with(0, row) } }).shapes.filter(
        (shape) => shape.kind === 'text',
      );
    expect(drawn([1, 2, 0, 0])).toMatchObject([
      { text: '1', weight: 650, fill: 'ink' },
      { text: '2', weight: 450, fill: 'ink' },
    ]);
    expect(drawn([3, 0, 0, 0])).toMatchObject([{ text: '3', fill: 'loss' }]);
  });

  it('shows a sign that two digits go against, and no other', () => {
    const { clues } = example();
    const blank = clues.givens.map((row) => row.map(() => 0));
    const signed = {
      ...clues,
      givens: blank,
      right: clues.right.with(0, ['<', '<', '', '', '', '', '', '']),
    };
    const digits = blank.with(0, [5, 2, 7, 0, 0, 0, 0, 0, 0]);
    const struck = digits.map((row) => row.map(() => []));
    const wrong = [0, 1, 2].map((col) => ({ row: 0, col }));
    const doc = { clues: signed, grid: { digits, struck } };
    const broken = (look: Parameters<typeof view>[1]) =>
      view(doc, look).shapes.flatMap((shape) =>
        shape.kind === 'lines' && shape.stroke === 'loss' && shape.width === 0.085
          ? shape.runs
          : [],
      );
    expect(broken({})).toEqual([]);
    expect(broken({ wrong })).toHaveLength(1);
    // Its apex, between the first two cells.
    expect(broken({ wrong })[0][1][0]).toBeCloseTo(1, 0);
  });

  it('shows the colour of a cell that is selected, or lies in its houses', () => {
    const cells = [0, 1].map((col) => ({ row: 0, col }));
    const pencilled = cells.map((cell) => ({ cell, corner: [], centre: [], colour: [4] }));
    const { shapes } = view({ clues: example().clues }, { selected: cells[0], pencilled });
    for (const { col } of cells) {
      const fills = shapes.flatMap((shape) =>
        shape.kind === 'rect' && shape.fill && shape.w === 1 && shape.x === col && shape.y === 0
          ? [shape.fill]
          : [],
      );
      expect(fills.at(-1)).toBe('mark-4');
    }
  });

  it('draws marks of two digits as large as there is room for, side by side', () => {
    const size = 16;
    const none = (rows: number, cols: number) =>
      Array.from({ length: rows }, () => Array.from({ length: cols }, () => '' as const));
    const clues = {
      boxRows: 4,
      boxCols: 4,
      givens: Array.from({ length: size }, () => Array<number>(size).fill(0)),
      right: none(size, size - 1),
      down: none(size - 1, size),
    };
    for (let count = 1; count <= size; count++) {
      // The widest ones.
      const corner = Array.from({ length: count }, (_, at) => size - count + at + 1);
      const pencilled = [{ cell: { row: 0, col: 0 }, corner, centre: [], colours: [] }];
      const marks = view({ clues }, { pencilled }).shapes.filter((shape) => shape.kind === 'text');
      expect(marks.map(({ text }) => Number(text))).toEqual(corner);
      // Figures are at most 0.64 of their size wide; on a board of 760 pixels a cell has 46.
      const boxes = marks.map(({ x, y, size: font, text }) => {
        const [half, high] = [(text.length * font * 0.64) / 2, font * 0.37];
        return { left: x - half, right: x + half, top: y - high, bottom: y + high };
      });
      for (const [at, one] of boxes.entries()) {
        expect(Math.min(one.left, one.top, 1 - one.right, 1 - one.bottom)).toBeGreaterThan(0.01);
        for (const other of boxes.slice(at + 1)) {
          const isBeside = Math.max(other.left - one.right, one.left - other.right) > 0.025;
          const isAbove = one.bottom < other.top || other.bottom < one.top;
          expect(isBeside || isAbove, `${count} marks`).toBe(true);
        }
      }
      const least = count <= 6 ? 11.5 : count <= 8 ? 10 : count <= 12 ? 9 : 7.5;
      expect(Math.min(...marks.map(({ size: font }) => font)) * 46).toBeGreaterThan(least);
    }
  });

  it('of a step rings what follows and shows what it rests on', async () => {
    const { clues } = example();
    const digits = clues.givens.with(0, [1, 0, 0, 0, 0, 0, 0, 0, 8]);
    const struck = digits.map((row, r) => row.map((_, c) => (r === 1 && c === 1 ? [1, 9] : [])));
    const marks = {
      conclusion: [
        { cell: { row: 0, col: 1 }, is: 9 },
        { cell: { row: 2, col: 2 }, not: [1, 2] },
        { cell: { row: 1, col: 1 }, not: [8] },
      ],
      because: [
        { constraint: 0 },
        { constraint: 18 },
        { constraint: 27 },
        { constraint: 99 },
        { cell: { row: 0, col: 0 }, is: 1 },
        { cell: { row: 1, col: 1 }, not: [1, 9] },
      ],
      wrong: [{ row: 0, col: 8 }],
    };
    const drawing = view({ clues, grid: { digits, struck } }, marks);
    const svg = toSvg(drawing, themes.light);
    await expect(svg).toMatchFileSnapshot(file('./golden/step.view.svg'));
    const texts = drawing.shapes.filter((shape) => shape.kind === 'text');
    expect(texts).toContainEqual(expect.objectContaining({ text: '9', fill: 'accent' }));
    expect(texts).toContainEqual(expect.objectContaining({ text: '8', fill: 'loss' }));
    expect(drawing.shapes).toContainEqual(
      expect.objectContaining({ stroke: 'ink3', dash: [0.12, 0.09] }),
    );
  });
});
