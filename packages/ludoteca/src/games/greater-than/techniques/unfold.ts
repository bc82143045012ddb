/**
 * What follows from a supposition by some reasons and nothing else, as a person would follow it with the marks
 * alone; and of reasons that are enough those that this needs.
 */

import type { Reason } from '../../../puzzle/index.ts';
import { gatherReasons, isFact, splitReasons } from '../../../puzzle/reasons.ts';
import type { Board } from '../deduce/constraints.ts';
import { lowest, maskOf } from '../deduce/position.ts';
import { type Failure, Trial } from '../deduce/trial.ts';

export interface Unfolded {
  /** Where it failed; nothing when it did not. */
  readonly failure: Failure | undefined;
  /** The cells that become certain and that the failure rests on, in the order in which they do, with their digits. */
  readonly steps: readonly { readonly at: number; readonly digit: number }[];
}

const isSingle = (values: number) => values !== 0 && (values & (values - 1)) === 0;

/** What is known by the reasons alone, and the rules among them. */
function begun(board: Board, because: readonly Reason[]) {
  const base = new Int32Array(board.cells).fill(board.every);
  const allowed = new Set<number>();
  for (const reason of because) {
    if (!isFact(reason)) allowed.add(reason.constraint);
    else {
      const at = reason.cell.row * board.size + reason.cell.col;
      base[at] &= 'is' in reason ? 1 << (reason.is - 1) : ~maskOf(reason.not);
    }
  }
  const trial = new Trial(board, base, allowed);
  trial.reset();
  trial.stir();
  trial.propagate(Number.POSITIVE_INFINITY);
  return { trial, allowed };
}

export function unfold(
  board: Board,
  because: readonly Reason[],
  cell: number,
  digit: number,
): Unfolded {
  const { trial } = begun(board, because);
  const before = trial.domains.slice();
  trial.assume(cell, 1 << (digit - 1));
  const order: number[] = [];
  // One changed cell at a time, to see the order in which digits become certain.
  const isNew = (at: number) =>
    at !== cell && isSingle(trial.domains[at]) && !isSingle(before[at]) && !order.includes(at);
  let outcome = trial.propagate(1);
  for (;;) {
    for (let at = 0; at < board.cells; at++) if (isNew(at)) order.push(at);
    if (outcome !== 'cut') break;
    outcome = trial.propagate(1);
  }
  if (outcome !== 'contradiction') return { failure: undefined, steps: [] };
  const rests = trial.restsOn();
  const steps = order
    .filter((at) => trial.domains[at] !== 0 && rests.has(at))
    .map((at) => ({ at, digit: lowest(trial.domains[at]) }));
  return { failure: trial.failure, steps };
}

/**
 * Whether it fails by the reasons alone, and not after a fault that anybody sees before: two equal digits in a
 * house that is not among them.
 */
export function failsClearly(
  board: Board,
  because: readonly Reason[],
  cell: number,
  digit: number,
): boolean {
  const { trial, allowed } = begun(board, because);
  trial.assume(cell, 1 << (digit - 1));
  const outcome = trial.propagate(Number.POSITIVE_INFINITY);
  return outcome === 'contradiction' && !hasOtherClash(board, trial.domains, allowed);
}

/** Whether a house that may not be used has a digit twice. */
function hasOtherClash(board: Board, domains: Int32Array, allowed: ReadonlySet<number>): boolean {
  return board.houses.some((cells, house) => {
    if (allowed.has(house)) return false;
    let seen = 0;
    for (const cell of cells) {
      const own = domains[cell];
      if (!isSingle(own)) continue;
      if ((seen & own) !== 0) return true;
      seen |= own;
    }
    return false;
  });
}

/**
 * The reasons without any of which the supposition would not fail as it is told. All houses may come in for it,
 * since everybody sees two equal digits in one; nothing when it cannot be told so.
 */
export function neededToUnfold(
  board: Board,
  because: readonly Reason[],
  cell: number,
  digit: number,
): readonly Reason[] | undefined {
  const given = splitReasons(because);
  const named = new Set(given.map((reason) => (isFact(reason) ? -1 : reason.constraint)));
  const others = [...board.houses.keys()].filter((house) => !named.has(house));
  const isEnough = (reasons: readonly Reason[]) => failsClearly(board, reasons, cell, digit);
  // Those go first that nobody thought of, and then what is said in the most words.
  let kept: readonly Reason[] = [
    ...others.map((constraint) => ({ constraint })),
    ...given.filter((reason) => isFact(reason) && 'not' in reason).reverse(),
    ...given.filter((reason) => !isFact(reason)).reverse(),
    ...given.filter((reason) => isFact(reason) && 'is' in reason).reverse(),
  ];
  if (!isEnough(kept)) return undefined;
  for (const reason of kept) {
    const rest = kept.filter((other) => other !== reason);
    if (isEnough(rest)) kept = rest;
  }
  const left = new Set(kept);
  return gatherReasons([...given, ...kept].filter((reason) => left.has(reason)));
}
