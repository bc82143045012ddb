/**
 * Wins that can be seen at sight, many moves before the chain stands.
 *
 * Two groups of a player (or a group and a side) with two common liberties, empty octagons next to
 * both, are linked: when the opponent takes one, the player takes the other. **Theorem.** When a
 * player's sides are joined by groups and such pairs, no octagon being in two pairs, and no octagon of
 * a pair can ever cut, then the player wins if it is the opponent's turn with one move, or the own.
 *
 * *Proof.* The player answers in the pair that the opponent entered, and else takes an octagon of any
 * pair, until none is open and the chain stands. Links to neighbours are permanent, so nothing but
 * taking both octagons breaks a pair, and for that the opponent needs two moves in a row, which only a
 * cut by the player would give. A cut at c needs, over some corner of c, an own octagon d across and
 * both octagons between them the opponent's. When one of the two between is own, that corner is safe for
 * ever; when d is the opponent's, too; and when d is empty and in no pair, the player never takes it.
 * If the opponent cuts meanwhile, the player has two moves, and takes two octagons of pairs. ∎
 *
 * ```
 *   P a        a and b are the pair of the two P; over the corner of a that points away from b
 *   b P        (both P being between for the other corners) no own octagon may stand or come
 * ```
 *
 * In the field of Hex: bridges, the simplest virtual connections, joined by the AND rule (V. Anshelevich,
 * *A hierarchical approach to computer Hex*, 2002; B. Arneson, R. Hayward, P. Henderson, *Monte Carlo tree
 * search in Hex*, 2010, on MoHex).
 */

import type { SquexBoard } from './board.ts';

export class Links {
  readonly #board: SquexBoard;
  /** Octagons in pairs, from the last `areJoined`: by point, and listed two by two. */
  readonly #isUsed: Uint8Array;
  readonly used: Int32Array;
  usedCount = 0;

  /** By point of an own octagon: the number of its group. The sides are groups 0 and 1. */
  readonly #groupAt: Int32Array;
  /** By board root: the number of the group. */
  readonly #groupOfRoot: Int32Array;
  /** Groups that are one by pairs: a small union-find. */
  readonly #above: Int32Array;
  #groups = 0;
  /** By two groups: an octagon next to both, or 0. */
  readonly #common: Int32Array;
  readonly #touched = new Int32Array(6);

  constructor(board: SquexBoard) {
    const { area, points } = board.geometry;
    this.#board = board;
    this.#isUsed = new Uint8Array(area);
    this.used = new Int32Array(points.length);
    this.#groupAt = new Int32Array(area);
    this.#groupOfRoot = new Int32Array(area);
    this.#above = new Int32Array(points.length + 2);
    this.#common = new Int32Array((points.length + 2) ** 2);
  }

  /**
   * Whether the player's sides are joined by groups and pairs; with one octagon more, if one is given
   * (an empty one, where the player would not cut). `used` then holds the octagons of the pairs.
   */
  areJoined(player: number, extra = 0): boolean {
    for (let at = 0; at < this.usedCount; at++) this.#isUsed[this.used[at]] = 0;
    this.usedCount = 0;
    this.#gather(player, extra);
    while (this.#find(0) !== this.#find(1)) if (!this.#pairOff(player, extra)) return false;
    return true;
  }

  /** Numbers the groups. */
  #gather(player: number, extra: number): void {
    const board = this.#board;
    const { points, stride, touches } = board.geometry;
    const { octagons } = board;
    const groupOfRoot = this.#groupOfRoot;
    const groupAt = this.#groupAt;
    this.#above[0] = 0;
    this.#above[1] = 1;
    let groups = 2;
    for (let index = 0; index < points.length; index++) {
      const point = points[index];
      if (octagons[point] !== player) continue;
      const root = board.rootOf(point);
      if (root === point) {
        groupOfRoot[root] = groups;
        this.#above[groups] = groups;
        const sides = board.sidesOf(root);
        if (sides & 1) this.#above[groups] = 0;
        else if (sides & 2) this.#above[groups] = 1;
        groups++;
      }
    }
    for (let index = 0; index < points.length; index++) {
      const point = points[index];
      if (octagons[point] === player) groupAt[point] = groupOfRoot[board.rootOf(point)];
    }
    this.#groups = groups;
    if (extra === 0) return;
    groupAt[extra] = groups;
    this.#above[groups] = groups;
    this.#groups = groups + 1;
    if (octagons[extra - 1] === player) this.#join(groups, groupAt[extra - 1]);
    if (octagons[extra + 1] === player) this.#join(groups, groupAt[extra + 1]);
    if (octagons[extra - stride] === player) this.#join(groups, groupAt[extra - stride]);
    if (octagons[extra + stride] === player) this.#join(groups, groupAt[extra + stride]);
    if (touches[player][extra] & 1) this.#join(groups, 0);
    if (touches[player][extra] & 2) this.#join(groups, 1);
  }

