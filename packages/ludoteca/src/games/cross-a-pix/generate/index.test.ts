import { describe, expect, it } from 'vitest';
import type { OptionValues, Picture } from '../../../document/index.ts';
import { Effort, languages, sayNotice } from '../../../kernel/index.ts';
import { count, generate, type Made } from '../../../puzzle/index.ts';
import type { CrossAPixClues, CrossAPixGrid } from '../clues.ts';
import { crossAPix } from '../index.ts';
import { crossAPixPhrases } from '../messages.ts';
import { regionsOf } from '../regions.ts';
import { cellOf, doubtful } from './index.ts';

const isLong = process.env.LUDOTECA_LONG === '1';
const seeds = Array.from({ length: isLong ? 25 : 2 }, (_, index) => `make-${index}`);

function make(values: OptionValues, seed: string) {
  const recipe = crossAPix.recipe(values);
  if (!recipe.ok) throw new Error(recipe.error.code);
  return generate(crossAPix, recipe.value, seed);
}

function made(values: OptionValues, seed: string): Made<CrossAPixClues, CrossAPixGrid> {
  const result = make(values, seed);
  if (!result.ok) throw new Error(sayNotice([crossAPix.phrases], result.error, 'en'));
  return result.value;
}

const size = (rows: number, cols: number) => ({ rows, cols });

/** A picture from rows of `*` and anything else. */
function picture(...rows: string[]): Picture {
  const grey = Uint8Array.from([...rows.join('')], (mark) => (mark === '*' ? 0 : 255));
  return { width: rows[0].length, height: rows.length, grey };
}

const asGrid = (rows: readonly string[]) =>
  rows.map((row) => [...row].map((mark) => (mark === '*' ? 1 : 0)));

describe('every style and size', () => {
  const recipes: OptionValues[] = [
    ...(['classic', 'dense', 'blobs'] as const).flatMap((style) =>
      [size(3, 3), size(3, 12), size(9, 4), size(10, 10)].map((grid) => ({ style, size: grid })),
    ),
    ...(['few', 'many'] as const).flatMap((regions) => [
      { style: 'dense', regions, size: size(8, 11) },
      { style: 'blobs', regions, size: size(11, 8) },
    ]),
    ...[0, 0.3, 1].flatMap((walls) => [{ walls, size: size(6, 5) }]),
    ...[0, 0.2, 1].flatMap((paint) => [{ paint, size: size(6, 5) }]),
    ...[0, 1].flatMap((paint) => [{ style: 'blobs', paint, size: size(6, 5) }]),
  ];

  it.each(recipes)('is unique, right, and the same for the same seed: %j', (recipe) => {
    for (const seed of seeds) {
      const { clues, solution, level, remarks } = made(recipe, seed);
      expect(crossAPix.contradictions(clues)).toEqual([]);
      expect(crossAPix.verify(clues, solution)).toEqual([]);
      const counted = count(crossAPix, clues, 2);
      expect(counted).toMatchObject({ unique: true, solutions: [solution] });
      expect(remarks).toEqual({ level, grading: 2 });
      expect(made(recipe, seed)).toEqual({ clues, solution, level, seed, remarks });
    }
  });

  it('is large too, and still solved from nothing', () => {
    const recipes: OptionValues[] = [
      { size: size(20, 20) },
      { size: size(20, 20), regions: 'many' },
      { size: size(40, 25), style: 'blobs' },
      { size: size(40, 40), style: 'classic' },
      ...(isLong
        ? [
            { size: size(50, 50), style: 'blobs' },
            { size: size(50, 50), walls: 0.8 },
            { size: size(100, 100), style: 'blobs' },
            { size: size(100, 100), style: 'blobs', regions: 'many' },
            { size: size(100, 100), style: 'classic' },
            { size: size(100, 100) },
          ]
        : []),
    ];
    for (const recipe of recipes) {
      const { clues, solution } = made(recipe, 'large');
      const counted = count(crossAPix, clues, 2, new Effort({ nodes: 400_000 }));
      expect(counted).toMatchObject({ unique: true, solutions: [solution] });
    }
  });

  it('cuts more finely for more regions', () => {
    const regions = (['few', 'normal', 'many'] as const).map((fineness) =>
      seeds.reduce((sum, seed) => {
        const { clues } = made({ style: 'blobs', regions: fineness, size: size(12, 12) }, seed);
        return sum + regionsOf(clues).count;
      }, 0),
    );
    expect(regions[0]).toBeLessThan(regions[1]);
    expect(regions[1]).toBeLessThan(regions[2]);
  });

  it('may have several solutions when any will do', () => {
    const uniqueness = Array.from({ length: 30 }, (_, index) => {
      const { clues, solution } = made({ any: true, walls: 1, size: size(5, 5) }, `any-${index}`);
      expect(crossAPix.verify(clues, solution)).toEqual([]);
      expect(regionsOf(clues).count).toBe(25);
      return count(crossAPix, clues, 2).unique;
    });
    expect(uniqueness).toContain(false);
  });

  it('tells how it goes', () => {
    const recipe = crossAPix.recipe({ size: size(12, 12) });
    if (!recipe.ok) throw new Error(recipe.error.code);
    let told = 0;
    generate(crossAPix, recipe.value, 'x', { onProgress: () => told++ });
    expect(told).toBeGreaterThan(10);
  });

  it('is cancelled, and ends with its budget', () => {
    const recipe = crossAPix.recipe({ size: size(40, 40), regions: 'many' });
    if (!recipe.ok) throw new Error(recipe.error.code);
    for (const limits of [{ signal: { aborted: true } }, { nodes: 20 }]) {
      expect(generate(crossAPix, recipe.value, 'x', limits)).toMatchObject({
        ok: false,
        error: { code: 'puzzle.budget-spent' },
      });
    }
  });
});

