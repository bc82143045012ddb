/**
 * PUCT: a best-first search that is told what each position looks like (a chance of winning, and how
 * promising each move is) and proves what it can on the way. It knows no game; whose turn it is, it asks.
 *
 * In the field: predictor UCT, the tree search of AlphaZero without its network (C. Rosin, *Multi-armed
 * bandits with episode context*, 2011; D. Silver and others, *Mastering the game of Go without human
 * knowledge*, 2017), with proven wins and losses backed up (M. Winands, Y. Björnsson, J.-T. Saito,
 * *Monte-Carlo tree search solver*, 2008).
 */

import type { Effort, Random } from '../kernel/index.ts';
import { open, PuctTree } from './puct-tree.ts';

/** What a position looks like. Filled in by the game, used over and over. */
export interface Outlook {
  /** The side that wins for sure, or `open`. */
  winner: number;
  /** When the winner is known: plies to the end of the game, as far as that is known. */
  length: number;
  /** The chance of side 0, from 0 to 1. */
  chance: number;
  /** Moves that are worth looking at: all that are left out must be proved to be no better. */
  count: number;
  readonly moves: Int32Array;
  /** How promising each move is; they need not sum to 1. */
  readonly priors: Float64Array;
}

/** A position as PUCT plays on it. */
export interface PuctPosition {
  /** The side to move, 0 or 1; never told by parity. */
  readonly side: number;
  play(move: number): void;
  undo(): void;
  look(outlook: Outlook): void;
  /** The greatest number of moves there can be. */
  readonly mostMoves: number;
  /** After how many positions, at most, the search should ask whether to stop. */
  readonly patience: number;
}

export interface PuctSettings {
  /** How strongly promising moves are tried before those that have shown to be good. */
  readonly exploration: number;
  /** How much worse than its parent a move is thought to be before it is tried. */
  readonly caution: number;
  /** True when every first move is to be tried, and none given up before it is proved. */
  readonly isThorough?: boolean;
}

/** What the search knows of one move at the root. Chances and winners are as in the tree. */
export interface PuctMove {
  readonly move: number;
  readonly visits: number;
  readonly chance: number;
  readonly winner: number;
  readonly length: number;
}

/**
 * The search from one position; it can be run on, as long as there is effort.
 *
 * @example
 * ```ts
 * import { Puct } from 'ludoteca/game';
 * import { Effort } from 'ludoteca/kernel';
 *
 * // Five stones; whoever takes the last wins, and one or two are taken at a time.
 * const taken = [];
 * const position = {
 *   get side() { return taken.length % 2; },
 *   play: (move) => taken.push(move),
 *   undo: () => taken.pop(),
 *   look(outlook) {
 *     const left = taken.reduce((stones, move) => stones - move, 5);
 *     const winner = left === 0 ? 1 - position.side : -1;
 *     Object.assign(outlook, { winner, length: 0, chance: 0.5, count: Math.min(2, left) });
 *     outlook.moves.set([1, 2]);
 *     outlook.priors.fill(1);
 *   },
 *   mostMoves: 2,
 *   patience: 100,
 * };
 * const search = new Puct(position, { exploration: 1, caution: 0 });
 * search.run(new Effort({ nodes: 1000 }));
 * console.log(search.winner, search.moves()[0].move);
 * ```
 *
 * ```text
 * 0 2
 * ```
 */
export class Puct {
  readonly #position: PuctPosition;
  readonly #settings: PuctSettings;
  readonly #tree = new PuctTree();
  readonly #outlook: Outlook;
  /** The nodes of one way down. */
  readonly #path: number[] = [];
  /** How many first moves have been proved. */
  #settled = 0;