  #find(group: number): number {
    let at = group;
    while (this.#above[at] !== at) at = this.#above[at];
    return at;
  }

  #join(one: number, other: number): void {
    const high = this.#find(one);
    const low = this.#find(other);
    // The sides have the lowest numbers and stay on top.
    if (high < low) this.#above[low] = high;
    else this.#above[high] = low;
  }

  /** Goes once over the empty octagons and joins what has two in common; false when nothing has. */
  #pairOff(player: number, extra: number): boolean {
    const board = this.#board;
    const { empties, emptyCount } = board;
    const groups = this.#groups;
    const common = this.#common;
    const touched = this.#touched;
    common.fill(0, 0, groups * groups);
    let hasJoined = false;
    for (let index = 0; index < emptyCount; index++) {
      const point = empties[index];
      if (point === extra || this.#isUsed[point] === 1) continue;
      const count = this.#touch(point, player, extra);
      if (count < 2 || !this.#neverCuts(point, player, extra)) continue;
      for (let one = 1; one < count; one++) {
        for (let two = 0; two < one; two++) {
          const first = touched[one];
          const second = touched[two];
          const key = first < second ? first * groups + second : second * groups + first;
          const partner = common[key];
          if (partner === 0) common[key] = point;
          else if (this.#canUse(partner, point, player, extra)) {
            this.#use(partner);
            this.#use(point);
            this.#join(first, second);
            if (this.#find(0) === this.#find(1)) return true;
            hasJoined = true;
            one = count;
            break;
          }
        }
      }
    }
    return hasJoined;
  }

  /** Lists the different groups next to a point; how many there are. */
  #touch(point: number, player: number, extra: number): number {
    const { stride, touches } = this.#board.geometry;
    const sides = touches[player][point];
    let count = 0;
    if (sides & 1) count = this.#add(count, this.#find(0));
    if (sides & 2) count = this.#add(count, this.#find(1));
    if (this.#isOwn(point - 1, player, extra)) count = this.#addAt(count, point - 1);
    if (this.#isOwn(point + 1, player, extra)) count = this.#addAt(count, point + 1);
    if (this.#isOwn(point - stride, player, extra)) count = this.#addAt(count, point - stride);
    if (this.#isOwn(point + stride, player, extra)) count = this.#addAt(count, point + stride);
    return count;
  }

  #isOwn(point: number, player: number, extra: number): boolean {
    return point === extra || this.#board.octagons[point] === player;
  }

  #addAt(count: number, point: number): number {
    return this.#add(count, this.#find(this.#groupAt[point]));
  }

  #add(count: number, group: number): number {
    for (let at = 0; at < count; at++) if (this.#touched[at] === group) return count;
    this.#touched[count] = group;
    return count + 1;
  }

  /** Whether a pair may be used: it was met in this pass, but groups and uses may have changed since. */
  #canUse(one: number, other: number, player: number, extra: number): boolean {
    if (this.#isUsed[one] === 1) return false;
    return (
      this.#neverCuts(one, player, extra) &&
      this.#neverCuts(other, player, extra) &&
      !this.#mayCross(one, other, player, extra)
    );
  }

  #use(point: number): void {
    this.#isUsed[point] = 1;
    this.used[this.usedCount++] = point;
  }

  /** Whether no corner of the point can ever be cut by the player who plays on pairs alone. */
  #neverCuts(point: number, player: number, extra: number): boolean {
    const { stride } = this.#board.geometry;
    const isLeft = this.#isOwn(point - 1, player, extra);
    const isRight = this.#isOwn(point + 1, player, extra);
    if (isLeft && isRight) return true;
    const isAbove = this.#isOwn(point - stride, player, extra);
    const isBelow = this.#isOwn(point + stride, player, extra);
    if (isAbove && isBelow) return true;
    if (!isAbove) {
      if (!isLeft && this.#isHeld(point - stride - 1, player, extra)) return false;
      if (!isRight && this.#isHeld(point - stride + 1, player, extra)) return false;
    }
    if (!isBelow) {
      if (!isLeft && this.#isHeld(point + stride - 1, player, extra)) return false;
      if (!isRight && this.#isHeld(point + stride + 1, player, extra)) return false;
    }
    return true;
  }

  /** Whether the player holds the point, or may come to hold it. */
  #isHeld(point: number, player: number, extra: number): boolean {
    return this.#isUsed[point] === 1 || this.#isOwn(point, player, extra);
  }

  /** Whether the two points of a pair are diagonal neighbours with no own octagon between them. */
  #mayCross(one: number, other: number, player: number, extra: number): boolean {
    const { stride } = this.#board.geometry;
    const apart = Math.abs(one - other);
    if (apart !== stride - 1 && apart !== stride + 1) return false;
    const upper = Math.min(one, other);
    const side = apart === stride + 1 ? 1 : -1;
    return !this.#isOwn(upper + side, player, extra) && !this.#isOwn(upper + stride, player, extra);
  }
}
