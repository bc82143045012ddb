/** The language of the page: the reader's choice, or else the browser's. Reading it in a part keeps it current. */

import { computed, signal } from '@preact/signals';
import {
  type AnyPhrasebook,
  type Given,
  type Language,
  languages,
  type Notice,
  type Phrase,
  type Phrases,
  phrasebook,
  sayNotice,
  sayPhrase,
  sayWhere,
} from 'ludoteca/kernel';
import { readSetting, writeSetting } from '../storage/settings.ts';

/** The first language of the browser that Ludoteca speaks. */
function browserLanguage(): Language {
  for (const tag of navigator.languages) {
    const found = languages.find((language) => tag.toLowerCase().split('-')[0] === language);
    if (found !== undefined) return found;
  }
  return 'en';
}

const chosen = signal(languages.find((language) => language === readSetting('language')));

export const language = computed<Language>(() => chosen.value ?? browserLanguage());

/** As the `lang` attribute and the formatters of dates and numbers take it. */
export const locale = computed(() => (language.value === 'pt' ? 'pt-PT' : 'en-GB'));

export function setLanguage(next: Language): void {
  chosen.value = next;
  writeSetting('language', next);
}

/** A phrase of the library in the reader's language, with what its holes ask for. */
export function say<const Said extends Phrase>(phrase: Said, ...args: Given<Said>): string {
  return sayPhrase(phrase, language.value, ...args);
}

/**
 * The words of a part of the page: `const words = wordsOf("home", {…})`, then `words('title')`. The
 * holes of a phrase are known to the compiler: what is missing or misspelt does not compile.
 */
export function wordsOf<const Book extends Phrases>(
  name: string,
  phrases: Book,
): <Key extends keyof Book & string>(key: Key, ...args: Given<Book[Key]>) => string {
  const book = phrasebook(name, phrases);
  return (key, ...args) => sayPhrase(book.phrases[key], language.value, ...args);
}

/** A notice with its place, as a sentence that begins with a capital. */
export function tell(books: readonly AnyPhrasebook[], notice: Notice): string {
  const words = sayNotice(books, notice, language.value);
  const { where } = notice;
  const place = where === undefined ? '' : ` (${sayWhere(where, language.value)})`;
  return `${words[0].toUpperCase()}${words.slice(1)}${place}`;
}

/** A day as people write it: 15 November. */
export function dayName(date: Date, style: 'short' | 'long' = 'long'): string {
  const month = style === 'long' ? 'long' : 'short';
  return new Intl.DateTimeFormat(locale.value, { day: 'numeric', month }).format(date);
}
