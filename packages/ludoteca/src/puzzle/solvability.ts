/** What the exact solver says of a puzzle and of a filling, before anybody reasons about them. */

import type { Cell, Effort } from '../kernel/index.ts';
import { count } from './count.ts';
import type { Fact } from './deduction.ts';
import type { PuzzleReasoner } from './puzzle.ts';

export type Solvability<Grid> =
  | { readonly kind: 'unique'; readonly solution: Grid }
  | { readonly kind: 'several'; readonly solutions: readonly Grid[]; readonly isComplete: boolean }
  | { readonly kind: 'none' }
  /** The budget ended; perhaps one solution was found before. */
  | { readonly kind: 'unknown'; readonly solution?: Grid };

/** A search longer than this is left: what can be said without its answer is said. */
const solvingNodes = 200_000;
/** Of a puzzle with several solutions so many are looked at. */
const mostSolutions = 64;

/**
 * Whether the clues have one solution, several or none, as far as the exact solver finds it out.
 *
 * @example
 * ```ts
 * import { Effort } from 'ludoteca/kernel';
 * import { solvabilityOf } from 'ludoteca/puzzle';
 * import { greaterThan } from 'ludoteca';
 *
 * const { clues } = await greaterThan.make({ size: 4, seed: 1 });
 * const withoutDown = { ...clues, down: clues.down.map((row) => row.map(() => '')) };
 * console.log(solvabilityOf(greaterThan, clues, new Effort()).kind);
 * console.log(solvabilityOf(greaterThan, withoutDown, new Effort()).kind);
 * ```
 *
 * ```text
 * unique
 * several
 * ```
 */
export function solvabilityOf<Clues, Grid>(
  puzzle: PuzzleReasoner<Clues, Grid>,
  clues: Clues,
  effort: Effort,
): Solvability<Grid> {
  const look = (most: number) =>
    effort.within(solvingNodes, (part) => count(puzzle, clues, most, part));
  const { solutions, unique } = look(2);
  if (unique === true) return { kind: 'unique', solution: solutions[0] };
  if (unique === undefined) {
    return solutions.length > 0 ? { kind: 'unknown', solution: solutions[0] } : { kind: 'unknown' };
  }
  if (solutions.length === 0) return { kind: 'none' };
  const more = look(mostSolutions);
  const found = more.solutions.length > solutions.length ? more.solutions : solutions;
  return { kind: 'several', solutions: found, isComplete: more.complete };
}

/** What the entries are worth. */
export type Judgement =
  | { readonly kind: 'right' }
  /** These cannot be. */
  | { readonly kind: 'wrong'; readonly facts: readonly Fact[] }
  | { readonly kind: 'unknown' };

/** Whether facts can all be true together in a solution; where not, those that keep them from it. */
export function judge<Clues, Grid>(
  puzzle: PuzzleReasoner<Clues, Grid>,
  clues: Clues,
  facts: readonly Fact[],
  solvability: Solvability<Grid>,
): Judgement {
  if (facts.length === 0) return { kind: 'right' };
  const { deduction } = puzzle;
  if (deduction === undefined) throw new Error(`${puzzle.id} knows no facts`);
  const wrongIn = (solution: Grid) =>
    facts.filter((fact) => !deduction.holds(clues, solution, fact));
  const fewest = solutionsOf(solvability)
    .map(wrongIn)
    .reduce<readonly Fact[] | undefined>(
      (best, each) => (best === undefined || each.length < best.length ? each : best),
      undefined,
    );
  if (fewest !== undefined && fewest.length === 0) return { kind: 'right' };
  const isSure =
    solvability.kind === 'unique' || (solvability.kind === 'several' && solvability.isComplete);
  return isSure && fewest !== undefined ? { kind: 'wrong', facts: fewest } : { kind: 'unknown' };
}

function solutionsOf<Grid>(solvability: Solvability<Grid>): readonly Grid[] {
  switch (solvability.kind) {
    case 'unique':
      return [solvability.solution];
    case 'several':
      return solvability.solutions;
    case 'unknown':
      return solvability.solution === undefined ? [] : [solvability.solution];
    case 'none':
      return [];
  }
}

/**
 * The cells in which solutions differ, in reading order.
 *
 * @example
 * ```ts
 * import { count, differing } from 'ludoteca/puzzle';
 * import { greaterThan } from 'ludoteca';
 *
 * const { clues } = await greaterThan.make({ size: 4, seed: 1 });
 * const withoutDown = { ...clues, down: clues.down.map((row) => row.map(() => '')) };
 * const { solutions } = count(greaterThan, withoutDown, 2);
 * console.log(differing(greaterThan, withoutDown, solutions).length);
 * ```
 *
 * ```text
 * 12
 * ```
 */
export function differing<Clues, Grid>(
  puzzle: PuzzleReasoner<Clues, Grid>,
  clues: Clues,
  solutions: readonly Grid[],
): readonly Cell[] {
  return puzzle
    .cells(clues)
    .filter((cell) => new Set(solutions.map((grid) => puzzle.read(clues, grid, cell))).size > 1);
}
