/** What happens though nobody asks: deadlines, and levels that have to move. Any process may do it, several may try. */

import type { Games } from '../store/games.ts';
import type { Playing } from './playing.ts';

export interface Sweeper {
  close(): void;
}

/** How often deadlines are looked for at most and at least, in milliseconds. */
const soonest = 50;
const latest = 1000;

export function openSweeper(
  games: Games,
  playing: Playing,
  levelIsDue: (id: string) => void,
  complain: (fault: unknown) => void,
): Sweeper {
  let isClosed = false;
  let timer: NodeJS.Timeout | undefined;
  const sweep = async (): Promise<number> => {
    const { late, levels } = await games.due();
    for (const id of late) {
      if (isClosed) return latest;
      await playing.obey(id, () => ({ ok: true, value: { do: 'adjudicate' } }));
    }
    for (const id of levels) levelIsDue(id);
    return Math.max(soonest, await games.untilDeadline(latest));
  };
  const next = (pause: number) => {
    if (isClosed) return;
    timer = setTimeout(() => {
      sweep().then(next, (fault) => {
        complain(fault);
        next(latest);
      });
    }, pause);
    timer.unref();
  };
  next(latest);
  return {
    close() {
      isClosed = true;
      clearTimeout(timer);
    },
  };
}
