import { describe, expect, it } from 'vitest';
import { winnerByForce } from '../../../../test/squex/brute-force.ts';
import { random } from '../../../kernel/index.ts';
import { emptyPosition } from '../position.ts';
import { SquexBoard } from '../search/board.ts';
import { Sight } from '../search/sight.ts';
import { Threats } from './threats.ts';

const isLong = process.env.LUDOTECA_LONG === '1';
const rounds = isLong ? 20_000 : 700;
const most = isLong ? 11 : 9;

describe('threats', () => {
  it('tell who wins, and leave out only moves that lose', () => {
    const source = random('threats');
    const wins = { oneMove: 0, twoMoves: 0, unmet: 0 };
    let leftOut = 0;
    for (let round = 0; round < rounds; round++) {
      const board = new SquexBoard(emptyPosition(2 + source.below(4), 2 + source.below(4)));
      const empty = 3 + source.below(most - 2);
      while (board.winner === 0 && board.emptyCount > empty) {
        board.play(board.empties[source.below(board.emptyCount)]);
      }
      if (board.winner !== 0) continue;
      const sight = new Sight(board);
      const threats = new Threats(board);
      sight.lookNear();
      if (sight.winner !== 0) continue;
      const before = new Set(sight.moves.subarray(0, sight.count));
      threats.look(sight);
      const known = new Map<string, number>();
      if (threats.winner !== 0) {
        if (threats.winner !== board.player) wins.unmet++;
        else if (board.left === 2) wins.twoMoves++;
        else wins.oneMove++;
        expect(winnerByForce(board, known)).toBe(threats.winner);
        continue;
      }
      const after = new Set(sight.moves.subarray(0, sight.count));
      for (const point of before) {
        if (after.has(point)) continue;
        leftOut++;
        const opponent = 3 - board.player;
        board.play(point);
        expect(winnerByForce(board, known)).toBe(opponent);
        board.undo();
      }
    }
    expect(Math.min(wins.oneMove, wins.twoMoves, wins.unmet)).toBeGreaterThan(0);
    expect(leftOut).toBeGreaterThan(rounds / 20);
  });
});
