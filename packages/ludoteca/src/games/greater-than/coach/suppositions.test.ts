import { describe, expect, it } from 'vitest';
import { readBack } from '../../../../test/greater-than/coach-words.ts';
import {
  Effort,
  type Language,
  languages,
  type Speaker,
  sayNotice,
} from '../../../kernel/index.ts';
import {
  hint,
  type Link,
  marksOfNudge,
  nudgesOf,
  puzzlePhrases,
  type Reason,
  sayLink,
  sayNudge,
} from '../../../puzzle/index.ts';
import { splitReasons } from '../../../puzzle/reasons.ts';
import type { GreaterThanClues, GreaterThanGrid, Sign } from '../clues.ts';
import { open } from '../deduce/position.ts';
import { greaterThan } from '../index.ts';
import { contradiction } from '../techniques/contradiction.ts';
import { failsClearly } from '../techniques/unfold.ts';
import { glance } from './ladder-steps.ts';

const signs = (rows: readonly string[]) =>
  rows.map((row) => [...row].map((sign) => (sign === '.' ? '' : sign) as Sign));

const clues: GreaterThanClues = {
  boxRows: 3,
  boxCols: 3,
  givens: Array.from({ length: 9 }, () => Array<number>(9).fill(0)),
  right: signs([
    '<<.><.<<',
    '>>.<>.><',
    '<<.><.<<',
    '><.<<.<<',
    '>>.>>.><',
    '<>.<<.<>',
    '><.>>.><',
    '<<.><.<>',
    '<>.<>.<>',
  ]),
  down: signs([
    '<>><<><>>',
    '><<<><>>>',
    '.........',
    '<<><<><>>',
    '><>><<><<',
    '.........',
    '>>><<<><>',
    '<<>><>>>>',
  ]),
};
const digits = [
  '200010000',
  '001082000',
  '008000120',
  '010200000',
  '800000012',
  '092178000',
  '000021800',
  '120800090',
  '080090201',
].map((row) => [...row].map(Number));
const struck = digits.map((row) => row.map((): number[] => []));
for (const [row, col, digit] of [
  [0, 1, 8],
  [0, 2, 8],
  [3, 2, 8],
  [4, 5, 2],
  [5, 7, 9],
  [8, 5, 2],
]) {
  struck[row][col] = [digit];
}
const grid: GreaterThanGrid = { digits, struck };

const speakerIn = (language: Language): Speaker => ({
  language,
  say: (notice) => sayNotice([puzzlePhrases, greaterThan.phrases], notice, language),
});
const say = (language: Language, link: Link) => sayLink(link, speakerIn(language));

/** A state of an extreme puzzle: three suppositions on the way to an entry. */
const advice = hint(greaterThan, { clues, grid }, new Effort());
const links: readonly Link[] = advice.kind === 'step' ? (advice.argument?.links ?? []) : [];
const suppositions = links.filter(({ insight }) => insight === 'contradiction');

describe('a supposition that fails', () => {
  it('is told in words that are so, wherever the reader looks', () => {
    expect(suppositions.length).toBeGreaterThan(1);
    for (const link of suppositions) {
      const earlier = links.slice(0, links.indexOf(link));
      for (const language of languages) {
        const text = say(language, link);
        expect(readBack(text, language, clues, grid, earlier, link), text).toEqual([]);
        // What follows is told, not that a search has found nothing.
        expect(text).not.toMatch(/whatever is tried|tente-se o que se tentar/);
      }
    }
  });

  it('is found out where it goes on after a digit that stands twice in a box', () => {
    const [link] = suppositions;
    const text =
      'Suppose r2c1 were 7. (1) Then r2c7 can only be 9. (2) Then r5c4 can only be 9. (3) Then r3c6 can only be 9. ' +
      '(4) Then r1c8 can only be 7. (5) Then r9c4 can only be 7. (6) Then r3c2 can only be 7. (7) ' +
      'By the marked signs and houses box 2 then has no place left for 7.';
    const earlier = links.slice(0, links.indexOf(link));
    expect(readBack(text, 'en', clues, grid, earlier, link)).toEqual(['7 twice, at 2,1']);
    const skipped = text.replace('(3)', '(4)');
    expect(readBack(skipped, 'en', clues, grid, earlier, link)).toContain(
      'not in turn: 1,2,4,4,5,6,7',
    );
    const elsewhere = text.replace('r3c6 can only be 9', 'the 9 of column 5 can only go in r3c6');
    expect(readBack(elsewhere, 'en', clues, grid, earlier, link)).toContain(
      'not the only place: Then the 9 of column 5 can only go in r3c6. ',
    );
  });

  it('is told one numbered step at a time, each with its cells on the board', () => {
    const long = suppositions.find(({ pauses = [] }) => pauses.length > 1);
    if (long === undefined || advice.kind !== 'step') throw new Error('no long supposition');
    const link = links.indexOf(long);
    const parts = nudgesOf(advice).filter((nudge) => nudge.stage === 'why' && nudge.link === link);
    const speaker = speakerIn('en');
    const texts = parts.map((nudge) => sayNudge(greaterThan, advice, nudge, speaker));
    expect(texts[0]).toMatch(/Suppose r\d+c\d+ were \d+\. \(1\) Then [^()]+$/);
    for (const [at, text] of texts.entries()) {
      expect(text.match(/\(\d+\)/g), text).toEqual([`(${at + 1})`]);
    }
    expect(texts.join(' ')).toBe(say('en', long));
    for (const [at, nudge] of parts.entries()) {
      const { numbers = [] } = marksOfNudge(advice, nudge);
      // The last one may be about a house, and then it has no cell of its own.
      expect(numbers.map(({ number }) => number)).toEqual(
        (long.marks.steps ?? []).slice(0, at + 1).map((_, index) => index + 1),
      );
    }
  });

  it('fails by what it needs, and no longer as it is told without any part of that', () => {
    const { position } = glance(clues, open(clues, grid));
    let told = 0;
    for (const finding of contradiction.find(position, new Effort())) {
      const [fact] = finding.conclusion;
      if (!('not' in fact)) throw new Error('a supposition rules a digit out');
      const isClear = (reasons: readonly Reason[]) =>
        failsClearly(position, reasons, 9 * fact.cell.row + fact.cell.col, fact.not[0]);
      const needed = splitReasons(finding.needed?.(finding.because()) ?? []);
      expect(isClear(needed)).toBe(true);
      for (const [index] of needed.entries()) {
        expect(isClear(needed.toSpliced(index, 1))).toBe(false);
      }
      if (++told === 5) break;
    }
    expect(told).toBe(5);
  });
});

