/**
 * The rungs that levels are told by, as the coach's insights come: first the entries in sight, with one
 * kind of thing to see more on each rung; then what rules candidates out; last what the exact ladder knows
 * besides.
 *
 *   easy    houses; low and high points; entered digits that signs lead to; the first missing digit
 *   medium  all else of the background; pushes along signs; locked candidates
 *   hard    pairs, triples, quads, X-wings
 */

import { NotesOn, type Phrase } from '../../../kernel/index.ts';
import { type Difficulty, type Rung, rungOf } from '../../../puzzle/index.ts';
import { conclude, highest, lowest, type Position } from '../deduce/position.ts';
import { boxOrder } from '../techniques/box-order.ts';
import { chain } from '../techniques/chain.ts';
import { contradiction } from '../techniques/contradiction.ts';
import { swordfish, xWing } from '../techniques/fish.ts';
import { lockedCandidates } from '../techniques/locked-candidates.ts';
import { pair, quad, triple } from '../techniques/subsets.ts';
import { turbot } from '../techniques/turbot.ts';
import { xyWing } from '../techniques/xy-wing.ts';
import { Background } from './glance.ts';
import { crowd, entryInsights } from './insights.ts';
import { reachOf, sides } from './reach.ts';

/** Notes what is left to each cell, as masks, by what is seen on a rung and all below it beside the entered digits. */
type See = (position: Position, left: Int32Array) => void;

/** A cell with a smaller neighbour is no 1, and one with a larger is not the largest digit. */
const byPoints: See = ({ board, digits }, left) => {
  left.fill(board.every);
  const largest = 1 << (board.size - 1);
  for (let cell = 0; cell < board.cells; cell++) {
    if (digits[cell] !== 0) continue;
    if (board.signsBelow[cell].length > 0) left[cell] &= ~1;
    if (board.signsAbove[cell].length > 0) left[cell] &= ~largest;
  }
};

/** The least, or the most, that each cell may hold: made once, since it is asked for at every digit that is entered. */
let ends = new Uint8Array(0);

/** And it is larger than every entered digit that signs lead down to, and smaller than those above. */
const byDigits: See = (position, left) => {
  const { board, digits } = position;
  const { rising, lower, upper } = board;
  byPoints(position, left);
  if (ends.length < board.cells) ends = new Uint8Array(board.cells);
  const least = ends.fill(0);
  for (let at = 0; at < rising.length; at++) {
    const cell = rising[at];
    least[cell] = digits[cell];
    if (digits[cell] !== 0) continue;
    for (const sign of board.signsBelow[cell]) {
      least[cell] = Math.max(least[cell], least[lower[sign]]);
    }
    left[cell] &= ~((1 << least[cell]) - 1);
  }
  const most = ends.fill(0);
  for (let at = rising.length - 1; at >= 0; at--) {
    const cell = rising[at];
    most[cell] = digits[cell] === 0 ? board.size + 1 : digits[cell];
    if (digits[cell] !== 0) continue;
    for (const sign of board.signsAbove[cell]) {
      most[cell] = Math.min(most[cell], most[upper[sign]]);
    }
    left[cell] &= (1 << (most[cell] - 1)) - 1;
  }
};

/** And the first digit missing from a box, from either side, is not beyond an open cell. */
const byRank: See = (position, left) => {
  const { board, digits } = position;
  byDigits(position, left);
  const reach = reachOf(board);
  for (let box = 2 * board.size; box < 3 * board.size; box++) {
    let missing = board.every;
    let open = 0;
    const cells = board.houses[box];
    for (let place = 0; place < cells.length; place++) {
      const cell = cells[place];
      if (digits[cell] === 0) open |= 1 << place;
      else missing &= ~(1 << (digits[cell] - 1));
    }
    if (missing === 0) continue;
    for (const side of sides) {
      const first = 1 << ((side === 'low' ? lowest(missing) : highest(missing)) - 1);
      for (const cell of cells) {
        const isBeyond = digits[cell] === 0 && (reach[side].inBox[cell] & open) !== 0;
        if (isBeyond) left[cell] &= ~first;
      }
    }
  }
};

/** The background; two rungs ask for it, and it changes with the entered digits alone. */
function backgroundOf(position: Position): Int32Array {
  const kept = backgrounds.get(position);
  if (kept?.placed === position.placed) return kept.allowed;
  const { allowed } = new Background(position);
  backgrounds.set(position, { placed: position.placed, allowed });
  return allowed;
}
const backgrounds = new NotesOn<
  Position,
  { readonly placed: number; readonly allowed: Int32Array }
>();

const byBackground: See = (position, left) => left.set(backgroundOf(position));

/** What no sign says. */
const byHouses: See = ({ board }, left) => void left.fill(board.every);

/** What is left to each cell on a rung, and where it has not been looked at yet. */
interface Sighted {
  /** What is seen beside the entered digits; it changes with them alone, so it is kept until one more is placed. */
  placed: number;
  readonly seen: Int32Array;
  readonly left: Int32Array;
  /** How many changes of the position are in it. */
  changes: number;
  /** The houses and the cells that have lost something since they were looked at. */
  readonly staleHouses: Uint8Array;
  readonly staleCells: Uint8Array;
}

