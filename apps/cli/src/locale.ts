/** The language to speak: as asked with `--lang`, else as the settings or the locale say, else English. */

import type { Language } from 'ludoteca';

/** The language of the locale, by the variables that every program asks, in their order. */
export function localeLanguage(env: Readonly<Record<string, string | undefined>>): Language {
  const locale = env.LC_ALL || env.LC_MESSAGES || env.LANG || '';
  return /^pt\b|^pt_/i.test(locale) ? 'pt' : 'en';
}

/** What an option was given, wherever it stands; for those that are asked before all else, so that every word is right. */
export function askedFor(words: readonly string[], option: 'lang' | 'color'): string | undefined {
  const name = `--${option}`;
  let asked: string | undefined;
  for (const [index, word] of words.entries()) {
    if (word === '--') break;
    if (word === name) asked = words[index + 1];
    else if (word.startsWith(`${name}=`)) asked = word.slice(name.length + 1);
  }
  return asked;
}
