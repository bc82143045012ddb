/** A board as it stands in a book: its drawing, its solution, its level or who is to move, its code. */

import { type AnyKind, linkTo, writeCode } from 'ludoteca/document';
import { isGame, type Match } from 'ludoteca/game';
import type { Language } from 'ludoteca/kernel';
import { type BookEntry, paperPhrases } from 'ludoteca/paper';
import { difficulties, difficultyNames, isPuzzle } from 'ludoteca/puzzle';

export interface EntryOptions {
  readonly language: Language;
  readonly hasLevel: boolean;
  readonly hasCode: boolean;
  /** The address of the app. */
  readonly base?: string;
}

export interface Entered {
  readonly kind: AnyKind;
  readonly doc: unknown;
  readonly level?: unknown;
  /** The solution of a puzzle, with its clues. */
  readonly solved?: { readonly clues: unknown; readonly grid: unknown };
  /** The match that a document of a game tells of. */
  readonly match?: Match;
}

export function entryOf(
  { kind, doc, level, solved, match }: Entered,
  options: EntryOptions,
): BookEntry {
  const { language, hasLevel, hasCode, base } = options;
  const code = writeCode(kind, doc);
  const remark = isGame(kind)
    ? match && turnOf(match, language)
    : hasLevel
      ? levelName(level, language)
      : undefined;
  return {
    kind,
    drawing: kind.view(doc),
    ...(solved !== undefined && isPuzzle(kind) && { solution: () => kind.view(solved) }),
    ...(remark !== undefined && { remark }),
    ...(hasCode && { code, isProvable: isPuzzle(kind) && kind.formula !== undefined }),
    ...(base !== undefined && { link: linkTo(base, code) }),
  };
}

/** Whose turn it is in a game that is not over. */
function turnOf({ outcome, sides, turn }: Match, language: Language): string | undefined {
  if (outcome !== undefined) return undefined;
  return paperPhrases.say('to-move', { side: sides[turn].name[language] }, language);
}

function levelName(level: unknown, language: Language): string | undefined {
  const known = difficulties.find((each) => each === level);
  return known && difficultyNames[known][language];
}
