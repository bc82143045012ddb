/** The jobs of judging what others made: a way of reasoning, and the clues of a setter. */

import type { AnyKind } from '../document/index.ts';
import { Effort, type Notice, type Result } from '../kernel/index.ts';
import { type Certified, type ClaimedPath, certify, type Survey, survey } from '../puzzle/index.ts';
import { type JobContext, puzzleOf } from './job.ts';

export interface CertifyRequest {
  readonly job: 'certify';
  readonly game: string;
  readonly clues: unknown;
  /** The filling that the path begins with; the empty one when absent. */
  readonly grid?: unknown;
  readonly path: ClaimedPath;
}

export interface CertifyAnswer {
  readonly job: 'certify';
  readonly certified: Result<Certified, Notice>;
}

export function judgePath(
  kinds: readonly AnyKind[],
  { game, path, ...doc }: CertifyRequest,
  { limits }: JobContext,
): CertifyAnswer {
  const certified = certify(puzzleOf(kinds, game), doc, path, new Effort(limits));
  return { job: 'certify', certified };
}

export interface SurveyRequest {
  readonly job: 'survey';
  readonly game: string;
  readonly clues: unknown;
}

export interface SurveyAnswer {
  readonly job: 'survey';
  readonly survey: Survey;
}

export function judgeClues(
  kinds: readonly AnyKind[],
  { game, clues }: SurveyRequest,
  { limits }: JobContext,
): SurveyAnswer {
  return { job: 'survey', survey: survey(puzzleOf(kinds, game), clues, new Effort(limits)) };
}
