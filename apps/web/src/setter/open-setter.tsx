/** What an address of the studio opens: a draft, the clues of a play, or what a code holds. */

import { fail, ok, type Result } from 'ludoteca/kernel';
import { type AnyPuzzleBoard, isPuzzleBoard, puzzleFromJson } from 'ludoteca/puzzle';
import { readCode } from 'ludoteca/reading';
import { phrasebooksOf } from 'ludoteca/words';
import type { ComponentChild } from 'preact';
import { loadKinds } from '../games/kinds.ts';
import { tell, wordsOf } from '../language/index.ts';
import { findDraft, load } from '../storage/index.ts';
import { ask } from '../worker/index.ts';
import { type Doc, type DraftStart, newDraft, startOf } from './draft.ts';
import { fromEditors } from './draft-document.ts';
import { SetterPage } from './setter-page.tsx';

const words = wordsOf('open-setter', {
  unset: {
    en: 'What this link holds is not set by hand.',
    pt: 'O que esta ligação traz não se cria à mão.',
  },
});

/** `id`: of a draft, or of a play whose puzzle is to be edited; without it, the last draft. */
export async function openSetter(puzzle: AnyPuzzleBoard, id: string): Promise<ComponentChild> {
  const first = id === '' ? undefined : await startFrom(puzzle, id);
  return <SetterPage puzzle={puzzle} {...(first && { first })} />;
}

async function startFrom(puzzle: AnyPuzzleBoard, id: string): Promise<DraftStart | undefined> {
  const kept = findDraft(id);
  if (kept !== undefined) return startOf(puzzle, kept);
  const saved = await load(id);
  const read = saved && puzzleFromJson(puzzle, saved.start);
  if (!read?.ok) return undefined;
  const { clues, solution, credits } = read.value;
  const doc = { clues, ...(solution !== undefined && { solution }) };
  return newDraft(await withTarget(puzzle, doc), credits);
}

/** A draft that somebody handed on, or why it is none. */
export async function openForEditing(code: string): Promise<Result<ComponentChild, string>> {
  const kinds = await loadKinds();
  const read = readCode(kinds, code);
  if (!read.ok) return fail(tell(phrasebooksOf(...kinds), read.error));
  const document = read.value;
  if (document.kind !== 'puzzle' || !isPuzzleBoard(document.puzzle)) return fail(words('unset'));
  const { puzzle, credits } = document;
  if (puzzle.setting === undefined) return fail(words('unset'));
  const doc = await withTarget(puzzle, fromEditors(document));
  return ok(<SetterPage puzzle={puzzle} first={newDraft(doc, credits)} />);
}

/** Longer than this nobody waits for a page. */
const patience = 5000;

/** Where clues are counted from a target that is not told, it is found: else the first stroke would lose them. */
async function withTarget(puzzle: AnyPuzzleBoard, doc: Doc): Promise<Doc> {
  const isComplete = doc.solution !== undefined && puzzle.isComplete(doc.clues, doc.solution);
  if (isComplete || puzzle.setting?.filling(doc) === undefined) return doc;
  const { clues } = doc;
  const request = { job: 'solve', game: puzzle.id, clues, most: 1 } as const;
  const { solutions } = await ask(request, { milliseconds: patience });
  const [solution] = solutions;
  return solution === undefined ? doc : { clues, solution };
}
