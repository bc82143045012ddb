/** Tournaments as plain data: who meets whom in the next round, and who stands where. */

export { bracketOf, roundsOfKnockOut } from './knock-out.ts';
export { type NoRound, nextRound, standingsOf, usualRounds } from './next-round.ts';
export { bergerRound, roundsOfRoundRobin } from './round-robin.ts';
export type { Standing } from './standings.ts';
export { mostInSwiss } from './swiss.ts';
export {
  type Entrant,
  type Pair,
  type Pairing,
  type Round,
  type System,
  systems,
  type Table,
} from './tournament.ts';
