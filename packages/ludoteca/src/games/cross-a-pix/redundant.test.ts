import { describe, expect, it } from 'vitest';
import { Effort } from '../../kernel/index.ts';
import { generate } from '../../puzzle/index.ts';
import type { CrossAPixClues, CrossAPixGrid } from './clues.ts';
import { deduction } from './deduce/index.ts';
import { crossAPix } from './index.ts';
import { redundant } from './redundant.ts';

function made(seed: string) {
  const recipe = crossAPix.recipe({ size: { rows: 5, cols: 6 } });
  if (!recipe.ok) throw new Error(recipe.error.code);
  const puzzle = generate(crossAPix, recipe.value, seed);
  if (!puzzle.ok) throw new Error(puzzle.error.code);
  return puzzle.value;
}

/** Whether everything follows from the other clues, as the exact judge of steps says. */
function followsWithout(clues: CrossAPixClues, solution: CrossAPixGrid, left: number): boolean {
  const count = 2 * (clues.rows + clues.cols);
  const reasons = Array.from({ length: count }, (_, constraint) => ({ constraint })).filter(
    ({ constraint }) => constraint !== left,
  );
  return deduction
    .factsOf(clues, solution)
    .every((fact) => deduction.follows(clues, reasons, fact, new Effort()) === true);
}

describe('numbers that could be left out', () => {
  it('are those of blocks from whose absence everything still follows', () => {
    for (const seed of ['a', 'b', 'c']) {
      const { clues, solution } = made(seed);
      const found = [...redundant(clues, solution, new Effort())].map(({ clue }) => clue);
      for (let line = 0; line < clues.rows + clues.cols; line++) {
        const constraint = 2 * line + 1;
        const isFound = found.some(
          (clue) => 'constraint' in clue && clue.constraint === constraint,
        );
        expect(isFound).toBe(followsWithout(clues, solution, constraint));
        // Numbers of painted cells add up, so that each follows from the others.
        expect(followsWithout(clues, solution, 2 * line)).toBe(true);
      }
    }
  });

  it('are named', () => {
    const { clues, solution } = made('a');
    const [first] = redundant(clues, solution, new Effort());
    expect(first.words).toMatchObject({ code: 'cross-a-pix.clue-blocks' });
  });

  it('are told as far as the effort goes', () => {
    const { clues, solution } = made('a');
    const effort = new Effort({ nodes: 0 });
    expect([...redundant(clues, solution, effort)]).toEqual([]);
  });
});