describe('the classic style', () => {
  it('paints whole regions around few cells, as the old program did', () => {
    for (const seed of seeds) {
      const { clues, solution } = made({ style: 'classic', size: size(16, 9) }, seed);
      const { ofCell } = regionsOf(clues);
      const painted = solution.flat();
      const regions = new Set([...ofCell].filter((_, cell) => painted[cell] === 1));
      expect(regions.size).toBeGreaterThanOrEqual(1);
      expect(regions.size).toBeLessThanOrEqual(12);
    }
  });
});

describe('pictures', () => {
  it.each<[string, string[]]>([
    ['a ring', ['.......', '..***..', '.*...*.', '.*...*.', '.*...*.', '..***..', '.......']],
    ['a letter', ['*****', '*....', '***..', '*....', '*....', '*....']],
    ['a diagonal', ['*....', '.*...', '..*..', '...*.', '....*']],
    ['nothing', ['....', '....', '....']],
    ['everything', ['****', '****', '****']],
    ['stripes', ['*****', '.....', '*****', '.....']],
  ])('are the solution exactly: %s', (_, rows) => {
    // The picture of one grey has no dark part of its own: the threshold says what it is.
    const recipe = { from: picture(...rows), threshold: 128 };
    for (const seed of seeds) {
      const { clues, solution, level, remarks } = made(recipe, seed);
      expect(solution).toEqual(asGrid(rows));
      expect(count(crossAPix, clues, 2).unique).toBe(true);
      expect(remarks).toEqual({ level, grading: 2 });
    }
  });

  const checks = ['*.*.', '.*.*', '*.*.', '.*.*'];

  it('that no clues can tell are refused, with the cells and what would be changed', () => {
    const refused = make({ from: picture(...checks) }, 'x');
    if (refused.ok) throw new Error('made');
    expect(refused.error).toMatchObject({
      code: 'cross-a-pix.picture-ambiguous',
      args: { count: 16, changed: 1 },
      where: { kind: 'cell', row: 0, col: 0 },
    });
    expect(sayNotice([crossAPix.phrases], refused.error, 'en')).toContain('r1c1, r1c2');
    expect(sayNotice([crossAPix.phrases], refused.error, 'pt')).toContain('L1C1, L1C2');
  });

  it('are adjusted when that is asked for, just as it was said', () => {
    const from = picture(...checks);
    const refused = make({ from }, 'x');
    const { clues, solution, level, remarks } = made({ from, adjust: true }, 'x');
    const changed = solution.flatMap((row, r) =>
      row.flatMap((cell, c) => (cell === asGrid(checks)[r][c] ? [] : [{ row: r, col: c }])),
    );
    expect(changed).toEqual(refused.ok ? [] : refused.error.args.changes);
    const adjusted = changed.map(({ row, col }) => `r${row + 1}c${col + 1}`);
    expect(remarks).toEqual({ adjusted, level, grading: 2 });
    expect(count(crossAPix, clues, 2).unique).toBe(true);
  });

  it('are cut, and no more, when any number of solutions will do', () => {
    const { solution } = made({ from: picture(...checks), any: true }, 'x');
    expect(solution).toEqual(asGrid(checks));
  });

  it.runIf(isLong)('of very many small pieces are made as they are, and proven', () => {
    // Dots of a printed grey: hundreds of single cells in rows that look alike.
    const side = 50;
    const limits = [
      [0.1, 0.6],
      [0.9, 0.4],
    ];
    const dots = Array.from({ length: side }, (_, r) =>
      Array.from({ length: side }, (_, c) => (c / side > limits[r % 2][c % 2] ? '*' : '.')).join(
        '',
      ),
    );
    const { clues, solution } = made({ from: picture(...dots) }, 'x');
    expect(solution).toEqual(asGrid(dots));
    expect(count(crossAPix, clues, 2).unique).toBe(true);
  });

  it('of our own are about as full as is asked', () => {
    const shares = [0.2, 0.5, 0.8].map((paint) => {
      const { solution } = made({ style: 'blobs', paint, size: size(15, 15) }, 'x');
      return solution.flat().filter((cell) => cell === 1).length / 225;
    });
    for (const [index, paint] of [0.2, 0.5, 0.8].entries()) {
      expect(Math.abs(shares[index] - paint)).toBeLessThan(0.03);
    }
  });
});

describe('a doubtful picture', () => {
  const cells = Array.from({ length: 30 }, (_, cell) => cell);
  const changes = [cellOf(7, 5), cellOf(9, 5)];

  it('that is ambiguous names some cells that change together, and the changes', () => {
    const notice = doubtful({ kind: 'ambiguous', cells }, changes, 5);
    expect(notice.where).toEqual({ kind: 'cell', row: 0, col: 0 });
    const said = languages.map((language) => sayNotice([crossAPixPhrases], notice, language));
    expect(said[0]).toContain('30 cells');
    expect(said[0]).toContain('r1c1, r1c2, r1c3, r1c4, r1c5, r2c1');
    expect(said[0]).toContain('--adjust, which would change 2 cells: r2c3, r2c5');
    expect(said[1]).toContain('mudaria 2 casas: L2C3, L2C5');
  });

  it('that was not decided says so', () => {
    const notice = doubtful({ kind: 'undecided', cells }, changes, 5);
    expect(notice.code).toBe('cross-a-pix.picture-undecided');
    expect(sayNotice([crossAPixPhrases], notice, 'en')).toContain('2 cells, among them r2c3, r2c5');
  });
});
