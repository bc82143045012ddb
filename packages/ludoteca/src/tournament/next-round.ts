/** The next round of a tournament, and its standings, whatever its system. */

import { fail, ok, type Result } from '../kernel/index.ts';
import { knockOutStandings, pairKnockOut, roundsOfKnockOut } from './knock-out.ts';
import { pairRoundRobin, roundsOfRoundRobin } from './round-robin.ts';
import { type Standing, standings } from './standings.ts';
import { mostInSwiss, pairSwiss } from './swiss.ts';
import type { Entrant, Pairing, Round, System } from './tournament.ts';

/** Why there is no next round: too few or too many are there, a table of a knock-out is level, or all is played. */
export type NoRound = 'few' | 'many' | 'level' | 'over';

/**
 * `best` is what a win at a table gives: 1, or 2 where both sides are played.
 *
 * @example
 * ```ts
 * import { nextRound } from 'ludoteca/tournament';
 *
 * const entrants = [0, 1, 2, 3].map((player) => ({ player, isIn: true }));
 * const first = nextRound('swiss', entrants, [], 1);
 * if (first.ok) console.log(first.value.tables.length);
 * ```
 *
 * ```text
 * 2
 * ```
 */
export function nextRound(
  system: System,
  entrants: readonly Entrant[],
  rounds: readonly Round[],
  best: number,
): Result<Pairing, NoRound> {
  const there = entrants.filter(({ isIn }) => isIn).length;
  if (there > mostInSwiss) return fail('many');
  if (system === 'knock-out') {
    const pairing = pairKnockOut(entrants, rounds);
    if (pairing === 'level') return fail('level');
    return pairing === undefined ? fail(rounds.length === 0 ? 'few' : 'over') : ok(pairing);
  }
  if (there < 2) return fail('few');
  if (system === 'swiss') return ok(pairSwiss(entrants, rounds, best));
  const pairing = pairRoundRobin(entrants, rounds);
  return pairing === undefined ? fail('over') : ok(pairing);
}

/**
 * Who stands where after some rounds, the first first.
 *
 * @example
 * ```ts
 * import { type Round, standingsOf } from 'ludoteca/tournament';
 *
 * const entrants = [0, 1, 2, 3].map((player) => ({ player, isIn: true }));
 * const tables = [
 *   { players: [0, 1], points: [1, 0] },
 *   { players: [2, 3], points: [0, 1] },
 * ] as const;
 * const rounds: Round[] = [{ tables, byes: [] }];
 * for (const { place, player } of standingsOf('swiss', entrants, rounds, 1)) console.log(place, player);
 * ```
 *
 * ```text
 * 1 0
 * 1 3
 * 3 1
 * 3 2
 * ```
 */
export function standingsOf(
  system: System,
  entrants: readonly Entrant[],
  rounds: readonly Round[],
  best: number,
): Standing[] {
  if (system === 'knock-out') return knockOutStandings(entrants, rounds);
  // In a round robin everybody has as many byes: they give nothing.
  const counted = system === 'swiss' ? rounds : rounds.map(({ tables }) => ({ tables, byes: [] }));
  return standings(entrants, counted, best);
}

/**
 * How many rounds are usual: enough to find one winner.
 *
 * @example
 * ```ts
 * import { usualRounds } from 'ludoteca/tournament';
 *
 * console.log(usualRounds('swiss', 20));
 * ```
 *
 * ```text
 * 5
 * ```
 */
export function usualRounds(system: System, players: number): number {
  if (system === 'round-robin') return roundsOfRoundRobin(players);
  const out = roundsOfKnockOut(players);
  return system === 'knock-out' ? out : Math.min(Math.max(3, out), Math.max(1, players - 1));
}
