/** Setting a puzzle by hand: signs on the edges, given digits in the cells. */

import type { Edge, PuzzleSetting } from '../../puzzle/index.ts';
import { flatBox } from './boxes.ts';
import {
  type Digits,
  type GreaterThanClues,
  type GreaterThanGrid,
  type Sign,
  type Signs,
  sizeOf,
} from './clues.ts';

const signs: readonly Sign[] = ['', '<', '>'];

export const setting: PuzzleSetting<GreaterThanClues, GreaterThanGrid> = {
  guide: {
    en: 'Digits are givens; signs stand between the cells.',
    pt: 'Os algarismos são dados; os sinais ficam entre as casas.',
  },
  sizes: [4, 6, 8, 9, 12].map((side) => ({ rows: side, cols: side })),

  blank({ rows }) {
    const box = flatBox(rows);
    if (box === undefined) throw new Error(`there is no grid of ${rows}`);
    const line = <Item>(length: number, item: Item) => Array.from({ length }, () => item);
    return {
      clues: {
        boxRows: box.boxRows,
        boxCols: box.boxCols,
        givens: line(rows, line(rows, 0)),
        right: line(rows, line<Sign>(rows - 1, '')),
        down: line(rows - 1, line<Sign>(rows, '')),
      },
    };
  },

  edgeMarks: [
    { value: 0, name: { en: 'no sign', pt: 'sem sinal' }, signs: ['–', '–'] },
    { value: 1, name: { en: 'this cell is smaller', pt: 'esta casa é menor' }, signs: ['<', '∧'] },
    { value: 2, name: { en: 'this cell is larger', pt: 'esta casa é maior' }, signs: ['>', '∨'] },
  ],
  edge: ({ clues }, { cell, towards }) => {
    const sign = clues[towards][cell.row]?.[cell.col];
    return sign === undefined ? undefined : signs.indexOf(sign);
  },
  setEdge({ clues }, { cell, towards }: Edge, value) {
    const marks: Signs = changed(clues[towards], cell.row, cell.col, signs[value]);
    return { clues: { ...clues, [towards]: marks } };
  },

  values: ({ clues }) => Array.from({ length: sizeOf(clues) }, (_, index) => index + 1),
  filling: () => undefined,
  cell: ({ clues }, { row, col }) => clues.givens[row][col] || undefined,
  setCell({ clues }, { row, col }, value) {
    if (value !== undefined && value > sizeOf(clues)) throw new Error(`${value} is no digit here`);
    const givens: Digits = changed(clues.givens, row, col, value ?? 0);
    return { clues: { ...clues, givens } };
  },
};

/** The lines with one item changed. */
function changed<Item>(
  lines: readonly (readonly Item[])[],
  row: number,
  col: number,
  item: Item,
): readonly (readonly Item[])[] {
  return lines.map((line, at) => (at === row ? line.with(col, item) : line));
}
