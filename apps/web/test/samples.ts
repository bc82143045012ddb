/** Small documents to play with on the page. */

import { catalogue } from 'ludoteca/catalogue';
import { type JsonObject, writeCode } from 'ludoteca/document';

/** The address that opens a document, as a shared link does. */
export function linkOf(document: JsonObject, besides: JsonObject = {}): string {
  const kind = catalogue.find(({ id }) => id === document.game);
  const read = kind?.fromJson(document);
  if (kind === undefined || !read?.ok) throw new Error('the sample is not read');
  return `/#${writeCode(kind, read.value, besides)}`;
}

/** A 4×4 puzzle with one solution: 1234 / 3412 / 2143 / 4321. */
export const tinySudoku = {
  game: 'greater-than',
  boxRows: 2,
  boxCols: 2,
  givens: [
    [1, 2, 0, 4],
    [0, 4, 0, 0],
    [0, 0, 4, 0],
    [4, 0, 0, 1],
  ],
  right: [
    ['<', '', '<'],
    ['<', '', '<'],
    ['>', '', '>'],
    ['>', '', '>'],
  ],
  down: [
    ['<', '<', '>', '>'],
    ['', '', '', ''],
    ['<', '<', '>', '>'],
  ],
};
export const tinySolution = [
  [1, 2, 3, 4],
  [3, 4, 1, 2],
  [2, 1, 4, 3],
  [4, 3, 2, 1],
];

/** A 3×3 grid of single cells, whose picture is a cross. */
export const tinyCross = {
  game: 'cross-a-pix',
  rows: 3,
  cols: 3,
  right: [
    [1, 1],
    [0, 1],
    [1, 1],
  ],
  down: [
    [1, 1, 1],
    [1, 1, 1],
  ],
  rowClues: [
    [1, 1],
    [3, 1],
    [1, 1],
  ],
  colClues: [
    [1, 1],
    [3, 1],
    [1, 1],
  ],
};
export const tinyPicture = [
  [0, 1, 0],
  [1, 1, 1],
  [0, 1, 0],
];

/** A grid of single cells with a chequered picture. */
export function largeCross(side: number) {
  const walls = (rows: number, cols: number) =>
    Array.from({ length: rows }, () => Array<0 | 1>(cols).fill(1));
  const clues = Array.from({ length: side }, () => [side / 2, side / 2]);
  return {
    game: 'cross-a-pix',
    rows: side,
    cols: side,
    right: walls(side, side - 1),
    down: walls(side - 1, side),
    rowClues: clues,
    colClues: clues,
  };
}

/** A classic puzzle half solved, for pictures. */
export const startedSudoku = {
  game: 'greater-than',
  boxRows: 3,
  boxCols: 3,
  right: [
    ['<', '>', '', '>', '<', '', '<', '<'],
    ['>', '<', '', '<', '<', '', '>', '<'],
    ['>', '<', '', '<', '>', '', '<', '>'],
    ['<', '<', '', '>', '<', '', '>', '<'],
    ['<', '>', '', '>', '<', '', '>', '>'],
    ['>', '>', '', '>', '<', '', '<', '>'],
    ['>', '<', '', '<', '>', '', '<', '<'],
    ['>', '<', '', '>', '>', '', '>', '>'],
    ['<', '>', '', '<', '<', '', '<', '<'],
  ],
  down: [
    ['<', '>', '<', '<', '<', '<', '>', '>', '>'],
    ['<', '>', '>', '<', '>', '>', '<', '<', '>'],
    ['', '', '', '', '', '', '', '', ''],
    ['>', '>', '>', '<', '<', '<', '<', '<', '>'],
    ['<', '>', '<', '<', '<', '>', '>', '<', '>'],
    ['', '', '', '', '', '', '', '', ''],
    ['<', '<', '>', '<', '>', '>', '<', '>', '>'],
    ['>', '<', '>', '>', '<', '<', '>', '<', '<'],
  ],
  grid: [
    [1, 9, 4, 0, 0, 0, 0, 0, 8],
    [6, 3, 7, 0, 8, 9, 0, 1, 0],
    [8, 2, 5, 0, 0, 1, 0, 9, 0],
    [4, 8, 9, 0, 1, 0, 0, 0, 0],
    [2, 6, 1, 0, 3, 0, 9, 0, 0],
    [0, 0, 3, 9, 0, 0, 0, 8, 0],
    [3, 1, 8, 0, 9, 0, 0, 0, 0],
    [9, 0, 6, 0, 0, 3, 0, 0, 0],
    [0, 7, 0, 1, 6, 8, 0, 0, 0],
  ],
};

/** A picture half painted. */
export const startedCross = {
  game: 'cross-a-pix',
  rows: 10,
  cols: 10,
  right: [
    [0, 1, 1, 0, 1, 1, 0, 1, 1],
    [0, 1, 1, 1, 1, 1, 1, 1, 1],
    [1, 1, 1, 1, 0, 1, 1, 1, 1],
    [0, 1, 1, 1, 1, 1, 0, 1, 0],
    [1, 1, 0, 1, 0, 1, 0, 1, 0],
    [0, 1, 1, 1, 0, 1, 1, 1, 0],
    [1, 0, 1, 1, 1, 1, 0, 0, 1],
    [1, 0, 0, 1, 1, 1, 1, 0, 1],
    [1, 1, 0, 1, 0, 1, 0, 1, 1],
    [1, 0, 1, 1, 0, 1, 1, 1, 0],
  ],
  down: [
    [0, 0, 0, 1, 1, 1, 0, 1, 1, 1],
    [1, 1, 1, 0, 1, 1, 0, 0, 0, 1],
    [1, 1, 0, 1, 1, 1, 1, 1, 1, 0],
    [1, 1, 1, 0, 0, 1, 0, 0, 1, 1],
    [1, 1, 0, 1, 1, 1, 1, 1, 1, 1],
    [1, 1, 1, 1, 1, 0, 1, 1, 1, 1],
    [0, 1, 1, 1, 1, 1, 0, 1, 1, 0],
    [1, 1, 1, 1, 1, 1, 1, 1, 0, 0],
    [0, 1, 1, 0, 1, 1, 1, 0, 1, 1],
  ],
  rowClues: [
    [3, 3],
    [4, 3],
    [5, 3],
    [5, 2],
    [4, 1],
    [4, 3],
    [7, 3],
    [2, 2],
    [5, 2],
    [4, 2],
  ],
  colClues: [
    [2, 1],
    [2, 2],
    [4, 3],
    [5, 3],
    [4, 2],
    [4, 2],
    [6, 1],
    [7, 3],
    [5, 4],
    [4, 3],
  ],
  grid: [
    [0, 0, 1, 0, 0, 1, 0, 0, 1, 0],
    [0, 0, 1, 1, 0, 1, 0, 1, 0, 0],
    [0, 0, 0, 1, 1, 1, 0, 1, 0, 1],
    [0, 0, 0, 0, 1, 0, 1, 1, 1, 1],
    [null, null, 0, 0, 1, 1, 1, 1, null, null],
    [null, null, 0, null, null, null, null, null, null, null],
    [null, null, null, null, null, null, null, null, null, null],
    [null, null, null, null, null, null, null, null, null, null],
    [null, null, null, null, null, null, null, null, null, null],
    [null, null, null, null, null, null, null, null, null, null],
  ],
};
