/**
 * The journal: what has been done since the database last took it in. It is written synchronously, in
 * the task of the input itself, so that a tab may be killed right after and nothing is lost.
 */

import type { JsonValue } from 'ludoteca/document';
import type { About, Saved } from './saved.ts';

const prefix = 'ludoteca:journal:';

/** What a journal holds: how many actions came before it, those in it, and what was last known. */
export interface Journal {
  readonly before: number;
  readonly actions: readonly JsonValue[];
  /** When each was done; absent where that was not kept. */
  readonly times?: readonly number[];
  readonly touched: number;
  readonly about: About;
  /** The play itself, while the database does not know it. */
  readonly first?: Saved;
}

/** False when the device has no room, or keeps nothing. */
export function writeJournal(id: string, journal: Journal): boolean {
  try {
    localStorage.setItem(prefix + id, JSON.stringify(journal));
    return true;
  } catch {
    return false;
  }
}

export function readJournal(id: string): Journal | undefined {
  try {
    const text = localStorage.getItem(prefix + id);
    if (text === null) return undefined;
    const value: unknown = JSON.parse(text);
    return isJournal(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

export function clearJournal(id: string): void {
  try {
    localStorage.removeItem(prefix + id);
  } catch {
    // Nothing was kept there.
  }
}

/** The plays that have a journal: those the database may not know yet. */
export function journalIds(): string[] {
  try {
    return Object.keys(localStorage)
      .filter((key) => key.startsWith(prefix))
      .map((key) => key.slice(prefix.length));
  } catch {
    return [];
  }
}

function isJournal(value: unknown): value is Journal {
  return (
    typeof value === 'object' &&
    value !== null &&
    'actions' in value &&
    Array.isArray(value.actions) &&
    'before' in value &&
    typeof value.before === 'number' &&
    'about' in value &&
    typeof value.about === 'object'
  );
}
