/** The rules of Greater-Than Sudoku and its fillings, without words, texts or anything that thinks. */

export type { Digits, GreaterThanClues, GreaterThanGrid, Sign, Signs } from '../clues.ts';
export { cells, empty, isComplete, read, values, write } from '../filling.ts';
export { contradictions, verify } from '../rules.ts';
