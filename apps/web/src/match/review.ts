/** Looking a finished game over: which moves changed its outcome, and the line that shows why. */

import { type ReadonlySignal, signal } from '@preact/signals';
import { type Match, swap } from 'ludoteca/game';
import { isStopped } from '../worker/index.ts';
import { matchAt } from './replay.ts';
import type { Table } from './table.ts';
import { type Thoughts, writeLine } from './thoughts.ts';
import { bestOf, type Turning, turningAt } from './verdicts.ts';

/** A move that changed the outcome, as it is told. */
export interface Told extends Turning {
  readonly move: string;
  readonly betterMove: string;
  /** What follows after it. */
  readonly line: string;
}

export interface Review {
  /** How many positions are done, of how many; absent when nothing is being looked over. */
  readonly progress: ReadonlySignal<{ readonly done: number; readonly of: number } | undefined>;
  /** By the number of the move. */
  readonly turnings: ReadonlySignal<ReadonlyMap<number, Told>>;
  readonly isDone: ReadonlySignal<boolean>;
  /** The number of moves after which the outcome is proven to the end; absent when it is not. */
  readonly provenFrom: ReadonlySignal<number | undefined>;
  begin(): void;
  leave(): void;
}

/** What is spent on each position, and how far the line goes that shows why. */
const eachTime = 600;
const lineLength = 6;

export function reviewOf(table: Table, thoughts: Thoughts): Review {
  const { game } = table;
  const progress = signal<{ readonly done: number; readonly of: number } | undefined>(undefined);
  const turnings = signal<ReadonlyMap<number, Told>>(new Map());
  const isDone = signal(false);
  const provenFrom = signal<number | undefined>(undefined);
  let controller: AbortController | undefined;
  let reviewed: Match | undefined;

  /** From the end backwards: what is near the end is known soonest, and tells most. */
  const run = async (match: Match, stop: AbortSignal) => {
    const states = Array.from(
      { length: match.history.length + 1 },
      (_, moves) => matchAt(match, moves).state,
    );
    const winner = match.outcome?.winner;
    let isProven = true;
    for (let index = match.history.length - 1; index >= 0; index--) {
      progress.value = { done: match.history.length - 1 - index, of: match.history.length };
      const move = match.history[index];
      if (move === swap) continue;
      const before = await thoughts.analyse(states[index], eachTime, stop);
      const expected = game.turn(states[index]) === winner ? 'win' : 'loss';
      isProven &&= before.value === expected;
      if (isProven) provenFrom.value = index;
      const isOver = game.outcome(states[index + 1]) !== undefined;
      const after = isOver ? undefined : thoughts.known(states[index + 1]);
      const isSameSide = game.turn(states[index]) === game.turn(states[index + 1]);
      const turning = turningAt(index, move, before, after, isSameSide);
      if (turning === undefined) continue;
      const reply = after && bestOf(after);
      const line =
        reply === undefined
          ? []
          : await thoughts.line(states[index + 1], reply.move, lineLength, stop);
      turnings.value = new Map(turnings.value).set(index, {
        ...turning,
        move: game.formatMove(states[index], move),
        betterMove: game.formatMove(states[index], turning.better.move),
        line: writeLine(game, states[index + 1], line),
      });
    }
    progress.value = undefined;
    isDone.value = true;
  };

  return {
    progress,
    turnings,
    isDone,
    provenFrom,
    begin() {
      const match = table.match.value;
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
    leave() {
      controller?.abort();
      progress.value = undefined;
      reviewed = undefined;
    },
  };
}
