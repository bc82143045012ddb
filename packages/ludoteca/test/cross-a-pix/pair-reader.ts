/**
 * Reads back what two lines say together: the ways that one leaves for the regions both have, found by
 * trying all colourings, and how the other fails with each.
 */

import type { CrossAPixClues, CrossAPixGrid } from '../../src/games/cross-a-pix/clues.ts';
import { regionsOf } from '../../src/games/cross-a-pix/regions.ts';
import type { Cell, Language } from '../../src/kernel/index.ts';
import { patternOf, type Words } from './coach-patterns.ts';
import { wordsOf } from './coach-reader.ts';
import { isFailure } from './failures.ts';
import { allFillings, countBlocks, countPainted, slowLine } from './slow-line.ts';
import { paint } from './trial-reader.ts';

const patterns = {
  en: {
    suppose: 'Suppose <cell:C> is [painted|blank].',
    so: 'So <cell:C> [is painted|stays blank].',
    shared: 'Look at <cells:C>, which <line> and [row|column] <number:N> share.',
    only: [
      'Then <line> works out only with <painted:C> painted and <blank:C> blank.',
      'Then <line> works out only with <painted:C> painted.',
      'Then <line> works out only with <blank:C> blank.',
    ],
    way: [
      'One way to fill <line>: <painted:C> painted, <blank:C> blank.',
      'One way to fill <line>: <painted:C> painted.',
      'One way to fill <line>: <blank:C> blank.',
    ],
    many: 'Of the <ways:N> ways that <line> then leaves for these, none suits [row|column] <number:N>.',
  },
  pt: {
    suppose: 'Supõe que <cell:C> [é pintada|fica em branco].',
    so: 'Logo <cell:C> [é pintada|fica em branco].',
    shared: 'Olha para <cells:C>, que a <line> e a [linha|coluna] <number:N> têm em comum.',
    only: [
      'Então a <line> só dá certo com tinta em <painted:C> e com <blank:C> em branco.',
      'Então a <line> só dá certo com tinta em <painted:C>.',
      'Então a <line> só dá certo com <blank:C> em branco.',
    ],
    way: [
      'Uma maneira de preencher a <line>: com tinta em <painted:C> e com <blank:C> em branco.',
      'Uma maneira de preencher a <line>: com tinta em <painted:C>.',
      'Uma maneira de preencher a <line>: com <blank:C> em branco.',
    ],
    many: 'Das <ways:N> maneiras que a <line> então lhes deixa, nenhuma serve à [linha|coluna] <number:N>.',
  },
} as const;

/** What is false in the words of two lines; nothing when they are no such words. */
export function readPair(
  said: readonly string[],
  language: Language,
  clues: CrossAPixClues,
  grid: CrossAPixGrid,
): readonly string[] | undefined {
  const { suppose, so, shared, only, way, many } = patterns[language];
  const read = (pattern: string, sentence: string | undefined): Words | undefined => {
    const match = patternOf(pattern, language).exec(sentence ?? '');
    return match === null ? undefined : wordsOf(match.groups ?? {});
  };
  const any = (some: readonly string[], sentence: string | undefined) =>
    some.map((pattern) => read(pattern, sentence)).find((words) => words !== undefined);
  const { ofCell } = regionsOf(clues);
  const regionAt = ({ row, col }: Cell) => ofCell[row * clues.cols + col];
  const rest = [...said];
  const look = read(shared, rest[0]);
  if (look !== undefined) rest.shift();
  const [first, ...more] = rest;
  const last = more.pop() ?? '';
  const supposed = read(suppose, first)?.cells.cell[0];
  const concluded = read(so, last)?.cells.cell[0];
  if (supposed === undefined || concluded === undefined) return undefined;
  const wasPainted = /painted|pintada/.test(first);
  if (regionAt(supposed) !== regionAt(concluded) || wasPainted === /painted|pintada/.test(last)) {
    return [`it concludes something else: ${last}`];
  }
  const now = paint(clues, grid, [regionAt(supposed)], wasPainted ? 1 : 0);
  const told = any([...only, ...way], more[0]) ?? read(many, more[0]);
  const { line } = told ?? { line: undefined };
  if (line === undefined) return [`no line: ${more[0]}`];
  /** The colours that a filling of the line gives these regions. */
  const possible = (regions: readonly number[]) => {
    const slow = slowLine(clues, now, line.isRow, line.number);
    const ways = allFillings(slow)
      .filter((cells) => countPainted(cells) === slow.painted && countBlocks(cells) === slow.blocks)
      .map((cells) => regions.map((region) => cells[slow.regions.indexOf(region)]).join());
    return new Set(ways);
  };
  const faults: string[] = [];
  if (read(many, more[0]) !== undefined) {
    const regions = (look?.cells.cells ?? []).map(regionAt);
    const ways = possible(regions);
    if (ways.size !== told?.numbers.ways) faults.push(`${ways.size} ways: ${more[0]}`);
    return faults;
  }
  const colours = (words: Words) => {
    const painted = (words.cells.painted ?? []).map(regionAt);
    const blank = (words.cells.blank ?? []).map(regionAt);
    return { painted, regions: [...painted, ...blank] };
  };
  const found = new Set<string>();
  let regions: readonly number[] = [];
  for (let at = 0; at < more.length; at += 2) {
    const words = any([...only, ...way], more[at]);
    if (words === undefined) return [...faults, `no such sentence: ${more[at]}`];
    const { painted, regions: said } = colours(words);
    if (at === 0) regions = said;
    if (new Set([...said, ...regions]).size !== regions.length) faults.push(`others: ${more[at]}`);
    found.add(regions.map((region) => (painted.includes(region) ? 1 : 0)).join());
    let filled = now;
    for (const region of regions) {
      filled = paint(clues, filled, [region], painted.includes(region) ? 1 : 0);
    }
    if (!isFailure(more[at + 1] ?? '', language, clues, filled)) {
      faults.push(`not so: ${more[at + 1]}`);
    }
  }
  const ways = possible(regions);
  // The named ways are all there are: so each fails.
  const isAll = [...ways].every((one) => found.has(one)) && found.size === ways.size;
  return isAll ? faults : [...faults, `${ways.size} ways, not ${found.size}: ${said.join(' ')}`];
}
