/**
 * How hard a problem is: how far a plain search must look until it has found the answer and keeps to it, and the game's
 * own where that sees much more; which of the bots of the second, third and fourth level play a wrong move, and whether the answer looks bad at first sight. How
 * solvers of rising strength confirm the levels is in docs/measurements.md.
 */

import { type Difficulty, difficulties } from '../../document/index.ts';
import { Effort, random, withoutChance } from '../../kernel/index.ts';
import type { Game, Move } from '../game.ts';
import { chooseMove, levelsOf } from '../levels.ts';
import { type LookRange, lookPlainly, type SearchLook, wrongFor } from './look.ts';
import { looksOf } from './looks.ts';
import type { ProblemGrade } from './problem.ts';
import type { ProvenPosition } from './proof.ts';
import { levelLooksOf, mostLookedOf, type Prover } from './prover.ts';

/** The levels of bots whose moves tempt. */
const tempters = [2, 3, 4] as const;

/** What a bot that goes wrong, and looking bad, add to the score; how far one must look is the rest of it. */
const botWeight = 0.2;
const hiddenWeight = 0.2;
const mostBesides = tempters.length * botWeight + hiddenWeight;

/** What the gentlest of these bots plays is never extreme, however far the others must look. */
const mostFoundEarly = 4.99;

/** With fewer moves there is nothing to choose. */
export const fewestMoves = 3;

/**
 * How hard a proven position is: by how far one must look, whom it tempts, and how the answer looks.
 *
 * @example
 * ```ts
 * import { gradeProblem, levelOfScore, onlyMoveOf, proveMoves, proverOf } from 'ludoteca/game';
 * import { Effort } from 'ludoteca/kernel';
 * import { rastros } from 'ludoteca';
 *
 * const { state } = rastros.start({ size: 4, start: 'a4' });
 * const prover = proverOf(rastros, state);
 * const moves = proveMoves(rastros, state, new Effort(), prover);
 * const { answer } = onlyMoveOf(moves);
 * const { score, isHidden } = gradeProblem(rastros, { state, moves, answer }, prover);
 * console.log(levelOfScore(score), isHidden);
 * ```
 *
 * ```text
 * master true
 * ```
 */
export function gradeProblem<Params, State>(
  game: Game<Params, State>,
  proven: Pick<ProvenPosition<State>, 'state' | 'moves' | 'answer'>,
  prover: Prover<State>,
  look: SearchLook = lookPlainly(game, proven.state, mostLookedOf(prover)),
  besides: Besides = {
    ownWrong: ownWrongOf(proven.state, proven.answer, prover),
    ...besidesOf(game, proven.state, proven.answer),
  },
): ProblemGrade {
  const { moves, answer } = proven;
  const { wrong, isHidden } = besides;
  return {
    score: scoreOf(look, answer, besides, prover),
    look: Math.round(Math.exp(wrongFor(look, answer))),
    nodes: moves.reduce((sum, each) => sum + each.nodes, 0),
    tempting: moves.map(({ move }) => move).filter((move) => wrong.includes(move)),
    isHidden,
  };
}

/** What counts besides how far a plain search must look. */
export interface Besides {
  /** For how long the game's own search is wrong, as `wrongFor` tells it; 0 where it is not asked. */
  readonly ownWrong: number;
  /** What the bots play that go wrong. */
  readonly wrong: readonly Move[];
  /** Whether the gentlest of them plays the answer. */
  readonly isFoundEarly: boolean;
  readonly isHidden: boolean;
}

/** For how long the game's own search is wrong, where it is asked. */
export function ownWrongOf<State>(state: State, answer: Move, { own }: Prover<State>): number {
  return own === undefined ? 0 : wrongFor(own.look(state, own.mostLooked), answer);
}

/** Whom the position tempts, and how its answer looks. */
export function besidesOf<Params, State>(
  game: Game<Params, State>,
  state: State,
  answer: Move,
): Omit<Besides, 'ownWrong'> {
  const played = tempters.map((level) => bestOfBot(game, state, level));
  return {
    wrong: played.filter((move) => move !== answer),
    isFoundEarly: played[0] === answer,
    isHidden: looksBad(game, state, answer),
  };
}

