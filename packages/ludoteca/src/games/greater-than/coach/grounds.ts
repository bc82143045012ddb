/**
 * Grounds: what a person names to say why a digit cannot be somewhere. Each has a price (the table is
 * in docs/teaching.md), reasons that the exact search can check, and later a clause of its own.
 */

import type { Reason } from '../../../puzzle/index.ts';
import { cellAt } from '../deduce/constraints.ts';
import type { Position } from '../deduce/position.ts';
import type { Background } from './glance.ts';
import { beyond, boxOf, type Side, wayTo } from './reach.ts';

/** What a cell is beyond, by its signs: it excludes the digits up to `limit`, counted from the side. */
interface BoundBase {
  readonly side: Side;
  readonly cell: number;
  readonly limit: number;
  readonly cost: number;
}

export type Bound = BoundBase &
  (
    | { readonly kind: 'neighbour' }
    /** So many cells of one house lie beyond it. */
    | { readonly kind: 'crowd'; readonly house: number; readonly members: readonly number[] }
    /** An entered digit lies beyond it. */
    | { readonly kind: 'entry'; readonly entry: number; readonly via: readonly number[] }
    /** Between it and an entered digit of its box lie so many cells of the box. */
    | { readonly kind: 'between'; readonly entry: number; readonly members: readonly number[] }
    /** Signs lead on over these cells, in turn; the last may be entered. */
    | { readonly kind: 'chain'; readonly path: readonly number[] }
    /** A house has the first digits, so that the neighbour beyond is past them, and the cell past that. */
    | { readonly kind: 'push'; readonly neighbour: number; readonly house: number }
    /** So many open cells of its box lie beyond it, and take the first of the missing digits. */
    | {
        readonly kind: 'rank';
        readonly members: readonly number[];
        readonly digits: readonly number[];
      }
  );

/** Why a digit is in none of some cells of a house. */
export type Ground =
  | { readonly kind: 'filled'; readonly cells: readonly number[] }
  | {
      readonly kind: 'has';
      readonly house: number;
      readonly digit: number;
      readonly entry: number;
      readonly cells: readonly number[];
    }
  | { readonly kind: 'bound'; readonly bound: Bound; readonly cells: readonly number[] }
  /** Every one of several cells is beyond at least `limit` cells of its box (1: has such a neighbour). */
  | {
      readonly kind: 'crowds';
      readonly side: Side;
      readonly limit: number;
      readonly bounds: readonly Bound[];
      readonly cells: readonly number[];
    }
  /** The digit is the first missing from the box, and each is beyond an open cell. */
  | {
      readonly kind: 'ranks';
      readonly side: Side;
      readonly bounds: readonly Bound[];
      readonly cells: readonly number[];
    }
  | { readonly kind: 'marks'; readonly digit: number; readonly cells: readonly number[] }
  /** An earlier link has ruled it out. */
  | {
      readonly kind: 'earlier';
      readonly link: number;
      readonly digit: number;
      readonly cells: readonly number[];
    };

/** Prices, as docs/teaching.md lists them. */
export const prices = {
  filled: 0.25,
  has: 1,
  bound: 0.6,
  boundCell: 0.4,
  rank: 0.8,
  push: 1,
  group: 0.85,
  groupCell: 0.15,
  groupCellAcross: 0.4,
  marks: 0.4,
  marksCell: 0.1,
  earlier: 0.5,
} as const;

/** Whether a bound needs no counting and no push. */
function isPlainBound(bound: Bound): boolean {
  const { kind } = bound;
  return (
    kind === 'neighbour' || kind === 'entry' || (kind === 'rank' && bound.members.length === 1)
  );
}

/** The cheapest bound by which a cell is not the digit that is `limit`-th from the side. */
export function boundAt(
  background: Background,
  cell: number,
  side: Side,
  limit: number,
  isPlain = false,
): Bound | undefined {
  let best: Bound | undefined;
  for (const bound of boundsAt(background, cell, side, limit)) {
    if (isPlain && !isPlainBound(bound)) continue;
    if (best === undefined || bound.cost < best.cost - 1e-9) best = bound;
  }
  return best;
}

/** Not put together from parts: thousands are made for a hint, and each would be of a hidden class of its own. */
function* boundsAt(
  background: Background,
  cell: number,
  side: Side,
  limit: number,
): Generator<Bound> {
  const { position, reach } = background;
  const { board, digits } = position;
  const { cells: reached, crowd, crowdHouse } = reach[side];
  const cost = (named: number) => prices.bound + prices.boundCell * named;
  const all = reached[cell];
  if (all.length === 0) return;
  if (limit === 1) {
    yield { side, cell, limit, kind: 'neighbour', cost: cost(1) };
    return;
  }
  if (crowd[cell] >= limit) {
    const house = crowdHouse[cell];
    const members = all
      .filter((other) => board.housesOf.subarray(3 * other, 3 * other + 3).includes(house))
      .slice(0, limit);
    yield { side, cell, limit, kind: 'crowd', house, members, cost: cost(limit) };
  }
  const box = boxOf(board, cell);
  for (const entry of all) {
    if (digits[entry] === 0) continue;
    const value = background.counted(side, digits[entry]);
    if (value >= limit) {
      const { via } = wayTo(board, side, cell, entry);
      yield { side, cell, limit, kind: 'entry', entry, via, cost: cost(1 + via.length) };
    } else if (boxOf(board, entry) === box) {
      const members = background.between(cell, entry, side).slice(0, limit - value);
      if (value + members.length < limit) continue;
      yield { side, cell, limit, kind: 'between', entry, members, cost: cost(1 + members.length) };
    }
  }
  if (background.chains[side][cell] > limit) {
    const path = chainPath(background, cell, side, limit);
    yield { side, cell, limit, kind: 'chain', path, cost: cost(path.length) };
  }
  for (const neighbour of beyond(board, side, cell)) {
    if (digits[neighbour] !== 0) continue;
    const { push, house } = background.pushOf(neighbour, side);
    if (house < 0 || push < limit) continue;
    yield { side, cell, limit, kind: 'push', neighbour, house, cost: cost(1) + prices.push };
  }
  const missing = background.missingFrom(box, side);
  const digit = background.counted(side, limit);
  const index = missing.indexOf(digit);
  const members = background.openBeyond(cell, side).slice(0, index + 1);
  if (index >= 0 && members.length === index + 1) {
    const ranked = missing.slice(0, index + 1);
    yield {
      side,
      cell,
      limit,
      kind: 'rank',
      members,
      digits: ranked,
      cost: cost(members.length) + prices.rank,
    };
  }
}

