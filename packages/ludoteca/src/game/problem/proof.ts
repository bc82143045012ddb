/** What is proven of a position: the value of each move, the one that is right, and how the game goes on. */

import type { Effort } from '../../kernel/index.ts';
import type { Game, Move } from '../game.ts';
import { bestLine } from './best-play.ts';
import { type ProvenValue, type Prover, pliesBy, proverOf, valueAfter } from './prover.ts';

/** A legal move and its value to the side that makes it. */
export interface ProvenMove {
  readonly move: Move;
  readonly value: ProvenValue;
  /** What it took to prove it. */
  readonly nodes: number;
}

/** A position with one right move. Solver's facts, of which themes are recognised. */
export interface ProvenPosition<State> {
  readonly state: State;
  /** Every legal move, in the game's order. */
  readonly moves: readonly ProvenMove[];
  /** The only move that keeps the value of the position, and that value. */
  readonly answer: Move;
  readonly value: 'win' | 'draw';
  /** The answer, the best defence, and so on to the end of the game or as far as was looked. */
  readonly line: readonly Move[];
  /** Moves of both players to the end, by the answer and best play; absent where it was not measured. */
  readonly plies?: number;
}

/**
 * The value of every legal move; absent when the effort was spent before all were known.
 *
 * @example
 * ```ts
 * import { proveMoves } from 'ludoteca/game';
 * import { Effort } from 'ludoteca/kernel';
 * import { rastros } from 'ludoteca';
 *
 * const { state, write } = rastros.start({ size: 4, start: 'a4' });
 * const moves = proveMoves(rastros, state, new Effort());
 * console.log(moves.map(({ move, value }) => `${write(move)} ${value}`));
 * ```
 *
 * ```text
 * [ 'a3 loss', 'b3 win', 'b4 loss' ]
 * ```
 */
export function proveMoves<Params, State>(
  game: Game<Params, State>,
  state: State,
  effort: Effort,
  prover: Prover<State> = proverOf(game, state),
): readonly ProvenMove[] | undefined {
  const proven: ProvenMove[] = [];
  for (const move of game.moves(state)) {
    const before = effort.nodes;
    const value = valueAfter(game, prover, state, move, effort);
    if (value === undefined) return undefined;
    proven.push({ move, value, nodes: effort.nodes - before });
  }
  return proven;
}

/**
 * The only right move, where there is one: the only one that wins, or else the only one that does not lose.
 *
 * @example
 * ```ts
 * import { onlyMoveOf } from 'ludoteca/game';
 *
 * console.log(onlyMoveOf([{ move: 1, value: 'loss' }, { move: 2, value: 'draw' }]));
 * console.log(onlyMoveOf([{ move: 1, value: 'win' }, { move: 2, value: 'win' }]));
 * ```
 *
 * ```text
 * { answer: 2, value: 'draw' }
 * undefined
 * ```
 */
export function onlyMoveOf(
  moves: readonly Pick<ProvenMove, 'move' | 'value'>[],
): { readonly answer: Move; readonly value: 'win' | 'draw' } | undefined {
  for (const value of ['win', 'draw'] as const) {
    const best = moves.filter((each) => each.value === value);
    if (best.length > 1) return undefined;
    if (best.length === 1) return { answer: best[0].move, value };
  }
  return undefined;
}

/** How far the line of a problem is told. */
const lineLength = 40;

/**
 * Adds to the moves of a position with one right move how the game goes on after it.
 *
 * @example
 * ```ts
 * import { proveMoves, provenPosition, writeLine } from 'ludoteca/game';
 * import { Effort } from 'ludoteca/kernel';
 * import { rastros } from 'ludoteca';
 *
 * const { state } = rastros.start({ size: 4, start: 'a4' });
 * const moves = proveMoves(rastros, state, new Effort());
 * const { line, plies } = provenPosition(rastros, state, moves, new Effort());
 * console.log(plies, writeLine(rastros, state, line).join(' '));
 * ```
 *
 * ```text
 * 11 b3 c4 b4 c3 d2 d3 c2 d1 c1 b1 a1
 * ```
 */
export function provenPosition<Params, State>(
  game: Game<Params, State>,
  state: State,
  moves: readonly ProvenMove[],
  effort: Effort,
): ProvenPosition<State> | undefined {
  const only = onlyMoveOf(moves);
  if (only === undefined) return undefined;
  // A prover of its own: which of equal moves is told may hang on what it took to prove them, and so on what was proven before.
  const prover = proverOf(game, state);
  const plies = pliesBy(game, prover, state, only.answer, effort);
  const rest = bestLine(game, game.apply(state, only.answer), lineLength, effort, prover);
  return {
    state,
    moves,
    ...only,
    line: [only.answer, ...rest],
    ...(plies !== undefined && { plies }),
  };
}
