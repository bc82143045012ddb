/**
 * Making a problem: a quick game is played, and its positions are looked at from the end backwards for one in which
 * exactly one move is right, which asks what is wanted and is as hard as is wanted.
 *
 * What costs least comes first. A short look tells which moves would make a problem of the level, if one of them is the
 * right one; most positions have none. Then moves are proven, those first that would not: if one of them wins, the
 * position is left. Where one move is right the bots are asked and a plain search looks, no further than tells that the
 * level is out; only what is of the level is proven once more by itself, and followed to its end.
 */

import { type Difficulty, difficulties } from '../../document/index.ts';
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
import { isDull } from './dull.ts';
import { findOnlyMove } from './find-only.ts';
import {
  type Besides,
  besidesOf,
  fewestMoves,
  gradeProblem,
  levelOfScore,
  lookRangeOf,
  mayBeOf,
  ownWrongOf,
  scoreOf,
} from './grade.ts';
import { lookPlainly, lookWithin, type SearchLook, wrongFor } from './look.ts';
import { byLooks } from './looks.ts';
import type { ProblemRecipe } from './order.ts';
import { problemPhrases } from './phrases.ts';
import type { Problem, ProblemAsk } from './problem.ts';
import { onlyMoveOf, type ProvenPosition, proveMoves, provenPosition } from './proof.ts';
import { levelLooksOf, mostLookedOf, type Prover, proverOf, usualNodesOf } from './prover.ts';
import { ownTurns, quickGame } from './quick-game.ts';
import { isPressed, themesOf } from './verify.ts';

export interface MadeProblem<State> {
  readonly problem: Problem<State>;
  /** Gives this very problem again. */
  readonly seed: string;
}

/** An order that fails for so many games in a row is one that cannot be met. */
const attempts = 1000;
/** Answers of which there are too many are taken by so many seeds only, and by the others after so many games in vain. */
const commonShare = 1 / 3;
const attemptsUncommon = 300;
/** After so many positions of a game that could not be proven, those before them, which are deeper, are left alone. */
const patience = 1;
/** What finding a position may cost, of what is usually proven, by the logarithm; the last level seldom comes for less. */
const findingShare = 0.78;
const lastFindingShare = 0.9;
/** Proving a position by itself may cost so many times as much as finding it, and following it to its end so many times. */
const proofShare = 4;
const followShare = 16;
/** So many games are followed back to where proofs are dear. */
const farShare = 1 / 8;
/** So much of the end of a game may be passed over, so that not all problems are endings. */
const mostPassed = 0.2;
/** The first look goes no further than this, or than for a level: a proof tells more for less. */
const firstLook = 32;
const farthestLook = difficulties.indexOf('medium');
/** The game's own search, where it is asked, looks at so many positions at first. */
const firstOwnLook = 16;

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
 * easy e4
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
  if (order.played !== undefined) {
    const state = order.played.reduce(game.apply, game.initial(order.params));
    const problem = problemAt(game, state, effort);
    // What was asked as of a level keeps it, however it would be graded today.
    if (problem !== undefined) {
      const { level = problem.level } = order;
      return ok({ problem: level === undefined ? problem : { ...problem, level }, seed });
    }
    const isSpent = effort.stopped !== undefined;
    return fail(
      isSpent
        ? problemPhrases.notice('budget-spent', {})
        : problemPhrases.notice('not-made', { attempts: 1 }),
    );
  }
  // One for all games: what it has found stays true, and to make one takes as long as to prove a position.
  const prover = proverOf(game, game.initial(order.params));
  const takesCommon = source.fork('common').chance(commonShare);
  for (let attempt = 0; attempt < attempts; attempt++) {
    const wanted = { ...order, isUncommon: !takesCommon && attempt < attemptsUncommon };
    const problem = fromOneGame(game, wanted, source.fork(attempt), effort, prover);
    if (effort.stopped !== undefined) return fail(problemPhrases.notice('budget-spent', {}));
    if (problem !== undefined) return ok({ problem, seed });
  }
  return fail(problemPhrases.notice('not-made', { attempts }));
}

/** What is wanted of one game. */
interface Wanted<Params> extends ProblemRecipe<Params> {
  /** Whether the answer must be another than those of which there are too many. */
  readonly isUncommon: boolean;
}

function fromOneGame<Params, State>(
  game: Game<Params, State>,
  order: Wanted<Params>,
  source: Random,
  effort: Effort,
  prover: Prover<State>,
): Problem<State> | undefined {
  const turns = quickGame(game, order.params, prover.manner ?? 'close', source, effort);
  const least = (order.level && prover.plainEnd?.[order.level]) ?? 0;
  const passed = Math.floor(turns.length * Math.max(least, mostPassed * source.unit()));
  const isLast = order.level === difficulties[difficulties.length - 1];
  const most = Math.ceil(usualNodesOf(prover) ** (isLast ? lastFindingShare : findingShare));
  let failures = 0;
  const isFar = source.fork('far').chance(farShare);
  const mostMoves = (!isFar && order.level && prover.mostMoves?.[order.level]) || undefined;
  const own = ownTurns(game, turns.slice(0, turns.length - passed), mostMoves);
  for (const { state, played } of own) {
    if (game.moves(state).length < fewestMoves) continue;
    const answers = possibleAnswers(game, state, order, prover);
    if (answers?.size === 0) continue;
    const only = effort.within(most, (part) => {
      const found = onlyAnswer(game, { state, played, answers }, part, prover);
      if (part.stopped === 'nodes') failures++;
      return found;
    });
    if (effort.stopped !== undefined || failures >= patience) return undefined;
    if (only === undefined) continue;
    const problem = problemAs(game, state, only, order, effort, prover);
    if (problem !== undefined) return problem;
  }
  return undefined;
}

