/** Rastros: its board, and what plays, analyses and proves. */

import type { Game } from '../../game/index.ts';
import { analyse } from './analyse.ts';
import { rastrosBoard } from './board.ts';
import { certify } from './certify.ts';
import { rastrosLevels } from './levels.ts';
import { classicBook, classicStart } from './opening-book/book.ts';
import { smallOpenings, smallStart } from './opening-book/openings.ts';
import { prove } from './prove.ts';
import type { RastrosParams, RastrosState } from './rules.ts';
import { RastrosSearch } from './search.ts';

export { type ClassicBook, classicBook } from './opening-book/book.ts';
export { provenMove } from './perfect.ts';
export type { RastrosParams, RastrosState, Side } from './rules.ts';
export {
  ExactTable,
  LiveSolver,
  lost,
  open,
  PackedBoard,
  type PackedPosition,
  type PackedSide,
  type Proven,
  packBoard,
  packPosition,
  Solver,
  solveAlone,
  type Teamwork,
  won,
} from './solve/index.ts';

export const rastros: Game<RastrosParams, RastrosState> = {
  ...rastrosBoard,
  levels: rastrosLevels,
  search: (state) => new RastrosSearch(state),
  analyse,
  prove,
  certify,
  async openingBook(state) {
    if (state.size === classicStart().size) return classicBook();
    return state.size === smallStart().size ? smallOpenings() : undefined;
  },
};
