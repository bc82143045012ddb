/**
 * The war of tempo at the end of many games: who runs out of harmless moves loses.
 *
 * When few empty octagons still matter (see `core.ts`), and nobody wants to be the first to take one,
 * both players wait. All other octagons only pass time, but a cut there loses at once, since the
 * opponent then has two moves where they matter. So each player may only take octagons that do not cut,
 * in turn, and who has none left loses: a sum of small games as in combinatorial game theory.
 *
 * An octagon that cuts for one player now will always cut; one that can cut for neither ever is worth
 * one move to whoever takes it (∗); one that cuts for the opponent and can never cut for the player is
 * worth exactly one move to the player (±1). When all octagons are of these kinds, counting decides.
 * The others are searched, with the counts as bounds.
 *
 * In the field: E. Berlekamp, J. Conway, R. Guy, *Winning Ways for your Mathematical Plays* (1982), on sums
 * of games, numbers and ∗.
 */

import { Effort, random } from '../../../kernel/index.ts';
import type { SquexBoard } from '../search/board.ts';
import { type Geometry, rim } from '../search/geometry.ts';

/** What is left of an octagon, worth to player 1: moves for both (∗), +1, −1, nothing, or unsettled. */
const idle = 1;
const mine = 2;
const theirs = 3;
const barred = 4;
const unsettled = 5;

const tableBits = 16;

/** Below all scores: the move was seen to lose. */
const lost = -0x7fffffff;

export class TempoWar {
  readonly #octagons: Int8Array;
  readonly #stride: number;
  /** The octagons that pass time, and of each what it is now worth (0 once it is filled). */
  readonly #points: Int32Array;
  #pointCount = 0;
  readonly #worth: Uint8Array;
  /** Random words by 16·point + what stands there. */
  readonly #keysLow: Int32Array;
  readonly #keysHigh: Int32Array;
  /** What the search remembers of this war: 1 or 2 wins, by two words of hash. */
  readonly #tableLow = new Int32Array(1 << tableBits);
  readonly #tableHigh = new Int32Array(1 << tableBits);
  readonly #tableWinner = new Uint8Array(1 << tableBits);
  /** Entries of earlier wars do not count. */
  readonly #tableWar = new Int32Array(1 << tableBits);
  #war = 0;
  readonly #lists: Int32Array[] = [];
  readonly #scores: Int32Array[] = [];
  #effort: Effort = new Effort();

  /** From the last `#count`: bounds of what the numbers amount to for player 1, and how many ∗ there are. */
  #least = 0;
  #most = 0;
  #idles = 0;

  constructor({ area, stride, points }: Geometry) {
    this.#octagons = new Int8Array(area);
    this.#stride = stride;
    this.#points = new Int32Array(points.length);
    this.#worth = new Uint8Array(area);
    const source = random('tempo');
    this.#keysLow = Int32Array.from({ length: 16 * area }, () => source.bits());
    this.#keysHigh = Int32Array.from({ length: 16 * area }, () => source.bits());
    for (let depth = 0; depth <= points.length; depth++) {
      this.#lists.push(new Int32Array(points.length));
      this.#scores.push(new Int32Array(points.length));
    }
  }

