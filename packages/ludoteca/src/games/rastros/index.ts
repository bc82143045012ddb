/** Rastros: its board, and what plays, analyses and proves. */

import type { Game } from '../../game/index.ts';
import { analyse } from './analyse.ts';
import { type RastrosOptions, rastrosBoard } from './board.ts';
import { certify } from './certify.ts';
import { rastrosLevels } from './levels.ts';
import { openingsOf } from './opening-book/openings.ts';
import { prove } from './prove.ts';
import { prover } from './prover.ts';
import type { RastrosParams, RastrosState } from './rules.ts';
import { RastrosSearch } from './search.ts';
import { themes } from './themes.ts';

export type { RastrosOptions } from './board.ts';
export { type ClassicBook, classicBook } from './opening-book/book.ts';
export { provenMove } from './perfect.ts';
export type { RastrosParams, RastrosState, Side } from './rules.ts';
export {
  type ExactSearch,
  ExactTable,
  exactSearch,
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

export const rastros: Game<RastrosParams, RastrosState, RastrosOptions> = {
  ...rastrosBoard,
  levels: rastrosLevels,
  search: (state) => new RastrosSearch(state),
  analyse,
  prove,
  prover,
  themes,
  certify,
  openingBook: async ({ size }) => openingsOf(size),
};
