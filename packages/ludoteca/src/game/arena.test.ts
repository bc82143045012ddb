import { describe, expect, it } from 'vitest';
import { greedyNoughts, noughts } from '../../test/games/noughts/index.ts';
import { rastros } from '../games/rastros/index.ts';
import { type Notice, phrasebook } from '../kernel/index.ts';
import { botPlayer, fixtures, openMatch, type Player, playOut, type Seat, tally } from './index.ts';

const small = { size: 6, start: 3 * 6 + 3 };

describe('openings', () => {
  const drawn = fixtures(rastros, small, { games: 40, seed: 'x' });

  it('are the same for the same seed', () => {
    expect(fixtures(rastros, small, { games: 40, seed: 'x' })).toEqual(drawn);
    expect(fixtures(rastros, small, { games: 40, seed: 'y' })).not.toEqual(drawn);
    // More games begin like fewer.
    expect(fixtures(rastros, small, { games: 10, seed: 'x' })).toEqual(drawn.slice(0, 10));
  });

  it('are each played twice, with the sides exchanged, and differ', () => {
    const openings = new Set<string>();
    for (const [index, { opening, isExchanged, seed }] of drawn.entries()) {
      expect(isExchanged).toBe(index % 2 === 1);
      expect(opening).toEqual(drawn[index - (index % 2)].opening);
      expect(opening.length).toBeGreaterThanOrEqual(2);
      expect(seed).toBe(`x/${index}`);
      openings.add(opening.join());
    }
    expect(openings.size).toBe(20);
  });

  it('lead to games that go on', () => {
    for (const { opening } of drawn) {
      let match = openMatch(rastros, small);
      for (const move of opening) match = match.play(move);
      expect(match.outcome).toBeUndefined();
    }
    // Where every game is over at once, there is nothing to open with.
    const tiny = fixtures(rastros, { size: 3, start: 4 }, { games: 6, seed: 1 });
    expect(tiny).toHaveLength(6);
    for (const { opening } of tiny) {
      let match = openMatch(rastros, { size: 3, start: 4 });
      for (const move of opening) match = match.play(move);
      expect(match.outcome).toBeUndefined();
    }
  });

  it('leave room for a swap', () => {
    for (const { opening } of fixtures(greedyNoughts, {}, { games: 8, seed: 1, hasSwap: true })) {
      expect(opening.length).toBeLessThanOrEqual(1);
    }
  });
});

describe('the score', () => {
  it('counts wins, and half for draws', () => {
    expect(tally([0, 0, 1, undefined])).toMatchObject({
      games: 4,
      wins: [2, 1],
      draws: 1,
      score: 0.625,
    });
    expect(tally([])).toMatchObject({ games: 0, score: 0.5 });
  });

  it('has an error that shrinks, and is never nothing', () => {
    const all = (games: number): Seat[] => Array.from({ length: games }, () => 0);
    expect(tally(all(10)).error).toBeGreaterThan(0.1);
    expect(tally(all(400)).error).toBeLessThan(0.02);
    const even = Array.from({ length: 200 }, (_, index): Seat => (index % 2 === 0 ? 0 : 1));
    expect(tally(even).error).toBeCloseTo(0.0686, 3);
  });

  it('has an interval that lies between nothing and all, around the score', () => {
    for (const games of [0, 1, 2, 3, 10, 1000]) {
      for (const won of new Set([0, Math.floor(games / 3), games])) {
        const winners = Array.from({ length: games }, (_, index): Seat => (index < won ? 0 : 1));
        const { score, interval } = tally(winners);
        const [low, high] = interval;
        expect(low).toBeGreaterThanOrEqual(0);
        expect(high).toBeLessThanOrEqual(1);
        expect(low).toBeLessThanOrEqual(score);
        expect(high).toBeGreaterThanOrEqual(score);
      }
    }
    // As tables have it: 8 of 10.
    const eight = Array.from({ length: 10 }, (_, index): Seat => (index < 8 ? 0 : 1));
    expect(tally(eight).interval.map((end) => Math.round(1000 * end))).toEqual([490, 943]);
  });
});

const words = phrasebook('test', { broken: { en: 'broken', pt: 'estragado' } });
const broken: Notice = words.notice('broken', {});

describe('playing out', () => {
  it('is the same again, for the same seeds', async () => {
    const contest = async () => {
      const records: unknown[] = [];
      for (const { opening, seed } of fixtures(rastros, small, { games: 4, seed: 's' })) {
        let match = openMatch(rastros, small);
        for (const move of opening) match = match.play(move);
        const players = [botPlayer(rastros, 3, seed), botPlayer(rastros, 2, seed)] as const;
        records.push((await playOut(match, players)).match.toJson());
      }
      return records;
    };
    expect(await contest()).toEqual(await contest());
  });

  it('ends when a player resigns or cannot go on', async () => {
    const player = (turn: Awaited<ReturnType<Player['turn']>>): Player => ({
      name: 'x',
      turn: async () => turn,
    });
    const first = botPlayer(noughts, 1, 's');
    const resigned = await playOut(openMatch(noughts, {}), [first, player({ kind: 'resign' })]);
    expect(resigned.match.outcome).toMatchObject({ winner: 0, code: 'resigned' });
    const forfeit = player({ kind: 'forfeit', why: broken });
    const lost = await playOut(openMatch(noughts, {}), [first, forfeit]);
    expect(lost.match.outcome).toMatchObject({ winner: 0, code: 'forfeited' });
    expect(lost.fault).toEqual({ seat: 1, why: broken });
  });
});