describe('what was argued first', () => {
  const later: GreaterThanClues = {
    ...clues,
    right: signs([
      '>>.><.<>',
      '>>.><.<<',
      '><.<>.<>',
      '<>.><.><',
      '<>.><.><',
      '<>.<>.>>',
      '><.>>.<<',
      '<<.<>.<>',
      '><.<<.><',
    ]),
    down: signs([
      '>>><<><><',
      '<<<><>>>>',
      '.........',
      '>>><<<><<',
      '<<<><><<>',
      '.........',
      '><>><<<<>',
      '<><>><>><',
    ]),
  };
  const entered = [
    '000010200',
    '021030070',
    '000200100',
    '000020010',
    '102000030',
    '000001002',
    '010002000',
    '200000001',
    '000100020',
  ].map((row) => [...row].map(Number));
  const marks = entered.map((row) => row.map((): number[] => []));
  marks[0][5] = [9];
  marks[1][0] = [7];
  marks[1][3] = [5, 6, 7];
  marks[1][5] = [7, 8];
  marks[2][5] = [3, 6];
  marks[4][8] = [9];
  marks[5][4] = [9];
  marks[6][4] = [3];
  marks[8][4] = [3];

  it('is left out where a supposition fails by the rules and what is seen without it', () => {
    const told = hint(
      greaterThan,
      { clues: later, grid: { digits: entered, struck: marks } },
      new Effort(),
    );
    if (told.kind !== 'step' || told.argument === undefined) throw new Error(told.kind);
    // Locked candidates of box 3 had been told before it.
    const insights = told.argument.links.map(({ insight }) => insight);
    expect(insights).toEqual(['contradiction', 'only-place']);
  });
});

describe('a bound that says more than the supposition needs', () => {
  const wide: GreaterThanClues = {
    ...clues,
    right: signs([
      '><.<<.><',
      '><.>>.<>',
      '<>.>>.><',
      '>>.<>.<>',
      '<>.>>.><',
      '<>.><.<>',
      '<>.<>.><',
      '><.<>.<>',
      '<<.><.<>',
    ]),
    down: signs([
      '><><<>>>>',
      '>>>>>><<<',
      '.........',
      '<<<<>>>>>',
      '>>><><><<',
      '.........',
      '>>><<<<<>',
      '<<<>><>><',
    ]),
  };
  const ruledOut = [
    [3, 4, 8],
    [7, 5, 2],
    [7, 8, 2],
  ];
  const now: GreaterThanGrid = {
    digits: [
      '920130040',
      '050904231',
      '143002908',
      '031200890',
      '090043012',
      '000819000',
      '000001029',
      '010090080',
      '009020100',
    ].map((row) => [...row].map(Number)),
    struck: Array.from({ length: 9 }, (_, row) =>
      Array.from({ length: 9 }, (_, col) =>
        ruledOut.flatMap(([r, c, digit]) => (r === row && c === col ? [digit] : [])),
      ),
    ),
  };

  it('is not said where it would fail in a place of which nothing is said', () => {
    const told = hint(greaterThan, { clues: wide, grid: now }, new Effort());
    const argued = told.kind === 'step' ? (told.argument?.links ?? []) : [];
    expect(argued.map(({ insight }) => insight)).toContain('contradiction');
    for (const [index, link] of argued.entries()) {
      const text = say('en', link);
      expect(readBack(text, 'en', wide, now, argued.slice(0, index), link), text).toEqual([]);
    }
  });
});
