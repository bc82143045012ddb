/** The rules of Rastros: one stone, a trail that never opens again, a corner for each player. */

/** North moves first and wants the stone on a1; South wants it in the far corner; or the other way round. */
export type Side = 'north' | 'south';

export const leastSize = 3;
export const mostSize = 26;

export interface RastrosParams {
  /** Files and ranks of the board. */
  readonly size: number;
  /** The cell on which the stone begins. */
  readonly start: number;
  /** Present when the corners are exchanged: North aims at the far one, South at a1. */
  readonly goals?: 'exchanged';
}

/** Cells are numbered along the ranks from a1: the cell on file x and rank y, from 0, is size·y + x. */
export interface RastrosState {
  readonly size: number;
  /** Where the stone began, if known. */
  readonly start?: number;
  /** The black cells, each once; in the order in which the stone left them, where that is known. */
  readonly blocked: readonly number[];
  readonly stone: number;
  readonly toMove: Side;
  /** As in the parameters. */
  readonly goals?: 'exchanged';
}

/** What tells where the goals are. */
export type Corners = Pick<RastrosState, 'size' | 'goals'>;

export interface RastrosOutcome {
  readonly winner: Side;
  /** The stone stands on the winner's goal, or the loser has no move. */
  readonly reason: 'goal' | 'blocked';
}

/**
 * The goal of a side: a1 for North, the far corner for South, unless they are exchanged.
 *
 * @example
 * ```ts
 * import { cellName, goalOf } from 'ludoteca/rastros/rules';
 *
 * console.log(cellName(goalOf('north', { size: 7 }), 7));
 * ```
 *
 * ```text
 * a1
 * ```
 */
export function goalOf(side: Side, { size, goals }: Corners): number {
  return (side === 'north') === (goals === undefined) ? 0 : size * size - 1;
}

/**
 * A cell of the same game with the corners as usual: turned by half a turn where they are exchanged. The
 * board turned twice is the board, so this also leads back.
 */
export function usualCell(cell: number, { size, goals }: Corners): number {
  return goals === undefined ? cell : size * size - 1 - cell;
}

export function opponent(side: Side): Side {
  return side === 'north' ? 'south' : 'north';
}

/**
 * Where the stone begins when nothing else is said: e5 on 7×7 and 8×8, else the centre rounded up.
 *
 * @example
 * ```ts
 * import { cellName, usualStart } from 'ludoteca/rastros/rules';
 *
 * console.log(cellName(usualStart(7), 7));
 * ```
 *
 * ```text
 * e5
 * ```
 */
export function usualStart(size: number): number {
  const middle = size === 7 ? 4 : Math.floor(size / 2);
  return middle * size + middle;
}

/**
 * The state that a game begins with.
 *
 * @example
 * ```ts
 * import { initial, usualStart } from 'ludoteca/rastros/rules';
 *
 * const state = initial({ size: 5, start: usualStart(5) });
 * console.log(state.size, state.toMove);
 * ```
 *
 * ```text
 * 5 north
 * ```
 */
export function initial(params: RastrosParams): RastrosState {
  const { size, start, goals } = params;
  if (!Number.isInteger(size) || size < leastSize || size > mostSize) {
    throw new RangeError(`a board has ${leastSize} to ${mostSize} files, not ${size}`);
  }
  const isCell = Number.isInteger(start) && start >= 0 && start < size * size;
  if (!isCell || start === goalOf('north', params) || start === goalOf('south', params)) {
    throw new RangeError(`the stone cannot begin on cell ${start}`);
  }
  return {
    size,
    start,
    blocked: [],
    stone: start,
    toMove: 'north',
    ...(goals !== undefined && { goals }),
  };
}

/** The cells next to a cell, in order of their number. */
export function neighbours(cell: number, size: number): number[] {
  const file = cell % size;
  const rank = Math.floor(cell / size);
  const near: number[] = [];
  for (let y = Math.max(0, rank - 1); y <= Math.min(size - 1, rank + 1); y++) {
    for (let x = Math.max(0, file - 1); x <= Math.min(size - 1, file + 1); x++) {
      if (x !== file || y !== rank) near.push(size * y + x);
    }
  }
  return near;
}

/**
 * The cells that the stone can move to; none when the game is over.
 *
 * @example
 * ```ts
 * import { formatMove, initial, moves, usualStart } from 'ludoteca/rastros/rules';
 *
 * const state = initial({ size: 5, start: usualStart(5) });
 * console.log(moves(state).map((move) => formatMove(state, move)).join(' '));
 * ```
 *
 * ```text
 * b2 c2 d2 b3 d3 b4 c4 d4
 * ```
 */
export function moves(state: RastrosState): readonly number[] {
  return goalReached(state) === undefined ? steps(state) : [];
}

/**
 * The state after a legal move.
 *
 * @example
 * ```ts
 * import { apply, initial, moves, usualStart } from 'ludoteca/rastros/rules';
 *
 * const state = initial({ size: 5, start: usualStart(5) });
 * const after = apply(state, moves(state)[0]);
 * console.log(after.toMove !== state.toMove);
 * ```
 *
 * ```text
 * true
 * ```
 */
export function apply(state: RastrosState, move: number): RastrosState {
  if (!moves(state).includes(move)) throw new Error(`the stone cannot move to cell ${move}`);
  return {
    ...state,
    blocked: [...state.blocked, state.stone],
    stone: move,
    toMove: opponent(state.toMove),
  };
}

/**
 * How the game ended; undefined while it goes on.
 *
 * @example
 * ```ts
 * import { initial, outcome, usualStart } from 'ludoteca/rastros/rules';
 *
 * const state = initial({ size: 5, start: usualStart(5) });
 * console.log(outcome(state));
 * ```
 *
 * ```text
 * undefined
 * ```
 */
export function outcome(state: RastrosState): RastrosOutcome | undefined {
  const atGoal = goalReached(state);
  if (atGoal !== undefined) return { winner: atGoal, reason: 'goal' };
  if (steps(state).length > 0) return undefined;
  return { winner: opponent(state.toMove), reason: 'blocked' };
}

function goalReached(state: RastrosState): Side | undefined {
  if (state.stone === goalOf('north', state)) return 'north';
  if (state.stone === goalOf('south', state)) return 'south';
  return undefined;
}

/** The free cells next to the stone. */
function steps(state: RastrosState): number[] {
  return neighbours(state.stone, state.size).filter((cell) => !state.blocked.includes(cell));
}
