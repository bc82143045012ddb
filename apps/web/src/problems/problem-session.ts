/**
 * A problem on the board: a move is tried and judged, a wrong one is refuted move by move, and once it is solved the
 * whole tree can be walked against perfect defence.
 */

import {
  batch,
  computed,
  effect,
  type ReadonlySignal,
  type Signal,
  signal,
  untracked,
} from '@preact/signals';
import {
  type AnswerJudgement,
  type AnyGame,
  type Match,
  type Move,
  otherSide,
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
import { isMadeHere, type ProvenProblem, patience, prove, provenIn } from './problem-proof.ts';
import { rate } from './rating.ts';
import { type Solving, type SolvingAction, solvingReducer } from './solving.ts';
import { type Tree, treeOf } from './tree.ts';
import { triedMoves } from './tried.ts';

type Wrong = Extract<AnswerJudgement, { kind: 'wrong' }>;

export type Phase =
  | { readonly kind: 'open' }
  /** A move is being judged; where none is named, the answer is being looked for. */
  | { readonly kind: 'judging'; readonly move: string | undefined }
  | {
      readonly kind: 'wrong';
      readonly move: string;
      readonly judgement: Wrong;
      readonly line: Line;
    }
  /** Solved, or its answer was asked for; the line is absent until it is known. */
  | { readonly kind: 'done'; readonly line: Line | undefined }
  /** Whoever made it was wrong: in what it says, or else since not one move alone is right. */
  | { readonly kind: 'unsound'; readonly faults: readonly Notice[] }
  /** What was asked could not be worked out. */
  | { readonly kind: 'failed' };

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
  /** The problem with its answer, as soon as that is proven: what hints and claims rest on. */
  readonly proven: ReadonlySignal<ProvenProblem | undefined>;
  /** True when it could not be proven here, so that there are no hints. */
  readonly isUnproven: ReadonlySignal<boolean>;
  /** The moves that were tried and were wrong. */
  readonly tried: ReadonlySignal<readonly Move[]>;
  /** Whether the tree is walked. */
  readonly isExploring: ReadonlySignal<boolean>;
  readonly tree: Pick<Tree, 'isDefending' | 'standing'>;
  again(): void;
  /** Gives up finding out what is being found out. */
  stop(): void;
  hint(): void;
  showAnswer(): void;
  explore(): void;
  /** Back from the tree to the answer. */
  closeTree(): void;
  takeOver(): void;
  leave(): void;
}

/** How long each move of a refutation is waited for, in milliseconds. */
const pace = 650;
/** So many moves of a refutation are played by themselves; the others can be walked. */
const playedAlone = 6;

