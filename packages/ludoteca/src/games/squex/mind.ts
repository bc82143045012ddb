/**
 * How the strong levels and the analysis think: PUCT looks around, and where few enough octagons are
 * empty the endgame solver proves what PUCT likes best. What is proved goes into the tree at once, so
 * that a lost move is not looked at any more and a won one is played.
 */

import { Puct, type PuctMove } from '../../game/index.ts';
import type { Effort, Random } from '../../kernel/index.ts';
import { moveAt } from './cells.ts';
import { Distance, mostMeasured } from './endgame/distance.ts';
import { EndgameSolver } from './endgame/solver.ts';
import type { SquexPosition } from './position.ts';
import { SquexBoard } from './search/board.ts';
import { weights } from './search/evaluation-weights.ts';
import { SquexOutlook } from './search/outlook.ts';

export interface MindSetting {
  /** Small changes of what is tried first, so that games differ. */
  readonly random?: Random;
  /** True when every move is to be judged, and not only the best to be found. */
  readonly isThorough?: boolean;
  /** Whether endings are proved. */
  readonly proves: boolean;
}

/** With more empty octagons than this, proofs are out of reach. */
const provable = 30;

/** PUCT looks at so many positions, then the solver has its turn. */
const round = 500;

/** Without a solver, so many before whoever listens is told. */
const openRound = 4096;

/** When every move is to be judged, the solver has so many times what PUCT had: proofs are what is asked for. */
const thoroughShare = 8;

/** What the solver may spend on a move at first; each time it is not enough, it has twice as much. */
const firstProof = 100;

/** What may be spent on how long a lost game lasts, for each move. */
const distanceNodes = 2000;

/** A first move, in the numbers of the game. */
export interface Thought extends Omit<PuctMove, 'move'> {
  readonly move: number;
  /** What is expected after it. */
  readonly line: readonly number[];
}

export class Mind {
  readonly #position: SquexPosition;
  readonly #board: SquexBoard;
  readonly #puct: Puct;
  readonly #setting: MindSetting;
  #solver: EndgameSolver | undefined;
  /** What the next proof of a move may cost, by point. */
  readonly #costs = new Map<number, number>();
  /** When all is lost: the point where it lasts longest. */
  #longest: number | undefined;

  constructor(position: SquexPosition, setting: MindSetting) {
    this.#position = position;
    this.#board = new SquexBoard(position);
    this.#setting = setting;
    const outlook = new SquexOutlook(this.#board, weights);
    const { isThorough = false, random } = setting;
    if (isThorough) outlook.listEverything();
    this.#puct = new Puct(outlook, { exploration: 1, caution: 0.15, isThorough }, random);
  }

  /** Thinks until the effort is spent or nothing is left to find out. */
  think(effort: Effort, onRound?: () => void): void {
    const puct = this.#puct;
    const canProve = this.#setting.proves && this.#board.emptyCount <= provable;
    while (puct.isOpen && effort.stopped === undefined) {
      const before = effort.nodes;
      effort.within(canProve ? round : openRound, (part) => puct.run(part));
      if (effort.nodes === before) break;
      const share = this.#setting.isThorough ? thoroughShare : 1;
      if (canProve) this.#prove(effort, share * (effort.nodes - before));
      onRound?.();
    }
    if (canProve && this.winner === 3 - this.#board.player) this.#resist(effort);
  }

  /** Finds the move after which a lost game lasts longest, where that can be measured. */
  #resist(effort: Effort): void {
    const board = this.#board;
    if (board.emptyCount > mostMeasured) return;
    const distance = new Distance(board);
    let most = 0;
    for (const { move } of this.#puct.moves()) {
      board.play(move);
      const plies = effort.within(distanceNodes, (part) => distance.plies(this.winner, part)) ?? 0;
      board.undo();
      if (plies <= most) continue;
      most = plies;
      this.#longest = move;
    }
  }

  /** Tries to prove the moves that look best, for about so many nodes. */
  #prove(effort: Effort, nodes: number): void {
    const end = effort.nodes + nodes;
    while (this.#puct.isOpen && effort.nodes < end && effort.stopped === undefined) {
      const candidate = this.#candidate();
      if (candidate === undefined) return;
      const cost = this.#costs.get(candidate) ?? firstProof;
      this.#costs.set(candidate, 2 * cost);
      const winner = effort.within(cost, (part) => this.#winnerAfter(candidate, part));
      if (winner !== 0) this.#puct.settle(candidate, winner - 1, this.#board.emptyCount);
    }
  }

  /** The open move that is best for its cost: good moves are worth more to know about. */
  #candidate(): number | undefined {
    let best: number | undefined;
    let bestRank = 0;
    for (const { move, winner, visits } of this.#puct.moves()) {
      if (winner >= 0) continue;
      const rank = (visits + 1) / (this.#costs.get(move) ?? firstProof);
      if (rank <= bestRank) continue;
      bestRank = rank;
      best = move;
    }
    return best;
  }

  #winnerAfter(point: number, effort: Effort): number {
    this.#solver ??= new EndgameSolver(this.#board, weights, effort);
    this.#board.play(point);
    const winner = this.#solver.winner(effort);
    this.#board.undo();
    return winner;
  }

  /** The best move. */
  get move(): number {
    return this.#moveOf(this.#longest ?? this.#puct.line()[0]);
  }

  /** The chance of player 1. */
  get chance(): number {
    return this.#puct.chance;
  }

  /** The player who is proved to win, or 0. */
  get winner(): number {
    return this.#puct.winner + 1;
  }

  /** All moves that were looked at, the best first. */
  thoughts(): Thought[] {
    return this.#puct.moves().map((found) => ({
      ...found,
      move: this.#moveOf(found.move),
      line: this.#puct
        .line(found.move)
        .slice(1)
        .map((point) => this.#moveOf(point)),
    }));
  }

  #moveOf(point: number): number {
    return moveAt(this.#position, this.#board.cellOf(point));
  }
}
