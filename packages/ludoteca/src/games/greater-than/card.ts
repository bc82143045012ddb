/** What there is to know of Greater-Than Sudoku before it is loaded. */

import type { Phrase } from '../../kernel/index.ts';

export const name: Phrase = { en: 'Greater-Than Sudoku', pt: 'Sudoku Maior-Menor' };

export const summary: Phrase = {
  en: 'A sudoku whose clues are signs between neighbours: each points to the smaller digit.',
  pt: 'Um sudoku cujas pistas são sinais entre vizinhos: cada um aponta para o algarismo menor.',
};

export const greaterThanCard = { id: 'greater-than', family: 'puzzle', name, summary } as const;
