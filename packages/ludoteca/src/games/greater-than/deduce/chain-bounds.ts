/**
 * The bounds that chains of signs put on cells, kept up while a position changes: after a step only the cells
 * that lost candidates, and those that the signs lead to from them, are looked at again.
 */

import { NotesOn } from '../../../kernel/index.ts';
import type { Board } from './constraints.ts';
import { below, highest, lowest, type Position } from './position.ts';

/** From below, each cell above what rises to it; or from above, each below what it rises to. */
type Direction = 'rising' | 'falling';

class ChainBounds {
  readonly direction: Direction;
  /** The cells in the order in which bounds are passed on. */
  readonly order: Uint16Array;
  /** What a cell can be at the least (at the most), its own candidates counted. */
  readonly bound: Int16Array;
  /** What the chain alone says, the sign it comes over (−1: there is none that says more), and its length. */
  readonly limit: Int16Array;
  readonly over: Int16Array;
  readonly length: Int16Array;
  /** The cells of whose candidates a chain strikes some: how many, and of each length of chain how many. */
  striking = 0;
  readonly strikingBy: Int16Array;
  readonly #isStriking: Uint8Array;
  readonly #position: Position;
  readonly #rank: Uint16Array;
  /** The cells to be looked at, a bit for each rank. */
  readonly #due: Int32Array;

  constructor(position: Position, direction: Direction) {
    const { rising, cells } = position.board;
    this.direction = direction;
    this.order = direction === 'rising' ? rising : rising.toReversed();
    this.#position = position;
    this.bound = new Int16Array(cells);
    this.limit = new Int16Array(cells);
    this.over = new Int16Array(cells);
    this.length = new Int16Array(cells);
    this.strikingBy = new Int16Array(cells + 1);
    this.#isStriking = new Uint8Array(cells);
    this.#rank = new Uint16Array(cells);
    for (let rank = 0; rank < cells; rank++) this.#rank[this.order[rank]] = rank;
    this.#due = new Int32Array((cells + 31) >>> 5);
    for (let rank = 0; rank < cells; rank++) this.#due[rank >>> 5] |= 1 << (rank & 31);
  }

  isStriking(cell: number): boolean {
    return this.#isStriking[cell] === 1;
  }

  /** Has the cell looked at by the next `update`. */
  touch(cell: number): void {
    const rank = this.#rank[cell];
    this.#due[rank >>> 5] |= 1 << (rank & 31);
  }

  update(): void {
    const { board } = this.#position;
    const isRising = this.direction === 'rising';
    const signsOn = isRising ? board.signsAbove : board.signsBelow;
    const to = isRising ? board.upper : board.lower;
    const due = this.#due;
    for (let word = 0; word < due.length; word++) {
      while (due[word] !== 0) {
        const bit = due[word] & -due[word];
        due[word] ^= bit;
        const cell = this.order[32 * word + 31 - Math.clz32(bit)];
        const boundBefore = this.bound[cell];
        const lengthBefore = this.length[cell];
        if (isRising) this.#raise(cell);
        else this.#lower(cell);
        if (this.bound[cell] === boundBefore && this.length[cell] === lengthBefore) continue;
        // They come later. Where signs go in a circle one may come before: it does not ask this one.
        const signs = signsOn[cell];
        for (let at = 0; at < signs.length; at++) this.touch(to[signs[at]]);
      }
    }
  }

  #raise(cell: number): void {
    const { board, candidates } = this.#position;
    const { bound, length } = this;
    const signs = board.signsBelow[cell];
    const own = candidates[cell];
    let least = lowest(own);
    let over = -1;
    let steps = 0;
    for (let at = 0; at < signs.length; at++) {
      const from = board.lower[signs[at]];
      // Only where signs go in a circle: such a puzzle has no solution, but must not keep us here.
      if (this.#rank[from] > this.#rank[cell]) continue;
      const isCloser = over >= 0 && length[from] + 1 < steps;
      if (bound[from] + 1 < least + (isCloser ? 0 : 1)) continue;
      least = bound[from] + 1;
      over = signs[at];
      steps = length[from] + 1;
    }
    const left = own & ~below(least);
    bound[cell] = left === 0 ? Math.min(least, board.size) : lowest(left);
    this.#note(cell, least, over, steps);
  }

  #lower(cell: number): void {
    const { board, candidates } = this.#position;
    const { bound, length } = this;
    const signs = board.signsAbove[cell];
    const own = candidates[cell];
    let most = highest(own);
    let over = -1;
    let steps = 0;
    for (let at = 0; at < signs.length; at++) {
      const from = board.upper[signs[at]];
      if (this.#rank[from] > this.#rank[cell]) continue;
      const isCloser = over >= 0 && length[from] + 1 < steps;
      if (bound[from] - 1 > most - (isCloser ? 0 : 1)) continue;
      most = bound[from] - 1;
      over = signs[at];
      steps = length[from] + 1;
    }
    const left = most < 1 ? 0 : own & below(most + 1);
    bound[cell] = left === 0 ? Math.max(most, 1) : highest(left);
    this.#note(cell, most, over, steps);
  }

