/** How values are entered on this board, key by key, from what the puzzle says of its values. */

import type { ValueEntry, ValueWords } from 'ludoteca/puzzle';
import { say, wordsOf } from '../language/index.ts';
import type { Session } from './session.ts';

const words = wordsOf('legend', {
  write: { en: 'write', pt: 'escrever' },
  pencil: { en: 'pencil', pt: 'a lápis' },
  hand: { en: 'digit, corner marks, centre marks', pt: 'algarismo, marcas nos cantos, ao centro' },
  space: { en: 'Space', pt: 'Espaço' },
  turns: { en: '{values}, open: in turn', pt: '{values}, por decidir: à vez' },
  click: { en: 'Click', pt: 'Clique' },
  'right-click': { en: 'Right-click', pt: 'Botão direito' },
  typing: {
    en: 'Arrow keys move. Digits write; with Shift they pencil. Backspace erases. H asks for a hint.',
    pt: 'As setas movem. Os algarismos escrevem; com Shift, a lápis. Backspace apaga. H pede uma dica.',
  },
  painting: {
    en: 'Arrow keys move. Space enters {values} in turn, {keys}. Backspace erases. H asks for a hint.',
    pt: 'As setas movem. Espaço escreve {values} à vez, {keys}. Backspace apaga. H pede uma dica.',
  },
  key: { en: '{key} enters {value}', pt: '{key} escreve {value}' },
});

/** A key, and what it does. */
export type KeyMeaning = readonly [key: string, meaning: string];

/** The letter of a painted value, or its place in the list. */
export function keyOf({ key }: ValueWords, index: number): string {
  return key ?? String(index + 1);
}

const namesOf = (values: readonly ValueWords[]) => values.map(({ typed }) => say(typed)).join(', ');

/** All keys that enter something. */
export function entryKeys({ puzzle, sheet }: Session): readonly KeyMeaning[] {
  const { entry } = puzzle;
  if (entry.kind === 'typed') {
    const range = rangeOf(sheet.value.values);
    return [
      [range, words('write')],
      [`Shift ${range}`, words('pencil')],
      ['P', words('hand')],
    ];
  }
  return [
    [words('space'), words('turns', { values: namesOf(entry.values) })],
    ...entry.values.map(
      (value, index): KeyMeaning => [keyOf(value, index).toUpperCase(), say(value.typed)],
    ),
  ];
}

/** The two that are worth a place beside the board. */
export function entryTips({ puzzle, sheet }: Session): readonly KeyMeaning[] {
  const { entry } = puzzle;
  if (entry.kind === 'typed') {
    return [
      [rangeOf(sheet.value.values), words('write')],
      ['Shift', words('pencil')],
    ];
  }
  return entry.values
    .slice(0, 2)
    .map(({ typed }, index) => [words(index === 0 ? 'click' : 'right-click'), say(typed)]);
}

/** The keys in sentences, for whoever hears the page. */
export function howToEnter(entry: ValueEntry): string {
  if (entry.kind === 'typed') return words('typing');
  const keys = entry.values.map((value, index) =>
    words('key', { key: keyOf(value, index).toUpperCase(), value: say(value.typed) }),
  );
  return words('painting', { values: namesOf(entry.values), keys: keys.join(', ') });
}

function rangeOf(values: readonly number[]): string {
  return `${Math.min(...values)}–${Math.max(...values)}`;
}
