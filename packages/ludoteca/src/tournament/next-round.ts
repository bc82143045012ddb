/** The next round of a tournament, and its standings, whatever its system. */

import { fail, ok, type Result } from '../kernel/index.ts';
import { knockOutStandings, pairKnockOut, roundsOfKnockOut } from './knock-out.ts';
import { pairRoundRobin, roundsOfRoundRobin } from './round-robin.ts';
import { type Standing, standings } from './standings.ts';
import { mostInSwiss, pairSwiss } from './swiss.ts';
import type { Entrant, Pairing, Round, System } from './tournament.ts';

/** Why there is no next round: too few or too many are there, a table of a knock-out is level, or all is played. */
export type NoRound = 'few' | 'many' | 'level' | 'over';

/** `best` is what a win at a table gives: 1, or 2 where both sides are played. */
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

/** How many rounds are usual: enough to find one winner. */
export function usualRounds(system: System, players: number): number {
  if (system === 'round-robin') return roundsOfRoundRobin(players);
  const out = roundsOfKnockOut(players);
  return system === 'knock-out' ? out : Math.min(Math.max(3, out), Math.max(1, players - 1));
}
