/** The paces that the form offers, and how a pace is said. */

import type { Pace } from '@ludoteca/server/protocol';
import { words } from './words.ts';

const day = 86_400_000;

const clock = (minutes: number, seconds: number): Pace => ({
  kind: 'clock',
  base: minutes * 60_000,
  increment: seconds * 1000,
});

export const paces: readonly Pace[] = [
  clock(3, 2),
  clock(5, 5),
  clock(10, 10),
  { kind: 'none' },
  { kind: 'days', perMove: day },
  { kind: 'days', perMove: 3 * day },
];

export function sayPace(pace: Pace): string {
  switch (pace.kind) {
    case 'clock':
      return words('minutes', { minutes: pace.base / 60_000, seconds: pace.increment / 1000 });
    case 'days':
      return words('days', { days: Math.round(pace.perMove / day) });
    case 'none':
      return words('no-clock');
  }
}

export function explainPace(pace: Pace): string {
  switch (pace.kind) {
    case 'clock':
      return words('minutes-help', { minutes: pace.base / 60_000, seconds: pace.increment / 1000 });
    case 'days':
      return words('days-help');
    case 'none':
      return words('clock-help');
  }
}
