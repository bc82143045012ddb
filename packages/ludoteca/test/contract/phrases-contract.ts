/** What every phrasebook must keep: the same holes in every language, no empty words. */

import { type AnyPhrasebook, languages } from 'ludoteca';
import { expect, it } from 'vitest';

export function phrasesContract(book: AnyPhrasebook): void {
  it.each(Object.entries(book.phrases))('says %s in every language', (_key, phrase) => {
    for (const language of languages) {
      expect(phrase[language].trim()).not.toBe('');
      expect(holesOf(phrase[language])).toEqual(holesOf(phrase.en));
    }
  });
}

function holesOf(template: string): string[] {
  const names = [...template.matchAll(/\{([^{}|&]+)[^{}]*\}/g)].map((match) => match[1]);
  return [...new Set(names)].sort();
}
