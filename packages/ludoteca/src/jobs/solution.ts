/** The solution of a puzzle for those who show it: the author's, if it is right, or one that is found. */

import type { PuzzleDocument, Solvability } from '../puzzle/index.ts';
import type { SolveAnswer, SolveRequest } from './solve.ts';

export type Solved =
  | {
      readonly kind: 'solved';
      readonly grid: unknown;
      /** Whether it is the only one; absent when that was not proved. */
      readonly isOnly?: boolean;
    }
  /** There is none. */
  | { readonly kind: 'none' }
  /** The search was cut short. */
  | { readonly kind: 'unknown' };

export interface SolutionOptions {
  /** True when the author's word is not enough: then the search tells whether there are others. */
  readonly needsProof?: boolean;
  /** What is known from an answer before. */
  readonly solvability?: Solvability<unknown> | undefined;
}

/**
 * Finds the solution of a document; searches only where nothing else tells it.
 *
 * @example
 * ```ts
 * import { greaterThan } from 'ludoteca';
 * import { puzzleDocument } from 'ludoteca/puzzle';
 * import { solutionOf } from 'ludoteca/jobs';
 *
 * const { clues, solution } = await greaterThan.make({ size: 4, seed: 1 });
 * const document = puzzleDocument(greaterThan, { clues, solution });
 * const never = () => Promise.reject(new Error('the document has its solution'));
 * console.log((await solutionOf(document, never)).kind);
 * ```
 *
 * ```text
 * solved
 * ```
 */
export async function solutionOf(
  { puzzle, clues, solution }: Pick<PuzzleDocument, 'puzzle' | 'clues' | 'solution'>,
  solve: (request: SolveRequest) => Promise<SolveAnswer>,
  { needsProof = false, solvability }: SolutionOptions = {},
): Promise<Solved> {
  const isRight = (grid: unknown) =>
    puzzle.isComplete(clues, grid) && puzzle.verify(clues, grid).length === 0;
  if (!needsProof && solution !== undefined && isRight(solution)) {
    return { kind: 'solved', grid: solution };
  }
  switch (solvability?.kind) {
    case 'unique':
      return { kind: 'solved', grid: solvability.solution, isOnly: true };
    case 'several':
      return { kind: 'solved', grid: solvability.solutions[0], isOnly: false };
    case 'none':
      return { kind: 'none' };
  }
  const request = { job: 'solve', game: puzzle.id, clues, most: 2 } as const;
  const { solutions, complete, unique } = await solve(request);
  if (solutions.length === 0) return { kind: complete ? 'none' : 'unknown' };
  return { kind: 'solved', grid: solutions[0], ...(unique !== null && { isOnly: unique }) };
}
