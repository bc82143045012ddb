/** Analysis of what is on the board, deeper and deeper while it is looked at; and hints. */

import { computed, effect, type ReadonlySignal, signal } from '@preact/signals';
import { type Analysis, type Match, type Move, swap } from 'ludoteca/game';
import { isStopped } from '../worker/index.ts';
import type { AnalysisCache } from './analysis-cache.ts';
import type { Line } from './line.ts';
import type { MatchPlay } from './play.ts';
import { bestOf, isSettled, provenOnly } from './verdicts.ts';

/** A hint as it is shown: the move, and what it rests on. */
export interface Hint {
  readonly state: unknown;
  readonly move: Move;
  readonly analysis: Analysis;
  /** What is expected, from it on; absent until it is found. */
  readonly line: Line | undefined;
}

export interface Study {
  /** What is known of the position on the board; absent while nothing is. */
  readonly analysis: ReadonlySignal<Analysis | undefined>;
  /** The best line from there; absent while none is known. */
  readonly line: ReadonlySignal<Line | undefined>;
  /** True while more is being found out. */
  readonly isWorking: ReadonlySignal<boolean>;

  /** Whether it thinks on, longer and longer, until it is stopped or all is proven. */
  readonly isThinkingOn: ReadonlySignal<boolean>;
  thinkOn(): void;
  stopThinking(): void;

  /** The hint that was asked for; absent when there is none, or the game went on. */
  readonly hint: ReadonlySignal<Hint | undefined>;
  readonly isSeekingHint: ReadonlySignal<boolean>;
  /** True when the last thing asked could not be worked out: the worker did not start, say. */
  readonly hasFailed: ReadonlySignal<boolean>;
  askHint(): void;
  dropHint(): void;
  leave(): void;
}

/** How long a position is looked at, in rounds, in milliseconds. */
const rounds = [300, 1500, 6000];
/** How much longer each further round is, where it is to think on. */
const growth = 4;
const hintTime = 1500;
const lineLength = 8;
/** What is spent on each further move of a line. */
const lineTime = 250;

/** How long a position is looked at, round by round; without an end where it is to think on. */
function* lengths(isWithoutEnd: boolean): Generator<number> {
  yield* rounds;
  let next = (rounds.at(-1) ?? 0) * growth;
  while (isWithoutEnd) {
    yield next;
    next *= growth;
  }
}

export function studyOf(play: MatchPlay, cache: AnalysisCache): Study {
  const isWorking = signal(false);
  const isThinkingOn = signal(false);
  const lineFound = signal<Line | undefined>(undefined);
  const found = signal<Hint | undefined>(undefined);
  const isSeekingHint = signal(false);
  const hasFailed = signal(false);
  let seeking: AbortController | undefined;

  /** Whether nothing is to be told of the position. */
  const isQuiet = () =>
    !play.isAnalysing.value || play.isRetrying.value || play.shownWinner.value !== undefined;

  const analysis = computed(() => {
    if (isQuiet() || play.shown.value.outcome !== undefined) return undefined;
    const known = cache.known(play.shown.value.state);
    return known !== undefined && play.isExploring ? provenOnly(known) : known;
  });

  const lineOf = async (from: Match, move: Move, stop: AbortSignal): Promise<Line> => ({
    from,
    moves: await cache.line(from.state, move, lineLength, { milliseconds: lineTime }, stop),
  });

  const look = async (from: Match, stop: AbortSignal) => {
    isWorking.value = true;
    try {
      for (const milliseconds of lengths(isThinkingOn.value)) {
        const now = await cache.analyse(from.state, { milliseconds }, stop);
        const best = bestOf(now);
        if (best !== undefined) lineFound.value = await lineOf(from, best.move, stop);
        if (isSettled(now)) break;
      }
      isWorking.value = false;
    } catch (fault) {
      if (isStopped(fault)) return;
      isWorking.value = false;
      hasFailed.value = true;
    }
  };

  const leaveAnalysis = effect(() => {
    const shown = play.shown.value;
    isThinkingOn.value;
    isWorking.value = false;
    hasFailed.value = false;
    if (isQuiet()) return;
    if (shown.outcome !== undefined) return;
    const controller = new AbortController();
    void look(shown, controller.signal);
    return () => controller.abort();
  });

  const hint = computed(() =>
    found.value?.state === play.shown.value.state ? found.value : undefined,
  );

  const seek = async (stop: AbortSignal) => {
    const from = play.shown.value;
    const { state, legalMoves } = from;
    isSeekingHint.value = true;
    try {
      const now = await cache.analyse(state, { milliseconds: hintTime }, stop);
      const best = bestOf(now);
      const isBehind =
        now.value === 'loss' || (now.value === 'unknown' && (now.estimate ?? 1) < 0.5);
      if (best === undefined) return;
      // Where the sides can be exchanged, whoever is behind would rather be the other.
      const move = isBehind && legalMoves.includes(swap) ? swap : best.move;
      found.value = { state, move, analysis: now, line: undefined };
      if (move === swap) return;
      const expected = await lineOf(from, move, stop);
      if (found.value?.state === state) found.value = { ...found.value, line: expected };
    } catch (fault) {
      hasFailed.value = !isStopped(fault);
    } finally {
      isSeekingHint.value = false;
    }
  };

  const dropHint = () => {
    seeking?.abort();
    found.value = undefined;
  };

  const leaveHint = effect(() => {
    // Whatever happens on the board, a hint for what was there before is of no use.
    play.shown.value;
    return () => seeking?.abort();
  });

  return {
    isThinkingOn,
    thinkOn() {
      isThinkingOn.value = true;
    },
    stopThinking() {
      isThinkingOn.value = false;
    },
    analysis,
    // One that comes late is of another position.
    line: computed(() =>
      lineFound.value?.from.state === play.shown.value.state ? lineFound.value : undefined,
    ),
    isWorking,
    hint,
    isSeekingHint,
    hasFailed,
    askHint() {
      if (play.shown.value.outcome !== undefined || isSeekingHint.value) return;
      seeking = new AbortController();
      hasFailed.value = false;
      void seek(seeking.signal);
    },
    dropHint,
    leave() {
      leaveAnalysis();
      leaveHint();
      seeking?.abort();
    },
  };
}
