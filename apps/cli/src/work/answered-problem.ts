/** Problems whose answer nobody has told yet. */

import { fail, type GameDocument, gameDocument, type Notice, ok, type Result } from 'ludoteca';
import type { WorkBudget } from 'ludoteca/jobs';
import { problemWords } from '../phrases/problems.ts';
import type { Pool } from './pool.ts';

/** A problem of a board game with its answer: where it comes without, it is solved first. */
export async function answeredProblem(
  pool: () => Pick<Pool, 'do'>,
  document: GameDocument,
  budget: WorkBudget,
): Promise<Result<GameDocument, readonly Notice[]>> {
  const { problem } = document;
  if (problem === undefined || problem.answer !== undefined) return ok(document);
  return provenProblem(pool(), document, budget);
}

/** The same where the answer that is told may not be trusted: it is proven, with how the game goes on. */
export async function provenProblem(
  pool: Pick<Pool, 'do'>,
  document: GameDocument,
  budget: WorkBudget,
): Promise<Result<GameDocument, readonly Notice[]>> {
  const { game, problem } = document;
  if (problem === undefined) return ok(document);
  const request = { job: 'verify-problem', game: game.id, problem } as const;
  const { verdict } = await pool.do(request, budget);
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
