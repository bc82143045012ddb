/**
 * The endgame solver: proves who wins, by trying the most promising move first and going on until one
 * wins or all are refuted. Who wins a move later follows the turn: nothing changes sides by parity.
 *
 * What matters most is the order of the moves: first those through which most current flows. With many
 * empty octagons the first few are made, and the circuits weigh what they lead to. Octagons that only pass time are
 * taken together (see `idle.ts`), and where few matter the rest is decided by counting (see `core.ts`
 * and `tempo-war.ts`): without that, the order in which time is passed drowns everything. Early on,
 * mirror images of a position are known as one (see `mirrors.ts`).
 *
 * In the field: a depth-first AND/OR search with a transposition table, as the solvers of small Hex boards
 * are (R. Hayward and others, *Solving 7×7 Hex with domination, fill-in, and virtual connections*, 2005).
 * Proof-number search (L. V. Allis, M. van der Meulen, H. J. van den Herik, *Proof-number search*, 1994) is
 * the usual rival; docs/squex-solved.md tells why it was not taken.
 */

import type { Effort } from '../../../kernel/index.ts';
import type { SquexBoard } from '../search/board.ts';
import type { EvaluationWeights } from '../search/evaluation-weights.ts';
import { Flow } from '../search/flow.ts';
import { IdlePoints } from '../search/idle.ts';
import { Sight } from '../search/sight.ts';
import { Core } from './core.ts';
import { Mirrors } from './mirrors.ts';
import { TempoWar } from './tempo-war.ts';
import { Threats } from './threats.ts';
import { VerdictTable } from './verdict-table.ts';

/** How a move is made: it matters, it only passes time, or it is idle and stands for all such. */
const live = 0;
const useless = 1;
const idle = 2;

/** Links are looked for while at least this many octagons are empty: later, playing on is faster. */
const linksFrom = 16;

/** Moves are made and weighed while at least this many octagons are empty, and so many of them. */
const weighedFrom = 17;
const mostWeighed = 5;

/** Where more than this share of the board is empty, the current is much the same everywhere: all are. */
const evenShare = 0.9;

/** Added to the hope of a move that was weighed: they come before the others. */
const weighed = 1000;

/** Mirror images are looked for while at least this many octagons are empty: later, few are met. */
const mirroredFrom = 10;

/** Half of the replies to a move are enough where the position is its own image: a small plus for each. */
const twinHope = 0.05;

/** The moves of one position on the way down, and what is known of each. */
class Stage {
  readonly moves: Int32Array;
  readonly kinds: Uint8Array;
  /** How promising each is; `done` once it was refuted. */
  readonly hopes: Float64Array;
  count = 0;

  constructor(mostMoves: number) {
    this.moves = new Int32Array(mostMoves);
    this.kinds = new Uint8Array(mostMoves);
    this.hopes = new Float64Array(mostMoves);
  }
}

/** Below all hopes. */
const done = Number.NEGATIVE_INFINITY;

/**
 * Proves who wins from a board; what it finds stays in its table for the next question.
 *
 * @example
 * ```ts
 * import { Effort } from 'ludoteca/kernel';
 * import { EndgameSolver, SquexBoard, weights } from 'ludoteca/squex';
 * import { emptyPosition } from 'ludoteca/squex/rules';
 *
 * const board = new SquexBoard(emptyPosition(3, 3));
 * console.log(new EndgameSolver(board, weights, new Effort()).winner(new Effort()));
 * ```
 *
 * ```text
 * 1
 * ```
 */
export class EndgameSolver {
  readonly #board: SquexBoard;
  readonly #table: VerdictTable;
  readonly #flow: Flow;
  readonly #sight: Sight;
  readonly #idle: IdlePoints;
  readonly #core: Core;
  readonly #war: TempoWar;
  readonly #threats: Threats;
  readonly #mirrors: Mirrors;
  readonly #stages: Stage[] = [];
  readonly #root: number;
  /** Octagons that were taken when they were useless, on the way down. */
  readonly #passed: Int32Array;
  #passedCount = 0;
  /** Those of them that count as player 1's, from the last `#canonise`. */
  readonly #recoloured: Int32Array;
  #effort: Effort;
  /** Positions are slow, so whether to stop is asked more often than the effort does by itself. */
  readonly #interval: number;
  #untilLook: number;
  /** From the last `#canonise`. */
  #low = 0;
  #high = 0;

