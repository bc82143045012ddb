/** Whether what is done is kept: said on every page when it is not. */

import { signal } from '@preact/signals';

/** `full`: no room is left. `none`: this window keeps nothing, as private windows may. */
export type Health = 'good' | 'full' | 'none';

export const health = signal<Health>('good');

/** Looks once whether the device keeps anything at all. */
export function probe(): void {
  try {
    const key = 'ludoteca:probe';
    localStorage.setItem(key, '1');
    localStorage.removeItem(key);
  } catch (fault) {
    const isFull = fault instanceof DOMException && fault.name === 'QuotaExceededError';
    health.value = isFull ? 'full' : 'none';
  }
}
