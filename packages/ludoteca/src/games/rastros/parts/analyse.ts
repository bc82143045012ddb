/** Rastros analysed: who wins, proven where the solver reaches, and what each move is worth. */

export { analyse } from '../analyse.ts';
export { prove } from '../prove.ts';
