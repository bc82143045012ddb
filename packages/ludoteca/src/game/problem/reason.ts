/** Sentences that tell why a theme is there: of one moment of a line, in every language at once. */

import { type Language, languages } from '../../kernel/index.ts';
import type { ThemeReason } from './problem.ts';

/** A sentence that is true after so many moves of the line; `tell` says it in a language. */
export function reasonAfter(after: number, tell: (language: Language) => string): ThemeReason {
  const texts = languages.map((language) => [language, tell(language)] as const);
  // Whoever shows it may change the language, and has not loaded what knows the words.
  return { after, text: Object.fromEntries(texts) as Record<Language, string> };
}

const joints = { and: { en: 'and', pt: 'e' }, or: { en: 'or', pt: 'ou' } } as const;

/** Names in a row, with a word before the last. */
export function listed(
  names: readonly string[],
  joint: keyof typeof joints,
  language: Language,
): string {
  if (names.length < 2) return names.join();
  return `${names.slice(0, -1).join(', ')} ${joints[joint][language]} ${names[names.length - 1]}`;
}