/** The score of a problem, in hundredths. */
export function scoreOf<State>(
  look: SearchLook,
  answer: Move,
  besides: Besides,
  prover: Prover<State>,
): number {
  const far = wrongFor(look, answer) + besides.ownWrong;
  const score = lookScore(far, prover) + scoreBesides(besides);
  const most = besides.isFoundEarly ? mostFoundEarly : Number.POSITIVE_INFINITY;
  return Math.min(most, Math.round(score * 100) / 100);
}

function scoreBesides({ wrong, isHidden }: Besides): number {
  return botWeight * wrong.length + (isHidden ? hiddenWeight : 0);
}

/** For how long the answer must be wrong in a plain look for a problem of a level, whomever else it tempts; rather too wide. */
export function lookRangeOf<State>(
  level: Difficulty,
  ownWrong: number,
  prover: Prover<State>,
): LookRange {
  const at = difficulties.indexOf(level);
  const isLast = level === difficulties[difficulties.length - 1];
  return {
    least: farOfScore(at - mostBesides - hundredth, prover) - ownWrong,
    most: isLast ? Number.POSITIVE_INFINITY : farOfScore(at + 1 + hundredth, prover) - ownWrong,
  };
}

/** Scores are rounded to it. */
const hundredth = 0.01;

/** The other way round than `lookScore`. */
function farOfScore<State>(score: number, prover: Prover<State>): number {
  const looks = levelLooksOf(prover);
  if (score >= looks.length) return Number.POSITIVE_INFINITY;
  const level = Math.max(0, Math.floor(score));
  const begin = level === 0 ? 0 : Math.log(looks[level - 1]);
  return begin + (score - level) * (Math.log(looks[level]) - begin);
}

/** A whole for each level that ends before so many positions are looked at, by the logarithm. */
function lookScore<State>(far: number, prover: Prover<State>): number {
  let begin = 0;
  for (const [level, most] of levelLooksOf(prover).entries()) {
    const end = Math.log(most);
    if (far < end) return level + (far - begin) / (end - begin);
    begin = end;
  }
  return difficulties.length;
}

/** Whether what is left to know can make a problem of the level where one was wrong for so long. */
export function mayBeOf<State>(
  level: Difficulty,
  [least, most]: readonly [number, number],
  prover: Prover<State>,
): boolean {
  const at = difficulties.indexOf(level);
  const isLast = at === difficulties.length - 1;
  const [low, high] = [lookScore(least, prover), lookScore(most, prover) + mostBesides];
  return high >= at && (isLast || low < at + 1);
}

/**
 * The level that a score of a problem is called by: a whole for each.
 *
 * @example
 * ```ts
 * import { levelOfScore } from 'ludoteca/game';
 *
 * console.log([0, 2.4, 5].map(levelOfScore));
 * ```
 *
 * ```text
 * [ 'easy', 'hard', 'extreme' ]
 * ```
 */
export function levelOfScore(score: number): Difficulty {
  const at = Math.min(difficulties.length - 1, Math.max(0, Math.floor(score)));
  return difficulties[at];
}

/**
 * What a bot of a level, from 1, plays at its best: nothing distracts it.
 *
 * @example
 * ```ts
 * import { bestOfBot } from 'ludoteca/game';
 * import { rastros } from 'ludoteca';
 *
 * const { state, write } = rastros.start({ size: 4, start: 'a4' });
 * console.log([2, 3, 4].map((level) => write(bestOfBot(rastros, state, level))));
 * ```
 *
 * ```text
 * [ 'a3', 'b3', 'b3' ]
 * ```
 */
export function bestOfBot<Params, State>(
  game: Game<Params, State>,
  state: State,
  level: number,
  seed = `problem/${level}`,
): Move {
  const bot = levelsOf(game)[level - 1];
  const source = withoutChance(random(seed));
  const effort = new Effort({ nodes: bot.nodes(state) });
  return chooseMove(game, bot, state, { random: source, effort });
}

/** Whether at least half of the other moves look better. */
function looksBad<Params, State>(game: Game<Params, State>, state: State, answer: Move): boolean {
  const looks = looksOf(game, state);
  const own = looks.find(({ move }) => move === answer)?.chance ?? 0;
  const better = looks.filter(({ chance }) => chance > own).length;
  return 2 * better >= looks.length - 1;
}