/** Which moves would make a problem of the order, if one of them is the right one, as far as it is seen without a proof. */
function possibleAnswers<Params, State>(
  game: Game<Params, State>,
  state: State,
  { asks, theme, level, isUncommon }: Wanted<Params>,
  prover: Prover<State>,
): ReadonlySet<Move> | undefined {
  const about = (game.themes ?? []).filter(({ id }) => id === theme || id === asks);
  const moves = game.moves(state);
  const fitting = moves.filter(
    (move) =>
      about.every(({ mayBe }) => mayBe?.(state, move) ?? true) &&
      !(isUncommon && prover.isCommon?.(state, move)),
  );
  if (level === undefined || fitting.length === 0) {
    return fitting.length === moves.length ? undefined : new Set(fitting);
  }
  return new Set(ofLevel(game, state, fitting, level, prover));
}

/**
 * Those of some moves that would make a problem of the level: after a short look all are wrong for some time, and what it
 * chooses in the end is taken to be chosen for good.
 */
function ofLevel<Params, State>(
  game: Game<Params, State>,
  state: State,
  moves: readonly Move[],
  level: Difficulty,
  prover: Prover<State>,
): readonly Move[] {
  const looks = levelLooksOf(prover)[Math.min(farthestLook, difficulties.indexOf(level))];
  const look = lookPlainly(game, state, Math.min(firstLook, looks));
  const seen = [{ look, most: mostLookedOf(prover) }];
  const { own } = prover;
  if (own !== undefined) seen.push({ look: own.look(state, firstOwnLook), most: own.mostLooked });
  return moves.filter((move) => {
    let [least, most] = [0, 0];
    for (const { look: short, most: whole } of seen) {
      const wrong = wrongFor(short, move);
      const isChosen = short.choices.at(-1)?.move === move;
      least += wrong;
      most += isChosen ? wrong : wrong + Math.log(whole / short.most);
    }
    return mayBeOf(level, [least, most], prover);
  });
}

/** A position of a game: what was played there, and which moves may be the right one, if not any. */
interface Position<State> {
  readonly state: State;
  readonly played: Move;
  readonly answers: ReadonlySet<Move> | undefined;
}

/** The only right move, where there is one that may be it. What may end the proof soonest is proven first. */
function onlyAnswer<Params, State>(
  game: Game<Params, State>,
  { state, played, answers }: Position<State>,
  effort: Effort,
  prover: Prover<State>,
): Move | undefined {
  const likely = [played, ...byLooks(game, state)];
  const isOut = (move: Move) => answers?.has(move) === false;
  const order = new Set([...likely.filter(isOut), ...likely]);
  const moves = findOnlyMove(game, state, effort, prover, [...order], isOut);
  return moves && onlyMoveOf(moves)?.answer;
}

/**
 * The problem that a position with one right move makes, if it is what is wanted. Its level comes first, which excludes
 * most; then it is proven by itself, so that its grade is its own.
 */
function problemAs<Params, State>(
  game: Game<Params, State>,
  state: State,
  answer: Move,
  { asks = 'win', level: wanted, theme }: ProblemRecipe<Params>,
  effort: Effort,
  finding: Prover<State>,
): Problem<State> | undefined {
  const graded = gradedAs(game, state, answer, wanted, finding);
  if (graded === undefined) return undefined;
  const { look, besides, level } = graded;
  const prover = proverOf(game, state);
  const usual = usualNodesOf(prover);
  const moves = effort.within(proofShare * usual, (part) => proveMoves(game, state, part, prover));
  if (moves === undefined) return undefined;
  // Where it is not followed to its end, another look might tell another end, and other themes.
  const proven = effort.within(followShare * usual, (part) => {
    const followed = provenPosition(game, state, moves, part);
    return part.stopped === undefined ? followed : undefined;
  });
  if (proven === undefined) return undefined;
  const themes = themesOf(game, proven);
  if (theme !== undefined && !themes.includes(theme)) return undefined;
  if (!isAsked(game, proven, asks, themes, effort, prover)) return undefined;
  if (isDull(game, proven, level)) return undefined;
  return {
    state,
    asks,
    ...(asks === 'win-in' && proven.plies !== undefined && { within: proven.plies }),
    answer,
    line: proven.line,
    level,
    grade: gradeProblem(game, proven, prover, look, besides),
    themes,
  };
}

/**
 * How hard a position with one right move is, if it is of the level that is wanted. A plain search looks before the bots
 * are asked, who cost more: it ends where the level is out whatever they would play.
 */
function gradedAs<Params, State>(
  game: Game<Params, State>,
  state: State,
  answer: Move,
  wanted: Difficulty | undefined,
  prover: Prover<State>,
):
  | { readonly look: SearchLook; readonly besides: Besides; readonly level: Difficulty }
  | undefined {
  const ownWrong = ownWrongOf(state, answer, prover);
  const farthest = mostLookedOf(prover);
  const look =
    wanted === undefined
      ? lookPlainly(game, state, farthest)
      : lookWithin(game, state, farthest, answer, lookRangeOf(wanted, ownWrong, prover));
  if (look === undefined) return undefined;
  const besides = { ownWrong, ...besidesOf(game, state, answer) };
  const level = levelOfScore(scoreOf(look, answer, besides, prover));
  return wanted === undefined || wanted === level ? { look, besides, level } : undefined;
}

/** What is proven of a position when nothing else was proven before. */
function provenAlone<Params, State>(
  game: Game<Params, State>,
  state: State,
  effort: Effort,
  prover: Prover<State>,
): ProvenPosition<State> | undefined {
  const moves = proveMoves(game, state, effort, prover);
  return moves && provenPosition(game, state, moves, effort);
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
 * b3 master
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
