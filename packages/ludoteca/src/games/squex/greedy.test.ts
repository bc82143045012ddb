/** The greedy player against a literal twin, written from its description on immutable positions. */

import { describe, expect, it } from 'vitest';
import { type Cell, random } from '../../kernel/index.ts';
import { Greedy } from './greedy.ts';
import { emptyPosition, type Player, type SquexPosition } from './position.ts';
import { cuttersOf, legalMoves, play, winnerOf } from './rules.ts';
import { SquexBoard } from './search/board.ts';

/** The greatest extent along the player's axis over groups linked by neighbours and own squares. */
function extent(position: SquexPosition, player: Player, withCuttable: boolean): number {
  const { rows, cols, octagons, squares } = position;
  const own: Cell[] = [];
  for (let row = 0; row < rows; row++) {
    for (let col = 0; col < cols; col++) if (octagons[row][col] === player) own.push({ row, col });
  }
  const areLinked = (one: Cell, other: Cell): boolean => {
    const down = Math.abs(one.row - other.row);
    const right = Math.abs(one.col - other.col);
    if (down + right === 1) return true;
    if (down !== 1 || right !== 1) return false;
    const square = { row: Math.max(one.row, other.row), col: Math.max(one.col, other.col) };
    if (squares[square.row][square.col] !== player) return false;
    return withCuttable || cuttersOf(position, square).length === 0;
  };
  let best = 0;
  const left = new Set(own);
  for (const start of own) {
    if (!left.delete(start)) continue;
    const group = [start];
    for (const member of group) {
      for (const other of [...left]) {
        if (!areLinked(member, other)) continue;
        left.delete(other);
        group.push(other);
      }
    }
    const lines = group.map(({ row, col }) => (player === 1 ? row : col));
    best = Math.max(best, Math.max(...lines) - Math.min(...lines) + 1);
  }
  return best;
}

const reaches = (position: SquexPosition, player: Player) =>
  extent(position, player, true) + extent(position, player, false);

function literalWorth(before: SquexPosition, move: Cell): number {
  const after = play(before, move);
  const next = after.player;
  let best = 0;
  for (const [row, line] of after.octagons.entries()) {
    for (const [col, owner] of line.entries()) {
      if (owner !== 0) continue;
      // The old player does not stop to look whether the game is over.
      const replied = takeAnyway(after, { row, col });
      best = Math.max(best, reaches(replied, next));
    }
  }
  const own = reaches(after, before.player);
  return next === before.player ? own + best : own - best;
}

/** The position after a move, also when somebody has won already. */
function takeAnyway(position: SquexPosition, move: Cell): SquexPosition {
  if (winnerOf(position) === 0) return play(position, move);
  const { player, octagons, squares } = position;
  const taken = octagons.map((line, row) =>
    line.map((owner, col) => (row === move.row && col === move.col ? player : owner)),
  );
  const claimed = squares.map((line) => [...line]);
  for (const [down, right] of [
    [-1, -1],
    [-1, 1],
    [1, -1],
    [1, 1],
  ]) {
    if (taken[move.row + down]?.[move.col + right] !== player) continue;
    claimed[move.row + Math.max(down, 0)][move.col + Math.max(right, 0)] = player;
  }
  return { ...position, octagons: taken, squares: claimed };
}

describe('the greedy player', () => {
  it('values every move as its description says', () => {
    const source = random('greedy');
    const rounds = process.env.LUDOTECA_LONG === '1' ? 300 : 12;
    for (let round = 0; round < rounds; round++) {
      let position = emptyPosition(2 + source.below(5), 2 + source.below(5));
      while (winnerOf(position) === 0) {
        const moves = legalMoves(position);
        if (source.chance(0.3)) {
          const board = new SquexBoard(position);
          const greedy = new Greedy(board);
          for (const move of moves) {
            expect(greedy.worth(board.pointOf(move))).toBe(literalWorth(position, move));
          }
        }
        position = play(position, source.pick(moves));
      }
    }
  });
});
