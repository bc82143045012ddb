/** A puzzle being solved on its page: all that the parts of the page share, in one object. */

import { batch, computed, effect, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import type { Size } from 'ludoteca/document';
import { type Cell, type Notice, ok, type Result } from 'ludoteca/kernel';
import type {
  AnyPuzzleBoard,
  MarkPlace,
  PuzzleDocument,
  Sheet,
  Solvability,
} from 'ludoteca/puzzle';
import { type BoardZoom, boardZoom } from '../board/index.ts';
import { openKept } from '../kept/index.ts';
import { type Timer, timer } from '../kept/timer.ts';
import type { About, Saved } from '../storage/index.ts';
import { type Action, solvingReducer } from './actions.ts';
import type { HintState } from './hint.ts';

/** What is in hand: what writes entries, what notes in the corners, in the middle or in colour, or the pen. */
export type Hand = 'entry' | MarkPlace | 'pen';

export interface Session {
  readonly puzzle: AnyPuzzleBoard;
  readonly doc: PuzzleDocument;
  /** What is known of its solutions, so that no hint and no check solves it a second time. */
  readonly solvability: Signal<Solvability<unknown> | undefined>;
  /** How large the board is, where the puzzle tells. */
  readonly size: Size | undefined;

  // What is kept on the device.
  readonly id: string;
  readonly sheet: ReadonlySignal<Sheet>;
  /** What is known for the home page and the statistics. */
  readonly about: ReadonlySignal<About>;
  /** False when another tab has the play: then nothing can be changed here. */
  readonly isHere: ReadonlySignal<boolean>;
  readonly timer: Timer;
  /** Does something and keeps it before returning; what was pointed out before it is gone. */
  act(action: Action): void;
  /** More is known of the play, though nothing was done. */
  note(known: About): void;
  /** Takes the play over from another tab. */
  takeOver(): void;
  leave(): void;

  // What is only on the screen.
  /** The cell where the player is. */
  readonly selected: Signal<Cell | undefined>;
  /** Further cells that are selected. */
  readonly chosen: Signal<readonly Cell[]>;
  readonly hand: Signal<Hand>;
  /** The value in hand where values are painted, not typed. */
  readonly brush: Signal<number>;
  /** The digit or colour in hand, for those who take it up before they press cells. */
  readonly inHand: Signal<number | undefined>;
  /** The colour in hand where values are painted. */
  readonly colour: Signal<number>;
  readonly hint: Signal<HintState | undefined>;
  /** What the last check found; cleared by the next change. */
  readonly found: Signal<readonly Cell[]>;
  /** What is to be told under the board until something else happens. */
  readonly remark: Signal<string>;
  readonly zoom: BoardZoom;
}

/** A notice when what was kept cannot be read: it came from a file that was changed by hand. */
export function openSession(puzzle: AnyPuzzleBoard, saved: Saved): Result<Session, Notice> {
  const opened = openKept(solvingReducer(puzzle), saved);
  if (!opened.ok) return opened;
  const kept = opened.value;
  const { doc, sheet: first } = kept.state.value;
  const hint = signal<HintState | undefined>(undefined);
  const found = signal<readonly Cell[]>([]);
  const remark = signal('');
  const clock = timer(saved.about.seconds ?? 0, (seconds) => {
    if (kept.about.value.seconds !== seconds) kept.note({ seconds });
  });
  // It runs until the end, and again when the end is undone; what came solved takes nobody's time.
  const stopWatching = effect(() => {
    const isDone = kept.about.value.isDone === true || kept.state.value.sheet.isSolved;
    if (kept.isHere.value && !isDone) clock.start();
    else clock.stop();
  });
  return ok({
    puzzle,
    doc,
    solvability: signal(undefined),
    size: puzzle.showing?.size(doc.clues),
    id: kept.id,
    sheet: computed(() => kept.state.value.sheet),
    about: kept.about,
    isHere: kept.isHere,
    timer: clock,
    act(action) {
      batch(() => {
        // Asking for help changes nothing on the board.
        if (action.kind !== 'help') {
          hint.value = undefined;
          found.value = [];
          remark.value = '';
        }
        kept.act(action, { seconds: clock.seconds.value }, clock.milliseconds());
      });
    },
    note: kept.note,
    takeOver: kept.takeOver,
    leave() {
      stopWatching();
      clock.leave();
      kept.leave();
    },
    selected: signal(undefined),
    chosen: signal([]),
    hand: signal('entry'),
    brush: signal(first.values[0]),
    inHand: signal(undefined),
    colour: signal(1),
    hint,
    found,
    remark,
    zoom: boardZoom(),
  });
}
