/** A puzzle being set: every change is kept at once, can be undone, and is judged in a worker. */

import { type ReadonlySignal, signal } from '@preact/signals';
import { isJsonObject, type JsonValue, type Size } from 'ludoteca/document';
import type { Cell, Notice } from 'ludoteca/kernel';
import type { AnyPuzzleBoard, PuzzleDoc } from 'ludoteca/puzzle';
import { readSetting, writeSetting } from '../storage/index.ts';
import { ask, isStopped } from '../worker/index.ts';

type Doc = PuzzleDoc<unknown, unknown>;

/** What is known of the solutions of a draft. */
export type Judgement =
  | { readonly kind: 'thinking' | 'none' | 'unknown' }
  | { readonly kind: 'one'; readonly solution: unknown }
  | { readonly kind: 'contradictory'; readonly notice: Notice }
  /** Two solutions, and the cells in which they differ. */
  | {
      readonly kind: 'several';
      readonly solutions: readonly [unknown, unknown];
      readonly cells: readonly Cell[];
    };

export interface Draft {
  readonly doc: ReadonlySignal<Doc>;
  readonly judgement: ReadonlySignal<Judgement>;
  readonly canUndo: ReadonlySignal<boolean>;
  readonly canRedo: ReadonlySignal<boolean>;
  /** `isMore`: it goes on with the change before it, and is undone with it. */
  change(next: Doc, isMore?: boolean): void;
  begin(size: Size): void;
  undo(): void;
  redo(): void;
  leave(): void;
}

/** A setter waits no longer than this for a judgement, in milliseconds. */
const patience = 8000;
/** A change is judged when nothing else was changed for so long. */
const rest = 250;

export function openDraft(puzzle: AnyPuzzleBoard, first?: Doc): Draft {
  const { setting } = puzzle;
  if (setting === undefined) throw new Error(`${puzzle.id} is not set by hand`);
  const key = `draft:${puzzle.id}`;
  const doc = signal<Doc>(first ?? kept(puzzle, key) ?? setting.blank(setting.sizes[0]));
  const judgement = signal<Judgement>({ kind: 'thinking' });
  const past: Doc[] = [];
  const future: Doc[] = [];
  const canUndo = signal(false);
  const canRedo = signal(false);
  let stopper = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;

  const judge = () => {
    stopper.abort();
    clearTimeout(timer);
    const [notice] = puzzle.contradictions(doc.value.clues);
    if (notice !== undefined) {
      judgement.value = { kind: 'contradictory', notice };
      return;
    }
    judgement.value = { kind: 'thinking' };
    stopper = new AbortController();
    const { signal: stopping } = stopper;
    timer = setTimeout(() => {
      count(puzzle, doc.value.clues, stopping).then(
        (found) => {
          judgement.value = found;
        },
        (fault) => {
          if (!isStopped(fault)) throw fault;
        },
      );
    }, rest);
  };
  const show = (next: Doc) => {
    doc.value = next;
    writeSetting(key, JSON.stringify(puzzle.toJson(next)));
    canUndo.value = past.length > 0;
    canRedo.value = future.length > 0;
    judge();
  };
  const change = (next: Doc, isMore = false) => {
    if (!isMore) past.push(doc.value);
    future.length = 0;
    show(next);
  };
  judge();
  return {
    doc,
    judgement,
    canUndo,
    canRedo,
    change,
    begin: (size) => change(setting.blank(size)),
    undo() {
      const before = past.pop();
      if (before === undefined) return;
      future.push(doc.value);
      show(before);
    },
    redo() {
      const after = future.pop();
      if (after === undefined) return;
      past.push(doc.value);
      show(after);
    },
    leave() {
      stopper.abort();
      clearTimeout(timer);
    },
  };
}

/** The draft of the last visit. */
function kept(puzzle: AnyPuzzleBoard, key: string): Doc | undefined {
  try {
    const value: JsonValue = JSON.parse(readSetting(key) ?? 'null');
    const read = isJsonObject(value) ? puzzle.fromJson(value) : undefined;
    return read?.ok ? read.value : undefined;
  } catch {
    return undefined;
  }
}

async function count(
  puzzle: AnyPuzzleBoard,
  clues: unknown,
  stopping: AbortSignal,
): Promise<Judgement> {
  const request = { job: 'solve', game: puzzle.id, clues, most: 2 } as const;
  const answer = await ask(request, { signal: stopping, milliseconds: patience });
  const [one, other] = answer.solutions;
  if (other !== undefined) {
    const cells = puzzle
      .cells(clues)
      .filter((cell) => puzzle.read(clues, one, cell) !== puzzle.read(clues, other, cell));
    return { kind: 'several', solutions: [one, other], cells };
  }
  if (!answer.complete) return { kind: 'unknown' };
  return one === undefined ? { kind: 'none' } : { kind: 'one', solution: one };
}
