/**
 * The rungs that levels are told by, as the coach's insights come: first the entries in sight, with one
 * kind of thing to see more on each rung; then what rules candidates out; last what the exact ladder knows
 * besides.
 *
 *   easy    houses; low and high points; entered digits that signs lead to; the first missing digit
 *   medium  all else of the background; pushes along signs; locked candidates
 *   hard    pairs, triples, quads, X-wings
 */

import type { Phrase } from '../../../kernel/index.ts';
import { type Difficulty, type Rung, rungOf } from '../../../puzzle/index.ts';
import { conclude, highest, lowest, type Position } from '../deduce/position.ts';
import { boxOrder } from '../techniques/box-order.ts';
import { chain } from '../techniques/chain.ts';
import { contradiction } from '../techniques/contradiction.ts';
import { swordfish, xWing } from '../techniques/fish.ts';
import { lockedCandidates } from '../techniques/locked-candidates.ts';
import { posetHallBounds } from '../techniques/poset-hall-bounds.ts';
import { pair, quad, triple } from '../techniques/subsets.ts';
import { turbot } from '../techniques/turbot.ts';
import { xyWing } from '../techniques/xy-wing.ts';
import { Background } from './glance.ts';
import { entryInsights } from './insights.ts';
import { reachOf, sides } from './reach.ts';

/** What is left to each cell, as masks, by what is seen on a rung and all below it beside the entered digits. */
type Seen = (position: Position) => Int32Array;

/** A cell with a smaller neighbour is no 1, and one with a larger is not the largest digit. */
const byPoints: Seen = ({ board, digits }) => {
  const left = new Int32Array(board.cells).fill(board.every);
  const largest = 1 << (board.size - 1);
  for (let cell = 0; cell < board.cells; cell++) {
    if (digits[cell] !== 0) continue;
    if (board.signsBelow[cell].length > 0) left[cell] &= ~1;
    if (board.signsAbove[cell].length > 0) left[cell] &= ~largest;
  }
  return left;
};

/** And it is larger than every entered digit that signs lead down to, and smaller than those above. */
const byDigits: Seen = (position) => {
  const { board, digits } = position;
  const left = byPoints(position);
  const least = new Uint8Array(board.cells);
  for (const cell of board.rising) {
    least[cell] = digits[cell];
    if (digits[cell] !== 0) continue;
    for (const sign of board.signsBelow[cell]) {
      least[cell] = Math.max(least[cell], least[board.lower[sign]]);
    }
    left[cell] &= ~((1 << least[cell]) - 1);
  }
  const most = new Uint8Array(board.cells);
  for (const cell of board.rising.toReversed()) {
    most[cell] = digits[cell] === 0 ? board.size + 1 : digits[cell];
    if (digits[cell] !== 0) continue;
    for (const sign of board.signsAbove[cell]) {
      most[cell] = Math.min(most[cell], most[board.upper[sign]]);
    }
    left[cell] &= (1 << (most[cell] - 1)) - 1;
  }
  return left;
};

/** And the first digit missing from a box, from either side, is not beyond an open cell. */
const byRank: Seen = (position) => {
  const { board, digits } = position;
  const left = byDigits(position);
  const reach = reachOf(board);
  for (let box = 2 * board.size; box < 3 * board.size; box++) {
    let missing = board.every;
    let open = 0;
    for (const [place, cell] of board.houses[box].entries()) {
      if (digits[cell] === 0) open |= 1 << place;
      else missing &= ~(1 << (digits[cell] - 1));
    }
    if (missing === 0) continue;
    for (const side of sides) {
      const first = 1 << ((side === 'low' ? lowest(missing) : highest(missing)) - 1);
      for (const cell of board.houses[box]) {
        const isBeyond = digits[cell] === 0 && (reach[side].inBox[cell] & open) !== 0;
        if (isBeyond) left[cell] &= ~first;
      }
    }
  }
  return left;
};

const byBackground: Seen = (position) => new Background(position).allowed;

/**
 * What remains for each cell by a rung. Only entered digits change what is seen beside them, and most steps of a
 * hard climb enter none: so it is looked at again only after one.
 */
