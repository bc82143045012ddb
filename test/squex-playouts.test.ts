/** The peer of the bench plays Squex by the same rules as the library. */

import { random } from 'ludoteca/kernel';
import { emptyPosition, legalMoves, play, type SquexPosition, winnerOf } from 'ludoteca/squex';
import { describe, expect, it } from 'vitest';
import { PlayoutBoard } from '../bench/src/squex-playouts.ts';
import { UctPlayer } from '../bench/src/squex-uct.ts';

const isLong = process.env.LUDOTECA_LONG === '1';

/** Positions of random games that go on, on boards of many shapes. */
function positions(count: number): SquexPosition[] {
  const source = random('playouts');
  return Array.from({ length: count }, () => {
    const rows = 1 + source.below(8);
    const cols = 1 + source.below(8);
    let position = emptyPosition(rows, cols);
    for (let plies = source.below(rows * cols); plies > 0; plies--) {
      const next = play(position, source.pick(legalMoves(position)));
      if (winnerOf(next) !== 0) break;
      position = next;
    }
    return position;
  });
}

/** Plays the moves by the rules until somebody has won; the winner. */
function replayed(begin: SquexPosition, moves: readonly number[]): number {
  let position = begin;
  for (const move of moves) {
    if (winnerOf(position) !== 0) break;
    position = play(position, { row: Math.floor(move / begin.cols), col: move % begin.cols });
  }
  return winnerOf(position);
}

describe('a playout', () => {
  it('has the winner that the rules name', () => {
    for (const [index, position] of positions(isLong ? 5000 : 300).entries()) {
      const board = new PlayoutBoard(position, index);
      for (let round = 0; round < 3; round++) {
        board.reset();
        const winner = board.playOut();
        const played = [...board.order.subarray(0, board.playedCount)].reverse();
        const moves = played.map((point) => board.points.indexOf(point));
        expect(replayed(position, moves)).toBe(winner);
      }
    }
  });

  it('has the turn that the rules give, after every move', () => {
    for (const position of positions(isLong ? 2000 : 200)) {
      const board = new PlayoutBoard(position, 1);
      const source = random('turns');
      let state = position;
      while (winnerOf(state) === 0) {
        const { row, col } = source.pick(legalMoves(state));
        state = play(state, { row, col });
        board.play(board.points[row * state.cols + col]);
        expect([board.player, board.left]).toEqual([state.player, state.cutInfo === '2-1' ? 2 : 1]);
      }
    }
  });
});

describe('plain UCT', () => {
  it('finds the moves that win at once', () => {
    for (const position of positions(isLong ? 500 : 60)) {
      const wins = legalMoves(position).filter(
        (move) => winnerOf(play(position, move)) === position.player,
      );
      if (wins.length === 0) continue;
      const player = new UctPlayer(position, 'wins');
      player.run(2000);
      const { cols } = position;
      const move = { row: Math.floor(player.move / cols), col: player.move % cols };
      // Every other move that is as sure is as good.
      const after = play(position, move);
      expect(winnerOf(after) === position.player || keepsWinning(after, position.player)).toBe(
        true,
      );
    }
  });

  it('repeats itself with the same seed', () => {
    const [one, two] = ['same', 'same'].map((seed) => {
      const player = new UctPlayer(emptyPosition(5, 5), seed);
      player.run(3000);
      return player.move;
    });
    expect(one).toBe(two);
  });
});

/** Whether every random continuation is won by the player. */
function keepsWinning(position: SquexPosition, player: number): boolean {
  const board = new PlayoutBoard(position, 7);
  for (let round = 0; round < 200; round++) {
    board.reset();
    if (board.playOut() !== player) return false;
  }
  return true;
}
