/** The games of the library with their facades: one line each. A bundle keeps only those that it names. */

import { facade } from './facade/index.ts';
import { crossAPix as crossAPixContract } from './games/cross-a-pix/index.ts';
import { greaterThan as greaterThanContract } from './games/greater-than/index.ts';
import { rastros as rastrosContract } from './games/rastros/index.ts';
import { squex as squexContract } from './games/squex/index.ts';

/** Greater-Than Sudoku: make, solve, prove, hint, grade, print, draw, parse. */
export const greaterThan = /* @__PURE__ */ facade(greaterThanContract);

/** DualClue Cross-a-Pix: make, solve, prove, hint, grade, print, draw, parse. */
export const crossAPix = /* @__PURE__ */ facade(crossAPixContract);

/** Rastros: start, play, bot moves, analyse, prove, print, draw, parse. */
export const rastros = /* @__PURE__ */ facade(rastrosContract);

/** Squex: start, play, bot moves, analyse, prove, print, draw, parse. */
export const squex = /* @__PURE__ */ facade(squexContract);
