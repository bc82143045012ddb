/**
 * A game being played on this device: who sits there, what was done, what is looked at. All changes of the
 * game go through `act`, which keeps them before it returns, whoever makes them.
 */

import { batch, computed, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import {
  type AnyGame,
  levelCardsOf,
  type Match,
  type Move,
  type Seat,
  type Side,
  type Variations,
  withLine,
} from 'ludoteca/game';
import { type Notice, ok, type Result } from 'ludoteca/kernel';
import type { VNode } from 'preact';
import { namesOf, openKept, peopleOf, type Sitters, sitterOf } from '../kept/index.ts';
import type { Saved } from '../storage/index.ts';
import { type Action, matchReducer } from './actions.ts';
import { type Line, walked } from './line.ts';
import { isGivenUp, matchAt, stepsToRedo, stepsToUndo, wholeOf } from './moments.ts';

export interface MatchPlay {
  readonly game: AnyGame;

  // What is kept on the device.
  readonly id: string;
  /** The game as it stands. */
  readonly match: ReadonlySignal<Match>;
  readonly sitters: ReadonlySignal<Sitters>;
  /** The seats of those who sit here. */
  readonly people: ReadonlySignal<readonly Seat[]>;
  /** The game with all that was taken back, for the list of moves. */
  readonly whole: ReadonlySignal<Match>;
  /** False when another tab has the game: then nothing can be changed here. */
  readonly isHere: ReadonlySignal<boolean>;

  // What is looked at.
  /** What is on the board: the game, an earlier moment of it, or moves that are only tried out. */
  readonly shown: ReadonlySignal<Match>;
  /** The number of moves of the moment that is looked at; absent when it is the game as it stands. */
  readonly at: Signal<number | undefined>;
  /** The game with moves that are only tried out; absent when none are. */
  readonly trial: Signal<Match | undefined>;
  /** What is only glimpsed, as long as a move of a line is pointed at; absent else. */
  readonly glimpse: Signal<Match | undefined>;
  readonly isAnalysing: Signal<boolean>;
  /** True while a mistake is tried again: then nothing is marked. */
  readonly isRetrying: Signal<boolean>;
  /** The side whose proven win is being shown: then nothing is marked either; absent when none is. */
  readonly shownWinner: Signal<Side | undefined>;
  /** True where only what is proven is told, and nothing that was tried out is kept. */
  readonly isExploring: boolean;
  /** True when whoever is at the board may move now. */
  readonly mayMove: ReadonlySignal<boolean>;
  readonly canUndo: ReadonlySignal<boolean>;

  /** Of a game with somebody elsewhere: what the page shows and does differently. */
  readonly elsewhere?: Elsewhere;

  act(action: Action): void;
  play(move: Move): void;
  undo(): void;
  redo(): void;
  /** Whoever is to move gives up; against a level, the person. */
  resign(): void;
  /** Others sit down, or the same change their seats. */
  sit(sitters: Sitters): void;
  /** Shows a line on the board after so many of its moves; from there it can be walked on. */
  walk(line: Line, steps: number): void;
  /** One move on or back, in the game or in what is tried out. */
  step(by: 1 | -1): void;
  readonly canStep: {
    readonly back: ReadonlySignal<boolean>;
    readonly on: ReadonlySignal<boolean>;
  };
  /** Whoever plays had help: such a game is not won alone. */
  helped(): void;
  /** Keeps other variations under the game. */
  keep(variations: Variations): void;
  /** Looks at the game after so many moves. */
  look(moves: number): void;
  /** Back to the game as it stands. */
  returnToGame(): void;
  /** Takes back all after the moment that is looked at, to play another way. */
  playFromHere(): void;
  /** Takes the game over from another tab. */
  takeOver(): void;
  leave(): void;
}

/** What a game with somebody elsewhere brings to its page. */
export interface Elsewhere {
  /** While it runs, nothing is taken back, tried out, analysed or hinted at here. */
  readonly isRunning: ReadonlySignal<boolean>;
  /** The tools while it runs. */
  readonly Tools: () => VNode;
  /** What is told of the other one and of the connection, and what is asked. */
  readonly Card: () => VNode | null;
  /** The clock of a seat, if it has one. */
  readonly Clock: (props: { readonly seat: Seat }) => VNode | null;
  /** Another game, if the other one wants it too. */
  rematch(): void;
}

/** Where a game is kept, and who sits there. */
export interface PlaySource
  extends Pick<MatchPlay, 'id' | 'match' | 'sitters' | 'isHere' | 'takeOver' | 'leave'> {
  readonly elsewhere?: Elsewhere;
  /** True for a start that is only explored: it is not kept. */
  readonly isExploring?: boolean;
  /** False when it cannot be done now. */
  act(action: Action): boolean;
  /** Keeps that it was not played without help. */
  note?(known: { readonly isAlone: false }): void;
}

/** A notice when what was kept cannot be read: it came from a file that was changed by hand. */
export function openPlay(game: AnyGame, saved: Saved): Result<MatchPlay, Notice> {
  const opened = openKept(matchReducer(game), saved);
  if (!opened.ok) return opened;
  const kept = opened.value;
  const levels = levelCardsOf(game).length;
  const sitters = computed<Sitters>(() => {
    const [one, other] = kept.state.value.players;
    return [sitterOf(one, levels), sitterOf(other, levels)];
  });
  return ok(playOf(game, { ...kept, match: kept.state, sitters }));
}

/** Playing and looking, wherever the game is kept. */
export function playOf(game: AnyGame, kept: PlaySource): MatchPlay {
  const { match, isHere, sitters, elsewhere } = kept;
  const at = signal<number | undefined>(undefined);
  const trial = signal<Match | undefined>(undefined);
  const glimpse = signal<Match | undefined>(undefined);
  const isAnalysing = signal(false);
  const isRetrying = signal(false);
  const shownWinner = signal<Side | undefined>(undefined);
  const people = computed(() => peopleOf(sitters.value));
  const isPerson = (seat: Seat) => people.value.includes(seat);
  const whole = computed(() => wholeOf(match.value));
  const shown = computed(() => {
    if (trial.value !== undefined) return trial.value;
    return at.value === undefined ? match.value : matchAt(match.value, at.value);
  });
  const mayMove = computed(() => {
    if (shown.value.outcome !== undefined || !isHere.value) return false;
    if (isAnalysing.value) return true;
    return at.value === undefined && isPerson(match.value.seat);
  });
  const returnToGame = () =>
    batch(() => {
      glimpse.value = undefined;
      trial.value = undefined;
      at.value = undefined;
    });
  const act = (action: Action) =>
    batch(() => {
      if (kept.act(action)) returnToGame();
    });

  const helped = () => {
    if (people.value.length > 0) kept.note?.({ isAlone: false });
  };
  const keep = (variations: Variations) => {
    const json = whole.value.withVariations(variations).toJson().variations ?? [];
    kept.act({ variations: json });
  };
  const look = (moves: number) => {
    trial.value = undefined;
    const wanted = Math.max(0, Math.min(moves, whole.value.history.length));
    at.value = wanted === match.value.history.length ? undefined : wanted;
  };
  /** How many moves of a line are those of the game. */
  const commonWith = (line: readonly Move[]) => {
    const main = whole.value.history;
    let common = 0;
    while (common < line.length && line[common] === main[common]) common++;
    return common;
  };
  /** What is tried out is kept, unless it is what was played. */
  const tryOut = (tried: Match) =>
    batch(() => {
      if (commonWith(tried.history) === tried.history.length) {
        look(tried.history.length);
        return;
      }
      // Replies to a proof are many: of them only what is wanted is kept.
      if (shownWinner.value === undefined) {
        keep(withLine(whole.value.variations, whole.value.history, tried.history));
      }
      trial.value = tried;
    });

  return {
    game,
    id: kept.id,
    ...(elsewhere !== undefined && { elsewhere }),
    match,
    sitters,
    people,
    whole,
    isHere,
    shown,
    at,
    trial,
    glimpse,
    isAnalysing,
    isRetrying,
    shownWinner,
    isExploring: kept.isExploring === true,
    mayMove,
    canUndo: computed(() =>
      trial.value !== undefined
        ? trial.value.canUndo
        : elsewhere !== undefined
          ? false
          : people.value.length > 0
            ? stepsToUndo(match.value, isPerson) > 0
            : match.value.canUndo,
    ),
    act,
    play(move) {
      if (!mayMove.value || !shown.value.legalMoves.includes(move)) return;
      if (isAnalysing.value) tryOut(shown.value.play(move));
      else act(match.value.write(move));
    },
    undo() {
      if (trial.value !== undefined) {
        trial.value = trial.value.canUndo ? trial.value.undo() : undefined;
        return;
      }
      if (elsewhere !== undefined) return;
      const steps = people.value.length > 0 ? stepsToUndo(match.value, isPerson) : 1;
      if (steps === 0) return;
      // Taking a move back is help; taking back that one gave up is not.
      if (!isGivenUp(match.value)) helped();
      act({ undo: steps });
    },
    redo() {
      if (trial.value !== undefined) {
        if (trial.value.canRedo) trial.value = trial.value.redo();
        return;
      }
      if (elsewhere !== undefined) return;
      const steps = people.value.length > 0 ? stepsToRedo(match.value, isPerson) : 1;
      if (match.value.canRedo && steps > 0) act({ redo: steps });
    },
    resign() {
      const { seat } = match.value;
      act({ resign: isPerson(seat) || people.value.length === 0 ? seat : people.value[0] });
    },
    sit(next) {
      act({ players: namesOf(next) });
    },
    walk(line, steps) {
      batch(() => {
        glimpse.value = undefined;
        isAnalysing.value = true;
        trial.value = walked(line, steps);
      });
    },
    step(by) {
      const tried = trial.value;
      if (tried === undefined) look(shown.value.history.length + by);
      else if (by > 0) trial.value = tried.canRedo ? tried.redo() : tried;
      else {
        const back = tried.canUndo ? tried.undo() : tried;
        if (back.history.length <= commonWith(tried.history)) look(back.history.length);
        else trial.value = back;
      }
    },
    canStep: {
      back: computed(() => shown.value.history.length > 0),
      on: computed(() =>
        trial.value === undefined
          ? shown.value.history.length < whole.value.history.length
          : trial.value.canRedo,
      ),
    },
    helped,
    keep,
    look,
    returnToGame,
    playFromHere() {
      if (at.value === undefined) return;
      const now = match.value.history.length;
      const steps = now - at.value + (isGivenUp(match.value) ? 1 : 0);
      if (steps > 0) {
        helped();
        act({ undo: steps });
      } else if (steps < 0) act({ redo: -steps });
    },
    takeOver: kept.takeOver,
    leave: kept.leave,
  };
}
