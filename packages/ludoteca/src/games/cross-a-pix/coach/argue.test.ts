import { describe, expect, it } from 'vitest';
import { written } from '../../../../test/cross-a-pix/letters.ts';
import { readPair } from '../../../../test/cross-a-pix/pair-reader.ts';
import { anyState } from '../../../../test/cross-a-pix/states.ts';
import { readTrial } from '../../../../test/cross-a-pix/trial-reader.ts';
import { Effort, languages, sayNotice } from '../../../kernel/index.ts';
import { type Difficulty, generate, type Link, type Reason } from '../../../puzzle/index.ts';
import { readCode } from '../../../reading/index.ts';
import { allPhrases } from '../all-phrases.ts';
import type { CrossAPixClues, CrossAPixGrid } from '../clues.ts';
import { deduction } from '../deduce/index.ts';
import { crossAPix } from '../index.ts';
import { argue, sees } from './argue.ts';
import { insights } from './insights.ts';
import { sightNames } from './sight.ts';
import { sightsOn } from './sights-on.ts';

const isLong = process.env.LUDOTECA_LONG === '1';

function linkOf(clues: CrossAPixClues, grid: CrossAPixGrid, hardest?: Difficulty) {
  return argue(deduction.open(clues, grid), new Effort(), hardest)?.links[0];
}

function said({ words }: Link, language: 'en' | 'pt' = 'en'): string[] {
  return words.map((notice) => sayNotice([allPhrases], notice, language));
}

/** Sentences as a reader counts them. */
function sentencesOf(link: Link): number {
  return said(link)
    .join(' ')
    .split(/(?<=\.) /).length;
}

/** All that must be true of a link, whatever it was seen by. */
function check(clues: CrossAPixClues, grid: CrossAPixGrid, solution: CrossAPixGrid, link: Link) {
  const known = deduction.factsOf(clues, grid).map((fact) => JSON.stringify(fact));
  expect(link.conclusion.length).toBeGreaterThan(0);
  for (const fact of link.conclusion) {
    expect(deduction.holds(clues, solution, fact), link.insight).toBe(true);
    expect(deduction.follows(clues, link.because, fact, new Effort()), link.insight).toBe(true);
    expect(known).not.toContain(JSON.stringify(fact));
  }
  for (const reason of link.because) {
    if ('cell' in reason) expect(known, link.insight).toContain(JSON.stringify(reason));
  }
  const position = deduction.open(clues, grid);
  expect(sees(position, link.insight, link.conclusion, new Effort())).toBe(true);
  const contrary = link.conclusion.map((fact) => ({ ...fact, is: 'is' in fact ? 1 - fact.is : 0 }));
  expect(sees(position, link.insight, contrary, new Effort())).toBe(false);
  expect(insights.map(({ name }) => name)).toContain(link.insight);
  for (const language of languages) {
    expect(said(link, language).join(' ')).toMatch(/^[A-ZÀ-Ý][^{}]*\.$/);
    expect(sayNotice([allPhrases], link.what, language)).toMatch(/^[a-zà-ý][^{}.]*$/);
  }
}

/** The steps of a supposition, and how many of them can be left out so that the rest still reads as true. */
function stepsIn(clues: CrossAPixClues, grid: CrossAPixGrid, link: Link) {
  const words = said(link);
  const begins = words.flatMap((word, at) => (/^\(\d+\)$/.test(word) ? [at] : []));
  // The last step is the line that fails.
  const steps = begins.slice(0, -1);
  const spared = steps.filter((from, step) => {
    const rest = words.toSpliced(from, begins[step + 1] - from);
    return readTrial(rest, 'en', clues, grid).length === 0;
  });
  return { steps: steps.length, spared: spared.length };
}

/** Leave the clues of any line out, and the conclusion does not follow from the rest. */
function expectLinesNeeded(clues: CrossAPixClues, { because, conclusion, insight }: Link): void {
  const lineOf = (reason: Reason) => ('constraint' in reason ? reason.constraint >> 1 : -1);
  for (const line of new Set(because.map(lineOf).filter((each) => each >= 0))) {
    const rest = because.filter((reason) => lineOf(reason) !== line);
    const isLost = conclusion.some(
      (fact) => deduction.follows(clues, rest, fact, new Effort()) !== true,
    );
    expect(isLost, insight).toBe(true);
  }
}

