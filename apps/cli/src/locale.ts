/** The language to speak: as asked with `--lang`, else as the locale says, else English. */

import type { Language } from 'ludoteca';

/** The language of the locale, by the variables that every program asks, in their order. */
export function localeLanguage(env: Readonly<Record<string, string | undefined>>): Language {
  const locale = env.LC_ALL || env.LC_MESSAGES || env.LANG || '';
  return /^pt\b|^pt_/i.test(locale) ? 'pt' : 'en';
}

/** What `--lang` was given, wherever it stands; asked before all else so that every word is right. */
export function askedLanguage(words: readonly string[]): string | undefined {
  let asked: string | undefined;
  for (const [index, word] of words.entries()) {
    if (word === '--') break;
    if (word === '--lang') asked = words[index + 1];
    else if (word.startsWith('--lang=')) asked = word.slice('--lang='.length);
  }
  return asked;
}
