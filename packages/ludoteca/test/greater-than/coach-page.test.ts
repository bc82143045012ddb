import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { prices as entryPrices } from '../../src/games/greater-than/coach/entries.ts';
import { prices as linkPrices } from '../../src/games/greater-than/coach/found-link.ts';
import { prices as groundPrices } from '../../src/games/greater-than/coach/grounds.ts';
import { entryInsights, insights } from '../../src/games/greater-than/coach/insights.ts';
import { greaterThan } from '../../src/games/greater-than/index.ts';
import {
  type Difficulty,
  difficulties,
  type Insight,
  type Link,
  practise,
  sayLink,
} from '../../src/puzzle/index.ts';
import { drawn, fourHints, quoted } from '../drawn-hints.ts';

const head = `# The coach of Greater-Than Sudoku

A hint is the next digit, and why, in a sentence or two that can be checked on the board. What people see at a
glance is background, and never a step: the digits of the row, the column and the box; for each cell, how many
cells of its box lie below it and above it along the signs; the entered digits that signs lead to, and how many
cells lie between; its rank among the digits still missing from the box; and a neighbour that has lost its first
digits to one row, column or box. From that alone nearly every position shows an entry. Where it does not, links
come first: each rules candidates out, each is needed, and the last one gives the entry. Of all that can be seen,
the hint takes what costs a person least. Where the coach sees nothing within a few links, the exact ladder is
climbed to its first entry, and only what that entry rests on is told.

This page is written by a test of the long suite, which fails when the coach says anything else.
`;

const asTable = (rows: readonly (readonly [string, number])[]) =>
  ['| | cost |', '|---|---|', ...rows.map(([what, cost]) => `| ${what} | ${cost} |`)].join('\n');

const costs = () => `## What it costs to see

${asTable([
  ['an entry', entryPrices.entry],
  ['a cell with one digit left, besides', entryPrices.naked],
  ['a digit of a row or a column, besides', entryPrices.line],
  ['a 1 or the largest digit of a box, besides', entryPrices.extreme],
  ['the last empty cell of a house, instead', entryPrices.last],
  ['a filled cell', groundPrices.filled],
  ['a line or box that has the digit', groundPrices.has],
  ['what a cell is above or below', groundPrices.bound],
  ['– and for each cell that is named', groundPrices.boundCell],
  ['the smallest or largest missing digit, besides', groundPrices.rank],
  ['a neighbour that is pushed by a house, besides', groundPrices.push],
  ['all cells that have a smaller (larger) neighbour, together', groundPrices.group],
  ['– and for each of them in one box', groundPrices.groupCell],
  ['– or for each of them across boxes', groundPrices.groupCellAcross],
  ['what the marks rule out', groundPrices.marks],
  ['an earlier link', groundPrices.earlier],
  ['a link: a push along a sign', linkPrices.push],
  ['a link: locked candidates', linkPrices.locked],
  ['a link: pair, triple, quad', linkPrices.naked[2]],
  ['– of three', linkPrices.naked[3]],
  ['– of four', linkPrices.naked[4]],
  ['a link: hidden pair', linkPrices.hidden[2]],
  ['– hidden triple', linkPrices.hidden[3]],
  ['a link: X-wing', linkPrices.fish[2]],
  ['a link: swordfish', linkPrices.fish[3]],
])}

A link is one cheaper where one digit runs through the whole argument.
`;

const sayBoth = (link: Link) => quoted(greaterThan, (speaker) => [sayLink(link, speaker)]);

const nineAt = (level: Difficulty) => ({ boxRows: 3, boxCols: 3, style: 'any', level }) as const;

/** Each insight with a position in which it gives the next entry, on the smallest board that has one. */
function examples(asked: readonly Insight[]): string[] {
  const kinds = greaterThan.lessons?.practice ?? [];
  return asked.map(({ name, title, sees, difficulty }) => {
    const practice = practise(greaterThan, kinds, name, 'page');
    if (!practice.ok) throw new Error(`no example of ${name}`);
    const { argument } = practice.value;
    const about = `### ${title.en} (\`${name}\`, ${difficulty})\n\nSees ${sees.en}.`;
    return `${about}\n\n${drawn(greaterThan, practice.value)}\n\n${argument.links.map(sayBoth).join('\n>\n')}`;
  });
}

/** Four hints of each of so many puzzles. */
function hintsDrawn(level: Difficulty, puzzles: number): string[] {
  return Array.from({ length: puzzles }, (_, puzzle) =>
    fourHints(greaterThan, nineAt(level), `page ${puzzle}`),
  ).flat();
}

const path = new URL('../../../../docs/greater-than-coach.md', import.meta.url);
const isLong = process.env.LUDOTECA_LONG === '1';

describe('the page about the coach of Greater-Than Sudoku', () => {
  it.runIf(isLong)('is written here, whole', async () => {
    const drawing = `## Each insight, drawn\n\n${examples(insights).join('\n\n')}\n`;
    const twelve = difficulties.map(
      (level) => `## Twelve hints, ${level}\n\n${hintsDrawn(level, 3).join('\n\n')}\n`,
    );
    const page = [head, costs(), drawing, ...twelve].join('\n');
    await expect(page).toMatchFileSnapshot(path.pathname);
  });

  it('tells what it costs, draws the insights at a glance, and has what is said at a level', () => {
    const page = readFileSync(path, 'utf8');
    const drawings = examples(entryInsights);
    const hints = hintsDrawn('hard', 1);
    for (const part of [head, costs(), ...drawings, ...hints]) expect(page).toContain(part);
  });
});