describe('the argument to the next region', () => {
  it('follows from its reasons, wherever one is', () => {
    const used = new Map<string, number>();
    for (let run = 0; run < (isLong ? 3000 : 150); run++) {
      const { clues, grid, solution } = anyState(`argue ${run}`, 11);
      const link = linkOf(clues, grid);
      if (link === undefined) continue;
      check(clues, grid, solution, link);
      expectLinesNeeded(clues, link);
      used.set(link.insight, (used.get(link.insight) ?? 0) + 1);
    }
    expect(used.size).toBeGreaterThan(2);
  });

  it('solves puzzles of every level to their end, easy to hard ones in two sentences at most', () => {
    const levels = ['easy', 'medium', 'hard', 'expert', 'master', 'extreme'] as const;
    const read = { trials: 0, steps: 0, pairs: 0 };
    for (const level of levels) {
      for (let seed = 0; seed < (isLong ? 30 : 1); seed++) {
        const recipe = crossAPix.recipe({ size: { rows: 8, cols: 8 }, level });
        if (!recipe.ok) throw new Error(recipe.error.code);
        const made = generate(crossAPix, recipe.value, `coach ${seed}`);
        if (!made.ok) throw new Error(made.error.code);
        const { clues, solution } = made.value;
        for (let grid = crossAPix.empty(clues); !crossAPix.isComplete(clues, grid); ) {
          const link = linkOf(clues, grid);
          if (link === undefined) throw new Error('the coach has nothing to say');
          check(clues, grid, solution, link);
          if (link.insight === 'two-lines') expectLinesNeeded(clues, link);
          if (levels.indexOf(level) < 3) expect(sentencesOf(link)).toBeLessThanOrEqual(2);
          if (link.insight.endsWith('contradiction')) {
            for (const language of languages) {
              expect(readTrial(said(link, language), language, clues, grid)).toEqual([]);
            }
            const { steps, spared } = stepsIn(clues, grid, link);
            expect(spared, said(link).join(' ')).toBe(0);
            read.steps += steps;
            read.trials++;
          }
          if (link.insight === 'two-lines') {
            for (const language of languages) {
              const words = said(link, language);
              const faults = readPair(words, language, clues, grid);
              expect(faults, words.join(' ')).toEqual([]);
            }
            read.pairs++;
          }
          const position = deduction.open(clues, grid);
          deduction.conclude(position, link.conclusion);
          grid = deduction.gridOf(position);
        }
      }
    }
    expect(read.trials).toBeGreaterThan(5);
    expect(read.steps).toBeGreaterThan(5);
    expect(read.pairs).toBeGreaterThan(0);
  }, 120_000);

  it('tells a supposition in which a region follows with either colour', () => {
    const code =
      'cp1zzdwbPm7zGgMTvucTPS9gxuOzKtGtS8CCAgue5hWn0ujf_UyIxNd4iZxhljtHN5cq5MaQqR6iLmm8z73UbRj5JphUtlKF56g8' +
      'SSAH_oqkMhNiLJ4ftyKn8M-C3OCxAXtvqRCauzPpp5rX71lkxklWshDUUowmq-A5kGV0bUxxvlAHTeHILXHOM2VdTkdMaflShAG1' +
      'IqTe';
    const read = readCode([crossAPix], code);
    if (!read.ok || read.value.kind !== 'puzzle') throw new Error('it is a puzzle');
    // As the code has them.
    const { clues, grid } = read.value as { clues: CrossAPixClues; grid?: CrossAPixGrid };
    if (grid === undefined) throw new Error('it is begun');
    const link = linkOf(clues, grid);
    if (link === undefined) throw new Error('the coach has nothing to say');
    expect(link.insight).toBe('long-contradiction');
    for (const language of languages) {
      expect(readTrial(said(link, language), language, clues, grid)).toEqual([]);
    }
  });

  it('uses nothing harder than it may', () => {
    const order = ['easy', 'medium', 'hard', 'expert', 'master', 'extreme'] as const;
    for (let run = 0; run < 60; run++) {
      const { clues, grid } = anyState(`hardest ${run}`, 10);
      for (const hardest of order) {
        const link = linkOf(clues, grid, hardest);
        if (link === undefined) continue;
        const { difficulty } = insights.find(({ name }) => name === link.insight) ?? {};
        expect(order.indexOf(difficulty ?? 'extreme')).toBeLessThanOrEqual(order.indexOf(hardest));
      }
    }
  });
});

describe('what is said first of a line', () => {
  /** A letter is a region, a capital painted in the solution; those in `known` are entered. */
  const first = (row: string, known: string) => {
    const { position } = written([row], known);
    const seen = sightNames.flatMap((name) =>
      sightsOn(position, position.board.lines[0], name, new Effort()),
    );
    const [{ sight }] = seen.toSorted((one, other) => one.cost - other.cost);
    return sight
      .tell()
      .map((notice) => sayNotice([allPhrases], notice, 'en'))
      .join(' ');
  };

  it.each([
    ['AAbcd', 'a', 'Both painted cells of row 1 are there: the rest stays blank.'],
    ['aBBDc', 'ac', 'Only 3 cells are open in row 1 and 3 are still to paint: paint them all.'],
    [
      'AAAbbbCdE',
      'a',
      'With the region of r1c4, row 1 would have 3 + 3 = 6 painted cells, more than 5: it stays blank.',
    ],
    [
      'aaBBBBc',
      '',
      'Without the region of r1c3, row 1 would have only 3 open cells for the 4 still to paint: it is painted.',
    ],
    [
      'aBCDefg',
      'bd',
      'There is only one block in row 1: everything between r1c2 and r1c4 is painted.',
    ],
    [
      'aBCdef',
      'b',
      'The one block of row 1 has 2 cells: from r1c2 it does not reach r1c4, r1c5 and r1c6, which stay blank.',
    ],
    [
      'abcDEfgHijk',
      'bdfhj',
      'Both blocks of row 1 are there, parted by blank cells: r1c1 and r1c11 would start another, so they stay blank.',
    ],
    [
      'aaBccddE',
      '',
      'In row 1, 2 cells are still to paint and 2 blocks to begin, so every new cell stands alone. But r1c1 and r1c2 are side by side in one region: it stays blank.',
    ],
    [
      'AbCdE',
      '',
      'In row 1, 2 more cells can stay blank and 2 gaps are still missing between its 3 blocks, so every new blank is a gap of one cell. But r1c1 is at the end: it is painted.',
    ],
  ])('%s with %j known', (row, known, text) => {
    expect(first(row, known)).toBe(text);
  });
});
