/**
 * Known tournaments: the worked exercises that FIDE's arbiters learn tie-breaks with (M. Held, "Exercises in
 * Tie-Breaking", rules C.07 of 2023), and the tables of Berger.
 */

import { describe, expect, it } from 'vitest';
import { random } from '../kernel/index.ts';
import { bracketOf, roundsOfKnockOut } from './knock-out.ts';
import { nextRound, standingsOf, usualRounds } from './next-round.ts';
import { bergerRound, roundsOfRoundRobin } from './round-robin.ts';
import { pointsOf, standings } from './standings.ts';
import { pairSwiss } from './swiss.ts';
import { type Entrant, meetings, type Round, seatIn, systems, type Table } from './tournament.ts';

/**
 * A tournament as its cross table: a line for each player, and for each round the opponent, the side (`w` begins)
 * and the result. `U` is a bye, `H` half a point for a round that was missed by wish, `Z` nothing for one.
 */
function readCross(text: string): { readonly entrants: Entrant[]; readonly rounds: Round[] } {
  const lines = text.trim().split('\n');
  const cells = lines.map((line) => line.trim().split(/\s+/));
  const points = { 1: 1, '=': 0.5, 0: 0, '+': 1, '-': 0 } as const;
  const rounds = cells[0].map((_, round): Round => {
    const tables: Table[] = [];
    const byes: number[] = [];
    cells.forEach((row, index) => {
      const found = /^(\d+)w([10=+-])$/.exec(row[round]);
      if (row[round] === 'U') byes.push(index + 1);
      if (found === null) return;
      // What stands in the pattern is one of these.
      const own = points[found[2] as keyof typeof points];
      tables.push({
        players: [index + 1, Number(found[1])],
        points: [own, 1 - own],
        ...((found[2] === '+' || found[2] === '-') && { isForfeit: true }),
      });
    });
    return { tables, byes };
  });
  return { entrants: lines.map((_, index) => ({ player: index + 1, isIn: true })), rounds };
}

const fiveRounds = readCross(`
  9w1 13b= 2w= 15b1 4w=
  10b1 7w1 1b= 16w1 3b=
  11w= 6b1 8w1 4b= 2w=
  12b1 H 13w1 3w= 1b=
  13w0 15b0 11w1 7b= 10w1
  14b0 3w0 U 10w1 8b1
  15w1 2b0 16b0 5w= 11b0
  16b= 14w1 3b0 13w1 6w0
  1b0 10w0 H 11b- U
  2w0 9b1 15w0 6b0 5b0
  3b= 16w0 5b0 9w+ 7w1
  4w0 U 14w+ Z Z
  5b1 1w= 4b0 8b0 14w0
  6w1 8b0 12b- Z 13b1
  7b0 5w1 10b1 1w0 16b0
  8w= 11b1 7w1 2b0 15w1
`);

const nineRounds = readCross(`
  9w1 13b= 2w= 15b1 4w= 6b= 3b= 16w= 8b1
  10b1 7w1 1b= 16w1 3b1 4w= 6w0 15b= 5w=
  11w= 6b1 8w1 4b= 2w0 16b1 1w= 14w1 10b1
  12b1 H 13w1 3w= 1b= 2b= 16w= 6b= 15w1
  13w0 15b0 11w1 7b= 10w1 14b0 9b1 8w0 2b=
  14b0 3w0 U 10w1 8b1 1w= 2b1 4w= 16b1
  15w1 2b0 16b0 5w= 11b0 10b0 13w1 9w1 14b1
  16b= 14w1 3b0 13w1 6w0 11b= 15w= 5b1 1w0
  1b0 10w0 H 11b- U 13b1 5w0 7b0 12w=
  2w0 9b1 15w0 6b0 5b0 7w1 12b1 11w1 3w0
  3b= 16w0 5b0 9w+ 7w1 8w= 14b0 10b0 13w=
  4w0 U 14w+ Z Z 15b0 10w0 13b= 9b=
  5b1 1w= 4b0 8b0 14w0 9w0 7b0 12w= 11b=
  6w1 8b0 12b- Z 13b1 5w1 11w1 3b0 7w0
  7b0 5w1 10b1 1w0 16b0 12w1 8b= 2w= 4b0
  8w= 11b1 7w1 2b0 15w1 3w0 4b= 1b= 6w0
`);

const roundRobin = readCross(`
  5w= 2w1 3b1 4w0 6b1
  6w1 1b0 5w1 3w= 4b1
  4w1 6b1 1w0 2b= 5w1
  3b0 5b0 6w= 1b1 2w0
  1b= 4w1 2b0 6w- 3b0
  2b0 3w0 4b= 5b+ 1w0
`);

/** Half points for rounds missed by wish are not ours to give: written as tables with nobody opposite. */
function withWishes(rounds: readonly Round[]): Round[] {
  const half = (player: number): Table => ({
    players: [player, 0],
    points: [0.5, 0],
    isForfeit: true,
  });
  return rounds.map((round, at) =>
    at === 1 || at === 2 ? { ...round, tables: [...round.tables, half(at === 1 ? 4 : 9)] } : round,
  );
}

