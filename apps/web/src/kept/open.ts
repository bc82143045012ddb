/** Opening a play that is kept: done again from its journal, held for this tab, and kept action by action. */

import { batch, type ReadonlySignal, signal } from '@preact/signals';
import { type Notice, ok, type Result } from 'ludoteca/kernel';
import { type About, holdPlay, keep, type Saved } from '../storage/index.ts';
import { type Reducer, replay } from './reducer.ts';

/** A play that is open. Whoever acts (who sits here, a level, whoever sits elsewhere) acts through it. */
export interface Kept<State, Action> {
  readonly id: string;
  /** The play as it stands. */
  readonly state: ReadonlySignal<State>;
  /** What the home page and the statistics know of it. */
  readonly about: ReadonlySignal<About>;
  /** False when another tab has the play: then nothing can be changed here. */
  readonly isHere: ReadonlySignal<boolean>;
  /**
   * Does something and keeps it before returning, with when it was by the clock of the play; false when it cannot be
   * done now.
   */
  act(action: Action, known?: About, at?: number): boolean;
  /** More is known of the play, though nothing was done: its time, say. */
  note(known: About): void;
  /** Takes the play over from the other tab. */
  takeOver(): void;
  /** Lets go of it; what was done is in the database soon after. */
  leave(): void;
}

/** A notice when its document cannot be read: it came from a file that was changed by hand. */
export function openKept<State, Action>(
  reducer: Reducer<State, Action>,
  saved: Saved,
): Result<Kept<State, Action>, Notice> {
  const replayed = replay(reducer, saved);
  if (!replayed.ok) return replayed;
  const state = signal(replayed.value);
  const about = signal(saved.about);
  const isHere = signal(true);
  const keeper = keep(saved, true, () => reducer.documentOf(state.value));
  let release = () => {};
  let isLeft = false;

  const lose = () => {
    isHere.value = false;
    keeper.stop();
  };
  const hold = async (isTakingOver: boolean) => {
    const held = await holdPlay(saved.id, lose, isTakingOver);
    if (held === undefined) lose();
    else if (isLeft) held.release();
    // What the other tab did since is read by opening the page anew.
    else if (isTakingOver) location.reload();
    else release = held.release;
  };
  void hold(false);

  return ok({
    id: saved.id,
    state,
    about,
    isHere,
    act(action, known = {}, at) {
      const next = isHere.value ? reducer.after(state.value, action) : undefined;
      if (next === undefined) return false;
      const after = ended(about.value, reducer.aboutOf(next, { ...about.value, ...known }));
      keeper.add(reducer.write(action), after, at);
      batch(() => {
        about.value = after;
        state.value = next;
      });
      return true;
    },
    note(known) {
      if (!isHere.value) return;
      about.value = { ...about.value, ...known };
      keeper.note(about.value);
    },
    takeOver: () => void hold(true),
    leave() {
      isLeft = true;
      release();
      void keeper.fold();
    },
  });
}

/** What is known after a change, with the time of the end where that is when it came. */
function ended(before: About, { finished, ...after }: About): About {
  if (after.isDone !== true) return after;
  return { ...after, finished: (before.isDone && finished) || Date.now() };
}