export function openProblem(game: AnyGame, saved: Saved): Result<ProblemSession, Notice> {
  const opened = openKept(solvingReducer(game), saved);
  if (!opened.ok) return opened;
  const kept = opened.value;
  const { document, problem, end } = kept.state.value;
  const start = document.match;
  const phase = signal<Phase>(
    end === undefined ? { kind: 'open' } : { kind: 'done', line: undefined },
  );
  const proven = signal(provenIn(problem, saved.about));
  const isUnproven = signal(false);
  const isExploring = signal(false);
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

  /** What is waited for can be stopped; then the problem is as it was. */
  let stopping = new AbortController();
  const waiting = (move: string | undefined, work: (signal: AbortSignal) => Promise<void>) => {
    phase.value = { kind: 'judging', move };
    stopping = new AbortController();
    return working(() => work(AbortSignal.any([stopping.signal, stopper.signal])));
  };

  /** Keeps what was done; the first result is what the rating is told by. */
  const act = (action: SolvingAction) => {
    const { wrong, hints, end: ended } = kept.state.value;
    if (!kept.isHere.value || ended !== undefined) return;
    const isFirst = wrong.length === 0 && hints === 0;
    const isRight = 'isRight' in action && action.isRight;
    const change =
      isFirst && problem.level !== undefined ? rate(game.id, problem.level, isRight) : undefined;
    const seconds = clock.seconds.value;
    kept.act({ ...action, ...(change && { change }) }, { seconds }, clock.milliseconds());
    if (kept.state.value.end !== undefined) clock.stop();
  };

  /** What was made here is known to end, however long that takes; what came from outside is given up. */
  const limits = isMadeHere(saved.about) ? {} : { milliseconds: patience };
  const judged = async (move: Move, signal: AbortSignal) => {
    const request = { job: 'judge-answer', game: game.id, problem, move } as const;
    return (await ask(request, { signal, ...limits })).judgement;
  };

  const judge = (move: Move) => {
    const text = start.write(move);
    base.trial.value = start.play(move);
    return waiting(text, async (signal) => {
      const judgement = await judged(move, signal);
      if (judgement.kind === 'undecided' || judgement.kind === 'unsound') {
        phase.value =
          judgement.kind === 'unsound' ? { kind: 'unsound', faults: [] } : { kind: 'failed' };
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
  };

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

  /** Whether an answer that is proven is told already. */
  const isTold = () => phase.value.kind === 'done' && phase.value.line !== undefined;

  /** Takes a proof in, unless there is one; tells the problem with its answer. */
  const proveIt = async (signal: AbortSignal): Promise<ProvenProblem | undefined> => {
    if (proven.value !== undefined) return proven.value;
    const proof = await prove(game, problem, signal);
    if (proof.kind === 'sound') proven.value = proof.problem;
    else if (proof.kind === 'unsound' && !isTold()) phase.value = proof;
    return proven.value;
  };

  /** The line that shows the answer that was found; it is judged anew where nothing else proves it. */
  const lineOfFound = async (found: string): Promise<readonly Move[] | undefined> => {
    const known = proven.value;
    if (known !== undefined && start.write(known.answer) === found) return known.line;
    const move = start.legalMoves.find((each) => start.write(each) === found);
    const judgement = move === undefined ? undefined : await judged(move, stopper.signal);
    if (judgement?.kind === 'right') return judgement.line;
    if (judgement?.kind === 'undecided') return undefined;
    phase.value = { kind: 'unsound', faults: [] };
    return undefined;
  };

  /** Shows the answer to what was ended an earlier time, and how it goes on. */
  const tellAnswer = () =>
    working(async () => {
      const { found } = kept.state.value;
      const line =
        found === undefined ? (await proveIt(stopper.signal))?.line : await lineOfFound(found);
      if (phase.value.kind !== 'done') return;
      if (line === undefined) phase.value = { kind: 'failed' };
      else show(line);
    });
  const show = (moves: readonly Move[]) => {
    const line = { from: start, moves };
    phase.value = { kind: 'done', line };
    base.walk(line, 1);
  };

  const tree = treeOf({
    ...{ game, base, start, isExploring, left: stopper.signal },
    working,
  });

  const play: MatchPlay = {
    ...base,
    play(move) {
      if (!base.mayMove.value || !base.shown.value.legalMoves.includes(move)) return;
      if (phase.value.kind === 'open') void judge(move);
      else if (isExploring.value) tree.play(move);
    },
  };
  const board = sessionOf(play);

  const quiet = () => {
    clearTimeout(playing);
    tree.close();
    base.returnToGame();
    base.isAnalysing.value = false;
    base.isRetrying.value = true;
  };
  if (end !== undefined) void tellAnswer();
  // What came from outside is proven before anything is told of it.
  const stopProving = effect(() => {
    if (kept.state.value.hints === 0 || kept.state.value.end !== undefined) return;
    if (untracked(() => proven.value !== undefined || isUnproven.value)) return;
    void working(async () => {
      const isKnown = (await proveIt(stopper.signal)) !== undefined;
      isUnproven.value = !isKnown;
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
    proven,
    isUnproven,
    tried: computed(() => triedMoves(start, kept.state.value)),
    isExploring,
    tree,
    again() {
      const isEnded = kept.state.value.end !== undefined;
      batch(() => {
        quiet();
        phase.value = isEnded ? { kind: 'done', line: undefined } : { kind: 'open' };
      });
      if (isEnded) void tellAnswer();
    },
    stop() {
      stopping.abort();
      batch(() => {
        quiet();
        phase.value = { kind: 'open' };
      });
    },
    hint: () => act({ asked: 'hint' }),
    showAnswer() {
      batch(quiet);
      void waiting(undefined, async (signal) => {
        const known = await proveIt(signal);
        if (phase.value.kind !== 'judging') return;
        if (known === undefined) {
          phase.value = { kind: 'failed' };
          return;
        }
        batch(() => {
          act({ asked: 'answer' });
          show(known.line);
        });
      });
    },
    explore() {
      const { value } = phase;
      batch(quiet);
      tree.open(value.kind === 'done' ? value.line?.moves[0] : undefined);
    },
    closeTree() {
      const { value } = phase;
      batch(quiet);
      if (value.kind === 'done' && value.line !== undefined) base.walk(value.line, 1);
    },
    takeOver: kept.takeOver,
    leave() {
      clearTimeout(playing);
      stopper.abort();
      stopProving();
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

/** The analysis of what is on the board, shown or hidden while the tree is walked. */
export function toggleMarks({ board }: ProblemSession): void {
  const hidden: Signal<boolean> = board.isRetrying;
  hidden.value = !hidden.value;
}

/** The other side than the one that is asked, as people call it. */
export function otherName({ game, start }: ProblemSession): string {
  return sideName(game, otherSide(start.turn));
}