  /**
   * For positions that can be reached from the board as it stands. What is found goes into the table, which other
   * boards of the same size may share: its entries tell who wins positions, whatever was played before. A war that is
   * handed over spares making one; it must be of a board of the same size.
   */
  constructor(
    board: SquexBoard,
    weights: EvaluationWeights,
    effort: Effort,
    table = new VerdictTable(Math.min(22, board.emptyCount + 4)),
    war = new TempoWar(board.geometry),
  ) {
    this.#board = board;
    this.#table = table;
    this.#flow = new Flow(board, weights);
    this.#sight = new Sight(board);
    this.#idle = new IdlePoints(board);
    this.#core = new Core(board);
    this.#threats = new Threats(board);
    this.#mirrors = new Mirrors(board);
    this.#war = war;
    this.#effort = effort;
    this.#interval = Math.max(1, Math.floor(4096 / board.geometry.points.length));
    this.#untilLook = this.#interval;
    this.#root = board.ply;
    const { emptyCount } = board;
    for (let depth = 0; depth < emptyCount; depth++)
      this.#stages.push(new Stage(emptyCount - depth));
    this.#passed = new Int32Array(emptyCount);
    this.#recoloured = new Int32Array(emptyCount);
  }

  /** The winner with best play from the board as it stands; 0 when the effort was spent before. */
  winner(effort: Effort): number {
    this.#effort = effort;
    this.#passedCount = 0;
    return this.#winner();
  }

  #winner(): number {
    const board = this.#board;
    if (board.winner !== 0) return board.winner;
    this.#canonise();
    const low = this.#low;
    const high = this.#high;
    const known = this.#table.find(low, high);
    if (known !== 0) return known;
    const before = this.#effort.nodes;
    if (!this.#spend()) return 0;
    const winner = this.#solve();
    if (winner !== 0) this.#table.keep(low, high, winner, this.#effort.nodes - before);
    return winner;
  }

