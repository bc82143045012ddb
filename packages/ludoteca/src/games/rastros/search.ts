/** A Rastros position to search on, for boards of any size: black cells as bytes, a trail to undo. */

import type { Move, SearchState, Side } from '../../game/index.ts';
import { running } from '../../game/index.ts';
import { random } from '../../kernel/index.ts';
import { goalOf, mostSize, neighbours, type RastrosState } from './rules.ts';

/** Random words for the hash: two for each cell being black, two for the stone on it, two for South. */
const words = (() => {
  const source = random('rastros');
  return Int32Array.from({ length: 4 * mostSize * mostSize + 2 }, () => source.bits() | 0);
})();
const southLo = words[words.length - 2];
const southHi = words[words.length - 1];

/** How much a step less to walk, and being to move, say about the winner. */
const stepWeight = 0.55;
const turnWeight = 0.35;

export class RastrosSearch implements SearchState {
  readonly mostMoves = 8;
  readonly #near: readonly (readonly number[])[];
  readonly #goals: readonly [number, number];
  readonly #black: Uint8Array;
  readonly #trail: number[] = [];
  readonly #queue: Int32Array;
  readonly #steps: Int32Array;
  #stone: number;
  #turn: Side;
  #hashLo = 0;
  #hashHi = 0;

  constructor(state: RastrosState) {
    const cells = state.size * state.size;
    this.#near = Array.from({ length: cells }, (_, cell) => neighbours(cell, state.size));
    this.#goals = [goalOf('north', state), goalOf('south', state)];
    this.#black = new Uint8Array(cells);
    this.#queue = new Int32Array(cells);
    this.#steps = new Int32Array(cells);
    this.#stone = state.stone;
    this.#turn = state.toMove === 'north' ? 0 : 1;
    this.#mixStone(state.stone);
    if (this.#turn === 1) this.#mixTurn();
    for (const cell of state.blocked) this.#toggle(cell);
  }

  get turn(): Side {
    return this.#turn;
  }

  get hashLo(): number {
    return this.#hashLo;
  }

  get hashHi(): number {
    return this.#hashHi;
  }

  get winner(): SearchState['winner'] {
    if (this.#stone === this.#goals[0]) return 0;
    if (this.#stone === this.#goals[1]) return 1;
    for (const cell of this.#near[this.#stone]) if (this.#black[cell] === 0) return running;
    return this.#turn === 0 ? 1 : 0;
  }

  moves(into: Int32Array): number {
    if (this.#stone === this.#goals[0] || this.#stone === this.#goals[1]) return 0;
    let count = 0;
    for (const cell of this.#near[this.#stone]) if (this.#black[cell] === 0) into[count++] = cell;
    return count;
  }

  play(move: Move): void {
    this.#trail.push(this.#stone);
    this.#toggle(this.#stone);
    this.#mixStone(this.#stone);
    this.#mixStone(move);
    this.#mixTurn();
    this.#stone = move;
    this.#turn = this.#turn === 0 ? 1 : 0;
  }

  undo(): void {
    const back = this.#trail.pop();
    if (back === undefined) throw new Error('there is no move to take back');
    this.#mixTurn();
    this.#mixStone(this.#stone);
    this.#mixStone(back);
    this.#toggle(back);
    this.#stone = back;
    this.#turn = this.#turn === 0 ? 1 : 0;
  }

  /** Whoever has the shorter way home is ahead; half a step for having the move. */
  estimate(): number {
    this.#walk();
    const [north, south] = this.#goals;
    const most = this.#black.length;
    const toNorth = this.#steps[north] < 0 ? most : this.#steps[north];
    const toSouth = this.#steps[south] < 0 ? most : this.#steps[south];
    if (toNorth === most && toSouth === most) return 0.5;
    const lead = Math.max(-8, Math.min(8, toSouth - toNorth));
    const turn = this.#turn === 0 ? turnWeight : -turnWeight;
    return 1 / (1 + Math.exp(-(stepWeight * lead + turn)));
  }

  /** The steps from the stone to every cell, −1 where it cannot come; breadth first. */
  #walk(): void {
    const steps = this.#steps.fill(-1);
    const queue = this.#queue;
    queue[0] = this.#stone;
    steps[this.#stone] = 0;
    let end = 1;
    for (let next = 0; next < end; next++) {
      for (const cell of this.#near[queue[next]]) {
        if (this.#black[cell] === 1 || steps[cell] >= 0) continue;
        steps[cell] = steps[queue[next]] + 1;
        queue[end++] = cell;
      }
    }
  }

  #toggle(cell: number): void {
    this.#black[cell] ^= 1;
    this.#hashLo ^= words[4 * cell];
    this.#hashHi ^= words[4 * cell + 1];
  }

  #mixStone(cell: number): void {
    this.#hashLo ^= words[4 * cell + 2];
    this.#hashHi ^= words[4 * cell + 3];
  }

  #mixTurn(): void {
    this.#hashLo ^= southLo;
    this.#hashHi ^= southHi;
  }
}
