/**
 * What is known of each position of a game that was played, and what follows from it: a lost position stays
 * lost whatever was played, and who made a winning move had a win. Where the value changed between two
 * proven positions, the moves between them bracket the mistake.
 */

import type { Verdict } from './analysis.ts';
import type { Game, Move, Side } from './game.ts';
import type { Match } from './match.ts';
import type { Proof } from './prove.ts';
import { swap } from './record.ts';

/** What is known of a position, for the side to move there. */
export interface Standing extends Proof {
  readonly turn: Side;
}

/** The standings of a game, from its beginning, one more than its moves; absent where nobody has looked. */
export type Standings = readonly (Standing | undefined)[];

/** The moves between two proven positions of which one, or more, gave something away that was proven. */
export interface Bracket {
  /** Who gave it away, and what. */
  readonly side: Side;
  readonly had: 'win' | 'draw';
  /** The numbers of positions (moves made) between which it happened: the last proven before, the first after. */
  readonly from: number;
  readonly to: number;
  /** The moves of that side between them, by their number from 0. */
  readonly candidates: readonly number[];
}

/**
 * The same verdict for the other side.
 *
 * @example
 * ```ts
 * import { turned } from 'ludoteca/game';
 *
 * console.log(turned({ value: 'win', distance: 5 }));
 * ```
 *
 * ```text
 * { value: 'loss', distance: 5 }
 * ```
 */
export function turned({ value, estimate, distance }: Verdict): Verdict {
  return {
    value: value === 'win' ? 'loss' : value === 'loss' ? 'win' : value,
    ...(estimate !== undefined && { estimate: 1 - estimate }),
    ...(distance !== undefined && { distance }),
  };
}

/**
 * What a standing says for one of the sides.
 *
 * @example
 * ```ts
 * import { verdictFor } from 'ludoteca/game';
 *
 * const standing = { turn: 0, value: 'unknown', estimate: 0.75 };
 * console.log(verdictFor(standing, 0).estimate, verdictFor(standing, 1).estimate);
 * ```
 *
 * ```text
 * 0.75 0.25
 * ```
 */
export function verdictFor(standing: Standing, side: Side): Verdict {
  const { value, estimate, distance } = standing;
  const own: Verdict = {
    value,
    ...(estimate !== undefined && { estimate }),
    ...(distance !== undefined && { distance }),
  };
  return standing.turn === side ? own : turned(own);
}

/**
 * The chance to win, where a proof counts as certain; absent where nothing is known, not even a guess.
 *
 * @example
 * ```ts
 * import { chanceOf } from 'ludoteca/game';
 *
 * console.log(chanceOf({ value: 'win' }), chanceOf({ value: 'unknown', estimate: 0.7 }));
 * ```
 *
 * ```text
 * 1 0.7
 * ```
 */
export function chanceOf({ value, estimate }: Verdict): number | undefined {
  switch (value) {
    case 'win':
      return 1;
    case 'loss':
      return 0;
    case 'draw':
      return 0.5;
    case 'unknown':
      return estimate;
  }
}

/**
 * What a position is worth that ended the game by its rules.
 *
 * @example
 * ```ts
 * import { endedStanding } from 'ludoteca/game';
 * import { rastros } from 'ludoteca';
 *
 * const { state } = rastros.start();
 * console.log(endedStanding(rastros, state));
 * const ended = { outcome: () => ({ winner: 0 }), turn: () => 1 };
 * console.log(endedStanding(ended, {}));
 * ```
 *
 * ```text
 * undefined
 * { turn: 1, value: 'loss', distance: 0 }
 * ```
 */
export function endedStanding<Params, State>(
  game: Pick<Game<Params, State>, 'outcome' | 'turn'>,
  state: State,
): Standing | undefined {
  const outcome = game.outcome(state);
  if (outcome === undefined) return undefined;
  const turn = game.turn(state);
  if (outcome.winner === undefined) return { turn, value: 'draw', distance: 0 };
  return { turn, value: outcome.winner === turn ? 'win' : 'loss', distance: 0 };
}

