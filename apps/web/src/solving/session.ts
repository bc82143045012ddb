/** A play of a puzzle as its page holds it: the sheet, its keeping, its time, and who holds it. */

import { type ReadonlySignal, type Signal, signal } from '@preact/signals';
import { type AnyPuzzle, openSheet, type PuzzleDoc, type Sheet } from 'ludoteca/puzzle';
import { type About, type Hold, holdPlay, keep, type Saved } from '../storage/index.ts';
import { type Action, after, replay, toJson } from './actions.ts';
import { type Timer, timer } from './timer.ts';

export interface Session {
  readonly puzzle: AnyPuzzle;
  readonly saved: Saved;
  readonly doc: PuzzleDoc<unknown, unknown>;
  readonly sheet: ReadonlySignal<Sheet>;
  /** False when another tab has the play: then nothing can be changed here. */
  readonly isHere: ReadonlySignal<boolean>;
  /** What is known for the home page and the statistics. */
  readonly about: ReadonlySignal<About>;
  readonly timer: Timer;
  /** Does something, and keeps it before returning. */
  act(action: Action): void;
  /** Takes the play over from another tab. */
  takeOver(): void;
  leave(): void;
}

/** Undefined when what was kept cannot be read: it came from a file that was changed by hand. */
export function openSession(puzzle: AnyPuzzle, saved: Saved): Session | undefined {
  const read = puzzle.fromJson(saved.start);
  if (!read.ok) return undefined;
  const doc = read.value;
  const first = openSheet(puzzle, doc);
  const sheet: Signal<Sheet> = signal(replay(puzzle, first, saved.actions));
  const about = signal(saved.about);
  const size = puzzle.showing?.size(doc.clues);
  const isHere = signal(true);
  const keeper = keep(saved, true, () => sheet.value.toJson());
  const clock = timer(saved.about.seconds ?? 0, (seconds) => {
    if (isHere.value && about.value.seconds !== seconds) note({ ...about.value, seconds });
  });
  const note = (next: About) => {
    about.value = next;
    keeper.note(next);
  };

  let hold: Hold | undefined;
  let isLeft = false;
  const take = async (isTakingOver: boolean) => {
    const lose = () => {
      isHere.value = false;
      clock.stop();
      keeper.stop();
    };
    hold = await holdPlay(saved.id, lose, isTakingOver);
    if (isLeft) hold?.release();
    else if (hold === undefined) lose();
    // What the other tab did since is read by opening the page anew.
    else if (isTakingOver) location.reload();
  };
  void take(false);
  if (about.value.isDone !== true) clock.start();

  return {
    puzzle,
    saved,
    doc,
    sheet,
    isHere,
    about,
    timer: clock,
    act(action) {
      if (!isHere.value) return;
      const next = after(puzzle, sheet.value, action);
      sheet.value = next;
      const isDone = about.value.isDone === true || next.isSolved;
      const known: About = {
        ...about.value,
        ...(size && { size: `${size.rows} × ${size.cols}` }),
        ...progressOf(next),
        seconds: clock.seconds.value,
        ...(isDone && { isDone }),
        ...(action.kind === 'help' && { isAlone: false }),
      };
      about.value = known;
      keeper.add(toJson(action), known);
      if (isDone) clock.stop();
    },
    takeOver: () => void take(true),
    leave() {
      isLeft = true;
      clock.leave();
      hold?.release();
      void keeper.fold();
    },
  };
}

/** How many cells are filled. */
function progressOf(sheet: Sheet): Pick<About, 'progress' | 'share'> {
  let filled = 0;
  for (const cell of sheet.cells) if (sheet.entry(cell) !== undefined) filled++;
  return { progress: `${filled}/${sheet.cells.length}`, share: filled / sheet.cells.length };
}
