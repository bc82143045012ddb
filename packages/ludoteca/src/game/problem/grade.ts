/**
 * How hard a problem is: how many moves there are to choose from, how far the proof must look, which of the bots of
 * the second, third and fourth level play a wrong move, and whether the answer looks bad at first sight. The weights
 * were fitted to how bots solve problems, and are held against other seeds and other bots: docs/measurements.md.
 */

import { type Difficulty, difficulties } from '../../document/index.ts';
import { Effort, type Random, random } from '../../kernel/index.ts';
import type { Game, Move } from '../game.ts';
import { chooseMove, levelsOf } from '../levels.ts';
import { drawn, running, searchOn } from '../search-state.ts';
import type { ProblemGrade } from './problem.ts';
import type { ProvenPosition } from './proof.ts';
import { type Prover, usualNodesOf } from './prover.ts';

/** The levels of bots whose moves tempt. */
const tempters = [2, 3, 4] as const;

/** What the parts of the score weigh: many moves to choose from, a deep proof, a bot that goes wrong, looking bad. */
const choiceWeight = 1.5;
const depthWeight = 1;
const botWeight = 0.75;
const hiddenWeight = 0.5;

/** With fewer moves there is nothing to choose. */
export const fewestMoves = 3;

/** The levels that tempt. */
export const upperLevels: readonly (Difficulty | undefined)[] = ['master', 'extreme'];

/**
 * How deep a position may be to be found, of what is usually proven by the logarithm: a proof that is given up is
 * what costs most, and what was found before it makes a proof cost less than it does by itself.
 */
const upperDepth = 0.95;
const lowerDepth = 0.8;

/** Finding tries moves in another order than grading, with what was found before: its depth is off by so much. */
const slack = 0.25;

/** The score from which each level begins. */
const bounds: Readonly<Record<Difficulty, number>> = {
  easy: 0,
  medium: 1.2,
  hard: 1.55,
  expert: 1.85,
  master: 2.15,
  extreme: 2.5,
};

/**
 * How hard a proven position is: by how many moves there are, how deep the proof is, and whom it tempts.
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
 * hard true
 * ```
 */
export function gradeProblem<Params, State>(
  game: Game<Params, State>,
  proven: Pick<ProvenPosition<State>, 'state' | 'moves' | 'answer'>,
  prover: Prover<State>,
): ProblemGrade {
  const { state, moves, answer } = proven;
  const played = tempters.map((level) => bestOfBot(game, state, level));
  const wrong = played.filter((move) => move !== answer);
  const nodes = moves.reduce((sum, each) => sum + each.nodes, 0);
  const isHidden = looksBad(game, state, answer);
  const score =
    choiceOf(game, state) +
    depthOf(nodes, prover) +
    botWeight * wrong.length +
    (isHidden ? hiddenWeight : 0);
  return {
    score: Math.round(score * 100) / 100,
    nodes,
    tempting: moves.map(({ move }) => move).filter((move) => wrong.includes(move)),
    isHidden,
  };
}

/** How many moves there are, from the fewest to those of the first turn, by the logarithm. */
function choiceOf<Params, State>(game: Game<Params, State>, state: State): number {
  const most = game.moves(game.initial(game.paramsOf(state))).length;
  if (most <= fewestMoves) return 0;
  const share = Math.log(game.moves(state).length / fewestMoves) / Math.log(most / fewestMoves);
  return choiceWeight * Math.min(1, Math.max(0, share));
}

/** How far the proof of all moves must look, to as far as is usually proven, by the logarithm. */
function depthOf<State>(nodes: number, prover: Prover<State>): number {
  return depthWeight * Math.min(1, Math.log(1 + nodes) / Math.log(usualNodesOf(prover)));
}

