/** All that belongs to one game on the page: the session, its levels, what is studied, what is pointed at. */

import { effect, type Signal, signal } from '@preact/signals';
import type { AnyGame, Match, Move, Side } from 'ludoteca/game';
import { sayNotice } from 'ludoteca/kernel';
import { phrasebooksOf } from 'ludoteca/words';
import { type BoardZoom, boardZoom } from '../board/index.ts';
import { language, say, tell } from '../language/index.ts';
import { announce, announceAtOnce } from '../parts/index.ts';
import { holdPlay, keep, type Saved } from '../storage/index.ts';
import { type Bots, seatBots } from './bots.ts';
import { type MatchCell, shownCells } from './match-cells.ts';
import { type MatchSession, openMatchSession } from './match-session.ts';
import { type Review, reviewOf } from './review.ts';
import { type Study, studyOf } from './study.ts';
import { thoughtsOn } from './thoughts.ts';
import { words } from './words.ts';

/** A move that is asked about before it is made. */
export interface Asked {
  readonly move: Move;
  readonly text: string;
}

export interface Play {
  readonly game: AnyGame;
  readonly session: MatchSession;
  readonly bots: Bots;
  readonly study: Study;
  readonly review: Review;
  readonly zoom: BoardZoom;
  /** The move under the mouse, the finger or the keyboard. */
  readonly pointed: Signal<Move | undefined>;
  /** The move that a finger made and that is to be made sure of. */
  readonly asked: Signal<Asked | undefined>;
  /** Why the last press did nothing. */
  readonly refusal: Signal<string>;
  /** Whether all there is to see is shown. */
  readonly isFull: Signal<boolean>;
  press(cell: MatchCell, isByFinger: boolean): void;
  /** Makes the move that was asked about. */
  confirm(): void;
  takeOver(): void;
  leave(): void;
}

export function openPlay(game: AnyGame, saved: Saved, opened: Match): Play {
  const keeper = keep(saved, true, () => session.match.value.toJson());
  const session = openMatchSession(game, opened, keeper);
  const thoughts = thoughtsOn(game);
  const bots = seatBots(session);
  const study = studyOf(session, thoughts);
  const review = reviewOf(session, thoughts);
  const pointed = signal<Move | undefined>(undefined);
  const asked = signal<Asked | undefined>(undefined);
  const refusal = signal('');
  let release = () => {};
  let isLeft = false;

  const take = async (isTakingOver: boolean) => {
    const lose = () => {
      session.isOurs.value = false;
      keeper.stop();
    };
    const hold = await holdPlay(saved.id, lose, isTakingOver);
    if (hold === undefined) lose();
    else if (isLeft) hold.release();
    // What the other tab did since is read by opening the page anew.
    else if (isTakingOver) location.reload();
    else release = hold.release;
  };
  void take(false);

  const leaveAnnouncing = announcing(game, session);
  const leaveClearing = effect(() => {
    session.shown.value;
    pointed.value = undefined;
    asked.value = undefined;
    refusal.value = '';
  });

  const refuse = (text: string) => {
    refusal.value = text;
    announceAtOnce(text);
  };
  const play = (move: Move) => {
    asked.value = undefined;
    session.play(move);
  };

  return {
    game,
    session,
    bots,
    study,
    review,
    zoom: boardZoom(),
    pointed,
    asked,
    refusal,
    isFull: signal(false),
    press({ move, label }, isByFinger) {
      const match = session.shown.value;
      if (match.outcome !== undefined || !session.isOurs.value) return;
      if (!session.mayMove.value) {
        const isBot = session.at.value === undefined && bots.isThinking.value;
        if (session.at.value === undefined)
          refuse(words(isBot ? 'computer-thinks' : 'not-your-turn'));
        return;
      }
      if (move === undefined || !match.legalMoves.includes(move)) {
        const read = match.read(
          shownCells(game, match).find((cell) => cell.move === move)?.name ?? label,
        );
        // A cell keeps its name, also where a sentence begins with it.
        if (!read.ok) refuse(sayNotice(phrasebooksOf(game), read.error, language.value));
        return;
      }
      const caution = isByFinger ? game.showing?.caution?.(match.state, move) : undefined;
      if (caution === undefined || asked.value?.move === move) play(move);
      else {
        const text = tell(phrasebooksOf(game), caution);
        asked.value = { move, text };
        pointed.value = move;
        announce(text);
      }
    },
    confirm() {
      if (asked.value !== undefined) play(asked.value.move);
    },
    takeOver: () => void take(true),
    leave() {
      isLeft = true;
      bots.leave();
      study.leave();
      review.leave();
      leaveAnnouncing();
      leaveClearing();
      release();
      void keeper.fold();
    },
  };
}

/** Says each move as it is made, with what it did and what comes next. */
function announcing(game: AnyGame, session: MatchSession): () => void {
  let before = session.shown.peek();
  return effect(() => {
    const now = session.shown.value;
    const isNew = now.history.length === before.history.length + 1;
    const hasEnded = now.outcome !== undefined && before.outcome === undefined;
    before = now;
    if (isNew || hasEnded) announce(spokenMove(game, session, now));
  });
}

function spokenMove(game: AnyGame, session: MatchSession, match: Match): string {
  const played = match.played.at(-1);
  const mover = match.movers.at(-1);
  return [
    ...(played === undefined || mover === undefined
      ? []
      : [`${sideName(game, mover)}: ${played}.`]),
    ...match.remarks.map((remark) => `${tell(phrasebooksOf(game), remark)}.`),
    ...(match.outcome === undefined ? [] : [`${sayOutcome(game, match)}.`]),
    ...(match.outcome === undefined && isYours(session, match) ? [`${words('to-move')}.`] : []),
  ].join(' ');
}

export function sideName(game: AnyGame, side: Side): string {
  return say(game.sides[side].name);
}

/** Whether the only person at the session is to move. */
export function isYours(session: MatchSession, match: Match): boolean {
  return session.people.value.length === 1 && session.people.value[0] === match.seat;
}

export function sayOutcome(game: AnyGame, match: Match): string {
  const { outcome } = match;
  if (outcome === undefined) return '';
  const title =
    outcome.winner === undefined
      ? words('draw')
      : words('side-wins', { side: sideName(game, outcome.winner) });
  return `${title}: ${lowered(tell(phrasebooksOf(game), outcome.reason))}`;
}

function lowered(text: string): string {
  return text[0].toLowerCase() + text.slice(1);
}

/** Who sits on a side, in words. */
export function sayPlayer(session: MatchSession, match: Match, side: Side): string {
  const sitter = session.sitters.value[match.seatOf(side)];
  if (sitter.kind === 'level') return words('computer', { level: sitter.level });
  return words(session.people.value.length === 1 ? 'you' : 'person');
}

/** What the page is about, in a line. */
export function saySession(session: MatchSession): string {
  const [one, other] = session.sitters.value;
  if (one.kind === 'level' && other.kind === 'level') {
    return words('two-bots', { one: one.level, other: other.level });
  }
  const level = one.kind === 'level' ? one.level : other.kind === 'level' ? other.level : undefined;
  return level === undefined ? words('two-people') : words('against', { level });
}
