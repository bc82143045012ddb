/** Reads a supposition back: each link on the board with what was supposed and read before, and the line that fails. */

import type { CrossAPixClues, CrossAPixGrid } from '../../src/games/cross-a-pix/clues.ts';
import { regionsOf } from '../../src/games/cross-a-pix/regions.ts';
import type { Language } from '../../src/kernel/index.ts';
import { patternOf } from './coach-patterns.ts';
import { readBack, wordsOf } from './coach-reader.ts';
import { isFailure } from './failures.ts';

const supposed: Readonly<Record<Language, string>> = {
  en: 'Suppose the region of <cell:C> is [painted|blank].',
  pt: 'Supõe que a região de <cell:C> [é pintada|fica em branco].',
};
const so: Readonly<Record<Language, string>> = {
  en: 'So the region of <cell:C> [is painted|stays blank].',
  pt: 'Logo a região de <cell:C> [é pintada|fica em branco].',
};

/** What is false in the words of a supposition; nothing when all is right. */
export function readTrial(
  said: readonly string[],
  language: Language,
  clues: CrossAPixClues,
  grid: CrossAPixGrid,
): readonly string[] {
  const [first, ...rest] = said;
  const conclusion = rest.pop() ?? '';
  const begin = patternOf(supposed[language], language).exec(first);
  const end = patternOf(so[language], language).exec(conclusion);
  if (begin === null || end === null) return [`no supposition: ${said.join(' ')}`];
  const wasPainted = /painted|pintada/.test(first);
  const isPainted = /painted|pintada/.test(conclusion);
  const sameCell = begin.groups?.cell === end.groups?.cell;
  if (!sameCell || wasPainted === isPainted) return [`it concludes something else: ${conclusion}`];
  const [cell] = wordsOf({ cell: begin.groups?.cell }).cells.cell;
  const { ofCell } = regionsOf(clues);
  const region = ofCell[cell.row * clues.cols + cell.col];
  if (grid[cell.row][cell.col] !== null) return [`it is known already: ${first}`];
  let now = paint(clues, grid, [region], wasPainted ? 1 : 0);
  const groups: string[][] = [[]];
  for (const sentence of rest) {
    if (/^\(\d+\)$/.test(sentence)) groups.push([]);
    else groups[groups.length - 1].push(sentence);
  }
  const links = groups.filter((group) => group.length > 0);
  const failing = links.pop() ?? [];
  for (const link of links) {
    const { faults, concluded } = readBack(link, language, clues, now);
    if (faults.length > 0 || concluded === undefined) return [...faults, ...link];
    now = paint(clues, now, concluded.regions, concluded.colour);
  }
  const failure = failing.join(' ');
  return isFailure(failure, language, clues, now) ? [] : [`not so: ${failure}`];
}

export function paint(
  clues: CrossAPixClues,
  grid: CrossAPixGrid,
  regions: readonly number[],
  colour: 0 | 1,
): CrossAPixGrid {
  const { ofCell } = regionsOf(clues);
  return grid.map((line, row) =>
    line.map((entry, col) => (regions.includes(ofCell[row * clues.cols + col]) ? colour : entry)),
  );
}
