/**
 * A room as its events give it: who is in it, its tournaments, the rounds and their tables. What came of games is
 * not in it: games tell that themselves.
 */

import type { JsonObject } from 'ludoteca/document';
import {
  type Entrant,
  nextRound,
  type Pairing,
  type Round,
  type Standing,
  standingsOf,
} from 'ludoteca/tournament';
import type { MemberState, Plan, RoomHappening, RoomKind, TableGame } from '../protocol/index.ts';

export interface RoomMember {
  readonly number: number;
  readonly state: MemberState;
}

export interface RoomTable {
  readonly players: readonly [number, number];
  /** One game, or two with the sides exchanged; none on boards of wood. */
  readonly games: readonly string[];
  readonly byHand?: { readonly points: readonly [number, number]; readonly isForfeit: boolean };
}

export interface RoomRound {
  readonly tables: readonly RoomTable[];
  readonly byes: readonly number[];
  readonly begunAt: number;
  readonly until?: number;
  /** Ended by the teacher. */
  readonly isStopped: boolean;
}

export interface RoomTournament {
  readonly plan: Plan;
  /** Seeds, in sequence; whoever comes later is last. */
  readonly entrants: readonly number[];
  readonly rounds: readonly RoomRound[];
  readonly begunAt: number;
  readonly isFinished: boolean;
}

export interface RoomStanding {
  readonly number: number;
  readonly kind: RoomKind;
  readonly isOpen: boolean;
  readonly isClosed: boolean;
  readonly members: readonly RoomMember[];
  readonly tournaments: readonly RoomTournament[];
}

/** An event of a room, with its number (from 1, without gaps) and the database's time. */
export interface RoomEvent {
  readonly number: number;
  readonly at: number;
  readonly happening: RoomHappening;
}

export function openedRoom({ happening, number }: RoomEvent): RoomStanding {
  if (happening.type !== 'opened' || number !== 1) throw new Error('a room begins by being opened');
  const { kind } = happening;
  return { number, kind, isOpen: true, isClosed: false, members: [], tournaments: [] };
}

/** The room after an event. An event that does not fit is a bug: events are decided before they are kept. */
export function afterInRoom(
  before: RoomStanding,
  { number, at, happening }: RoomEvent,
): RoomStanding {
  if (number !== before.number + 1) throw new Error(`event ${number} is out of sequence`);
  const to = (change: Partial<RoomStanding>): RoomStanding => ({ ...before, ...change, number });
  switch (happening.type) {
    case 'opened':
      throw new Error('a room is opened once');
    case 'entered':
      return to({ members: [...before.members, { number: happening.member, state: 'here' }] });
    case 'changed':
      return to({
        members: before.members.map((each) =>
          each.number === happening.member ? { ...each, state: happening.state } : each,
        ),
      });
    case 'door':
      return to({ isOpen: happening.isOpen });
    case 'planned': {
      const { plan, entrants } = happening;
      const begun = { plan, entrants, rounds: [], begunAt: at, isFinished: false };
      return to({ tournaments: [...before.tournaments.map(finished), begun] });
    }
    case 'paired': {
      const { tables, byes, until } = happening;
      return to(
        inTournament(before, (tournament) => ({
          ...tournament,
          entrants: [
            ...new Set([
              ...tournament.entrants,
              ...tables.flatMap(({ players }) => players),
              ...byes,
            ]),
          ],
          rounds: [
            ...tournament.rounds,
            { tables, byes, begunAt: at, isStopped: false, ...(until !== undefined && { until }) },
          ],
        })),
      );
    }
    case 'decided':
      return to(
        inTournament(before, (tournament) => ({
          ...tournament,
          rounds: tournament.rounds.map((round, index) =>
            index + 1 === happening.round
              ? {
                  ...round,
                  tables: round.tables.map((table, at) => decidedTable(table, at, happening)),
                }
              : round,
          ),
        })),
      );
    case 'prolonged':
      return to(inRound(before, (round) => ({ ...round, until: happening.until })));
    case 'stopped':
      return to(inRound(before, (round) => ({ ...round, isStopped: true })));
    case 'finished':
      return to(inTournament(before, finished));
    case 'closed':
      return to({ isClosed: true, isOpen: false, tournaments: before.tournaments.map(finished) });
  }
}

function decidedTable(
  table: RoomTable,
  index: number,
  { table: number, points, isForfeit }: Extract<RoomHappening, { readonly type: 'decided' }>,
): RoomTable {
  if (index + 1 !== number) return table;
  const { byHand: _before, ...rest } = table;
  return points === null ? rest : { ...rest, byHand: { points, isForfeit } };
}

function finished(tournament: RoomTournament): RoomTournament {
  return { ...tournament, isFinished: true };
}

