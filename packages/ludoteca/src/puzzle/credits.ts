/** What the author of a puzzle says of it: its title, a name, and rules of its own. Plain text, never trusted. */

import type { JsonObject, JsonValue } from '../document/index.ts';
import { type Language, sayPhrase } from '../kernel/index.ts';

/** Each is absent where nothing is said. They are told to whoever solves the puzzle, from the beginning. */
export interface Credits {
  readonly title?: string;
  readonly author?: string;
  /** What holds besides the rules of its kind, or how they are meant. */
  readonly rules?: string;
}

/** No part is longer, in characters; what goes on is cut off. */
export const mostCredits = { title: 80, author: 60, rules: 1200 } as const;

/**
 * What a document says of its author's; what is no text is passed over.
 *
 * @example
 * ```ts
 * import { creditsIn } from 'ludoteca/puzzle';
 *
 * console.log(creditsIn({ title: '  Small\n island ', author: 'Ana', rules: 7 }));
 * ```
 *
 * ```text
 * { title: 'Small island', author: 'Ana' }
 * ```
 */
export function creditsIn(
  said: {
    readonly [Name in keyof Credits]?: JsonValue | undefined;
  },
): Credits {
  const title = lineIn(said.title, mostCredits.title);
  const author = lineIn(said.author, mostCredits.author);
  const rules = textIn(said.rules, mostCredits.rules);
  return {
    ...(title !== '' && { title }),
    ...(author !== '' && { author }),
    ...(rules !== '' && { rules }),
  };
}

/**
 * As documents hold them.
 *
 * @example
 * ```ts
 * import { creditsToJson } from 'ludoteca/puzzle';
 *
 * console.log(creditsToJson({ title: 'Small island', author: 'Ana' }));
 * ```
 *
 * ```text
 * { title: 'Small island', author: 'Ana' }
 * ```
 */
export function creditsToJson({ title, author, rules }: Credits): JsonObject {
  return {
    ...(title !== undefined && { title }),
    ...(author !== undefined && { author }),
    ...(rules !== undefined && { rules }),
  };
}

/** Without signs that no line shows, which could change how the rest is read. */
const unseen = /[\p{Cc}\p{Cf}]/gu;

function lineIn(value: JsonValue | undefined, most: number): string {
  if (typeof value !== 'string') return '';
  return value.replaceAll(/\s+/g, ' ').replaceAll(unseen, '').trim().slice(0, most).trim();
}

function textIn(value: JsonValue | undefined, most: number): string {
  if (typeof value !== 'string') return '';
  const lines = value.split(/\r\n|\r|\n/).map((line) => line.replaceAll(unseen, '').trimEnd());
  return lines.join('\n').trim().slice(0, most).trim();
}

const phrases = {
  both: { en: '{title}, by {author}', pt: '{title}, de {author}' },
  author: { en: 'By {author}', pt: 'De {author}' },
} as const;

/**
 * The title and who made it, in a line; undefined where neither is told.
 *
 * @example
 * ```ts
 * import { sayCredits } from 'ludoteca/puzzle';
 *
 * console.log(sayCredits({ title: 'Small island', author: 'Ana' }, 'en'));
 * console.log(sayCredits({ author: 'Ana' }, 'pt'));
 * ```
 *
 * ```text
 * Small island, by Ana
 * De Ana
 * ```
 */
export function sayCredits({ title, author }: Credits, language: Language): string | undefined {
  if (author === undefined) return title;
  if (title === undefined) return sayPhrase(phrases.author, language, { author });
  return sayPhrase(phrases.both, language, { title, author });
}
