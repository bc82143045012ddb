import { describe, expect, it } from 'vitest';
import { winnerByForce } from '../../../../test/squex/brute-force.ts';
import { random } from '../../../kernel/index.ts';
import { emptyPosition } from '../position.ts';
import { SquexBoard } from './board.ts';
import { Links } from './links.ts';

const isLong = process.env.LUDOTECA_LONG === '1';
const shapes = isLong
  ? [
      [4, 4],
      [3, 5],
      [5, 3],
      [3, 6],
      [2, 7],
    ]
  : [
      [3, 4],
      [4, 3],
      [4, 4],
    ];

describe('links', () => {
  it.each(shapes)('on %i×%i: who is joined by pairs wins', (rows, cols) => {
    const source = random(`links ${rows} ${cols}`);
    const known = new Map<string, number>();
    const rounds = isLong ? 4000 : 150;
    let seen = 0;
    for (let round = 0; round < rounds; round++) {
      const board = new SquexBoard(emptyPosition(rows, cols));
      const links = new Links(board);
      // The first moves are left alone: solving from there takes long and tells little.
      const quiet = Math.floor((rows * cols) / 4);
      while (board.winner === 0) {
        board.play(board.empties[source.below(board.emptyCount)]);
        if (board.winner !== 0 || board.ply < quiet) continue;
        for (const player of [1, 2]) {
          if (board.player !== player && board.left === 2) continue;
          if (!links.areJoined(player)) continue;
          seen++;
          expect(winnerByForce(board, known)).toBe(player);
        }
      }
    }
    expect(seen).toBeGreaterThan(rounds / 4);
  });

  it.each(shapes)('on %i×%i: a move outside of what the opponent needs loses', (rows, cols) => {
    const source = random(`needs ${rows} ${cols}`);
    const known = new Map<string, number>();
    const rounds = isLong ? 2000 : 60;
    let seen = 0;
    for (let round = 0; round < rounds; round++) {
      const board = new SquexBoard(emptyPosition(rows, cols));
      const links = new Links(board);
      const quiet = Math.floor((rows * cols) / 4);
      while (board.winner === 0) {
        board.play(board.empties[source.below(board.emptyCount)]);
        if (board.winner !== 0 || board.ply < quiet || board.left === 2) continue;
        const opponent = 3 - board.player;
        const empties = board.empties.slice(0, board.emptyCount);
        for (const extra of empties) {
          if (board.cutsAt(extra, opponent) && !board.winsAt(extra, opponent)) continue;
          if (!links.areJoined(opponent, extra)) continue;
          const needs = new Set([extra, ...links.used.subarray(0, links.usedCount)]);
          for (const point of empties) {
            if (needs.has(point)) continue;
            board.play(point);
            const wouldCut = board.winner === 0 && board.cutsAt(extra, opponent);
            if (!wouldCut) {
              seen++;
              expect(winnerByForce(board, known)).toBe(opponent);
            }
            board.undo();
          }
        }
      }
    }
    expect(seen).toBeGreaterThan(rounds / 4);
  });
});
