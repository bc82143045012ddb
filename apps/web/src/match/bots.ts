/** The levels at the board: they think in a worker and move when they are ready, unless they are held. */

import { batch, effect, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import { type Match, questionOf } from 'ludoteca/game';
import { ask, isStopped } from '../worker/index.ts';
import type { MatchPlay } from './play.ts';

export const paces = ['slow', 'medium', 'fast'] as const;
export type Pace = (typeof paces)[number];

/** What a level waits at least before it moves, in milliseconds, so that its move can be followed. */
const waits: Readonly<Record<Pace, number>> = { slow: 2000, medium: 800, fast: 150 };
const answerWait = 300;
/** Each move of a turn of several is to be seen by itself. */
const eachWait = 1100;
/** No level thinks longer, however slow the device. */
const longest = 15_000;

export interface Bots {
  readonly isThinking: ReadonlySignal<boolean>;
  /** True when a level could not find its move. */
  readonly hasFailed: ReadonlySignal<boolean>;
  /** Where only levels play: whether they stand still, and how fast they are. */
  readonly isPaused: Signal<boolean>;
  readonly pace: Signal<Pace>;
  /** One move while they stand still. */
  step(): void;
  retry(): void;
  /** Stops all thinking for good. */
  leave(): void;
}

export function seatBots(play: MatchPlay): Bots {
  const isThinking = signal(false);
  const hasFailed = signal(false);
  // A game of levels that is found again waits for somebody to watch.
  const isPaused = signal(play.match.value.history.length > 0);
  const pace = signal<Pace>('medium');
  /** Moves that may be made though all stand still. */
  const steps = signal(0);
  const tries = signal(0);

  const think = async (match: Match, level: number, stop: AbortSignal) => {
    const begin = performance.now();
    isThinking.value = true;
    try {
      const question = questionOf(match, level, play.id);
      const answer = await ask(
        { job: 'choose', game: play.game.id, isTimed: false, ...question },
        { signal: stop, milliseconds: longest },
      );
      const isAmongSeveral =
        match.movers.at(-1) === match.turn ||
        (play.game.showing?.movesLeft?.(match.state) ?? 1) > 1;
      const answering = isAmongSeveral ? eachWait : answerWait;
      const wait = play.people.value.length > 0 ? answering : waits[pace.peek()];
      await rest(wait - (performance.now() - begin), stop);
      batch(() => {
        isThinking.value = false;
        if (steps.peek() > 0) steps.value--;
        play.act(match.write(answer.move));
      });
    } catch (fault) {
      if (isStopped(fault)) return;
      isThinking.value = false;
      hasFailed.value = true;
    }
  };

  const leave = effect(() => {
    const match = play.match.value;
    const sitter = play.sitters.value[match.seat];
    const isHeld =
      play.isAnalysing.value ||
      !play.isHere.value ||
      (play.people.value.length === 0 && isPaused.value && steps.value === 0);
    tries.value;
    hasFailed.value = false;
    if (match.outcome !== undefined || sitter.kind !== 'level' || isHeld) return;
    const controller = new AbortController();
    void think(match, sitter.level, controller.signal);
    return () => {
      isThinking.value = false;
      controller.abort();
    };
  });

  return {
    isThinking,
    hasFailed,
    isPaused,
    pace,
    step() {
      steps.value = 1;
    },
    retry() {
      tries.value++;
    },
    leave,
  };
}

/** Waits, unless it is stopped. */
function rest(milliseconds: number, stop: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, Math.max(0, milliseconds));
    stop.addEventListener('abort', () => {
      clearTimeout(timer);
      reject(stop.reason);
    });
  });
}
