/**
 * The cheapest way to pair everybody off: a perfect matching of least cost in a complete graph, by Edmonds' blossom
 * algorithm (J. Edmonds, "Maximum matching and a polyhedron with 0,1-vertices", 1965; read W. Cook and A. Rohe,
 * "Computing minimum-weight perfect matchings", 1999). Exact, and the same for the same costs.
 *
 * Everybody is a node; an odd ring of nodes that are tied to each other becomes one node, a blossom, with the ring
 * as its children. A node that lies in no other has a price, and `prices` holds for each person the sum over the
 * nodes they lie in: an edge between two outermost nodes is tight when the two sums pay its cost.
 *
 *     root (outer) ── via ──► inner ══ mate ══► outer ── via ──► inner ══ mate ══► outer
 */

/** An edge by its two people. */
type Edge = readonly [number, number];

interface Node {
  /** The people in it; one for a node that is no blossom. */
  readonly people: readonly number[];
  /** The ring of a blossom: the first child holds the base, whose mate is outside. Empty for a person. */
  children: Node[];
  /** From each child of the ring to the next. */
  links: Edge[];
  /** What is paid for leaving it; never negative for a blossom. */
  price: number;
  /** Where it stands in the trees that grow from those without a mate. */
  label: 'free' | 'outer' | 'inner';
  /** The edge over which it was reached, from its parent; absent for a root. */
  via: Edge | undefined;
}

/** The mate of each; `cost` must be symmetric and whole, and `size` even. */
export function cheapestPairs(
  size: number,
  cost: (one: number, other: number) => number,
): number[] {
  if (size % 2 === 1) throw new Error('an odd number of people cannot be paired off');
  return new Matching(size, cost).solve();
}

class Matching {
  readonly #size: number;
  readonly #cost: Float64Array;
  readonly #prices: Float64Array;
  readonly #mate: Int32Array;
  /** The outermost node of each person. */
  readonly #top: Node[];

