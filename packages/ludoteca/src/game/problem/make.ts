/**
 * Making a problem: a close game is played, and its positions are looked at from the end backwards for one in which
 * exactly one move is right, which asks what is wanted and is as hard as is wanted.
 *
 * What costs least comes first. The number of moves tells how deep the proof may be, so that no more is spent on it.
 * What ends a proof soonest is proven first: the move that was played, known from the position after it, and then
 * those that look right, of which a second may win. For the upper levels, which tempt, positions are left in which two
 * bots agree, before anything is proven. When the answer is known, so is nearly the level; only a position that has it
 * is proven once more by itself, and only then is it followed to its end.
 */

import type { Difficulty } from '../../document/index.ts';
import {
  Effort,
  fail,
  type Limits,
  type Notice,
  ok,
  type Random,
  type Result,
  random,
} from '../../kernel/index.ts';
import type { Game, Move } from '../game.ts';
import { closeGame } from './close-game.ts';
import { findOnlyMove } from './find-only.ts';
import {
  bestOfBot,
  byLooks,
  fewestMoves,
  gradeProblem,
  levelOfScore,
  mayBeOf,
  nodesFor,
  upperLevels,
} from './grade.ts';
import type { ProblemRecipe } from './order.ts';
import { problemPhrases } from './phrases.ts';
import type { Problem, ProblemAsk } from './problem.ts';
import { onlyMoveOf, type ProvenPosition, proveMoves, provenPosition } from './proof.ts';
import { type Prover, proverOf, usualNodesOf } from './prover.ts';
import { isPressed, themesOf } from './verify.ts';

export interface MadeProblem<State> {
  readonly problem: Problem<State>;
  /** Gives this very problem again. */
  readonly seed: string;
}

/** An order that fails for so many games in a row is one that cannot be met. */
const attempts = 1000;
/** After so many positions of a game that could not be proven, those before them, which are deeper, are left alone. */
const patience = 1;
/** The levels of bots that are to differ in problems of the upper levels, from 1. */
const asked = [3, 2] as const;
/** Proving a position by itself, with how it goes on, may cost so many times as much as finding it. */
const proofShare = 4;
/** So much of the end of a game may be passed over, so that not all problems are endings; and for the upper levels is. */
const mostPassed = 0.2;
const upperPassed = 0.15;

/**
 * The problem of an order and a seed: it depends on these alone. Every move of it is proven. Runs to its end in
 * this thread: only nodes, or a signal that finds out for itself, stop it (see `Signal`).
 *
 * @example
 * ```ts
 * import { makeProblem } from 'ludoteca/game';
 * import { rastros } from 'ludoteca';
 *
 * const made = makeProblem(rastros, { params: { size: 5, start: 12 }, asks: 'win' }, 'club');
 * if (made.ok) {
 *   const { state, answer, level } = made.value.problem;
 *   console.log(level, rastros.formatMove(state, answer));
 * }
 * ```
 *
 * ```text
 * easy c5
 * ```
 */
export function makeProblem<Params, State>(
  game: Game<Params, State>,
  order: ProblemRecipe<Params>,
  seed: string,
  limits: Limits = {},
): Result<MadeProblem<State>, Notice> {
  const source = random(seed);
  const effort = new Effort(limits);
  for (let attempt = 0; attempt < attempts; attempt++) {
    const problem = fromOneGame(game, order, source.fork(attempt), effort);
    if (effort.stopped !== undefined) return fail(problemPhrases.notice('budget-spent', {}));
    if (problem !== undefined) return ok({ problem, seed });
  }
  return fail(problemPhrases.notice('not-made', { attempts }));
}

function fromOneGame<Params, State>(
  game: Game<Params, State>,
  order: ProblemRecipe<Params>,
  source: Random,
  effort: Effort,
): Problem<State> | undefined {
  const turns = closeGame(game, order.params, source, effort);
  const least = upperLevels.includes(order.level) ? upperPassed : 0;
  const passed = Math.floor(turns.length * (least + (mostPassed - least) * source.unit()));
  const prover = proverOf(game, game.initial(order.params));
  let failures = 0;
  for (const { state, played } of turns.slice(0, turns.length - passed).reverse()) {
    if (game.moves(state).length < fewestMoves) continue;
    const most = nodesFor(game, state, order.level, prover);
    if (most === 0) continue;
    const likely = likelyMoves(game, state, order.level);
    if (likely === undefined) continue;
    const proofs = [...new Set([...likely, played, ...byLooks(game, state)])];
    const moves = effort.within(most, (part) => {
      const found = findOnlyMove(game, state, part, prover, proofs);
      if (part.stopped === 'nodes') failures++;
      return found;
    });
    if (effort.stopped !== undefined || failures >= patience) return undefined;
    const only = moves && onlyMoveOf(moves);
    if (moves === undefined || only === undefined) continue;
    const nodes = moves.reduce((sum, each) => sum + each.nodes, 0);
    if (!mayBeOf(game, order.level, { state, answer: only.answer, nodes }, prover)) continue;
    const problem = problemAs(game, state, order, effort);
    if (problem !== undefined) return problem;
  }
  return undefined;
}

