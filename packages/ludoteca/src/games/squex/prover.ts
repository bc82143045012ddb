/** Proving positions of one game of Squex, with one table that remembers what was found. */

import type { ProvenValue, Prover, SearchLook } from '../../game/index.ts';
import { Effort } from '../../kernel/index.ts';
import { Distance, mostMeasured } from './endgame/distance.ts';
import { EndgameSolver } from './endgame/solver.ts';
import { TempoWar } from './endgame/tempo-war.ts';
import { VerdictTable } from './endgame/verdict-table.ts';
import { Mind } from './mind.ts';
import type { SquexPosition } from './position.ts';
import { SquexBoard } from './search/board.ts';
import { weights } from './search/evaluation-weights.ts';
import { geometryOf } from './search/geometry.ts';

/** The table grows to at most 2^18 positions, 3 MB. */
const tableBits = 18;

/** Many moves, and how a position looks tells much: most answers are seen when each move is looked at once. */
const levelLooks = [20, 140, 1000, 7000, 30_000, 120_000] as const;
const mostLooked = 2500;
const mostOwnLooked = 200;

/** With more than this share of the board empty, proofs take most of the time and give one of twelve of the hardest. */
const dearFrom = 1 / 3;

/** What PUCT with the circuits would play after each position that it looks at; it ends early where it has proven it. */
function ownLook(position: SquexPosition, most: number): SearchLook {
  const mind = new Mind(position, { proves: false });
  const choices = [{ move: mind.move, from: 1 }];
  for (let seen = 1; seen < most; ) {
    const step = new Effort({ nodes: 1 });
    mind.think(step);
    if (step.nodes === 0) break;
    seen++;
    const { move } = mind;
    if (move !== choices[choices.length - 1].move) choices.push({ move, from: seen });
  }
  return { choices, most };
}

export function prover(from: SquexPosition): Prover<SquexPosition> {
  const table = new VerdictTable(tableBits);
  const war = new TempoWar(geometryOf(from.rows, from.cols));
  /** The last position whose moves were asked for: its moves are played on one board. */
  let held:
    | {
        readonly position: SquexPosition;
        readonly board: SquexBoard;
        readonly solver: EndgameSolver;
      }
    | undefined;
  const solverOn = (board: SquexBoard, effort: Effort) =>
    new EndgameSolver(board, weights, effort, table, war);
  const few = Math.ceil(dearFrom * from.rows * from.cols);
  const winnerOf = (board: SquexBoard, effort: Effort): number =>
    solverOn(board, effort).winner(effort);
  return {
    usualNodes: 2000,
    levelLooks,
    mostLooked,
    own: { mostLooked: mostOwnLooked, look: ownLook },
    plainEnd: { master: 0.14, extreme: 0.14 },
    mostMoves: { master: few, extreme: few },
    solve(position, effort): ProvenValue | undefined {
      const winner = winnerOf(new SquexBoard(position), effort);
      if (winner === 0) return undefined;
      return winner === position.player ? 'win' : 'loss';
    },
    moveValue(position, move, effort) {
      if (held?.position !== position) {
        const board = new SquexBoard(position);
        held = { position, board, solver: solverOn(board, effort) };
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