/**
 * Most steps of a hard climb enter nothing and strike a candidate or two: then only the cells that have lost
 * some, and their houses, can show what they did not show before.
 */
function inSight(name: string, see: See): Rung<Position> {
  const known = new NotesOn<Position, Sighted>();
  return {
    ...insightOf(name),
    take(position) {
      const kept = known.get(position);
      const sighted = kept ?? newSighted(position);
      if (kept === undefined) known.set(position, sighted);
      if (sighted.placed === position.placed) follow(position, sighted);
      else {
        see(position, sighted.seen);
        lookAgain(position, sighted);
      }
      return enterSingles(position, sighted);
    },
  };
}

/** Nothing has been looked at yet. */
function newSighted({ board }: Position): Sighted {
  return {
    placed: -1,
    seen: new Int32Array(board.cells),
    left: new Int32Array(board.cells),
    changes: 0,
    staleHouses: new Uint8Array(3 * board.size),
    staleCells: new Uint8Array(board.cells),
  };
}

function lookAgain({ candidates, changes, placed }: Position, sighted: Sighted): void {
  const { seen, left } = sighted;
  for (let cell = 0; cell < left.length; cell++) left[cell] = candidates[cell] & seen[cell];
  sighted.placed = placed;
  sighted.changes = changes.length;
  sighted.staleHouses.fill(1);
  sighted.staleCells.fill(1);
}

function follow({ board, candidates, changes }: Position, sighted: Sighted): void {
  const { seen, left, staleHouses, staleCells } = sighted;
  for (; sighted.changes < changes.length; sighted.changes++) {
    const cell = changes[sighted.changes];
    left[cell] = candidates[cell] & seen[cell];
    staleCells[cell] = 1;
    for (let at = 3 * cell; at < 3 * cell + 3; at++) staleHouses[board.housesOf[at]] = 1;
  }
}

/** Enters all digits that have one place left in a house, and all cells that have one digit left. */
function enterSingles(position: Position, { left, staleHouses, staleCells }: Sighted): number {
  const { board, digits } = position;
  let entered = 0;
  const enter = (cell: number, digit: number) => {
    position.place(cell, digit);
    entered++;
  };
  for (let house = 3 * board.size - 1; house >= 0; house--) {
    if (staleHouses[house] === 0) continue;
    staleHouses[house] = 0;
    const cells = board.houses[house];
    let once = 0;
    let twice = 0;
    for (let at = 0; at < cells.length; at++) {
      const own = left[cells[at]];
      twice |= once & own;
      once |= own;
    }
    const single = once & ~twice;
    if (single === 0) continue;
    for (const cell of cells) {
      if (digits[cell] === 0 && (left[cell] & single) !== 0) {
        enter(cell, lowest(left[cell] & single));
      }
    }
  }
  for (let cell = 0; cell < board.cells; cell++) {
    if (staleCells[cell] === 0) continue;
    staleCells[cell] = 0;
    const isSingle = left[cell] !== 0 && (left[cell] & (left[cell] - 1)) === 0;
    if (digits[cell] === 0 && isSingle) enter(cell, lowest(left[cell]));
  }
  return entered;
}

/** How far what was known has been pushed along the signs: the digits placed, and the changes followed. */
const pushes = new NotesOn<Position, { readonly placed: number; readonly changes: number }>();

/** All that is seen at a glance is struck, and pushed on along the signs for as long as that gives anything. */
function push(position: Position): number {
  const { board, digits, candidates, changes, placed } = position;
  const begin = changes.length;
  const kept = pushes.get(position);
  const strikeTo = (cell: number, left: number) => {
    if (digits[cell] === 0) position.strike(cell, candidates[cell] & ~left);
  };
  const pushFrom = (cell: number) => {
    const own = candidates[cell];
    for (const sign of board.signsAbove[cell]) {
      strikeTo(board.upper[sign], ~((1 << lowest(own)) - 1));
    }
    for (const sign of board.signsBelow[cell]) {
      strikeTo(board.lower[sign], (1 << (highest(own) - 1)) - 1);
    }
  };
  let followed = kept?.changes ?? 0;
  if (kept?.placed !== placed) {
    const seen = backgroundOf(position);
    for (let cell = 0; cell < board.cells; cell++) strikeTo(cell, seen[cell]);
    for (let cell = 0; cell < board.cells; cell++) pushFrom(cell);
    followed = begin;
  }
  for (; followed < changes.length; followed++) {
    const cell = changes[followed];
    if (candidates[cell] === 0) return 0;
    pushFrom(cell);
  }
  pushes.set(position, { placed, changes: followed });
  return new Set(changes.slice(begin)).size;
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
const oneByOne = [crowd, boxOrder, swordfish, xyWing, turbot, chain, contradiction];

export const rungs: readonly Rung<Position>[] = [
  inSight('only-place', byHouses),
  inSight('low-point', byPoints),
  inSight('next-to-digit', byDigits),
  inSight('missing-rank', byRank),
  inSight('chain-length', byBackground),
  { ...insightOf('push'), take: push },
  ...atOnce.map((technique) => rungOf(technique, conclude, false)),
  ...oneByOne.map((technique) => rungOf(technique, conclude, true)),
];
