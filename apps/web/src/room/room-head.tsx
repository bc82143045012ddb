/** What every page of a room has: the connection when it is lost, why something was refused, the time that is left. */

import { mostInSwiss } from 'ludoteca/tournament';
import type { VNode } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { clockText } from '../online/clocks.tsx';
import type { RoomSession } from './session.ts';
import { words } from './words.ts';

export function RoomNotes({ session }: { readonly session: RoomSession }): VNode {
  const { isLost, isUnsent, refusal } = session;
  const told = refusal.value;
  return (
    <div role="status">
      {isLost.value && <p class="note fault">{words('lost')}</p>}
      {isUnsent.value && <p class="note fault">{words('unsent')}</p>}
      {told && <p class="note fault">{whyRefused(told.code, told.message)}</p>}
    </div>
  );
}

function whyRefused(code: string, message: string): string {
  if (code === 'few' || code === 'many' || code === 'level') return whyNoRound(code);
  if (code === 'name') return words('name-wrong');
  if (code === 'closed') return words('is-closed');
  return words('refused', { why: message });
}

/** Why there is no next round though the tournament is not over. */
export function whyNoRound(why: 'few' | 'many' | 'level'): string {
  if (why === 'many') return words('too-many', { most: mostInSwiss });
  return words(why === 'few' ? 'too-few' : 'still-level');
}

/** Counts down to the end of the round; nothing where it has none, or is over. */
export function RoundClock({ session }: { readonly session: RoomSession }): VNode | null {
  const round = session.room.value.tournament?.rounds.at(-1);
  const isRunning = round?.until !== undefined && !round.isOver;
  const [, setTick] = useState(0);
  useEffect(() => {
    if (!isRunning) return undefined;
    const timer = setInterval(() => setTick((tick) => tick + 1), 500);
    return () => clearInterval(timer);
  }, [isRunning]);
  if (!isRunning || round?.until === undefined) return null;
  const left = round.until - session.now();
  return (
    <span class="round-clock" role="timer" aria-label={words('time-left')}>
      {left < 10_000
        ? clockText(Math.max(0, Math.ceil(left / 1000)) * 1000).replace(/\.0$/, '')
        : clockText(left)}
    </span>
  );
}
