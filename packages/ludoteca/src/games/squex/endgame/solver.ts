/**
 * The endgame solver: proves who wins, by proof-number search in depth-first order.
 *
 * Of each position it keeps how much is thought to be missing for a proof that the player to move wins,
 * and that the player loses. The search always goes where a proof is nearest, and stays below a
 * position until another one becomes nearer. Whose numbers are whose follows the turn: after a move that
 * leaves the turn with the player, nothing changes sides.
 *
 * Octagons that only pass time are taken together (see `idle.ts`), and a war of tempo is decided by
 * counting (see `tempo-war.ts`): without that, the order in which time is passed drowns everything.
 */

import type { Effort } from '../../../kernel/index.ts';
import type { SquexBoard } from '../search/board.ts';
import type { EvaluationWeights } from '../search/evaluation-weights.ts';
import { Flow } from '../search/flow.ts';
import { IdlePoints } from '../search/idle.ts';
import { Sight } from '../search/sight.ts';
import { isCore } from './core.ts';
import { ProofTable } from './proof-table.ts';
import { TempoWar } from './tempo-war.ts';

/** A number that no proof is ever away: what is proved cannot be disproved. */
const infinite = 1_000_000_000;

/** The most empty octagons the solver takes on. */
export const mostEmpties = 64;

/** How a move is made: it matters, it only passes time, or it is idle and stands for all such. */
const live = 0;
const useless = 1;
const idle = 2;

/** Links are looked for while at least this many octagons are empty: later, playing on is faster. */
const linksFrom = 12;

/** How much further a branch may go than the next best before it is left: fewer changes of mind. */
const patience = 1.25;

/** How many times farther a move is thought to be from a proof for each e-fold less current. */
const doubt = 2;

/** The moves of one position on the way down, and what is known of each. */
class Stage {
  readonly moves = new Int32Array(mostEmpties);
  readonly kinds = new Uint8Array(mostEmpties);
  /** The hash of what a move leads to, and whether the turn stays. */
  readonly low = new Int32Array(mostEmpties);
  readonly high = new Int32Array(mostEmpties);
  readonly isSame = new Uint8Array(mostEmpties);
  /** What is thought to be missing for the move to win when nothing is known of it yet. */
  readonly guess = new Int32Array(mostEmpties);
  count = 0;
}

export class EndgameSolver {
  readonly #board: SquexBoard;
  readonly #table: ProofTable;
  readonly #flow: Flow;
  readonly #sight: Sight;
  readonly #idle: IdlePoints;
  readonly #war: TempoWar;
  readonly #stages: Stage[] = [];
  /** Empty octagons of the beginning are numbered, for words of bits. */
  readonly #bitOf: Int32Array;
  readonly #pointOf: Int32Array;
  readonly #root: number;
  /** Octagons that were taken when they were useless, on the way down. */
  readonly #passed: Int32Array;
  #passedCount = 0;
  #effort: Effort;
  /** From the last `#canonise`. */
  #low = 0;
  #high = 0;

