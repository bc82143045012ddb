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

  brushes: [
    {
      id: 'digits',
      name: { en: 'Digits', pt: 'Algarismos' },
      guide: {
        en: 'Press a cell and give it a digit; press an edge to change its sign.',
        pt: 'Toca numa casa e dá-lhe um algarismo; toca numa aresta para mudar o sinal.',
      },
      draws: 'cells',
    },
    {
      id: 'signs',
      name: { en: 'Signs', pt: 'Sinais' },
      guide: {
        en: 'Drag from larger to smaller: a sign stands on each edge that is crossed. Again takes it away.',
        pt: 'Arrasta do maior para o menor: fica um sinal em cada aresta cruzada. Outra vez tira-o.',
      },
      draws: 'across',
      edges: {
        has: (draft, edge, isForward) => setting.edge(draft, edge) === (isForward ? 2 : 1),
        put: (draft, edge, isForward, isThere) =>
          setting.setEdge(draft, edge, isThere ? (isForward ? 2 : 1) : 0),
      },
    },
  ],

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
