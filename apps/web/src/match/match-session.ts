/**
 * The session: one game being played on this device. Who sits there, what was done, what is looked at.
 * All changes of the game go through `act`, which keeps them before it returns.
 */

import { computed, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import { type AnyGame, levelsOf, type Match, type Move, type Seat, swap } from 'ludoteca/game';
import type { Keeper } from '../storage/index.ts';
import { type Action, acted, matchAt, stepsToRedo, stepsToUndo, wholeOf } from './replay.ts';
import { nameOf, peopleOf, type Sitter, type Sitters, sitterOf } from './sitters.ts';

export interface MatchSession {
  readonly game: AnyGame;
  readonly keeper: Keeper;
  /** The game as it stands. */
  readonly match: ReadonlySignal<Match>;
  readonly sitters: ReadonlySignal<Sitters>;
  readonly people: ReadonlySignal<readonly Seat[]>;
  /** The game with all that was taken back, for the list of moves. */
  readonly whole: ReadonlySignal<Match>;
  /** What is on the board: the game, an earlier moment of it, or moves that are only tried out. */
  readonly shown: ReadonlySignal<Match>;
  /** The number of moves of the moment that is looked at; absent when it is the game as it stands. */
  readonly at: Signal<number | undefined>;
  readonly trial: Signal<Match | undefined>;
  readonly isAnalysing: Signal<boolean>;
  /** False when another tab has the game: then nothing can be changed here. */
  readonly isOurs: Signal<boolean>;
  /** True when whoever is at the board may move now. */
  readonly mayMove: ReadonlySignal<boolean>;

  act(action: Action): void;
  play(move: Move): void;
  canUndo: ReadonlySignal<boolean>;
  undo(): void;
  redo(): void;
  /** Whoever is to move gives up; against a level, the person. */
  resign(): void;
  /** Looks at the game after so many moves. */
  look(moves: number): void;
  /** Back to the game as it stands. */
  returnToGame(): void;
  /** Takes back all after the moment that is looked at, to play another way. */
  playFromHere(): void;
  sit(sitters: Sitters): void;
}

export function openMatchSession(game: AnyGame, opened: Match, keeper: Keeper): MatchSession {
  const levels = levelsOf(game).length;
  const match = signal(opened);
  const at = signal<number | undefined>(undefined);
  const trial = signal<Match | undefined>(undefined);
  const isAnalysing = signal(false);
  const isOurs = signal(true);
  const sitters = computed<Sitters>(() => {
    const [one, other] = match.value.players;
    return [sitterOf(one, levels), sitterOf(other, levels)];
  });
  const people = computed(() => peopleOf(sitters.value));
  const isPerson = (seat: Seat) => people.value.includes(seat);
  const whole = computed(() => wholeOf(match.value));
  const shown = computed(() => {
    if (trial.value !== undefined) return trial.value;
    return at.value === undefined ? match.value : matchAt(match.value, at.value);
  });

  const act = (action: Action) => {
    const next = isOurs.value ? acted(game, match.value, action) : undefined;
    if (next === undefined) return;
    match.value = next;
    at.value = undefined;
    trial.value = undefined;
    // An action is plain data.
    keeper.add(action as Parameters<Keeper['add']>[0], aboutOf(next, sitters.value));
  };

  const mayMove = computed(() => {
    if (shown.value.outcome !== undefined || !isOurs.value) return false;
    if (isAnalysing.value) return true;
    return at.value === undefined && isPerson(match.value.seat);
  });

  return {
    game,
    keeper,
    match,
    sitters,
    people,
    whole,
    shown,
    at,
    trial,
    isAnalysing,
    isOurs,
    mayMove,
    act,
    play(move) {
      if (!mayMove.value || !shown.value.legalMoves.includes(move)) return;
      if (isAnalysing.value) trial.value = shown.value.play(move);
      else act(match.value.write(move));
    },
    canUndo: computed(() =>
      trial.value !== undefined
        ? trial.value.canUndo
        : people.value.length > 0
          ? stepsToUndo(match.value, isPerson) > 0
          : match.value.canUndo,
    ),
    undo() {
      if (trial.value !== undefined) {
        trial.value = trial.value.canUndo ? trial.value.undo() : undefined;
        return;
      }
      const steps = people.value.length > 0 ? stepsToUndo(match.value, isPerson) : 1;
      if (steps > 0) act({ undo: steps });
    },
    redo() {
      if (trial.value !== undefined) {
        if (trial.value.canRedo) trial.value = trial.value.redo();
        return;
      }
      const steps = people.value.length > 0 ? stepsToRedo(match.value, isPerson) : 1;
      if (match.value.canRedo && steps > 0) act({ redo: steps });
    },
    resign() {
      const { seat } = match.value;
      act({ resign: isPerson(seat) || people.value.length === 0 ? seat : people.value[0] });
    },
    look(moves) {
      trial.value = undefined;
      const most = whole.value.history.length;
      const wanted = Math.max(0, Math.min(moves, most));
      at.value = wanted === match.value.history.length ? undefined : wanted;
    },
    returnToGame() {
      trial.value = undefined;
      at.value = undefined;
    },
    playFromHere() {
      if (at.value === undefined) return;
      const now = match.value.history.length;
      // An end that the players gave the game is a step of its own.
      const ends = match.value.outcome !== undefined && match.value.undo().history.length === now;
      const steps = now - at.value + (ends ? 1 : 0);
      if (steps > 0) act({ undo: steps });
      else if (steps < 0) act({ redo: -steps });
    },
    sit(next) {
      act({ players: [nameOf(next[0]), nameOf(next[1])] });
    },
  };
}

/** What the home page wants to know of a game. */
export function aboutOf(match: Match, sitters: Sitters) {
  const level = sitters.find((sitter): sitter is Extract<Sitter, { kind: 'level' }> => {
    return sitter.kind === 'level';
  });
  return {
    ...(level !== undefined && { level: String(level.level) }),
    progress: String(match.history.filter((move) => move !== swap).length),
    isDone: match.outcome !== undefined,
  };
}
