/** The solutions of a puzzle, one at a time, by what answers soonest. */

import { NineEngine } from './nine-engine.ts';
import { PortfolioEngine } from './portfolio-engine.ts';
import { solutionsBy } from './solutions.ts';

export const solutions = /* @__PURE__ */ solutionsBy((boxRows, boxCols) =>
  boxRows === 3 && boxCols === 3 ? new NineEngine() : new PortfolioEngine(boxRows, boxCols),
);