/** The scores of a level: from the first, and below the second. */
function scoresOf(level: Difficulty | undefined): readonly [number, number] {
  if (level === undefined) return [0, Number.POSITIVE_INFINITY];
  const next = difficulties[difficulties.indexOf(level) + 1];
  return [bounds[level], next === undefined ? Number.POSITIVE_INFINITY : bounds[next]];
}

/** What finding a position of a level may cost: those that take more are harder. None where it cannot be one. */
export function nodesFor<Params, State>(
  game: Game<Params, State>,
  state: State,
  level: Difficulty | undefined,
  prover: Prover<State>,
): number {
  const [, below] = scoresOf(level);
  const depth = (below - choiceOf(game, state)) / depthWeight;
  if (depth <= 0) return 0;
  const deepest = upperLevels.includes(level) ? upperDepth : lowerDepth;
  return Math.ceil(usualNodesOf(prover) ** Math.min(deepest, depth + slack));
}

/** Whether a position whose only right move was found may be of a level; asks one bot after the other, cheapest first. */
export function mayBeOf<Params, State>(
  game: Game<Params, State>,
  level: Difficulty | undefined,
  { state, answer, nodes }: { state: State; answer: Move; nodes: number },
  prover: Prover<State>,
): boolean {
  if (level === undefined) return true;
  const [from, below] = scoresOf(level);
  let least = choiceOf(game, state) + depthOf(nodes, prover);
  if (looksBad(game, state, answer)) least += hiddenWeight;
  let open: number = tempters.length;
  const isIn = () => least - slack < below && least + slack + open * botWeight >= from;
  for (const bot of tempters) {
    if (!isIn()) return false;
    open--;
    if (bestOfBot(game, state, bot) !== answer) least += botWeight;
  }
  return isIn();
}

/**
 * The level that a score of a problem is called by.
 *
 * @example
 * ```ts
 * import { levelOfScore } from 'ludoteca/game';
 *
 * console.log([0, 1.6, 3].map(levelOfScore));
 * ```
 *
 * ```text
 * [ 'easy', 'hard', 'extreme' ]
 * ```
 */
export function levelOfScore(score: number): Difficulty {
  return difficulties.findLast((level) => score >= bounds[level]) ?? 'easy';
}

/**
 * What a bot of a level, from 1, plays at its best: the gentle ones slip by chance, and here they do not.
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

/** The same numbers, but what happens with some chance never does. */
function withoutChance(source: Random): Random {
  return {
    bits: () => source.bits(),
    unit: () => source.unit(),
    below: (bound) => source.below(bound),
    chance: () => false,
    pick: (items) => source.pick(items),
    shuffled: (items) => source.shuffled(items),
    fork: (label) => withoutChance(source.fork(label)),
  };
}

/** The moves by how they look, the best first, before anything is looked at but the position after each. */
export function byLooks<Params, State>(game: Game<Params, State>, state: State): readonly Move[] {
  return looksOf(game, state)
    .sort((one, other) => other.chance - one.chance)
    .map(({ move }) => move);
}

/** How each move looks, to whoever makes it. */
function looksOf<Params, State>(
  game: Game<Params, State>,
  state: State,
): { readonly move: Move; readonly chance: number }[] {
  const search = searchOn(game, state);
  const isFirst = search.turn === 0;
  const looks = (move: Move): number => {
    search.play(move);
    const { winner } = search;
    const chance =
      winner === running ? search.estimate() : winner === drawn ? 0.5 : winner === 0 ? 1 : 0;
    search.undo();
    return isFirst ? chance : 1 - chance;
  };
  return game.moves(state).map((move) => ({ move, chance: looks(move) }));
}

/** Whether at least half of the other moves look better. */
function looksBad<Params, State>(game: Game<Params, State>, state: State, answer: Move): boolean {
  const looks = looksOf(game, state);
  const own = looks.find(({ move }) => move === answer)?.chance ?? 0;
  const better = looks.filter(({ chance }) => chance > own).length;
  return 2 * better >= looks.length - 1;
}