/** Changes the newest tournament. */
function inTournament(
  { tournaments }: RoomStanding,
  change: (tournament: RoomTournament) => RoomTournament,
): Partial<RoomStanding> {
  const last = tournaments.at(-1);
  if (last === undefined) throw new Error('there is no tournament');
  return { tournaments: [...tournaments.slice(0, -1), change(last)] };
}

/** Changes its newest round. */
function inRound(
  standing: RoomStanding,
  change: (round: RoomRound) => RoomRound,
): Partial<RoomStanding> {
  return inTournament(standing, (tournament) => {
    const last = tournament.rounds.at(-1);
    if (last === undefined) throw new Error('there is no round');
    return { ...tournament, rounds: [...tournament.rounds.slice(0, -1), change(last)] };
  });
}

/** What is known of games, by their identifiers. */
export type GamesKnown = ReadonlyMap<string, TableGame>;

/** What a win at a table gives. */
export function bestAt({ hasBothSides }: Plan): number {
  return hasBothSides ? 2 : 1;
}

/** What each got at a table: as entered by hand, or as its games say once all are over; a game nobody won is halved. */
export function pointsAt(
  { byHand, games }: RoomTable,
  known: GamesKnown,
): readonly [number, number] | undefined {
  if (byHand !== undefined) return byHand.points;
  if (games.length === 0) return undefined;
  const points: [number, number] = [0, 0];
  for (const [index, id] of games.entries()) {
    const game = known.get(id);
    if (game?.phase !== 'over') return undefined;
    const winner = game.ending?.winner;
    // In the second game the seats are exchanged.
    if (winner === undefined) for (const player of [0, 1] as const) points[player] += 0.5;
    else points[winner === index % 2 ? 0 : 1]++;
  }
  return points;
}

/** Whether nothing more is played in a round. */
export function isRoundOver({ tables, isStopped }: RoomRound, known: GamesKnown): boolean {
  return isStopped || tables.every((table) => pointsAt(table, known) !== undefined);
}

/** The rounds as tournaments are reckoned with; a table that was stopped without a result is halved. */
export function roundsOf({ plan, rounds }: RoomTournament, known: GamesKnown): Round[] {
  return rounds.map(({ tables, byes, isStopped }) => ({
    byes,
    tables: tables.map((table) => {
      const half = bestAt(plan) / 2;
      const points = pointsAt(table, known) ?? (isStopped ? ([half, half] as const) : undefined);
      return {
        players: table.players,
        ...(points !== undefined && { points }),
        ...(table.byHand?.isForfeit && { isForfeit: true }),
      };
    }),
  }));
}

/** Those who are in a tournament; before a round also those who came meanwhile, but for a knock-out. */
export function entrantsOf(
  { members }: RoomStanding,
  { entrants, plan }: RoomTournament,
): Entrant[] {
  const here = new Set(members.filter(({ state }) => state === 'here').map(({ number }) => number));
  const late =
    plan.system === 'knock-out' ? [] : [...here].filter((each) => !entrants.includes(each));
  return [...entrants, ...late].map((player) => ({ player, isIn: here.has(player) }));
}

export function standingsIn(
  room: RoomStanding,
  tournament: RoomTournament,
  known: GamesKnown,
): Standing[] {
  const { plan, entrants } = tournament;
  const all = entrantsOf(room, tournament).filter(({ player }) => entrants.includes(player));
  return standingsOf(plan.system, all, roundsOf(tournament, known), bestAt(plan));
}

/** The next round; a word where there is none. */
export function nextIn(
  room: RoomStanding,
  tournament: RoomTournament,
  known: GamesKnown,
): Pairing | 'few' | 'many' | 'level' | 'over' {
  const { plan, rounds, isFinished } = tournament;
  if (isFinished || rounds.length >= plan.rounds) return 'over';
  const next = nextRound(
    plan.system,
    entrantsOf(room, tournament),
    roundsOf(tournament, known),
    bestAt(plan),
  );
  return next.ok ? next.value : next.error;
}

/** Whether a tournament has been played to its end. */
export function isTournamentOver(
  room: RoomStanding,
  tournament: RoomTournament,
  known: GamesKnown,
): boolean {
  if (tournament.isFinished) return true;
  const last = tournament.rounds.at(-1);
  if (last === undefined || !isRoundOver(last, known)) return false;
  return nextIn(room, tournament, known) === 'over';
}

/** A room as it is kept; everything in it is plain data. */
export function roomJson(standing: RoomStanding): JsonObject {
  return standing as unknown as JsonObject;
}

/** What was kept by `roomJson`. */
export function roomFrom(kept: JsonObject): RoomStanding {
  return kept as unknown as RoomStanding;
}