  #spend(): boolean {
    if (!this.#effort.spend()) return false;
    if (--this.#untilLook > 0) return true;
    this.#untilLook = this.#interval;
    return this.#effort.look();
  }

  /** The winner of a position that nothing is remembered of; 0 when the effort is spent. */
  #solve(): number {
    const board = this.#board;
    const { player } = board;
    const sight = this.#sight;
    sight.lookNear();
    if (sight.winner !== 0) return sight.winner;
    this.#threats.look(sight);
    if (this.#threats.winner !== 0) return this.#threats.winner;
    const seesFar = !sight.isForced && board.emptyCount >= linksFrom;
    if (seesFar) {
      this.#flow.solve();
      sight.lookFar(this.#flow);
      if (sight.winner !== 0) return sight.winner;
    }
    this.#idle.find();
    const waged = this.#wage();
    if (waged !== 0 || this.#effort.stopped !== undefined) return waged;
    const stage = this.#stages[board.ply - this.#root];
    this.#list(stage);
    if (stage.count > 1) {
      if (!seesFar) this.#flow.solve();
      for (let index = 0; index < stage.count; index++) {
        stage.hopes[index] = this.#flow.at(stage.moves[index]);
      }
      if (board.emptyCount >= weighedFrom && this.#weighMoves(stage)) return player;
    } else stage.hopes[0] = 0;
    return this.#tryAll(stage);
  }

  /** Tries the moves, the most promising first. */
  #tryAll(stage: Stage): number {
    const { player } = this.#board;
    for (;;) {
      const best = mostHopeful(stage, Number.POSITIVE_INFINITY);
      if (best < 0) return 3 - player;
      stage.hopes[best] = done;
      this.#go(stage.moves[best], stage.kinds[best]);
      const winner = this.#winner();
      this.#back(stage.kinds[best]);
      if (winner !== 3 - player) return winner;
    }
  }

  /** Takes over what sight has left, with only one of the idle moves. */
  #list(stage: Stage): void {
    const { moves, count } = this.#sight;
    stage.count = 0;
    let idlePoint = 0;
    for (let index = 0; index < count; index++) {
      const point = moves[index];
      const isUseless = this.#idle.isUseless[point] === 1;
      if (isUseless && this.#idle.isInert(point)) {
        // Always the same one of them, so that different ways to pass time meet again.
        if (idlePoint === 0 || point < idlePoint) idlePoint = point;
        continue;
      }
      stage.moves[stage.count] = point;
      stage.kinds[stage.count++] = isUseless ? useless : live;
    }
    if (idlePoint === 0) return;
    stage.moves[stage.count] = idlePoint;
    stage.kinds[stage.count++] = idle;
  }

  /** Makes the moves of the most current and asks the circuits; true when one is known to win. */
  #weighMoves(stage: Stage): boolean {
    const board = this.#board;
    const { player } = board;
    const isEven = board.emptyCount > evenShare * board.geometry.points.length;
    const most = isEven ? stage.count : mostWeighed;
    for (let round = 0; round < most; round++) {
      const index = mostHopeful(stage, weighed / 2);
      if (index < 0) return false;
      if (!this.#spend()) return false;
      this.#go(stage.moves[index], stage.kinds[index]);
      this.#canonise();
      const known = this.#table.find(this.#low, this.#high);
      if (known === 0) {
        this.#flow.solve();
        const hope = this.#flow.leadOf(player) + twinHope * this.#mirrors.twins;
        stage.hopes[index] = weighed + hope;
      }
      this.#back(stage.kinds[index]);
      if (known === player) return true;
      if (known !== 0) stage.hopes[index] = done;
    }
    return false;
  }

  /** The winner by what few octagons matter: by force there, or else by tempo; 0 when neither is seen. */
  #wage(): number {
    const board = this.#board;
    const core = this.#core;
    if (!core.gather(this.#idle.isUseless)) return 0;
    if (core.forces(board.player)) return board.player;
    if (core.forces(3 - board.player)) return 3 - board.player;
    if (board.left === 2 || !core.isCold()) return 0;
    return this.#war.winner(board, core.points, core.count, this.#effort);
  }

  #go(point: number, kind: number): void {
    if (kind === idle) this.#board.playIdle(point);
    else this.#board.play(point);
    if (kind === useless) this.#passed[this.#passedCount++] = point;
  }

  #back(kind: number): void {
    if (kind === useless) this.#passedCount--;
    this.#board.undo();
  }

  /**
   * The hash of the position as it matters: useless octagons that have become inert have no colour, and
   * mirror images are one.
   */
  #canonise(): void {
    const board = this.#board;
    let low = board.hashLow;
    let high = board.hashHigh;
    let count = 0;
    for (let index = 0; index < this.#passedCount; index++) {
      const point = this.#passed[index];
      if (board.octagons[point] !== 2 || !this.#idle.isInert(point)) continue;
      low = board.recolouredLow(low, point);
      high = board.recolouredHigh(high, point);
      this.#recoloured[count++] = point;
    }
    this.#low = low;
    this.#high = high;
    if (board.emptyCount < mirroredFrom) return;
    this.#mirrors.find(low, high, this.#recoloured, count);
    this.#low = this.#mirrors.low;
    this.#high = this.#mirrors.high;
  }
}

/** The move of the most hope below a bound that is not done yet; -1 when there is none. */
function mostHopeful(stage: Stage, bound: number): number {
  let best = -1;
  let most = done;
  for (let index = 0; index < stage.count; index++) {
    const hope = stage.hopes[index];
    if (hope <= most || hope >= bound) continue;
    best = index;
    most = hope;
  }
  return best;
}
