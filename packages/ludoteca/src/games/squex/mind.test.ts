import { describe, expect, it } from 'vitest';
import { Effort, random } from '../../kernel/index.ts';
import { squex } from './index.ts';
import { Mind } from './mind.ts';
import { emptyPosition, type SquexPosition } from './position.ts';
import { winnerOf } from './rules.ts';
import { SquexBoard } from './search/board.ts';

const isLong = process.env.LUDOTECA_LONG === '1';

/** The winner with best play and the plies to the end, the winner hurrying and the loser delaying. */
interface End {
  readonly winner: number;
  readonly plies: number;
}

function endOf(board: SquexBoard, known: Map<string, End>): End {
  if (board.winner !== 0) return { winner: board.winner, plies: 0 };
  const key = `${board.hashLow} ${board.hashHigh}`;
  const remembered = known.get(key);
  if (remembered !== undefined) return remembered;
  const { player } = board;
  const ends = [...board.empties.slice(0, board.emptyCount)].map((point) => {
    board.play(point);
    const end = endOf(board, known);
    board.undo();
    return end;
  });
  const wins = ends.filter(({ winner }) => winner === player).map(({ plies }) => plies);
  const end =
    wins.length > 0
      ? { winner: player, plies: 1 + Math.min(...wins) }
      : { winner: 3 - player, plies: 1 + Math.max(...ends.map(({ plies }) => plies)) };
  known.set(key, end);
  return end;
}

/** Positions of random games that go on, with few octagons empty. */
function endings(count: number, empties: number): SquexPosition[] {
  const source = random('endings');
  const found: SquexPosition[] = [];
  while (found.length < count) {
    let position = emptyPosition(3 + source.below(3), 3 + source.below(3));
    while (winnerOf(position) === 0) {
      if (squex.moves(position).length <= empties) {
        found.push(position);
        break;
      }
      position = squex.apply(position, source.pick(squex.moves(position)));
    }
  }
  return found;
}

describe('the mind', () => {
  it('plays a proven win, and where all is lost what lasts longest', () => {
    let lost = 0;
    for (const position of endings(isLong ? 400 : 60, 8)) {
      const board = new SquexBoard(position);
      const known = new Map<string, End>();
      const best = endOf(board, known);
      const mind = new Mind(position, { proves: true, random: random('mind') });
      mind.think(new Effort());
      expect(mind.winner).toBe(best.winner);
      board.play(board.geometry.points[mind.move]);
      const end = endOf(board, known);
      expect(end.winner).toBe(best.winner);
      if (best.winner === position.player) continue;
      lost++;
      expect(end.plies + 1).toBe(best.plies);
    }
    expect(lost).toBeGreaterThan(10);
  });

  it('judges every move when it is thorough, and expects legal moves after each', () => {
    for (const position of endings(isLong ? 200 : 30, 9)) {
      const mind = new Mind(position, { proves: true, isThorough: true });
      mind.think(new Effort());
      const known = new Map<string, End>();
      const board = new SquexBoard(position);
      const thoughts = mind.thoughts();
      expect(thoughts.map(({ move }) => move).toSorted((a, b) => a - b)).toEqual(
        squex.moves(position),
      );
      for (const { move, winner, line } of thoughts) {
        board.play(board.geometry.points[move]);
        expect(winner + 1).toBe(endOf(board, known).winner);
        board.undo();
        let after = squex.apply(position, move);
        for (const next of line) after = squex.apply(after, next);
      }
    }
  });

  it('spends no more than it may, and nothing when it is cancelled', () => {
    const position = emptyPosition(6, 6);
    for (const nodes of [1, 10, 700, 1500]) {
      const effort = new Effort({ nodes });
      const mind = new Mind(position, { proves: true });
      mind.think(effort);
      expect(effort.nodes).toBeLessThanOrEqual(nodes);
      expect(squex.moves(position)).toContain(mind.move);
    }
    const cancelled = new Effort({ signal: { aborted: true } });
    const mind = new Mind(position, { proves: true });
    mind.think(cancelled);
    expect(cancelled.nodes).toBe(0);
    expect(squex.moves(position)).toContain(mind.move);
  });

  it('asks often enough whether to stop, on every board', () => {
    for (const side of [8, 26]) {
      let asked = 0;
      // A signal that counts how often it is asked.
      const signal = {
        get aborted() {
          asked++;
          return false;
        },
      };
      const nodes = 200;
      new Mind(emptyPosition(side, side), { proves: true }).think(new Effort({ nodes, signal }));
      expect(asked).toBeGreaterThanOrEqual(Math.floor((nodes * side * side) / 4096));
    }
  });
});