describe('Buchholz', () => {
  it('is what the exercises say, for all sixteen', () => {
    const { entrants, rounds } = fiveRounds;
    const found = new Map(
      standings(entrants, withWishes(rounds), 1).map(({ player, buchholz }) => [player, buchholz]),
    );
    expect(entrants.map(({ player }) => found.get(player))).toEqual([
      12.5, 13, 15.5, 15, 8.5, 12, 14.5, 13.5, 9, 13, 13.5, 11.5, 14, 11, 12, 12.5,
    ]);
  });
});

describe('the direct encounter', () => {
  it('parts three who are level in a round robin, and leaves two level who drew', () => {
    const rows = standings(roundRobin.entrants, roundRobin.rounds, 1);
    expect(rows.map(({ player, place }) => [player, place])).toEqual([
      [1, 1],
      [2, 2],
      [3, 2],
      [6, 4],
      [5, 5],
      [4, 6],
    ]);
  });

  it('is told among those level in points and Buchholz alone', () => {
    const rows = standings(nineRounds.entrants, withWishes(nineRounds.rounds), 1);
    const points = rows.map((row) => row.points);
    expect(points).toEqual(points.toSorted((a, b) => b - a));
    // By hand: the four with six points.
    const four = rows.filter((row) => row.points === 6);
    expect(four.map(({ player }) => player).sort((a, b) => a - b)).toEqual([1, 2, 4, 6]);
    for (const row of rows) {
      const level = rows.filter(
        (each) => each.points === row.points && each.buchholz === row.buchholz,
      );
      if (level.length === 1) expect(row.direct).toBe(0);
    }
  });
});

describe('a Swiss round', () => {
  const field = (count: number): Entrant[] =>
    Array.from({ length: count }, (_, index) => ({ player: index + 1, isIn: true }));
  const spread = (tables: readonly (readonly [number, number])[], rounds: readonly Round[]) =>
    tables.reduce(
      (sum, [a, b]) => sum + (2 * pointsOf(rounds, a, 1) - 2 * pointsOf(rounds, b, 1)) ** 2,
      0,
    );

  it('is as near in scores as those that were played in a known tournament, without a rematch', () => {
    const { entrants, rounds } = nineRounds;
    for (let at = 1; at < rounds.length; at++) {
      const played = rounds[at].tables.map(({ players }) => players);
      const sitting = new Set(played.flat());
      const before = rounds.slice(0, at);
      const pairing = pairSwiss(
        entrants.map(({ player }) => ({ player, isIn: sitting.has(player) })),
        before,
        1,
      );
      expect(pairing.tables.flat().toSorted()).toEqual([...sitting].toSorted());
      expect(pairing.byes).toEqual([]);
      for (const [a, b] of pairing.tables) expect(meetings(before, a, b)).toBe(0);
      expect(spread(pairing.tables, before)).toBeLessThanOrEqual(spread(played, before));
    }
  });

  it('begins with the upper half against the lower, and gives the last the bye', () => {
    expect(pairSwiss(field(7), [], 1)).toEqual({
      tables: [
        [1, 4],
        [2, 5],
        [3, 6],
      ],
      byes: [7],
    });
  });

  it('keeps its promises while people come and go', () => {
    const dice = random('swiss');
    for (let round = 0; round < 12; round++) {
      const count = 4 + dice.below(27);
      let entrants = field(count);
      const rounds: Round[] = [];
      const length = Math.min(7, count - 2);
      for (let at = 0; at < length; at++) {
        // One comes late, one leaves.
        if (at === 1) entrants = [...entrants, { player: count + 1, isIn: true }];
        if (at === 3) {
          entrants = entrants.map((each) => (each.player === 2 ? { ...each, isIn: false } : each));
        }
        const pairing = nextRound('swiss', entrants, rounds, 1);
        if (!pairing.ok) throw new Error(pairing.error);
        const { tables, byes } = pairing.value;
        const there = entrants.filter(({ isIn }) => isIn).map(({ player }) => player);
        expect([...tables.flat(), ...byes].toSorted()).toEqual(there.toSorted());
        expect(byes.length).toBe(there.length % 2);
        if (at < count / 2) {
          for (const [a, b] of tables) expect(meetings(rounds, a, b)).toBe(0);
          for (const bye of byes) {
            expect(rounds.some((before) => before.byes.includes(bye))).toBe(false);
          }
        }
        rounds.push({
          byes,
          tables: tables.map((players) => ({
            players,
            points: dice.pick<readonly [number, number]>([
              [1, 0],
              [0, 1],
              [0.5, 0.5],
            ]),
          })),
        });
      }
      const rows = standingsOf('swiss', entrants, rounds, 1);
      expect(rows.map(({ player }) => player).toSorted()).toEqual(
        entrants.map(({ player }) => player).toSorted(),
      );
      const begun = (player: number) =>
        rounds.reduce((sum, each) => sum + (seatIn(each, player)?.at === 0 ? 1 : 0), 0);
      const waited = (player: number) =>
        rounds.reduce((sum, each) => sum + (seatIn(each, player)?.at === 1 ? 1 : 0), 0);
      for (const { player } of entrants) {
        expect(Math.abs(begun(player) - waited(player))).toBeLessThanOrEqual(3);
      }
    }
  });
});

