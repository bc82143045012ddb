/**
 * Reads the coach's sentences as a player does: takes the numbers and names out of the words, counts
 * them again on the board, and finds out what the sentence concludes. It knows the words and the rules,
 * and nothing of what wrote them.
 */

import type { CrossAPixClues, CrossAPixGrid } from '../../src/games/cross-a-pix/clues.ts';
import type { Language } from '../../src/kernel/index.ts';
import { patternOf, type Words } from './coach-patterns.ts';
import { sentences } from './coach-sentences.ts';
import { type SlowLine, slowLine } from './slow-line.ts';

/** What was read so far of an argument. */
export interface Reading {
  readonly line: SlowLine;
  /** The fillings that were said to be all that is left, as the painted places. */
  ways: readonly (readonly number[])[];
  sums: readonly (readonly number[])[];
}

/** What the words conclude: the regions, in ascending order, and their colour. */
export interface Concluded {
  readonly regions: readonly number[];
  readonly colour: 0 | 1;
}

/** What the words say is false, and what they conclude. */
export interface Read {
  readonly faults: readonly string[];
  readonly concluded: Concluded | undefined;
}

export function readBack(
  said: readonly string[],
  language: Language,
  clues: CrossAPixClues,
  grid: CrossAPixGrid,
): Read {
  const faults: string[] = [];
  let reading: Reading | undefined;
  let concluded: Concluded | undefined;
  for (const sentence of said) {
    const found = sentences.flatMap((each) => {
      const match = patternOf(each[language], language).exec(sentence);
      return match === null ? [] : [{ each, groups: match.groups ?? {} }];
    });
    if (found.length !== 1) {
      faults.push(`${found.length} readings: ${sentence}`);
      continue;
    }
    const [{ each, groups }] = found;
    const words = wordsOf(groups);
    if (words.line !== undefined) {
      const { isRow, number } = words.line;
      reading = { line: slowLine(clues, grid, isRow, number), ways: [], sums: [] };
    }
    if (reading === undefined) {
      faults.push(`no line: ${sentence}`);
      continue;
    }
    const read = each.read(words, reading);
    if (read === false) faults.push(`false: ${sentence}`);
    else if (read !== true) concluded = read;
  }
  return { faults, concluded };
}

/** What stands in the holes of a sentence. */
export function wordsOf(groups: Readonly<Record<string, string | undefined>>): Words {
  const cells = (text: string) =>
    [...text.matchAll(/[rl](\d+)c(\d+)/gi)].map(([, row, col]) => ({
      row: Number(row) - 1,
      col: Number(col) - 1,
    }));
  const words: Words = { cells: {}, numbers: {}, texts: {}, line: undefined };
  for (const [name, text] of Object.entries(groups)) {
    if (text === undefined) continue;
    if (name === 'line') {
      const [kind, number] = text.split(' ');
      words.line = { isRow: kind === 'row' || kind === 'linha', number: Number(number) - 1 };
    } else if (/^\d+$/.test(text)) words.numbers[name] = Number(text);
    else if (/^[rl]\d/i.test(text)) words.cells[name] = cells(text);
    else words.texts[name] = text;
  }
  return words;
}
