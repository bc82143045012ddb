/**
 * What follows from a supposition by some reasons and nothing else, as a person would follow it with the marks
 * alone; and of reasons that are enough those that this needs.
 */

import type { Fact, Reason } from '../../../puzzle/index.ts';
import { gatherReasons, isFact, splitReasons } from '../../../puzzle/reasons.ts';
import { type Board, cellAt } from '../deduce/constraints.ts';
import { digitsOf, lowest, maskOf, type Position } from '../deduce/position.ts';
import { Trial } from '../deduce/trial.ts';
import type { Failure } from '../deduce/trial-end.ts';

export interface Unfolded {
  /** Where it failed; nothing when it did not. */
  readonly failure: Failure | undefined;
  /** The cells that become certain and that the failure rests on, in the order in which they do, with their digits. */
  readonly steps: readonly Consequence[];
}

export interface Consequence {
  readonly at: number;
  readonly digit: number;
  /** The house in which the digit has no other place; −1 where the cell has no other digit left. */
  readonly house: number;
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
  trial.assume(cell, 1 << (digit - 1));
  const order = trial.noteCertain();
  if (trial.propagate(Number.POSITIVE_INFINITY) !== 'contradiction') {
    return { failure: undefined, steps: [] };
  }
  const rests = trial.restsOn();
  const steps = order
    .filter(({ cell }) => trial.domains[cell] !== 0 && rests.has(cell))
    .map(({ cell, house }) => ({ at: cell, digit: lowest(trial.domains[cell]), house }));
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

/** Whether a house has a digit twice on the board, or a cell another digit than it holds, of which the trial does not know. */
function hasOtherClash(
  board: Board,
  digits: Uint8Array,
  domains: Int32Array,
  allowed: ReadonlySet<number>,
): boolean {
  const isOther = (is: number, cell: number) =>
    is !== 0 && domains[cell] !== 0 && (domains[cell] & (1 << (is - 1))) === 0;
  if (digits.some(isOther)) return true;
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
 * for it, since everybody sees two equal digits in one; nothing when it cannot be told so. What is not `seen` had to
 * be argued first, which is dearer than any rule: all rules come in before one such fact does.
 */
export function neededToUnfold(
  position: Position,
  because: readonly Reason[],
  cell: number,
  digit: number,
  seen: readonly Fact[] = [],
): readonly Reason[] | undefined {
  const given = withoutArgued(position, splitReasons(because), cell, digit, seen);
  const known = new Set(given.map((reason) => JSON.stringify(reason)));
  const others = freeReasons(position, []).filter((each) => !known.has(JSON.stringify(each)));
  const isEnough = (reasons: readonly Reason[]) => failsClearly(position, reasons, cell, digit);
  // Those go first that nobody thought of, and then what is said in the most words.
  let kept: readonly Reason[] = [
    ...others,
    ...given.filter((reason) => isFact(reason) && 'not' in reason).reverse(),
    ...given.filter((reason) => !isFact(reason)).reverse(),
    ...given.filter((reason) => isFact(reason) && 'is' in reason).reverse(),
  ];
  if (!isEnough(kept)) return undefined;
  kept = withoutNeedless(kept, isEnough);
  const left = new Set(kept);
  return gatherReasons([...given, ...kept].filter((reason) => left.has(reason)));
}

/** Leaves out what is not needed, the first before the last: many at once where that can be, since few are needed. */
function withoutNeedless(
  all: readonly Reason[],
  isEnough: (reasons: readonly Reason[]) => boolean,
): readonly Reason[] {
  let kept = all;
  const leaveOut = (part: readonly Reason[]): void => {
    const gone = new Set(part);
    const rest = kept.filter((reason) => !gone.has(reason));
    if (isEnough(rest)) kept = rest;
    else if (part.length > 1) {
      const half = part.length >> 1;
      leaveOut(part.slice(0, half));
      leaveOut(part.slice(half));
    }
  };
  leaveOut(all);
  return kept;
}

/** All houses and all entries, with some rules besides. */
function freeReasons({ board, digits }: Position, more: Iterable<number>): Reason[] {
  const rules = [...board.houses.keys(), ...more].map((constraint) => ({ constraint }));
  const entries: Reason[] = [];
  for (const [at, is] of digits.entries()) {
    if (is !== 0) entries.push({ cell: cellAt(board.size, at), is });
  }
  return [...rules, ...entries];
}

/** Reasons that are enough, with as few as can be of the facts that are not seen: each of those is needed then. */
function withoutArgued(
  position: Position,
  given: readonly Reason[],
  cell: number,
  digit: number,
  seen: readonly Fact[],
): readonly Reason[] {
  const facts = splitReasons(seen);
  const isSeen = new Set(facts.map((fact) => JSON.stringify(fact)));
  const argued = given.filter(
    (reason) => isFact(reason) && 'not' in reason && !isSeen.has(JSON.stringify(reason)),
  );
  if (argued.length === 0) return given;
  const free = [...freeReasons(position, position.board.constraints), ...facts];
  const fails = (reasons: readonly Reason[]) => failed(position.board, reasons, cell, digit);
  const kept = withoutNeedless(
    argued.toReversed(),
    (rest) => fails([...free, ...rest]) !== undefined,
  );
  if (kept.length === argued.length) return given;
  const reasons = new Map<string, Reason>();
  const add = (reason: Reason) => reasons.set(JSON.stringify(reason), reason);
  const { board, digits } = position;
  const not = (at: number, values: number) => {
    const where = cellAt(board.size, at);
    if (digits[at] !== 0 && values !== 0) add({ cell: where, is: digits[at] });
    else for (const one of digitsOf(values)) add({ cell: where, not: [one] });
  };
  fails([...free, ...kept])?.trace({
    house: (constraint) => add({ constraint }),
    sign: (sign) => add({ constraint: board.constraints[sign] }),
    not,
    notIn(cells, one) {
      for (const at of cells) not(at, 1 << (one - 1));
    },
  });
  return [...reasons.values()];
}

/** The trial of the supposition by the reasons alone, where it fails. */
function failed(
  board: Board,
  because: readonly Reason[],
  cell: number,
  digit: number,
): Trial | undefined {
  const { trial } = begun(board, because);
  trial.assume(cell, 1 << (digit - 1));
  return trial.propagate(Number.POSITIVE_INFINITY) === 'contradiction' ? trial : undefined;
}
