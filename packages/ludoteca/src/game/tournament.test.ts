import { describe, expect, it } from 'vitest';
import { rastros } from '../games/rastros/index.ts';
import { random } from '../kernel/index.ts';
import {
  eloScore,
  type Meeting,
  meetingsOf,
  pairScoresOf,
  ratingsOf,
  sprt,
  standingsOf,
  type TournamentResult,
  tournamentGames,
  tournamentSize,
} from './index.ts';

const small = { size: 6, start: 3 * 6 + 3 };
const players = ['a', 'b', 'c', 'd'];

describe('the games of a tournament', () => {
  const setting = { players, games: 4, seed: 's' };
  const all = [...tournamentGames(rastros, small, setting)];

  it('are as many as were asked for, of each two and from both sides', () => {
    expect(all).toHaveLength(6 * 4);
    const odd = { ...setting, games: 3 };
    expect([...tournamentGames(rastros, small, odd)]).toHaveLength(tournamentSize(odd));
    const sides = new Map<string, number>();
    for (const { first, second, isExchanged, opening } of all) {
      expect(first).toBeLessThan(second);
      const key = `${first}${second}${isExchanged}${opening.join()}`;
      sides.set(key, (sides.get(key) ?? 0) + 1);
    }
    expect([...sides.values()]).toEqual(new Array(24).fill(1));
    expect(new Set(all.map(({ seed }) => seed)).size).toBe(24);
  });

  it('of a gauntlet are those of the first player', () => {
    const gauntlet = [...tournamentGames(rastros, small, { ...setting, isGauntlet: true })];
    expect(gauntlet).toEqual(all.filter(({ first }) => first === 0));
  });

  it('stay when there are more players or more games', () => {
    const larger = { players: [...players, 'e'], games: 6, seed: 's' };
    const more = [...tournamentGames(rastros, small, larger)];
    expect(more).toHaveLength(tournamentSize(larger));
    for (const each of all) expect(more).toContainEqual(each);
    // Whoever leaves early has played every opening with everybody.
    expect(all.slice(0, 12).map(({ index }) => Math.floor(index / 2))).toEqual(
      new Array(12).fill(0),
    );
  });
});

/** The logarithm of the likelihood of strengths in Elo, as the model tells it, with the draw that each is given. */
function logLikelihood(elo: readonly number[], meetings: readonly Meeting[]): number {
  const log = (difference: number) => Math.log(eloScore(difference));
  const drawn = elo.reduce((sum, each) => sum + (log(each) + log(-each)) / 2, 0);
  return meetings.reduce((sum, { first, second, wins, draws }) => {
    const difference = elo[first] - elo[second];
    return sum + (wins[0] + draws / 2) * log(difference) + (wins[1] + draws / 2) * log(-difference);
  }, drawn);
}

describe('ratings', () => {
  it('of two are what the logistic curve says of their score', () => {
    const [one, other] = ratingsOf(2, [{ first: 0, second: 1, wins: [750, 250], draws: 0 }]);
    // Three points to one are 190.8 Elo; the drawn game takes a little away.
    expect(one.elo - other.elo).toBeGreaterThan(189.5);
    expect(one.elo - other.elo).toBeLessThan(191);
    expect(one.elo + other.elo).toBeCloseTo(0, 6);
    // The error of a share of 0.75 in 1,000 games is 1.96 √(0.1875 / 1,000), each Elo being 0.001079 of it.
    expect(one.error * 2).toBeCloseTo((1.96 * Math.sqrt(0.1875 / 1000)) / 0.001079, 0);
  });

  it('have the greatest likelihood: whoever moves one a little makes it smaller', () => {
    const dice = random('ratings');
    const meetings: Meeting[] = [];
    for (let first = 0; first < 5; first++) {
      for (let second = first + 1; second < 5; second++) {
        if (dice.chance(0.2)) continue;
        const wins = [dice.below(20), dice.below(10)] as const;
        meetings.push({ first, second, wins, draws: dice.below(5) });
      }
    }
    const elo = ratingsOf(5, meetings).map((rating) => rating.elo);
    const best = logLikelihood(elo, meetings);
    for (let player = 0; player < 5; player++) {
      for (const step of [-2, 2]) {
        // The mean of all is nobody's to move.
        const moved = elo.map((each, other) => each + (other === player ? step : 0) - step / 5);
        expect(logLikelihood(moved, meetings)).toBeLessThan(best);
      }
    }
  });

  it('are there for whoever won everything, or has not played', () => {
    const swept = ratingsOf(3, [{ first: 0, second: 1, wins: [10, 0], draws: 0 }]);
    for (const { elo, error } of swept) {
      expect(Number.isFinite(elo)).toBe(true);
      expect(Number.isFinite(error)).toBe(true);
    }
    expect(swept[0].elo).toBeGreaterThan(swept[2].elo);
    expect(ratingsOf(0, [])).toEqual([]);
  });
});

