/** Sides and moves: what every part of a board game speaks of. */

/** 0 moves first in a new game, 1 second. */
export type Side = 0 | 1;

/**
 * The side that plays against this one.
 *
 * @example
 * ```ts
 * import { otherSide } from 'ludoteca/game';
 * import { rastros } from 'ludoteca';
 *
 * const { turn, sides } = rastros.start();
 * console.log(sides[turn].id, sides[otherSide(turn)].id);
 * ```
 *
 * ```text
 * north south
 * ```
 */
export function otherSide(side: Side): Side {
  return side === 0 ? 1 : 0;
}

/** A move as a whole number, from 0, to which the game alone gives a meaning. */
export type Move = number;

/** Replies that were worked out beforehand. */
export interface OpeningBook<State> {
  /** A move that is proven to win; absent where the book does not know the position. */
  reply(state: State): Move | undefined;
  /** Who wins a position that was looked at, for the side to move; absent where the book does not know it. */
  value?(state: State): 'win' | 'loss' | undefined;
}

/** What to point out on a board besides the position itself. */
export interface Marks {
  /** The move that led to the position. */
  readonly last?: Move;
  /** The other moves of the same turn, before it. */
  readonly earlier?: readonly Move[];
  /** Moves to point out: those that are legal, or a hint. */
  readonly moves?: readonly Move[];
  /** True when all there is to see is asked for, such as what could be taken. */
  readonly isFull?: boolean;
  /** Who looks at the board, and how what is theirs on it is called in their language. */
  readonly yours?: { readonly side: Side; readonly text: string };
}

/** What whoever shows a match may point out; what was played last the match knows itself. */
export type ShownMarks = Omit<Marks, 'last' | 'earlier'>;
