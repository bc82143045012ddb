/**
 * Three implementations of the rules, held against each other after every move of random games: the
 * immutable one, the packed one, and a literal one written here from the rulebook, sharing nothing.
 */

import { describe, expect, it } from 'vitest';
import { type Random, random } from '../../../kernel/index.ts';
import { emptyPosition, type SquexPosition } from '../position.ts';
import { consequencesOf, isLegal, legalMoves, play, winnerOf } from '../rules.ts';
import { SquexBoard } from './board.ts';

/** Octagons `o r c` and squares `s i j` by name; absent is 0. */
class LiteralSquex {
  readonly owner = new Map<string, number>();
  player = 1;
  a = 1;
  b = 0;
  lastCuts = 0;

  readonly m: number;
  readonly n: number;

  constructor(m: number, n: number) {
    this.m = m;
    this.n = n;
    for (let j = 1; j < n; j++) {
      this.owner.set(`s 0 ${j}`, 1).set(`s ${m} ${j}`, 1);
    }
    for (let i = 1; i < m; i++) {
      this.owner.set(`s ${i} 0`, 2).set(`s ${i} ${n}`, 2);
    }
  }

  get(name: string): number {
    return this.owner.get(name) ?? 0;
  }

  move(r: number, c: number): void {
    const p = this.player;
    const q = p === 1 ? 2 : 1;
    this.owner.set(`o ${r} ${c}`, p);
    this.lastCuts = 0;
    for (const [dr, dc, si, sj] of [
      [-1, -1, r, c],
      [-1, 1, r, c + 1],
      [1, -1, r + 1, c],
      [1, 1, r + 1, c + 1],
    ]) {
      if (this.get(`o ${r + dr} ${c + dc}`) !== p) continue;
      if (this.get(`s ${si} ${sj}`) === q) this.lastCuts++;
      this.owner.set(`s ${si} ${sj}`, p);
    }
    if (this.lastCuts > 0) {
      this.player = q;
      this.a = 2;
      this.b = 1;
    } else if (this.a === 2) {
      this.a = 1;
      this.b = 1;
    } else {
      this.player = q;
      this.a = 1;
      this.b = 0;
    }
  }

  isCuttable(i: number, j: number): boolean {
    const p = this.get(`s ${i} ${j}`);
    const around = [
      this.get(`o ${i - 1} ${j - 1}`),
      this.get(`o ${i} ${j}`),
      this.get(`o ${i - 1} ${j}`),
      this.get(`o ${i} ${j - 1}`),
    ];
    const other = around[0] === p && around[1] === p ? around.slice(2) : around.slice(0, 2);
    return !other.includes(p) && other.includes(0);
  }

  /** By closing the relation "linked for good" over all own octagons until nothing changes. */
  winner(): number {
    for (const p of [1, 2]) {
      const reached = new Set<string>();
      for (let k = 0; k < Math.max(this.m, this.n); k++) {
        const start = p === 1 ? `0 ${k}` : `${k} 0`;
        if (this.get(`o ${start}`) === p) reached.add(start);
      }
      for (let before = -1; before !== reached.size; ) {
        before = reached.size;
        for (const place of [...reached]) {
          const [r, c] = place.split(' ').map(Number);
          for (const next of [
            [r - 1, c],
            [r + 1, c],
            [r, c - 1],
            [r, c + 1],
          ]) {
            if (this.get(`o ${next[0]} ${next[1]}`) === p) reached.add(`${next[0]} ${next[1]}`);
          }
          for (const [dr, dc] of [
            [0, 0],
            [0, 1],
            [1, 0],
            [1, 1],
          ]) {
            const i = r + dr;
            const j = c + dc;
            if (i < 1 || j < 1 || i >= this.m || j >= this.n) continue;
            const far = `${r + 2 * dr - 1} ${c + 2 * dc - 1}`;
            if (this.get(`s ${i} ${j}`) !== p || this.get(`o ${far}`) !== p) continue;
            if (!this.isCuttable(i, j)) reached.add(far);
          }
        }
      }
      for (const place of reached) {
        const [r, c] = place.split(' ').map(Number);
        if ((p === 1 ? r === this.m - 1 : c === this.n - 1) === true) return p;
      }
    }
    return 0;
  }

  position(): SquexPosition {
    const rows = (kind: string, height: number, width: number) =>
      Array.from({ length: height }, (_, r) =>
        Array.from({ length: width }, (_, c) => this.get(`${kind} ${r} ${c}`)),
      );
    return JSON.parse(
      JSON.stringify({
        rows: this.m,
        cols: this.n,
        octagons: rows('o', this.m, this.n),
        squares: rows('s', this.m + 1, this.n + 1),
        player: this.player,
        cutInfo: `${this.a}-${this.b}`,
      }),
    );
  }
}