  constructor(size: number, cost: (one: number, other: number) => number) {
    this.#size = size;
    this.#cost = new Float64Array(size * size);
    for (let one = 0; one < size; one++) {
      for (let other = 0; other < size; other++) {
        if (one !== other) this.#cost[one * size + other] = cost(one, other);
      }
    }
    this.#prices = new Float64Array(size);
    this.#mate = new Int32Array(size).fill(-1);
    this.#top = Array.from({ length: size }, (_, person) => ({
      people: [person],
      children: [],
      links: [],
      price: 0,
      label: 'free',
      via: undefined,
    }));
  }

  solve(): number[] {
    // Each round pairs two more people.
    while (this.#mate.includes(-1)) {
      for (const node of this.#nodes()) {
        node.label = this.#isExposed(node) ? 'outer' : 'free';
        node.via = undefined;
      }
      while (!this.#step());
    }
    return [...this.#mate];
  }

  #nodes(): Set<Node> {
    return new Set(this.#top);
  }

  #isExposed({ people }: Node): boolean {
    return people.some((person) => this.#mate[person] === -1);
  }

  /** Raises prices until something is tight, and uses it; true when two trees have met and been paired. */
  #step(): boolean {
    let best = Number.POSITIVE_INFINITY;
    let edge: Edge | undefined;
    let spent: Node | undefined;
    for (let one = 0; one < this.#size; one++) {
      if (this.#top[one].label !== 'outer') continue;
      for (let other = 0; other < this.#size; other++) {
        const node = this.#top[other];
        if (node === this.#top[one] || node.label === 'inner') continue;
        const slack =
          this.#cost[one * this.#size + other] - this.#prices[one] - this.#prices[other];
        // Between two outer nodes both prices rise.
        const rise = node.label === 'outer' ? slack / 2 : slack;
        if (rise < best) {
          best = rise;
          edge = [one, other];
        }
      }
    }
    for (const node of this.#nodes()) {
      if (node.label === 'inner' && node.children.length > 0 && node.price < best) {
        best = node.price;
        spent = node;
      }
    }
    for (const node of this.#nodes()) {
      const change = node.label === 'outer' ? best : node.label === 'inner' ? -best : 0;
      node.price += change;
      for (const person of node.people) this.#prices[person] += change;
    }
    if (spent !== undefined) this.#open(spent);
    else if (edge === undefined) throw new Error('a complete graph has an edge');
    else if (this.#top[edge[1]].label === 'free') this.#grow(edge);
    else return this.#meet(edge);
    return false;
  }

  /** A free node joins a tree, and its mate after it. */
  #grow([from, to]: Edge): void {
    const inner = this.#top[to];
    inner.label = 'inner';
    inner.via = [from, to];
    const base = inner.people.find((person) => this.#top[this.#mate[person]] !== inner);
    if (base === undefined) throw new Error('a node that is in no tree has a mate outside');
    const outer = this.#top[this.#mate[base]];
    outer.label = 'outer';
    outer.via = [base, this.#mate[base]];
  }

  /** Two outer nodes are tied: of two trees, they are paired through to their roots; of one, they close a ring. */
  #meet([one, other]: Edge): boolean {
    const ways = [this.#wayUp(this.#top[one]), this.#wayUp(this.#top[other])] as const;
    const common = ways[0].find((node) => ways[1].includes(node));
    if (common === undefined) {
      this.#pairUp(one, other);
      this.#pairUp(other, one);
      return true;
    }
    const below = (way: readonly Node[]) => way.slice(0, way.indexOf(common));
    const [down, up] = [below(ways[0]).reverse(), below(ways[1])];
    const edgeTo = ({ via }: Node): Edge => {
      if (via === undefined) throw new Error('a root has nobody above');
      return via;
    };
    const children = [common, ...down, ...up];
    const blossom: Node = {
      people: children.flatMap(({ people }) => people),
      children,
      links: [
        ...down.map(edgeTo),
        [one, other],
        ...up.map((node): Edge => [edgeTo(node)[1], edgeTo(node)[0]]),
      ],
      price: 0,
      label: 'outer',
      via: common.via,
    };
    for (const person of blossom.people) this.#top[person] = blossom;
    return false;
  }

  /** The nodes from one to the root of its tree. */
  #wayUp(from: Node): Node[] {
    const way = [from];
    for (let { via } = from; via !== undefined; ) {
      const parent: Node = this.#top[via[0]];
      way.push(parent);
      via = parent.via;
    }
    return way;
  }

  /** Exchanges mates from a person to the root of the tree, beginning with a new mate. */
  #pairUp(person: number, mate: number): void {
    for (let [here, there] = [person, mate]; ; ) {
      const outer = this.#top[here];
      this.#expose(outer, here);
      this.#mate[here] = there;
      if (outer.via === undefined) return;
      const inner = this.#top[outer.via[0]];
      if (inner.via === undefined) throw new Error('an inner node has a parent');
      const [above, below] = inner.via;
      this.#expose(inner, below);
      this.#mate[below] = above;
      [here, there] = [above, below];
    }
  }

  /** Pairs the people in a node so that this one is left for a mate outside: it becomes the base. */
  #expose(node: Node, person: number): void {
    const { children, links } = node;
    if (children.length === 0) return;
    const at = children.findIndex(({ people }) => people.includes(person));
    this.#expose(children[at], person);
    const way = evenWay(at, children.length);
    for (let step = 1; step < way.length; step += 2) {
      const [one, other] = linkBetween(links, way[step], way[step + 1]);
      this.#expose(children[way[step]], one);
      this.#expose(children[way[step + 1]], other);
      this.#mate[one] = other;
      this.#mate[other] = one;
    }
    node.children = [...children.slice(at), ...children.slice(0, at)];
    node.links = [...links.slice(at), ...links.slice(0, at)];
  }

  /** An inner blossom that costs nothing is its children again; those on the way through it stay in the tree. */
  #open(blossom: Node): void {
    const { children, links, via } = blossom;
    if (via === undefined) throw new Error('an inner node has a parent');
    for (const child of children) {
      child.label = 'free';
      child.via = undefined;
      for (const person of child.people) this.#top[person] = child;
    }
    const way = evenWay(
      children.findIndex(({ people }) => people.includes(via[1])),
      children.length,
    );
    way.forEach((at, step) => {
      children[at].label = step % 2 === 0 ? 'inner' : 'outer';
      children[at].via = step === 0 ? via : linkBetween(links, way[step - 1], at);
    });
  }
}

/**
 * The places of a ring from one to the base with an even number of steps. Inside a blossom the children after the
 * base are mates two by two, so the first step from any of them is to its mate.
 */
function evenWay(from: number, length: number): number[] {
  const way = [from];
  const step = from % 2 === 0 ? -1 : 1;
  for (let at = from; at !== 0; ) {
    at = (at + step + length) % length;
    way.push(at);
  }
  return way;
}

/** The edge between two neighbours of a ring, in this direction. */
function linkBetween(links: readonly Edge[], from: number, to: number): Edge {
  if ((from + 1) % links.length === to) return links[from];
  const [one, other] = links[to];
  return [other, one];
}
