/** A board as it stands in a book: its drawing, its solution, its level or who is to move, its code. */

import { linkTo } from 'ludoteca/document';
import type { Match } from 'ludoteca/game';
import type { Language } from 'ludoteca/kernel';
import { type BookEntry, paperPhrases } from 'ludoteca/paper';
import { difficultyNames } from 'ludoteca/puzzle';
import { type AnyDocument, kindOf } from 'ludoteca/reading';

export interface EntryOptions {
  readonly language: Language;
  readonly hasLevel: boolean;
  readonly hasCode: boolean;
  /** The address of the app. */
  readonly base?: string;
  /** The solution of a puzzle, to be printed apart. */
  readonly solution?: unknown;
}

export function entryOf(document: AnyDocument, options: EntryOptions): BookEntry {
  const { language, hasLevel, hasCode, base, solution } = options;
  const code = document.code();
  const isProvable = document.kind === 'puzzle' && document.puzzle.isProvable === true;
  const solved =
    document.kind === 'puzzle' && solution !== undefined
      ? { solution: () => document.withEntries(solution).view() }
      : {};
  const remark =
    document.kind === 'game'
      ? turnOf(document.match, language)
      : hasLevel && document.level !== undefined
        ? difficultyNames[document.level][language]
        : undefined;
  return {
    kind: kindOf(document),
    drawing: document.view(),
    ...solved,
    ...(remark !== undefined && { remark }),
    ...(hasCode && { code, isProvable }),
    ...(base !== undefined && { link: linkTo(base, code) }),
  };
}

/** Whose turn it is in a game that is not over. */
function turnOf({ outcome, sides, turn }: Match, language: Language): string | undefined {
  if (outcome !== undefined) return undefined;
  return paperPhrases.say('to-move', { side: sides[turn].name[language] }, language);
}
