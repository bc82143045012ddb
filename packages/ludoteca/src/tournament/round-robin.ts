/**
 * Everybody against everybody, by the tables of Berger: for an even number n of places, the last place stays and
 * the others go round, so that each round is found from its number alone. A place that nobody has is a bye. Where
 * somebody came later, the tables fit no more: then each round pairs as many as can be of those who have not met.
 */

import { cheapestPairs } from './matching.ts';
import {
  type Entrant,
  meetings,
  type Pair,
  type Pairing,
  type Round,
  seated,
} from './tournament.ts';

/**
 * How many rounds everybody against everybody takes.
 *
 * @example
 * ```ts
 * import { roundsOfRoundRobin } from 'ludoteca/tournament';
 *
 * console.log(roundsOfRoundRobin(5));
 * ```
 *
 * ```text
 * 5
 * ```
 */
export function roundsOfRoundRobin(players: number): number {
  return players < 2 ? 0 : players - 1 + (players % 2);
}

/**
 * The places (from 0) that meet in a round (from 0), as Berger's tables have it; place `size - 1` stays.
 *
 * @example
 * ```ts
 * import { bergerRound } from 'ludoteca/tournament';
 *
 * console.log(bergerRound(4, 0));
 * ```
 *
 * ```text
 * [ [ 0, 3 ], [ 1, 2 ] ]
 * ```
 */
export function bergerRound(size: number, round: number): Pair[] {
  if (size % 2 === 1) throw new Error('the tables are for an even number of places');
  const last = size - 1;
  // Who meets the last place: 1, n/2 + 1, 2, n/2 + 2, … ; the last place begins every other time.
  const lead = (round * (size / 2)) % last;
  const tables: Pair[] = [round % 2 === 0 ? [lead, last] : [last, lead]];
  for (let step = 1; step < size / 2; step++) {
    tables.push([(lead + step) % last, (lead - step + last) % last]);
  }
  return tables;
}

/** The next round; undefined when all who are there have met. */
export function pairRoundRobin(
  entrants: readonly Entrant[],
  rounds: readonly Round[],
): Pairing | undefined {
  const isIn = new Set(entrants.filter((each) => each.isIn).map(({ player }) => player));
  const size = entrants.length + (entrants.length % 2);
  const planned = (round: number) =>
    bergerRound(size, round).map((pair) => pair.map((place) => entrants[place]?.player));
  const isAsPlanned = rounds.every(({ tables }, round) =>
    tables.every(({ players }) =>
      planned(round).some((pair) => players.every((player) => pair.includes(player))),
    ),
  );
  const withByes = (tables: readonly Pair[]): Pairing => {
    const sitting = new Set(tables.flat());
    return { tables, byes: [...isIn].filter((player) => !sitting.has(player)) };
  };
  if (!isAsPlanned) return pairUnmet([...isIn], rounds);
  // A round in which nobody is left to play is passed over.
  for (let round = rounds.length; round < roundsOfRoundRobin(entrants.length); round++) {
    const tables = planned(round).flatMap(([one, other]): Pair[] =>
      one !== undefined && other !== undefined && isIn.has(one) && isIn.has(other)
        ? [[one, other]]
        : [],
    );
    if (tables.length > 0) return withByes(tables);
  }
  return pairUnmet([...isIn], rounds);
}

function pairUnmet(players: readonly number[], rounds: readonly Round[]): Pairing | undefined {
  const size = players.length + (players.length % 2);
  const hasMet = (one: number, other: number) => meetings(rounds, one, other) > 0;
  const mates = cheapestPairs(size, (one, other) => {
    const [a, b] = [players[one], players[other]];
    return a !== undefined && b !== undefined && !hasMet(a, b) ? 0 : 1;
  });
  const tables = players.flatMap((player, at): Pair[] => {
    const other = players[mates[at]];
    return mates[at] > at && other !== undefined && !hasMet(player, other)
      ? [seated(rounds, player, other)]
      : [];
  });
  if (tables.length === 0) return undefined;
  const sitting = new Set(tables.flat());
  return { tables, byes: players.filter((player) => !sitting.has(player)) };
}
