/**
 * The exact solver: depth-first search for a move that wins, over canonical positions with exact keys.
 *
 * A node looks three plies ahead on the bare bits. With the stone on a cell of the player to move, for
 * each move `to`: if the opponent then has no reply, the move wins. If some reply leaves the player
 * without a move, it loses and is dropped. A reply is *safe* when the player has no answer that
 * leaves the opponent without a move; a move without safe replies wins. What remains is tried in the
 * order of fewest safe replies, after all of it has been looked up in the table.
 *
 * The replies and answers are not walked one by one: of all cells at once it is counted how many ways on
 * they have, and the replies to a move that lose or are not safe fall out of a few operations on sets.
 *
 * All that a node needs lies in the slots of its depth, eight to a depth: nothing is allocated.
 *
 * In the field: a Boolean AND/OR depth-first search with a transposition table and symmetries, of a game of
 * the geography kind: a token moves over a graph and no vertex is entered twice (A. Fraenkel, E.
 * Scheinerman, D. Ullman, *Undirected edge geography*, 1993). Trying the moves with the fewest safe replies
 * first is what proof-number search does with its numbers (L. V. Allis, M. van der Meulen, H. J. van den
 * Herik, *Proof-number search*, 1994), one level deep and without a tree in memory.
 */

import { Effort } from '../../../kernel/index.ts';
import { canonical } from './canonical.ts';
import { type ExactTable, lost, open, won } from './exact-table.ts';
import { countNear, onceHi, onceLo, twiceHi, twiceLo } from './near-counts.ts';
import { bitHi, bitLo, count, type PackedBoard, type PackedSide } from './packed-board.ts';
import { reach } from './reach.ts';

/** No game lasts longer: each ply takes one of at most 62 free cells. */
const deepest = 64;

/** Down to this depth the threads of a team tell each other where they are. */
export const sharedDepth = 18;

/** What threads that share a table and a position to prove must know of each other. */
export interface Teamwork {
  /** Which of the threads this is, from 0. */
  readonly member: number;
  /** Of each thread, for each depth, the entry that it is searching. Shared memory. */
  readonly paths: Float64Array;
  /** The depths, even or odd, where every move is expected to lose and has to be searched. */
  readonly allMovesAt: 0 | 1;
}

/** A search on one board, whoever carries it out. */
export interface ExactSearch {
  readonly board: PackedBoard;
  /** The cell to move to that was found to win, after `solve` has answered `won`. */
  readonly winningMove: number;
  /**
   * Whether the player to move wins: `won`, `lost`, or `open` when the effort is spent. The stone
   * stands on no goal, nor next to an open goal of the player to move.
   */
  solve(lo: number, hi: number, stone: number, side: PackedSide, effort: Effort): number;
}

/**
 * The exact search on one board; what it proves stays in the table for the next position.
 *
 * @example
 * ```ts
 * import { Effort } from 'ludoteca/kernel';
 * import { ExactTable, packBoard, packPosition, Solver, won } from 'ludoteca/rastros';
 * import { initial, usualStart } from 'ludoteca/rastros/rules';
 *
 * const state = initial({ size: 5, start: usualStart(5) });
 * const { lo, hi, stone, side } = packPosition(state);
 * const solver = new Solver(packBoard(state), new ExactTable(18));
 * console.log(solver.solve(lo, hi, stone, side, new Effort()) === won);
 * ```
 *
 * ```text
 * true
 * ```
 */
export class Solver implements ExactSearch {
  readonly board: PackedBoard;
  readonly table: ExactTable;
  readonly #team: Teamwork | undefined;
  winningMove = 0;
  #effort = new Effort();
  readonly #lo = new Int32Array(8 * deepest);
  readonly #hi = new Int32Array(8 * deepest);
  readonly #stone = new Int32Array(8 * deepest);
  readonly #whole = new Uint8Array(8 * deepest);
  readonly #buckets = new Int32Array(8 * deepest);
  readonly #entries = new Float64Array(8 * deepest);
  /** Order of the move that led to the slot; after the look-up, what is known of it. */
  readonly #score = new Int32Array(8 * deepest);
  /** The slot being searched at each depth. */
  readonly #path = new Int32Array(deepest);
  readonly #form = new Int32Array(4);
  /** The ways on from all cells (see `near-counts.ts`). */
  readonly #near = new Int32Array(4);

