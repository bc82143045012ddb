/** Positions to search on: changed in place by `play` and `undo`. */

import type { Game, Move, Outcome, Side } from './game.ts';

/** A position that search plays on. It is one object through the whole search. */
export interface SearchState {
  /** Who is to move. */
  readonly turn: Side;
  /** The side that has won, `drawn` when the game ended without a winner, `running` while it goes on. */
  readonly winner: Side | typeof drawn | typeof running;
  /** Two words of hash: equal for equal positions, whatever moves led there. */
  readonly hashLo: number;
  readonly hashHi: number;
  /** Writes the legal moves into the list, from its beginning, and tells how many there are. */
  moves(into: Int32Array): number;
  /** The greatest number of moves there can be. */
  readonly mostMoves: number;
  /** Plays a legal move. */
  play(move: Move): void;
  /** Takes the last move back, wholly. */
  undo(): void;
  /** The chance of side 0 as it looks, from 0 to 1; only asked while the game goes on. */
  estimate(): number;
}

export const running = -1;
export const drawn = 2;

/** What the adapter asks of a game. */
export type PlainGame<State> = Pick<
  Game<never, State>,
  'turn' | 'moves' | 'apply' | 'outcome' | 'positionToJson'
>;

/**
 * The game's own search state, or one by value.
 *
 * @example
 * ```ts
 * import { running, searchOn } from 'ludoteca/game';
 * import { rastros } from 'ludoteca';
 *
 * const match = rastros.start({ size: 4 });
 * const search = searchOn(rastros, match.state);
 * search.play(match.legalMoves[0]);
 * console.log(search.turn, search.winner === running);
 * search.undo();
 * console.log(search.turn);
 * ```
 *
 * ```text
 * 1 true
 * 0
 * ```
 */
export function searchOn<State>(
  game: PlainGame<State> & Pick<Game<never, State>, 'search'>,
  state: State,
): SearchState {
  return game.search?.(state) ?? new ByValue(game, state);
}

/**
 * A search state over immutable states: slow, and right for any game.
 *
 * @example
 * ```ts
 * import { ByValue, perft, searchOn } from 'ludoteca/game';
 * import { rastros } from 'ludoteca';
 *
 * const { state } = rastros.start({ size: 4 });
 * const [own, byValue] = [searchOn(rastros, state), new ByValue(rastros, state)];
 * console.log(perft(own, 3) === perft(byValue, 3), byValue.estimate());
 * ```
 *
 * ```text
 * true 0.5
 * ```
 */
export class ByValue<State> implements SearchState {
  readonly #game: PlainGame<State>;
  readonly #states: State[];
  readonly mostMoves: number;

  constructor(game: PlainGame<State>, state: State) {
    this.#game = game;
    this.#states = [state];
    this.mostMoves = Math.max(1024, game.moves(state).length);
  }

  get #state(): State {
    return this.#states[this.#states.length - 1];
  }

  get turn(): Side {
    return this.#game.turn(this.#state);
  }

  get winner(): SearchState['winner'] {
    return winnerOf(this.#game.outcome(this.#state));
  }

  get hashLo(): number {
    return hashOf(this.#game.positionToJson(this.#state), 0x811c9dc5);
  }

  get hashHi(): number {
    return hashOf(this.#game.positionToJson(this.#state), 0x9e3779b9);
  }

  moves(into: Int32Array): number {
    const moves = this.#game.moves(this.#state);
    into.set(moves);
    return moves.length;
  }

  play(move: Move): void {
    this.#states.push(this.#game.apply(this.#state, move));
  }

  undo(): void {
    if (this.#states.length === 1) throw new Error('there is no move to take back');
    this.#states.pop();
  }

  /** Nothing is known of how positions of an unknown game look. */
  estimate(): number {
    return 0.5;
  }
}

/**
 * An outcome as search states tell it.
 *
 * @example
 * ```ts
 * import { drawn, running, winnerOf } from 'ludoteca/game';
 * import { rastros } from 'ludoteca';
 *
 * const { state } = rastros.start();
 * console.log(winnerOf(rastros.outcome(state)) === running, winnerOf({ reason: {} }) === drawn);
 * ```
 *
 * ```text
 * true true
 * ```
 */
export function winnerOf(outcome: Outcome | undefined): SearchState['winner'] {
  if (outcome === undefined) return running;
  return outcome.winner ?? drawn;
}

/** A hash of plain data, another one for each basis. */
function hashOf(value: unknown, basis: number): number {
  const text = JSON.stringify(value);
  let mixed = basis;
  for (let index = 0; index < text.length; index++) {
    mixed = Math.imul(mixed ^ text.charCodeAt(index), 0x01000193);
    mixed ^= mixed >>> 15;
  }
  return mixed | 0;
}

/**
 * How many sequences of so many moves there are: a count by which two programs can compare their rules.
 *
 * @example
 * ```ts
 * import { perft, searchOn } from 'ludoteca/game';
 * import { rastros } from 'ludoteca';
 *
 * const { state } = rastros.start({ size: 4 });
 * console.log([1, 2, 3].map((plies) => perft(searchOn(rastros, state), plies)));
 * ```
 *
 * ```text
 * [ 8, 37, 138 ]
 * ```
 */
export function perft(state: SearchState, plies: number): number {
  if (plies === 0) return 1;
  if (state.winner !== running) return 0;
  const moves = new Int32Array(state.mostMoves);
  const count = state.moves(moves);
  if (plies === 1) return count;
  let sequences = 0;
  for (let index = 0; index < count; index++) {
    state.play(moves[index]);
    sequences += perft(state, plies - 1);
    state.undo();
  }
  return sequences;
}
