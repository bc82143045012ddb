/** The solution to draw of a puzzle: the one that its document gives, if it is right, or one that is found. */

import type { SolveAnswer, SolveRequest } from 'ludoteca/jobs';
import type { AnyPuzzle } from 'ludoteca/puzzle';

export type Solved =
  | { readonly kind: 'solved'; readonly grid: unknown; readonly isOnly: boolean }
  /** There is none. */
  | { readonly kind: 'none' }
  /** The search was cut short. */
  | { readonly kind: 'unknown' };

export async function solutionOf(
  puzzle: AnyPuzzle,
  { clues, solution }: { readonly clues: unknown; readonly solution?: unknown },
  solve: (request: SolveRequest) => Promise<SolveAnswer>,
): Promise<Solved> {
  if (solution !== undefined && isRight(puzzle, clues, solution)) {
    return { kind: 'solved', grid: solution, isOnly: true };
  }
  const request = { job: 'solve', game: puzzle.id, clues, most: 2 } as const;
  const { solutions, complete } = await solve(request);
  if (solutions.length === 0) return { kind: complete ? 'none' : 'unknown' };
  return { kind: 'solved', grid: solutions[0], isOnly: solutions.length === 1 };
}

function isRight(puzzle: AnyPuzzle, clues: unknown, solution: unknown): boolean {
  return puzzle.isComplete(clues, solution) && puzzle.verify(clues, solution).length === 0;
}
