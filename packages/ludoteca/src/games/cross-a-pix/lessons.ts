/** For those who do not know it yet. */

import type { Lessons } from '../../document/index.ts';

/** The puzzle that most exercises are about, each from another filling. */
const small = {
  rows: 4,
  cols: 4,
  right: [
    [0, 1, 0],
    [1, 0, 1],
    [0, 1, 1],
    [1, 1, 0],
  ],
  down: [
    [0, 1, 1, 0],
    [1, 1, 0, 1],
    [1, 0, 1, 0],
  ],
  rowClues: [
    [0, 0],
    [2, 1],
    [3, 1],
    [1, 1],
  ],
  colClues: [
    [1, 1],
    [3, 1],
    [2, 1],
    [0, 0],
  ],
};

export const lessons: Lessons = {
  tagline: {
    en: 'Paint regions to match two clues per line.',
    pt: 'Pinta regiões segundo duas pistas por linha.',
  },
  sample: {
    left: 4.05,
    top: 1.06,
    width: 4.7,
    height: 5.45,
    board: {
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
        [0, 0, 0, 0, 1, 1, 1, 1, 0, 0],
        [0, 0, 0, 1, 0, 0, 1, 0, 1, 1],
        [1, 1, 1, 0, 1, 0, 1, 1, 1, 0],
        [1, 0, 0, 0, 0, 0, 1, 0, 0, 0],
        [0, 1, 1, 1, 0, 0, 1, 1, 0, 0],
        [0, 0, 0, 1, 0, 0, 0, 1, 1, 1],
      ],
    },
  },
  rules: [
    {
      text: {
        en: 'Thick walls cut the grid into regions. Each region is painted as a whole, or stays blank as a whole.',
        pt: 'Paredes grossas cortam a grelha em regiões. Cada região é toda pintada, ou fica toda em branco.',
      },
      board: {
        ...small,
      },
    },
    {
      text: {
        en: 'Each row and column has two numbers: in bold, how many of its cells are painted; beside it, in how many blocks. A tick says that the clue is met.',
        pt: 'Cada linha e cada coluna tem dois números: a negrito, quantas casas são pintadas; ao lado, em quantos blocos. Um visto diz que a pista está cumprida.',
      },
      board: {
        ...small,
        grid: [
          [0, 0, 0, 0],
          [0, 1, 1, 0],
          [1, 1, 1, 0],
          [0, 1, 0, 0],
        ],
      },
    },
  ],
  exercises: [
    {
      task: {
        en: 'Row 1 has no painted cell. What is the region of r1c1?',
        pt: 'A linha 1 não tem casas pintadas. Como é a região de L1C1?',
      },
      board: {
        ...small,
      },
      answers: ['r1c1=0'],
      why: {
        en: 'The whole region touches row 1, so all of it stays blank, in row 2 as well.',
        pt: 'A região toca a linha 1, por isso fica toda em branco, também na linha 2.',
      },
    },
    {
      task: {
        en: 'Row 4 has one painted cell. What is the region of r4c3?',
        pt: 'A linha 4 tem uma casa pintada. Como é a região de L4C3?',
      },
      board: {
        ...small,
        grid: [
          [0, 0, 0, 0],
          [0, null, null, 0],
          [null, null, null, null],
          [null, null, null, null],
        ],
      },
      answers: ['r4c3=0'],
      why: {
        en: 'It has two cells in row 4: too many for a line that takes one.',
        pt: 'Tem duas casas na linha 4: demais para uma linha que só leva uma.',
      },
    },
    {
      task: {
        en: 'Row 2 has two painted cells in one block. What is the region of r2c2?',
        pt: 'A linha 2 tem duas casas pintadas num só bloco. Como é a região de L2C2?',
      },
      board: {
        ...small,
        grid: [
          [null, null, null, null],
          [null, null, null, null],
          [null, null, null, 0],
          [null, null, 0, 0],
        ],
      },
      answers: ['r2c2=1'],
      why: {
        en: 'Without it the two painted cells would be at the ends, in two blocks.',
        pt: 'Sem ela, as duas casas pintadas ficariam nas pontas, em dois blocos.',
      },
    },
    {
      task: {
        en: 'Row 3 has three painted cells. What is the region of r3c1?',
        pt: 'A linha 3 tem três casas pintadas. Como é a região de L3C1?',
      },
      board: {
        ...small,
        grid: [
          [0, 0, 0, 0],
          [0, null, null, 0],
          [null, null, null, 0],
          [null, null, 0, 0],
        ],
      },
      answers: ['r3c1=1'],
      why: {
        en: 'Only three cells of the row are left, and all are needed.',
        pt: 'Só restam três casas da linha, e todas fazem falta.',
      },
    },
  ],
  guided: [
    { size: { rows: 8, cols: 8 }, level: 'easy' },
    { size: { rows: 10, cols: 10 }, level: 'easy' },
  ],
  practice: [
    { size: { rows: 8, cols: 8 } },
    { size: { rows: 10, cols: 10 } },
    { size: { rows: 12, cols: 12 } },
  ],
};
