/** A board as it stands in a book: its drawing, its solution, its level or who is to move, its code. */

import { linkTo } from 'ludoteca/document';
import type { Match } from 'ludoteca/game';
import type { Language } from 'ludoteca/kernel';
import { type BookEntry, paperPhrases } from 'ludoteca/paper';
import { creditsToJson, difficultyNames, sayCredits } from 'ludoteca/puzzle';
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
  // Whoever opens it by its code gets the words of its author too.
  const credits = document.kind === 'puzzle' ? document.credits : {};
  const code = document.code(creditsToJson(credits));
  const isProvable = document.kind === 'puzzle' && document.puzzle.isProvable === true;
  const solved =
    document.kind === 'puzzle' && solution !== undefined
      ? { solution: () => document.withEntries(solution).view() }
      : {};
  const level =
    document.kind === 'puzzle' && hasLevel && document.level !== undefined
      ? difficultyNames[document.level][language]
      : undefined;
  const remark =
    document.kind === 'game'
      ? turnOf(document.match, language)
      : [sayCredits(credits, language), level].filter(Boolean).join(' · ') || undefined;
  return {
    kind: kindOf(document),
    drawing: document.view(),
    ...solved,
    ...(remark !== undefined && { remark }),
    ...(credits.rules !== undefined && { rules: credits.rules }),
    ...(hasCode && { code, isProvable }),
    ...(base !== undefined && { link: linkTo(base, code) }),
  };
}

/** Whose turn it is in a game that is not over. */
function turnOf({ outcome, sides, turn }: Match, language: Language): string | undefined {
  if (outcome !== undefined) return undefined;
  return paperPhrases.say('to-move', { side: sides[turn].name[language] }, language);
}
