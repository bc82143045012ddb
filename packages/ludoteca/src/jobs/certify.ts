/** The jobs of writing proofs for strangers: their parts go out as they come, the answer is what they prove. */

import type { AnyKind } from '../document/index.ts';
import type { WinCertification } from '../game/index.ts';
import { Effort } from '../kernel/index.ts';
import { type Certification, certifyUnique } from '../puzzle/index.ts';
import { gameOf, type JobContext, puzzleOf } from './job.ts';
import type { ProofNews } from './news.ts';

export interface CertifyUniqueRequest {
  readonly job: 'certify-unique';
  readonly game: string;
  readonly clues: unknown;
  readonly alsoPseudoBoolean?: boolean;
}

export interface CertifyUniqueAnswer {
  readonly job: 'certify-unique';
  readonly certification: Certification<unknown>;
}

export function proveUnique(
  kinds: readonly AnyKind[],
  { game, clues, alsoPseudoBoolean = false }: CertifyUniqueRequest,
  { limits, tell }: JobContext<ProofNews>,
): CertifyUniqueAnswer {
  const certification = certifyUnique(puzzleOf(kinds, game), clues, {
    effort: new Effort(limits),
    write: (part, chunk) => tell?.({ job: 'certify-unique', part, chunk }),
    alsoPseudoBoolean,
  });
  return { job: 'certify-unique', certification };
}

export interface CertifyWinRequest {
  readonly job: 'certify-win';
  readonly game: string;
  readonly params: unknown;
}

export interface CertifyWinAnswer {
  readonly job: 'certify-win';
  readonly certification: WinCertification;
}

export async function proveWin(
  kinds: readonly AnyKind[],
  { game: id, params }: CertifyWinRequest,
  { limits, tell }: JobContext<ProofNews>,
): Promise<CertifyWinAnswer> {
  const game = gameOf(kinds, id);
  const certification = await game.certify?.(params, {
    effort: new Effort(limits),
    write: (chunk) => tell?.({ job: 'certify-win', part: 'replies', chunk }),
  });
  return { job: 'certify-win', certification: certification ?? { kind: 'unsolved' } };
}