/**
 * For the upper levels, what two bots play, the better one first: where they agree, nobody is tempted, and there is no
 * problem. The others need nobody's help.
 */
function likelyMoves<Params, State>(
  game: Game<Params, State>,
  state: State,
  level: Difficulty | undefined,
): readonly Move[] | undefined {
  if (!upperLevels.includes(level)) return [];
  const [better, other] = asked.map((bot) => bestOfBot(game, state, bot));
  return better === other ? undefined : [better, other];
}

/** The problem that a position makes, if it is what is wanted. Proven by itself, so that its grade is its own. */
function problemAs<Params, State>(
  game: Game<Params, State>,
  state: State,
  { asks = 'win', level: wanted, theme }: ProblemRecipe<Params>,
  effort: Effort,
): Problem<State> | undefined {
  const prover = proverOf(game, state);
  const within = <Value>(prove: (part: Effort) => Value) =>
    effort.within(proofShare * usualNodesOf(prover), prove);
  const moves = within((part) => proveMoves(game, state, part, prover));
  const only = moves && onlyMoveOf(moves);
  if (moves === undefined || only === undefined) return undefined;
  const grade = gradeProblem(game, { state, moves, answer: only.answer }, prover);
  const level = levelOfScore(grade.score);
  if (wanted !== undefined && wanted !== level) return undefined;
  const proven = within((part) => provenPosition(game, state, moves, part, prover));
  if (proven === undefined) return undefined;
  if (isDull(game, proven) && level !== 'easy') return undefined;
  const themes = themesOf(game, proven);
  if (theme !== undefined && !themes.includes(theme)) return undefined;
  if (!isAsked(game, proven, asks, themes, effort, prover)) return undefined;
  return {
    state: proven.state,
    asks,
    ...(asks === 'win-in' && proven.plies !== undefined && { within: proven.plies }),
    answer: proven.answer,
    line: proven.line,
    level,
    grade,
    themes,
  };
}

/** What is proven of a position when nothing else was proven before. */
function provenAlone<Params, State>(
  game: Game<Params, State>,
  state: State,
  effort: Effort,
  prover: Prover<State>,
): ProvenPosition<State> | undefined {
  const moves = proveMoves(game, state, effort, prover);
  return moves && provenPosition(game, state, moves, effort, prover);
}

/** A win in one, or a series of moves of which each is the only legal one. */
function isDull<Params, State>(
  game: Game<Params, State>,
  { state, line }: ProvenPosition<State>,
): boolean {
  let at = state;
  return (
    line.every((move, index) => {
      const isForced = index === 0 || game.moves(at).length === 1;
      at = game.apply(at, move);
      return isForced;
    }) && game.outcome(at) !== undefined
  );
}

/** Whether a question can be asked of a proven position. */
function isAsked<Params, State>(
  game: Game<Params, State>,
  proven: ProvenPosition<State>,
  asks: ProblemAsk,
  themes: readonly string[],
  effort: Effort,
  prover: Prover<State>,
): boolean {
  switch (asks) {
    case 'win':
      return proven.value === 'win';
    case 'win-in':
      return proven.value === 'win' && proven.plies !== undefined;
    case 'hold':
      return effort.within(usualNodesOf(prover), (part) => isPressed(game, proven, part, prover));
    default:
      return proven.value === 'win' && themes.includes(asks);
  }
}

/**
 * The problem of a position that is given, with its grade and its themes; absent when no single move is right.
 *
 * @example
 * ```ts
 * import { problemAt } from 'ludoteca/game';
 * import { Effort } from 'ludoteca/kernel';
 * import { rastros } from 'ludoteca';
 *
 * const { state, write } = rastros.start({ size: 4, start: 'a4' });
 * const { answer, level } = problemAt(rastros, state, new Effort());
 * console.log(write(answer), level);
 * console.log(problemAt(rastros, rastros.start({ size: 4 }).state, new Effort()));
 * ```
 *
 * ```text
 * b3 hard
 * undefined
 * ```
 */
export function problemAt<Params, State>(
  game: Game<Params, State>,
  state: State,
  effort: Effort,
): Problem<State> | undefined {
  if (game.outcome(state) !== undefined || game.moves(state).length < 2) return undefined;
  const prover = proverOf(game, state);
  const proven = provenAlone(game, state, effort, prover);
  if (proven === undefined) return undefined;
  const grade = gradeProblem(game, proven, prover);
  return {
    state,
    asks: proven.value === 'draw' ? 'hold' : 'win',
    answer: proven.answer,
    line: proven.line,
    level: levelOfScore(grade.score),
    grade,
    themes: themesOf(game, proven),
  };
}
