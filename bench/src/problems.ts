/**
 * `npm run bench problems`: how much processor time it takes to make a problem of each level; with `--bots`, also how
 * often solvers of rising strength and bots find the one right move, which the levels of problems are held against. `--board=rastros-7` is one board,
 * `--level=hard` one level, `--count=200` how many problems, `--seed=` other ones.
 */

import { cpuUsage } from 'node:process';
import { type Difficulty, difficulties } from 'ludoteca/document';
import {
  AlphaBeta,
  type AnyGame,
  budgetOf,
  levelsOf,
  type Move,
  makeProblem,
  type Problem,
  type SearchState,
  searchOn,
} from 'ludoteca/game';
import { Effort, normal, type Random, random, withoutChance } from 'ludoteca/kernel';
import { rastros } from 'ludoteca/rastros';
import { squex } from 'ludoteca/squex';
import type { Say } from './measure.ts';

/** The boards that are measured. */
const boards: readonly { readonly game: AnyGame; readonly side: number }[] = [
  { game: rastros, side: 7 },
  { game: rastros, side: 8 },
  { game: squex, side: 6 },
  { game: squex, side: 7 },
  { game: squex, side: 8 },
];

const usualCount = 30;

/** Who is asked for the right move, and how. */
interface Tried {
  readonly name: string;
  /** How often it is asked about a problem: whose luck or attention changes is asked more than once. */
  readonly times: number;
  choose(state: unknown, source: Random): Move;
}

export async function benchProblems(say: Say, flags: readonly string[]): Promise<void> {
  const flagOf = (name: string) =>
    flags.find((flag) => flag.startsWith(`--${name}=`))?.slice(name.length + 3);
  const count = Number(flagOf('count') ?? usualCount);
  const wanted = flagOf('level');
  const levels = difficulties.filter((level) => wanted === undefined || wanted === level);
  for (const board of boards) {
    const name = `${board.game.id}-${board.side}`;
    if (![undefined, name].includes(flagOf('board'))) continue;
    // What is compiled on the way is not measured.
    for (const level of difficulties.slice(0, 3)) made(board, level, 'warm');
    for (const level of levels) {
      const seeds = Array.from({ length: count }, (_, at) => `${flagOf('seed') ?? 'bench'}-${at}`);
      const { times, problems } = timed(board, level, seeds);
      const told = `median ${percentile(times, 0.5)} ms, 9 of 10 ${percentile(times, 0.9)}, most ${percentile(times, 1)}`;
      const solved = flags.includes('--bots') ? ` · ${solvedBy(board.game, problems)}` : '';
      say(`${name} ${level}: ${told}${solved}`);
    }
  }
}

function made(
  { game, side }: (typeof boards)[number],
  level: Difficulty,
  seed: string,
): Problem<unknown> {
  const params = game.params({ size: { rows: side, cols: side } });
  if (!params.ok) throw new Error(params.error.code);
  const answer = makeProblem(game, { params: params.value, level }, seed);
  if (!answer.ok) throw new Error(answer.error.code);
  return answer.value.problem;
}

function timed(
  board: (typeof boards)[number],
  level: Difficulty,
  seeds: readonly string[],
): { readonly times: readonly number[]; readonly problems: readonly Problem<unknown>[] } {
  const times: number[] = [];
  const problems = seeds.map((seed) => {
    const begin = cpuUsage();
    const problem = made(board, level, seed);
    const { user, system } = cpuUsage(begin);
    times.push((user + system) / 1000);
    return problem;
  });
  return { times: times.sort((one, other) => one - other), problems };
}

function percentile(sorted: readonly number[], share: number): string {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))].toFixed(0);
}

/**
 * How often each finds the answer: the first bot, which plays any move; solvers whose attention differs from problem to
 * problem; and the bots as they play, distracted as they are.
 */
function solvedBy(game: AnyGame, problems: readonly Problem<unknown>[]): string {
  return [...solversOf(game), ...botsOf(game)]
    .map((tried) => `${tried.name} ${shareOf(tried, problems)}`)
    .join(' · ');
}

