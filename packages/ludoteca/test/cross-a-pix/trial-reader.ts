/** Reads a supposition back: each link on the board with what was supposed and read before, and the line that fails. */

import type { CrossAPixClues, CrossAPixGrid } from '../../src/games/cross-a-pix/clues.ts';
import { regionsOf } from '../../src/games/cross-a-pix/regions.ts';
import type { Language } from '../../src/kernel/index.ts';
import { patternOf } from './coach-patterns.ts';
import { readBack, wordsOf } from './coach-reader.ts';
import { allFillings, countBlocks, countPainted, type SlowLine, slowLine } from './slow-line.ts';

const supposed: Readonly<Record<Language, string>> = {
  en: 'Suppose the region of <cell:C> is [painted|blank].',
  pt: 'Supõe que a região de <cell:C> [é pintada|fica em branco].',
};
const so: Readonly<Record<Language, string>> = {
  en: 'So the region of <cell:C> [is painted|stays blank].',
  pt: 'Logo a região de <cell:C> [é pintada|fica em branco].',
};

interface Failure {
  readonly en: string;
  readonly pt: string;
  isTrue(line: SlowLine, numbers: Readonly<Record<string, number>>): boolean;
}

const painted = (line: SlowLine) => allFillings(line).map(countPainted);
const blocks = (line: SlowLine) => allFillings(line).map(countBlocks);
const joint = (line: SlowLine) =>
  allFillings(line)
    .filter((cells) => countPainted(cells) === line.painted)
    .map(countBlocks);
const isAround = (counts: readonly number[], below: number, above: number, asked: number) =>
  below < asked && asked < above && counts.every((count) => count <= below || count >= above);

const failures: readonly Failure[] = [
  {
    en: 'Then <line> would have at least <least:N> painted [cell|cells], but it has <asked:N>.',
    pt: 'Isso daria à <line> pelo menos <least:N> [casa pintada|casas pintadas], mas ela tem <asked:N>.',
    isTrue: (line, { least, asked }) =>
      asked === line.painted && least > asked && Math.min(...painted(line)) === least,
  },
  {
    en: 'Then <line> would have at most <most:N> painted [cell|cells], but it has <asked:N>.',
    pt: 'Isso daria à <line> no máximo <most:N> [casa pintada|casas pintadas], mas ela tem <asked:N>.',
    isTrue: (line, { most, asked }) =>
      asked === line.painted && most < asked && Math.max(...painted(line)) === most,
  },
  {
    en: 'Then <line> would have <below:N> painted [cell|cells] or fewer, or <above:N> or more, but it has <asked:N>.',
    pt: 'Isso daria <below:N> [casa pintada|casas pintadas] ou menos à <line>, ou <above:N> ou mais, mas ela tem <asked:N>.',
    isTrue: (line, { below, above, asked }) =>
      asked === line.painted && isAround(painted(line), below, above, asked),
  },
  {
    en: 'That would part the <painted:N> painted cells of <line> into at least <least:N> blocks, but it has <asked:N>.',
    pt: 'Isso repartiria as <painted:N> casas pintadas da <line> por pelo menos <least:N> blocos, mas ela tem <asked:N>.',
    isTrue: (line, { painted: cells, least, asked }) =>
      cells === line.painted &&
      asked === line.blocks &&
      least > asked &&
      Math.min(...joint(line)) === least,
  },
  {
    en: 'That would put the <painted:N> painted [cell|cells] of <line> into at most <most:N> [block|blocks], but it has <asked:N>.',
    pt: 'Isso juntaria [a|as] <painted:N> [casa pintada|casas pintadas] da <line> em no máximo <most:N> [bloco|blocos], mas ela tem <asked:N>.',
    isTrue: (line, { painted: cells, most, asked }) =>
      cells === line.painted &&
      asked === line.blocks &&
      most < asked &&
      Math.max(...joint(line)) === most,
  },
  {
    en: 'That would put the <painted:N> painted cells of <line> into <below:N> [block|blocks] or fewer, or <above:N> or more, but it has <asked:N>.',
    pt: 'Isso poria as <painted:N> casas pintadas da <line> em <below:N> [bloco|blocos] ou menos, ou em <above:N> ou mais, mas ela tem <asked:N>.',
    isTrue: (line, { painted: cells, below, above, asked }) =>
      cells === line.painted && asked === line.blocks && isAround(joint(line), below, above, asked),
  },
  {
    en: 'Then <line> would have at least <least:N> [block|blocks], but it has <asked:N>.',
    pt: 'Isso daria à <line> pelo menos <least:N> [bloco|blocos], mas ela tem <asked:N>.',
    isTrue: (line, { least, asked }) =>
      asked === line.blocks && least > asked && Math.min(...blocks(line)) === least,
  },
];

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
  const readings = failures.filter((each) => {
    const match = patternOf(each[language], language).exec(failing.join(' '));
    if (match === null) return false;
    const { line, numbers } = wordsOf(match.groups ?? {});
    return (
      line !== undefined && each.isTrue(slowLine(clues, now, line.isRow, line.number), numbers)
    );
  });
  return readings.length === 1 ? [] : [`${readings.length} true readings: ${failing.join(' ')}`];
}

function paint(
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
