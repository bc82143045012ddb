/** The solution to print of a puzzle, found by a thread where its document does not give it. */

import { type Solved as Search, solutionOf as search } from '@ludoteca/render';
import { type AnyPuzzle, fail, type Notice, ok, type Result } from 'ludoteca';
import type { WorkBudget } from 'ludoteca/jobs';
import type { AnyPuzzleDoc } from '../input/documents.ts';
import { drawWords } from '../phrases/draw.ts';
import type { Pool } from '../work/pool.ts';

export interface Solved {
  readonly grid: unknown;
  /** What should be told of it besides. */
  readonly remark?: Notice;
}

export async function solutionOf(
  pool: () => Pool,
  puzzle: AnyPuzzle,
  doc: AnyPuzzleDoc,
  budget: WorkBudget,
): Promise<Result<Solved, Notice>> {
  return told(await search(puzzle, doc, (request) => pool().do(request, budget)));
}

function told(found: Search): Result<Solved, Notice> {
  switch (found.kind) {
    case 'none':
      return fail(drawWords.notice('no-solution', {}));
    case 'unknown':
      return fail(drawWords.notice('solution-not-found', {}));
    case 'solved': {
      const { grid, isOnly } = found;
      return ok({ grid, ...(!isOnly && { remark: drawWords.notice('several-solutions', {}) }) });
    }
  }
}
