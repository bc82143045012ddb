/**
 * The replies by which a player wins from the empty board, as a list that a stranger's program walks
 * through: `proofs/squex.c` is one, and tells what the lines mean.
 *
 * The solver knows positions by hashes, and by lemmas that a stranger need not believe. Neither matters
 * here: the checker plays by the rules, tries every move of the loser, and keeps whole positions. A wrong
 * reply, from whatever cause, is refused.
 */

import type { WinCertification, WinCertifying } from '../../game/index.ts';
import type { Cell, Effort } from '../../kernel/index.ts';
import { octagonName } from './cells.ts';
import { EndgameSolver } from './endgame/solver.ts';
import {
  emptyPosition,
  movesLeft,
  opponentOf,
  type Player,
  type SquexPosition,
} from './position.ts';
import { play } from './rules.ts';
import { SquexBoard } from './search/board.ts';
import { weights } from './search/evaluation-weights.ts';
import { Flow } from './search/flow.ts';
import type { SquexParams } from './text.ts';

/** With fewer empty octagons than this, the checker is left to find the way by itself. */
const listedFrom = 11;
/** The most octagons of a board whose proof can be had; larger ones nobody has solved. */
const mostOctagons = 30;

export async function certify(
  { rows, cols }: SquexParams,
  { effort, write }: WinCertifying,
): Promise<WinCertification> {
  if (rows * cols > mostOctagons) return { kind: 'unsolved' };
  const position = emptyPosition(rows, cols);
  const walk = new Walk(position, effort, write);
  const winner = walk.winner();
  if (winner === 0) return { kind: 'undecided' };
  write(`squex ${rows} ${cols} ${winner}\n`);
  const isWhole = walk.list(position, winner);
  if (!isWhole) return { kind: 'undecided' };
  return { kind: 'won', winner: winner === 1 ? 0 : 1, replies: walk.replies };
}

/** Goes through all that the winner can meet; the packed board follows the position. */
class Walk {
  replies = 0;
  readonly #board: SquexBoard;
  readonly #solver: EndgameSolver;
  readonly #flow: Flow;
  readonly #effort: Effort;
  readonly #write: (chunk: string) => void;
  readonly #seen = new Set<string>();

  constructor(position: SquexPosition, effort: Effort, write: (chunk: string) => void) {
    this.#board = new SquexBoard(position);
    this.#solver = new EndgameSolver(this.#board, weights, effort);
    this.#flow = new Flow(this.#board, weights);
    this.#effort = effort;
    this.#write = write;
  }

  /** Who wins the board as it stands; 0 when the effort is spent. */
  winner(): Player | 0 {
    const winner = this.#solver.winner(this.#effort);
    return winner === 1 || winner === 2 ? winner : 0;
  }

  /** Lists the replies from a position on; false when the effort is spent. */
  list(position: SquexPosition, winner: Player): boolean {
    const board = this.#board;
    if (board.winner !== 0) return true;
    const empty = [...board.empties.slice(0, board.emptyCount)];
    if (position.player !== winner) {
      return empty.every((point) => this.#after(position, point, winner));
    }
    if (empty.length < listedFrom) return true;
    if (empty.some((point) => board.winsAt(point, winner))) return true;
    const name = nameOf(position);
    if (this.#seen.has(name)) return true;
    const reply = this.#reply(empty, winner);
    if (reply === undefined) return false;
    for (const image of images) this.#seen.add(nameOf(position, image));
    this.replies++;
    this.#write(`${name} ${octagonName(board.cellOf(reply))}\n`);
    return this.#after(position, reply, winner);
  }

  #after(position: SquexPosition, point: number, winner: Player): boolean {
    const after = play(position, this.#board.cellOf(point));
    this.#board.play(point);
    const isWhole = this.list(after, winner);
    this.#board.undo();
    return isWhole;
  }

  /** A move that wins, the most promising tried first. */
  #reply(empty: readonly number[], winner: Player): number | undefined {
    const board = this.#board;
    this.#flow.solve();
    const hopes = new Map(empty.map((point) => [point, this.#flow.at(point)]));
    const hopeOf = (point: number) => hopes.get(point) ?? 0;
    for (const point of empty.toSorted((one, other) => hopeOf(other) - hopeOf(one))) {
      board.play(point);
      const found = this.winner();
      board.undo();
      if (found === winner) return point;
      if (found === 0) return undefined;
    }
    throw new Error(`the solver says that ${opponentOf(winner)} wins what ${winner} was to win`);
  }
}

/** The mirror images of a board: top and bottom exchanged, left and right, both. */
const images = [0, 1, 2, 3];

/** The owners of the octagons, those of the squares between them, and the moves left in the turn. */
function nameOf(position: SquexPosition, image = 0): string {
  const { rows, cols, octagons, squares } = position;
  const seen = (of: (cell: Cell) => number, high: number, wide: number): string => {
    let text = '';
    for (let row = 0; row < high; row++) {
      for (let col = 0; col < wide; col++) {
        const from = {
          row: (image & 1) === 1 ? high - 1 - row : row,
          col: (image & 2) === 2 ? wide - 1 - col : col,
        };
        text += '.12'[of(from)];
      }
    }
    return text || '-';
  };
  const ofOctagons = seen(({ row, col }) => octagons[row][col], rows, cols);
  const ofSquares = seen(({ row, col }) => squares[row + 1][col + 1], rows - 1, cols - 1);
  return `${ofOctagons} ${ofSquares} ${movesLeft(position)}`;
}
