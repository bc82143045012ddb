/** What analysis has found out about positions of one game, asked of a worker and remembered. */

import { signal } from '@preact/signals';
import type { Analysis, AnyGame, Move } from 'ludoteca/game';
import { ask } from '../worker/index.ts';
import { bestOf, isSettled } from './verdicts.ts';

export interface Thoughts {
  /** What is known of a position so far. */
  known(state: unknown): Analysis | undefined;
  /** Thinks about a position for so long at most, unless as much is known already. */
  analyse(state: unknown, milliseconds: number, stop: AbortSignal): Promise<Analysis>;
  /**
   * What is expected to be played from a position on, found out move by move where the analysis does
   * not tell it.
   */
  line(state: unknown, first: Move, length: number, stop: AbortSignal): Promise<readonly Move[]>;
}

interface Thought {
  readonly analysis: Analysis;
  readonly milliseconds: number;
}

/** What is spent on each further move of a line. */
const lineTime = 250;

export function thoughtsOn(game: AnyGame): Thoughts {
  const kept = new Map<string, Thought>();
  /** Counts what was learnt, so that whoever reads `known` is drawn again. */
  const learnt = signal(0);
  const keyOf = (state: unknown) => JSON.stringify(game.positionToJson(state));

  const thoughts: Thoughts = {
    known(state) {
      learnt.value;
      return kept.get(keyOf(state))?.analysis;
    },
    async analyse(state, milliseconds, stop) {
      const key = keyOf(state);
      const before = kept.get(key);
      const isEnough =
        before !== undefined && (before.milliseconds >= milliseconds || isSettled(before.analysis));
      if (isEnough) return before.analysis;
      const analysis = await ask(
        { job: 'analyse', game: game.id, state },
        { signal: stop, milliseconds },
      );
      kept.set(key, { analysis, milliseconds });
      learnt.value++;
      return analysis;
    },
    async line(state, first, length, stop) {
      const moves: Move[] = [first];
      let at = game.apply(state, first);
      const told = kept.get(keyOf(state))?.analysis.moves.find(({ move }) => move === first)?.line;
      for (const move of told ?? []) {
        if (moves.length >= length) return moves;
        moves.push(move);
        at = game.apply(at, move);
      }
      while (moves.length < length && game.outcome(at) === undefined) {
        const next = bestOf(await thoughts.analyse(at, lineTime, stop));
        if (next === undefined) break;
        moves.push(next.move);
        at = game.apply(at, next.move);
      }
      return moves;
    },
  };
  return thoughts;
}

/** Moves from a position on, as people write them. */
export function writeLine(game: AnyGame, state: unknown, moves: readonly Move[]): string {
  let at = state;
  const texts = moves.map((move) => {
    const text = game.formatMove(at, move);
    at = game.apply(at, move);
    return text;
  });
  return texts.join(' ') + (game.outcome(at) === undefined ? ' …' : '');
}
