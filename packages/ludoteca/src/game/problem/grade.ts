/**
 * How hard a problem is: how far the proof must look, which of the bots of the second, third and fourth level play a
 * wrong move, and whether the answer looks bad at first sight. How bots of all strengths solve the levels:
 * docs/measurements.md.
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

/** What the parts of the score weigh: a proof as far as is usually proven, a bot that goes wrong, looking bad. */
const depthWeight = 4;
const botWeight = 1;
const hiddenWeight = 0.5;

/** Finding tries moves in another order than grading, and may cost more. */
const slack = 2;

/** The score from which each level begins. */
const bounds: Readonly<Record<Difficulty, number>> = {
  easy: 0,
  medium: 1.6,
  hard: 2.4,
  expert: 3.2,
  master: 4,
  extreme: 4.7,
};

export function gradeProblem<Params, State>(
  game: Game<Params, State>,
  proven: ProvenPosition<State>,
  prover: Prover<State>,
): ProblemGrade {
  const { state, moves, answer } = proven;
  const played = tempters.map((level) => bestOfBot(game, state, level));
  const wrong = played.filter((move) => move !== answer);
  const nodes = moves.reduce((sum, each) => sum + each.nodes, 0);
  const depth = Math.log(1 + nodes) / Math.log(usualNodesOf(prover));
  const isHidden = looksBad(game, proven);
  const score =
    depthWeight * Math.min(1, depth) + botWeight * wrong.length + (isHidden ? hiddenWeight : 0);
  return {
    score: Math.round(score * 100) / 100,
    nodes,
    tempting: moves.map(({ move }) => move).filter((move) => wrong.includes(move)),
    isHidden,
  };
}

export function levelOfScore(score: number): Difficulty {
  return difficulties.findLast((level) => score >= bounds[level]) ?? 'easy';
}

/** What it may cost to find a problem of a level: those that take more are harder. */
export function nodesFor<State>(level: Difficulty | undefined, prover: Prover<State>): number {
  const next = level && difficulties[difficulties.indexOf(level) + 1];
  const depth = next === undefined ? 1 : Math.min(1, bounds[next] / depthWeight);
  return Math.ceil(slack * usualNodesOf(prover) ** depth);
}

/** What a bot of a level, from 1, plays at its best: the gentle ones slip by chance, and here they do not. */
export function bestOfBot<Params, State>(
  game: Game<Params, State>,
  state: State,
  level: number,
): Move {
  const bot = levelsOf(game)[level - 1];
  const source = withoutChance(random(`problem/${level}`));
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
function looksBad<Params, State>(
  game: Game<Params, State>,
  { state, answer }: ProvenPosition<State>,
): boolean {
  const looks = looksOf(game, state);
  const own = looks.find(({ move }) => move === answer)?.chance ?? 0;
  const better = looks.filter(({ chance }) => chance > own).length;
  return 2 * better >= looks.length - 1;
}
