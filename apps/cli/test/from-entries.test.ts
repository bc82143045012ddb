/** `solve` on grids that somebody has begun to fill. */

import { afterAll, describe, expect, it } from 'vitest';
import { folderOf, jsonLines, ludoteca } from './command.ts';

const sudoku = {
  game: 'greater-than',
  boxRows: 2,
  boxCols: 2,
  givens: [
    [1, 2, 3, 4],
    [3, 4, 1, 2],
    [0, 0, 0, 0],
    [0, 0, 0, 0],
  ],
  right: Array.from({ length: 4 }, () => ['', '', '']),
  down: Array.from({ length: 3 }, () => ['', '', '', '']),
};
const begun = (row: readonly number[]) => ({
  ...sudoku,
  grid: sudoku.givens.with(2, row as number[]),
});
const cross = {
  game: 'cross-a-pix',
  rows: 2,
  cols: 2,
  right: [[1], [1]],
  down: [[1, 1]],
  rowClues: [
    [1, 1],
    [1, 1],
  ],
  colClues: [
    [1, 1],
    [1, 1],
  ],
  grid: [
    [1, null],
    [null, null],
  ],
};
const files = folderOf({
  'two.json': JSON.stringify(begun([2, 1, 4, 3])),
  'wrong.json': JSON.stringify(begun([2, 1, 3, 4])),
  'cross.json': JSON.stringify(cross),
  'plain.json': JSON.stringify(sudoku),
});
afterAll(() => files.remove());

const solve = (...words: readonly string[]) =>
  ludoteca(['solve', ...words], { cwd: files.folder, env: { LANG: 'en_GB.UTF-8' } });

describe('solving a grid with entries', () => {
  it('says that they were not looked at', async () => {
    const { code, stdout } = await solve('two.json');
    expect(code).toBe(0);
    expect(stdout).toContain('The entries were not looked at; --from-entries keeps them.');
    const [answer] = jsonLines((await solve('two.json', '--json', '--count', '9')).stdout);
    expect(answer).toMatchObject({ fromEntries: false, unique: false });
  });

  it('keeps them when it is told to', async () => {
    const [answer] = jsonLines((await solve('two.json', '--json', '--from-entries')).stdout);
    expect(answer).toMatchObject({ fromEntries: true, unique: true, count: 1 });
    expect(answer.solutions[0][2]).toEqual([2, 1, 4, 3]);
    const [crossed] = jsonLines((await solve('cross.json', '--json', '--from-entries')).stdout);
    expect(crossed).toMatchObject({
      unique: true,
      solutions: [
        [
          [1, 0],
          [0, 1],
        ],
      ],
    });
    const free = jsonLines((await solve('cross.json', '--json')).stdout);
    expect(free).toMatchObject([{ count: 2, fromEntries: false }]);
  });

  it('has no solution where they are wrong, and says nothing where there are none', async () => {
    const wrong = await solve('wrong.json', '--from-entries');
    expect(wrong.code).toBe(1);
    expect(wrong.stdout).toContain('The entries were kept');
    expect((await solve('plain.json')).stdout).not.toContain('entries');
    expect((await solve('plain.json', '--json')).stdout).not.toContain('fromEntries');
  });
});
