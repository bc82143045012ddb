/** What was found when a finished game was looked over, as it is shown: mistakes with their lines, brackets, the end. */

import { type ReadonlySignal, signal } from '@preact/signals';
import {
  type LookingOver,
  levelCardsOf,
  lookOver,
  type Match,
  type Review,
  type Turning,
  type Verdict,
} from 'ludoteca/game';
import { isStopped } from '../worker/index.ts';
import type { AnalysisCache } from './analysis-cache.ts';
import type { Line } from './line.ts';
import { matchAt } from './moments.ts';
import type { MatchPlay } from './play.ts';

/** A move that gave something away, as it is told. */
export interface Told extends Turning {
  readonly move: string;
  /** What is known of the better move. */
  readonly worth: Verdict;
  /** How the move that was made is answered; absent until it is found. */
  readonly refutation: Line | undefined;
}

export interface MatchReview {
  /** How far it has come; absent when nothing is being looked over. */
  readonly progress: ReadonlySignal<Omit<LookingOver, 'review'> | undefined>;
  /** What is known so far. */
  readonly found: ReadonlySignal<Review | undefined>;
  /** By the number of the move. */
  readonly turnings: ReadonlySignal<ReadonlyMap<number, Told>>;
  /** True when all was looked over, or it was stopped. */
  readonly isDone: ReadonlySignal<boolean>;
  begin(): void;
  /** Leaves it at what was found so far. */
  stop(): void;
  leave(): void;
}

/** How far the line goes that shows why, and what each position of it may cost, of a level's move. */
const lineLength = 6;
const lineShare = 1 / 8;

export function reviewOf(play: MatchPlay, cache: AnalysisCache): MatchReview {
  const { game } = play;
  const progress = signal<Omit<LookingOver, 'review'> | undefined>(undefined);
  const found = signal<Review | undefined>(undefined);
  const turnings = signal<ReadonlyMap<number, Told>>(new Map());
  const isDone = signal(false);
  let controller: AbortController | undefined;
  let reviewed: Match | undefined;

  const tellOf = (match: Match, turning: Turning): Told => {
    return {
      ...turning,
      move: match.played[turning.index],
      worth: turning.before,
      refutation: undefined,
    };
  };
  /** All that is told at once; what was explained stays explained. */
  const show = (match: Match, review: Review) => {
    found.value = review;
    turnings.value = new Map(
      review.turnings.map((turning) => {
        const old = turnings.value.get(turning.index);
        const isSame = old?.kind === turning.kind && old.better === turning.better;
        return [turning.index, isSame ? old : tellOf(match, turning)];
      }),
    );
  };
  const explain = async (match: Match, told: Told, stop: AbortSignal) => {
    const { index, better } = told;
    const [before, after] = [match.states[index], match.states[index + 1]];
    const nodes = Math.ceil((levelCardsOf(game).at(-1)?.nodes(before) ?? 0) * lineShare);
    const { moves } = await cache.analyse(before, { nodes }, stop);
    const judged = moves.find(({ move }) => move === better);
    const worth = judged?.value === told.before.value ? judged : told.before;
    const reply = await cache.prove(after, nodes, stop);
    const line =
      reply.move === undefined
        ? []
        : await cache.line(after, reply.move, lineLength, { nodes }, stop);
    const refutation = { from: matchAt(match, index + 1), moves: line };
    turnings.value = new Map(turnings.value).set(index, { ...told, worth, refutation });
  };

  const run = async (match: Match, stop: AbortSignal) => {
    const prove = (state: unknown, nodes: number) => cache.prove(state, nodes, stop);
    await lookOver(game, match, prove, async ({ review, ...how }) => {
      progress.value = how;
      show(match, review);
      for (const told of turnings.value.values()) {
        if (told.refutation === undefined) await explain(match, told, stop);
      }
    });
    progress.value = undefined;
    isDone.value = true;
  };
  const stop = () => {
    controller?.abort();
    progress.value = undefined;
  };

  return {
    progress,
    found,
    turnings,
    isDone,
    begin() {
      const match = play.match.value;
      if (match.outcome === undefined || reviewed === match) return;
      reviewed = match;
      controller?.abort();
      controller = new AbortController();
      turnings.value = new Map();
      found.value = undefined;
      isDone.value = false;
      run(match, controller.signal).catch((fault) => {
        progress.value = undefined;
        if (!isStopped(fault)) isDone.value = true;
      });
    },
    stop() {
      stop();
      isDone.value = true;
    },
    leave() {
      stop();
      reviewed = undefined;
    },
  };
}
