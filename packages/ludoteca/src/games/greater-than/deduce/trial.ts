/**
 * A trial: a candidate taken for true, and what follows from it by signs and single candidates or
 * places, with the cause of every step, so that a contradiction can be traced back to its reasons.
 *
 * Each candidate that goes has a cause, at cell · N + digit − 1:
 *
 *   kind      first         second      because
 *   assumed   –             –           the trial says what the cell holds
 *   filled    source cell   house       the source cell of that house has this digit alone
 *   sign      sign          –           every digit that the sign would allow beside it is gone
 *   place     house         digit       the cell is the only place of the digit in the house
 *
 * What a cause rests on was gone before, so tracing always ends.
 *
 * In the field: probing for failed literals, with an implication graph as in clause learning; solvers of
 * sudoku call it a forcing chain, or Nishio.
 */

import { type Board, sharedHouse } from './constraints.ts';
import { type Gathering, unheard } from './gathering.ts';
import { below, highest, lowest } from './position.ts';
import type { Certain, Failure, Outcome } from './trial-end.ts';

const assumed = 1;
const filled = 2;
const sign = 3;
const place = 4;

function causeOf(kind: number, first: number, second: number): number {
  return (kind << 28) | (first << 8) | second;
}

/** The rules that a trial may use, by constraint; all when left out. */
export type Allowed = ReadonlySet<number>;

export class Trial {
  readonly #board: Board;
  /** What the cells may hold before the trial. */
  readonly #base: Int32Array;
  readonly #allowed: Allowed | undefined;
  readonly #domains: Int32Array;
  readonly #causes: Int32Array;
  readonly #queue: Uint16Array;
  readonly #isQueued: Uint8Array;
  readonly #isDirty: Uint8Array;
  #first = 0;
  #last = 0;
  /** Whether something may wait to be looked at. */
  #isStirred = false;
  #failure: Failure | undefined;
  /** Where it is asked for: the cells that have come down to one digit, in turn. */
  #certain: Certain[] | undefined;

  constructor(board: Board, base: Int32Array, allowed?: Allowed) {
    const { cells, size } = board;
    this.#board = board;
    this.#base = base;
    this.#allowed = allowed;
    this.#domains = new Int32Array(cells);
    this.#causes = new Int32Array(cells * size);
    this.#queue = new Uint16Array(cells + 1);
    this.#isQueued = new Uint8Array(cells);
    this.#isDirty = new Uint8Array(3 * size);
  }

  /** What the cells may hold at this moment of the trial. */
  get domains(): Int32Array {
    return this.#domains;
  }

