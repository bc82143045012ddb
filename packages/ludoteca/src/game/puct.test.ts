import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Effort, type Random, random } from '../kernel/index.ts';
import { type Outlook, Puct, type PuctPosition } from './puct.ts';

/** A game made of nothing but its tree. Whose turn it is follows no pattern. */
interface Tree {
  readonly side: number;
  readonly chance: number;
  /** Of a leaf. */
  readonly winner: number;
  readonly children: readonly Tree[];
}

function randomTree(source: Random, depth: number): Tree {
  const width = depth === 0 ? 0 : source.below(5);
  return {
    side: source.below(2),
    chance: source.unit(),
    winner: source.below(2),
    children: Array.from({ length: width }, () => randomTree(source, depth - 1)),
  };
}

/** The winner with best play: a side wins where it is to move if any move wins for it. */
function winnerOf(tree: Tree): number {
  if (tree.children.length === 0) return tree.winner;
  const isWon = tree.children.some((child) => winnerOf(child) === tree.side);
  return isWon ? tree.side : 1 - tree.side;
}

function sizeOf(tree: Tree): number {
  return 1 + tree.children.reduce((sum, child) => sum + sizeOf(child), 0);
}

class Walk implements PuctPosition {
  readonly mostMoves = 8;
  readonly patience = 16;
  readonly #path: Tree[];
  looks = 0;

  constructor(tree: Tree) {
    this.#path = [tree];
  }

  get #at(): Tree {
    return this.#path[this.#path.length - 1];
  }

  get depth(): number {
    return this.#path.length - 1;
  }

  get side(): number {
    return this.#at.side;
  }

  play(move: number): void {
    this.#path.push(this.#at.children[move]);
  }

  undo(): void {
    this.#path.pop();
  }

  look(outlook: Outlook): void {
    this.looks++;
    const { children, winner, chance } = this.#at;
    outlook.winner = children.length === 0 ? winner : -1;
    outlook.length = 0;
    outlook.chance = chance;
    outlook.count = children.length;
    for (let move = 0; move < children.length; move++) {
      outlook.moves[move] = move;
      outlook.priors[move] = 1 + ((7 * move) % 3);
    }
  }
}

const settings = { exploration: 1, caution: 0.15 };

describe('PUCT', () => {
  it('proves the winner of any tree, in whatever order the sides move', () => {
    fc.assert(
      fc.property(fc.string(), fc.integer({ min: 1, max: 6 }), (seed, depth) => {
        const tree = randomTree(random(seed), depth);
        const walk = new Walk(tree);
        const puct = new Puct(walk, settings);
        puct.run(new Effort());
        expect(walk.depth).toBe(0);
        expect(puct.winner).toBe(winnerOf(tree));
        expect(walk.looks).toBeLessThanOrEqual(sizeOf(tree));
        if (tree.children.length === 0) return;
        const [best] = puct.moves();
        expect(best.move).toBe(puct.line()[0]);
        if (winnerOf(tree) === tree.side) {
          expect(winnerOf(tree.children[best.move])).toBe(tree.side);
        }
        for (const { move, winner } of puct.moves()) {
          if (winner >= 0) expect(winner).toBe(winnerOf(tree.children[move]));
        }
      }),
      { seed: 5, numRuns: process.env.LUDOTECA_LONG === '1' ? 5000 : 400 },
    );
  });

  /** Three moves, each to a place of its own chance, where the game goes on for ever without change. */
  class Endless implements PuctPosition {
    readonly mostMoves = 3;
    readonly patience = 16;
    readonly #moves: number[] = [];
    readonly #first: number;
    readonly #next: number;

    constructor(first: number, next: number) {
      this.#first = first;
      this.#next = next;
    }

    get side(): number {
      return this.#moves.length === 0 ? this.#first : this.#next;
    }

    play(move: number): void {
      this.#moves.push(move);
    }

    undo(): void {
      this.#moves.pop();
    }

    look(outlook: Outlook): void {
      outlook.winner = -1;
      outlook.chance = [0.2, 0.8, 0.5][this.#moves[0] ?? 2];
      outlook.count = 3;
      for (let move = 0; move < 3; move++) {
        outlook.moves[move] = move;
        outlook.priors[move] = 1;
      }
    }
  }

  it('takes what is good for who moves, also when the turn stays', () => {
    for (const first of [0, 1]) {
      for (const next of [0, 1]) {
        const puct = new Puct(new Endless(first, next), settings);
        puct.run(new Effort({ nodes: 400 }));
        expect(puct.line()[0]).toBe(first === 0 ? 1 : 0);
        expect(puct.chance).toBeCloseTo(first === 0 ? 0.8 : 0.2, 5);
        expect(puct.winner).toBe(-1);
      }
    }
  });

  it('keeps to its budget, and stops when it is cancelled', () => {
    const tree = randomTree(random('deep'), 9);
    const effort = new Effort({ nodes: 25 });
    const walk = new Walk(tree);
    new Puct(walk, settings).run(effort);
    expect(effort.nodes).toBeLessThanOrEqual(25);
    const signal = { aborted: false };
    const cancelled = new Effort({ signal });
    const other = new Walk(randomTree(random('deeper'), 12));
    const puct = new Puct(other, settings);
    signal.aborted = true;
    puct.run(cancelled);
    expect(cancelled.nodes).toBeLessThanOrEqual(other.patience);
  });

  it('goes on where it was left', () => {
    const tree = randomTree(random('again 3'), 7);
    const parts = new Puct(new Walk(tree), settings);
    for (let part = 0; part < 20; part++) parts.run(new Effort({ nodes: 10 }));
    const whole = new Puct(new Walk(tree), settings);
    whole.run(new Effort({ nodes: 200 }));
    expect(parts.moves()).toEqual(whole.moves());
  });

  it('proves every first move when it is thorough', () => {
    for (let round = 0; round < 40; round++) {
      const tree = randomTree(random(`thorough ${round}`), 5);
      if (tree.children.length === 0) continue;
      const puct = new Puct(new Walk(tree), { ...settings, isThorough: true });
      puct.run(new Effort());
      for (const { move, winner } of puct.moves()) {
        expect(winner).toBe(winnerOf(tree.children[move]));
      }
      expect(puct.winner).toBe(winnerOf(tree));
    }
  });

  it('learns from what was proved elsewhere', () => {
    for (let round = 0; round < 40; round++) {
      const tree = randomTree(random(`told ${round}`), 5);
      const puct = new Puct(new Walk(tree), { ...settings, isThorough: true });
      puct.run(new Effort({ nodes: round % 7 }));
      for (const [move, child] of tree.children.entries()) {
        if (move % 2 === 0) puct.settle(move, winnerOf(child), 9);
      }
      puct.run(new Effort());
      for (const { move, winner } of puct.moves()) {
        expect(winner).toBe(winnerOf(tree.children[move]));
      }
      expect(puct.winner).toBe(winnerOf(tree));
    }
  });

  it('gives the same search for the same seed', () => {
    const tree = randomTree(random('seeded 1'), 7);
    const search = (seed: string) => {
      const puct = new Puct(new Walk(tree), settings, random(seed));
      puct.run(new Effort({ nodes: 30 }));
      return puct.moves();
    };
    expect(search('a')).toEqual(search('a'));
  });
});
