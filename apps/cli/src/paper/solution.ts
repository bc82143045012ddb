/** What there is to show of a solution that was looked for, or why there is nothing. */

import { fail, type Notice, ok, type Result } from 'ludoteca';
import type { Solved } from 'ludoteca/jobs';
import { drawWords } from '../phrases/draw.ts';

export interface ShownSolution {
  readonly grid: unknown;
  /** What should be told of it besides. */
  readonly remark?: Notice;
}

export function shownSolution(found: Solved): Result<ShownSolution, Notice> {
  switch (found.kind) {
    case 'none':
      return fail(drawWords.notice('no-solution', {}));
    case 'unknown':
      return fail(drawWords.notice('solution-not-found', {}));
    case 'solved': {
      const { grid, isOnly } = found;
      const several = isOnly === false && { remark: drawWords.notice('several-solutions', {}) };
      return ok({ grid, ...several });
    }
  }
}
