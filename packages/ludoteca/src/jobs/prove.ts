/** The job of finding out who wins a position. */

import type { AnyKind } from '../document/index.ts';
import { type Proof, prove } from '../game/index.ts';
import { Effort } from '../kernel/index.ts';
import { gameOf, type JobContext } from './job.ts';

export interface ProveRequest {
  readonly job: 'prove';
  readonly game: string;
  readonly state: unknown;
}

export interface ProveAnswer extends Proof {
  readonly job: 'prove';
  readonly nodes: number;
}

export async function provePosition(
  kinds: readonly AnyKind[],
  { game: id, state }: ProveRequest,
  { limits }: JobContext,
): Promise<ProveAnswer> {
  const game = gameOf(kinds, id);
  const book = await game.openingBook?.(state);
  const effort = new Effort(limits);
  const proof = prove(game, state, effort, book);
  return { job: 'prove', ...proof, nodes: effort.nodes };
}
