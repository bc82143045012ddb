/** The rules of Cross-a-Pix and its fillings, without words, texts or anything that thinks. */

export type { CrossAPixClues, CrossAPixGrid, LineClue, Walls } from '../clues.ts';
export { cells, empty, isComplete, read, values, write } from '../filling.ts';
export { contradictions, verify } from '../rules.ts';