/** Down a chain that brings the cell beyond the limit: each next one is at least one less. */
function chainPath(
  { position, chains }: Background,
  cell: number,
  side: Side,
  limit: number,
): number[] {
  const { board, digits } = position;
  const signsOf = side === 'low' ? board.signsBelow : board.signsAbove;
  const ends = side === 'low' ? board.lower : board.upper;
  const path: number[] = [];
  let at = cell;
  for (let need = limit; need > 0; need--) {
    const sign = signsOf[at].find((each) => chains[side][ends[each]] >= need);
    if (sign === undefined) throw new Error('a chain is shorter than it was counted');
    at = ends[sign];
    path.push(at);
    if (digits[at] !== 0) break;
  }
  return path;
}

/** Reasons for the exact search, each once, in the order in which they were named. */
export class ReasonList {
  readonly #position: Position;
  readonly #constraints = new Set<number>();
  readonly #entries = new Set<number>();
  readonly #facts: Reason[] = [];

  constructor(position: Position) {
    this.#position = position;
  }

  house(house: number): this {
    this.#constraints.add(house);
    return this;
  }

  entry(cell: number): this {
    this.#entries.add(cell);
    return this;
  }

  /** The sign between two neighbours. */
  between(lower: number, upper: number): this {
    const { board } = this.#position;
    const sign = board.signsAbove[lower].find((each) => board.upper[each] === upper);
    return sign === undefined ? this : this.#sign(sign);
  }

  /** A value that the player struck, or an earlier link did. */
  gone(cell: number, digit: number): this {
    this.#facts.push({ cell: cellAt(this.#position.board.size, cell), not: [digit] });
    return this;
  }

  ground(background: Background, ground: Ground): this {
    switch (ground.kind) {
      case 'filled':
        for (const cell of ground.cells) this.entry(cell);
        return this;
      case 'has':
        return this.house(ground.house).entry(ground.entry);
      case 'bound':
        return this.bound(background, ground.bound);
      case 'crowds':
      case 'ranks':
        for (const bound of ground.bounds) this.bound(background, bound);
        return this;
      case 'marks':
      case 'earlier':
        for (const cell of ground.cells) this.gone(cell, ground.digit);
        return this;
    }
  }

  bound(background: Background, bound: Bound): this {
    const { board, digits } = this.#position;
    const { cell, side } = bound;
    switch (bound.kind) {
      case 'neighbour':
        return this.#sign((side === 'low' ? board.signsBelow : board.signsAbove)[cell][0]);
      case 'crowd':
        for (const member of bound.members) this.#way(side, cell, member);
        return bound.members.length > 1 ? this.house(bound.house) : this;
      case 'entry':
        return this.#way(side, cell, bound.entry).entry(bound.entry);
      case 'between':
        for (const member of bound.members) {
          this.#way(side, cell, member).#way(side, member, bound.entry);
        }
        this.entry(bound.entry);
        return bound.members.length > 1 ? this.house(boxOf(board, cell)) : this;
      case 'chain': {
        let from = cell;
        for (const next of bound.path) {
          this.#way(side, from, next);
          from = next;
        }
        return digits[from] === 0 ? this : this.entry(from);
      }
      case 'push':
        this.house(bound.house).#way(side, cell, bound.neighbour);
        for (let passed = 1; passed < bound.limit; passed++) {
          const digit = background.counted(side, passed);
          this.entry(this.#position.placeOf(bound.house, digit));
        }
        return this;
      case 'rank': {
        const box = boxOf(board, cell);
        this.house(box);
        for (const member of bound.members) this.#way(side, cell, member);
        for (const other of board.houses[box]) {
          const isPassed =
            digits[other] !== 0 && background.counted(side, digits[other]) < bound.limit;
          if (isPassed) this.entry(other);
        }
        return this;
      }
    }
  }

  list(): Reason[] {
    const { board, digits } = this.#position;
    return [
      ...[...this.#constraints].map((constraint) => ({ constraint })),
      ...[...this.#entries].map((cell) => ({
        cell: cellAt(board.size, cell),
        is: digits[cell],
      })),
      ...this.#facts,
    ];
  }

  #sign(sign: number): this {
    this.#constraints.add(this.#position.board.constraints[sign]);
    return this;
  }

  #way(side: Side, from: number, to: number): this {
    for (const sign of wayTo(this.#position.board, side, from, to).signs) this.#sign(sign);
    return this;
  }
}
