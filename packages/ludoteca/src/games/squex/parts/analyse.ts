/** Squex analysed: who wins, proven where the search reaches, and what each move is worth. */

export { analyse } from '../analyse.ts';
export { prove } from '../prove.ts';