describe('a round robin', () => {
  it('has the tables of Berger', () => {
    const text = (size: number) =>
      Array.from({ length: size - 1 }, (_, round) =>
        bergerRound(size, round)
          .map(([a, b]) => `${a + 1}-${b + 1}`)
          .join(' '),
      );
    expect(text(4)).toEqual(['1-4 2-3', '4-3 1-2', '2-4 3-1']);
    expect(text(6)).toEqual([
      '1-6 2-5 3-4',
      '6-4 5-3 1-2',
      '2-6 3-1 4-5',
      '6-5 1-4 2-3',
      '3-6 4-2 5-1',
    ]);
  });

  it.each([2, 3, 5, 8])('of %i brings everybody together once', (count) => {
    const entrants = Array.from({ length: count }, (_, at) => ({ player: at + 1, isIn: true }));
    const rounds: Round[] = [];
    for (;;) {
      const next = nextRound('round-robin', entrants, rounds, 1);
      if (!next.ok) {
        expect(next.error).toBe('over');
        break;
      }
      rounds.push({
        byes: next.value.byes,
        tables: next.value.tables.map((players) => ({ players })),
      });
    }
    expect(rounds).toHaveLength(roundsOfRoundRobin(count));
    for (let a = 1; a <= count; a++) {
      for (let b = a + 1; b <= count; b++) expect(meetings(rounds, a, b)).toBe(1);
    }
  });

  it('goes on where somebody left, and where somebody came later', () => {
    let entrants = Array.from({ length: 6 }, (_, at) => ({ player: at + 1, isIn: true }));
    const rounds: Round[] = [];
    for (;;) {
      if (rounds.length === 2) entrants = entrants.map((e) => ({ ...e, isIn: e.player !== 3 }));
      if (rounds.length === 3) entrants = [...entrants, { player: 7, isIn: true }];
      const next = nextRound('round-robin', entrants, rounds, 1);
      if (!next.ok) break;
      rounds.push({
        byes: next.value.byes,
        tables: next.value.tables.map((players) => ({ players })),
      });
      expect(rounds.length).toBeLessThan(15);
    }
    const there = [1, 2, 4, 5, 6, 7];
    for (const a of there) {
      for (const b of there) if (a < b) expect(meetings(rounds, a, b), `${a}-${b}`).toBe(1);
    }
  });
});

describe('a knock-out', () => {
  it('keeps the first seeds apart', () => {
    expect(bracketOf(3)).toEqual([0, 7, 3, 4, 1, 6, 2, 5]);
  });

  it.each([2, 3, 6, 11, 16])('of %i has one winner, the first seed if it wins always', (count) => {
    const entrants = Array.from({ length: count }, (_, at) => ({ player: at + 1, isIn: true }));
    const rounds: Round[] = [];
    for (;;) {
      const next = nextRound('knock-out', entrants, rounds, 1);
      if (!next.ok) {
        expect(next.error).toBe('over');
        break;
      }
      const tables = next.value.tables.map(
        (players): Table => ({
          players,
          points: players[0] < players[1] ? [1, 0] : [0, 1],
        }),
      );
      rounds.push({ byes: next.value.byes, tables });
    }
    expect(rounds).toHaveLength(roundsOfKnockOut(count));
    const places = standingsOf('knock-out', entrants, rounds, 1);
    expect(places.slice(0, 2).map(({ player, place }) => [player, place])).toEqual([
      [1, 1],
      [2, 2],
    ]);
    if (count > 3) expect(places.slice(2, 4).map(({ place }) => place)).toEqual([3, 3]);
  });

  it('waits for whoever decides a level table, and passes by whoever has left', () => {
    const entrants = [1, 2, 3, 4].map((player) => ({ player, isIn: true }));
    const level: Round = {
      tables: [
        { players: [1, 4], points: [0.5, 0.5] },
        { players: [2, 3], points: [1, 0] },
      ],
      byes: [],
    };
    expect(nextRound('knock-out', entrants, [level], 1)).toEqual({ ok: false, error: 'level' });
    const decided: Round = {
      ...level,
      tables: [{ players: [1, 4], points: [1, 0] }, level.tables[1]],
    };
    const gone = entrants.map((each) => ({ ...each, isIn: each.player !== 2 }));
    expect(nextRound('knock-out', gone, [decided], 1)).toEqual({ ok: false, error: 'over' });
  });
});

it('every system needs two, and says how many rounds are usual', () => {
  for (const system of systems) {
    expect(nextRound(system, [{ player: 1, isIn: true }], [], 1)).toEqual({
      ok: false,
      error: 'few',
    });
  }
  expect(usualRounds('swiss', 24)).toBe(5);
  expect(usualRounds('swiss', 3)).toBe(2);
  expect(usualRounds('round-robin', 5)).toBe(5);
  expect(usualRounds('knock-out', 24)).toBe(5);
});
