/**
 * The Swiss system: nobody is out, and each round brings together those who have done equally well so far. Of all
 * ways to pair a round the best one is found, by what matters most first: nobody meets the same player again, nor
 * has a second bye; scores are as near as can be; nobody begins, or waits, more often than need be; and among
 * equals the upper half meets the lower half, as in FIDE's Dutch system. Whoever has the bye stands as low as can be.
 */

import { cheapestPairs } from './matching.ts';
import { pointsOf } from './standings.ts';
import {
  type Entrant,
  firstBalance,
  meetings,
  type Pairing,
  type Round,
  seated,
} from './tournament.ts';

/** More players would need more than a number's exact digits to tell what matters more. */
export const mostInSwiss = 256;

/** Beyond it a difference of scores is as bad as any. */
const mostDifference = 500;

export function pairSwiss(
  entrants: readonly Entrant[],
  rounds: readonly Round[],
  best: number,
): Pairing {
  const all = entrants.filter(({ isIn }) => isIn).map(({ player }) => player);
  if (all.length > mostInSwiss) throw new Error(`a Swiss round has ${mostInSwiss} players at most`);
  const facts = new Map(
    all.map((player) => [
      player,
      {
        score: 2 * pointsOf(rounds, player, best),
        balance: firstBalance(rounds, player),
        byes: rounds.filter(({ byes }) => byes.includes(player)).length,
      },
    ]),
  );
  const of = (player: number) => {
    const known = facts.get(player);
    if (known === undefined) throw new Error('a player of the round');
    return known;
  };
  // The sequence of entrants holds among equals.
  const ranked = all.toSorted((a, b) => of(b).score - of(a).score);
  const size = ranked.length + (ranked.length % 2);
  const unit = unitsFor(size);
  const lowest = Math.min(...ranked.map((player) => of(player).score));
  const groups = new Map<number, number[]>();
  ranked.forEach((player, at) => {
    const group = groups.get(of(player).score) ?? [];
    groups.set(of(player).score, [...group, at]);
  });
  /** How far two are from meeting as halves of their group do; nothing to speak of between groups. */
  const offset = (one: number, other: number): number => {
    const group = groups.get(of(ranked[one]).score) ?? [];
    const apart = Math.abs(one - other);
    return of(ranked[one]).score === of(ranked[other]).score
      ? Math.abs(apart - Math.floor(group.length / 2))
      : apart;
  };
  const near = (difference: number) => Math.min(mostDifference, difference ** 2);
  const mates = cheapestPairs(size, (one, other) => {
    const [high, low] = [Math.min(one, other), Math.max(one, other)];
    const a = ranked[high];
    if (low === ranked.length) {
      return of(a).byes * unit.again + near(of(a).score - lowest) * unit.score + (size - high);
    }
    const b = ranked[low];
    const [x, y] = [of(a).balance, of(b).balance];
    const unfair = x * y > 0 ? Math.min(Math.abs(x), Math.abs(y), 3) : 0;
    return (
      Math.min(3, meetings(rounds, a, b)) * unit.again +
      near(of(a).score - of(b).score) * unit.score +
      unfair * unit.side +
      offset(high, low)
    );
  });
  return {
    tables: ranked.flatMap((player, at) =>
      mates[at] > at && mates[at] < ranked.length
        ? [seated(rounds, player, ranked[mates[at]])]
        : [],
    ),
    byes: ranked.filter((_, at) => mates[at] === ranked.length),
  };
}

/** What outweighs what: one unit is more than all that stands below it can come to in a round. */
function unitsFor(size: number) {
  const side = size * size + 1;
  const score = side * (2 * size + 1);
  const again = score * ((mostDifference * size) / 2 + 1);
  return { side, score, again };
}
