/** A mistake tried again: the marks are hidden, a move is made, and it is told whether it is better, or why not. */

import { batch, effect, type ReadonlySignal, signal } from '@preact/signals';
import { levelCardsOf, type Match, type Move, type Verdict } from 'ludoteca/game';
import { isStopped } from '../worker/index.ts';
import type { AnalysisCache } from './analysis-cache.ts';
import type { Line } from './line.ts';
import { matchAt } from './moments.ts';
import type { MatchPlay } from './play.ts';
import type { Told } from './review.ts';
import { ranked } from './verdicts.ts';

/** What is known of the move that was tried instead. */
export interface Retried {
  readonly move: string;
  readonly verdict: Verdict;
  /** True when it keeps what the other one gave away, or no other move is better. */
  readonly isRight: boolean;
  /** How it is answered, where it errs again. */
  readonly refutation: Line | undefined;
}

export interface Retry {
  /** The mistake that is tried again; absent when none is. */
  readonly told: ReadonlySignal<Told | undefined>;
  /** Absent until a move was made and judged. */
  readonly answer: ReadonlySignal<Retried | undefined>;
  begin(told: Told): void;
  /** Once more from the same position. */
  again(): void;
  end(): void;
  leave(): void;
}

/** How far a refutation goes, and what each position may cost, of a level's move. */
const lineLength = 6;
const lineShare = 1 / 8;

export function retryOf(play: MatchPlay, cache: AnalysisCache): Retry {
  const { game } = play;
  const told = signal<Told | undefined>(undefined);
  const answer = signal<Retried | undefined>(undefined);

  const judge = async (from: Match, index: number, move: Move, stop: AbortSignal) => {
    const state = from.states[index];
    const nodes = Math.ceil((levelCardsOf(game).at(-1)?.nodes(state) ?? 0) * lineShare);
    const order = ranked((await cache.analyse(state, { nodes }, stop)).moves);
    const verdict = order.find((each) => each.move === move);
    if (verdict === undefined) return;
    const [best] = order;
    const isRight =
      verdict.value === 'unknown'
        ? best.move === move
        : verdict.value === 'win' || verdict.value === best.value;
    const after = matchAt(from, index + 1);
    const reply = isRight ? undefined : (await cache.prove(after.state, nodes, stop)).move;
    const moves =
      reply === undefined ? [] : await cache.line(after.state, reply, lineLength, { nodes }, stop);
    answer.value = {
      move: from.played[index],
      verdict,
      isRight,
      refutation: moves.length === 0 ? undefined : { from: after, moves },
    };
  };

  const end = () =>
    batch(() => {
      told.value = undefined;
      answer.value = undefined;
      play.isRetrying.value = false;
    });

  /** The first move that is made in the position is the one that is judged. */
  const leave = effect(() => {
    const [wanted, tried] = [told.value, play.shown.value];
    if (wanted === undefined) return;
    if (!play.isAnalysing.value) end();
    if (!play.isRetrying.value || tried.history.length !== wanted.index + 1) return;
    play.isRetrying.value = false;
    const controller = new AbortController();
    judge(tried, wanted.index, tried.history[wanted.index], controller.signal).catch((fault) => {
      if (!isStopped(fault)) throw fault;
    });
  });

  const begin = (wanted: Told) =>
    batch(() => {
      told.value = wanted;
      answer.value = undefined;
      play.isAnalysing.value = true;
      play.isRetrying.value = true;
      play.look(wanted.index);
    });
  return {
    told,
    answer,
    begin,
    again() {
      if (told.value !== undefined) begin(told.value);
    },
    end,
    leave,
  };
}
