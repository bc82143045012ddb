/**
 * Which empty octagons have stopped to matter.
 *
 * An octagon is *useless* to a player when it lies on no way that could still join the player's sides:
 * on no simple path between them in the graph of the player's groups and the empty octagons, linked
 * orthogonally or over a corner where the player may yet win a crossing. **Lemma.** What is useless to
 * one player matters to neither: whoever wins the full board wins it with the other colour there, too,
 * since the player has a chain without it or none at all, and a full board has one winner. And what is
 * useless stays so: ways are only ever lost.
 *
 * An octagon is *inert* when over no corner of it a crossing can come to be, so that filling it neither
 * cuts nor lets anyone cut. One that is useless and inert is *idle*: taking it is nothing but passing.
 *
 * In the field of Hex: dead and inferior cells, and filling them in (R. Hayward, J. van Rijswijck, *Hex and
 * combinatorics*, 2006; R. Hayward and others, *Solving 7×7 Hex with domination, fill-in, and virtual
 * connections*, 2005).
 */

import type { SquexBoard } from './board.ts';

const firstSide = 0;
const secondSide = 1;

export class IdlePoints {
  readonly #board: SquexBoard;
  /** By point: 1 where an empty octagon is useless to either player, from the last `find`. */
  readonly isUseless: Uint8Array;

  /** Depth-first search for the block of the graph that joins the sides: order found, lowest reached. */
  readonly #found: Int32Array;
  readonly #low: Int32Array;
  #clock = 0;
  readonly #stack: Int32Array;
  #height = 0;
  /** The octagons of each group, as chains: by root the first, by octagon the next. */
  readonly #first: Int32Array;
  readonly #next: Int32Array;
  #player = 0;

  constructor(board: SquexBoard) {
    const { area, points } = board.geometry;
    this.#board = board;
    this.isUseless = new Uint8Array(area);
    this.#found = new Int32Array(area);
    this.#low = new Int32Array(area);
    this.#stack = new Int32Array(points.length + 2);
    this.#first = new Int32Array(area);
    this.#next = new Int32Array(area);
  }

  /** Finds the useless octagons of the board as it stands. */
  find(): void {
    const { empties, emptyCount } = this.#board;
    for (let index = 0; index < emptyCount; index++) this.isUseless[empties[index]] = 0;
    this.#findFor(1);
    this.#findFor(2);
  }

  #findFor(player: number): void {
    const board = this.#board;
    const { empties, emptyCount, octagons } = board;
    const { points } = board.geometry;
    this.#player = player;
    this.#first[secondSide] = 0;
    for (let index = 0; index < points.length; index++) {
      const point = points[index];
      this.#found[point] = 0;
      this.#first[point] = 0;
    }
    for (let index = 0; index < points.length; index++) {
      const point = points[index];
      if (octagons[point] !== player) continue;
      const node = this.#nodeOf(point);
      this.#next[point] = this.#first[node];
      this.#first[node] = point;
    }
    // The sides are thought of as linked; what shares a block with that link lies on a way.
    this.#found[firstSide] = 1;
    this.#found[secondSide] = 0;
    this.#clock = 1;
    this.#height = 0;
    this.#visit(secondSide);
    for (let at = 0; at < this.#height; at++) this.#found[this.#stack[at]] = -1;
    for (let index = 0; index < emptyCount; index++) {
      if (this.#found[empties[index]] !== -1) this.isUseless[empties[index]] = 1;
    }
  }

  #visit(node: number): void {
    this.#found[node] = ++this.#clock;
    this.#low[node] = node === secondSide ? 1 : this.#clock;
    this.#stack[this.#height++] = node;
    const { octagons, geometry } = this.#board;
    if (node === secondSide) {
      const touches = geometry.touches[this.#player];
      const { points } = geometry;
      for (let index = 0; index < points.length; index++) {
        const point = points[index];
        if ((touches[point] & 2) === 0) continue;
        if (octagons[point] === 0) this.#go(node, point);
      }
    }
    if (octagons[node] === 0) this.#around(node, node);
    else for (let at = this.#first[node]; at !== 0; at = this.#next[at]) this.#around(node, at);
  }

  /** Goes from a node to all that one of its octagons is linked to. */
  #around(node: number, point: number): void {
    const { stride, touches } = this.#board.geometry;
    const sides = touches[this.#player][point];
    if (sides & 1) this.#go(node, firstSide);
    if (sides & 2) this.#go(node, secondSide);
    this.#goTo(node, point - 1);
    this.#goTo(node, point + 1);
    this.#goTo(node, point - stride);
    this.#goTo(node, point + stride);
    this.#goAcross(node, point, -stride, -1);
    this.#goAcross(node, point, -stride, 1);
    this.#goAcross(node, point, stride, -1);
    this.#goAcross(node, point, stride, 1);
  }

  #goTo(node: number, point: number): void {
    const owner = this.#board.octagons[point];
    if (owner === 0) this.#go(node, point);
    else if (owner === this.#player) this.#go(node, this.#nodeOf(point));
  }

  /** A crossing can only be won by the octagon that completes it, so one of its ends is still empty. */
  #goAcross(node: number, point: number, down: number, right: number): void {
    const { octagons } = this.#board;
    const player = this.#player;
    if (octagons[point + down] === player || octagons[point + right] === player) return;
    const across = octagons[point + down + right];
    if (across === 0) this.#go(node, point + down + right);
    else if (across === player && octagons[point] === 0) {
      this.#go(node, this.#nodeOf(point + down + right));
    }
  }

  /** An own octagon is known by its group, and a group that touches a side by the side. */
  #nodeOf(point: number): number {
    const root = this.#board.rootOf(point);
    const sides = this.#board.sidesOf(root);
    if (sides === 0) return root;
    return sides & 1 ? firstSide : secondSide;
  }

  #go(from: number, to: number): void {
    if (this.#found[to] !== 0) {
      if (this.#found[to] < this.#low[from]) this.#low[from] = this.#found[to];
      return;
    }
    this.#visit(to);
    if (this.#low[to] < this.#low[from]) this.#low[from] = this.#low[to];
    if (this.#low[to] < this.#found[from]) return;
    // What hangs on this node alone is on no way.
    while (this.#stack[--this.#height] !== to);
  }

  /** Whether no crossing can come to be over a corner of the point, whoever holds the point. */
  isInert(point: number): boolean {
    const { octagons } = this.#board;
    const { stride } = this.#board.geometry;
    const left = octagons[point - 1];
    const right = octagons[point + 1];
    const above = octagons[point - stride];
    const below = octagons[point + stride];
    return (
      isInertCorner(left, above, octagons[point - stride - 1]) &&
      isInertCorner(right, above, octagons[point - stride + 1]) &&
      isInertCorner(left, below, octagons[point + stride - 1]) &&
      isInertCorner(right, below, octagons[point + stride + 1])
    );
  }
}

/** Whether the other three octagons of a corner (two neighbours, one across) rule a crossing out. */
export function isInertCorner(one: number, other: number, across: number): boolean {
  if (across === 3) return true;
  if (across !== 0 && (across === one || across === other)) return true;
  return one !== 0 && other !== 0 && one !== other;
}
