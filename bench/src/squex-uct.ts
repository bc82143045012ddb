/**
 * The peer of the PUCT player: plain UCT with random playouts. No evaluation, no priors, no proofs.
 *
 * The tree lies in typed arrays; the children of a node stand in one run, in random order. A node is
 * given its children when it is come to for the second time. Wins are counted for player 1 and the turn
 * is asked of the board, so that it does not matter who moves after whom.
 */

import { random } from 'ludoteca/kernel';
import type { SquexPosition } from 'ludoteca/squex';
import { PlayoutBoard } from './squex-playouts.ts';

/** Of UCB1, half of the textbook’s √2: values of 0 and 1 need less. Not tuned. */
const exploration = 0.7;

/** The most nodes of a tree; it stops growing there, and is played on. */
const mostNodes = 8_000_000;

export class UctPlayer {
  readonly #board: PlayoutBoard;
  /** By node: its first child (0 while it has none), how many, and the point that leads to it. */
  #first = new Int32Array(1 << 16);
  #count = new Int16Array(1 << 16);
  #point = new Int16Array(1 << 16);
  #visits = new Int32Array(1 << 16);
  /** Playouts that player 1 won. */
  #wins = new Int32Array(1 << 16);
  #nodes = 1;
  readonly #path: Int32Array;

  constructor(position: SquexPosition, seed: string) {
    this.#board = new PlayoutBoard(position, random(seed).bits());
    this.#path = new Int32Array(this.#board.points.length + 1);
  }

  /** How many playouts there were. */
  get playouts(): number {
    return this.#visits[0];
  }

  /** Plays out so many games more. */
  run(playouts: number): void {
    for (let index = 0; index < playouts; index++) this.#simulate();
  }

  #simulate(): void {
    const board = this.#board;
    const path = this.#path;
    board.reset();
    let node = 0;
    let depth = 0;
    path[0] = 0;
    while (this.#visits[node] > 0) {
      if (this.#first[node] === 0 && !this.#expand(node)) break;
      node = this.#choose(node);
      board.play(this.#point[node]);
      path[++depth] = node;
    }
    const won = board.playOut() === 1 ? 1 : 0;
    for (let at = 0; at <= depth; at++) {
      this.#visits[path[at]]++;
      this.#wins[path[at]] += won;
    }
  }

  /** Gives a node its children; false when the board is full or the tree is. */
  #expand(node: number): boolean {
    const board = this.#board;
    const { octagons, points } = board;
    if (this.#nodes + points.length > mostNodes) return false;
    while (this.#nodes + points.length > this.#first.length) this.#grow();
    const first = this.#nodes;
    for (let index = 0; index < points.length; index++) {
      const point = points[index];
      if (octagons[point] !== 0) continue;
      // Put in at a random place, so that the first moves of the board are no better than others.
      const place = first + board.below(this.#nodes - first + 1);
      this.#point[this.#nodes++] = this.#point[place];
      this.#point[place] = point;
    }
    if (this.#nodes === first) return false;
    this.#first[node] = first;
    this.#count[node] = this.#nodes - first;
    return true;
  }

  /** The child with the greatest upper bound; one that was not tried yet before all others. */
  #choose(node: number): number {
    const isFirst = this.#board.player === 1;
    const first = this.#first[node];
    const end = first + this.#count[node];
    const doubt = exploration * Math.sqrt(Math.log(this.#visits[node]));
    let best = first;
    let bestBound = Number.NEGATIVE_INFINITY;
    for (let child = first; child < end; child++) {
      const visits = this.#visits[child];
      if (visits === 0) return child;
      const wins = isFirst ? this.#wins[child] : visits - this.#wins[child];
      const bound = wins / visits + doubt / Math.sqrt(visits);
      if (bound > bestBound) {
        bestBound = bound;
        best = child;
      }
    }
    return best;
  }

  #grow(): void {
    this.#first = twice(this.#first, new Int32Array(2 * this.#first.length));
    this.#count = twice(this.#count, new Int16Array(2 * this.#count.length));
    this.#point = twice(this.#point, new Int16Array(2 * this.#point.length));
    this.#visits = twice(this.#visits, new Int32Array(2 * this.#visits.length));
    this.#wins = twice(this.#wins, new Int32Array(2 * this.#wins.length));
  }

  /** The most visited move, as its number in reading order. */
  get move(): number {
    const first = this.#first[0];
    let best = first;
    for (let child = first + 1; child < first + this.#count[0]; child++) {
      if (this.#visits[child] > this.#visits[best]) best = child;
    }
    return this.#board.points.indexOf(this.#point[best]);
  }
}

function twice<Words extends Int16Array | Int32Array>(words: Words, into: Words): Words {
  into.set(words);
  return into;
}
