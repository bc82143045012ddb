/** What analysis has found out about positions of one game, asked of a worker and remembered. */

import { signal } from '@preact/signals';
import type { Analysis, AnyGame, Move, Proof } from 'ludoteca/game';
import { ask } from '../worker/index.ts';
import { bestOf, isSettled } from './verdicts.ts';

/** How long to think: a time where somebody waits, nodes where the answer is to be the same anywhere. */
export type Budget = { readonly milliseconds: number } | { readonly nodes: number };

export interface AnalysisCache {
  /** What is known of a position so far. */
  known(state: unknown): Analysis | undefined;
  /** Thinks about every move of a position within a budget, unless as much is known already. */
  analyse(state: unknown, budget: Budget, stop: AbortSignal): Promise<Analysis>;
  /** Who wins a position, as far as so many nodes tell. */
  prove(state: unknown, nodes: number, stop: AbortSignal): Promise<Proof>;
  /**
   * What is expected to be played from a position on, found out move by move, each within a budget,
   * where the analysis does not tell it.
   */
  line(
    state: unknown,
    first: Move,
    length: number,
    budget: Budget,
    stop: AbortSignal,
  ): Promise<readonly Move[]>;
}

interface Thought {
  readonly analysis: Analysis;
  readonly budget: Budget;
}

/** Whether what was spent is at least what would be; time and nodes cannot be compared. */
function isAsMuch(spent: Budget, wanted: Budget): boolean {
  if ('nodes' in wanted) return 'nodes' in spent && spent.nodes >= wanted.nodes;
  return 'milliseconds' in spent && spent.milliseconds >= wanted.milliseconds;
}

export function analysisCache(game: AnyGame): AnalysisCache {
  const kept = new Map<string, Thought>();
  const proofs = new Map<string, { readonly proof: Proof; readonly nodes: number }>();
  /** Counts what was learnt, so that whoever reads `known` is drawn again. */
  const learnt = signal(0);
  const keyOf = (state: unknown) => JSON.stringify(game.positionToJson(state));

  /** The move to expect; of moves that lose alike, the one that asks most of the winner. */
  const bestAt = async (state: unknown, budget: Budget, stop: AbortSignal) => {
    if ('nodes' in budget) {
      const { move } = await cache.prove(state, budget.nodes, stop);
      if (move !== undefined) return move;
    }
    return bestOf(await cache.analyse(state, budget, stop))?.move;
  };

  const cache: AnalysisCache = {
    known(state) {
      learnt.value;
      return kept.get(keyOf(state))?.analysis;
    },
    async analyse(state, budget, stop) {
      const key = keyOf(state);
      const before = kept.get(key);
      const isEnough =
        before !== undefined && (isAsMuch(before.budget, budget) || isSettled(before.analysis));
      if (isEnough) return before.analysis;
      const analysis = await ask(
        { job: 'analyse', game: game.id, state },
        { signal: stop, ...budget },
      );
      kept.set(key, { analysis, budget });
      learnt.value++;
      return analysis;
    },
    async prove(state, nodes, stop) {
      const key = keyOf(state);
      const before = proofs.get(key);
      const isEnough =
        before !== undefined && (before.proof.value !== 'unknown' || before.nodes >= nodes);
      if (isEnough) return before.proof;
      const proof = await ask({ job: 'prove', game: game.id, state }, { signal: stop, nodes });
      proofs.set(key, { proof, nodes });
      return proof;
    },
    async line(state, first, length, budget, stop) {
      const moves: Move[] = [first];
      let at = game.apply(state, first);
      const told = kept.get(keyOf(state))?.analysis.moves.find(({ move }) => move === first)?.line;
      for (const move of told ?? []) {
        if (moves.length >= length) return moves;
        moves.push(move);
        at = game.apply(at, move);
      }
      while (moves.length < length && game.outcome(at) === undefined) {
        const next = await bestAt(at, budget, stop);
        if (next === undefined) break;
        moves.push(next);
        at = game.apply(at, next);
      }
      return moves;
    },
  };
  return cache;
}
