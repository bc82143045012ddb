/**
 * The tree of PUCT in typed arrays. A node has its edges in one run; those that have been tried stand
 * first, and the best of the untried comes next:
 *
 * ```
 *   edges of a node   [ tried | next | untried, in no order ]
 *   children            nodes    -          -
 * ```
 *
 * All untried edges share one value, so the next to try is always the one with the greatest prior:
 * choosing an edge looks at the tried ones and one more.
 *
 * Nothing here flips a sign. Chances and winners are told for side 0 or by name, never "for the player
 * to move", so that it does not matter who moves after whom.
 */

/** The side that is proved to win; `open` while that is not known. */
export const open = -1;

/** The most edges a tree may grow to; some 300 MB. */
const mostEdges = 24_000_000;

export class PuctTree {
  nodes = 0;
  edges = 0;

  /** By node: the run of its edges, and how many have been tried. */
  firstEdge = new Int32Array(1024);
  edgeCount = new Int32Array(1024);
  tried = new Int32Array(1024);
  /** Tried edges that are proved to lose for who moves here. */
  lost = new Int32Array(1024);
  visits = new Int32Array(1024);
  /** Sum over the visits of the chance of side 0. */
  total = new Float64Array(1024);
  turn = new Int8Array(1024);
  winner = new Int8Array(1024);
  /** Plies to the end on the line that proves the winner. */
  length = new Int32Array(1024);

  /** By edge. */
  move = new Int32Array(16_384);
  prior = new Float32Array(16_384);
  child = new Int32Array(16_384);

  /** Whether there is room for a node with that many edges. */
  hasRoom(edges: number): boolean {
    return this.edges + edges <= mostEdges;
  }

  /** A new node without visits. Edges are given to it one by one, before any other node is added. */
  addNode(turn: number, winner: number, length: number): number {
    if (this.nodes === this.visits.length) this.#growNodes();
    const node = this.nodes++;
    this.firstEdge[node] = this.edges;
    this.edgeCount[node] = 0;
    this.tried[node] = 0;
    this.lost[node] = 0;
    this.visits[node] = 0;
    this.total[node] = 0;
    this.turn[node] = turn;
    this.winner[node] = winner;
    this.length[node] = length;
    return node;
  }

  addEdge(node: number, move: number, prior: number): void {
    if (this.edges === this.move.length) this.#growEdges();
    const edge = this.edges++;
    this.move[edge] = move;
    this.prior[edge] = prior;
    this.child[edge] = open;
    this.edgeCount[node]++;
  }

  /** Puts the untried edge with the greatest prior next. */
  settleNext(node: number): void {
    const end = this.firstEdge[node] + this.edgeCount[node];
    const next = this.firstEdge[node] + this.tried[node];
    if (next >= end) return;
    let best = next;
    for (let edge = next + 1; edge < end; edge++) {
      if (this.prior[edge] > this.prior[best]) best = edge;
    }
    if (best !== next) this.swapEdges(best, next);
  }

  /** Changes the places of two untried edges of a node. */
  swapEdges(one: number, other: number): void {
    const move = this.move[one];
    const prior = this.prior[one];
    this.move[one] = this.move[other];
    this.prior[one] = this.prior[other];
    this.move[other] = move;
    this.prior[other] = prior;
  }

  #growNodes(): void {
    const length = this.visits.length * 2;
    this.firstEdge = grown(this.firstEdge, new Int32Array(length));
    this.edgeCount = grown(this.edgeCount, new Int32Array(length));
    this.tried = grown(this.tried, new Int32Array(length));
    this.lost = grown(this.lost, new Int32Array(length));
    this.visits = grown(this.visits, new Int32Array(length));
    this.total = grown(this.total, new Float64Array(length));
    this.turn = grown(this.turn, new Int8Array(length));
    this.winner = grown(this.winner, new Int8Array(length));
    this.length = grown(this.length, new Int32Array(length));
  }

  /** In the end by few and large steps: copying millions of edges would outlast a limit of time. */
  #growEdges(): void {
    const { length: before } = this.move;
    const length = before < 2 ** 20 ? before * 2 : before < 2 ** 22 ? 2 ** 22 : mostEdges;
    this.move = grown(this.move, new Int32Array(length));
    this.prior = grown(this.prior, new Float32Array(length));
    this.child = grown(this.child, new Int32Array(length));
  }
}

function grown<Numbers extends { set(from: Numbers): void }>(
  from: Numbers,
  into: Numbers,
): Numbers {
  into.set(from);
  return into;
}