function remaining(seen: Seen): (position: Position) => Int32Array {
  const known = new WeakMap<Position, { readonly at: number; readonly left: Int32Array }>();
  return (position) => {
    let kept = known.get(position);
    if (kept?.at !== position.placed) {
      kept = { at: position.placed, left: seen(position) };
      known.set(position, kept);
    }
    const { left } = kept;
    return position.candidates.map((own, cell) => own & left[cell]);
  };
}

const atAGlance = remaining(byBackground);

/** Enters all digits that have one place left in a house, and all cells that have one digit left. */
function enterSingles(position: Position, left: Int32Array): number {
  const { board, digits } = position;
  let entered = 0;
  const enter = (cell: number, digit: number) => {
    position.place(cell, digit);
    entered++;
  };
  for (let house = 3 * board.size - 1; house >= 0; house--) {
    let once = 0;
    let twice = 0;
    for (const cell of board.houses[house]) {
      twice |= once & left[cell];
      once |= left[cell];
    }
    const single = once & ~twice;
    if (single === 0) continue;
    for (const cell of board.houses[house]) {
      if (digits[cell] === 0 && (left[cell] & single) !== 0) {
        enter(cell, lowest(left[cell] & single));
      }
    }
  }
  for (let cell = 0; cell < board.cells; cell++) {
    const isSingle = left[cell] !== 0 && (left[cell] & (left[cell] - 1)) === 0;
    if (digits[cell] === 0 && isSingle) enter(cell, lowest(left[cell]));
  }
  return entered;
}

function inSight(name: string, left: (position: Position) => Int32Array): Rung<Position> {
  return {
    ...insightOf(name),
    take: (position) => enterSingles(position, left(position)),
  };
}

/** All that is seen at a glance is struck, and pushed on along the signs for as long as that gives anything. */
function push(position: Position): number {
  const { board, digits, candidates } = position;
  const before = candidates.slice();
  const seen = atAGlance(position);
  const strikeTo = (cell: number, left: number) => {
    if (digits[cell] === 0) position.strike(cell, candidates[cell] & ~left);
  };
  for (const [cell, left] of seen.entries()) strikeTo(cell, left);
  for (let news = true; news; ) {
    news = false;
    for (const cell of board.rising) {
      for (const sign of board.signsBelow[cell]) {
        const [small, large] = [board.lower[sign], board.upper[sign]];
        if (candidates[small] === 0 || candidates[large] === 0) return 0;
        const tooSmall = candidates[large] & ((1 << lowest(candidates[small])) - 1);
        const tooLarge = candidates[small] & ~((1 << (highest(candidates[large]) - 1)) - 1);
        if ((tooSmall === 0 || digits[large] !== 0) && (tooLarge === 0 || digits[small] !== 0)) {
          continue;
        }
        strikeTo(large, ~tooSmall);
        strikeTo(small, ~tooLarge);
        news = true;
      }
    }
  }
  return candidates.reduce((count, left, cell) => count + (left === before[cell] ? 0 : 1), 0);
}

function insightOf(name: string): {
  readonly name: string;
  readonly title: Phrase;
  readonly difficulty: Difficulty;
} {
  const insight = entryInsights.find((each) => each.name === name);
  if (insight === undefined) throw new Error(`${name} is no insight`);
  const { title, difficulty } = insight;
  return { name, title, difficulty };
}

/** Techniques of which all findings are taken at once; those above them one at a time. */
const atOnce = [lockedCandidates, pair, triple, quad, xWing];
const oneByOne = [
  // To prove it is little work; to think of it is no easier than the order of a whole box.
  { ...posetHallBounds, difficulty: boxOrder.difficulty },
  boxOrder,
  swordfish,
  xyWing,
  turbot,
  chain,
  contradiction,
];

export const rungs: readonly Rung<Position>[] = [
  inSight('only-place', ({ candidates }) => candidates),
  inSight('low-point', remaining(byPoints)),
  inSight('next-to-digit', remaining(byDigits)),
  inSight('missing-rank', remaining(byRank)),
  inSight('chain-length', atAGlance),
  { ...insightOf('push'), take: push },
  ...atOnce.map((technique) => rungOf(technique, conclude, false)),
  ...oneByOne.map((technique) => rungOf(technique, conclude, true)),
];
