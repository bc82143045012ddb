import { describe, expect, it } from 'vitest';
import { type Made, made } from '../../../../test/greater-than/positions.ts';
import { cellName, Effort, sayNotice } from '../../../kernel/index.ts';
import type { Fact, Finding } from '../../../puzzle/index.ts';
import { allPhrases } from '../all-phrases.ts';
import type { GreaterThanClues } from '../clues.ts';
import { beyond } from '../deduce/beyond.ts';
import { follows } from '../deduce/follows.ts';
import { deduction, ladder } from '../deduce/index.ts';

const nine = { boxRows: 3, boxCols: 3 };

interface Case {
  readonly name: string;
  /** What is special about the position. */
  readonly about: string;
  readonly position: Made;
  /** What must be among the steps. */
  readonly sees: string;
}

/** Positions made for each technique. */
const cases: readonly Case[] = [
  {
    name: 'sign-bounds',
    about: 'a chain of three',
    position: { ...nine, rising: ['r1c1 r1c2 r1c3'] },
    sees: 'r1c3≠12',
  },
  {
    name: 'sign-bounds',
    about: 'down from a cell that is at most 5',
    position: { ...nine, rising: ['r1c1 r2c1'], left: { r2c1: '12345' } },
    sees: 'r1c1≠56789',
  },
  {
    name: 'sign-bounds',
    about: 'up from a digit',
    position: { ...nine, rising: ['r1c1 r2c1'], entries: { r1c1: 4 } },
    sees: 'r2c1≠123',
  },
  {
    name: 'hidden-single',
    about: 'four digits around a box',
    position: { ...nine, entries: { r1c4: 5, r2c7: 5, r5c1: 5, r8c2: 5 } },
    sees: 'r3c3=5',
  },
  {
    name: 'hidden-single',
    about: 'a column that is nearly full',
    position: {
      boxRows: 2,
      boxCols: 2,
      entries: { r1c1: 1, r2c1: 2, r3c1: 3 },
    },
    sees: 'r4c1=4',
  },
  {
    name: 'naked-single',
    about: 'digits around and strikes',
    position: { ...nine, entries: { r1c4: 1, r1c5: 2, r4c1: 3, r5c1: 4 }, left: { r1c1: '12349' } },
    sees: 'r1c1=9',
  },
  {
    name: 'ancestor-counting',
    about: 'three smaller neighbours',
    position: { ...nine, rising: ['r1c2 r2c2', 'r2c1 r2c2', 'r2c3 r2c2'] },
    sees: 'r2c2≠123',
  },
  {
    name: 'ancestor-counting',
    about: 'four larger cells, one of them two signs away',
    position: { ...nine, rising: ['r2c2 r1c2', 'r2c2 r2c1', 'r2c2 r2c3 r3c3'] },
    sees: 'r2c2≠6789',
  },
  {
    name: 'locked-candidates',
    about: 'from a box to a row',
    position: { ...nine, places: { 'b1 7': 'r1c1 r1c2' } },
    sees: 'r1c4≠7 r1c5≠7 r1c6≠7 r1c7≠7 r1c8≠7 r1c9≠7',
  },
  {
    name: 'locked-candidates',
    about: 'from a column to a box, on 6×6',
    position: { boxRows: 2, boxCols: 3, places: { 'c1 2': 'r1c1 r2c1' } },
    sees: 'r1c2≠2 r1c3≠2 r2c2≠2 r2c3≠2',
  },
  {
    name: 'poset-hall-bounds',
    about: 'two smaller neighbours that share few digits',
    position: {
      ...nine,
      rising: ['r1c2 r2c2', 'r2c1 r2c2'],
      left: { 'r1c2 r2c1': '36' },
    },
    sees: 'r2c2≠123456',
  },
  {
    name: 'poset-hall-bounds',
    about: 'two larger neighbours without the 9',
    position: { ...nine, rising: ['r2c2 r1c2', 'r2c2 r2c1'], left: { 'r1c2 r2c1': '12345678' } },
    sees: 'r2c2≠789',
  },
  {
    name: 'pair',
    about: 'naked',
    position: { ...nine, left: { 'r1c1 r1c5': '37' } },
    sees: 'r1c2≠37 r1c3≠37 r1c4≠37 r1c6≠37 r1c7≠37 r1c8≠37 r1c9≠37',
  },
  {
    name: 'pair',
    about: 'hidden',
    position: { ...nine, places: { 'b5 1': 'r4c4 r6c6', 'b5 2': 'r4c4 r6c6' } },
    sees: 'r4c4≠3456789 r6c6≠3456789',
  },
  {
    name: 'triple',
    about: 'naked, of cells with two digits each',
    position: { boxRows: 2, boxCols: 3, left: { r1c1: '12', r3c1: '23', r5c1: '13' } },
    sees: 'r2c1≠123 r4c1≠123 r6c1≠123',
  },
  {
    name: 'quad',
    about: 'hidden',
    position: {
      ...nine,
      places: {
        'r9 1': 'r9c1 r9c2 r9c3',
        'r9 2': 'r9c2 r9c3 r9c9',
        'r9 3': 'r9c1 r9c9',
        'r9 4': 'r9c1 r9c2 r9c9',
      },
    },
    sees: 'r9c1≠56789 r9c2≠56789 r9c3≠56789 r9c9≠56789',
  },
  {
    name: 'x-wing',
    about: 'two rows',
    position: { ...nine, places: { 'r2 6': 'r2c1 r2c7', 'r8 6': 'r8c1 r8c7' } },
    sees: 'r1c1≠6 r3c1≠6 r4c1≠6 r5c1≠6 r6c1≠6 r7c1≠6 r9c1≠6 r1c7≠6 r3c7≠6 r4c7≠6 r5c7≠6 r6c7≠6 r7c7≠6 r9c7≠6',
  },
  {
    name: 'box-order',
    about: 'a box of 2×2 with one place for the 1',
    position: {
      boxRows: 2,
      boxCols: 2,
      rising: ['r1c1 r1c2', 'r1c1 r2c1'],
      left: { r2c2: '234' },
    },
    sees: 'r1c1≠234',
  },
  {
    name: 'swordfish',
    about: 'three columns of 6×6',
    position: {
      boxRows: 2,
      boxCols: 3,
      places: { 'c1 4': 'r1c1 r3c1', 'c3 4': 'r3c3 r5c3', 'c5 4': 'r1c5 r5c5' },
    },
    sees: 'r1c2≠4 r1c4≠4 r1c6≠4 r3c2≠4 r3c4≠4 r3c6≠4 r5c2≠4 r5c4≠4 r5c6≠4',
  },
  {
    name: 'xy-wing',
    about: 'a pivot with a wing in its row and one in its column',
    position: { ...nine, left: { r5c5: '12', r5c9: '13', r1c5: '23' } },
    sees: 'r1c9≠3',
  },
  {
    name: 'turbot',
    about: 'two columns joined by a row',
    position: { ...nine, places: { 'c2 8': 'r1c2 r9c2', 'c8 8': 'r2c8 r9c8' } },
    sees: 'r1c7≠8 r1c9≠8 r2c1≠8 r2c3≠8',
  },
  {
    name: 'chain',
    about: 'over a sign: if r1c1 were 5, r1c2 would be 6, r9c2 3 and r9c1 5',
    position: {
      ...nine,
      rising: ['r1c1 r1c2'],
      left: { r1c2: '46', r9c2: '36', r9c1: '35' },
    },
    sees: 'r1c1≠5',
  },
  {
    name: 'contradiction',
    about: 'a row in which 9 would have no place',
    position: {
      ...nine,
      rising: ['r1c1 r1c2'],
      left: { r1c2: '78', r1c3: '89', r1c8: '79' },
      places: { 'r1 9': 'r1c3 r1c8' },
    },
    sees: 'r1c1≠7',
  },
  {
    name: 'contradiction',
    about: 'over four cells',
    position: {
      ...nine,
      left: { r1c1: '12', r1c9: '13', r9c9: '34', r9c1: '45', r5c1: '25', r5c9: '46' },
      entries: { r5c5: 6 },
    },
    sees: 'r1c1≠1',
  },
  {
    name: 'contradiction',
    about: 'two cells that would both have to be 2',
    position: { ...nine, left: { r1c1: '123', r1c5: '12', r1c9: '12' } },
    sees: 'r1c1≠1',
  },
];

