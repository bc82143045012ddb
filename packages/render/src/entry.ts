/** A board as it stands in a book: its drawing, what is asked, its solution, its level or who is to move, its code. */

import { linkTo } from 'ludoteca/document';
import { type AnyGame, type Match, type Problem, sayAsk, sayTurn, writeLine } from 'ludoteca/game';
import type { Language } from 'ludoteca/kernel';
import type { BookEntry } from 'ludoteca/paper';
import { creditsToJson, difficultyNames, sayCredits } from 'ludoteca/puzzle';
import { type AnyDocument, kindOf } from 'ludoteca/reading';
import { answerBoard } from './board.ts';

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
  if (document.kind === 'game' && document.problem !== undefined) {
    return {
      ...problemEntry(document.game, document.match, document.problem, options),
      ...codeOf(document, options),
    };
  }
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
      ? turnOf(document.game, document.match, language)
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

/** The short code of a board, and the link that opens it, where they are wanted. */
function codeOf(
  document: AnyDocument,
  { hasCode, base }: EntryOptions,
): Pick<BookEntry, 'code' | 'link'> {
  const code = document.code();
  return { ...(hasCode && { code }), ...(base !== undefined && { link: linkTo(base, code) }) };
}

/** A problem: what is asked stands above its board, the answer and how it goes on at the end. */
function problemEntry(
  game: AnyGame,
  match: Match,
  problem: Problem<unknown>,
  { language, hasLevel }: EntryOptions,
): BookEntry {
  const { state, answer, line, level } = problem;
  const told = hasLevel && level !== undefined ? [difficultyNames[level][language]] : [];
  const remark = [...told, turnOf(game, match, language)].filter(Boolean).join(' · ');
  const rules = `${sayAsk(game, problem, language)}.`;
  const drawing = game.viewAt(state);
  if (answer === undefined) return { kind: game, drawing, remark, rules };
  const known = line ?? [answer];
  const moves = writeLine(game, state, known.slice(0, answerLength)).join(' ');
  return {
    kind: game,
    drawing,
    remark,
    rules,
    solution: () => answerBoard(game, state, answer),
    answer: known.length > answerLength ? `${moves} …` : moves,
  };
}

/** So many moves stand beside the number of an answer. */
const answerLength = 5;

/** Whose turn it is in a game that is not over. */
function turnOf(game: AnyGame, { outcome, state }: Match, language: Language): string | undefined {
  return outcome === undefined ? sayTurn(game, state, language, true) : undefined;
}