  /**
   * Looks at the position and begins there. With a source of randomness the priors of the first moves
   * are changed a little, so that games differ though the strength is the same.
   */
  constructor(position: PuctPosition, settings: PuctSettings, random?: Random) {
    this.#position = position;
    this.#settings = settings;
    this.#outlook = outlookFor(position.mostMoves);
    position.look(this.#outlook);
    if (random !== undefined) {
      const { count, priors } = this.#outlook;
      for (let index = 0; index < count; index++) priors[index] *= 0.9 + 0.2 * random.unit();
    }
    const root = this.#grow();
    this.#tree.visits[root] = 1;
    this.#tree.total[root] = this.#outlook.chance;
  }

  /** Simulates until the effort is spent, the root is proved, or the tree is full. */
  run(effort: Effort): void {
    const tree = this.#tree;
    const { mostMoves, patience } = this.#position;
    let untilLook = patience;
    while (this.isOpen && tree.hasRoom(mostMoves)) {
      if (!effort.spend()) return;
      this.#simulate();
      if (--untilLook > 0) continue;
      untilLook = patience;
      if (!effort.look()) return;
    }
  }

  /** Whether there is anything left to find out. */
  get isOpen(): boolean {
    const tree = this.#tree;
    if (!this.#settings.isThorough) return tree.winner[0] === open;
    return this.#settled < tree.edgeCount[0];
  }

  /** Goes down to a position that was not seen before, looks at it, and tells everyone on the way. */
  #simulate(): void {
    const tree = this.#tree;
    const position = this.#position;
    const path = this.#path;
    let depth = 0;
    let node = 0;
    path[0] = 0;
    for (;;) {
      const edge = this.#choose(node);
      position.play(tree.move[edge]);
      let child = tree.child[edge];
      const isNew = child === open;
      if (isNew) {
        position.look(this.#outlook);
        child = this.#grow();
        tree.child[edge] = child;
        tree.tried[node]++;
        tree.settleNext(node);
      }
      path[++depth] = child;
      node = child;
      if (isNew) break;
    }
    const chance = tree.winner[node] === open ? this.#outlook.chance : 1 - tree.winner[node];
    for (let at = depth; at >= 0; at--) {
      const one = path[at];
      tree.visits[one]++;
      tree.total[one] += chance;
      if (at < depth) this.#prove(one, path[at + 1]);
    }
    if (tree.winner[path[1]] !== open) this.#settled++;
    for (let at = 0; at < depth; at++) position.undo();
  }

  /** The edge with the greatest sum of what is known and what is hoped. */
  #choose(node: number): number {
    const tree = this.#tree;
    const turn = tree.turn[node];
    const first = tree.firstEdge[node];
    const tried = first + tree.tried[node];
    const parentChance = tree.total[node] / tree.visits[node];
    const hope = this.#settings.exploration * Math.sqrt(tree.visits[node]);
    let best = -1;
    let bestScore = Number.NEGATIVE_INFINITY;
    if (tree.tried[node] < tree.edgeCount[node]) {
      if (node === 0 && this.#settings.isThorough) return tried;
      best = tried;
      bestScore =
        (turn === 0 ? parentChance : 1 - parentChance) -
        this.#settings.caution +
        hope * tree.prior[tried];
    }
    for (let edge = first; edge < tried; edge++) {
      const child = tree.child[edge];
      if (tree.winner[child] !== open) continue;
      const visits = tree.visits[child];
      const chance = tree.total[child] / visits;
      const score = (turn === 0 ? chance : 1 - chance) + (hope * tree.prior[edge]) / (1 + visits);
      if (score > bestScore) {
        bestScore = score;
        best = edge;
      }
    }
    return best;
  }

  /** Makes a node of what was just looked at. */
  #grow(): number {
    const tree = this.#tree;
    const { winner, length, count, moves, priors } = this.#outlook;
    const node = tree.addNode(this.#position.side, winner, length);
    let sum = 0;
    for (let index = 0; index < count; index++) sum += priors[index];
    for (let index = 0; index < count; index++)
      tree.addEdge(node, moves[index], priors[index] / sum);
    tree.settleNext(node);
    return node;
  }

  /** Draws the conclusion for a node from a child of it that may have been proved just now. */
  #prove(node: number, child: number): void {
    const tree = this.#tree;
    const winner = tree.winner[child];
    if (winner === open || tree.winner[node] !== open) return;
    if (winner === tree.turn[node]) {
      tree.winner[node] = winner;
      tree.length[node] = tree.length[child] + 1;
      return;
    }
    // A proved child is never gone into again, so each is counted once.
    if (++tree.lost[node] < tree.edgeCount[node]) return;
    tree.winner[node] = winner;
    const first = tree.firstEdge[node];
    let longest = 0;
    for (let edge = first; edge < first + tree.edgeCount[node]; edge++) {
      longest = Math.max(longest, tree.length[tree.child[edge]]);
    }
    tree.length[node] = longest + 1;
  }

  /** Takes note that a first move is proved to win for a side, as found out elsewhere. */
  settle(move: number, winner: number, length: number): void {
    const tree = this.#tree;
    const edge = this.#edgeOf(move);
    if (edge === open) throw new Error(`${move} is not among the first moves`);
    let child = tree.child[edge];
    if (child === open) {
      const next = tree.firstEdge[0] + tree.tried[0];
      tree.swapEdges(edge, next);
      child = tree.addNode(winner, open, 0);
      tree.child[next] = child;
      tree.tried[0]++;
      tree.settleNext(0);
    }
    if (tree.winner[child] !== open) return;
    tree.winner[child] = winner;
    tree.length[child] = length;
    this.#settled++;
    this.#prove(0, child);
  }

  /** The side that is proved to win, or `open`. */
  get winner(): number {
    return this.#tree.winner[0];
  }

  /** Plies to the end on the line that proves the winner. */
  get length(): number {
    return this.#tree.length[0];
  }

  /** The chance of side 0. */
  get chance(): number {
    const { winner, visits } = this.#tree;
    if (winner[0] !== open) return 1 - winner[0];
    const best = this.#bestChild(0);
    return best === open ? this.#tree.total[0] / visits[0] : this.#chanceOf(best);
  }

  /** The moves at the root that were looked at, the best first. */
  moves(): PuctMove[] {
    const tree = this.#tree;
    const first = tree.firstEdge[0];
    const moves: PuctMove[] = [];
    for (let edge = first; edge < first + tree.edgeCount[0]; edge++) {
      const child = tree.child[edge];
      const isTried = child !== open;
      moves.push({
        move: tree.move[edge],
        visits: isTried ? tree.visits[child] : 0,
        chance: isTried ? this.#chanceOf(child) : tree.total[0] / tree.visits[0],
        winner: isTried ? tree.winner[child] : open,
        length: isTried ? tree.length[child] : 0,
      });
    }
    return moves.sort((one, other) => this.#rank(0, other) - this.#rank(0, one));
  }

  /** The line that both sides would play now, as far as it was looked at. */
  line(first?: number): number[] {
    const tree = this.#tree;
    const moves: number[] = [];
    let node = 0;
    if (first !== undefined) {
      const edge = this.#edgeOf(first);
      if (edge === open || tree.child[edge] === open) return [first];
      moves.push(first);
      node = tree.child[edge];
    }
    for (;;) {
      const edge = this.#bestEdge(node);
      if (edge === open) return moves;
      moves.push(tree.move[edge]);
      node = tree.child[edge];
      if (node === open) return moves;
    }
  }

  #edgeOf(move: number): number {
    const tree = this.#tree;
    const begin = tree.firstEdge[0];
    for (let edge = begin; edge < begin + tree.edgeCount[0]; edge++) {
      if (tree.move[edge] === move) return edge;
    }
    return open;
  }

  #chanceOf(node: number): number {
    const { winner, total, visits } = this.#tree;
    return winner[node] === open ? total[node] / visits[node] : 1 - winner[node];
  }

