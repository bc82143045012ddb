/**
 * A problem on the board: a move is tried and judged, a wrong one is refuted move by move, and once it is solved the
 * whole tree can be walked against perfect defence.
 */

import { batch, computed, effect, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import {
  type AnswerJudgement,
  type AnyGame,
  type Match,
  type Move,
  otherSide,
  type Problem,
} from 'ludoteca/game';
import { type Notice, ok, type Result } from 'ludoteca/kernel';
import { openKept, type Sitters } from '../kept/index.ts';
import { timer } from '../kept/timer.ts';
import type { Line } from '../match/line.ts';
import { type MatchPlay, playOf } from '../match/play.ts';
import { sideName } from '../match/say.ts';
import { type MatchSession, sessionOf } from '../match/session.ts';
import type { About, Saved } from '../storage/index.ts';
import { ask, isStopped } from '../worker/index.ts';
import { rate } from './rating.ts';
import { type Solving, type SolvingAction, solvingReducer } from './solving.ts';

type Wrong = Extract<AnswerJudgement, { kind: 'wrong' }>;

export type Phase =
  | { readonly kind: 'open' }
  | { readonly kind: 'judging'; readonly move: string }
  | {
      readonly kind: 'wrong';
      readonly move: string;
      readonly judgement: Wrong;
      readonly line: Line;
    }
  /** Solved, or its answer was asked for; the line is absent until it is known. */
  | { readonly kind: 'done'; readonly line: Line | undefined }
  /** Not one move alone is right: whoever made it was wrong. */
  | { readonly kind: 'unsound' }
  /** What was asked could not be worked out. */
  | { readonly kind: 'failed' };

/** A rating before a result and after it. */
export type Change = ReturnType<typeof rate>;

/** What a move of the tree comes to for whoever solves. */
export type Standing = 'wins' | 'draws' | 'loses';

export interface ProblemSession {
  readonly game: AnyGame;
  readonly id: string;
  readonly about: ReadonlySignal<About>;
  readonly solving: ReadonlySignal<Solving>;
  readonly isHere: ReadonlySignal<boolean>;
  /** The position as it is asked about. */
  readonly start: Match;
  /** The board and all that walks on it. */
  readonly board: MatchSession;
  readonly phase: ReadonlySignal<Phase>;
  /** How the rating changed by it; absent before, and where it was solved an earlier time. */
  readonly change: ReadonlySignal<Change | undefined>;
  /** The problem with its answer, as soon as that is known: what a hint rests on. */
  readonly answered: ReadonlySignal<Problem<unknown>>;
  /** Whether the tree is walked, and what the last move came to, once that is known. */
  readonly isExploring: ReadonlySignal<boolean>;
  readonly isDefending: ReadonlySignal<boolean>;
  readonly standing: ReadonlySignal<Standing | undefined>;
  again(): void;
  hint(): void;
  showAnswer(): void;
  explore(): void;
  /** Back from the tree to the answer. */
  closeTree(): void;
  takeOver(): void;
  leave(): void;
}

/** How long each move of a refutation, and each reply of the defence, is waited for, in milliseconds. */
const pace = 650;
/** So many moves of a refutation are played by themselves; the others can be walked. */
const playedAlone = 6;

export function openProblem(game: AnyGame, saved: Saved): Result<ProblemSession, Notice> {
  const opened = openKept(solvingReducer(game), saved);
  if (!opened.ok) return opened;
  const kept = opened.value;
  const { document, problem, end } = kept.state.value;
  const start = document.match;
  const side = start.turn;
  const phase = signal<Phase>(
    end === undefined ? { kind: 'open' } : { kind: 'done', line: undefined },
  );
  const change = signal<Change | undefined>(undefined);
  const answered = signal(problem);
  const isExploring = signal(false);
  const isDefending = signal(false);
  const standing = signal<Standing | undefined>(undefined);
  const stopper = new AbortController();
  const clock = timer(saved.about.seconds ?? 0, (seconds) => kept.note({ seconds }));
  if (end === undefined) clock.start();

  const mayPress = computed(
    () => kept.isHere.value && (phase.value.kind === 'open' || isExploring.value),
  );
  const base = playOf(game, {
    id: kept.id,
    match: signal(start),
    sitters: signal<Sitters>(seated(start)),
    isHere: mayPress,
    isExploring: true,
    takeOver: kept.takeOver,
    leave() {},
    act: () => false,
  });
  // Nothing is told of the moves unless it is asked for: the answer is to be found.
  base.isRetrying.value = true;

  /** Whoever finds out something about the problem stops when the page is left. */
  const working = async (work: () => Promise<void>) => {
    try {
      await work();
    } catch (fault) {
      if (isStopped(fault)) return;
      phase.value = { kind: 'failed' };
    }
  };

  /** Keeps what was done; the first result is what the rating is told by. */
  const act = (action: SolvingAction) => {
    const before = kept.state.value;
    const isFirst = before.wrong.length === 0 && before.hints === 0 && before.end === undefined;
    const seconds = clock.seconds.value;
    if (!kept.act(action, { seconds }, clock.milliseconds())) return;
    const isRight = 'isRight' in action && action.isRight;
    if (kept.state.value.end !== undefined) clock.stop();
    if (!isFirst || problem.level === undefined) return;
    change.value = rate(game.id, problem.level, isRight);
  };

  const judge = (move: Move) =>
    working(async () => {
      const text = start.write(move);
      batch(() => {
        phase.value = { kind: 'judging', move: text };
        base.trial.value = start.play(move);
      });
      const request = { job: 'judge-answer', game: game.id, problem, move } as const;
      const { judgement } = await ask(request, { signal: stopper.signal });
      if (judgement.kind === 'undecided' || judgement.kind === 'unsound') {
        phase.value = { kind: judgement.kind === 'unsound' ? 'unsound' : 'failed' };
        return;
      }
      const line = { from: start, moves: judgement.line };
      act({ tried: text, isRight: judgement.kind === 'right' });
      phase.value =
        judgement.kind === 'right'
          ? { kind: 'done', line }
          : { kind: 'wrong', move: text, judgement, line };
      if (judgement.kind === 'wrong') playAlone(line);
      // The answer stays on the board, and the moves after it are a step away.
      else base.walk(line, 1);
    });

  /** The refutation plays itself, until somebody walks it by hand. */
  let playing: ReturnType<typeof setTimeout> | undefined;
  const playAlone = (line: Line) => {
    const most = Math.min(line.moves.length, playedAlone);
    const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches;
    if (isCalm) {
      base.walk(line, Math.min(2, most));
      return;
    }
    const step = (at: number) => {
      base.walk(line, at);
      const shown = base.trial.value;
      if (at >= most) return;
      playing = setTimeout(() => {
        if (phase.value.kind === 'wrong' && base.trial.value === shown) step(at + 1);
      }, pace);
    };
    step(1);
  };

  /** The answer and how it goes on; a problem that came by a link is solved first. */
  const tellAnswer = () =>
    working(async () => {
      const line = await lineOf(game, problem, stopper.signal);
      if (line === undefined) phase.value = { kind: 'failed' };
      else if (phase.value.kind === 'done') {
        const told = { from: start, moves: line };
        phase.value = { kind: 'done', line: told };
        // Unless somebody has gone on to look at the tree meanwhile.
        if (!isExploring.value && base.shown.value.history.length === start.history.length) {
          base.walk(told, 1);
        }
      }
    });

  /** The defence answers every move of whoever solves, as well as can be. */
  let defending: AbortController | undefined;
  const defend = () =>
    working(async () => {
      defending?.abort();
      const controller = new AbortController();
      defending = controller;
      const signal = AbortSignal.any([controller.signal, stopper.signal]);
      standing.value = undefined;
      for (let at = base.shown.value; at.outcome === undefined && at.turn !== side; ) {
        isDefending.value = true;
        const request = { job: 'best-move', game: game.id, state: at.state } as const;
        const [{ best }] = await Promise.all([ask(request, { signal }), rest(pace / 2)]);
        if (signal.aborted || base.shown.value !== at) break;
        if (best === undefined) break;
        standing.value = best.value === 'loss' ? 'wins' : best.value === 'win' ? 'loses' : 'draws';
        at = at.play(best.move);
        base.trial.value = at;
      }
      if (defending === controller) isDefending.value = false;
    });

  const play: MatchPlay = {
    ...base,
    play(move) {
      if (!base.mayMove.value || !base.shown.value.legalMoves.includes(move)) return;
      if (phase.value.kind === 'open') void judge(move);
      else if (isExploring.value) {
        base.play(move);
        void defend();
      }
    },
  };
  const board = sessionOf(play);
  const stopTelling = effect(() => {
    const { outcome } = base.shown.value;
    if (!isExploring.value || outcome === undefined) return;
    standing.value =
      outcome.winner === undefined ? 'draws' : outcome.winner === side ? 'wins' : 'loses';
  });

  const quiet = () => {
    clearTimeout(playing);
    defending?.abort();
    base.returnToGame();
    base.isAnalysing.value = false;
    base.isRetrying.value = true;
    isExploring.value = false;
    standing.value = undefined;
  };
  if (end !== undefined) void tellAnswer();
  // Where the answer did not come along, the second hint waits until it is found.
  const stopFinding = effect(() => {
    if (kept.state.value.hints < 2 || answered.value.answer !== undefined) return;
    void working(async () => {
      const line = await lineOf(game, problem, stopper.signal);
      if (line !== undefined) answered.value = { ...problem, answer: line[0], line };
    });
  });

  return ok({
    game,
    id: kept.id,
    about: kept.about,
    solving: kept.state,
    isHere: kept.isHere,
    start,
    board,
    phase,
    change,
    answered,
    isExploring,
    isDefending,
    standing,
    again() {
      batch(() => {
        quiet();
        phase.value = { kind: 'open' };
      });
    },
    hint: () => act({ asked: 'hint' }),
    showAnswer() {
      act({ asked: 'answer' });
      batch(() => {
        quiet();
        phase.value = { kind: 'done', line: undefined };
      });
      void tellAnswer();
    },
    explore() {
      batch(() => {
        quiet();
        isExploring.value = true;
        base.isAnalysing.value = true;
      });
    },
    closeTree: () => batch(quiet),
    takeOver: kept.takeOver,
    leave() {
      clearTimeout(playing);
      stopper.abort();
      stopTelling();
      stopFinding();
      clock.leave();
      board.leave();
      kept.leave();
    },
  });
}

/** Whoever solves has the side to move; the other is nobody here. */
function seated(start: Match): Sitters {
  const [solver, other] = [{ kind: 'person' }, { kind: 'elsewhere', name: '' }] as const;
  return start.seat === 0 ? [solver, other] : [other, solver];
}

async function lineOf(
  game: AnyGame,
  problem: Problem<unknown>,
  signal: AbortSignal,
): Promise<readonly Move[] | undefined> {
  if (problem.line !== undefined) return problem.line;
  const request = { job: 'verify-problem', game: game.id, problem } as const;
  const { verdict } = await ask(request, { signal });
  return verdict.kind === 'sound' ? verdict.proven.line : undefined;
}

function rest(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}

/** The analysis of what is on the board, shown or hidden while the tree is walked. */
export function toggleMarks({ board }: ProblemSession): void {
  const hidden: Signal<boolean> = board.isRetrying;
  hidden.value = !hidden.value;
}

/** The other side than the one that is asked, as people call it. */
export function otherName({ game, start }: ProblemSession): string {
  return sideName(game, otherSide(start.turn));
}
