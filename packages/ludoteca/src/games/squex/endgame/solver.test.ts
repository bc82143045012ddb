import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { winnerByForce } from '../../../../test/squex/brute-force.ts';
import { Effort, random } from '../../../kernel/index.ts';
import { cellAt } from '../cells.ts';
import { Mind } from '../mind.ts';
import { emptyPosition, type SquexPosition } from '../position.ts';
import { legalMoves, play, winnerOf } from '../rules.ts';
import { SquexBoard } from '../search/board.ts';
import { weights } from '../search/evaluation-weights.ts';
import { EndgameSolver } from './solver.ts';

const isLong = process.env.LUDOTECA_LONG === '1';

interface Case {
  readonly id: string;
  readonly kind: string;
  readonly before: SquexPosition;
  readonly provenWinner?: number;
  readonly winningMoves?: readonly (readonly [row: number, col: number])[];
}

const cases: readonly Case[] = JSON.parse(
  readFileSync(new URL('../cases/squex.json', import.meta.url), 'utf8'),
);
/** All first moves of these take a while. */
const slow = ['S-4x4-empty', 'S-6x6-mid-2'];
const solved = cases.filter(({ kind, id }) => kind === 'solved' && (isLong || !slow.includes(id)));

function solve(position: SquexPosition, nodes = 2_000_000): number {
  const effort = new Effort({ nodes });
  return new EndgameSolver(new SquexBoard(position), weights, effort).winner(effort);
}

describe('the endgame solver', () => {
  it.each(solved.map((one) => [one.id, one] as const))('solves %s', (_id, one) => {
    expect(solve(one.before)).toBe(one.provenWinner);
    const { winningMoves = [] } = one;
    if (winningMoves.length === 0) return;
    const board = new SquexBoard(one.before);
    const effort = new Effort({ nodes: 5_000_000 });
    const solver = new EndgameSolver(board, weights, effort);
    const wins = legalMoves(one.before).filter((move) => {
      board.play(board.pointOf(move));
      const winner = solver.winner(effort);
      board.undo();
      return winner === one.before.player;
    });
    expect(wins.map(({ row, col }) => [row, col])).toEqual(winningMoves);
  });

  it('agrees with trying everything, on small boards and on larger ones that are nearly full', () => {
    const source = random('endings');
    for (let round = 0; round < (isLong ? 3000 : 60); round++) {
      const rows = 2 + source.below(5);
      const cols = 2 + source.below(5);
      const board = new SquexBoard(emptyPosition(rows, cols));
      const most = isLong ? 11 : 9;
      while (board.winner === 0 && (board.emptyCount > most || source.chance(0.3))) {
        board.play(board.empties[source.below(board.emptyCount)]);
      }
      if (board.winner !== 0) continue;
      const hash = [board.hashLow, board.hashHigh, board.player, board.left, board.ply];
      const effort = new Effort();
      const solver = new EndgameSolver(board, weights, effort);
      const known = new Map<string, number>();
      expect(solver.winner(effort)).toBe(winnerByForce(board, known));
      expect([board.hashLow, board.hashHigh, board.player, board.left, board.ply]).toEqual(hash);
      // The same solver serves the positions after each move.
      for (const point of board.empties.slice(0, board.emptyCount)) {
        board.play(point);
        expect(solver.winner(effort)).toBe(winnerByForce(board, known));
        board.undo();
      }
    }
  });

  it('knows who wins the small boards', () => {
    const winners: [rows: number, cols: number, winner: number][] = [
      [2, 2, 2],
      [2, 3, 1],
      [3, 2, 2],
      [3, 3, 1],
      [3, 4, 1],
      [4, 3, 2],
      [4, 4, 1],
      [4, 5, 1],
      [4, 6, 1],
    ];
    for (const [rows, cols, winner] of winners) {
      expect(solve(emptyPosition(rows, cols), 50_000)).toBe(winner);
    }
  });

  it.runIf(isLong)('knows who wins the boards that take seconds', () => {
    expect(solve(emptyPosition(5, 4), 100_000)).toBe(2);
    expect(solve(emptyPosition(6, 4), 250_000)).toBe(2);
  });

  it.each([
    [2, 5],
    [5, 2],
    [3, 4],
    [4, 3],
  ])('agrees with trying everything after the first two moves of %i×%i', (rows, cols) => {
    const board = new SquexBoard(emptyPosition(rows, cols));
    const effort = new Effort();
    const solver = new EndgameSolver(board, weights, effort);
    const known = new Map<string, number>();
    const { points } = board.geometry;
    for (const first of points) {
      board.play(first);
      for (const second of points) {
        if (board.octagons[second] !== 0) continue;
        board.play(second);
        expect(solver.winner(effort)).toBe(winnerByForce(board, known));
        board.undo();
      }
      expect(solver.winner(effort)).toBe(winnerByForce(board, known));
      board.undo();
    }
  });

  it.runIf(isLong)('knows who wins 5×5, within what takes two minutes', () => {
    expect(solve(emptyPosition(5, 5), 4_000_000)).toBe(1);
  });

  it.runIf(isLong)('solves 95 of 100 endings of strong games within what takes a second', () => {
    let solvedCount = 0;
    let count = 0;
    for (let game = 0; game < 60; game++) {
      const source = random(`strong ${game}`);
      let position = emptyPosition(8, 8);
      for (let ply = 0; ply < 2; ply++)
        position = play(position, source.pick(legalMoves(position)));
      while (winnerOf(position) === 0) {
        if (legalMoves(position).length <= 20) {
          count++;
          if (solve(position, 100_000) !== 0) solvedCount++;
        }
        const mind = new Mind(position, { random: source, proves: false });
        mind.think(new Effort({ nodes: 1024 }));
        position = play(position, cellAt(position, mind.move));
      }
    }
    expect(count).toBeGreaterThan(100);
    expect(solvedCount / count).toBeGreaterThanOrEqual(0.95);
  });

  it('stops at its budget, and when it is cancelled', () => {
    const board = new SquexBoard(emptyPosition(6, 6));
    const effort = new Effort({ nodes: 300 });
    expect(new EndgameSolver(board, weights, effort).winner(effort)).toBe(0);
    expect(effort.nodes).toBe(300);
    expect(board.ply).toBe(0);
    const cancelled = new Effort({ signal: { aborted: true } });
    expect(new EndgameSolver(board, weights, cancelled).winner(cancelled)).toBe(0);
    expect(cancelled.nodes).toBe(0);
  });
});