  /** For positions that can be reached from the board as it stands, with at most `mostEmpties` empty. */
  constructor(board: SquexBoard, weights: EvaluationWeights, effort: Effort, tableBits = 18) {
    if (board.emptyCount > mostEmpties) throw new Error('too many empty octagons to solve');
    this.#board = board;
    this.#table = new ProofTable(tableBits);
    this.#flow = new Flow(board, weights);
    this.#sight = new Sight(board);
    this.#idle = new IdlePoints(board);
    this.#war = new TempoWar(board.geometry);
    this.#effort = effort;
    this.#root = board.ply;
    for (let depth = 0; depth <= board.emptyCount; depth++) this.#stages.push(new Stage());
    this.#bitOf = new Int32Array(board.geometry.area);
    this.#pointOf = board.empties.slice(0, board.emptyCount);
    for (const [bit, point] of this.#pointOf.entries()) this.#bitOf[point] = bit;
    this.#passed = new Int32Array(board.emptyCount);
  }

  /** The winner with best play from the board as it stands; 0 when the effort was spent before. */
  winner(effort: Effort): number {
    const board = this.#board;
    if (board.winner !== 0) return board.winner;
    this.#effort = effort;
    this.#passedCount = 0;
    const entry = this.#search(infinite, infinite);
    if (this.#table.toWin[entry] === 0) return board.player;
    return this.#table.toLose[entry] === 0 ? 3 - board.player : 0;
  }

  /** Works below a position until what is missing reaches one of the limits; the entry of its answer. */
  #search(mostToWin: number, mostToLose: number): number {
    const board = this.#board;
    const table = this.#table;
    this.#canonise(board.hashLow, board.hashHigh);
    const low = this.#low;
    const high = this.#high;
    const before = this.#effort.nodes;
    if (!this.#effort.spend()) return this.#unknown(low, high);
    if (board.winner !== 0) return this.#settle(low, high, board.winner);
    const stage = this.#stages[board.ply - this.#root];
    const seen = this.#prepare(stage, low, high);
    if (seen !== 0) return this.#settle(low, high, seen);
    if (this.#effort.stopped !== undefined) return this.#unknown(low, high);
    let bitsLow = 0;
    let bitsHigh = 0;
    for (let index = 0; index < stage.count; index++) {
      const bit = this.#bitOf[stage.moves[index]];
      if (bit < 32) bitsLow |= 1 << bit;
      else bitsHigh |= 1 << (bit - 32);
    }
    for (;;) {
      // The nearest move to win by; to lose, all moves must be refuted.
      let toWin = infinite;
      let next = infinite;
      let toLose = 0;
      let best = 0;
      let bestToLose = 0;
      for (let index = 0; index < stage.count; index++) {
        const entry = table.find(stage.low[index], stage.high[index]);
        let win = stage.guess[index];
        let lose = 1;
        if (entry >= 0) {
          const isSame = stage.isSame[index] === 1;
          win = isSame ? table.toWin[entry] : table.toLose[entry];
          lose = isSame ? table.toLose[entry] : table.toWin[entry];
        }
        toLose += lose;
        if (win < toWin) {
          next = toWin;
          toWin = win;
          best = index;
          bestToLose = lose;
        } else if (win < next) next = win;
      }
      if (toWin === 0) toLose = infinite;
      if (toLose === 0) toWin = infinite;
      if (toLose > infinite) toLose = infinite;
      const isDone = toWin >= mostToWin || toLose >= mostToLose;
      if (isDone || this.#effort.stopped !== undefined) {
        const entry = table.keep(low, high, toWin, toLose, this.#effort.nodes - before + 1);
        table.movesLow[entry] = bitsLow;
        table.movesHigh[entry] = bitsHigh;
        return entry;
      }
      const winLimit = Math.min(mostToWin, Math.ceil(next * patience) + 1);
      const loseLimit = mostToLose - toLose + bestToLose;
      this.#go(stage.moves[best], stage.kinds[best]);
      if (stage.isSame[best] === 1) this.#search(winLimit, loseLimit);
      else this.#search(loseLimit, winLimit);
      this.#back(stage.kinds[best]);
    }
  }

  /** Lists the moves of the board into the stage; the winner instead, where one can be told. */
  #prepare(stage: Stage, low: number, high: number): number {
    const board = this.#board;
    const table = this.#table;
    const entry = table.find(low, high);
    const isKnown = entry >= 0 && (table.movesLow[entry] !== 0 || table.movesHigh[entry] !== 0);
    let isSolved = false;
    if (isKnown) this.#unpack(stage, table.movesLow[entry], table.movesHigh[entry]);
    else {
      const sight = this.#sight;
      sight.lookNear();
      if (sight.winner === 0 && !sight.isForced && board.emptyCount >= linksFrom) {
        this.#flow.solve();
        isSolved = true;
        sight.lookFar(this.#flow);
      }
      if (sight.winner !== 0) return sight.winner;
      stage.count = sight.count;
      for (let index = 0; index < sight.count; index++) stage.moves[index] = sight.moves[index];
    }
    this.#idle.find();
    if (!isKnown) {
      const winner = this.#wage();
      if (winner !== 0 || this.#effort.stopped !== undefined) return winner;
    }
    this.#sort(stage);
    let needsGuess = false;
    for (let index = 0; index < stage.count; index++) {
      this.#go(stage.moves[index], stage.kinds[index]);
      this.#canonise(board.hashLow, board.hashHigh);
      stage.low[index] = this.#low;
      stage.high[index] = this.#high;
      stage.guess[index] = 1;
      const next = board.player;
      this.#back(stage.kinds[index]);
      stage.isSame[index] = next === board.player ? 1 : 0;
      if (table.find(stage.low[index], stage.high[index]) < 0) needsGuess = true;
    }
    if (needsGuess && stage.count > 1) {
      if (!isSolved) this.#flow.solve();
      this.#guess(stage);
    }
    return 0;
  }

  #unpack(stage: Stage, bitsLow: number, bitsHigh: number): void {
    stage.count = 0;
    for (let bit = 0; bit < this.#pointOf.length; bit++) {
      const isSet = bit < 32 ? bitsLow & (1 << bit) : bitsHigh & (1 << (bit - 32));
      if (isSet !== 0) stage.moves[stage.count++] = this.#pointOf[bit];
    }
  }

  /** Tells the kinds of the moves, and keeps only one of the idle ones. */
  #sort(stage: Stage): void {
    let kept = 0;
    let hasIdle = false;
    for (let index = 0; index < stage.count; index++) {
      const point = stage.moves[index];
      let kind = live;
      if (this.#idle.isUseless[point] === 1) kind = this.#idle.isInert(point) ? idle : useless;
      if (kind === idle && hasIdle) continue;
      hasIdle ||= kind === idle;
      stage.moves[kept] = point;
      stage.kinds[kept++] = kind;
    }
    stage.count = kept;
  }

  /** Moves that carry little current are thought to be farther from a win. */
  #guess(stage: Stage): void {
    let greatest = 0;
    for (let index = 0; index < stage.count; index++) {
      greatest = Math.max(greatest, this.#flow.at(stage.moves[index]));
    }
    for (let index = 0; index < stage.count; index++) {
      const less = (greatest + 0.01) / (this.#flow.at(stage.moves[index]) + 0.01);
      stage.guess[index] = 1 + Math.round(doubt * Math.log(less));
    }
  }

  /** The winner by tempo, where two octagons are all that matters; else 0. */
  #wage(): number {
    const board = this.#board;
    const { empties, emptyCount } = board;
    let one = 0;
    let other = 0;
    for (let index = 0; index < emptyCount; index++) {
      const point = empties[index];
      if (this.#idle.isUseless[point] === 1) continue;
      if (one === 0) one = point;
      else if (other === 0) other = point;
      else return 0;
    }
    if (other === 0 || !isCore(board, one, other)) return 0;
    return board.left === 2 ? board.player : this.#war.winner(board, one, other, this.#effort);
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

  /** The hash of the position as it matters: useless octagons that have become inert have no colour. */
  #canonise(low: number, high: number): void {
    const board = this.#board;
    let canonLow = low;
    let canonHigh = high;
    for (let index = 0; index < this.#passedCount; index++) {
      const point = this.#passed[index];
      if (board.octagons[point] !== 2 || !this.#idle.isInert(point)) continue;
      canonLow = board.recolouredLow(canonLow, point);
      canonHigh = board.recolouredHigh(canonHigh, point);
    }
    this.#low = canonLow;
    this.#high = canonHigh;
  }

  #settle(low: number, high: number, winner: number): number {
    const isWin = winner === this.#board.player;
    return this.#table.keep(low, high, isWin ? 0 : infinite, isWin ? infinite : 0, 1);
  }

  /** What is left when the effort ends in the middle. */
  #unknown(low: number, high: number): number {
    const entry = this.#table.find(low, high);
    return entry >= 0 ? entry : this.#table.keep(low, high, 1, 1, 1);
  }
}