  #bestChild(node: number): number {
    const edge = this.#bestEdge(node);
    return edge === open ? open : this.#tree.child[edge];
  }

  /** The edge to play: a proved win at once, else the most visited that is not lost, else the longest loss. */
  #bestEdge(node: number): number {
    const tree = this.#tree;
    const first = tree.firstEdge[node];
    let best = open;
    let bestRank = Number.NEGATIVE_INFINITY;
    for (let edge = first; edge < first + tree.edgeCount[node]; edge++) {
      const child = tree.child[edge];
      const rank =
        child === open
          ? -0.5 + tree.prior[edge] / 4
          : this.#rank(node, {
              visits: tree.visits[child],
              winner: tree.winner[child],
              length: tree.length[child],
            });
      if (rank > bestRank) {
        bestRank = rank;
        best = edge;
      }
    }
    return best;
  }

  #rank(node: number, of: { visits: number; winner: number; length: number }): number {
    if (of.winner === open) return of.visits;
    return of.winner === this.#tree.turn[node] ? 2e9 - of.length : of.length - 1e9;
  }
}

function outlookFor(mostMoves: number): Outlook {
  return {
    winner: open,
    length: 0,
    chance: 0.5,
    count: 0,
    moves: new Int32Array(mostMoves),
    priors: new Float64Array(mostMoves),
  };
}
