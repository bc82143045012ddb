/**
 * Knock-out: whoever loses is out. The field is filled up to a power of two with byes for the first seeds, and laid
 * out so that the first two seeds can meet only in the final.
 */

import type { Standing } from './standings.ts';
import { type Entrant, type Pair, type Pairing, type Round, seated, seatIn } from './tournament.ts';

/**
 * How many rounds it takes until one is left.
 *
 * @example
 * ```ts
 * import { roundsOfKnockOut } from 'ludoteca/tournament';
 *
 * console.log(roundsOfKnockOut(12));
 * ```
 *
 * ```text
 * 4
 * ```
 */
export function roundsOfKnockOut(players: number): number {
  return players < 2 ? 0 : Math.ceil(Math.log2(players));
}

/**
 * Seeds (from 0) in the sequence of the bracket: neighbours meet, then their winners.
 *
 * @example
 * ```ts
 * import { bracketOf } from 'ludoteca/tournament';
 *
 * console.log(bracketOf(2).join(' '));
 * ```
 *
 * ```text
 * 0 3 1 2
 * ```
 */
export function bracketOf(rounds: number): number[] {
  let seeds = [0];
  for (let round = 0; round < rounds; round++) {
    const size = seeds.length * 2;
    seeds = seeds.flatMap((seed) => [seed, size - 1 - seed]);
  }
  return seeds;
}

/** Who won a table; undefined while that is not known, or where it is level. */
export function winnerOf(round: Round, player: number): number | undefined {
  const seat = seatIn(round, player);
  const points = seat?.table.points;
  if (seat === undefined || points === undefined || points[0] === points[1]) return undefined;
  return seat.table.players[points[0] > points[1] ? 0 : 1];
}

/**
 * The next round; undefined when one is left, and `level` when a table of the last round has no winner. `entrants`
 * are those who began: nobody comes later.
 */
export function pairKnockOut(
  entrants: readonly Entrant[],
  rounds: readonly Round[],
): Pairing | 'level' | undefined {
  const isIn = new Set(entrants.filter((each) => each.isIn).map(({ player }) => player));
  const field = leftAfter(entrants, rounds);
  if (field === 'level') return 'level';
  const tables: Pair[] = [];
  const byes: number[] = [];
  for (let at = 0; at < field.length; at += 2) {
    // Whoever has gone meanwhile is passed by.
    const [one, other] = [field[at], field[at + 1]].map((player) =>
      player !== undefined && isIn.has(player) ? player : undefined,
    );
    if (one !== undefined && other !== undefined) tables.push(seated(rounds, one, other));
    else if (one !== undefined || other !== undefined) byes.push(one ?? other ?? 0);
  }
  if (field.length < 2 || tables.length + byes.length < 2) {
    return tables.length === 1 ? { tables, byes } : undefined;
  }
  return { tables, byes };
}

/** The bracket after the rounds so far, with holes where nobody is. */
function leftAfter(
  entrants: readonly Entrant[],
  rounds: readonly Round[],
): readonly (number | undefined)[] | 'level' {
  let field: (number | undefined)[] = bracketOf(roundsOfKnockOut(entrants.length)).map(
    (seed) => entrants[seed]?.player,
  );
  for (const round of rounds) {
    const next: (number | undefined)[] = [];
    for (let at = 0; at < field.length; at += 2) {
      const both = [field[at], field[at + 1]].filter((player) => player !== undefined);
      const seat = both.map((player) => seatIn(round, player)).find((found) => found);
      const winner = seat && winnerOf(round, seat.table.players[0]);
      if (seat !== undefined && winner === undefined) return 'level';
      next.push(winner ?? both.find((player) => round.byes.includes(player)));
    }
    field = next;
  }
  return field;
}

/** Places by how far each came: whoever is left is first, and those who went out in one round share a place. */
export function knockOutStandings(
  entrants: readonly Entrant[],
  rounds: readonly Round[],
): Standing[] {
  const rows = entrants.map(({ player }) => {
    const out = rounds.findIndex((round) => {
      const seat = seatIn(round, player);
      if (seat === undefined) return !round.byes.includes(player);
      const winner = winnerOf(round, player);
      return winner !== undefined && winner !== player;
    });
    const won = rounds.filter(
      (round) => round.byes.includes(player) || winnerOf(round, player) === player,
    ).length;
    const played = rounds.filter((round) => seatIn(round, player)?.table.points !== undefined);
    return { player, reached: out === -1 ? rounds.length : out, won, played: played.length };
  });
  const sorted = rows.toSorted((a, b) => b.reached - a.reached || b.won - a.won);
  return sorted.map(({ player, reached, won, played }) => ({
    player,
    place: 1 + sorted.findIndex((each) => each.reached === reached && each.won === won),
    points: won,
    buchholz: 0,
    direct: 0,
    played,
  }));
}
