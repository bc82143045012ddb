/** Small puzzles for the tests, each with what is known of it. */

/** Four rows; the signs and a given leave one solution. */
export const unique = {
  id: 'four',
  game: 'futoshiki',
  size: 4,
  givens: [
    [0, 0, 0, 0],
    [0, 1, 0, 0],
    [0, 0, 0, 0],
    [0, 0, 0, 0],
  ],
  right: [
    ['<', '<', '<'],
    ['', '', ''],
    ['', '', ''],
    ['', '', ''],
  ],
  down: [
    ['<', '', '', '>'],
    ['<', '', '', ''],
    ['<', '', '<', ''],
  ],
};

export const solution = [
  [1, 2, 3, 4],
  [2, 1, 4, 3],
  [3, 4, 1, 2],
  [4, 3, 2, 1],
];

/** Two solutions. */
export const twofold = {
  size: 2,
  givens: [
    [0, 0],
    [0, 0],
  ],
  right: [[''], ['']],
  down: [['', '']],
};

/** No solution, though nothing contradicts itself at sight. */
export const impossible = { ...twofold, right: [['<'], ['<']] };

/** Two equal digits given in a row. */
export const contradictory = {
  ...twofold,
  id: 7,
  givens: [
    [1, 1],
    [0, 0],
  ],
};

/** Given digits and entries, one of them wrong. */
export const wrong = {
  ...twofold,
  grid: [
    [1, 2],
    [1, 0],
  ],
};

export const lines = (...documents: readonly object[]): string =>
  documents.map((document) => `${JSON.stringify(document)}\n`).join('');
