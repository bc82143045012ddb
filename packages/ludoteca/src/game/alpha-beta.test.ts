import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Effort } from '../kernel/index.ts';
import { AlphaBeta } from './alpha-beta.ts';
import { verdictOf } from './analysis.ts';
import type { Side } from './game.ts';
import { drawn, running, type SearchState } from './search-state.ts';

/** A made-up game: a tree in which anyone may be to move anywhere, and several times in a row. */
type Tree =
  | { readonly winner: Side | typeof drawn }
  | { readonly turn: Side; readonly after: readonly Tree[] };

const trees: fc.Arbitrary<Tree> = fc.letrec<{ tree: Tree; inner: Tree; leaf: Tree }>((tie) => ({
  leaf: fc.record({ winner: fc.constantFrom<(0 | 1 | 2)[]>(0, 1, drawn) }),
  inner: fc.record({
    turn: fc.constantFrom<Side[]>(0, 1),
    after: fc.array(tie('tree'), { minLength: 1, maxLength: 4 }),
  }),
  tree: fc.oneof({ maxDepth: 5, withCrossShrink: true }, tie('leaf'), tie('inner')),
})).inner;

class TreeSearch implements SearchState {
  readonly mostMoves = 4;
  readonly #path: Tree[];
  readonly #turns: Side[] = [0];
  readonly #numbers = new Map<Tree, number>();

  constructor(tree: Tree) {
    this.#path = [tree];
  }

  get #tree(): Tree {
    return this.#path[this.#path.length - 1];
  }

  get turn(): Side {
    return 'turn' in this.#tree ? this.#tree.turn : this.#turns[this.#turns.length - 1];
  }

  get winner(): SearchState['winner'] {
    return 'winner' in this.#tree ? this.#tree.winner : running;
  }

  get hashLo(): number {
    if (!this.#numbers.has(this.#tree)) this.#numbers.set(this.#tree, this.#numbers.size);
    return this.#numbers.get(this.#tree) ?? 0;
  }

  readonly hashHi = 0;

  moves(into: Int32Array): number {
    if (!('after' in this.#tree)) return 0;
    for (let index = 0; index < this.#tree.after.length; index++) into[index] = index;
    return this.#tree.after.length;
  }

  play(move: number): void {
    if (!('after' in this.#tree)) throw new Error('the game is over');
    this.#turns.push(this.turn);
    this.#path.push(this.#tree.after[move]);
  }

  undo(): void {
    this.#path.pop();
    this.#turns.pop();
  }

  estimate(): number {
    return 0.6;
  }
}

/** The value for side 0 and the plies to the end, by looking at everything. */
function minimax(tree: Tree): { value: 1 | 0 | -1; plies: number } {
  if ('winner' in tree) {
    return { value: tree.winner === drawn ? 0 : tree.winner === 0 ? 1 : -1, plies: 0 };
  }
  const sign = tree.turn === 0 ? 1 : -1;
  const after = tree.after.map(minimax);
  const value =
    sign === 1 ? Math.max(...after.map((a) => a.value)) : Math.min(...after.map((a) => a.value));
  const lengths = after.filter((a) => a.value === value).map((a) => a.plies + 1);
  const isWin = value === sign;
  return {
    value: value === 1 ? 1 : value === -1 ? -1 : 0,
    plies: isWin ? Math.min(...lengths) : Math.max(...lengths),
  };
}

/** A value for side 0 as the side that is to move sees it. */
function told(value: number, turn: Side): string {
  const own = turn === 0 ? value : -value;
  return own > 0 ? 'win' : own < 0 ? 'loss' : 'draw';
}

describe('alpha-beta', () => {
  it('finds value and length of every move, whoever moves after whom', () => {
    fc.assert(
      fc.property(trees, (tree) => {
        if (!('turn' in tree)) return;
        const answer = new AlphaBeta(new TreeSearch(tree), new Effort()).search({
          everyMove: true,
        });
        for (const { move, value, distance } of answer.moves) {
          const { value: forFirst, plies } = minimax(tree.after[move]);
          expect(value).toBe(told(forFirst, tree.turn));
          if (value !== 'draw') expect(distance).toBe(plies + 1);
        }
        expect(verdictOf(answer.moves).value).toBe(told(minimax(tree).value, tree.turn));
      }),
      { numRuns: process.env.LUDOTECA_LONG === '1' ? 5000 : 300 },
    );
  });

  it('finds a best move without knowing all', () => {
    fc.assert(
      fc.property(trees, (tree) => {
        if (!('turn' in tree)) return;
        const [best] = new AlphaBeta(new TreeSearch(tree), new Effort()).search().moves;
        const sign = tree.turn === 0 ? 1 : -1;
        expect(sign * minimax(tree.after[best.move]).value).toBe(sign * minimax(tree).value);
      }),
    );
  });

  it('estimates what lies beyond its depth, and takes the position as it was', () => {
    const leaf: Tree = { winner: 0 };
    const tree: Tree = { turn: 1, after: [{ turn: 1, after: [{ turn: 0, after: [leaf] }] }, leaf] };
    const search = new TreeSearch(tree);
    const answer = new AlphaBeta(search, new Effort()).search({ depth: 2, everyMove: true });
    expect(answer.moves.map(({ value }) => value)).toEqual(['unknown', 'loss']);
    expect(answer.moves[0].estimate).toBeCloseTo(0.4, 2);
    expect(search.turn).toBe(1);
    const none = new AlphaBeta(search, new Effort({ nodes: 0 })).search();
    expect(none).toMatchObject({ depth: 0, moves: [{ value: 'unknown' }, { value: 'unknown' }] });
  });
});