/** How many positions the solvers look at, as a rule: the middle of what they look at over many problems. */
const middles: Readonly<
  Record<string, readonly { readonly plain: number; readonly own: number }[]>
> = {
  rastros: [20, 60, 180, 540].map((nodes) => ({ plain: nodes, own: nodes })),
  squex: [
    { plain: 10, own: 2 },
    { plain: 25, own: 6 },
    { plain: 60, own: 18 },
    { plain: 150, own: 54 },
  ],
};

/** By the logarithm: two times of three a solver looks at no more than e² times as much as usual, and no less than 1/e². */
const spread = 2;
const timesAsked = 6;

/**
 * Two solvers of each strength. One is the alpha-beta that any game has, cut off in its midst, with the first moves in
 * any order; one the strongest of the gentle bots that search as the game does, never distracted. How many positions they
 * look at is drawn anew for each problem.
 */
function solversOf(game: AnyGame): readonly Tried[] {
  const nodesBy = (middle: number, source: Random) =>
    Math.max(1, Math.round(middle * Math.exp(spread * normal(source))));
  const searching = levelsOf(game)[game.id === 'rastros' ? 4 : 3];
  const strengths = middles[game.id] ?? [];
  return [
    ...strengths.map(
      ({ plain: middle }): Tried => ({
        name: `plain ${middle}`,
        times: timesAsked,
        choose(state, source) {
          const effort = new Effort({ nodes: nodesBy(middle, source) });
          const { moves } = new AlphaBeta(shuffling(game, state, source), effort).search({
            everyMove: true,
          });
          return source.pick(moves.filter(({ score }) => score === moves[0].score)).move;
        },
      }),
    ),
    ...strengths.map(
      ({ own: middle }): Tried => ({
        name: `own ${middle}`,
        times: timesAsked,
        choose: (state, source) =>
          searching.choose(
            state,
            withoutChance(source),
            // Of its budget it spends what it does when nothing distracts it.
            new Effort({ nodes: budgetOf(nodesBy(middle, source), 1) }),
          ),
      }),
    ),
  ];
}

/** The bots that people play against. */
function botsOf(game: AnyGame): readonly Tried[] {
  return [1, 2, 3, 4].map((level) => ({
    name: `bot ${level}`,
    times: 3,
    choose(state, source) {
      const bot = levelsOf(game)[level - 1];
      return bot.choose(state, source, new Effort({ nodes: bot.nodes(state) }));
    },
  }));
}

/** A position whose first moves come in any order: whoever looks at few must not always look at the same. */
function shuffling(game: AnyGame, state: unknown, source: Random): SearchState {
  const search = searchOn(game, state);
  const first = source.shuffled(game.moves(state));
  let plies = 0;
  return {
    get turn() {
      return search.turn;
    },
    get winner() {
      return search.winner;
    },
    get hashLo() {
      return search.hashLo;
    },
    get hashHi() {
      return search.hashHi;
    },
    mostMoves: search.mostMoves,
    moves(into) {
      if (plies > 0) return search.moves(into);
      into.set(first);
      return first.length;
    },
    play(move) {
      plies++;
      search.play(move);
    },
    undo() {
      plies--;
      search.undo();
    },
    estimate: () => search.estimate(),
  };
}

/** In percent, with the standard error of the mean over problems. */
function shareOf(tried: Tried, problems: readonly Problem<unknown>[]): string {
  const shares = problems.map(({ state, answer }, index) => {
    const right = Array.from({ length: tried.times }, (_, time) =>
      tried.choose(state, random(`${tried.name}/${index}/${time}`)),
    ).filter((move) => move === answer).length;
    return right / tried.times;
  });
  const mean = shares.reduce((sum, each) => sum + each, 0) / shares.length;
  const square = shares.reduce((sum, each) => sum + (each - mean) ** 2, 0) / (shares.length - 1);
  const error = Math.sqrt(square / shares.length);
  return `${(100 * mean).toFixed(1)} ± ${(100 * error).toFixed(1)}`;
}
