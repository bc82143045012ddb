import { describe, expect, it } from 'vitest';
import { whereCode } from '../../../kernel/index.ts';
import type { CrossAPixDoc } from '../json.ts';
import { drawing } from './drawing.ts';
import { lists } from './lists.ts';

const doc: CrossAPixDoc = {
  clues: {
    rows: 2,
    cols: 3,
    right: [
      [0, 1],
      [1, 1],
    ],
    down: [[1, 0, 1]],
    rowClues: [
      [2, 1],
      [1, 1],
    ],
    colClues: [
      [1, 1],
      [2, 1],
      [0, 0],
    ],
  },
};

const clauses = `% a puzzle of the old program
horizontalWall(Walls) :- Walls = [
  [0,1],
  [1,1] ].

vertical Wall(Walls) :-
  Walls = [ [1], [0], [1] ].

verticalNumbers(Numbers) :- Numbers = [[1,1],[2,1],[0,0]].
horizontalNumbers (Numbers) :- Numbers = [ [2,1], [1,1] ].
`;

describe('lists in clauses', () => {
  it('are read, with spaces in their names, in any order, and one document over blank lines', () => {
    expect(lists.looksLike(clauses)).toBe(true);
    expect(lists.parse(clauses)).toEqual({ ok: true, value: doc });
    const [first, second, ...rest] = clauses.split('\n\n');
    expect(lists.continues?.(first, second.split('\n')[0])).toBe(true);
    const turned = [...rest, second, first].join('\n');
    expect(lists.parse(turned)).toEqual({ ok: true, value: doc });
  });

  it('are told where they are broken', () => {
    const read = lists.parse(clauses.replace('[0,1]', '[0,x]'));
    expect(!read.ok && read.error.where && whereCode(read.error.where)).toBe('3:6');
    const missing = lists.parse(clauses.replace(/horizontalNumbers.*/, ''));
    expect(!missing.ok && missing.error.code).toBe('cross-a-pix.lists-missing');
  });
});

/** Ten columns, so that a clue of the row has two digits. */
const printed = `     1 2 0
    ------
     1 1 0
    +-+-+-+
02 1|* *| |
    +-+ +-+
01 1| |*| |
    +-+-+-+
`;

describe('the printed board', () => {
  it('is read, solved as it was printed', () => {
    const grid = [
      [1, 1, 0],
      [0, 1, 0],
    ];
    expect(drawing.looksLike(printed)).toBe(true);
    expect(drawing.parse(printed)).toEqual({ ok: true, value: { ...doc, grid } });
  });

  it('is read without a filling, and without the spaces at its line ends', () => {
    const bare = printed
      .replaceAll('*', ' ')
      .replace(/[ |+]+$/gm, (end) => (end.includes(' ') ? '' : end));
    expect(drawing.parse(printed.replaceAll('*', ' '))).toEqual({ ok: true, value: doc });
    expect(bare).not.toBe('');
  });

  it('has clues of two digits, one below the other', () => {
    const tall = printed.replace('     1 2 0\n', '     1 0 0\n     0 2 0\n');
    const read = drawing.parse(tall);
    expect(read.ok && read.value.clues.colClues).toEqual([
      [10, 1],
      [2, 1],
      [0, 0],
    ]);
  });

  it('is told where it is broken', () => {
    const read = drawing.parse(printed.replace('|* *|', '|* ?|'));
    expect(!read.ok && read.error.where && whereCode(read.error.where)).toBe('5:8');
  });
});
