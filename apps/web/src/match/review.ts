/** What was found when a finished game was looked over: the moves that changed its outcome, and why. */

import { type ReadonlySignal, signal } from '@preact/signals';
import { levelsOf, type Match, type Verdict } from 'ludoteca/game';
import { isStopped } from '../worker/index.ts';
import { type AnalysisCache, sayLine } from './analysis-cache.ts';
import { lookBack } from './look-back.ts';
import { matchAt } from './moments.ts';
import type { MatchPlay } from './play.ts';
import { mostDoubtful, type Standing, type Turning, turningOf } from './turnings.ts';

/** A move that changed the outcome, as it is told. */
export interface Told extends Turning {
  readonly move: string;
  readonly betterMove: string;
  /** What is known of the better move. */
  readonly worth: Verdict;
  /** What follows after it. */
  readonly line: string;
}

export interface Review {
  /** How many positions are done, of how many; absent when nothing is being looked over. */
  readonly progress: ReadonlySignal<{ readonly done: number; readonly of: number } | undefined>;
  /** By the number of the move. */
  readonly turnings: ReadonlySignal<ReadonlyMap<number, Told>>;
  /** True when all was looked over, or it was stopped. */
  readonly isDone: ReadonlySignal<boolean>;
  /** The number of moves after which the outcome is proven to the end; absent when it is not. */
  readonly provenFrom: ReadonlySignal<number | undefined>;
  begin(): void;
  /** Leaves it at what was found so far. */
  stop(): void;
  leave(): void;
}

/** How far the line goes that shows why, and what each position of it may cost, of a level's move. */
const lineLength = 6;
const lineShare = 1 / 8;

export function reviewOf(play: MatchPlay, cache: AnalysisCache): Review {
  const { game } = play;
  const progress = signal<{ readonly done: number; readonly of: number } | undefined>(undefined);
  const turnings = signal<ReadonlyMap<number, Told>>(new Map());
  const isDone = signal(false);
  const provenFrom = signal<number | undefined>(undefined);
  let controller: AbortController | undefined;
  let reviewed: Match | undefined;

  const explain = async (match: Match, turning: Turning, stop: AbortSignal) => {
    const { index, better } = turning;
    const [before, after] = [matchAt(match, index).state, matchAt(match, index + 1).state];
    const nodes = Math.ceil((levelsOf(game).at(-1)?.nodes(before) ?? 0) * lineShare);
    const write = (line: string, worth: Verdict) => {
      turnings.value = new Map(turnings.value).set(index, {
        ...turning,
        move: game.formatMove(before, match.history[index]),
        betterMove: game.formatMove(before, better),
        worth,
        line,
      });
    };
    // At once without its line, which takes a moment.
    write('', turning.before);
    const { moves } = await cache.analyse(before, { nodes }, stop);
    const worth = moves.find(({ move }) => move === better) ?? turning.before;
    const isAgreed = worth.value === turning.before.value;
    const reply = await cache.prove(after, nodes, stop);
    const line =
      reply.move === undefined
        ? []
        : await cache.line(after, reply.move, lineLength, { nodes }, stop);
    write(sayLine(game, after, line), isAgreed ? worth : turning.before);
  };

  const run = async (match: Match, stop: AbortSignal) => {
    const winner = match.outcome?.winner;
    const of = match.history.length;
    const standings: Standing[] = [];
    let isProven = true;
    progress.value = { done: 0, of };
    const prove = (state: unknown, nodes: number) => cache.prove(state, nodes, stop);
    await lookBack(game, match, prove, async (standing) => {
      const { index, before } = standing;
      standings.push(standing);
      const expected = match.movers[index] === winner ? 'win' : 'loss';
      isProven &&= before.value === expected;
      if (isProven) provenFrom.value = index;
      progress.value = { done: of - index, of };
      const turning = turningOf(standing);
      if (turning !== undefined) await explain(match, turning, stop);
    });
    if (turnings.value.size === 0) {
      const doubtful = mostDoubtful(
        standings.filter(({ index }) => match.movers[index] !== winner),
      );
      if (doubtful !== undefined) await explain(match, doubtful, stop);
    }
    progress.value = undefined;
    isDone.value = true;
  };
  const stop = () => {
    controller?.abort();
    progress.value = undefined;
  };

  return {
    progress,
    turnings,
    isDone,
    provenFrom,
    begin() {
      const match = play.match.value;
      if (match.outcome === undefined || reviewed === match) return;
      reviewed = match;
      controller?.abort();
      controller = new AbortController();
      turnings.value = new Map();
      isDone.value = false;
      provenFrom.value = undefined;
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
