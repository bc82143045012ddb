/** What may happen in a game: a command and a time in, the events that follow or a refusal out. No clock, no database. */

import type { Seat } from 'ludoteca/game';
import { fail, type Notice, ok, type Result } from 'ludoteca/kernel';
import type { Happening, OfferKind, SetPhrase } from '../protocol/index.ts';
import { backTo, endOf, opposite, type Standing } from './standing.ts';

export type Command =
  | { readonly do: 'join'; readonly seat: Seat }
  | { readonly do: 'cancel' }
  | { readonly do: 'move'; readonly seat: Seat; readonly ply: number; readonly move: string }
  | { readonly do: 'resign'; readonly seat: Seat }
  | { readonly do: 'offer'; readonly seat: Seat; readonly what: OfferKind }
  | {
      readonly do: 'answer';
      readonly seat: Seat;
      readonly what: OfferKind;
      readonly isAccepted: boolean;
      /** The game that a rematch would be. */
      readonly next: string;
    }
  | {
      readonly do: 'say';
      readonly seat: Seat;
      readonly phrase: SetPhrase;
      /** False when whoever sits opposite wants no phrases. */
      readonly isHeard: boolean;
    }
  | { readonly do: 'show'; readonly seat: Seat; readonly isShown: boolean }
  /** Ends a game of a round: for a winner, or with its round. */
  | { readonly do: 'stop'; readonly winner?: Seat }
  /** Gives a game of a round another end. */
  | { readonly do: 'prolong'; readonly until: number }
  /** Asks whether time has run out. */
  | { readonly do: 'adjudicate' };

/** Why something may not happen. */
export interface Refused {
  readonly code:
    | 'over'
    | 'time'
    | 'not-started'
    | 'started'
    | 'taken'
    | 'turn'
    | 'ply'
    | 'illegal'
    | 'no-offer'
    | 'no-draw'
    | 'nothing-back'
    | 'not-over'
    | 'quiet'
    | 'round';
  readonly notice?: Notice;
}

type Decision = Result<readonly Happening[], Refused>;

const refuse = (code: Refused['code']): Decision => fail({ code });

/** What a command leads to at a time. Where time has run out, that comes first, whoever asks what. */
export function decide(standing: Standing, command: Command, now: number): Decision {
  const { phase, deadline } = standing.progress;
  if (phase !== 'over' && deadline !== undefined && now >= deadline) {
    return ok([outOfTime(standing, now)]);
  }
  switch (command.do) {
    case 'adjudicate':
      return ok([]);
    case 'join': {
      if (phase !== 'waiting') return refuse('started');
      if (standing.isTaken[command.seat]) return refuse('taken');
      const joined: Happening = { type: 'joined', seat: command.seat };
      const isFull = standing.isTaken[opposite(command.seat)];
      return ok(isFull ? [joined, { type: 'started' }] : [joined]);
    }
    case 'cancel':
      if (phase !== 'waiting') return refuse('started');
      return ok([{ type: 'ended', ending: { reason: 'abandoned' } }]);
    case 'move':
      return decideMove(standing, command, now);
    case 'resign':
      if (phase !== 'playing') return refuse(phase === 'over' ? 'over' : 'not-started');
      return ok([
        { type: 'ended', ending: { winner: opposite(command.seat), reason: 'resigned' } },
      ]);
    case 'offer':
      return decideOffer(standing, command.seat, command.what);
    case 'answer':
      return decideAnswer(standing, command);
    case 'say':
      if (phase === 'waiting') return refuse('not-started');
      return !command.isHeard
        ? refuse('quiet')
        : ok([{ type: 'said', seat: command.seat, phrase: command.phrase }]);
    case 'stop': {
      if (phase === 'over') return refuse('over');
      const { winner } = command;
      const ending = winner === undefined ? { reason: 'stopped' } : { winner, reason: 'forfeited' };
      return ok([{ type: 'ended', ending }]);
    }
    case 'prolong':
      if (phase === 'over') return refuse('over');
      if (standing.round?.until === undefined) return ok([]);
      return ok([{ type: 'prolonged', until: command.until }]);
    case 'show':
      if (standing.round !== undefined) return refuse('round');
      if (standing.progress.shown[command.seat] === command.isShown) return ok([]);
      return ok([{ type: 'shown', seat: command.seat, isShown: command.isShown }]);
  }
}