/** Everything that can be seen of a packed board. */
function seen(board: SquexBoard) {
  const empties = [...board.empties.subarray(0, board.emptyCount)];
  return {
    octagons: [...board.octagons],
    crossings: [...board.crossings],
    turn: [board.player, board.left, board.winner, board.ply],
    hash: [board.hashLow, board.hashHigh],
    empties,
    wins: empties.map((point) => [board.winsAt(point, 1), board.winsAt(point, 2)]),
    cuts: empties.map((point) => [board.cutsAt(point, 1), board.cutsAt(point, 2)]),
  };
}

/** What depends on the position alone, and not on the way to it. */
function meaning(board: SquexBoard) {
  const { octagons, crossings, turn, hash, empties, wins, cuts } = seen(board);
  const facts = empties.map((point, index) => [point, wins[index], cuts[index]]);
  return { octagons, crossings, turn: turn.slice(0, 3), hash, facts: facts.toSorted() };
}

function assertSame(position: SquexPosition, literal: LiteralSquex, board: SquexBoard): void {
  expect(position).toEqual(literal.position());
  const winner = literal.winner();
  expect(winnerOf(position)).toBe(winner);
  expect(board.winner).toBe(winner);
  expect([board.player, board.left]).toEqual([literal.player, literal.a]);
  expect(meaning(board)).toEqual(meaning(new SquexBoard(position)));
}

/** Whether what the board says of single moves agrees with making them. */
function assertForesight(position: SquexPosition, board: SquexBoard): void {
  for (const player of [1, 2] as const) {
    const turned: SquexPosition = { ...position, player };
    for (const move of legalMoves(position)) {
      const point = board.pointOf(move);
      expect(board.cutsAt(point, player)).toBe(consequencesOf(turned, move).cuts.length > 0);
      expect(board.winsAt(point, player)).toBe(winnerOf(play(turned, move)) === player);
    }
  }
}

function playRandomGame(rows: number, cols: number, source: Random): { cuts: number } {
  let position = emptyPosition(rows, cols);
  const literal = new LiteralSquex(rows, cols);
  const board = new SquexBoard(position);
  const before: ReturnType<typeof seen>[] = [];
  const isSmall = rows * cols <= 30;
  let cuts = 0;
  while (literal.winner() === 0) {
    const move = source.pick(legalMoves(position));
    if (isSmall && source.chance(0.2)) assertForesight(position, board);
    before.push(seen(board));
    literal.move(move.row, move.col);
    expect(consequencesOf(position, move).cuts).toHaveLength(literal.lastCuts);
    cuts += literal.lastCuts;
    position = play(position, move);
    board.play(board.pointOf(move));
    assertSame(position, literal, board);
  }
  expect(legalMoves(position)).toEqual([]);
  expect(isLegal(position, { row: 0, col: 0 })).toBe(false);
  for (const state of before.toReversed()) {
    board.undo();
    expect(seen(board)).toEqual(state);
  }
  return { cuts };
}

const isLong = process.env.LUDOTECA_LONG === '1';
const games = isLong ? 10_000 : 60;

describe('the three implementations of the rules', () => {
  it(`agree after every move of ${games} random games on many boards, and on the way back`, () => {
    const source = random('three implementations');
    let cuts = 0;
    for (let game = 0; game < games; game++) {
      // Mostly small boards, where cuts and wins are dense; now and then a large one.
      const most = game % 50 === 49 ? (isLong ? 26 : 12) : 6;
      const rows = 1 + source.below(most);
      const cols = 1 + source.below(most);
      cuts += playRandomGame(rows, cols, source.fork(game)).cuts;
    }
    expect(cuts).toBeGreaterThan(games / 2);
  });

  it('agree that a full board has exactly one winner, whatever it holds', () => {
    const source = random('full boards');
    for (let round = 0; round < (isLong ? 3000 : 100); round++) {
      const rows = 1 + source.below(6);
      const cols = 1 + source.below(6);
      let position = emptyPosition(rows, cols);
      const octagons = position.octagons.map((line) =>
        line.map(() => source.pick([1, 2] as const)),
      );
      const squares = position.squares.map((line, i) =>
        line.map((owner, j) => {
          if (i === 0 || j === 0 || i === rows || j === cols) return owner;
          const [a, b] = [octagons[i - 1][j - 1], octagons[i - 1][j]];
          const isOne = a === octagons[i][j];
          const isOther = b === octagons[i][j - 1];
          if (isOne && isOther) return source.pick([a, b]);
          if (isOne) return a;
          return isOther ? b : 0;
        }),
      );
      position = { ...position, octagons, squares };
      expect([1, 2]).toContain(winnerOf(position));
      expect(new SquexBoard(position).winner).toBe(winnerOf(position));
    }
  });
});
