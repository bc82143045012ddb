/** Positions to practise an insight on, asked for in a worker; and the same in words and in a picture. */

import { type CoordinateNames, type Drawing, withCoordinates } from 'ludoteca/drawing';
import { cellName, type Notice, type Result, type Speaker, sayNotice } from 'ludoteca/kernel';
import {
  type AnyPuzzle,
  deductionOf,
  marksOfNudge,
  type Nudge,
  nudgesOf,
  type Practice,
  puzzleDocument,
  type StepMarks,
  sayNudge,
  stepOfArgument,
} from 'ludoteca/puzzle';
import { phrasebooksOf } from 'ludoteca/words';
import { language } from '../language/index.ts';
import { ask } from '../worker/index.ts';

export type AnyPractice = Practice<unknown, unknown>;

/** Rare insights take a while to be met; longer than this nobody waits. */
const patience = 40_000;

export async function askForPractice(
  puzzle: AnyPuzzle,
  insight: string,
  seed: string,
  signal?: AbortSignal,
): Promise<Result<AnyPractice, Notice>> {
  const request = { job: 'practise', game: puzzle.id, insight, seed } as const;
  const { practice } = await ask(request, { milliseconds: patience, ...(signal && { signal }) });
  return practice;
}

/** What is told of a position, bit by bit. */
export function nudgesOfPractice(puzzle: AnyPuzzle, { argument }: AnyPractice): readonly Nudge[] {
  return nudgesOf({ step: stepOfArgument(deductionOf(puzzle), argument), argument });
}

export function sayNudges(
  puzzle: AnyPuzzle,
  { argument }: AnyPractice,
  nudges: readonly Nudge[],
): readonly string[] {
  const advised = { step: stepOfArgument(deductionOf(puzzle), argument), argument };
  const books = phrasebooksOf(puzzle);
  const speaker: Speaker = {
    language: language.value,
    say: (notice) => sayNotice(books, notice, language.value),
  };
  return nudges.map((nudge) => sentence(sayNudge(puzzle, advised, nudge, speaker)));
}

/** The marks on the board that go with one bit. */
export function marksOfBit(puzzle: AnyPuzzle, { argument }: AnyPractice, nudge: Nudge): StepMarks {
  return marksOfNudge({ step: stepOfArgument(deductionOf(puzzle), argument), argument }, nudge);
}

/** The position with all that its argument points out, and numbers at the edge. */
export function pictureOf(puzzle: AnyPuzzle, practice: AnyPractice): Drawing {
  const { clues, grid } = practice;
  const marks = marksOfBit(puzzle, practice, {
    stage: 'why',
    link: practice.argument.links.length - 1,
  });
  const drawing = puzzleDocument(puzzle, { clues, grid }).view(marks);
  return withCoordinates(drawing, namesOfLines());
}

/** What rows and columns are called at the edge, as cells are named in the reader's language. */
export function namesOfLines(): CoordinateNames {
  const [, row, col] = /^(\D+)\d+(\D+)/.exec(cellName({ row: 0, col: 0 }, language.value)) ?? [];
  return { ...(row && { row }), ...(col && { col }) };
}

/** With a capital, unless it begins with the name of a cell. */
export function sentence(text: string): string {
  if (/^[rlL]\d/.test(text)) return text;
  return `${text.slice(0, 1).toUpperCase()}${text.slice(1)}`;
}
