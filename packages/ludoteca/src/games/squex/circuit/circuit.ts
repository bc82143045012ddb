/**
 * A board as an electric circuit: how easily current flows between a player's two sides tells how
 * near the player is to joining them, and where it flows tells which octagons matter.
 *
 * The octagons that the opponent does not hold are the nodes. With the first side at voltage 1 and the
 * second at 0, the voltages solve a symmetric system whose nodes, counted along the shorter side, only
 * meet nodes at most one line away: a band matrix. It is factored as L·D·Lᵀ inside its envelope:
 *
 * ```
 *   row i of L      0 … 0 x x x x x 1
 *                         ^         ^
 *                     first[i]      i          kept at band[i·width + bandwidth + j − i]
 * ```
 *
 * In the field: the resistance evaluation of machines that play Hex and Bridg-It (C. Shannon, *Computers
 * and automata*, 1953; V. Anshelevich, *A hierarchical approach to computer Hex*, 2002). The factoring is
 * the envelope (skyline) method (A. George, J. Liu, *Computer Solution of Large Sparse Positive Definite
 * Systems*, 1981).
 */

import type { Geometry } from '../search/geometry.ts';
import type { CircuitWeights } from './weights.ts';

/** Keeps the system regular where a node is linked to nothing. */
const leak = 1e-7;

/** Where the kinds of links begin in the table of conductances. */
const none = 0;
const straightLink = 1;
const diagonal = 4;

/**
 * The circuits of one board, solved again for each position and player.
 *
 * @example
 * ```ts
 * import { Circuit, SquexBoard, weights } from 'ludoteca/squex';
 * import { emptyPosition } from 'ludoteca/squex/rules';
 *
 * const board = new SquexBoard(emptyPosition(5, 5));
 * const circuit = new Circuit(board.geometry, weights.circuit);
 * const conductances = [1, 2].map((player) => {
 *   circuit.solve(board.octagons, board.crossings, player);
 *   return circuit.conductance.toFixed(3);
 * });
 * console.log(conductances);
 * ```
 *
 * ```text
 * [ '1.356', '1.356' ]
 * ```
 */
export class Circuit {
  /** How well the sides are joined, from the last `solve`. */
  conductance = 0;
  /** By point: the current through it at voltage 1, from the last `solve`; 0 at the opponent's. */
  readonly current: Float64Array;

  readonly #geometry: Geometry;
  /** Points counted along the shorter side: the next one, and the one on the next line. */
  readonly #order: Int32Array;
  readonly #inner: number;
  readonly #outer: number;
  /**
   * Conductances by kind of link: none; straight by own ends (0, 1, 2); diagonal by own ends and
   * opponents on the other diagonal (0, 1, 2). Kinds are whole numbers, which can be handed from
   * function to function without being put on the heap.
   */
  readonly #conductance = new Float64Array(diagonal + 9);
  readonly #terminal = new Float64Array(2);

  readonly #nodeOf: Int32Array;
  readonly #pointOf: Int32Array;
  readonly #bandwidth: number;
  readonly #band: Float64Array;
  readonly #first: Int32Array;
  readonly #pivot: Float64Array;
  readonly #voltage: Float64Array;
  /** Conductance to the first and to the second side. */
  readonly #toFirst: Float64Array;
  readonly #toSecond: Float64Array;
  /** All links, for the currents. */
  readonly #linkFrom: Int32Array;
  readonly #linkTo: Int32Array;
  readonly #linkBy: Float64Array;
  #links = 0;

  constructor(geometry: Geometry, weights: CircuitWeights) {
    const { rows, cols, stride, area, points } = geometry;
    this.#geometry = geometry;
    const isUpright = rows >= cols;
    this.#inner = isUpright ? 1 : stride;
    this.#outer = isUpright ? stride : 1;
    this.#order = isUpright
      ? points
      : Int32Array.from(
          points,
          (_, index) => points[(index % rows) * cols + Math.floor(index / rows)],
        );
    this.#bandwidth = Math.min(rows, cols) + 1;
    const nodes = rows * cols;
    this.current = new Float64Array(area);
    this.#nodeOf = new Int32Array(area);
    this.#pointOf = new Int32Array(nodes);
    this.#band = new Float64Array(nodes * (this.#bandwidth + 1));
    this.#first = new Int32Array(nodes);
    this.#pivot = new Float64Array(nodes);
    this.#voltage = new Float64Array(nodes);
    this.#toFirst = new Float64Array(nodes);
    this.#toSecond = new Float64Array(nodes);
    this.#linkFrom = new Int32Array(4 * nodes);
    this.#linkTo = new Int32Array(4 * nodes);
    this.#linkBy = new Float64Array(4 * nodes);
    this.#weigh(weights);
  }