describe('the ladder', () => {
  it('has each technique once, none easier than one before it', () => {
    const levels = ['easy', 'medium', 'hard', 'expert', 'master', 'extreme'];
    const ranks = ladder.map(({ difficulty }) => levels.indexOf(difficulty));
    expect(ranks).toEqual(ranks.toSorted((one, other) => one - other));
    expect(new Set(ladder.map(({ name }) => name)).size).toBe(ladder.length);
    expect(new Set(cases.map(({ name }) => name))).toEqual(new Set(ladder.map(({ name }) => name)));
  });

  it.each(cases)('$name sees its pattern: $about', (example) => {
    const { clues, finding } = found(example);
    for (const fact of finding.conclusion) {
      expect(follows(clues, finding.because(), fact, new Effort())).toBe(true);
    }
  });

  it('tells each step in sentences that stay as they are', async () => {
    const told = cases.map((example) => {
      const { clues, finding } = found(example);
      return [`${example.name}: ${example.about}`, ...lines(clues, finding)].join('\n');
    });
    await expect(`${told.join('\n\n')}\n`).toMatchFileSnapshot(
      new URL('../golden/techniques.txt', import.meta.url).pathname,
    );
  });
});

describe('what is said', () => {
  it('of a step beyond the ladder is its story, too', () => {
    const { clues, grid } = made({
      boxRows: 2,
      boxCols: 2,
      entries: { r1c1: 1, r1c2: 2, r3c3: 2 },
    });
    const position = deduction.open(clues, grid);
    const digits = [
      [1, 2, 3, 4],
      [3, 4, 1, 2],
      [4, 1, 2, 3],
      [2, 3, 4, 1],
    ];
    const solution = { digits };
    const [first] = beyond(position, solution, new Effort({ nodes: 1000 }));
    expect(first).toBeDefined();
    expect(first.tell(first.because())[0].code).toMatch(/^greater-than\./);
  });
});

