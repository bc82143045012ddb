/**
 * A game as its events give it. `after` is the only way from one standing to the next: what is kept in the
 * database, what is told to people and what a replay gives are all its values.
 */

import { isJsonObject, type JsonObject } from 'ludoteca/document';
import { type AnyGame, gameFromJson, type Match, otherSide, type Seat } from 'ludoteca/game';
import type { Ending, GameEvent, OfferKind, Pace, Progress } from '../protocol/index.ts';

/** Levels that sit at the board, by seat; null for people. */
export type Levels = readonly [number | null, number | null];

export interface Standing {
  readonly match: Match;
  readonly pace: Pace;
  readonly levels: Levels;
  readonly isOpen: boolean;
  readonly isTaken: readonly [boolean, boolean];
  readonly madeAt: number;
  /** Present for a game of a round in a room, with the time when the round is over where it has one. */
  readonly round?: { readonly until?: number };
  readonly progress: Progress;
}

const day = 86_400_000;

/** Nobody answers an invitation after a week, nor in the lobby after a day. */
const patience = { friend: 7 * day, anyone: day };
/** A game without a clock is over when nobody moves for two weeks. */
const longestTurn = 14 * day;

/** The standing after the first event of a game, which is `made`. */
export function begin(game: AnyGame, { at, number, happening }: GameEvent): Standing {
  if (happening.type !== 'made' || number !== 1) throw new Error('a game begins by being made');
  const { start, pace, levels, isOpen, round } = happening;
  const left = pace.kind === 'clock' ? { left: [pace.base, pace.base] as [number, number] } : {};
  const isTaken = [levels[0] !== null, levels[1] !== null] as const;
  return withDeadline({
    match: readMatch(game, start),
    pace,
    levels,
    isOpen,
    isTaken,
    madeAt: at,
    ...(round !== undefined && { round }),
    progress: {
      number: 1,
      phase: 'waiting',
      turnSince: at,
      ...left,
      offers: {},
      shown: [isTaken[0], isTaken[1]],
    },
  });
}

/** The standing after an event. An event that does not fit is a bug: events are decided before they are kept. */
export function after(before: Standing, { number, at, happening }: GameEvent): Standing {
  if (number !== before.progress.number + 1) throw new Error(`event ${number} is out of sequence`);
  const { match } = before;
  const progress = { ...before.progress, number };
  const to = (change: Partial<Standing>, further: Partial<Progress> = {}): Standing =>
    withDeadline({ ...before, ...change, progress: { ...progress, ...further } });
  switch (happening.type) {
    case 'made':
      throw new Error('a game is made once');
    case 'joined':
      return to({ isTaken: seated(before.isTaken, happening.seat, true) });
    case 'started':
      return to({}, { phase: 'playing', turnSince: at, turn: match.seat });
    case 'moved': {
      const read = match.read(happening.move);
      if (!read.ok) throw new Error(`${happening.move} is no legal move`);
      const played = match.play(read.value);
      const { left } = happening;
      return to(
        { match: played },
        { turnSince: at, turn: played.seat, offers: {}, ...(left !== undefined && { left }) },
      );
    }
    case 'offered':
      return to({}, { offers: { ...progress.offers, [happening.what]: happening.seat } });
    case 'declined':
      return to({}, { offers: without(progress.offers, happening.what) });
    case 'tookback': {
      const back = backTo(match, happening.ply);
      return to({ match: back }, { turnSince: at, turn: back.seat, offers: {} });
    }
    case 'said':
      return to({});
    case 'shown':
      return to({}, { shown: seated(progress.shown, happening.seat, happening.isShown) });
    case 'prolonged':
      return to({ round: { until: happening.until } });
    case 'ended': {
      const { turn: _turn, ...rest } = progress;
      const { ending } = happening;
      return withDeadline({
        ...before,
        match: endedBy(match, ending),
        progress: { ...rest, phase: 'over', offers: {}, ending },
      });
    }
    case 'rematched':
      return to({}, { next: happening.next, offers: {} });
  }
}

/** All events of a game, from the first. */
export function replay(game: AnyGame, events: readonly GameEvent[]): Standing {
  const [first, ...rest] = events;
  return rest.reduce(after, begin(game, first));
}

/** The game with only so many of its moves. */
export function backTo(match: Match, ply: number): Match {
  let back = match;
  while (back.history.length > ply && back.canUndo) back = back.undo();
  return back;
}

/** How the rules ended the game, with the winner as a seat; absent while it goes on. */
export function endOf(match: Match): Ending | undefined {
  const { outcome } = match;
  if (outcome === undefined) return undefined;
  const { winner, code: reason } = outcome;
  return { ...(winner !== undefined && { winner: match.seatOf(winner) }), reason };
}

/** The match with an end that is not by its rules; by its rules, it has ended already. */
function endedBy(match: Match, { winner, reason }: Ending): Match {
  if (match.outcome !== undefined) return match;
  // Exchanging seats and sides is the same both ways.
  return match.end({ ...(winner !== undefined && { winner: match.seatOf(winner) }), reason });
}

function withDeadline(standing: Standing): Standing {
  const { deadline: _deadline, until: _until, ...progress } = standing.progress;
  const deadline = deadlineOf(standing);
  const until = deadline === undefined ? undefined : standing.round?.until;
  return {
    ...standing,
    progress: {
      ...progress,
      ...(deadline !== undefined && { deadline }),
      ...(until !== undefined && { until }),
    },
  };
}

/** When the game is adjudicated if nothing happens; absent when it is over. */
function deadlineOf(standing: Standing): number | undefined {
  const own = ownDeadline(standing);
  const until = standing.round?.until;
  return own === undefined || until === undefined ? own : Math.min(own, until);
}

/** The same without the round that the game may belong to. */
function ownDeadline({ pace, madeAt, isOpen, progress }: Standing): number | undefined {
  const { phase, turn, turnSince, left } = progress;
  if (phase === 'over') return undefined;
  if (phase === 'waiting' || turn === undefined) {
    return madeAt + (isOpen ? patience.anyone : patience.friend);
  }
  if (pace.kind === 'clock' && left !== undefined) return turnSince + left[turn];
  return turnSince + (pace.kind === 'days' ? pace.perMove : longestTurn);
}

/** A pair with one of its two changed. */
function seated(pair: readonly [boolean, boolean], seat: Seat, value: boolean): [boolean, boolean] {
  return seat === 0 ? [value, pair[1]] : [pair[0], value];
}

function without(offers: Progress['offers'], what: OfferKind): Progress['offers'] {
  const { [what]: _gone, ...rest } = offers;
  return rest;
}

/** Whoever sits opposite. */
export function opposite(seat: Seat): Seat {
  return otherSide(seat);
}

/** A standing as it is kept: its match as a record. */
export function standingJson({ match, ...rest }: Standing): JsonObject {
  // Everything but the match is plain data.
  return { ...(rest as unknown as JsonObject), record: match.toJson() };
}

/** What was kept by `standingJson`, with the match if it is known already. */
export function standingFrom(game: AnyGame, kept: JsonObject, known?: Match): Standing {
  const { record, ...rest } = kept;
  if (!isJsonObject(record)) throw new Error('a standing without a record');
  // What is kept was written by `standingJson` alone.
  return {
    ...(rest as unknown as Omit<Standing, 'match'>),
    match: known ?? readMatch(game, record),
  };
}

function readMatch(game: AnyGame, record: JsonObject): Match {
  const read = gameFromJson(game, record);
  if (!read.ok) throw new Error(`a record that cannot be read: ${read.error.code}`);
  return read.value.match;
}
