import { describe, expect, it } from 'vitest';
import { Effort, random } from '../../../kernel/index.ts';
import { emptyPosition } from '../position.ts';
import { SquexBoard } from '../search/board.ts';
import { TempoWar } from './tempo-war.ts';

/** The war played out by the book: in turn, no cuts, the core stays empty, who cannot move loses. */
function winnerByForce(
  octagons: Int8Array,
  stride: number,
  free: readonly number[],
  player: number,
  known: Map<string, number>,
): number {
  const key = `${player} ${octagons.join('')}`;
  const remembered = known.get(key);
  if (remembered !== undefined) return remembered;
  const other = 3 - player;
  let winner = other;
  for (const point of free) {
    if (octagons[point] !== 0) continue;
    const cuts = [-stride, stride].some((down) =>
      [-1, 1].some(
        (right) =>
          octagons[point + down] === other &&
          octagons[point + right] === other &&
          octagons[point + down + right] === player,
      ),
    );
    if (cuts) continue;
    octagons[point] = player;
    const result = winnerByForce(octagons, stride, free, other, known);
    octagons[point] = 0;
    if (result === player) {
      winner = player;
      break;
    }
  }
  known.set(key, winner);
  return winner;
}

describe('the war of tempo', () => {
  it('is won by who wins it when it is played out', () => {
    const source = random('war');
    const isLong = process.env.LUDOTECA_LONG === '1';
    const wins = [0, 0, 0];
    for (let round = 0; round < (isLong ? 3000 : 150); round++) {
      const board = new SquexBoard(emptyPosition(3 + source.below(4), 3 + source.below(4)));
      const most = isLong ? 11 : 8;
      while (board.emptyCount > most && board.winner === 0) {
        board.play(board.empties[source.below(board.emptyCount)]);
      }
      if (board.winner !== 0 || board.emptyCount < 3) continue;
      const { geometry } = board;
      const war = new TempoWar(geometry);
      const drawn = source.shuffled(board.empties.slice(0, board.emptyCount));
      const core = Int32Array.from(drawn.slice(0, 2));
      const free = drawn.slice(2);
      const said = war.winner(board, core, 2, new Effort());
      const octagons = Int8Array.from(board.octagons);
      for (const point of core) octagons[point] = 3;
      const { stride } = geometry;
      expect(said).toBe(winnerByForce(octagons, stride, free, board.player, new Map()));
      wins[said]++;
    }
    expect(Math.min(wins[1], wins[2])).toBeGreaterThan(10);
  });

  it('keeps to its budget', () => {
    const board = new SquexBoard(emptyPosition(6, 6));
    const { points } = board.geometry;
    const effort = new Effort({ nodes: 50 });
    expect(new TempoWar(board.geometry).winner(board, points, 2, effort)).toBe(0);
    expect(effort.nodes).toBe(50);
  });
});