function found({ name, position, sees }: Case) {
  const { clues, grid } = made(position);
  const technique = ladder.find((each) => each.name === name);
  if (technique === undefined) throw new Error(`there is no technique ${name}`);
  const findings = [...technique.find(deduction.open(clues, grid), new Effort())];
  const finding = findings.find((each) => factsSaid(each.conclusion) === sees);
  if (finding === undefined) {
    const seen = findings.map((each) => factsSaid(each.conclusion));
    throw new Error(`${name} does not see ${sees}, but ${seen.join(' | ')}`);
  }
  return { clues, finding };
}

function factsSaid(facts: readonly Fact[]): string {
  return facts
    .map((fact) => {
      const cell = cellName(fact.cell);
      return 'is' in fact ? `${cell}=${fact.is}` : `${cell}≠${fact.not.join('')}`;
    })
    .join(' ');
}

function lines(clues: GreaterThanClues, finding: Finding): string[] {
  const because = finding.because();
  const words = finding.tell(because);
  const said = (language: 'en' | 'pt') =>
    words.map((notice) => sayNotice([allPhrases], notice, language)).join(' ');
  return [
    `  so  ${factsSaid(finding.conclusion)}`,
    `  as  ${because.map((reason) => JSON.stringify(deduction.reasonToJson(clues, reason))).join(' ')}`,
    `  en  ${said('en')}`,
    `  pt  ${said('pt')}`,
  ];
}
