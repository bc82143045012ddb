/** The solutions of a puzzle, one at a time, by what answers soonest. */

import { PortfolioEngine } from './portfolio-engine.ts';
import { solutionsBy } from './solutions.ts';
import { nineEngine } from './swift-engine.ts';

export const solutions = /* @__PURE__ */ solutionsBy((boxRows, boxCols) =>
  boxRows === 3 && boxCols === 3 ? nineEngine() : new PortfolioEngine(boxRows, boxCols),
);
