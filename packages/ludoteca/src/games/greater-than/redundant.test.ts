import { describe, expect, it } from 'vitest';
import { Effort } from '../../kernel/index.ts';
import { count, generate } from '../../puzzle/index.ts';
import type { GreaterThanClues } from './clues.ts';
import { greaterThan } from './index.ts';
import { redundant } from './redundant.ts';

function made(style: 'full' | 'minimal' | 'mixed', seed: string): GreaterThanClues {
  const puzzle = generate(greaterThan, { boxRows: 2, boxCols: 3, style }, seed);
  if (!puzzle.ok) throw new Error(puzzle.error.code);
  return puzzle.value.clues;
}

const codes = (clues: GreaterThanClues) =>
  [...redundant(clues, undefined, new Effort())].map(({ clue, words }) => {
    const code = words.code.split('.')[1];
    return `${code} ${'constraint' in clue ? clue.constraint : JSON.stringify(clue.cell)}`;
  });

/** The same by leaving each clue out and counting. */
function slowly(clues: GreaterThanClues): number {
  let left = 0;
  const isUnique = (other: GreaterThanClues) => count(greaterThan, other, 2).unique === true;
  for (const name of ['right', 'down'] as const) {
    for (const [row, line] of clues[name].entries()) {
      for (const [col, sign] of line.entries()) {
        if (sign === '') continue;
        const signs = clues[name].with(row, line.with(col, ''));
        if (isUnique({ ...clues, [name]: signs })) left++;
      }
    }
  }
  for (const [row, line] of clues.givens.entries()) {
    for (const [col, digit] of line.entries()) {
      if (digit === 0) continue;
      if (isUnique({ ...clues, givens: clues.givens.with(row, line.with(col, 0)) })) left++;
    }
  }
  return left;
}

describe('clues that could be left out', () => {
  it.each(['full', 'mixed'] as const)('are found as by leaving each out: %s', (style) => {
    for (const seed of ['a', 'b']) {
      const clues = made(style, seed);
      const found = codes(clues);
      expect(found).toHaveLength(slowly(clues));
      expect(new Set(found).size).toBe(found.length);
    }
  });

  it('are none in a puzzle with no sign too many', () => {
    expect(codes(made('minimal', 'a'))).toEqual([]);
  });

  it('include a digit that the signs tell anyway', () => {
    const clues = made('full', 'a');
    const [solution] = count(greaterThan, clues, 1).solutions;
    const givens = clues.givens.with(0, clues.givens[0].with(0, solution.digits[0][0]));
    expect(codes({ ...clues, givens })).toContain('clue-given {"row":0,"col":0}');
  });

  it('are told as far as the effort goes', () => {
    const effort = new Effort({ nodes: 3 });
    expect([...redundant(made('full', 'a'), undefined, effort)].length).toBeLessThan(4);
    expect(effort.stopped).toBe('nodes');
  });
});
