import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyDocs, solvedBoards } from '../../../test/cross-a-pix/boards.ts';
import type { JsonObject } from '../../document/index.ts';
import { whereCode } from '../../kernel/index.ts';
import { fromJson, hasShape, toJson } from './json.ts';

const runs = process.env.LUDOTECA_LONG === '1' ? 3000 : 150;

const good: JsonObject = {
  rows: 2,
  cols: 3,
  right: [
    [1, 0],
    [1, 1],
  ],
  down: [[1, 1, 0]],
  rowClues: [
    [1, 1],
    [1, 1],
  ],
  colClues: [
    [2, 1],
    [0, 0],
    [0, 0],
  ],
};

describe('JSON documents', () => {
  it('reads back what it writes', () => {
    fc.assert(
      fc.property(anyDocs(), (doc) => {
        const json = JSON.parse(JSON.stringify(toJson(doc)));
        expect(hasShape(json)).toBe(true);
        expect(fromJson(json)).toEqual({ ok: true, value: doc });
      }),
      { numRuns: runs, seed: 1 },
    );
    fc.assert(
      fc.property(solvedBoards(), (doc) => {
        expect(fromJson(toJson(doc))).toEqual({ ok: true, value: doc });
      }),
      { numRuns: runs, seed: 2 },
    );
  });

  it('reads grids of one cell and of 400×400', () => {
    for (const side of [1, 400]) {
      const line = (length: number) => Array.from({ length }, () => 0);
      const clues = Array.from({ length: side }, () => [0, 0]);
      const doc = {
        rows: side,
        cols: side,
        right: Array.from({ length: side }, () => line(side - 1)),
        down: Array.from({ length: side - 1 }, () => line(side)),
        rowClues: clues,
        colClues: clues,
      };
      expect(fromJson(doc)).toEqual({ ok: true, value: { clues: doc } });
    }
  });

  it.each<[string, JsonObject, string, string]>([
    ['no rows', { rows: undefined }, 'rows', 'json-missing'],
    ['too many rows', { rows: 401 }, 'rows', 'json-range'],
    ['no cell', { cols: 0 }, 'cols', 'json-range'],
    ['a row of walls missing', { right: [[1, 0]] }, 'right', 'json-length'],
    ['ragged walls', { right: [[1, 0], [1]] }, 'right[1]', 'json-length'],
    ['a wall of 2', { down: [[1, 2, 0]] }, 'down[0][1]', 'json-choice'],
    ['too few clues', { rowClues: [[1, 1]] }, 'rowClues', 'json-length'],
    ['half a clue', { rowClues: [[1, 1], [1]] }, 'rowClues[1]', 'json-length'],
    [
      'a negative clue',
      {
        colClues: [
          [2, 1],
          [0, 0],
          [-1, 0],
        ],
      },
      'colClues[2][0]',
      'json-range',
    ],
    [
      'half a cell',
      {
        colClues: [
          [2, 1],
          [0, 0.5],
          [0, 0],
        ],
      },
      'colClues[1][1]',
      'json-range',
    ],
    [
      'a clue in words',
      {
        colClues: [
          ['two', 1],
          [0, 0],
          [0, 0],
        ],
      },
      'colClues[0][0]',
      'json-type',
    ],
    [
      'a huge clue',
      {
        rowClues: [
          [1e20, 1],
          [1, 1],
        ],
      },
      'rowClues[0][0]',
      'json-range',
    ],
    [
      'an entry of 2',
      {
        grid: [
          [1, 0, null],
          [2, null, null],
        ],
      },
      'grid[1][0]',
      'json-choice',
    ],
    [
      'an open solution',
      {
        solution: [
          [1, 0, 0],
          [1, null, 0],
        ],
      },
      'solution[1][1]',
      'json-choice',
    ],
    ['a short solution', { solution: [[1, 0, 0]] }, 'solution', 'json-length'],
  ])('points at %s', (_, change, where, code) => {
    const read = fromJson({ ...good, ...change });
    if (read.ok) throw new Error('read');
    expect(read.error.code).toBe(`document.${code}`);
    expect(read.error.where && whereCode(read.error.where)).toBe(where);
  });

  it('reads a clue that is too great for its line: the line tells it', () => {
    expect(
      fromJson({
        ...good,
        rowClues: [
          [9, 1],
          [1, 1],
        ],
      }).ok,
    ).toBe(true);
  });
});