describe('standings', () => {
  it('count points, and put the strongest first', () => {
    const results: TournamentResult[] = [
      { first: 0, second: 1, index: 0, winner: 1 },
      { first: 0, second: 1, index: 1, winner: undefined },
      { first: 0, second: 2, index: 0, winner: 1 },
    ];
    expect(meetingsOf(results)).toEqual([
      { first: 0, second: 1, wins: [0, 1], draws: 1 },
      { first: 0, second: 2, wins: [0, 1], draws: 0 },
    ]);
    expect(
      standingsOf(3, results).map(({ player, points, games }) => [player, points, games]),
    ).toEqual([
      [2, 1, 1],
      [1, 1.5, 2],
      [0, 0.5, 3],
    ]);
  });
});

describe('the sequential test', () => {
  const bounds = { elo0: 0, elo1: 20, risk: 0.05 };

  it('counts pairs that are whole', () => {
    const result = (index: number, winner: 0 | 1 | undefined): TournamentResult => ({
      ...{ first: 0, second: 1, index, winner },
    });
    expect(
      pairScoresOf([result(0, 0), result(1, 0), result(2, 0), result(3, 1), result(4, undefined)]),
    ).toEqual([0, 0, 1, 0, 1]);
  });

  it('has the ratio that a search over distributions finds', () => {
    const pairs = [10, 30, 60, 40, 20] as const;
    const shares = [0, 0.25, 0.5, 0.75, 1];
    const total = 160;
    /** The greatest likelihood with a mean, by going up hill from many sides, slowly. */
    const best = (mean: number): number => {
      const value = (p: readonly number[]) =>
        pairs.reduce((sum, count, at) => sum + count * Math.log(p[at]), 0);
      // Begins at a distribution with this mean, and moves weight among three scores so that the mean stays.
      let p = [0.2, 0.2, 0.2, 0.2, 0.2];
      const shift = mean - 0.5;
      p = p.map((each, at) => each + (at === 4 ? shift : at === 0 ? -shift : 0));
      for (let step = 0.02; step > 1e-7; step /= 1.5) {
        for (let isBetter = true; isBetter; ) {
          isBetter = false;
          for (let a = 0; a < 5; a++) {
            for (let b = 0; b < 5; b++) {
              for (let c = 0; c < 5; c++) {
                if (a === b || b === c || a === c) continue;
                // What a loses goes to b and c, in the shares that leave the mean.
                const part = (shares[a] - shares[c]) / (shares[b] - shares[c]);
                const moved = [...p];
                moved[a] -= step;
                moved[b] += step * part;
                moved[c] += step * (1 - part);
                if (moved.some((each) => each <= 0) || value(moved) <= value(p) + 1e-12) continue;
                p = moved;
                isBetter = true;
              }
            }
          }
        }
      }
      return value(p);
    };
    const ratio = best(eloScore(20)) - best(eloScore(0));
    expect(sprt(pairs, bounds).ratio).toBeCloseTo(ratio, 3);
    expect(total).toBe(pairs[0] + pairs[1] + pairs[2] + pairs[3] + pairs[4]);
  });

  it.each([
    ['a change that is worth the lower bound is seldom accepted', 0, 'refused'],
    ['a change that is worth the upper bound is seldom refused', 60, 'accepted'],
  ] as const)('%s', (_, elo, expected) => {
    const dice = random(`sprt ${elo}`);
    const chance = eloScore(elo);
    const wide = { elo0: 0, elo1: 60, risk: 0.05 };
    let right = 0;
    const runs = 200;
    for (let run = 0; run < runs; run++) {
      const pairs: [number, number, number, number, number] = [0, 0, 0, 0, 0];
      for (let pair = 0; ; pair++) {
        const points = (dice.chance(chance) ? 2 : 0) + (dice.chance(chance) ? 2 : 0);
        pairs[points]++;
        const { verdict } = sprt(pairs, wide);
        if (verdict === undefined && pair < 5000) continue;
        if (verdict === expected) right++;
        break;
      }
    }
    // 95 in 100 are promised; 200 runs may miss that by four standard deviations, of 1.5 each.
    expect(right / runs).toBeGreaterThan(0.89);
  });

  it('knows nothing before the first pair, and has the bounds of Wald', () => {
    const { ratio, verdict, bounds: found } = sprt([0, 0, 0, 0, 0], bounds);
    expect([ratio, verdict]).toEqual([0, undefined]);
    expect(found[1]).toBeCloseTo(Math.log(19), 10);
    expect(sprt([0, 0, 0, 0, 300], bounds).verdict).toBe('accepted');
    expect(sprt([300, 0, 0, 0, 0], bounds).verdict).toBe('refused');
  });
});
