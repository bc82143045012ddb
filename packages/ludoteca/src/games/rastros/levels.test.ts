import { describe, expect, it } from 'vitest';
import {
  botPlayer,
  chooseMove,
  type Fixture,
  fixtures,
  openMatch,
  playOut,
  ratingsOf,
  type Seat,
  tally,
} from '../../game/index.ts';
import { Effort, random } from '../../kernel/index.ts';
import { rastros } from './index.ts';
import { levelCards } from './level-cards.ts';
import { rastrosLevels } from './levels.ts';
import { apply, initial, outcome, type RastrosState } from './rules.ts';
import { solveAlone, standsBeforeGoal } from './solve/index.ts';

const isLong = process.env.LUDOTECA_LONG === '1';

/** How much of the points a level takes from another. */
async function score(level: number, other: number, games: number, size: number): Promise<number> {
  const params = rastros.params({ size: { rows: size, cols: size } });
  if (!params.ok) throw new Error(params.error.code);
  const winners: Seat[] = [];
  const playOne = async ({ opening, seed, isExchanged }: Fixture) => {
    let match = openMatch(rastros, params.value);
    for (const move of opening) match = match.play(move);
    const one = botPlayer(rastros, level, seed);
    const two = botPlayer(rastros, other, seed);
    const played = await playOut(match, isExchanged ? [two, one] : [one, two]);
    winners.push((played.match.outcome?.winner === 1) === isExchanged ? 0 : 1);
  };
  for (const fixture of fixtures(rastros, params.value, { games, seed: 'ladder' })) {
    await playOne(fixture);
  }
  return tally(winners).score;
}

describe('the ladder of levels', () => {
  it('rises', async () => {
    expect(await score(2, 1, isLong ? 40 : 8, 5)).toBeGreaterThanOrEqual(0.65);
    expect(await score(4, 2, isLong ? 40 : 10, 6)).toBeGreaterThanOrEqual(0.65);
  });

  it.runIf(isLong).each([2, 3, 4, 5, 6])(
    'gives level %i at least 65 % of the points against the one below',
    async (level) => {
      expect(await score(level, level - 1, 200, 8)).toBeGreaterThanOrEqual(0.65);
    },
  );
});

/** The move of a level, which spends no more than it may. */
function moveOf(level: number, state: RastrosState, seed: string): number {
  const { nodes } = rastrosLevels[level - 1];
  const effort = new Effort({ nodes: nodes(state) });
  const thinking = { random: random(seed), effort };
  const move = chooseMove(rastros, rastrosLevels[level - 1], state, thinking);
  expect(effort.nodes).toBeLessThanOrEqual(nodes(state));
  return move;
}

/** Positions of random games on a board. */
function positions(size: number, count: number): RastrosState[] {
  const source = random(`positions ${size}`);
  return Array.from({ length: count }, () => {
    let state = initial({ size, start: source.below(size * size - 2) + 1 });
    for (let ply = source.below(2 * size); ply > 0; ply--) {
      const after = apply(state, source.pick(rastros.moves(state)));
      if (outcome(after) !== undefined) break;
      state = after;
    }
    return state;
  });
}

describe('a level of Rastros', () => {
  it('repeats itself with the same seed', () => {
    for (const state of positions(6, isLong ? 20 : 3)) {
      for (let level = 1; level <= 4; level++) {
        expect(moveOf(level, state, 's')).toBe(moveOf(level, state, 's'));
      }
    }
  });

  it('never loses at sight from the second on, where that can be helped', () => {
    for (const state of positions(5, isLong ? 100 : 8)) {
      const after = rastros.moves(state).map((move) => apply(state, move));
      const wins = after.filter((next) => outcome(next)?.winner === state.toMove);
      const lasts = after.filter((next) => outcome(next) === undefined && !standsBeforeGoal(next));
      for (let level = 2; level <= 4; level++) {
        const played = apply(state, moveOf(level, state, 'sight'));
        if (wins.length > 0) expect(outcome(played)?.winner).toBe(state.toMove);
        else if (lasts.length > 0) {
          expect(outcome(played) === undefined && !standsBeforeGoal(played)).toBe(true);
        }
      }
    }
  });

  it('is perfect at the top, wherever a position can be proven', () => {
    for (const state of positions(6, isLong ? 200 : 5)) {
      if (outcome(state) !== undefined || solveAlone(state)?.value !== 'win') continue;
      const after = apply(state, moveOf(6, state, 'top'));
      const over = outcome(after);
      if (over !== undefined) expect(over.winner).toBe(state.toMove);
      else expect(solveAlone(after)?.value).toBe('loss');
    }
  });

  it.runIf(isLong).each([1, 2, 3, 4, 5])(
    'wins the classic game as South, with the book, against level %i',
    async (level) => {
      for (let game = 0; game < 4; game++) {
        const match = openMatch(rastros, rastros.presets[0].params);
        const north = botPlayer(rastros, level, `north ${game}`);
        const { match: over } = await playOut(match, [north, botPlayer(rastros, 6, game)]);
        expect(over.outcome?.winner).toBe(1);
      }
    },
  );

  it('misses more wins the lower it is', () => {
    const won = positions(4, isLong ? 200 : 40).filter(
      (state) => solveAlone(state)?.value === 'win',
    );
    const [often, seldom, never] = [2, 4, 6].map(
      (level) =>
        won.filter((state, index) => {
          const after = apply(state, moveOf(level, state, `win ${index}`));
          return outcome(after) === undefined && solveAlone(after)?.value === 'win';
        }).length,
    );
    expect(never).toBe(0);
    expect(often).toBeGreaterThan(seldom);
  });

  it('plays boards that are too large to prove', () => {
    for (const level of [1, 2, 3, 4]) {
      const state = initial({ size: 11, start: 60 });
      expect(rastros.moves(state)).toContain(moveOf(level, state, 'large'));
    }
  });
});

describe('the ratings of the levels', () => {
  it('are those of the games that were played in the arena', () => {
    // `ludoteca match rastros --first N --second N-1`, by docs/measurements.md: won by the higher one, of so many.
    const won = [
      [196, 200],
      [156, 200],
      [154, 200],
      [153, 200],
      [178, 200],
    ];
    const meetings = won.map(([wins, games], below) => ({
      ...{ first: below + 1, second: below, wins: [wins, games - wins] as const, draws: 0 },
    }));
    const found = ratingsOf(6, meetings).map(({ elo, error }) => ({
      ...{ elo: Math.round(1500 + elo), error: Math.round(error) },
    }));
    expect(levelCards.map(({ rating }) => rating)).toEqual(found);
  });
});
