/** The page of one game: the game that is played on it, its levels, what is found out, what is pointed at. */

import { effect, type Signal, signal, untracked } from '@preact/signals';
import { type AnyGame, type Match, type Move, swap } from 'ludoteca/game';
import { type Notice, ok, type Result, sayNotice } from 'ludoteca/kernel';
import { phrasebooksOf } from 'ludoteca/words';
import { type BoardZoom, boardZoom } from '../board/index.ts';
import { language, tell } from '../language/index.ts';
import { announce, announceAtOnce } from '../parts/index.ts';
import { play as sound } from '../sounds/index.ts';
import type { Saved } from '../storage/index.ts';
import { analysisCache } from './analysis-cache.ts';
import { type Bots, seatBots } from './bots.ts';
import { type MatchCell, shownCells } from './match-cells.ts';
import { type MatchPlay, openPlay } from './play.ts';
import { type ProofShow, proofShowOf } from './proof-show.ts';
import { type Retry, retryOf } from './retry.ts';
import { type MatchReview, reviewOf } from './review.ts';
import { isYours, sayOutcome, saySwap, sideName } from './say.ts';
import { type Study, studyOf } from './study.ts';
import { words } from './words.ts';

/** A move that is asked about before it is made. */
export interface Asked {
  readonly move: Move;
  readonly text: string;
}

/** All that the parts of the page share. */
export interface MatchSession extends MatchPlay {
  /** The levels at the board. */
  readonly bots: Bots;
  /** Analysis of what is on the board, and hints. */
  readonly study: Study;
  /** What was found when the finished game was looked over. */
  readonly review: MatchReview;
  /** A mistake that is tried again. */
  readonly retry: Retry;
  /** A proven win that is shown against any reply. */
  readonly proofShow: ProofShow;
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
}

/** A notice when what was kept cannot be read. */
export function openSession(game: AnyGame, saved: Saved): Result<MatchSession, Notice> {
  const opened = openPlay(game, saved);
  return opened.ok ? ok(sessionOf(opened.value)) : opened;
}

/** The page of a game that is open. */
export function sessionOf(play: MatchPlay): MatchSession {
  const { game } = play;
  const cache = analysisCache(game);
  const bots = seatBots(play);
  const study = helpedBy(play, studyOf(play, cache));
  const review = reviewOf(play, cache);
  const retry = retryOf(play, cache);
  const proofShow = proofShowOf(play, cache);
  const pointed = signal<Move | undefined>(undefined);
  const asked = signal<Asked | undefined>(undefined);
  const refusal = signal('');

  const stopNoting = effect(() => {
    const isHelp = play.isAnalysing.value && play.match.value.outcome === undefined;
    // What is known of the game is written there, and is not to start this again.
    if (isHelp) untracked(play.helped);
  });
  const stopAnnouncing = announcing(play);
  const stopSounding = sounding(play);
  const stopClearing = effect(() => {
    play.shown.value;
    play.glimpse.value = undefined;
    pointed.value = undefined;
    asked.value = undefined;
    refusal.value = '';
  });

  const refuse = (text: string) => {
    refusal.value = text;
    announceAtOnce(text);
  };
  const move = (wanted: Move) => {
    asked.value = undefined;
    play.play(wanted);
  };

  return {
    ...play,
    bots,
    study,
    review,
    retry,
    proofShow,
    zoom: boardZoom(),
    pointed,
    asked,
    refusal,
    isFull: signal(false),
    press(cell, isByFinger) {
      const match = play.shown.value;
      if (match.outcome !== undefined || !play.isHere.value) return;
      if (!play.mayMove.value) {
        if (play.at.value === undefined) {
          refuse(words(bots.isThinking.value ? 'computer-thinks' : 'not-your-turn'));
        }
        return;
      }
      if (cell.move === undefined || !match.legalMoves.includes(cell.move)) {
        const name = shownCells(game, match).find((each) => each.move === cell.move)?.name;
        const read = match.read(name ?? cell.label);
        // A cell keeps its name, also where a sentence begins with it.
        if (!read.ok) refuse(sayNotice(phrasebooksOf(game), read.error, language.value));
        return;
      }
      const caution = isByFinger ? game.showing?.caution?.(match.state, cell.move) : undefined;
      if (caution === undefined || asked.value?.move === cell.move) move(cell.move);
      else {
        const text = tell(phrasebooksOf(game), caution);
        asked.value = { move: cell.move, text };
        pointed.value = cell.move;
        announce(text);
      }
    },
    confirm() {
      if (asked.value !== undefined) move(asked.value.move);
    },
    leave() {
      bots.leave();
      study.leave();
      review.leave();
      retry.leave();
      proofShow.leave();
      stopNoting();
      stopAnnouncing();
      stopSounding();
      stopClearing();
      play.leave();
    },
  };
}

/** The same study; who asks it for a hint is helped. */
function helpedBy(play: MatchPlay, study: Study): Study {
  return {
    ...study,
    askHint() {
      play.helped();
      study.askHint();
    },
  };
}

/** Says each move as it is made, with what it did and what comes next. */
function announcing(play: MatchPlay): () => void {
  let before = play.shown.peek();
  return effect(() => {
    const now = play.shown.value;
    const isNew = now.history.length === before.history.length + 1;
    const hasEnded = now.outcome !== undefined && before.outcome === undefined;
    before = now;
    if (isNew || hasEnded) announce(spokenMove(play, now));
  });
}

/** A sound for each move of the game itself, and another one for its end. */
function sounding(play: MatchPlay): () => void {
  let before = play.match.peek();
  return effect(() => {
    const now = play.match.value;
    const isNew = now.history.length === before.history.length + 1;
    const hasEnded = now.outcome !== undefined && before.outcome === undefined;
    const move = now.history.at(-1);
    const hasGiven =
      isNew && move !== undefined && move !== swap
        ? play.game.showing?.cause?.(before.state, move) !== undefined
        : false;
    before = now;
    if (hasEnded) sound('win');
    else if (isNew) sound(hasGiven ? 'cut' : 'stone');
  });
}

function spokenMove(play: MatchPlay, match: Match): string {
  const { game } = play;
  const played = match.played.at(-1);
  const mover = match.movers.at(-1);
  return [
    ...(played === undefined || mover === undefined
      ? []
      : [saySwap(play, match) ?? `${sideName(game, mover)}: ${played}.`]),
    ...match.remarks.map((remark) => `${tell(phrasebooksOf(game), remark)}.`),
    ...(match.outcome === undefined ? [] : [`${sayOutcome(play, match)}.`]),
    ...(match.outcome === undefined && isYours(play, match) ? [`${words('to-move')}.`] : []),
  ].join(' ');
}
