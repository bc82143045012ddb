/**
 * `npm run bench problems`: how much processor time it takes to make a problem of each level; with `--bots`, also how
 * often bots find the one right move, which the levels of problems are held against. `--board=rastros-7` is one board,
 * `--level=hard` one level, `--count=200` how many problems, `--seed=` other ones.
 */

import { cpuUsage } from 'node:process';
import { type Difficulty, difficulties } from 'ludoteca/document';
import { type AnyGame, bestOfBot, makeProblem, type Problem } from 'ludoteca/game';
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

interface Tried {
  readonly name: string;
  readonly game: AnyGame;
  /** From 1. */
  readonly level: number;
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
 * How often each bot finds the answer at its best, without the slips that are thrown in by chance. Besides the bots of the
 * game those that any game has, which search by alpha-beta: the grade has never asked them, nor the first.
 */
function solvedBy(game: AnyGame, problems: readonly Problem<unknown>[]): string {
  const { levels: _, levelCards: __, ...plain } = game;
  const bots: readonly Tried[] = [
    ...[2, 3, 4, 5].map((level) => ({ name: `bot ${level}`, game, level })),
    ...[2, 3, 4].map((level) => ({ name: `alpha-beta ${level}`, game: plain as AnyGame, level })),
  ];
  const chance = problems.map(({ state }) => 1 / game.moves(state).length);
  const mean = chance.reduce((sum, each) => sum + each, 0) / chance.length;
  const spread = chance.reduce((sum, each) => sum + (each - mean) ** 2, 0) / (chance.length - 1);
  const error = Math.sqrt(spread / chance.length);
  const told = bots.map((bot) => `${bot.name} ${shareOf(bot, problems)}`);
  return [`chance ${(100 * mean).toFixed(1)} ± ${(100 * error).toFixed(1)}`, ...told].join(' · ');
}

/** In percent, and between what it lies with 95 of 100 (E. B. Wilson's interval, 1927). */
function shareOf({ game, level }: Tried, problems: readonly Problem<unknown>[]): string {
  const right = problems.filter(
    ({ state, answer }, index) =>
      bestOfBot(game, state, level, `asked-${level}-${index}`) === answer,
  ).length;
  const [n, p, z] = [problems.length, right / problems.length, 1.96];
  const middle = (p + (z * z) / (2 * n)) / (1 + (z * z) / n);
  const reach = (z * Math.sqrt((p * (1 - p)) / n + (z * z) / (4 * n * n))) / (1 + (z * z) / n);
  const percent = (share: number) => (100 * share).toFixed(0);
  return `${percent(p)} (${percent(Math.max(0, middle - reach))}–${percent(Math.min(1, middle + reach))})`;
}
