/** The jobs of teaching: the next step, and the whole way. */

import type { AnyKind } from '../document/index.ts';
import { Effort } from '../kernel/index.ts';
import {
  type Advice,
  coachedPath,
  type Fact,
  hint,
  type Path,
  path,
  type Solvability,
  solvabilityOf,
} from '../puzzle/index.ts';
import { decided, type JobContext, puzzleOf, timed } from './job.ts';

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
  /** What an answer before this one told of the same clues: then they are not solved again. */
  readonly solvability?: Solvability<unknown> | undefined;
}

export interface HintAnswer {
  readonly job: 'hint';
  readonly advice: Advice<unknown>;
  /** What the exact solver says of the clues, to be sent with the next request; absent when not known. */
  readonly solvability?: Solvability<unknown>;
  readonly ms: number;
}

export function giveHint(
  kinds: readonly AnyKind[],
  { game, marks = [], isMinimal = false, solvability: told, ...doc }: HintRequest,
  { limits, clock }: JobContext,
): HintAnswer {
  const puzzle = puzzleOf(kinds, game);
  const effort = new Effort(limits);
  let known = told;
  const solvability = () => {
    known ??= solvabilityOf(puzzle, doc.clues, effort);
    return known;
  };
  const { answer, ms } = timed(clock, () =>
    hint(puzzle, doc, effort, { marks, isMinimal, solvability }),
  );
  return { job: 'hint', advice: answer, ...decided(known), ms };
}

export interface PathRequest extends Filling {
  readonly job: 'path';
  /** The steps of the exact ladder instead of the coach's. */
  readonly isMinimal?: boolean;
}

export interface PathAnswer {
  readonly job: 'path';
  /** The way, or what keeps it from its end. */
  readonly way: Path | Exclude<Advice<unknown>, { readonly kind: 'step' }>;
  readonly ms: number;
}

export function givePath(
  kinds: readonly AnyKind[],
  { game, isMinimal = false, ...doc }: PathRequest,
  { limits, clock }: JobContext,
): PathAnswer {
  const puzzle = puzzleOf(kinds, game);
  const lead = isMinimal ? path : coachedPath;
  const { answer, ms } = timed(clock, () => lead(puzzle, doc, new Effort(limits)));
  return { job: 'path', way: answer, ms };
}
