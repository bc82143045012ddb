/** What setters ask of their clues: where several solutions differ, or what could be left out. */

import type { Cell, Effort } from '../kernel/index.ts';
import type { Puzzle, Redundancy } from './puzzle.ts';
import { differing, solvabilityOf } from './solvability.ts';

export type Survey =
  | { readonly kind: 'no-solution' }
  | {
      readonly kind: 'several';
      /** How many solutions were found. */
      readonly count: number;
      /** True when there are no others. */
      readonly isComplete: boolean;
      /** Where they differ. */
      readonly cells: readonly Cell[];
    }
  | {
      readonly kind: 'unique';
      /** Clues that could each be left out, alone; absent where the puzzle cannot tell. */
      readonly redundant?: readonly Redundancy[];
      /** True when every clue was tried. */
      readonly isComplete: boolean;
    }
  | { readonly kind: 'undecided' };

/**
 * What can be told of clues. Runs to its end in this thread: only the effort's nodes, or a signal that finds out
 * for itself, stop it (see `Signal`).
 *
 * @example
 * ```ts
 * import { Effort } from 'ludoteca/kernel';
 * import { survey } from 'ludoteca/puzzle';
 * import { greaterThan } from 'ludoteca';
 *
 * const { clues } = await greaterThan.make({ size: 4, seed: 1 });
 * const withoutDown = { ...clues, down: clues.down.map((row) => row.map(() => '')) };
 * const found = survey(greaterThan, withoutDown, new Effort());
 * if (found.kind === 'several') console.log(found.count, 'solutions', found.isComplete);
 * ```
 *
 * ```text
 * 6 solutions true
 * ```
 */
export function survey<Recipe, Clues, Grid>(
  puzzle: Puzzle<Recipe, Clues, Grid>,
  clues: Clues,
  effort: Effort,
): Survey {
  const solvability = solvabilityOf(puzzle, clues, effort);
  switch (solvability.kind) {
    case 'none':
      return { kind: 'no-solution' };
    case 'unknown':
      return { kind: 'undecided' };
    case 'several': {
      const { solutions, isComplete } = solvability;
      const cells = differing(puzzle, clues, solutions);
      return { kind: 'several', count: solutions.length, isComplete, cells };
    }
    case 'unique': {
      if (puzzle.redundant === undefined) return { kind: 'unique', isComplete: true };
      const redundant = [...puzzle.redundant(clues, solvability.solution, effort)];
      return { kind: 'unique', redundant, isComplete: effort.stopped === undefined };
    }
  }
}
