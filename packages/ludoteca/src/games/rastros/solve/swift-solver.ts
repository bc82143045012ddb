/**
 * The exact search as WebAssembly, where sets of cells are single words: twice as fast as the plain `Solver`, with the
 * same nodes and the same answers. Its source is `wasm/rastros.ts`. Where the host has no WebAssembly, or forbids it
 * (a page's content security policy without `wasm-unsafe-eval`), there is none, and the plain one does the work.
 */

import { Effort } from '../../../kernel/index.ts';
import { compiledFor, type WebAssembly, webAssembly } from '../../../kernel/web-assembly.ts';
import { ExactTable, open, won } from './exact-table.ts';
import type { PackedBoard, PackedSide } from './packed-board.ts';
import { holdsTogether } from './ring.ts';
import { type ExactSearch, Solver } from './solver.ts';
import { swiftCode } from './swift-code.ts';

interface Code {
  begin(farCorner: number, isFair: number, hasGatesApart: number, bits: number): void;
  solve(lo: number, hi: number, stone: number, side: number, nodes: number): number;
  unspent(): number;
}

/** The memory before the table, and where in it the board lies, as `wasm/rastros.ts` has it. */
const pageBytes = 65_536;
const nearsAt = 512;
const gatesAt = 1024;

class SwiftSolver implements ExactSearch {
  readonly board: PackedBoard;
  winningMove = 0;
  readonly #code: Code;
  #effort = new Effort();
  #granted = 0;

  constructor(board: PackedBoard, bits: number, { Memory, Instance }: WebAssembly, code: object) {
    this.board = board;
    const memory = new Memory({ initial: 1 + ExactTable.bytes(bits) / pageBytes });
    new Uint8Array(memory.buffer).set(holdsTogether);
    const nears = new Int32Array(memory.buffer, nearsAt, 2 * 64);
    for (let cell = 0; cell < 64; cell++) {
      nears.set([board.nearLo[cell], board.nearHi[cell]], 2 * cell);
    }
    const gates = [0, 1].flatMap((side) => [board.gateLo[side], board.gateHi[side]]);
    new Int32Array(memory.buffer, gatesAt, 4).set(gates);
    const rastros = { more: () => this.#more() };
    this.#code = new Instance(code, { env: { memory }, rastros }).exports as Code;
    this.#code.begin(board.farCorner, Number(board.isFair), Number(board.hasGatesApart), bits);
  }

  solve(lo: number, hi: number, stone: number, side: PackedSide, effort: Effort): number {
    this.#effort = effort;
    this.#granted = 0;
    const answer = this.#code.solve(lo, hi, stone, side, 0);
    effort.nodes += this.#granted - this.#code.unspent();
    if (answer === open || (answer & 3) !== won) return answer;
    this.winningMove = answer >> 2;
    return won;
  }

  /** What was granted has been visited: more of it, as long as the effort lasts. */
  #more(): number {
    this.#effort.nodes += this.#granted;
    this.#granted = this.#effort.grant();
    return this.#granted;
  }
}

/**
 * The fastest exact search there is here, with an empty table of 2^bits buckets (18 to 27): as WebAssembly, or plain.
 *
 * @example
 * ```ts
 * import { Effort } from 'ludoteca/kernel';
 * import { exactSearch, packBoard, packPosition, won } from 'ludoteca/rastros';
 * import { initial, usualStart } from 'ludoteca/rastros/rules';
 *
 * const state = initial({ size: 5, start: usualStart(5) });
 * const { lo, hi, stone, side } = packPosition(state);
 * const search = exactSearch(packBoard(state), 18);
 * console.log(search.solve(lo, hi, stone, side, new Effort()) === won);
 * ```
 *
 * ```text
 * true
 * ```
 */
export function exactSearch(board: PackedBoard, bits: number): ExactSearch {
  return swiftSolver(board, bits) ?? new Solver(board, new ExactTable(bits));
}

/** Absent where the host has no WebAssembly, forbids it, or has no memory for it. */
export function swiftSolver(
  board: PackedBoard,
  bits: number,
  host: WebAssembly | undefined = webAssembly,
): ExactSearch | undefined {
  const code = host && compiledFor(host, swiftCode);
  try {
    return code ? new SwiftSolver(board, bits, host, code) : undefined;
  } catch {
    return undefined;
  }
}
