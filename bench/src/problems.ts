/**
 * `npm run bench problems`: how much processor time it takes to make a problem of each level; with `--bots`, how often the bots of
 * each level find the one right move, which the levels of problems are held against.
 */

import { cpuUsage } from 'node:process';
import { difficulties } from 'ludoteca/document';
import { type AnyGame, answerFor, makeProblem, type Problem } from 'ludoteca/game';
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

const perLevel = 15;
/** For the bots: problems of each level, and how often each bot tries one. */
const asked = 40;
const tries = 4;
/** Stronger bots prove what problems are made of. */
const strongest = 4;

export async function benchProblems(say: Say, flags: readonly string[]): Promise<void> {
  const only = flags.find((flag) => flag.startsWith('--board='))?.slice('--board='.length);
  for (const board of boards) {
    const name = `${board.game.id} ${board.side}×${board.side}`;
    if (only !== undefined && only !== `${board.game.id}-${board.side}`) continue;
    if (flags.includes('--bots')) await benchBots(say, name, board);
    else benchMaking(say, name, board);
  }
}

function made(
  { game, side }: (typeof boards)[number],
  level: (typeof difficulties)[number],
  seed: string,
): Problem<unknown> {
  const params = game.params({ size: { rows: side, cols: side } });
  if (!params.ok) throw new Error(params.error.code);
  const answer = makeProblem(game, { params: params.value, level }, seed);
  if (!answer.ok) throw new Error(answer.error.code);
  return answer.value.problem;
}

function benchMaking(say: Say, name: string, board: (typeof boards)[number]): void {
  // What is compiled on the way is not measured.
  for (const level of difficulties.slice(0, 3)) made(board, level, 'warm');
  const medians = difficulties.map((level) => {
    const times = Array.from({ length: perLevel }, (_, index) => {
      const begin = cpuUsage();
      made(board, level, `bench-${index}`);
      const { user, system } = cpuUsage(begin);
      return (user + system) / 1000;
    }).sort((one, other) => one - other);
    return `${level} ${times[perLevel >> 1].toFixed(0)} ms (most ${times[perLevel - 1].toFixed(0)})`;
  });
  say(`${name}: ${medians.join(', ')}`);
}

async function benchBots(say: Say, name: string, board: (typeof boards)[number]): Promise<void> {
  const { game } = board;
  for (const level of difficulties) {
    const problems = Array.from({ length: asked }, (_, index) =>
      made(board, level, `bots-${index}`),
    );
    const shares: string[] = [];
    for (let bot = 1; bot <= strongest; bot++) {
      const rates: number[] = [];
      for (const { state, answer } of problems) {
        let right = 0;
        for (let attempt = 0; attempt < tries; attempt++) {
          const question = { state, level: bot, seed: `try-${attempt}`, maySwap: false };
          if ((await answerFor(game, question)).move === answer) right++;
        }
        rates.push(right / tries);
      }
      shares.push(shareOf(rates));
    }
    say(`${name}, ${level}: ${shares.join(' · ')}`);
  }
}

/** The mean and its standard error, in percent: problems are what was drawn, not tries. */
function shareOf(rates: readonly number[]): string {
  const mean = rates.reduce((sum, rate) => sum + rate, 0) / rates.length;
  const spread = rates.reduce((sum, rate) => sum + (rate - mean) ** 2, 0) / (rates.length - 1);
  const error = Math.sqrt(spread / rates.length);
  return `${(100 * mean).toFixed(0)} ± ${(100 * error).toFixed(0)}`;
}
