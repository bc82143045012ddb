/** Solving Cross-a-Pix by reasoning: the ladder, and what is needed to climb it. */

import type { Deduction, Fact } from '../../../puzzle/index.ts';
import type { CrossAPixClues, CrossAPixGrid } from '../clues.ts';
import { coach } from '../coach/index.ts';
import { rungs } from '../coach/rungs.ts';
import { longContradiction, shortContradiction } from '../techniques/contradictions.ts';
import { done } from '../techniques/done.ts';
import { blocks, joint, jointWide } from '../techniques/one-line.ts';
import { twoLines } from '../techniques/two-lines.ts';
import { weight } from '../techniques/weight.ts';
import { beyond } from './beyond.ts';
import { boardOf } from './board.ts';
import { follows } from './follows.ts';
import { gridOf, openPosition, type Position } from './position.ts';
import { reasonFromJson, reasonToJson } from './reason-json.ts';
import { colourOf, factOf } from './reasons.ts';

export const deduction: Deduction<CrossAPixClues, CrossAPixGrid, Position> = {
  ladder: [done, weight, blocks, joint, jointWide, twoLines, shortContradiction, longContradiction],
  rungs,
  open: openPosition,
  conclude: (position, facts) => position.conclude(facts),
  isSolved: (position) => position.open === 0,
  gridOf,
  factsOf,
  holds: (_clues, solution, fact) => solution[fact.cell.row][fact.cell.col] === colourOf(fact),
  follows,
  pace: 10_000,
  beyond,
  coach,
  reasonToJson,
  reasonFromJson,
};

/** One fact for each region that has an entry; two where its entries differ. */
function factsOf(clues: CrossAPixClues, grid: CrossAPixGrid): readonly Fact[] {
  const board = boardOf(clues);
  const seen = new Set<number>();
  grid.forEach((line, row) => {
    line.forEach((entry, col) => {
      if (entry !== null) seen.add(2 * board.regions.ofCell[row * clues.cols + col] + entry);
    });
  });
  return [...seen].map((key) => factOf(board, key >> 1, key & 1));
}
