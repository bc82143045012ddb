/**
 * What workers find out about a draft while it is set: how many solutions it has, then its level, then the
 * clues that could go, and its solving path where that is asked for. The next change ends all of it.
 */

import { type ReadonlySignal, signal } from '@preact/signals';
import type { Cell, Notice } from 'ludoteca/kernel';
import type { AnyPuzzleBoard, Difficulty, Redundancy, Step } from 'ludoteca/puzzle';
import { ask, isStopped } from '../worker/index.ts';

/** What is known of the solutions of a draft. */
export type Judgement =
  | { readonly kind: 'thinking' | 'none' | 'unknown' }
  | { readonly kind: 'one'; readonly solution: unknown }
  | { readonly kind: 'contradictory'; readonly notice: Notice }
  /** Two solutions, and the cells in which they differ. */
  | {
      readonly kind: 'several';
      readonly solutions: readonly [unknown, unknown];
      readonly cells: readonly Cell[];
    };

/** What is known besides, of a draft with one solution; each is absent until it is. */
export interface Findings {
  /** Null where nobody can tell in time. */
  readonly level?: Difficulty | null;
  /** How often each technique was needed, by its name. */
  readonly techniques?: Readonly<Record<string, number>>;
  readonly redundant?: readonly Redundancy[];
  /** False when not every clue was tried. */
  readonly isSurveyed?: boolean;
}

/** The way to the solution. */
export type SolvingPath =
  | { readonly kind: 'thinking' | 'none' }
  | { readonly kind: 'steps'; readonly steps: readonly Step[] };

export interface Judging {
  readonly judgement: ReadonlySignal<Judgement>;
  readonly findings: ReadonlySignal<Findings>;
  /** Undefined as long as nobody asks for it. */
  readonly path: ReadonlySignal<SolvingPath | undefined>;
  /** Whether the path is wanted, now and after further changes. */
  wantPath(isWanted: boolean): void;
}

/** A setter waits no longer than this for each answer, in milliseconds. */
const patience = 8000;
const patienceForPath = 20_000;
/** A change is judged when nothing else was changed for so long. */
const rest = 250;

export function openJudging(puzzle: AnyPuzzleBoard): Judging & {
  judge(clues: unknown): void;
  stop(): void;
} {
  const judgement = signal<Judgement>({ kind: 'thinking' });
  const findings = signal<Findings>({});
  const path = signal<SolvingPath | undefined>(undefined);
  const game = puzzle.id;
  // What takes a level is reasoned about; anything else is only solved.
  const isReasoned = puzzle.options.some(({ name }) => name === 'level');
  let stopper = new AbortController();
  let pathStopper = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let newest: unknown;
  let isPathWanted = false;

  const stop = () => {
    stopper.abort();
    pathStopper.abort();
    clearTimeout(timer);
  };
  /** One after another, what is known at once first. */
  const judgeNow = async (clues: unknown, stopping: AbortSignal) => {
    const limits = { signal: stopping, milliseconds: patience };
    const found = await count(puzzle, clues, stopping);
    judgement.value = found;
    if (found.kind !== 'one') return;
    findPath(clues);
    if (isReasoned) {
      const { graded } = await ask({ job: 'grade', game, clues }, limits);
      findings.value =
        graded.kind === 'graded'
          ? { level: graded.level, techniques: graded.techniques }
          : { level: null };
    }
    const { survey } = await ask({ job: 'survey', game, clues }, limits);
    if (survey.kind !== 'unique' || survey.redundant === undefined) return;
    const { redundant, isComplete } = survey;
    findings.value = { ...findings.value, redundant, isSurveyed: isComplete };
  };
  const findPath = (clues: unknown) => {
    pathStopper.abort();
    if (!isPathWanted || !isReasoned || judgement.value.kind !== 'one') {
      path.value = isPathWanted ? { kind: 'none' } : undefined;
      return;
    }
    pathStopper = new AbortController();
    path.value = { kind: 'thinking' };
    const limits = { signal: pathStopper.signal, milliseconds: patienceForPath };
    ask({ job: 'path', game, clues }, limits).then(({ way }) => {
      path.value = way.kind === 'path' ? { kind: 'steps', steps: way.steps } : { kind: 'none' };
    }, unlessStopped);
  };
  return {
    judgement,
    findings,
    path,
    judge(clues) {
      stop();
      newest = clues;
      findings.value = {};
      path.value = isPathWanted ? { kind: 'thinking' } : undefined;
      const [notice] = puzzle.contradictions(clues);
      if (notice !== undefined) {
        judgement.value = { kind: 'contradictory', notice };
        if (isPathWanted) path.value = { kind: 'none' };
        return;
      }
      judgement.value = { kind: 'thinking' };
      stopper = new AbortController();
      const { signal: stopping } = stopper;
      timer = setTimeout(() => void judgeNow(clues, stopping).catch(unlessStopped), rest);
    },
    wantPath(isWanted) {
      isPathWanted = isWanted;
      findPath(newest);
    },
    stop,
  };
}

function unlessStopped(fault: unknown): void {
  if (!isStopped(fault)) throw fault;
}

async function count(
  puzzle: AnyPuzzleBoard,
  clues: unknown,
  stopping: AbortSignal,
): Promise<Judgement> {
  const request = { job: 'solve', game: puzzle.id, clues, most: 2 } as const;
  const answer = await ask(request, { signal: stopping, milliseconds: patience });
  const [one, other] = answer.solutions;
  if (other !== undefined) {
    const cells = puzzle
      .cells(clues)
      .filter((cell) => puzzle.read(clues, one, cell) !== puzzle.read(clues, other, cell));
    return { kind: 'several', solutions: [one, other], cells };
  }
  if (!answer.complete) return { kind: 'unknown' };
  return one === undefined ? { kind: 'none' } : { kind: 'one', solution: one };
}
