/**
 * A portion: so much of what a command was given as a thread takes at once. The thread reads it, does it and
 * writes it, by the command's own code; what comes back is text in its order. The thread that hands portions out
 * only cuts the input, keeps the order and writes.
 */

import type { MakingPhase } from 'ludoteca';
import type { GenerateAnswer, JobPool, WorkBudget } from 'ludoteca/jobs';
import type { Given } from './command.ts';
import type { Setting } from './context.ts';
import type { ExitCode } from './exit-code.ts';
import type { CutRun } from './input/documents.ts';

/** What a command has at hand that does a portion. */
export interface Portion {
  /** True when nothing comes before it. */
  readonly isFirst: boolean;
  /** The documents of it. */
  readonly runs: readonly CutRun[];
  /** Does jobs in this thread, one after another. */
  readonly pool: Pick<JobPool, 'do'>;
  /** What the next piece of work may spend, where each may spend so much. */
  next(budget: WorkBudget): WorkBudget;
  /** A run was read, of which so many documents are in no format. */
  endRun(refused: number): void;
  /** Tells something that other portions may tell as well: it is written once for a source. */
  toldOnce(name: string, tell: () => void): void;
  /** What is written next stands apart from what was written before, if anything was. */
  standApart(): void;
  /** How far the work has come. */
  spend(spent: Spent): void;
  /** The nearest to what was asked for until now: told if the command is interrupted. */
  keep(index: number, nearest: GenerateAnswer): void;
}

/** How far the work on a document, or on a puzzle in the making, has come. */
export interface Spent {
  readonly label?: string;
  readonly index?: number;
  readonly nodes: number;
  readonly phase?: MakingPhase;
}

/** What a portion wrote, or what is to be known in its place. */
export type PortionEvent =
  | { readonly kind: 'out' | 'err'; readonly text: string }
  | { readonly kind: 'once'; readonly name: string; readonly text: string }
  | { readonly kind: 'apart' }
  | { readonly kind: 'run'; readonly refused: number };

/** What a thread is asked for. */
export interface PortionRequest {
  readonly job: 'portion';
  readonly command: string;
  readonly given: Given;
  readonly setting: PortionSetting;
  readonly isFirst: boolean;
  readonly runs: readonly CutRun[];
  /** When the time of its first work began, if that was before the work itself. */
  readonly since?: number;
}

/** How the command was called. */
export interface PortionSetting
  extends Pick<Setting, 'language' | 'showing' | 'isJson' | 'isQuiet'> {
  readonly isTerminal: boolean;
  readonly columns: number | undefined;
}

export interface PortionAnswer {
  readonly job: 'portion';
  readonly events: readonly PortionEvent[];
  readonly code: ExitCode;
  /** How long it took. */
  readonly ms: number;
}

export type PortionNews =
  | { readonly job: 'portion'; readonly events: readonly PortionEvent[] }
  | { readonly job: 'portion'; readonly spent: Spent }
  | {
      readonly job: 'portion';
      readonly kept: { readonly index: number; readonly nearest: GenerateAnswer };
    };
