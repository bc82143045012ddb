/** The jobs of teaching: the next step, and the whole way. */

import type { AnyKind } from '../document/index.ts';
import { Effort } from '../kernel/index.ts';
import { type Advice, type Fact, hint, type Path, path } from '../puzzle/index.ts';
import { type JobContext, puzzleOf, timed } from './job.ts';

interface Filling {
  readonly game: string;
  readonly clues: unknown;
  /** What is entered; nothing when absent. */
  readonly grid?: unknown;
}

export interface HintRequest extends Filling {
  readonly job: 'hint';
  /** What the player's pencil marks rule out. */
  readonly marks?: readonly Fact[];
  /** Asks for the exact step of the ladder instead of the coach's argument. */
  readonly isMinimal?: boolean;
}

export interface HintAnswer {
  readonly job: 'hint';
  readonly advice: Advice<unknown>;
  readonly ms: number;
}

export function giveHint(
  kinds: readonly AnyKind[],
  { game, marks = [], isMinimal = false, ...doc }: HintRequest,
  { limits, clock }: JobContext,
): HintAnswer {
  const puzzle = puzzleOf(kinds, game);
  const { answer, ms } = timed(clock, () =>
    hint(puzzle, doc, new Effort(limits), { marks, isMinimal }),
  );
  return { job: 'hint', advice: answer, ms };
}

export interface PathRequest extends Filling {
  readonly job: 'path';
}

export interface PathAnswer {
  readonly job: 'path';
  /** The way, or what keeps it from its end. */
  readonly way: Path | Exclude<Advice<unknown>, { readonly kind: 'step' }>;
  readonly ms: number;
}

export function givePath(
  kinds: readonly AnyKind[],
  { game, ...doc }: PathRequest,
  { limits, clock }: JobContext,
): PathAnswer {
  const puzzle = puzzleOf(kinds, game);
  const { answer, ms } = timed(clock, () => path(puzzle, doc, new Effort(limits)));
  return { job: 'path', way: answer, ms };
}
