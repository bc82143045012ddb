/**
 * How far the estimates of Rastros can be trusted: positions met in games where half of the moves are good ones,
 * each move with its estimate and with its value as the exact solver proves it. Estimates that fail the table are
 * told in words; what the words came to is told last.
 * One game in two is for the fit (Newton's method on the odds), the other for the table.
 */

import { AlphaBeta, goodChance, type SearchedMove } from 'ludoteca/game';
import { Effort, type Random, random } from 'ludoteca/kernel';
import { LiveSolver, type RastrosState, rastros } from 'ludoteca/rastros';
import type { Say } from './measure.ts';

/** Boards, and the numbers of moves after which positions are taken: where proofs take a while, but can be had. */
const ranges = [
  { size: 7, start: 32, from: 2, to: 10 },
  { size: 8, start: 36, from: 10, to: 18 },
] as const;

/** What a label may cost, and what the look ahead may. */
const labelNodes = 400_000;
const lookNodes = 4_000;
const goodNodes = 500;

/** The fit that the game uses. */
const usedSlope = 0.557;
const usedShift = -0.377;

interface Sample {
  readonly game: number;
  /** The odds that the look ahead gives, as a logarithm. */
  readonly odds: number;
  readonly isWon: boolean;
}

function gather(games: number, size: number, start: number, from: number, to: number): Sample[] {
  const samples: Sample[] = [];
  for (let game = 0; game < games; game++) {
    const source = random(`estimates/${size}/${game}`);
    let state = rastros.initial({ size, start }) as RastrosState;
    const stop = from + source.below(to - from + 1);
    for (let made = 0; made < stop && rastros.outcome(state) === undefined; made++) {
      // Half of the moves are good ones, so that the positions are not easy to tell.
      const move = source.chance(0.5) ? looked(state, goodNodes)[0].move : stray(state, source);
      state = rastros.apply(state, move);
    }
    if (rastros.outcome(state) === undefined) samples.push(...labelled(state, game));
  }
  return samples;
}

/** A move that does not lose at sight, if there is one. */
function stray(state: RastrosState, source: Random): number {
  const moves = source.shuffled(rastros.moves(state));
  const isOpen = (move: number) => {
    const after = rastros.apply(state, move);
    const end = rastros.outcome(after);
    if (end !== undefined) return end.winner === rastros.turn(state);
    return !rastros
      .moves(after)
      .some(
        (reply) => rastros.outcome(rastros.apply(after, reply))?.winner === rastros.turn(after),
      );
  };
  return moves.find(isOpen) ?? moves[0];
}

/** The moves as a look ahead sees them, the best first. */
function looked(state: RastrosState, nodes: number): readonly SearchedMove[] {
  const search = rastros.search?.(state);
  if (search === undefined) throw new Error('Rastros has a position to search on');
  return new AlphaBeta(search, new Effort({ nodes })).search({ everyMove: true }).moves;
}

function labelled(state: RastrosState, game: number): Sample[] {
  const solver = new LiveSolver(state);
  return looked(state, lookNodes).flatMap(({ move, value, estimate }) => {
    const after = rastros.apply(state, move);
    if (value !== 'unknown' || estimate === undefined || rastros.outcome(after) !== undefined) {
      return [];
    }
    const proven = solver.solve(after, new Effort({ nodes: labelNodes }));
    if (proven === undefined) return [];
    return [{ game, odds: logit(estimate), isWon: proven.value === 'loss' }];
  });
}

function logit(chance: number): number {
  const kept = Math.min(0.999, Math.max(0.001, chance));
  return Math.log(kept / (1 - kept));
}

function sigma(odds: number): number {
  return 1 / (1 + Math.exp(-odds));
}

/** Slope and shift under which the labels were least surprising. */
function fit(samples: readonly Sample[]): { readonly slope: number; readonly shift: number } {
  let [slope, shift] = [0.5, 0];
  for (let round = 0; round < 30; round++) {
    let [gs, gb, hss, hsb, hbb] = [0, 0, 1e-9, 0, 1e-9];
    for (const { odds, isWon } of samples) {
      const p = sigma(slope * odds + shift);
      const [wrong, weight] = [(isWon ? 1 : 0) - p, p * (1 - p)];
      gs += wrong * odds;
      gb += wrong;
      hss += weight * odds * odds;
      hsb += weight * odds;
      hbb += weight;
    }
    const det = hss * hbb - hsb * hsb;
    slope += (gs * hbb - gb * hsb) / det;
    shift += (gb * hss - gs * hsb) / det;
  }
  return { slope, shift };
}

/** What the estimates were, and what became of them. */
function table(say: Say, samples: readonly Sample[], chanceOf: (odds: number) => number): void {
  let surprise = 0;
  for (const { odds, isWon } of samples) surprise += ((isWon ? 1 : 0) - chanceOf(odds)) ** 2;
  say(`Brier score ${(surprise / samples.length).toFixed(4)} (0.25: knows nothing)`);
  for (let low = 0; low < 10; low++) {
    const within = samples.filter(({ odds }) => Math.floor(chanceOf(odds) * 9.9999) === low);
    if (within.length === 0) continue;
    const told = within.reduce((sum, { odds }) => sum + chanceOf(odds), 0) / within.length;
    const won = within.filter(({ isWon }) => isWon).length / within.length;
    say(
      `${10 * low}–${10 * low + 10} %: ${within.length} moves, told ${(100 * told).toFixed(1)} %, won ${(100 * won).toFixed(1)} %`,
    );
  }
}

/** What the words that people read came to, with the fit that the game uses. */
function wordsTable(say: Say, samples: readonly Sample[]): void {
  const chance = (odds: number) => sigma(usedSlope * odds + usedShift);
  for (const [word, least, most] of [
    ['looks good', goodChance, 1],
    ['open', 1 - goodChance, goodChance],
    ['looks bad', 0, 1 - goodChance],
  ] as const) {
    const called = samples.filter(({ odds }) => chance(odds) >= least && chance(odds) < most);
    const won = called.filter(({ isWon }) => isWon).length;
    say(`“${word}”: ${called.length} moves, ${((100 * won) / called.length).toFixed(1)} % won`);
  }
}

export function benchEstimates(say: Say, games: number): void {
  for (const { size, start, from, to } of ranges) {
    const samples = gather(games, size, start, from, to);
    const learn = samples.filter(({ game }) => game % 2 === 0);
    const test = samples.filter(({ game }) => game % 2 === 1);
    const { slope, shift } = fit(learn);
    say(`${size}×${size}, after ${from} to ${to} moves: ${samples.length} moves with known values`);
    say(`fitted to ${learn.length}: slope ${slope.toFixed(3)}, shift ${shift.toFixed(3)}`);
    say('as the look ahead gives them:');
    table(say, test, sigma);
    say('fitted:');
    table(say, test, (odds) => sigma(slope * odds + shift));
    say('in words:');
    wordsTable(say, test);
  }
}