  #weigh(weights: CircuitWeights): void {
    const own = weights.ownResistance;
    for (let ends = 0; ends <= 2; ends++) {
      const straight = 2 / (ends * own + (2 - ends));
      this.#conductance[straightLink + ends] = straight;
      for (let opponents = 0; opponents <= 2; opponents++) {
        const weight =
          ends === 2 && opponents < 2
            ? weights.heldDiagonal[opponents]
            : weights.diagonal[opponents];
        this.#conductance[diagonal + 3 * ends + opponents] = weight * straight;
      }
    }
    this.#terminal[0] = weights.side * 2;
    this.#terminal[1] = (weights.side * 2) / own;
  }

  /** Finds the conductance and the currents of a player's circuit. */
  solve(octagons: Int8Array, crossings: Int8Array, player: number): void {
    const nodes = this.#connect(octagons, crossings, player);
    this.#factor(nodes);
    this.#flow(nodes);
  }

  /** Numbers the nodes, fills the band and the links; the diagonal goes to `pivot`. */
  #connect(octagons: Int8Array, crossings: Int8Array, player: number): number {
    const order = this.#order;
    const inner = this.#inner;
    const outer = this.#outer;
    const opponent = 3 - player;
    const touches = this.#geometry.touches[player];
    this.#band.fill(0);
    let nodes = 0;
    this.#links = 0;
    for (let index = 0; index < order.length; index++) {
      const point = order[index];
      const owner = octagons[point];
      this.current[point] = 0;
      if (owner === opponent) continue;
      const node = nodes++;
      this.#nodeOf[point] = node;
      this.#pointOf[node] = point;
      const own = owner === player ? 1 : 0;
      const sides = touches[point];
      const terminal = this.#terminal[own];
      const toFirst = sides & 1 ? terminal : 0;
      const toSecond = sides & 2 ? terminal : 0;
      this.#toFirst[node] = toFirst;
      this.#toSecond[node] = toSecond;
      this.#pivot[node] = toFirst + toSecond + leak;

      // The four neighbours that were numbered before this one, in their order.
      const before = octagons[point - inner];
      const above = octagons[point - outer];
      const back = octagons[point - outer - inner];
      const ahead = octagons[point - outer + inner];
      this.#first[node] = node;
      if (back === 0 || back === player) {
        const crossing = crossings[point];
        const kind = this.#diagonalKind(own, back, above, before, crossing, player);
        if (kind !== none) this.#link(node, this.#nodeOf[point - outer - inner], kind);
      }
      if (above === 0) this.#link(node, this.#nodeOf[point - outer], straightLink + own);
      else if (above === player) {
        this.#link(node, this.#nodeOf[point - outer], straightLink + own + 1);
      }
      if (ahead === 0 || ahead === player) {
        const after = octagons[point + inner];
        const crossing = crossings[point + inner];
        const kind = this.#diagonalKind(own, ahead, above, after, crossing, player);
        if (kind !== none) this.#link(node, this.#nodeOf[point - outer + inner], kind);
      }
      if (before === 0) this.#link(node, node - 1, straightLink + own);
      else if (before === player) this.#link(node, node - 1, straightLink + own + 1);
    }
    return nodes;
  }

  /** The kind of a diagonal link: from an end (1 when own) to the other, past the two others. */
  #diagonalKind(
    own: number,
    far: number,
    one: number,
    other: number,
    crossing: number,
    player: number,
  ): number {
    if (one === player || other === player) return none;
    const ends = own + (far === 0 ? 0 : 1);
    const opponents = (one === 0 ? 0 : 1) + (other === 0 ? 0 : 1);
    if (ends + opponents < 4) return diagonal + 3 * ends + opponents;
    return crossing === player ? straightLink + 2 : none;
  }

  /** Links a node to an earlier one. Links of a node come in the order of their other ends. */
  #link(node: number, earlier: number, kind: number): void {
    const band = this.#band;
    const by = this.#conductance[kind];
    const base = node * (this.#bandwidth + 1) + this.#bandwidth - node;
    if (this.#first[node] === node) this.#first[node] = earlier;
    band[base + earlier] = -by;
    this.#pivot[node] += by;
    this.#pivot[earlier] += by;
    const link = this.#links++;
    this.#linkFrom[link] = node;
    this.#linkTo[link] = earlier;
    this.#linkBy[link] = by;
  }

  /** Factors the band in place, and carries the right-hand side (the first side at voltage 1) along. */
  #factor(nodes: number): void {
    const band = this.#band;
    const first = this.#first;
    const pivot = this.#pivot;
    const voltage = this.#voltage;
    const bandwidth = this.#bandwidth;
    const width = bandwidth + 1;
    for (let node = 0; node < nodes; node++) {
      const base = node * width + bandwidth - node;
      const from = first[node];
      // Until it is divided by the pivot, an entry is kept as L·D. Four columns at a time are
      // settled and taken out of the rest of the row: long steps instead of short loops.
      let col = from;
      for (; col + 4 < node; col += 4) {
        let at = col * width + bandwidth + width - 1;
        const one = band[base + col];
        const two = band[base + col + 1] - one * band[at];
        at += bandwidth;
        const three = band[base + col + 2] - one * band[at] - two * band[at + 1];
        at += bandwidth;
        const four =
          band[base + col + 3] - one * band[at] - two * band[at + 1] - three * band[at + 2];
        band[base + col + 1] = two;
        band[base + col + 2] = three;
        band[base + col + 3] = four;
        for (let rest = col + 4; rest < node; rest++) {
          at += bandwidth;
          band[base + rest] -=
            one * band[at] + two * band[at + 1] + three * band[at + 2] + four * band[at + 3];
        }
      }
      for (let rest = col + 1; rest < node; rest++) {
        const restBase = rest * width + bandwidth - rest;
        let sum = band[base + rest];
        for (let at = col; at < rest; at++) sum -= band[base + at] * band[restBase + at];
        band[base + rest] = sum;
      }
      let diagonal = pivot[node];
      let right = this.#toFirst[node];
      for (let at = from; at < node; at++) {
        const scaled = band[base + at];
        const entry = scaled * pivot[at];
        band[base + at] = entry;
        diagonal -= scaled * entry;
        right -= entry * voltage[at];
      }
      // From here on the inverse: dividing once is cheaper than often.
      pivot[node] = 1 / diagonal;
      voltage[node] = right;
    }
    for (let node = 0; node < nodes; node++) voltage[node] *= pivot[node];
    for (let node = nodes - 1; node >= 0; node--) {
      const base = node * width + bandwidth - node;
      const known = voltage[node];
      for (let at = first[node]; at < node; at++) voltage[at] -= band[base + at] * known;
    }
  }

  /** The conductance, and the current through each node: half of what passes its links. */
  #flow(nodes: number): void {
    const voltage = this.#voltage;
    const current = this.current;
    const pointOf = this.#pointOf;
    let conductance = 0;
    for (let node = 0; node < nodes; node++) {
      const toFirst = this.#toFirst[node];
      const toSecond = this.#toSecond[node];
      if (toFirst === 0 && toSecond === 0) continue;
      const enters = toFirst * (1 - voltage[node]);
      conductance += enters;
      current[pointOf[node]] += 0.5 * (enters + toSecond * voltage[node]);
    }
    const links = this.#links;
    for (let link = 0; link < links; link++) {
      const from = this.#linkFrom[link];
      const to = this.#linkTo[link];
      const passes = 0.5 * Math.abs(this.#linkBy[link] * (voltage[from] - voltage[to]));
      current[pointOf[from]] += passes;
      current[pointOf[to]] += passes;
    }
    this.conductance = conductance;
  }
}
