/**
 * The list notation of the old program: HP the walls met along each row, VP those met down each
 * column (so column by column), V the column clues, H the row clues.
 *
 *     HP = [[0,1],[1,1]],  VP = [[0],[1],[0]],  V = [[2,1],[0,0],[1,1]],  H = [[1,1],[2,2]].
 *
 * The same lists in the clauses of that program, `horizontalWall(Walls) :- Walls = [[0,1],[1,1]].`, are read too.
 *
 * A filling, if there is one, is the table T, with `_` for open cells, as that program had it.
 */

import { lineAndColumn, type TextFormat } from '../../../document/index.ts';
import { misread, type Notice, ok, type Result, reading } from '../../../kernel/index.ts';
import type { LineClue } from '../clues.ts';
import { type CrossAPixDoc, largestSide } from '../json.ts';
import { notices } from '../notices.ts';
import { beginsClause, withShortNames } from './clauses.ts';
import { type Item, type ListName, type NamedList, readLists } from './list-reader.ts';

export const lists: TextFormat<CrossAPixDoc> = {
  name: 'lists',
  looksLike(given) {
    const text = withShortNames(given);
    const names = namesIn(text);
    // Lines that each hold a whole puzzle are many documents, not one.
    const whole = text.split('\n').filter((line) => namesIn(line).size === 4);
    return whole.length < 2 && (names.size >= 2 || names.has('HP') || names.has('VP'));
  },
  continues(given, line) {
    const text = withShortNames(given);
    const begun = namesIn(text);
    if (begun.size === 0) return false;
    if (beginsClause(line)) return begun.size < 4;
    const isOpen = text.split('[').length > text.split(']').length;
    const [next] = namesIn(line);
    return next === undefined ? isOpen : /^\s*[A-Za-z]/.test(line) && !begun.has(next);
  },
  parse(text) {
    return reading(() => readDocument(withShortNames(text)));
  },
  format({ clues, grid }): Result<string, Notice> {
    const { right, down, rowClues, colClues } = clues;
    const downByColumn = colClues.map((_, col) => down.map((row) => row[col]));
    const parts = [
      written('HP', right, 'lines'),
      written('VP', downByColumn, 'lines'),
      written('V', colClues),
      written('H', rowClues),
    ];
    if (grid !== undefined) {
      const table = grid.map((row) => row.map((entry) => entry ?? '_'));
      parts.push(written('T', table, 'lines'));
    }
    return ok(`${parts.join(',\n')}.\n`);
  },
};

/** The names of lists that begin in a text. */
function namesIn(text: string): ReadonlySet<string> {
  const begun = text.matchAll(/(?<![\w"])(HP|VP|V|H)\s*[=:]?\s*\[/gi);
  return new Set([...begun].map((match) => match[1].toUpperCase()));
}

/** A list of lists; tables have one inner list a line, aligned under the first. */
function written(
  name: ListName,
  rows: readonly (readonly (number | string)[])[],
  layout?: 'lines',
): string {
  const open = `${name} = [`;
  const between = layout === 'lines' ? `,\n${' '.repeat(open.length)}` : ',';
  return `${open}${rows.map((row) => `[${row.join(',')}]`).join(between)}]`;
}

function readDocument(text: string): CrossAPixDoc {
  const found = readLists(text);
  const list = (name: ListName): NamedList => {
    const named = found.get(name);
    if (named === undefined) {
      const place = lineAndColumn(text, text.trimEnd().length);
      misread(notices.notice('lists-missing', { name }, at(place)));
    }
    return named;
  };
  const refuse = (
    key: 'lists-length',
    name: ListName,
    count: number,
    expected: number,
    offset: number,
  ): never => {
    const args = { name, found: count, expected };
    misread(notices.notice(key, args, at(lineAndColumn(text, offset))));
  };
  const [HP, VP, V, H] = [list('HP'), list('VP'), list('V'), list('H')];
  // Each side is told three times; a list of the wrong length is the one that stands alone.
  const rows = commonest([H.rows.length, HP.rows.length, 1 + (VP.rows[0]?.items.length ?? 0)]);
  const cols = commonest([V.rows.length, VP.rows.length, 1 + (HP.rows[0]?.items.length ?? 0)]);
  if (rows < 1 || cols < 1 || rows > largestSide || cols > largestSide) {
    misread(
      notices.notice(
        'size-range',
        { rows, cols, most: largestSide },
        at(lineAndColumn(text, HP.offset)),
      ),
    );
  }
  const shaped = (named: NamedList, outer: number, inner: number): (readonly Item[])[] => {
    const { name, offset, rows: inside } = named;
    if (inside.length !== outer) refuse('lists-length', name, inside.length, outer, offset);
    return inside.map(({ items, offset: start }) => {
      if (items.length !== inner) refuse('lists-length', name, items.length, inner, start);
      return items;
    });
  };
  const right = shaped(HP, rows, cols - 1).map((row) => row.map((item) => bit(text, item)));
  const downByColumn = shaped(VP, cols, rows - 1).map((col) => col.map((item) => bit(text, item)));
  const clue = ([painted, blocks]: readonly Item[]): LineClue => [
    count(text, painted),
    count(text, blocks),
  ];
  const T = found.get('T');
  return {
    clues: {
      rows,
      cols,
      right,
      down: Array.from({ length: rows - 1 }, (_, row) => downByColumn.map((col) => col[row])),
      rowClues: shaped(H, rows, 2).map(clue),
      colClues: shaped(V, cols, 2).map(clue),
    },
    ...(T && {
      grid: shaped(T, rows, cols).map((row) =>
        row.map((item) => (item.text === '_' ? null : bit(text, item, '0 1 _'))),
      ),
    }),
  };
}

/** The value told most often; the first one when all differ. */
function commonest(values: readonly [number, ...number[]]): number {
  return values.find((value, index) => values.indexOf(value, index + 1) >= 0) ?? values[0];
}

function bit(text: string, item: Item, expected = '0 1'): 0 | 1 {
  if (item.text === '0') return 0;
  if (item.text === '1') return 1;
  return misfit(text, item, expected);
}

function count(text: string, item: Item): number {
  return /^\d{1,9}$/.test(item.text) ? Number(item.text) : misfit(text, item, '0–999999999');
}

function misfit(text: string, item: Item, expected: string): never {
  const args = { found: item.text, expected };
  misread(notices.notice('lists-character', args, at(lineAndColumn(text, item.offset))));
}

function at(place: { line: number; column: number }) {
  return { kind: 'text', ...place } as const;
}
