/** A puzzle being set: every change is kept at once, can be undone, and is judged in a worker. */

import { type ReadonlySignal, signal } from '@preact/signals';
import { type AnyPuzzleBoard, type Credits, creditsIn, type PuzzleDoc } from 'ludoteca/puzzle';
import { type KeptDraft, listDrafts, newId, writeDraft } from '../storage/index.ts';
import { documentOf } from './draft-document.ts';
import { type Judging, openJudging } from './judging.ts';

export type Doc = PuzzleDoc<unknown, unknown>;

/** What a draft begins with. */
export interface DraftStart {
  readonly id: string;
  readonly doc: Doc;
  readonly credits: Credits;
}

export interface Draft extends Judging {
  readonly id: string;
  readonly doc: ReadonlySignal<Doc>;
  readonly credits: ReadonlySignal<Credits>;
  readonly canUndo: ReadonlySignal<boolean>;
  readonly canRedo: ReadonlySignal<boolean>;
  /** `isMore`: it goes on with the change before it, and is undone with it. */
  change(next: Doc, isMore?: boolean): void;
  /** What the author says; letter by letter it is one change. */
  tell(credits: Credits): void;
  undo(): void;
  redo(): void;
  leave(): void;
}

interface Moment {
  readonly doc: Doc;
  readonly credits: Credits;
}

export function newDraft(doc: Doc, credits: Credits = {}): DraftStart {
  return { id: newId(), doc, credits };
}

/** The draft that was touched last; undefined where there is none that can be read. */
export function lastDraft(puzzle: AnyPuzzleBoard): DraftStart | undefined {
  for (const kept of listDrafts(puzzle.id)) {
    const start = startOf(puzzle, kept);
    if (start !== undefined) return start;
  }
  return undefined;
}

export function startOf(puzzle: AnyPuzzleBoard, kept: KeptDraft): DraftStart | undefined {
  const read = kept.game === puzzle.id ? puzzle.fromJson(kept.document) : undefined;
  if (!read?.ok) return undefined;
  return { id: kept.id, doc: read.value, credits: creditsIn(kept.document) };
}

export function openDraft(puzzle: AnyPuzzleBoard, start: DraftStart): Draft {
  const doc = signal<Doc>(start.doc);
  const credits = signal<Credits>(start.credits);
  const past: Moment[] = [];
  const future: Moment[] = [];
  const canUndo = signal(false);
  const canRedo = signal(false);
  let isTelling = false;
  const judging = openJudging(puzzle);

  const now = (): Moment => ({ doc: doc.value, credits: credits.value });
  const show = (next: Moment) => {
    const isOther = next.doc !== doc.value;
    doc.value = next.doc;
    credits.value = next.credits;
    const document = documentOf(puzzle, next.doc, next.credits).toJson();
    writeDraft({ id: start.id, game: puzzle.id, touched: Date.now(), document });
    canUndo.value = past.length > 0;
    canRedo.value = future.length > 0;
    if (isOther) judging.judge(next.doc.clues);
  };
  const change = (next: Moment, isMore: boolean) => {
    if (!isMore) past.push(now());
    future.length = 0;
    show(next);
  };
  const step = (from: Moment[], to: Moment[]) => {
    const moment = from.pop();
    isTelling = false;
    if (moment === undefined) return;
    to.push(now());
    show(moment);
  };
  judging.judge(doc.value.clues);
  return {
    ...judging,
    id: start.id,
    doc,
    credits,
    canUndo,
    canRedo,
    change(next, isMore = false) {
      isTelling = false;
      change({ ...now(), doc: next }, isMore);
    },
    tell(said) {
      change({ ...now(), credits: said }, isTelling);
      isTelling = true;
    },
    undo: () => step(past, future),
    redo: () => step(future, past),
    leave: judging.stop,
  };
}
