/**
 * A proven win shown on the board: whoever looks chooses the replies of the loser, any of them, and the winner
 * answers each with a proven move, down to the end of the game.
 */

import { batch, effect, type ReadonlySignal, signal } from '@preact/signals';
import { levelCardsOf, type Match, type Side } from 'ludoteca/game';
import { isStopped } from '../worker/index.ts';
import type { AnalysisCache } from './analysis-cache.ts';
import type { MatchPlay } from './play.ts';
import { bestOf } from './verdicts.ts';

export interface ProofShow {
  /** Where it began; absent when nothing is shown. */
  readonly from: ReadonlySignal<Match | undefined>;
  /** True while the winner's move is being found. */
  readonly isWorking: ReadonlySignal<boolean>;
  /** Shows how a side wins from what is on the board. */
  begin(winner: Side): void;
  /** Back to the loser's last choice, for another reply. */
  another(): void;
  end(): void;
  leave(): void;
}

/** How long the winner waits at least, in milliseconds, so that the reply before it is seen. */
const answerWait = 350;
/** How much more is spent where a proof did not come about. */
const growth = 4;

export function proofShowOf(play: MatchPlay, cache: AnalysisCache): ProofShow {
  const from = signal<Match | undefined>(undefined);
  const isWorking = signal(false);

  /** A move that keeps the win: the quickest that is known, or else any that is proven. */
  const winning = async ({ state }: Match, stop: AbortSignal) => {
    const known = cache.known(state);
    const best = known && bestOf(known);
    if (best?.value === 'win') return best.move;
    const first = Math.max(1, levelCardsOf(play.game).at(-1)?.nodes(state) ?? 1);
    for (let nodes = first; ; nodes *= growth) {
      const { value, move } = await cache.prove(state, nodes, stop);
      if (value === 'win' && move !== undefined) return move;
      if (value !== 'unknown') return undefined;
    }
  };

  const answer = async (match: Match, stop: AbortSignal) => {
    isWorking.value = true;
    try {
      const [move] = await Promise.all([winning(match, stop), rest(answerWait)]);
      if (stop.aborted) return;
      isWorking.value = false;
      if (move !== undefined) play.trial.value = match.play(move);
    } catch (fault) {
      if (isStopped(fault)) return;
      isWorking.value = false;
      throw fault;
    }
  };

  const end = () =>
    batch(() => {
      from.value = undefined;
      play.shownWinner.value = undefined;
      isWorking.value = false;
    });

  let before = 0;
  const leave = effect(() => {
    const [winner, shown, begin] = [play.shownWinner.value, play.shown.value, from.value];
    isWorking.value = false;
    if (winner === undefined || begin === undefined) return;
    const count = shown.history.length;
    const isBack = count < before;
    before = count;
    // Whoever leaves the analysis, or what was to be shown, leaves it.
    if (!play.isAnalysing.value || count < begin.history.length) {
      end();
      return;
    }
    if (shown.outcome !== undefined || shown.turn !== winner) return;
    // Going back leads to the loser's choice before, not to an answer that comes at once again.
    if (isBack && count > begin.history.length) {
      play.step(-1);
      return;
    }
    const controller = new AbortController();
    void answer(shown, controller.signal);
    return () => controller.abort();
  });

  return {
    from,
    isWorking,
    begin(winner) {
      batch(() => {
        before = 0;
        from.value = play.shown.value;
        play.isAnalysing.value = true;
        play.shownWinner.value = winner;
      });
    },
    another() {
      const begin = from.value;
      if (begin === undefined || play.shown.value.history.length <= begin.history.length) return;
      play.step(-1);
    },
    end,
    leave,
  };
}

function rest(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
