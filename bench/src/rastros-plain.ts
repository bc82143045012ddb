/**
 * The peer of the exact solver: a plain alpha-beta. The same move generator, and a table of the same
 * size with exact keys; no canonical forms, moves in the order of their number, immediate wins first.
 */

import type { Effort } from 'ludoteca/kernel';
import { type ExactTable, lost, open, type PackedBoard, won } from 'ludoteca/rastros';

const deepest = 64;

export class PlainSolver {
  readonly #board: PackedBoard;
  readonly #table: ExactTable;
  readonly #buckets = new Int32Array(deepest);
  readonly #entries = new Float64Array(deepest);

  constructor(board: PackedBoard, table: ExactTable) {
    this.#board = board;
    this.#table = table;
  }

  solve(lo: number, hi: number, stone: number, side: 0 | 1, effort: Effort): number {
    return this.#search(lo, hi, stone, side, 0, effort);
  }

  #search(
    lo: number,
    hi: number,
    stone: number,
    side: number,
    depth: number,
    effort: Effort,
  ): number {
    // The bit of a1, which is never free, tells who is to move.
    this.#table.locate(lo | side, hi, stone, this.#buckets, this.#entries, depth);
    const known = this.#table.probe(this.#buckets, this.#entries, depth);
    if (known !== open) return known;
    if (!effort.spend()) return open;
    const { nearLo, nearHi, gateLo, gateHi } = this.#board;
    const moveLo = nearLo[stone] & lo & ~gateLo[side ^ 1];
    const moveHi = nearHi[stone] & hi & ~gateHi[side ^ 1];
    let value = lost;
    for (let bit = 0; bit < 64 && value === lost; bit++) {
      if (!has(moveLo, moveHi, bit)) continue;
      const replyLo = nearLo[bit] & lo & ~gateLo[side];
      const replyHi = nearHi[bit] & hi & ~gateHi[side];
      if ((replyLo | replyHi) === 0) value = won;
    }
    for (let bit = 0; bit < 64 && value === lost; bit++) {
      if (!has(moveLo, moveHi, bit)) continue;
      const nextLo = bit < 32 ? lo & ~(1 << bit) : lo;
      const nextHi = bit < 32 ? hi : hi & ~(1 << (bit - 32));
      const after = this.#search(nextLo, nextHi, bit, side ^ 1, depth + 1, effort);
      if (after === open) return open;
      if (after === lost) value = won;
    }
    this.#table.store(this.#buckets, this.#entries, depth, value);
    return value;
  }
}

function has(lo: number, hi: number, bit: number): boolean {
  return ((bit < 32 ? lo >>> bit : hi >>> (bit - 32)) & 1) === 1;
}
