/**
 * Keeps one play: each action goes into the journal in the task that handles it, and from there into
 * the database a moment later.
 */

import type { JsonObject, JsonValue } from 'ludoteca/document';
import { putSaved } from './database.ts';
import { health } from './health.ts';
import { clearJournal, readJournal, writeJournal } from './journal.ts';
import { remember } from './memory.ts';
import type { About, Saved } from './saved.ts';

export interface Keeper {
  /** The play as it stands. */
  readonly saved: Saved;
  /**
   * Adds what was done, what is known of the play now, and when it was by the clock of the play. Synchronous: on
   * return it is kept.
   */
  add(action: JsonValue, about?: About, at?: number): void;
  /** What is known of the play changed without an action: its time, say. */
  note(about: About): void;
  /** Takes the journal into the database now; at the latest when the page is left. */
  fold(): Promise<void>;
  /** Keeps nothing more: another tab has the play now. */
  stop(): void;
}

/** The journal is taken in after this many milliseconds without an input. */
const rest = 1500;

/**
 * `isKept`: whether the database already knows the play. `picture`: the document as it stands, asked
 * for when the play is taken in, for the small picture on the home page.
 */
export function keep(first: Saved, isKept: boolean, picture: () => JsonObject): Keeper {
  let saved = first;
  // A play that was found again may owe its last actions, or itself, to a journal that was not taken in yet.
  const found = isKept ? readJournal(first.id) : undefined;
  let isKnown = isKept && found?.first === undefined;
  let isStopped = false;
  /** How many actions the database has. */
  let folded = isKept ? (found?.before ?? first.actions.length) : 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const journal = (): void => {
    const isWritten = writeJournal(saved.id, {
      before: folded,
      actions: saved.actions.slice(folded),
      ...(saved.times && { times: saved.times.slice(folded) }),
      touched: saved.touched,
      about: lean(saved.about),
      ...(!isKnown && { first: { ...first, about: lean(first.about) } }),
    });
    if (!isWritten && health.value === 'good') health.value = 'full';
    remember(saved);
    clearTimeout(timer);
    timer = setTimeout(fold, rest);
  };

  async function fold(): Promise<void> {
    clearTimeout(timer);
    if (isStopped) return;
    const now = saved;
    const kept = { ...now, about: { ...now.about, picture: picture() } };
    try {
      await putSaved(kept);
      isKnown = true;
      folded = Math.max(folded, now.actions.length);
      // What came while the database wrote stays in the journal.
      if (saved === now) {
        saved = kept;
        remember(saved);
        clearJournal(now.id);
      }
      if (health.value === 'full') health.value = 'good';
    } catch {
      if (health.value === 'good') health.value = 'full';
    }
  }

  if (isKept) remember(saved);
  else {
    journal();
    void fold();
  }

  return {
    get saved() {
      return saved;
    },
    add(action, about, at) {
      const { times = [], ...before } = saved;
      // A play of which some times are not known has none.
      const isTimed = at !== undefined && times.length === before.actions.length;
      saved = {
        ...before,
        ...(isTimed && { times: [...times, at] }),
        actions: [...before.actions, action],
        touched: Date.now(),
        about: about ?? saved.about,
      };
      journal();
    },
    note(about) {
      saved = { ...saved, about };
      journal();
    },
    fold,
    stop() {
      isStopped = true;
      clearTimeout(timer);
    },
  };
}

/** What a journal holds of it: the picture is made anew when the play is taken in. */
function lean({ picture: _, ...rest }: About): About {
  return rest;
}
