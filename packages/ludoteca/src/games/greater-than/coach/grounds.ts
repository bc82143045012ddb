/**
 * Grounds: what a person names to say why a digit cannot be somewhere. Each has a price (the table is
 * in docs/teaching.md), reasons that the exact search can check, and later a clause of its own.
 */

import type { Reason } from '../../../puzzle/index.ts';
import { cellAt, isIn } from '../deduce/constraints.ts';
import type { Position } from '../deduce/position.ts';
import type { Background } from './glance.ts';
import { beyond, boxOf, type Side, wayTo } from './reach.ts';

/** How a cell is seen to be beyond something. */
export type BoundKind =
  | 'neighbour'
  /** So many cells (`members`) of one house lie beyond it. */
  | 'crowd'
  /** An entered digit lies beyond it, over `via`. */
  | 'entry'
  /** Between it and an entered digit of its box lie so many cells of the box, the `members`. */
  | 'between'
  /** Signs lead on over the cells of `path`, in turn; the last may be entered. */
  | 'chain'
  /** A house has the first digits, so that the neighbour beyond is past them, and the cell past that. */
  | 'push'
  /** So many open cells (`members`) of its box lie beyond it, and take the first of the missing `digits`. */
  | 'rank';

/**
 * What a cell is beyond, by its signs: it excludes the digits up to `limit`, counted from the side. Every kind has every
 * part, −1 or empty where it means nothing: dozens are made for a hint, and what looks into them is compiled once for
 * one hidden class, and again and again for seven.
 */
export interface Bound {
  readonly kind: BoundKind;
  readonly side: Side;
  readonly cell: number;
  readonly limit: number;
  readonly cost: number;
  readonly house: number;
  readonly entry: number;
  readonly neighbour: number;
  readonly members: readonly number[];
  readonly via: readonly number[];
  readonly path: readonly number[];
  readonly digits: readonly number[];
}

const noCells: readonly number[] = [];

/** A bound of a kind, without what only some kinds have. */
function plainBound(
  kind: BoundKind,
  side: Side,
  cell: number,
  limit: number,
  cost: number,
): { -readonly [Part in keyof Bound]: Bound[Part] } {
  return {
    kind,
    side,
    cell,
    limit,
    cost,
    house: -1,
    entry: -1,
    neighbour: -1,
    members: noCells,
    via: noCells,
    path: noCells,
    digits: noCells,
  };
}

/** So many cells of one house lie beyond the cell. */
export function crowdBound(
  side: Side,
  cell: number,
  limit: number,
  house: number,
  members: readonly number[],
  cost: number,
): Bound {
  const bound = plainBound('crowd', side, cell, limit, cost);
  bound.house = house;
  bound.members = members;
  return bound;
}

/** So many open cells of its box lie beyond the cell. */
export function rankBound(
  side: Side,
  cell: number,
  limit: number,
  members: readonly number[],
  digits: readonly number[],
  cost: number,
): Bound {
  const bound = plainBound('rank', side, cell, limit, cost);
  bound.members = members;
  bound.digits = digits;
  return bound;
}

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

/** What a bound costs that names so many cells. */
function costOf(named: number): number {
  return prices.bound + prices.boundCell * named;
}

/**
 * The cheapest bound by which a cell is not the digit that is `limit`-th from the side, the first of equal ones; `isPlain`:
 * of those that need no counting and no push. Nothing is put together that is not the cheapest so far: it is asked
 * hundreds of times for a hint.
 */
export function boundAt(
  background: Background,
  cell: number,
  side: Side,
  limit: number,
  isPlain = false,
): Bound | undefined {
  const { position } = background;
  const { board, digits } = position;
  const { cells, crowd, crowdHouse } = background.reachOn(side);
  const all = cells[cell];
  if (all.length === 0) return undefined;
  if (limit === 1) return plainBound('neighbour', side, cell, limit, costOf(1));
  let best: Bound | undefined;
  const isBest = (cost: number) => best === undefined || cost < best.cost - 1e-9;
  if (!isPlain && crowd[cell] >= limit) {
    const house = crowdHouse[cell];
    const members: number[] = [];
    for (let at = 0; at < all.length && members.length < limit; at++) {
      if (isIn(board, all[at], house)) members.push(all[at]);
    }
    best = crowdBound(side, cell, limit, house, members, costOf(limit));
  }
  const box = boxOf(board, cell);
  for (let at = 0; at < all.length; at++) {
    const entry = all[at];
    if (digits[entry] === 0) continue;
    const value = background.counted(side, digits[entry]);
    if (value >= limit) {
      const { via } = wayTo(board, side, cell, entry);
      const cost = costOf(1 + via.length);
      if (!isBest(cost)) continue;
      const bound = plainBound('entry', side, cell, limit, cost);
      bound.entry = entry;
      bound.via = via;
      best = bound;
    } else if (!isPlain && boxOf(board, entry) === box) {
      const members = background.between(cell, entry, side);
      if (value + members.length < limit) continue;
      const cost = costOf(1 + limit - value);
      if (!isBest(cost)) continue;
      const bound = plainBound('between', side, cell, limit, cost);
      bound.entry = entry;
      bound.members = members.slice(0, limit - value);
      best = bound;
    }
  }
  if (!isPlain) {
    if (background.chainsOn(side)[cell] > limit) {
      const path = chainPath(background, cell, side, limit);
      const cost = costOf(path.length);
      if (isBest(cost)) {
        const bound = plainBound('chain', side, cell, limit, cost);
        bound.path = path;
        best = bound;
      }
    }
    for (const neighbour of beyond(board, side, cell)) {
      if (digits[neighbour] !== 0 || !isBest(costOf(1) + prices.push)) continue;
      const { push, house } = background.pushOf(neighbour, side);
      if (house < 0 || push < limit) continue;
      const bound = plainBound('push', side, cell, limit, costOf(1) + prices.push);
      bound.neighbour = neighbour;
      bound.house = house;
      best = bound;
    }
  }
  const missing = background.missingFrom(box, side);
  const count = missing.indexOf(background.counted(side, limit)) + 1;
  const cost = costOf(count) + prices.rank;
  if (count === 0 || (isPlain && count > 1) || !isBest(cost)) return best;
  const open = background.openBeyond(cell, side);
  if (open.length < count) return best;
  return rankBound(side, cell, limit, open.slice(0, count), missing.slice(0, count), cost);
}

/** Down a chain that brings the cell beyond the limit: each next one is at least one less. */
function chainPath(background: Background, cell: number, side: Side, limit: number): number[] {
  const { board, digits } = background.position;
  const chains = background.chainsOn(side);
  const signsOf = side === 'low' ? board.signsBelow : board.signsAbove;
  const ends = side === 'low' ? board.lower : board.upper;
  const path: number[] = [];
  let at = cell;
  for (let need = limit; need > 0; need--) {
    const sign = signsOf[at].find((each) => chains[ends[each]] >= need);
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
