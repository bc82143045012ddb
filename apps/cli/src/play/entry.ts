/** Entries as they are typed: a cell, and what to write there. */

import {
  type Cell,
  cellName,
  fail,
  type Language,
  ok,
  type Result,
  type Sheet,
  type ValueEntry,
  valueWordsOf,
} from 'ludoteca';
import { solvingWords } from '../phrases/solving.ts';

/** What is to be done with a cell. */
export type Entry =
  | { readonly kind: 'look'; readonly cell: Cell }
  | { readonly kind: 'enter'; readonly cell: Cell; readonly value: number | undefined }
  | { readonly kind: 'mark'; readonly cell: Cell; readonly values: readonly number[] };

/** Words that stand after a cell, in both languages whichever is spoken; the first is the one told. */
const afterCell = {
  clear: { en: ['clear'], pt: ['limpar', 'apagar'] },
  mark: { en: ['mark', 'marks'], pt: ['marcar', 'marca', 'marcas'] },
} as const;

export function entryWord(word: keyof typeof afterCell, language: Language): string {
  return afterCell[word][language][0];
}

function isWord(word: keyof typeof afterCell, typed: string): boolean {
  const spellings: readonly string[] = [...afterCell[word].en, ...afterCell[word].pt];
  return spellings.includes(typed);
}

/** What entries are read for. */
export interface Grammar {
  readonly sheet: Sheet;
  readonly entry: ValueEntry;
  readonly language: Language;
}

/** What a value is typed as. */
export function valueText(value: number, { entry, language }: Grammar): string {
  return valueWordsOf(entry, value)?.typed[language] ?? String(value);
}

/** An entry that could be typed now. */
export function exampleOf(grammar: Grammar): string {
  const { cells, values } = grammar.sheet;
  const [cell] = cells.filter((each) => grammar.sheet.entry(each) === undefined);
  return `${cellName(cell ?? cells[0], grammar.language)} ${valueText(values[0], grammar)}`;
}

/** Whether a line begins with a cell, and so is meant as an entry. */
export function isEntry(line: string): boolean {
  return /^\s*[rl]\d+\s*c\d+/i.test(line);
}

/** Reads an entry; the error is what to tell. Lines that begin with no cell are no entries. */
export function readEntry(line: string, grammar: Grammar): Result<Entry, string> {
  const { sheet, language } = grammar;
  const match = /^\s*[rl](\d{1,3})\s*c(\d{1,3})\s*[=:]?\s*(.*?)\s*$/i.exec(line);
  if (match === null) {
    const words = { found: `"${line.trim().slice(0, 40)}"`, entry: exampleOf(grammar) };
    return fail(solvingWords.say('not-an-entry', words, language));
  }
  const cell = { row: Number(match[1]) - 1, col: Number(match[2]) - 1 };
  const isOpen = sheet.cells.some(({ row, col }) => row === cell.row && col === cell.col);
  if (!isOpen) {
    const last = {
      row: Math.max(...sheet.cells.map(({ row }) => row)),
      col: Math.max(...sheet.cells.map(({ col }) => col)),
    };
    const isOff = cell.row < 0 || cell.col < 0 || cell.row > last.row || cell.col > last.col;
    const key = isOff ? 'no-cell' : 'given-cell';
    return fail(solvingWords.say(key, { cell, last }, language));
  }
  const [first = '', ...rest] = match[3]
    .toLowerCase()
    .split(/[\s,]+/)
    .filter((word) => word !== '');
  if (first === '' || first === '?') return ok({ kind: 'look', cell });
  if (isWord('clear', first) && rest.length === 0)
    return ok({ kind: 'enter', cell, value: undefined });
  if (isWord('mark', first)) return readMarks(cell, rest, grammar);
  const value = rest.length === 0 ? readValue(first, grammar) : undefined;
  if (value !== undefined) return ok({ kind: 'enter', cell, value });
  const expected = sheet.values.map((each) => valueText(each, grammar)).join(', ');
  const clear = entryWord('clear', language);
  return fail(solvingWords.say('no-value', { found: `"${match[3]}"`, expected, clear }, language));
}

function readMarks(cell: Cell, typed: readonly string[], grammar: Grammar): Result<Entry, string> {
  const { language, sheet } = grammar;
  // Digits may stand together: 147 are three marks where no value has two digits.
  const parts =
    sheet.values.length < 10
      ? typed.flatMap((word) => (/^\d+$/.test(word) ? [...word] : [word]))
      : typed;
  const values = parts.map((word) => readValue(word, grammar));
  if (values.length > 0 && values.every((value) => value !== undefined)) {
    return ok({ kind: 'mark', cell, values });
  }
  const [one, two = one] = sheet.values;
  const marks = [one, two].map((value) => valueText(value, grammar)).join(' ');
  const entry = `${cellName(cell, language)} ${entryWord('mark', language)} ${marks}`;
  return fail(solvingWords.say('no-mark', { found: `"${typed.join(' ')}"`, entry }, language));
}

/** A value by its number, where it has no other name, or by its word in any language. */
function readValue(typed: string, { sheet, entry }: Grammar): number | undefined {
  if (entry.kind === 'painted') {
    return entry.values.find(({ typed: words }) => Object.values(words).includes(typed))?.value;
  }
  if (!/^\d+$/.test(typed)) return undefined;
  return sheet.values.find((value) => value === Number(typed));
}
