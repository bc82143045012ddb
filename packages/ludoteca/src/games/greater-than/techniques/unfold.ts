/**
 * What follows from a supposition by some reasons and nothing else, as a person would follow it with the marks
 * alone; and of reasons that are enough those that this needs.
 */

import { cellName } from '../../../kernel/index.ts';
import type { Reason } from '../../../puzzle/index.ts';
import { gatherReasons, isFact, splitReasons } from '../../../puzzle/reasons.ts';
import { type Board, cellAt } from '../deduce/constraints.ts';
import { lowest, maskOf, type Position } from '../deduce/position.ts';
import { Trial } from '../deduce/trial.ts';
import type { Failure } from '../deduce/trial-end.ts';

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
 * house, where the house, or the entry that is one of the two, is not among them.
 */
export function failsClearly(
  { board, digits }: Position,
  because: readonly Reason[],
  cell: number,
  digit: number,
): boolean {
  const { trial, allowed } = begun(board, because);
  trial.assume(cell, 1 << (digit - 1));
  const outcome = trial.propagate(Number.POSITIVE_INFINITY);
  return outcome === 'contradiction' && !hasOtherClash(board, digits, trial.domains, allowed);
}

/** Whether a house has a digit twice on the board, of which the trial does not know. */
function hasOtherClash(
  board: Board,
  digits: Uint8Array,
  domains: Int32Array,
  allowed: ReadonlySet<number>,
): boolean {
  return board.houses.some((cells, house) => {
    let seen = 0;
    let certain = 0;
    for (const cell of cells) {
      const isCertain = isSingle(domains[cell]) && allowed.has(house);
      const own = digits[cell] === 0 ? domains[cell] : 1 << (digits[cell] - 1);
      if (!isSingle(own)) continue;
      const isTwice = (seen & own) !== 0;
      if (isTwice && !(isCertain && (certain & own) !== 0)) return true;
      seen |= own;
      if (isCertain) certain |= own;
    }
    return false;
  });
}

/**
 * The reasons without any of which the supposition would not fail as it is told. All houses and entries may come in
 * for it, since everybody sees two equal digits in one; nothing when it cannot be told so.
 */
export function neededToUnfold(
  position: Position,
  because: readonly Reason[],
  cell: number,
  digit: number,
): readonly Reason[] | undefined {
  const given = splitReasons(because);
  const named = new Set(given.map((reason) => (isFact(reason) ? -1 : reason.constraint)));
  const { board, digits } = position;
  const others: Reason[] = [...board.houses.keys()]
    .filter((house) => !named.has(house))
    .map((constraint) => ({ constraint }));
  const entered = new Set(given.flatMap((each) => ('is' in each ? [cellName(each.cell)] : [])));
  for (const [at, is] of digits.entries()) {
    const where = cellAt(board.size, at);
    if (is !== 0 && !entered.has(cellName(where))) others.push({ cell: where, is });
  }
  const isEnough = (reasons: readonly Reason[]) => failsClearly(position, reasons, cell, digit);
  // Those go first that nobody thought of, and then what is said in the most words.
  let kept: readonly Reason[] = [
    ...others,
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
