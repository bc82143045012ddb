/** Proving positions of one game of Squex, with one table that remembers what was found. */

import type { ProvenValue, Prover } from '../../game/index.ts';
import type { Effort } from '../../kernel/index.ts';
import { Distance, mostMeasured } from './endgame/distance.ts';
import { EndgameSolver } from './endgame/solver.ts';
import { VerdictTable } from './endgame/verdict-table.ts';
import type { SquexPosition } from './position.ts';
import { SquexBoard } from './search/board.ts';
import { weights } from './search/evaluation-weights.ts';

/** The table grows to at most 2^18 positions, 3 MB. */
const tableBits = 18;

/** Many moves, and how a position looks tells much: most answers are seen when each move is looked at once. */
const levelLooks = [14, 32, 200, 550, 1200, 2500] as const;

export function prover(): Prover<SquexPosition> {
  const table = new VerdictTable(tableBits);
  /** The last position whose moves were asked for: its moves are played on one board. */
  let held:
    | {
        readonly position: SquexPosition;
        readonly board: SquexBoard;
        readonly solver: EndgameSolver;
      }
    | undefined;
  const winnerOf = (board: SquexBoard, effort: Effort): number =>
    new EndgameSolver(board, weights, effort, table).winner(effort);
  return {
    usualNodes: 2000,
    levelLooks,
    plainEnd: 0.14,
    solve(position, effort): ProvenValue | undefined {
      const winner = winnerOf(new SquexBoard(position), effort);
      if (winner === 0) return undefined;
      return winner === position.player ? 'win' : 'loss';
    },
    moveValue(position, move, effort) {
      if (held?.position !== position) {
        const board = new SquexBoard(position);
        held = { position, board, solver: new EndgameSolver(board, weights, effort, table) };
      }
      const { board, solver } = held;
      board.play(board.geometry.points[move]);
      const winner = solver.winner(effort);
      board.undo();
      if (winner === 0) return undefined;
      return winner === position.player ? 'win' : 'loss';
    },
    plies(position, effort, most) {
      const board = new SquexBoard(position);
      if (board.winner !== 0) return 0;
      if (board.emptyCount > mostMeasured) return undefined;
      const winner = winnerOf(board, effort);
      return winner === 0 ? undefined : new Distance(board).plies(winner, effort, most);
    },
  };
}