  constructor(board: PackedBoard, table: ExactTable, team?: Teamwork) {
    this.board = board;
    this.table = table;
    this.#team = team;
  }

  solve(lo: number, hi: number, stone: number, side: PackedSide, effort: Effort): number {
    this.#effort = effort;
    this.#place(0, lo, hi, stone, side, 0);
    return this.#search(0, 0, side);
  }

  #search(slot: number, depth: number, side: number): number {
    if (!this.#effort.spend()) return open;
    const board = this.board;
    const nearLo = board.nearLo;
    const nearHi = board.nearHi;
    const lo = this.#lo[slot];
    const hi = this.#hi[slot];
    const stone = this.#stone[slot];
    // Each player's steps stay out of the other's gate.
    const minePermitLo = ~board.gateLo[side ^ 1];
    const minePermitHi = ~board.gateHi[side ^ 1];
    const theirPermitLo = ~board.gateLo[side];
    const theirPermitHi = ~board.gateHi[side];
    const mineLo = lo & minePermitLo;
    const mineHi = hi & minePermitHi;
    const theirsLo = lo & theirPermitLo;
    const theirsHi = hi & theirPermitHi;
    const near = this.#near;
    countNear(mineLo, mineHi, near);
    const lastLo = near[onceLo];
    const lastHi = near[onceHi];
    // Far from the gates both players may step where they like.
    if (mineLo !== theirsLo || mineHi !== theirsHi) countNear(theirsLo, theirsHi, near);
    const first = (depth + 1) << 3;
    let end = first;
    let moveLo = nearLo[stone] & mineLo;
    let moveHi = nearHi[stone] & mineHi;
    while ((moveLo | moveHi) !== 0) {
      let to: number;
      let toLo = 0;
      let toHi = 0;
      if (moveLo !== 0) {
        toLo = moveLo & -moveLo;
        to = 31 - Math.clz32(toLo);
        moveLo ^= toLo;
      } else {
        toHi = moveHi & -moveHi;
        to = 63 - Math.clz32(toHi);
        moveHi ^= toHi;
      }
      const replyLo = nearLo[to] & theirsLo;
      const replyHi = nearHi[to] & theirsHi;
      if ((replyLo | replyHi) === 0) return this.#win(slot, to);
      // A reply with no way on but back to `to`, which is gone then: the player has no answer.
      if (((replyLo & lastLo) | (replyHi & lastHi)) !== 0) continue;
      // Where the opponent, with `to` gone, has one way on: next to `to`, where there were two.
      const nextLo = ((toLo & theirsLo) | (toHi & theirsHi)) !== 0 ? nearLo[to] : 0;
      const nextHi = ((toLo & theirsLo) | (toHi & theirsHi)) !== 0 ? nearHi[to] : 0;
      const endLo = mineLo & ~toLo & ((near[onceLo] & ~nextLo) | (near[twiceLo] & nextLo));
      const endHi = mineHi & ~toHi & ((near[onceHi] & ~nextHi) | (near[twiceHi] & nextHi));
      // An answer there, after a reply that touches it, leaves the opponent without a move.
      const besideLo = ((endLo & 0x7f7f7f7f) << 1) | ((endLo >>> 1) & 0x7f7f7f7f);
      const besideHi = ((endHi & 0x7f7f7f7f) << 1) | ((endHi >>> 1) & 0x7f7f7f7f);
      const rowLo = besideLo | endLo;
      const rowHi = besideHi | endHi;
      const safeLo = replyLo & ~(besideLo | (rowLo << 8) | (rowLo >>> 8) | (rowHi << 24));
      const safeHi = replyHi & ~(besideHi | (rowHi << 8) | (rowHi >>> 8) | (rowLo >>> 24));
      if ((safeLo | safeHi) === 0) return this.#win(slot, to);
      // Three ranks next to each other never share bits of the two words.
      this.#insert(first, end++, to, (count(safeLo | safeHi) << 4) + count(replyLo | replyHi));
    }
    if (end === first) return this.#lose(slot);
    const whole = this.#whole[slot];
    for (let child = first; child < end; child++) {
      const to = this.#stone[child];
      this.#place(child, lo & ~bitLo(to), hi & ~bitHi(to), to, side ^ 1, whole);
    }
    let unknown = 0;
    for (let child = first; child < end; child++) {
      const known = this.table.probe(this.#buckets, this.#entries, child);
      if (known === lost) return this.#win(slot, this.#stone[child]);
      if (known === open) unknown++;
      this.#score[child] = known;
    }
    if (unknown === 0) return this.#lose(slot);
    return this.#team === undefined || depth >= sharedDepth
      ? this.#searchChildren(slot, depth, side, first, end)
      : this.#searchTogether(this.#team, slot, depth, side, first, end);
  }

  #searchChildren(slot: number, depth: number, side: number, first: number, end: number): number {
    let searched = 0;
    for (let child = first; child < end; child++) {
      if (this.#score[child] === won) continue;
      // What a sister's search has proven by the way is not searched again.
      let value = searched++ > 0 ? this.table.probe(this.#buckets, this.#entries, child) : open;
      if (value === open) value = this.#search(child, depth + 1, side ^ 1);
      if (value === open) return open;
      if (value === lost) return this.#win(slot, this.#stone[child]);
    }
    return this.#lose(slot);
  }

  /**
   * The same for threads that share the table. Where all moves must be searched, a thread passes
   * over those that another one is at, and comes back to help when nothing else is left. It gives up
   * a position as soon as another thread has proven it, or one above it.
   */
  #searchTogether(
    team: Teamwork,
    slot: number,
    depth: number,
    side: number,
    first: number,
    end: number,
  ): number {
    this.#path[depth] = slot;
    const mayPass = (depth & 1) === team.allMovesAt;
    for (let round = mayPass ? 0 : 1; round < 2; round++) {
      for (let child = first; child < end; child++) {
        if (this.#score[child] === won) continue;
        if (round === 0 && this.#isTaken(team, child, depth + 1)) continue;
        let value = this.table.probe(this.#buckets, this.#entries, child);
        if (value === open) {
          team.paths[team.member * sharedDepth + depth] = this.#entries[child];
          value = this.#search(child, depth + 1, side ^ 1);
        }
        if (value === lost) return this.#win(slot, this.#stone[child]);
        const known = this.table.probe(this.#buckets, this.#entries, slot);
        if (known !== open) return known;
        if (value === open || this.#isOvertaken(depth)) return open;
        this.#score[child] = won;
      }
    }
    return this.#lose(slot);
  }

  /** Whether another thread is searching this child. */
  #isTaken(team: Teamwork, child: number, depth: number): boolean {
    const members = team.paths.length / sharedDepth;
    for (let member = 0; member < members; member++) {
      if (member === team.member) continue;
      if (team.paths[member * sharedDepth + depth - 1] === this.#entries[child]) return true;
    }
    return false;
  }

  /** Whether a position on the way to this depth has been proven. */
  #isOvertaken(depth: number): boolean {
    for (let above = 0; above < depth; above++) {
      if (this.table.probe(this.#buckets, this.#entries, this.#path[above]) !== open) return true;
    }
    return false;
  }

  #win(slot: number, to: number): number {
    this.winningMove = to;
    this.table.store(this.#buckets, this.#entries, slot, won);
    return won;
  }

  #lose(slot: number): number {
    this.table.store(this.#buckets, this.#entries, slot, lost);
    return lost;
  }

  /** Puts a move among those of its node, in order of its score. */
  #insert(first: number, end: number, to: number, score: number): void {
    let place = end;
    while (place > first && this.#score[place - 1] > score) {
      this.#score[place] = this.#score[place - 1];
      this.#stone[place] = this.#stone[place - 1];
      place--;
    }
    this.#score[place] = score;
    this.#stone[place] = to;
  }

  /** Sets up a slot: what the stone can reach, and where that is in the table. */
  #place(slot: number, lo: number, hi: number, stone: number, side: number, whole: number): void {
    reach(this.board, lo, hi, stone, side, whole, this.#lo, this.#hi, this.#whole, slot);
    this.#stone[slot] = stone;
    const form = this.#form;
    canonical(this.board, this.#lo[slot], this.#hi[slot], stone, side, form);
    this.table.locate(form[0], form[1], form[2], this.#buckets, this.#entries, slot);
  }
}
