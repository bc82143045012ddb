/**
 * Who stands where. Points first; then Buchholz, the sum of what one's opponents got; then the direct encounter,
 * what those who are still level got against each other, if all of them have met. Whoever is level after that
 * shares a place.
 *
 * Rounds that were not played count in Buchholz as FIDE had it in 2023 (Handbook C.07): in a bye, a forfeit or a
 * round that was missed, the opponent is taken to have got as much as oneself; and to one's opponents, the rounds
 * at the end in which one was no longer there count as drawn, so that nobody suffers from who left early.
 */

import { type Entrant, type Round, seatIn } from './tournament.ts';

export interface Standing {
  readonly player: number;
  /** From 1; those who are level share one. */
  readonly place: number;
  readonly points: number;
  readonly buchholz: number;
  /** What they got against those who are level with them in points and Buchholz; 0 where it does not tell. */
  readonly direct: number;
  /** Tables whose result is known. */
  readonly played: number;
}

/** The points that a round gave somebody; `best` is what a win at a table gives, and so does a bye. */
function pointsIn(round: Round, player: number, best: number): number {
  if (round.byes.includes(player)) return best;
  const seat = seatIn(round, player);
  return seat?.table.points?.[seat.at] ?? 0;
}

export function pointsOf(rounds: readonly Round[], player: number, best: number): number {
  return rounds.reduce((sum, round) => sum + pointsIn(round, player, best), 0);
}

/** The standings, the best first; players who are level in everything stay in the sequence of entrants. */
export function standings(
  entrants: readonly Entrant[],
  rounds: readonly Round[],
  best: number,
): Standing[] {
  const points = new Map(
    entrants.map(({ player }) => [player, pointsOf(rounds, player, best)] as const),
  );
  const own = (player: number) => points.get(player) ?? 0;
  const isThere = (round: Round, player: number) =>
    round.byes.includes(player) || seatIn(round, player) !== undefined;
  /** As opponents see it. */
  const told = (player: number): number => {
    const last = rounds.findLastIndex((round) => isThere(round, player));
    return own(player) + ((rounds.length - 1 - last) * best) / 2;
  };
  const buchholz = (player: number): number =>
    rounds.reduce((sum, round) => {
      const seat = seatIn(round, player);
      const isPlayed = seat !== undefined && seat.table.isForfeit !== true;
      return sum + (isPlayed ? told(seat.table.players[seat.at === 0 ? 1 : 0]) : own(player));
    }, 0);
  const rows = entrants.map(({ player }) => ({
    player,
    points: own(player),
    buchholz: buchholz(player),
    played: rounds.filter((round) => seatIn(round, player)?.table.points !== undefined).length,
  }));
  const groups = levelGroups(rows, (a, b) => b.points - a.points || b.buchholz - a.buchholz);
  let place = 1;
  return groups.flatMap((group) =>
    byEncounter(
      group.map(({ player }) => player),
      rounds,
    ).flatMap((level) => {
      const found = level.map(({ player, direct }) => {
        const row = group.find((each) => each.player === player);
        if (row === undefined) throw new Error('a player of the group');
        return { ...row, direct, place };
      });
      place += level.length;
      return found;
    }),
  );
}

interface Encountered {
  readonly player: number;
  readonly direct: number;
}

/** Players parted by their tables against each other, the best first, again while that parts them further. */
function byEncounter(players: readonly number[], rounds: readonly Round[]): Encountered[][] {
  const among = (player: number) =>
    rounds.flatMap((round) => {
      const seat = seatIn(round, player);
      if (seat === undefined) return [];
      const other = seat.table.players[seat.at === 0 ? 1 : 0];
      return players.includes(other) ? [{ other, points: seat.table.points?.[seat.at] ?? 0 }] : [];
    });
  const haveAllMet = players.every(
    (player) => new Set(among(player).map(({ other }) => other)).size === players.length - 1,
  );
  const rows = players.map((player) => ({
    player,
    direct: haveAllMet ? among(player).reduce((sum, { points }) => sum + points, 0) : 0,
  }));
  const groups = levelGroups(rows, (a, b) => b.direct - a.direct);
  if (groups.length < 2) return groups;
  return groups.flatMap((group) => {
    const again = byEncounter(
      group.map(({ player }) => player),
      rounds,
    );
    // What is told is how they did among all who were level.
    return again.map((level) => level.map(({ player }) => ({ player, direct: group[0].direct })));
  });
}

/** Sorted, and cut where the order tells a difference. */
function levelGroups<Row>(rows: readonly Row[], order: (a: Row, b: Row) => number): Row[][] {
  const groups: Row[][] = [];
  for (const row of rows.toSorted(order)) {
    const last = groups.at(-1);
    if (last !== undefined && order(last[0], row) === 0) last.push(row);
    else groups.push([row]);
  }
  return groups;
}