  #note(cell: number, limit: number, over: number, length: number): void {
    const { board, digits } = this.#position;
    const isStriking = over >= 0 && digits[cell] === 0 && limit >= 1 && limit <= board.size ? 1 : 0;
    const wasStriking = this.#isStriking[cell];
    this.striking += isStriking - wasStriking;
    this.strikingBy[this.length[cell]] -= wasStriking;
    this.strikingBy[length] += isStriking;
    this.#isStriking[cell] = isStriking;
    this.limit[cell] = limit;
    this.over[cell] = over;
    this.length[cell] = length;
  }
}

/** A chain that strikes candidates of the cell at its end. */
export interface BoundChain {
  readonly bounds: ChainBounds;
  readonly end: number;
  /** What it leaves at the least, or at the most; and what it strikes, as a mask. */
  readonly limit: number;
  readonly struck: number;
}

/** The way of a chain. */
export interface ChainWay {
  /** The cells from its end to its beginning, the signs between them, and what each cell but the end skips by itself. */
  readonly cells: readonly number[];
  readonly signs: readonly number[];
  readonly skipped: readonly number[];
}

/** The chains of a position. */
class SignChains {
  readonly #position: Position;
  readonly #rising: ChainBounds;
  readonly #falling: ChainBounds;
  readonly #both: readonly ChainBounds[];
  /** How many of the position's changes are taken in. */
  #seen = 0;

  constructor(position: Position) {
    this.#position = position;
    this.#rising = new ChainBounds(position, 'rising');
    this.#falling = new ChainBounds(position, 'falling');
    this.#both = [this.#rising, this.#falling];
  }

  /** Whether no chain strikes anything. */
  areNone(): boolean {
    this.#update();
    return this.#rising.striking + this.#falling.striking === 0;
  }

  /**
   * The shortest first; of one length the rising ones, in the order of the signs, then the falling ones. From a
   * cell for which nothing is left no chain goes on.
   */
  *chains(): Generator<BoundChain> {
    if (this.areNone()) return;
    const { board, candidates } = this.#position;
    let left = this.#rising.striking + this.#falling.striking;
    for (let length = 1; left > 0 && length < board.cells; length++) {
      for (const bounds of this.#both) {
        if (bounds.strikingBy[length] === 0) continue;
        const { order } = bounds;
        for (let rank = 0; rank < order.length && candidates[order[rank]] !== 0; rank++) {
          const cell = order[rank];
          if (bounds.length[cell] !== length || !bounds.isStriking(cell)) continue;
          left--;
          yield chainOf(this.#position, bounds, cell);
        }
      }
    }
  }

  #update(): void {
    const { changes } = this.#position;
    if (this.#seen === changes.length && this.#seen > 0) return;
    for (; this.#seen < changes.length; this.#seen++) {
      this.#rising.touch(changes[this.#seen]);
      this.#falling.touch(changes[this.#seen]);
    }
    this.#rising.update();
    this.#falling.update();
  }
}

function chainOf({ candidates }: Position, bounds: ChainBounds, end: number): BoundChain {
  const limit = bounds.limit[end];
  const struck = bounds.direction === 'rising' ? below(limit) : ~below(limit + 1);
  return { bounds, end, limit, struck: candidates[end] & struck };
}

/** The way of a chain; before anything is concluded. */
export function wayOf({ board }: Position, { bounds, end }: BoundChain): ChainWay {
  const { direction, over } = bounds;
  const from = direction === 'rising' ? board.lower : board.upper;
  const cells = [end];
  const signs: number[] = [];
  const skipped: number[] = [];
  for (let cell = end; over[cell] >= 0; ) {
    signs.push(over[cell]);
    cell = from[over[cell]];
    cells.push(cell);
    skipped.push(skippedAt(board, bounds, cell));
  }
  return { cells, signs, skipped };
}

/** The digits that the chain allows in a cell before its end, but the cell does not. */
function skippedAt(board: Board, { direction, bound, over }: ChainBounds, cell: number): number {
  if (direction === 'rising') {
    const first = over[cell] < 0 ? 1 : bound[board.lower[over[cell]]] + 1;
    return below(bound[cell]) & ~below(first);
  }
  const last = over[cell] < 0 ? board.size : bound[board.upper[over[cell]]] - 1;
  return below(last + 1) & ~below(bound[cell] + 1);
}

const known = new NotesOn<Position, SignChains>();

export function signChains(position: Position): SignChains {
  const kept = known.get(position);
  if (kept !== undefined) return kept;
  const made = new SignChains(position);
  known.set(position, made);
  return made;
}
