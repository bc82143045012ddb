/** A game of a round, once it is over: whether the round is still played, and the next own game as soon as there is one. */

import { effect, type ReadonlySignal, signal } from '@preact/signals';
import { addressOf, go } from '../address/routes.ts';
import { ask } from './api.ts';
import type { Connection } from './connection.ts';

/** How often the room is asked, in milliseconds: those who wait for the next round are few, and in no hurry. */
const every = 4000;

export interface FollowedRound {
  readonly isPlayed: ReadonlySignal<boolean>;
  stop(): void;
}

export function followRound({ id, view, progress }: Connection): FollowedRound {
  const isPlayed = signal(view.peek().room !== undefined);
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isLeft = false;
  const look = async (room: string): Promise<void> => {
    try {
      const { tournament, you } = await ask('room', undefined, room);
      const tables = tournament?.rounds.at(-1)?.tables ?? [];
      isPlayed.value = tables.some(({ games }) => games.some(({ phase }) => phase !== 'over'));
      const own = tables.find(({ players }) => players.some((player) => player === you));
      const next = own?.games.find((game) => game.phase !== 'over' && game.id !== id);
      if (next !== undefined && !isLeft) {
        go(addressOf.online(next.id), true);
        return;
      }
    } catch {
      // The room may be closed or out of reach: asked again.
    }
    if (!isLeft) timer = setTimeout(() => void look(room), every);
  };
  const stopWatching = effect(() => {
    const { room, you } = view.value;
    if (room === undefined || progress.value.phase !== 'over' || timer !== undefined) return;
    // Whoever only looks stays where they are.
    if (you === undefined) isPlayed.value = false;
    else timer = setTimeout(() => void look(room), 1500);
  });
  return {
    isPlayed,
    stop() {
      isLeft = true;
      stopWatching();
      clearTimeout(timer);
    },
  };
}
