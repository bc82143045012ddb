import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { solvedBoards } from '../../../../test/cross-a-pix/boards.ts';
import { Effort, random } from '../../../kernel/index.ts';
import { regionsOf } from '../regions.ts';
import { verify } from '../rules.ts';
import { solutions } from '../solve/index.ts';
import { countClues } from './count-clues.ts';
import { mergeUntilUnique } from './merge.ts';

const runs = process.env.LUDOTECA_LONG === '1' ? 3000 : 150;

describe('merging', () => {
  it('leaves the target as the only solution, or proves that nothing can', () => {
    fc.assert(
      fc.property(solvedBoards(6, 7), fc.nat(), ({ clues, solution }, seed) => {
        const painted = Uint8Array.from(solution.flat());
        const target = { rows: clues.rows, cols: clues.cols, painted };
        expect(countClues(target, clues.right, clues.down)).toEqual(clues);
        const merged = mergeUntilUnique(clues, target, random(seed), new Effort());
        if (merged.kind === 'unique') {
          expect([...solutions(merged.clues, new Effort())]).toEqual([solution]);
          expect(regionsOf(merged.clues).count).toBeLessThanOrEqual(regionsOf(clues).count);
          expect(merged.clues).toMatchObject({
            rowClues: clues.rowClues,
            colClues: clues.colClues,
          });
          return;
        }
        // The other filling holds even when each piece of one colour is one region.
        expect(merged.kind).toBe('ambiguous');
        const differs = new Set(merged.cells);
        expect(differs.size).toBeGreaterThan(0);
        const other = solution.map((row, r) =>
          row.map((cell, c) => (differs.has(r * clues.cols + c) ? 1 - cell : cell) as 0 | 1),
        );
        const whole = {
          ...clues,
          right: solution.map((row) => row.slice(1).map((cell, c) => (cell === row[c] ? 0 : 1))),
          down: solution
            .slice(1)
            .map((row, r) => row.map((cell, c) => (cell === solution[r][c] ? 0 : 1))),
        } as const;
        expect(verify(whole, other)).toEqual([]);
      }),
      { numRuns: runs, seed: 1 },
    );
  });

  it('stops when the budget is spent', () => {
    const side = 12;
    const painted = Uint8Array.from({ length: side * side }, (_, i) => (i * 7 + (i >> 3)) % 2);
    const walls = (rows: number, cols: number) =>
      Array.from({ length: rows }, () => Array<1>(cols).fill(1));
    const target = { rows: side, cols: side, painted };
    const clues = countClues(target, walls(side, side - 1), walls(side - 1, side));
    const effort = new Effort({ nodes: 5 });
    expect(mergeUntilUnique(clues, target, random(1), effort).kind).toBe('undecided');
    expect(effort.stopped).toBe('nodes');
  });
});
