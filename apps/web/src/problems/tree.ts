/** The whole tree of a problem that is solved: whoever solves moves, and the defence answers as well as can be. */

import { batch, computed, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import type { AnyGame, Match, Move } from 'ludoteca/game';
import type { MatchPlay } from '../match/play.ts';
import { ask } from '../worker/index.ts';

/** What a move of the tree comes to for whoever solves. */
export type Standing = 'wins' | 'draws' | 'loses';

export interface Tree {
  /** Whether the defence is looking for its move. */
  readonly isDefending: ReadonlySignal<boolean>;
  /** What the position on the board comes to, where the defence has looked at it. */
  readonly standing: ReadonlySignal<Standing | undefined>;
  /** Begins after the answer, which was found already: the defence moves. */
  open(answer: Move | undefined): void;
  close(): void;
  play(move: Move): void;
}

interface TreeSetting {
  readonly game: AnyGame;
  /** The board on which it is walked. */
  readonly base: MatchPlay;
  readonly start: Match;
  readonly isExploring: Signal<boolean>;
  /** Ended when the page is left. */
  readonly left: AbortSignal;
  readonly working: (work: () => Promise<void>) => Promise<void>;
}

/** How long a reply of the defence is waited for at least, in milliseconds. */
const pace = 325;

export function treeOf({ game, base, start, isExploring, left, working }: TreeSetting): Tree {
  const isDefending = signal(false);
  /** By the moves that led there: whoever goes back and on again is told the same. */
  const known = signal<ReadonlyMap<string, Standing>>(new Map());
  const standing = computed(() => known.value.get(keyOf(base.shown.value)));
  const side = start.turn;

  let defending: AbortController | undefined;
  const defend = () =>
    working(async () => {
      defending?.abort();
      const controller = new AbortController();
      defending = controller;
      const stopping = AbortSignal.any([controller.signal, left]);
      for (let at = base.shown.value; at.outcome === undefined && at.turn !== side; ) {
        isDefending.value = true;
        const request = { job: 'best-move', game: game.id, state: at.state } as const;
        const [{ best }] = await Promise.all([ask(request, { signal: stopping }), rest(pace)]);
        if (stopping.aborted || base.shown.value !== at) break;
        if (best === undefined) break;
        const after = at.play(best.move);
        const value = best.value === 'loss' ? 'wins' : best.value === 'win' ? 'loses' : 'draws';
        batch(() => {
          known.value = new Map(known.value).set(keyOf(after), value);
          base.trial.value = after;
        });
        at = after;
      }
      if (defending === controller) isDefending.value = false;
    });

  return {
    isDefending,
    standing,
    open(answer) {
      batch(() => {
        isExploring.value = true;
        base.isAnalysing.value = true;
        if (answer !== undefined) base.trial.value = start.play(answer);
      });
      void defend();
    },
    close() {
      defending?.abort();
      isDefending.value = false;
      isExploring.value = false;
    },
    play(move) {
      base.play(move);
      void defend();
    },
  };
}

function keyOf({ history }: Match): string {
  return history.join(' ');
}

function rest(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