/**
 * Whoever lets time run out loses; where not both have moved, nobody does, but in a round, where both were there.
 * A game that its round does not wait for is stopped.
 */
function outOfTime({ match, progress, pace, round }: Standing, now: number): Happening {
  const { turn } = progress;
  if (round !== undefined) {
    const isRoundOver = round.until !== undefined && now >= round.until;
    if (isRoundOver || turn === undefined) return { type: 'ended', ending: { reason: 'stopped' } };
    return { type: 'ended', ending: { winner: opposite(turn), reason: 'time' } };
  }
  const movers = new Set(match.movers.map((side) => match.seatOf(side)));
  const isOn = progress.phase === 'playing' && turn !== undefined && movers.size === 2;
  if (!isOn || turn === undefined) return { type: 'ended', ending: { reason: 'abandoned' } };
  const reason = pace.kind === 'none' ? 'forfeited' : 'time';
  return { type: 'ended', ending: { winner: opposite(turn), reason } };
}

function decideMove(
  { match, pace, progress }: Standing,
  { seat, ply, move }: { readonly seat: Seat; readonly ply: number; readonly move: string },
  now: number,
): Decision {
  const { phase, turnSince, left } = progress;
  if (phase === 'over') return refuse('over');
  if (phase === 'waiting') return refuse('not-started');
  if (ply !== match.history.length) return refuse('ply');
  if (match.seat !== seat) return refuse('turn');
  const read = match.read(move);
  if (!read.ok) return fail({ code: 'illegal', notice: read.error });
  const played = match.play(read.value);
  const remaining = (each: Seat, had: number): number =>
    each === seat && pace.kind === 'clock' ? had - (now - turnSince) + pace.increment : had;
  const moved: Happening = {
    type: 'moved',
    seat,
    ply,
    move: match.write(read.value),
    ...(left !== undefined && { left: [remaining(0, left[0]), remaining(1, left[1])] }),
  };
  const ending = endOf(played);
  return ok(ending === undefined ? [moved] : [moved, { type: 'ended', ending }]);
}

function decideOffer(standing: Standing, seat: Seat, what: OfferKind): Decision {
  const { match, progress, levels, round } = standing;
  const { phase, offers } = progress;
  // What is played in a round is played once.
  if (round !== undefined && what !== 'draw') return refuse('round');
  if (what === 'rematch') {
    if (phase !== 'over' || progress.next !== undefined) return refuse('not-over');
  } else if (phase !== 'playing') return refuse(phase === 'over' ? 'over' : 'not-started');
  if (what === 'draw' && !canDraw(standing)) return refuse('no-draw');
  if (what === 'takeback' && plyBack(standing, seat) === undefined) return refuse('nothing-back');
  if (offers[what] === seat) return ok([]);
  // A level gives everything back, and takes no draw: it plays on.
  const isLevel = levels[opposite(seat)] !== null;
  if (isLevel && what === 'takeback') {
    return ok([{ type: 'tookback', seat, ply: plyBack(standing, seat) ?? match.history.length }]);
  }
  return ok([{ type: 'offered', seat, what }]);
}

function decideAnswer(
  standing: Standing,
  {
    seat,
    what,
    isAccepted,
    next,
  }: {
    readonly seat: Seat;
    readonly what: OfferKind;
    readonly isAccepted: boolean;
    readonly next: string;
  },
): Decision {
  const { offers } = standing.progress;
  const from = offers[what];
  if (from === undefined || (isAccepted && from === seat)) return refuse('no-offer');
  if (!isAccepted) return ok([{ type: 'declined', seat, what }]);
  switch (what) {
    case 'draw':
      return ok([{ type: 'ended', ending: { reason: 'agreed' } }]);
    case 'takeback': {
      const ply = plyBack(standing, from);
      return ply === undefined
        ? refuse('nothing-back')
        : ok([{ type: 'tookback', seat: from, ply }]);
    }
    case 'rematch':
      return ok([{ type: 'rematched', next }]);
  }
}

/** Whether the players may agree on a draw. */
export function canDraw({ match }: Standing): boolean {
  return match.document().game.canDraw === true;
}

/** How many moves are left when the last move of a seat is taken back; absent when it has made none. */
function plyBack({ match }: Standing, seat: Seat): number | undefined {
  for (let ply = match.history.length - 1; ply >= 0; ply--) {
    if (backTo(match, ply).seat === seat) return ply;
  }
  return undefined;
}
