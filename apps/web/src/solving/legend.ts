/** How values are entered on this board, key by key, from what the puzzle says of its values. */

import { type NoteKind, noteColours, type ValueEntry, type ValueWords } from 'ludoteca/puzzle';
import { say, wordsOf } from '../language/index.ts';
import type { Session } from './session.ts';

const words = wordsOf('legend', {
  write: { en: 'write', pt: 'escrever' },
  corner: { en: 'corner marks', pt: 'marcas nos cantos' },
  centre: { en: 'centre marks', pt: 'marcas ao centro' },
  colour: { en: 'colours', pt: 'cores' },
  'corner-tip': { en: 'corner', pt: 'canto' },
  'centre-tip': { en: 'centre', pt: 'centro' },
  'colour-tip': { en: 'colour', pt: 'cor' },
  hands: {
    en: 'take up: digit, corner, centre, colour, pen',
    pt: 'pegar em: número, canto, centro, cor, caneta',
  },
  'hands-painted': { en: 'take up: paint, colour, pen', pt: 'pegar em: tinta, cor, caneta' },
  select: {
    en: 'select further cells; so do a drag, Ctrl and a click, a long press',
    pt: 'selecionar mais casas; também arrastar, Ctrl e clique, ou carregar com demora',
  },
  all: {
    en: 'select all; double click: all alike',
    pt: 'selecionar tudo; duplo clique: as iguais',
  },
  first: { en: 'digit first', pt: 'primeiro o número' },
  pen: {
    en: 'with the pen: draw a line, turn the sign on an edge',
    pt: 'com a caneta: traçar uma linha, mudar o sinal numa aresta',
  },
  space: { en: 'Space', pt: 'Espaço' },
  turns: { en: '{values}, open: in turn', pt: '{values}, por decidir: à vez' },
  click: { en: 'Click', pt: 'Clique' },
  'right-click': { en: 'Right-click', pt: 'Botão direito' },
  typing: {
    en: 'Arrow keys move, with Shift they select. Digits write; with Shift in the corners, with Ctrl in the middle, with Alt in colour. Backspace erases. H asks for a hint.',
    pt: 'As setas movem, com Shift selecionam. Os algarismos escrevem; com Shift nos cantos, com Ctrl ao centro, com Alt a cores. Backspace apaga. H pede uma dica.',
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
    const has = (kind: NoteKind) => sheet.value.noteKinds.includes(kind);
    const colours = `1–${noteColours.length}`;
    return [
      [range, words('write')],
      ...(has('corner') ? [[`Shift ${range}`, words('corner')] as const] : []),
      ...(has('centre') ? [[`Ctrl ${range}`, words('centre')] as const] : []),
      ...(has('colour') ? [[`Alt ${colours}`, words('colour')] as const] : []),
      ['Z X C V B', words('hands')],
      ['Shift ←↑→↓', words('select')],
      ['Ctrl A', words('all')],
      ['F', words('first')],
      ...(has('pen') ? [['Shift, Alt ←↑→↓', words('pen')] as const] : []),
    ];
  }
  const hasNotes = sheet.value.noteKinds.length > 0;
  return [
    [words('space'), words('turns', { values: namesOf(entry.values) })],
    ...entry.values.map(
      (value, index): KeyMeaning => [keyOf(value, index).toUpperCase(), say(value.typed)],
    ),
    ...(hasNotes
      ? [
          [`Alt 1–${noteColours.length}`, words('colour')] as const,
          ['Z V B', words('hands-painted')] as const,
          ['Shift, Alt ←↑→↓', words('pen')] as const,
        ]
      : []),
  ];
}

/** Those that are worth a place beside the board. */
export function entryTips({ puzzle }: Session): readonly KeyMeaning[] {
  const { entry } = puzzle;
  if (entry.kind === 'typed') {
    return [
      ['Shift', words('corner-tip')],
      ['Ctrl', words('centre-tip')],
      ['Alt', words('colour-tip')],
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
