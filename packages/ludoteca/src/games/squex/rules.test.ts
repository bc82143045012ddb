import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { Cell } from '../../kernel/index.ts';
import { emptyPosition, type Owner, type SquexPosition } from './position.ts';
import {
  consequencesOf,
  cuttableSquares,
  isLegal,
  legalMoves,
  play,
  winnerOf,
  winningChain,
} from './rules.ts';

type Pair = readonly [row: number, col: number];

interface CaseState extends SquexPosition {
  readonly winner: Owner;
}

interface Case {
  readonly id: string;
  readonly kind: 'rule' | 'state' | 'solved';
  readonly history?: readonly Pair[];
  readonly before: CaseState;
  readonly move?: Pair;
  readonly expected?: Partial<CaseState> & {
    readonly illegal?: boolean;
    readonly cuts?: number;
    readonly mover?: number;
  };
}

const cases: readonly Case[] = JSON.parse(
  readFileSync(new URL('./cases/squex.json', import.meta.url), 'utf8'),
);

const cell = ([row, col]: Pair): Cell => ({ row, col });

function after(rows: number, cols: number, moves: readonly Pair[]): SquexPosition {
  return moves.map(cell).reduce(play, emptyPosition(rows, cols));
}

describe('the rules, by their cases', () => {
  it.each(cases.map((one) => [one.id, one] as const))('%s', (_id, one) => {
    const { winner, ...before } = one.before;
    expect(winnerOf(before)).toBe(winner);
    if (one.history !== undefined) {
      expect(after(before.rows, before.cols, one.history)).toEqual(before);
    }
    const { expected } = one;
    if (expected === undefined) return;
    if (one.move === undefined) {
      expect(winnerOf(before)).toBe(expected.winner);
      return;
    }
    const move = cell(one.move);
    if (expected.illegal) {
      expect(isLegal(before, move)).toBe(false);
      expect(() => play(before, move)).toThrow('no legal move');
      return;
    }
    const next = play(before, move);
    const { winner: won, cuts, mover, illegal, ...state } = expected;
    expect(next).toMatchObject(state);
    if (won !== undefined) expect(winnerOf(next)).toBe(won);
    if (mover !== undefined) expect(before.player).toBe(mover);
    if (cuts !== undefined) expect(consequencesOf(before, move).cuts).toHaveLength(cuts);
  });
});

describe('the rules', () => {
  /** Four crossings around c3, each with one octagon missing: the one that player 1 takes. */
  const beforeFourCuts: SquexPosition = {
    ...emptyPosition(5, 5),
    octagons: [
      [0, 0, 0, 0, 0],
      [0, 1, 2, 1, 0],
      [0, 2, 0, 2, 0],
      [0, 1, 2, 1, 0],
      [0, 0, 0, 0, 0],
    ],
    squares: [
      [0, 1, 1, 1, 1, 0],
      [2, 0, 0, 0, 0, 2],
      [2, 0, 2, 2, 0, 2],
      [2, 0, 2, 2, 0, 2],
      [2, 0, 0, 0, 0, 2],
      [0, 1, 1, 1, 1, 0],
    ],
  };

  it('cuts up to four squares at once, for the same two moves', () => {
    const move = { row: 2, col: 2 };
    expect(consequencesOf(beforeFourCuts, move).cuts).toHaveLength(4);
    expect(play(beforeFourCuts, move)).toMatchObject({ player: 2, cutInfo: '2-1' });
  });

  it('takes the second move away from who cuts with the first', () => {
    const before: SquexPosition = { ...beforeFourCuts, cutInfo: '2-1' };
    const move = { row: 2, col: 2 };
    expect(consequencesOf(before, move).losesSecondMove).toBe(true);
    expect(play(before, move)).toMatchObject({ player: 2, cutInfo: '2-1' });
    expect(consequencesOf(beforeFourCuts, move).losesSecondMove).toBe(false);
  });

  it('tells which octagons cut a square', () => {
    // Each player's square lacks one octagon of the opponent's: c2 for 1's, a3 for 2's.
    const position = after(3, 3, [
      [1, 1],
      [1, 0],
      [2, 2],
      [2, 1],
    ]);
    expect(cuttableSquares(position)).toEqual([
      { square: { row: 2, col: 1 }, owner: 2, cutters: [{ row: 2, col: 0 }] },
      { square: { row: 2, col: 2 }, owner: 1, cutters: [{ row: 1, col: 2 }] },
    ]);
    const open = after(3, 3, [
      [0, 0],
      [2, 2],
      [1, 1],
    ]);
    expect(cuttableSquares(open)).toEqual([
      {
        square: { row: 1, col: 1 },
        owner: 1,
        cutters: [
          { row: 0, col: 1 },
          { row: 1, col: 0 },
        ],
      },
    ]);
  });

  it('shows a shortest chain that cannot be cut', () => {
    const position = after(3, 3, [
      [0, 0],
      [0, 1],
      [1, 0],
      [1, 1],
      [2, 0],
    ]);
    expect(winnerOf(position)).toBe(1);
    expect(winningChain(position, 1)).toEqual([0, 1, 2].map((row) => ({ row, col: 0 })));
    expect(winningChain(position, 2)).toBeUndefined();
    expect(legalMoves(position)).toEqual([]);
    expect(isLegal(position, { row: 2, col: 2 })).toBe(false);
  });

  it('has boards from 1×1 to 26×26 and no others', () => {
    expect(legalMoves(emptyPosition(1, 1))).toHaveLength(1);
    expect(legalMoves(emptyPosition(26, 26))).toHaveLength(676);
    expect(() => emptyPosition(0, 4)).toThrow('from 1 to 26');
    expect(() => emptyPosition(4, 27)).toThrow('from 1 to 26');
  });
});
