/** The solution to print of a puzzle: the one that its document gives, if it is right, or one that is found. */

import { type AnyPuzzle, fail, type Notice, ok, type Result } from 'ludoteca';
import type { AnyPuzzleDoc } from '../input/documents.ts';
import { drawWords } from '../phrases/draw.ts';
import type { Budget, Pool } from '../work/pool.ts';

export interface Solved {
  readonly grid: unknown;
  /** What should be told of it besides. */
  readonly remark?: Notice;
}

export async function solutionOf(
  pool: Pool,
  puzzle: AnyPuzzle,
  { clues, solution }: AnyPuzzleDoc,
  budget: Budget,
): Promise<Result<Solved, Notice>> {
  if (solution !== undefined && isRight(puzzle, clues, solution)) return ok({ grid: solution });
  const request = { job: 'solve', game: puzzle.id, clues, most: 2 } as const;
  const { solutions, complete } = await pool.do(request, budget);
  if (solutions.length === 0) {
    return fail(drawWords.notice(complete ? 'no-solution' : 'solution-not-found', {}));
  }
  const [grid] = solutions;
  if (solutions.length === 1) return ok({ grid });
  return ok({ grid, remark: drawWords.notice('several-solutions', {}) });
}

function isRight(puzzle: AnyPuzzle, clues: unknown, solution: unknown): boolean {
  return puzzle.isComplete(clues, solution) && puzzle.verify(clues, solution).length === 0;
}
