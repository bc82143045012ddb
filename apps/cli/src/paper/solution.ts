/** What there is to show of a solution that was looked for, or why there is nothing. */

import { fail, type GameDocument, gameDocument, type Notice, ok, type Result } from 'ludoteca';
import type { Solved, WorkBudget } from 'ludoteca/jobs';
import { drawWords } from '../phrases/draw.ts';
import { problemWords } from '../phrases/problems.ts';
import type { Pool } from '../work/pool.ts';

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

/** A problem of a board game with its answer: where it comes without, it is solved first. */
export async function answeredProblem(
  pool: () => Pick<Pool, 'do'>,
  document: GameDocument,
  budget: WorkBudget,
): Promise<Result<GameDocument, readonly Notice[]>> {
  const { game, problem } = document;
  if (problem === undefined || problem.answer !== undefined) return ok(document);
  const request = { job: 'verify-problem', game: game.id, problem } as const;
  const { verdict } = await pool().do(request, budget);
  switch (verdict.kind) {
    case 'sound': {
      const { answer, line } = verdict.proven;
      return ok(gameDocument(game, { kind: 'problem', problem: { ...problem, answer, line } }));
    }
    case 'unsound':
      return fail(verdict.faults);
    case 'undecided':
      return fail([problemWords.notice('undecided', {})]);
  }
}
