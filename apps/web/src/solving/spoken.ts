/** What is said aloud of an entry: what the cell is now, and which clues that met; of a stroke, once. */

import { type Cell, cellName } from 'ludoteca/kernel';
import { type MarkPlace, noteColours, type Sheet, valueWordsOf } from 'ludoteca/puzzle';
import { language, say, wordsOf } from '../language/index.ts';
import { announce } from '../parts/index.ts';
import type { Session } from './session.ts';

const words = wordsOf('spoken', {
  entry: { en: '{cell}: {value}', pt: '{cell}: {value}' },
  empty: { en: '{cell}: empty', pt: '{cell}: vazia' },
  stroke: {
    en: '{value}: {count} {count|entry|entries}',
    pt: '{value}: {count} {count|entrada|entradas}',
  },
  erase: { en: 'Erased', pt: 'Apagado' },
  selected: {
    en: '{count} {count|cell|cells} selected',
    pt: '{count} {count|casa selecionada|casas selecionadas}',
  },
  marks: { en: '{cell}: marks {marks}', pt: '{cell}: marcas {marks}' },
  centre: { en: '{cell}: in the middle {marks}', pt: '{cell}: ao centro {marks}' },
  colour: { en: '{cell}: {marks}', pt: '{cell}: {marks}' },
  unmarked: { en: '{cell}: no marks', pt: '{cell}: sem marcas' },
  row: { en: 'row {number} is met', pt: 'a linha {number} está cumprida' },
  col: { en: 'column {number} is met', pt: 'a coluna {number} está cumprida' },
});

export function announceEntry(session: Session, cell: Cell, before?: Sheet): void {
  const sheet = session.sheet.value;
  // The end of the puzzle is told instead.
  if (sheet.isSolved) return;
  announce([entryOf(session, cell), ...newlyMet(session, cell, before)].join('; '));
}

function entryOf({ puzzle, sheet }: Session, cell: Cell): string {
  const value = sheet.value.entry(cell);
  const name = cellName(cell, language.value);
  if (value === undefined) return words('empty', { cell: name });
  const named = valueWordsOf(puzzle.entry, value);
  return named === undefined
    ? words('entry', { cell: name, value })
    : say(named.told, { cell: name });
}

/** The row and the column of the cell, where the entry met their clues. */
function newlyMet({ puzzle, doc, sheet }: Session, { row, col }: Cell, before?: Sheet): string[] {
  const isMet = puzzle.showing?.isMet;
  if (isMet === undefined || before === undefined) return [];
  return [['row', row] as const, ['col', col] as const].flatMap(([side, index]) => {
    const is = isMet(doc.clues, sheet.value.filling, side, index);
    const was = isMet(doc.clues, before.filling, side, index);
    return is && !was ? [words(side, { number: index + 1 })] : [];
  });
}

export function announceStroke(session: Session, count: number, value: number | undefined): void {
  if (session.sheet.value.isSolved) return;
  const named = value === undefined ? undefined : valueWordsOf(session.puzzle.entry, value);
  const name = named === undefined ? words('erase') : say(named.typed);
  announce(words('stroke', { value: `${name.slice(0, 1).toUpperCase()}${name.slice(1)}`, count }));
}

/** How many cells are selected, where there are several. */
export function announceSelection(count: number): void {
  if (count > 1) announce(words('selected', { count }));
}

/** The notes of the first of some cells, after they were changed together. */
export function announceMarks({ sheet }: Session, cells: readonly Cell[], place: MarkPlace): void {
  const [cell] = cells;
  if (cell === undefined) return;
  const name = cellName(cell, language.value);
  const marks = sheet.value.marks(cell, place);
  if (marks.length === 0) announce(words('unmarked', { cell: name }));
  else if (place === 'colour') announce(words('colour', { cell: name, marks: sayColours(marks) }));
  else {
    const told = { cell: name, marks: marks.join(' ') };
    announce(words(place === 'corner' ? 'marks' : 'centre', told));
  }
}

/** Colours by their names. */
export function sayColours(colours: readonly number[]): string {
  return noteColours
    .filter(({ value }) => colours.includes(value))
    .map(({ name }) => say(name))
    .join(', ');
}
