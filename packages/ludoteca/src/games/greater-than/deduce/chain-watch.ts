/**
 * Which candidates a chain may deny: known from one look at all links, and kept up from then on.
 *
 * What excludes what never changes; candidates only go. So a chain that was not there before passes over a pair that
 * was not there before: a cell that has come down to two digits, or a digit to two places in a house. One of the pair
 * is true: the chains over it deny exactly what both exclude, each with all that follows from it. Most steps make no
 * new pair, and few make more than one; most pairs deny nothing.
 *
 * In the field: chains of strong and weak links are paths in the implication graph of 2-SAT (B. Aspvall, M. Plass,
 * R. Tarjan, *A linear-time algorithm for testing the truth of certain quantified boolean formulas*, 1979).
 */

import { NotesOn } from '../../../kernel/index.ts';
import { type Pairs, pairsOf } from './pairs.ts';
import { below, lowest, type Position } from './position.ts';

/** With more new pairs than these, or more suspects, it takes less to look at all links again. */
const mostNew = 8;
const mostKept = 16;
const none: readonly number[] = [];

class ChainWatch {
  readonly #position: Position;
  readonly #pairs: Pairs;
  /** The candidates that a chain may deny; absent where all links are to be looked at. */
  #suspects: Set<number> | undefined;
  /** Of each candidate that is suspected: how many links a chain that denies it has at least. */
  readonly #least: Uint16Array;
  /** What follows from a candidate: those to be followed, those taken for true, and those excluded, by cell. */
  readonly #following: number[] = [];
  readonly #true: Int32Array;
  readonly #gone: Int32Array;
  readonly #goneBefore: Int32Array;

  constructor(position: Position) {
    const { cells, size } = position.board;
    this.#position = position;
    this.#least = new Uint16Array(cells * size);
    this.#pairs = pairsOf(position);
    this.#true = new Int32Array(cells);
    this.#gone = new Int32Array(cells);
    this.#goneBefore = new Int32Array(cells);
  }

  /**
   * The candidates that a chain may deny, at cell · N + digit − 1, rising: all that one denies are among them. Nothing
   * where that is not known.
   */
  suspects(): readonly number[] | undefined {
    this.#update();
    const suspects = this.#suspects;
    if (suspects === undefined || suspects.size === 0) return suspects && none;
    for (const node of suspects) if (!this.#isCandidate(node)) suspects.delete(node);
    if (suspects.size <= mostKept) return [...suspects].sort((one, other) => one - other);
    this.#suspects = undefined;
    return undefined;
  }

  #isCandidate(node: number): boolean {
    const { board, candidates, digits } = this.#position;
    const cell = Math.floor(node / board.size);
    return digits[cell] === 0 && ((candidates[cell] >>> (node - cell * board.size)) & 1) === 1;
  }

  /** These are all that chains deny now. They are kept up from now on, if they are few. */
  note(denied: readonly number[]): void {
    this.#update();
    if (denied.length > mostKept) return;
    this.#suspects = new Set(denied);
    this.#least.fill(0);
  }

  /** No chain denies the candidate now. */
  acquit(node: number): void {
    this.#suspects?.delete(node);
  }

  /** How many links a chain that denies the candidate has at least: fewer only over a new pair. */
  leastOf(node: number): number {
    return this.#least[node];
  }

  noteLeast(node: number, links: number): void {
    this.#least[node] = links;
  }

  #update(): void {
    const { news } = this.#pairs;
    this.#pairs.update();
    if (news.length > 4 * mostNew) this.#suspects = undefined;
    const suspects = this.#suspects;
    if (suspects !== undefined) {
      for (let at = 0; at < news.length; at += 4) {
        this.#suspect(suspects, news[at], news[at + 1], news[at + 2], news[at + 3]);
      }
    }
    news.length = 0;
  }

  /** Adds what is excluded whichever of the two is true. */
  #suspect(
    suspects: Set<number>,
    cell: number,
    digit: number,
    otherCell: number,
    otherDigit: number,
  ): void {
    this.#follow(cell, digit);
    this.#goneBefore.set(this.#gone);
    this.#follow(otherCell, otherDigit);
    const { size } = this.#position.board;
    for (let at = 0; at < this.#gone.length; at++) {
      const both = this.#gone[at] & this.#goneBefore[at];
      if (both === 0) continue;
      for (let left = both; left !== 0; left &= left - 1) {
        const node = at * size + lowest(left) - 1;
        suspects.add(node);
        this.#least[node] = 0;
      }
    }
  }

  /** Excludes all that a candidate excludes, and each that must be true then. */
  #follow(first: number, firstDigit: number): void {
    const { board, candidates, digits } = this.#position;
    const following = this.#following;
    this.#true.fill(0);
    this.#gone.fill(0);
    this.#take(first, firstDigit);
    while (following.length > 0) {
      const node = following.pop() ?? 0;
      const cell = node >>> 5;
      const digit = node & 31;
      const bit = 1 << (digit - 1);
      this.#exclude(cell, candidates[cell] & ~bit);
      const peers = board.peers[cell];
      for (let at = 0; at < peers.length; at++) {
        const peer = peers[at];
        if ((candidates[peer] & bit) !== 0 && digits[peer] === 0) this.#exclude(peer, bit);
      }
      const above = board.signsAbove[cell];
      for (let at = 0; at < above.length; at++) {
        const larger = board.upper[above[at]];
        if (digits[larger] === 0) this.#exclude(larger, candidates[larger] & below(digit));
      }
      const under = board.signsBelow[cell];
      for (let at = 0; at < under.length; at++) {
        const smaller = board.lower[under[at]];
        if (digits[smaller] === 0) this.#exclude(smaller, candidates[smaller] & ~below(digit + 1));
      }
    }
  }

  #exclude(cell: number, values: number): void {
    const { board, candidates } = this.#position;
    const { twoInCell, twoPlaces } = this.#pairs;
    const news = values & ~this.#gone[cell];
    if (news === 0) return;
    this.#gone[cell] |= news;
    if (twoInCell[cell] === 1) {
      for (let left = news; left !== 0; left &= left - 1) {
        this.#take(cell, lowest(candidates[cell] & ~(left & -left)));
      }
    }
    for (let at = 3 * cell; at < 3 * cell + 3; at++) {
      const house = board.housesOf[at];
      for (let left = news & twoPlaces[house]; left !== 0; left &= left - 1) {
        const digit = lowest(left);
        this.#take(this.#pairs.placeBeside(house, digit, cell), digit);
      }
    }
  }

  #take(cell: number, digit: number): void {
    const bit = 1 << (digit - 1);
    if ((this.#true[cell] & bit) !== 0) return;
    this.#true[cell] |= bit;
    this.#following.push((cell << 5) | digit);
  }
}

export type { ChainWatch };

const known = new NotesOn<Position, ChainWatch>();

export function chainWatch(position: Position): ChainWatch {
  const kept = known.get(position);
  if (kept !== undefined) return kept;
  const made = new ChainWatch(position);
  known.set(position, made);
  return made;
}
