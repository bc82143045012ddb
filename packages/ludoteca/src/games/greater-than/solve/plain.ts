/** The solutions of a puzzle by the plain search alone: half the code, and for most puzzles as fast. */

import { createEngine } from './engine.ts';
import { solutionsBy } from './solutions.ts';

export const plainSolutions = /* @__PURE__ */ solutionsBy(createEngine);
