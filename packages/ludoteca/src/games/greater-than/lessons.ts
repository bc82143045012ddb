/** For those who do not know it yet. */

import type { Lessons } from '../../document/index.ts';

export const lessons: Lessons = {
  tagline: {
    en: 'A sudoku told by signs between its cells.',
    pt: 'Um sudoku contado por sinais entre as casas.',
  },
  sample: {
    left: 0.06,
    top: 0.06,
    width: 3.4,
    height: 4,
    board: {
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
        [1, 9, 4, 0, 0, 0, 0, 0, 0],
        [6, 3, 7, 0, 0, 0, 0, 0, 0],
        [8, 2, 5, 0, 0, 0, 0, 0, 0],
        [4, 8, 9, 0, 0, 0, 0, 0, 0],
        [0, 0, 0, 0, 0, 0, 0, 0, 0],
        [0, 0, 0, 0, 0, 0, 0, 0, 0],
        [0, 0, 0, 0, 0, 0, 0, 0, 0],
        [0, 0, 0, 0, 0, 0, 0, 0, 0],
        [0, 0, 0, 0, 0, 0, 0, 0, 0],
      ],
    },
  },
  rules: [
    {
      text: {
        en: 'Write a digit in every cell so that each row, each column and each box holds every digit once: 1 to 4 here, 1 to 9 on the usual grid.',
        pt: 'Escreve um algarismo em cada casa, de modo que cada linha, cada coluna e cada caixa tenha todos uma só vez: de 1 a 4 aqui, de 1 a 9 na grelha habitual.',
      },
      board: {
        boxRows: 2,
        boxCols: 2,
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
        grid: [
          [1, 2, 3, 4],
          [3, 4, 1, 2],
          [2, 1, 4, 3],
          [4, 3, 2, 1],
        ],
      },
    },
    {
      text: {
        en: 'A sign between two cells points to the smaller digit. The classic puzzle gives you nothing else: begin where the signs leave little choice.',
        pt: 'Um sinal entre duas casas aponta para o algarismo menor. O problema clássico não te dá mais nada: começa onde os sinais deixam pouca escolha.',
      },
      board: {
        boxRows: 2,
        boxCols: 2,
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
      },
    },
  ],
  exercises: [
    {
      task: {
        en: 'Four cells in a chain, each larger than the one before. What is the first?',
        pt: 'Quatro casas em cadeia, cada uma maior do que a anterior. Qual é a primeira?',
      },
      board: {
        boxRows: 2,
        boxCols: 2,
        right: [
          ['<', '', ''],
          ['>', '', ''],
          ['', '', ''],
          ['', '', ''],
        ],
        down: [
          ['', '<', '', ''],
          ['', '', '', ''],
          ['', '', '', ''],
        ],
      },
      answers: ['r1c1=1'],
      why: {
        en: 'Three larger digits must follow r1c1, so it is 1.',
        pt: 'A seguir a L1C1 têm de vir três algarismos maiores, por isso é 1.',
      },
    },
    {
      task: {
        en: 'r1c1 is 3, and the sign points to it. What is r1c2?',
        pt: 'L1C1 é 3, e o sinal aponta para ela. Quanto é L1C2?',
      },
      board: {
        boxRows: 2,
        boxCols: 2,
        givens: [
          [3, 0, 0, 0],
          [0, 0, 0, 0],
          [0, 0, 0, 0],
          [0, 0, 0, 0],
        ],
        right: [
          ['<', '', ''],
          ['', '', ''],
          ['', '', ''],
          ['', '', ''],
        ],
        down: [
          ['', '', '', ''],
          ['', '', '', ''],
          ['', '', '', ''],
        ],
      },
      answers: ['r1c2=4'],
      why: { en: 'Only 4 is larger than 3.', pt: 'Só o 4 é maior do que 3.' },
    },
    {
      task: {
        en: 'Row 1 lacks two digits. Which goes in r1c3?',
        pt: 'À linha 1 faltam dois algarismos. Qual vai para L1C3?',
      },
      board: {
        boxRows: 2,
        boxCols: 2,
        givens: [
          [1, 2, 0, 0],
          [0, 0, 0, 0],
          [0, 0, 4, 0],
          [0, 0, 0, 0],
        ],
        right: [
          ['', '', ''],
          ['', '', ''],
          ['', '', ''],
          ['', '', ''],
        ],
        down: [
          ['', '', '', ''],
          ['', '', '', ''],
          ['', '', '', ''],
        ],
      },
      answers: ['r1c3=3'],
      why: {
        en: '3 and 4 are left for row 1, and column 3 already has its 4.',
        pt: 'Restam o 3 e o 4 para a linha 1, e a coluna 3 já tem o seu 4.',
      },
    },
    {
      task: {
        en: 'Where is the 4 of the first box? Select the cell, then choose 4.',
        pt: 'Onde está o 4 da primeira caixa? Escolhe a casa e depois o 4.',
      },
      board: {
        boxRows: 2,
        boxCols: 2,
        givens: [
          [0, 0, 0, 0],
          [0, 0, 0, 0],
          [4, 0, 0, 0],
          [0, 0, 0, 0],
        ],
        right: [
          ['', '', ''],
          ['', '', ''],
          ['', '', ''],
          ['', '', ''],
        ],
        down: [
          ['', '<', '', ''],
          ['', '', '', ''],
          ['', '', '', ''],
        ],
      },
      answers: ['r2c2=4'],
      why: {
        en: 'Column 1 has its 4 already, so it is in column 2; and r1c2 is smaller than r2c2.',
        pt: 'A coluna 1 já tem o seu 4, por isso está na coluna 2; e L1C2 é menor do que L2C2.',
      },
    },
  ],
  guided: [
    { size: { rows: 6, cols: 6 }, level: 'easy' },
    { size: { rows: 9, cols: 9 }, level: 'easy' },
  ],
  practice: [{ size: { rows: 6, cols: 6 } }, { size: { rows: 9, cols: 9 } }],
};
