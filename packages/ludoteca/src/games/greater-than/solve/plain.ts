/**
 * The solutions of a puzzle by the plain search alone, without clause learner and WebAssembly: half the code, and for
 * most puzzles fast enough.
 */

import { GeneralEngine } from './general-engine.ts';
import { NineEngine } from './nine-engine.ts';
import { solutionsBy } from './solutions.ts';

export const plainSolutions = /* @__PURE__ */ solutionsBy((boxRows, boxCols) =>
  boxRows === 3 && boxCols === 3 ? new NineEngine() : new GeneralEngine(boxRows, boxCols),
);
