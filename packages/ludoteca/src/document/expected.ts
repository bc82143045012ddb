/** The names of games and formats: what may be expected of a text, and which there are. */

import type { Notice } from '../kernel/index.ts';
import type { AnyKind } from './kind.ts';
import { documentPhrases } from './phrases.ts';
import { looksLikeCode } from './short-code.ts';

/** What is known of a text before looking. */
export interface Expected {
  /** The name of a format, `json` included. */
  readonly format?: string;
  /** The id of a game. */
  readonly game?: string;
}

/**
 * What is wrong with an expectation: a game or a format that nobody knows.
 *
 * @example
 * ```ts
 * import { documentPhrases, expectedFault } from 'ludoteca/document';
 * import { sayNotice } from 'ludoteca/kernel';
 * import { rastros } from 'ludoteca/rastros';
 *
 * const fault = expectedFault([rastros], { format: 'pgn' });
 * if (fault !== undefined) console.log(sayNotice([documentPhrases], fault, 'en'));
 * ```
 *
 * ```text
 * unknown format "pgn"; expected one of json, code, drawing, record
 * ```
 */
export function expectedFault(kinds: readonly AnyKind[], expected: Expected): Notice | undefined {
  const among = kindsExpected(kinds, expected);
  if (expected.game !== undefined && among.length === 0) return unknownGame(kinds, expected.game);
  if (expected.format === undefined || formatNames(among).includes(expected.format)) {
    return undefined;
  }
  return unknownFormat(among, expected.format);
}

/**
 * The kinds that a text may be of.
 *
 * @example
 * ```ts
 * import { kindsExpected } from 'ludoteca/document';
 * import { rastros } from 'ludoteca/rastros';
 * import { squex } from 'ludoteca/squex';
 *
 * console.log(kindsExpected([rastros, squex], { game: 'squex' }).map(({ id }) => id));
 * console.log(kindsExpected([rastros, squex], {}).map(({ id }) => id));
 * ```
 *
 * ```text
 * [ 'squex' ]
 * [ 'rastros', 'squex' ]
 * ```
 */
export function kindsExpected<Known extends AnyKind>(
  kinds: readonly Known[],
  { game }: Expected,
): readonly Known[] {
  return game === undefined ? kinds : kinds.filter((kind) => kind.id === game);
}

/**
 * The names of the formats of some kinds, each once; first those that all kinds have.
 *
 * @example
 * ```ts
 * import { formatNames } from 'ludoteca/document';
 * import { rastros } from 'ludoteca/rastros';
 * import { squex } from 'ludoteca/squex';
 *
 * console.log(formatNames([rastros, squex]));
 * ```
 *
 * ```text
 * [ 'json', 'code', 'drawing', 'record' ]
 * ```
 */
export function formatNames(kinds: readonly AnyKind[]): string[] {
  const names = kinds.flatMap((kind) => kind.formats.map((format) => format.name));
  return [...new Set(['json', 'code', ...names])];
}

/**
 * Whether a text is surely in one of the formats that are not JSON of ours.
 *
 * @example
 * ```ts
 * import { looksLikeText } from 'ludoteca/document';
 * import { rastros } from 'ludoteca/rastros';
 *
 * console.log(looksLikeText([rastros], 'd5 d6'), looksLikeText([rastros], '{"moves": []}'));
 * ```
 *
 * ```text
 * true false
 * ```
 */
export function looksLikeText(kinds: readonly AnyKind[], text: string): boolean {
  return (
    looksLikeCode(kinds, text) ||
    kinds.some((kind) => kind.formats.some((format) => format.looksLike(text)))
  );
}

/**
 * The kind that a person means by a word: its id or its name in any language, however it is written.
 *
 * @example
 * ```ts
 * import { kindNamed } from 'ludoteca/document';
 * import { greaterThan } from 'ludoteca/greater-than';
 * import { rastros } from 'ludoteca/rastros';
 *
 * console.log(kindNamed([rastros, greaterThan], 'Greater Than')?.id);
 * console.log(kindNamed([rastros, greaterThan], 'chess')?.id);
 * ```
 *
 * ```text
 * greater-than
 * undefined
 * ```
 */
export function kindNamed<Known extends AnyKind>(
  kinds: readonly Known[],
  word: string,
): Known | undefined {
  const typed = bareWord(word);
  if (typed === '') return undefined;
  return (
    kinds.find(({ id }) => bareWord(id) === typed) ??
    kinds.find(({ name }) => Object.values(name).some((each) => bareWord(each) === typed))
  );
}

/** Letters and digits alone, small. */
function bareWord(word: string): string {
  return word.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');
}

/**
 * What is said of the id of a game that is not among the kinds.
 *
 * @example
 * ```ts
 * import { documentPhrases, unknownGame } from 'ludoteca/document';
 * import { sayNotice } from 'ludoteca/kernel';
 * import { rastros } from 'ludoteca/rastros';
 *
 * console.log(sayNotice([documentPhrases], unknownGame([rastros], 'chess'), 'en'));
 * ```
 *
 * ```text
 * unknown game "chess"; expected one of rastros
 * ```
 */
export function unknownGame(kinds: readonly AnyKind[], game: string): Notice {
  const known = kinds.map((kind) => kind.id).join(', ');
  return documentPhrases.notice('unknown-game', { game, known });
}

/**
 * What is said of the name of a format that none of the kinds has.
 *
 * @example
 * ```ts
 * import { documentPhrases, unknownFormat } from 'ludoteca/document';
 * import { sayNotice } from 'ludoteca/kernel';
 * import { rastros } from 'ludoteca/rastros';
 *
 * console.log(sayNotice([documentPhrases], unknownFormat([rastros], 'pgn'), 'pt'));
 * ```
 *
 * ```text
 * formato desconhecido "pgn"; esperava um destes: json, code, drawing, record
 * ```
 */
export function unknownFormat(kinds: readonly AnyKind[], format: string): Notice {
  return documentPhrases.notice('unknown-format', { format, known: formatNames(kinds).join(', ') });
}
