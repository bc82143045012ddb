/** Clocks of a game on the server: its time alone decides, here it is only shown. */

import type { Seat } from 'ludoteca/game';
import type { VNode } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import type { Connection } from './connection.ts';
import { words } from './words.ts';

/** Milliseconds as a clock shows them: 4:12, and tenths when they matter. */
export function clockText(milliseconds: number): string {
  const left = Math.max(0, milliseconds);
  if (left < 10_000) return `0:0${(Math.floor(left / 100) / 10).toFixed(1)}`;
  const seconds = Math.ceil(left / 1000);
  const two = (value: number) => String(value).padStart(2, '0');
  const hours = Math.floor(seconds / 3600);
  const minutes = Math.floor(seconds / 60) % 60;
  return hours > 0
    ? `${hours}:${two(minutes)}:${two(seconds % 60)}`
    : `${minutes}:${two(seconds % 60)}`;
}

interface ClockProps {
  readonly connection: Connection;
  readonly seat: Seat;
}

export function SeatClock({ connection, seat }: ClockProps): VNode | null {
  const { phase, turn, turnSince, left, deadline } = connection.progress.value;
  const runs = phase === 'playing' && turn === seat;
  const now = useNow(runs && left !== undefined ? 100 : undefined, connection);
  const { pace } = connection.view.value;
  if (left !== undefined) {
    const remaining = runs ? left[seat] - (now - turnSince) : left[seat];
    return (
      <span
        class="seat-clock"
        role="timer"
        aria-label={words('clock')}
        data-runs={runs ? '' : undefined}
      >
        {clockText(remaining)}
      </span>
    );
  }
  if (pace.kind !== 'days' || !runs || deadline === undefined) return null;
  return <span class="seat-days">{daysLeft(deadline - now)}</span>;
}

/** What is left of the round that a game is played in; nothing where that has no time, or the game is over. */
export function RoundTime({ connection }: { readonly connection: Connection }): VNode | null {
  const { until } = connection.progress.value;
  const now = useNow(until === undefined ? undefined : 500, connection);
  if (until === undefined) return null;
  const left = Math.max(0, Math.ceil((until - now) / 1000));
  const two = (value: number) => String(value).padStart(2, '0');
  return (
    <p class="round-time">
      {words('round-time')}{' '}
      <b role="timer" aria-label={words('round-time')}>
        {Math.floor(left / 60)}:{two(left % 60)}
      </b>
    </p>
  );
}

/** How long there is for a move, in days or hours. */
export function daysLeft(milliseconds: number): string {
  const hours = Math.max(0, Math.floor(milliseconds / 3_600_000));
  return hours >= 48
    ? words('time-left', { days: Math.floor(hours / 24) })
    : words('hours-left', { hours });
}

/** The server's time, again and again where a clock runs. */
function useNow(every: number | undefined, connection: Connection): number {
  const [now, setNow] = useState(() => connection.now());
  useEffect(() => {
    setNow(connection.now());
    if (every === undefined) return undefined;
    const timer = setInterval(() => setNow(connection.now()), every);
    return () => clearInterval(timer);
  }, [every, connection.progress.value.number]);
  return now;
}
