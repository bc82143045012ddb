/** The plays of this visit, so that pages find each other's work even where the device keeps nothing. */

import type { Saved } from './saved.ts';

const plays = new Map<string, Saved>();

export function remember(saved: Saved): void {
  plays.set(saved.id, saved);
}

export function remembered(id: string): Saved | undefined {
  return plays.get(id);
}

export function allRemembered(): Iterable<Saved> {
  return plays.values();
}

export function forgetPlay(id: string): void {
  plays.delete(id);
}

export function forgetPlays(): void {
  plays.clear();
}