/**
 * Adds what follows: forwards, every move from a lost position leads to a lost one; backwards, a winning
 * move was made in a won position, and won it. An exchange of sides leaves the position as it is.
 *
 * @example
 * ```ts
 * import { withConsequences } from 'ludoteca/game';
 * import { accept, rastros } from 'ludoteca';
 *
 * const match = accept(rastros.parse('d6 c6'));
 * const known = withConsequences(match, [{ turn: 0, value: 'loss' }, undefined, undefined]);
 * console.log(known.map((standing) => standing?.value));
 * ```
 *
 * ```text
 * [ 'loss', 'win', undefined ]
 * ```
 */
export function withConsequences(
  match: Pick<Match, 'history' | 'movers' | 'turn'>,
  standings: Standings,
): Standings {
  const known = [...standings];
  const { history } = match;
  const turnAt = (index: number) => match.movers[index] ?? match.turn;
  const isProven = (index: number) => {
    const value = known[index]?.value;
    return value !== undefined && value !== 'unknown';
  };
  for (const [index, move] of history.entries()) {
    const before = known[index];
    if (!isProven(index) || before === undefined || isProven(index + 1)) continue;
    const turn = turnAt(index + 1);
    if (move === swap) known[index + 1] = { ...before };
    else if (before.value === 'loss') {
      known[index + 1] = { turn, value: turn === before.turn ? 'loss' : 'win' };
    }
  }
  for (let index = history.length - 1; index >= 0; index--) {
    const after = known[index + 1];
    if (after === undefined || !isProven(index + 1) || isProven(index)) continue;
    const turn = turnAt(index);
    if (history[index] === swap) known[index] = { ...after };
    else if (verdictFor(after, turn).value === 'win')
      known[index] = wonBy(history[index], after, turn);
  }
  return known;
}

/** A position in which a move was made that wins. */
function wonBy(move: Move, { distance }: Standing, turn: Side): Standing {
  return {
    turn,
    value: 'win',
    move,
    ...(distance !== undefined && { distance: distance + 1 }),
  };
}

/**
 * Between which positions something that was proven was given away. Where only one move of the side lies
 * between, it is that move.
 *
 * @example
 * ```ts
 * import { bracketsOf } from 'ludoteca/game';
 * import { accept, rastros } from 'ludoteca';
 *
 * const match = accept(rastros.parse('d6 c6 c5'));
 * const standings = [{ turn: 0, value: 'win' }, undefined, undefined, { turn: 1, value: 'win' }];
 * console.log(bracketsOf(match, standings));
 * ```
 *
 * ```text
 * [ { side: 0, had: 'win', from: 0, to: 3, candidates: [ 0, 2 ] } ]
 * ```
 */
export function bracketsOf(
  match: Pick<Match, 'history' | 'movers'>,
  standings: Standings,
): readonly Bracket[] {
  const brackets: Bracket[] = [];
  let from: number | undefined;
  for (const [to, standing] of standings.entries()) {
    if (standing === undefined || standing.value === 'unknown') continue;
    const before = from === undefined ? undefined : standings[from];
    if (from !== undefined && before !== undefined) {
      const bracket = between(match, from, before, to, standing);
      if (bracket !== undefined) brackets.push(bracket);
    }
    from = to;
  }
  return brackets;
}

function between(
  { history, movers }: Pick<Match, 'history' | 'movers'>,
  from: number,
  before: Standing,
  to: number,
  after: Standing,
): Bracket | undefined {
  for (const side of [0, 1] as const) {
    const [had, has] = [verdictFor(before, side).value, verdictFor(after, side).value];
    const isLess = had === 'win' ? has !== 'win' : had === 'draw' && has === 'loss';
    if (!isLess || (had !== 'win' && had !== 'draw')) continue;
    const candidates: number[] = [];
    for (let index = from; index < to; index++) {
      if (movers[index] === side && history[index] !== swap) candidates.push(index);
    }
    return { side, had, from, to, candidates };
  }
  return undefined;
}