  get failure(): Failure {
    if (this.#failure === undefined) throw new Error('the trial has not failed');
    return this.#failure;
  }

  /** Begins anew from what was known before. */
  reset(): void {
    this.#domains.set(this.#base);
    this.#causes.fill(0);
    this.#calm();
  }

  /** What is needed to come back to this moment. */
  save(): { readonly domains: Int32Array; readonly causes: Int32Array } {
    return { domains: this.#domains.slice(), causes: this.#causes.slice() };
  }

  restore(saved: ReturnType<Trial['save']>): void {
    this.#domains.set(saved.domains);
    this.#causes.set(saved.causes);
    this.#calm();
  }

  /** Nothing waits to be looked at. */
  #calm(): void {
    if (this.#isStirred) {
      this.#isQueued.fill(0);
      this.#isDirty.fill(0);
      this.#first = 0;
      this.#last = 0;
      this.#isStirred = false;
    }
    this.#failure = undefined;
  }

  /** Has everything looked at, where what was known before has not been followed up yet. */
  stir(): void {
    for (let cell = 0; cell < this.#board.cells; cell++) this.#enqueue(cell);
    this.#isDirty.fill(1);
  }

  /** From now on the cells that come down to one digit, in the order in which they do. */
  noteCertain(): readonly Certain[] {
    this.#certain = [];
    return this.#certain;
  }

  assume(cell: number, bit: number): void {
    this.#lose(cell, this.#domains[cell] & ~bit, causeOf(assumed, 0, 0));
  }

  /** Follows the consequences, of at most so many changed cells. */
  propagate(most: number): Outcome {
    let looked = 0;
    for (;;) {
      while (this.#first !== this.#last) {
        if (++looked > most) return 'cut';
        const cell = this.#queue[this.#first];
        this.#first = (this.#first + 1) % this.#queue.length;
        this.#isQueued[cell] = 0;
        if (!this.#lookAtCell(cell)) return 'contradiction';
      }
      let isQuiet = true;
      for (let house = 0; house < this.#isDirty.length && isQuiet; house++) {
        if (this.#isDirty[house] === 0) continue;
        this.#isDirty[house] = 0;
        if (!this.#isAllowed(house)) continue;
        if (!this.#lookAtHouse(house)) return 'contradiction';
        isQuiet = this.#first === this.#last;
      }
      if (isQuiet) {
        this.#isStirred = false;
        return 'open';
      }
    }
  }

  /** Takes candidates from a cell. False when none is left. */
  #lose(cell: number, values: number, cause: number): boolean {
    const { size, housesOf } = this.#board;
    const lost = this.#domains[cell] & values;
    if (lost === 0) return true;
    this.#domains[cell] &= ~lost;
    for (let left = lost; left !== 0; left &= left - 1) {
      this.#causes[cell * size + lowest(left) - 1] = cause;
    }
    for (let at = 3 * cell; at < 3 * cell + 3; at++) {
      this.#isDirty[housesOf[at]] = 1;
    }
    this.#enqueue(cell);
    const left = this.#domains[cell];
    if (this.#certain !== undefined && (left & (left - 1)) === 0) {
      this.#certain.push({ cell, house: cause >>> 28 === place ? (cause >>> 8) & 0xfffff : -1 });
    }
    if (left !== 0) return true;
    this.#failure = { kind: 'cell', cell };
    return false;
  }

  #enqueue(cell: number): void {
    if (this.#isQueued[cell] === 1) return;
    this.#isStirred = true;
    this.#isQueued[cell] = 1;
    this.#queue[this.#last] = cell;
    // One place more than there are cells, so that a full queue does not look like an empty one.
    this.#last = (this.#last + 1) % this.#queue.length;
  }

  #isAllowed(constraint: number): boolean {
    return this.#allowed === undefined || this.#allowed.has(constraint);
  }

  #lookAtCell(cell: number): boolean {
    const board = this.#board;
    const domains = this.#domains;
    const values = domains[cell];
    if ((values & (values - 1)) === 0) {
      const peers = board.peers[cell];
      for (let at = 0; at < peers.length; at++) {
        const peer = peers[at];
        if ((domains[peer] & values) === 0) continue;
        const house = this.#linkOf(cell, peer);
        if (house >= 0 && !this.#lose(peer, values, causeOf(filled, cell, house))) return false;
      }
    }
    const tooSmall = below(lowest(values) + 1);
    const above = board.signsAbove[cell];
    for (let at = 0; at < above.length; at++) {
      const other = board.upper[above[at]];
      if ((domains[other] & tooSmall) === 0) continue;
      if (!this.#isAllowed(board.constraints[above[at]])) continue;
      if (!this.#lose(other, tooSmall, causeOf(sign, above[at], 0))) return false;
    }
    const tooLarge = board.every & ~below(highest(values));
    const under = board.signsBelow[cell];
    for (let at = 0; at < under.length; at++) {
      const other = board.lower[under[at]];
      if ((domains[other] & tooLarge) === 0) continue;
      if (!this.#isAllowed(board.constraints[under[at]])) continue;
      if (!this.#lose(other, tooLarge, causeOf(sign, under[at], 0))) return false;
    }
    return true;
  }

  /** A house that two cells share and the trial may use; −1 when there is none. */
  #linkOf(one: number, other: number): number {
    const shared = sharedHouse(this.#board, one, other);
    if (this.#isAllowed(shared)) return shared;
    const { housesOf } = this.#board;
    for (let kind = 0; kind < 2; kind++) {
      const house = housesOf[3 * one + kind];
      if (house === housesOf[3 * other + kind] && this.#isAllowed(house)) return house;
    }
    return -1;
  }

  #lookAtHouse(house: number): boolean {
    const board = this.#board;
    const cells = board.houses[house];
    let once = 0;
    let twice = 0;
    for (let at = 0; at < cells.length; at++) {
      const values = this.#domains[cells[at]];
      twice |= once & values;
      once |= values;
    }
    if (once !== board.every) {
      this.#failure = { kind: 'house', house, digit: lowest(board.every & ~once) };
      return false;
    }
    const single = once & ~twice;
    for (let at = 0; at < cells.length; at++) {
      const cell = cells[at];
      const here = this.#domains[cell] & single;
      if (here === 0 || here === this.#domains[cell]) continue;
      const digit = lowest(here);
      const others = this.#domains[cell] & ~(1 << (digit - 1));
      if (!this.#lose(cell, others, causeOf(place, house, digit))) return false;
    }
    return true;
  }

  /** Adds to the reasons all that the contradiction rests on, but for what was assumed. */
  trace(reasons: Gathering): void {
    this.#traceFailure(reasons);
  }

  /** The cells that lost something on which the contradiction rests. */
  restsOn(): Set<number> {
    const traced = this.#traceFailure(unheard);
    const cells = new Set<number>();
    for (const [at, isTraced] of traced.entries()) {
      if (isTraced === 1) cells.add(Math.floor(at / this.#board.size));
    }
    return cells;
  }

  #traceFailure(reasons: Gathering): Uint8Array {
    const { failure } = this;
    const traced = new Uint8Array(this.#causes.length);
    if (failure.kind === 'cell') this.#traceGone(failure.cell, this.#board.every, reasons, traced);
    else this.#tracePlaces(failure.house, failure.digit, -1, reasons, traced);
    return traced;
  }

  /** Adds why a cell has no other candidates than it has at this moment. */
  traceCell(cell: number, reasons: Gathering): void {
    const board = this.#board;
    const gone = board.every & ~this.#domains[cell];
    this.#traceGone(cell, gone, reasons, new Uint8Array(this.#causes.length));
  }

  #traceGone(cell: number, values: number, reasons: Gathering, traced: Uint8Array): void {
    const board = this.#board;
    const candidates = this.#base;
    reasons.not(cell, values & ~candidates[cell]);
    for (let left = values & candidates[cell]; left !== 0; left &= left - 1) {
      const digit = lowest(left);
      const at = cell * board.size + digit - 1;
      if (traced[at] === 1) continue;
      traced[at] = 1;
      this.#traceCause(cell, digit, this.#causes[at], reasons, traced);
    }
  }

  #traceCause(
    cell: number,
    digit: number,
    cause: number,
    reasons: Gathering,
    traced: Uint8Array,
  ): void {
    const board = this.#board;
    const first = (cause >>> 8) & 0xfffff;
    const second = cause & 0xff;
    const kind = cause >>> 28;
    if (kind === filled) {
      reasons.house(second);
      this.#traceGone(first, board.every & ~(1 << (digit - 1)), reasons, traced);
    } else if (kind === sign) {
      reasons.sign(first);
      const isUpper = board.upper[first] === cell;
      const other = isUpper ? board.lower[first] : board.upper[first];
      const allowed = isUpper ? below(digit) : board.every & ~below(digit + 1);
      this.#traceGone(other, allowed, reasons, traced);
    } else if (kind === place) {
      reasons.house(first);
      this.#tracePlaces(first, second, cell, reasons, traced);
    }
  }

  /** Why the digit has no place in the house, but for one cell. */
  #tracePlaces(
    house: number,
    digit: number,
    except: number,
    reasons: Gathering,
    traced: Uint8Array,
  ): void {
    const board = this.#board;
    const candidates = this.#base;
    const bit = 1 << (digit - 1);
    reasons.house(house);
    const before: number[] = [];
    for (const cell of board.houses[house]) {
      if (cell === except) continue;
      if ((candidates[cell] & bit) === 0) before.push(cell);
      else this.#traceGone(cell, bit, reasons, traced);
    }
    reasons.notIn(before, digit);
  }
}
