/** What a tournament is made of: players who come and go, rounds of tables, and what came of each table. */

/** How it is decided who meets whom. */
export const systems = ['swiss', 'round-robin', 'knock-out'] as const;
export type System = (typeof systems)[number];

/** Somebody in a tournament. Entrants stand in the sequence of their seeds: the strongest, or the first, is first. */
export interface Entrant {
  readonly player: number;
  /** False for whoever has left, or is away now: no table is set for them. */
  readonly isIn: boolean;
}

/** Two players, the first of whom begins; where both sides are played, the second begins the second game. */
export type Pair = readonly [number, number];

export interface Table {
  readonly players: Pair;
  /** What each of them got; absent while it is not known. */
  readonly points?: readonly [number, number];
  /** Decided without being played: it counts for points, and not as a meeting. */
  readonly isForfeit?: boolean;
}

export interface Round {
  readonly tables: readonly Table[];
  /** Those who were there and for whom nobody was left. */
  readonly byes: readonly number[];
}

/** A round to be played. */
export interface Pairing {
  readonly tables: readonly Pair[];
  readonly byes: readonly number[];
}

/** Where somebody sat in a round: a table and the place at it. */
export interface Seat {
  readonly table: Table;
  readonly at: 0 | 1;
}

export function seatIn({ tables }: Round, player: number): Seat | undefined {
  for (const table of tables) {
    const at = table.players.indexOf(player);
    if (at === 0 || at === 1) return { table, at };
  }
  return undefined;
}

/** How often two have met at a board. */
export function meetings(rounds: readonly Round[], one: number, other: number): number {
  return rounds.filter(({ tables }) =>
    tables.some(
      ({ players, isForfeit }) =>
        isForfeit !== true && players.includes(one) && players.includes(other),
    ),
  ).length;
}

/** How much oftener somebody has begun than not. */
export function firstBalance(rounds: readonly Round[], player: number): number {
  let balance = 0;
  for (const round of rounds) {
    const seat = seatIn(round, player);
    if (seat !== undefined && seat.table.isForfeit !== true) balance += seat.at === 0 ? 1 : -1;
  }
  return balance;
}

/** The two with who begins in front: whoever did so less often, then whoever did not last time, then as they come. */
export function seated(rounds: readonly Round[], one: number, other: number): Pair {
  const difference = firstBalance(rounds, one) - firstBalance(rounds, other);
  if (difference !== 0) return difference < 0 ? [one, other] : [other, one];
  for (const round of rounds.toReversed()) {
    const [a, b] = [seatIn(round, one)?.at, seatIn(round, other)?.at];
    if (a !== undefined && b !== undefined && a !== b) return a === 1 ? [one, other] : [other, one];
  }
  return [one, other];
}