  /**
   * The winner of the board's war with this core, by the player to move; 0 when the effort was spent
   * before that was known. The octagons of the core stay empty throughout.
   */
  winner(board: SquexBoard, core: Int32Array, coreCount: number, effort: Effort): number {
    const { octagons, empties, emptyCount, player } = board;
    this.#octagons.set(octagons);
    for (let index = 0; index < coreCount; index++) this.#octagons[core[index]] = rim;
    this.#worth.fill(0);
    this.#pointCount = 0;
    for (let index = 0; index < emptyCount; index++) {
      const point = empties[index];
      if (this.#octagons[point] === 0) this.#points[this.#pointCount++] = point;
    }
    this.#war++;
    this.#effort = effort;
    return this.#winner(player, 0);
  }

  #winner(player: number, depth: number): number {
    if (!this.#effort.spend()) return 0;
    this.#count();
    const counted = this.#decided(player);
    if (counted !== 0) return counted;
    const hash = this.#hash(player);
    const slot = hash & ((1 << tableBits) - 1);
    const high = this.#high;
    const isKnown = this.#tableLow[slot] === hash && this.#tableHigh[slot] === high;
    if (isKnown && this.#tableWar[slot] === this.#war) return this.#tableWinner[slot];
    const winner = this.#search(player, depth);
    if (winner !== 0) {
      this.#tableLow[slot] = hash;
      this.#tableHigh[slot] = high;
      this.#tableWinner[slot] = winner;
      this.#tableWar[slot] = this.#war;
    }
    return winner;
  }

  #search(player: number, depth: number): number {
    const opponent = 3 - player;
    const list = this.#lists[depth];
    const scores = this.#scores[depth];
    const count = this.#moves(player, list);
    // One look at what each move leaves: it may decide at once, and else tells what to try first.
    for (let index = 0; index < count; index++) {
      const point = list[index];
      this.#octagons[point] = player;
      this.#count();
      const decided = this.#decided(opponent);
      const lead = this.#least + this.#most;
      this.#octagons[point] = 0;
      if (decided === player) return player;
      scores[index] = decided === opponent ? lost : player === 1 ? lead : -lead;
    }
    for (let tried = 0; tried < count; tried++) {
      let best = tried;
      for (let index = tried + 1; index < count; index++) {
        if (scores[index] > scores[best]) best = index;
      }
      if (scores[best] === lost) break;
      const point = list[best];
      list[best] = list[tried];
      scores[best] = scores[tried];
      this.#octagons[point] = player;
      const winner = this.#winner(opponent, depth + 1);
      this.#octagons[point] = 0;
      if (winner !== opponent) return winner;
    }
    return opponent;
  }

  /** The moves of a player: all unsettled octagons that do not cut, one ∗, and one number. */
  #moves(player: number, list: Int32Array): number {
    this.#count();
    let count = 0;
    let hasIdle = false;
    let hasNumber = false;
    for (let index = 0; index < this.#pointCount; index++) {
      const point = this.#points[index];
      const worth = this.#worth[point];
      if (worth === idle && !hasIdle) hasIdle = true;
      else if (worth === (player === 1 ? mine : theirs) && !hasNumber) hasNumber = true;
      else if (worth !== unsettled || this.#cuts(point, player)) continue;
      list[count++] = point;
    }
    return count;
  }

  /** Weighs all octagons that are left. */
  #count(): void {
    let least = 0;
    let most = 0;
    let idles = 0;
    for (let index = 0; index < this.#pointCount; index++) {
      const point = this.#points[index];
      if (this.#octagons[point] !== 0) {
        this.#worth[point] = 0;
        continue;
      }
      const worth = this.#weigh(point);
      this.#worth[point] = worth;
      if (worth === idle) idles++;
      else if (worth === mine) {
        least++;
        most++;
      } else if (worth === theirs) {
        least--;
        most--;
      } else if (worth === unsettled) {
        if (!this.#cuts(point, 2)) least--;
        if (!this.#cuts(point, 1)) most++;
      }
    }
    this.#least = least;
    this.#most = most;
    this.#idles = idles;
  }

  #weigh(point: number): number {
    const isBarred1 = this.#cuts(point, 1);
    const isBarred2 = this.#cuts(point, 2);
    if (isBarred1 && isBarred2) return barred;
    const isFree1 = !isBarred1 && this.#neverCuts(point, 1);
    const isFree2 = !isBarred2 && this.#neverCuts(point, 2);
    if (isFree1 && isFree2) return idle;
    if (isFree1 && isBarred2) return mine;
    if (isBarred1 && isFree2) return theirs;
    return unsettled;
  }

  /**
   * Who wins by counting, with the player to move; 0 when the bounds leave it open. What is at least 0
   * for a player is won by that player as the second to move, and one ∗ changes who is second.
   */
  #decided(player: number): number {
    if (this.#least > 0) return 1;
    if (this.#most < 0) return 2;
    const isOdd = (this.#idles & 1) === 1;
    if (this.#least === 0 && (player === 1) === isOdd) return 1;
    if (this.#most === 0 && (player === 2) === isOdd) return 2;
    return 0;
  }

  /** Whether taking the point would complete a crossing. */
  #cuts(point: number, player: number): boolean {
    const stride = this.#stride;
    return (
      this.#crosses(point, -stride, -1, player) ||
      this.#crosses(point, -stride, 1, player) ||
      this.#crosses(point, stride, -1, player) ||
      this.#crosses(point, stride, 1, player)
    );
  }

  #crosses(point: number, down: number, right: number, player: number): boolean {
    const octagons = this.#octagons;
    const opponent = 3 - player;
    return (
      octagons[point + down] === opponent &&
      octagons[point + right] === opponent &&
      octagons[point + down + right] === player
    );
  }

  /** Whether no corner of the point can come to be cut by the player taking it. */
  #neverCuts(point: number, player: number): boolean {
    const stride = this.#stride;
    return (
      !this.#mayCross(point, -stride, -1, player) &&
      !this.#mayCross(point, -stride, 1, player) &&
      !this.#mayCross(point, stride, -1, player) &&
      !this.#mayCross(point, stride, 1, player)
    );
  }

  #mayCross(point: number, down: number, right: number, player: number): boolean {
    const octagons = this.#octagons;
    const one = octagons[point + down];
    const other = octagons[point + right];
    const across = octagons[point + down + right];
    if (one === player || other === player || across === 3 - player) return false;
    return one !== rim && other !== rim && across !== rim;
  }

  #high = 0;

  /**
   * A hash of what can still make a difference: the numbers as one sum, whether the ∗ are odd, and
   * around unsettled octagons everything. Two words: the second goes to `#high`.
   */
  #hash(player: number): number {
    const stride = this.#stride;
    let low = Math.imul(this.#least + this.#most + 512, 0x85ebca6b) ^ (this.#idles & 1);
    let high = Math.imul(low ^ player, 0xc2b2ae35);
    low ^= player << 8;
    for (let index = 0; index < this.#pointCount; index++) {
      const point = this.#points[index];
      const worth = this.#worth[point];
      const isNear =
        worth === unsettled ||
        this.#worth[point - stride - 1] === unsettled ||
        this.#worth[point - stride] === unsettled ||
        this.#worth[point - stride + 1] === unsettled ||
        this.#worth[point - 1] === unsettled ||
        this.#worth[point + 1] === unsettled ||
        this.#worth[point + stride - 1] === unsettled ||
        this.#worth[point + stride] === unsettled ||
        this.#worth[point + stride + 1] === unsettled;
      if (!isNear) continue;
      const key = 16 * point + (worth === 0 ? 8 + this.#octagons[point] : worth);
      low ^= this.#keysLow[key];
      high ^= this.#keysHigh[key];
    }
    this.#high = high;
    return low;
  }
}
