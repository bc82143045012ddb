/** Solving Greater-Than Sudoku by reasoning: the ladder, and what the library asks besides. */

import type { Deduction, Technique } from '../../../puzzle/index.ts';
import type { GreaterThanClues, GreaterThanGrid } from '../clues.ts';
import { coach } from '../coach/index.ts';
import { rungs } from '../coach/rungs.ts';
import { ancestorCounting } from '../techniques/ancestor-counting.ts';
import { boxOrder } from '../techniques/box-order.ts';
import { chain } from '../techniques/chain.ts';
import { contradiction } from '../techniques/contradiction.ts';
import { swordfish, xWing } from '../techniques/fish.ts';
import { lockedCandidates } from '../techniques/locked-candidates.ts';
import { posetHallBounds } from '../techniques/poset-hall-bounds.ts';
import { signBounds } from '../techniques/sign-bounds.ts';
import { hiddenSingle, nakedSingle } from '../techniques/singles.ts';
import { pair, quad, triple } from '../techniques/subsets.ts';
import { turbot } from '../techniques/turbot.ts';
import { xyWing } from '../techniques/xy-wing.ts';
import { beyond } from './beyond.ts';
import { follows } from './follows.ts';
import { conclude, factsOf, gridOf, holds, isSolved, open, type Position } from './position.ts';
import { reasonFromJson, reasonToJson } from './reason-json.ts';

/** From the easiest to the hardest. */
export const ladder: readonly Technique<Position>[] = [
  signBounds,
  hiddenSingle,
  nakedSingle,
  ancestorCounting,
  lockedCandidates,
  posetHallBounds,
  pair,
  triple,
  quad,
  xWing,
  boxOrder,
  swordfish,
  xyWing,
  turbot,
  chain,
  contradiction,
];

export const deduction: Deduction<GreaterThanClues, GreaterThanGrid, Position> = {
  ladder,
  rungs,
  open,
  conclude,
  isSolved,
  gridOf,
  factsOf,
  holds,
  follows,
  pace: 100_000,
  beyond,
  coach,
  reasonToJson,
  reasonFromJson,
};
