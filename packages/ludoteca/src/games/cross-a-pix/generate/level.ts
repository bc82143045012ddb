/**
 * Puzzles of a level: they are climbed up to the level. Where the climb ends, the smallest two touching
 * regions of one colour are joined of which one at least is open, and the climb goes on. What was
 * concluded stays true, so a climb that reaches the end has made a puzzle that needs nothing harder.
 */

import type { Effort, Random } from '../../../kernel/index.ts';
import {
  climbRungs,
  currentGrading,
  type Difficulty,
  difficulties,
  type Grading,
  type Technique,
} from '../../../puzzle/index.ts';
import type { CrossAPixClues, Walls } from '../clues.ts';
import { rungs } from '../coach/rungs.ts';
import { deduction } from '../deduce/index.ts';
import { JoinablePosition } from '../deduce/joinable.ts';
import type { Position } from '../deduce/position.ts';
import { regionsOf } from '../regions.ts';
import type { Draft } from './drafts.ts';
import { laterNeighbours, neighboursOf } from './neighbours.ts';

/** Takes every step of the first so many levels, easier ones first, until there is none. */
type Climb = (levels: number, position: Position, effort: Effort) => void;

const climbs: Readonly<Record<Grading, Climb>> = {
  1: (levels, position, effort) =>
    climbAll(position, deduction.ladder.filter(isIn(levels)), effort),
  2: (levels, position, effort) => {
    climbRungs(deduction, rungs.filter(isIn(levels)), position, effort);
  },
};

function isIn(levels: number) {
  return ({ difficulty }: { readonly difficulty: Difficulty }) =>
    difficulties.indexOf(difficulty) < levels;
}

/**
 * A draft with its regions joined until it is of the level. `easier` when what came out is easier,
 * `stuck` when there was nothing left to join, or the effort ended.
 */
export function draftOfLevel(
  draft: Draft,
  level: Difficulty,
  grading: Grading | undefined,
  random: Random,
  effort: Effort,
  choose: PairChoice = smallestOpen,
): Draft | 'easier' | 'stuck' {
  const climb = climbs[grading ?? currentGrading];
  const clues = mergeToLevel(draft, level, climb, random, effort, choose);
  if (clues === undefined) return 'stuck';
  const position = new JoinablePosition(clues);
  climb(difficulties.indexOf(level), position, effort);
  return position.open === 0 ? 'easier' : { ...draft, clues };
}

/** So many joins are tried before a draft is left as it is. */
const tidyTries = 160;

/**
 * A draft of a level with fewer crumbs: regions of one cell are joined to the neighbour with which they
 * make the neatest region, each as long as what is easier than the level does not solve it. Joining takes
 * other fillings away and no step, so the draft never becomes harder.
 */
export function tidied(
  draft: Draft,
  level: Difficulty,
  grading: Grading | undefined,
  random: Random,
  effort: Effort,
): Draft {
  const climb = climbs[grading ?? currentGrading];
  const below = difficulties.indexOf(level);
  let { clues } = draft;
  let tries = tidyTries;
  const kept = new Set<number>();
  for (;;) {
    const pair = tries-- > 0 ? crumbIn(clues, draft.target.painted, kept, random) : undefined;
    if (pair === undefined || effort.stopped !== undefined) return { ...draft, clues };
    const joined = joinedClues(clues, pair);
    const position = new JoinablePosition(joined);
    climb(below, position, effort);
    if (position.open === 0) kept.add(pair[0]);
    else clues = joined;
  }
}

/** A region of one cell that was not given up, and the cell beside it with which it is joined best. */
function crumbIn(
  clues: CrossAPixClues,
  painted: ArrayLike<number>,
  kept: ReadonlySet<number>,
  random: Random,
): readonly [number, number] | undefined {
  const { rows, cols } = clues;
  const { ofCell, sizes } = regionsOf(clues);
  const crumbs = random.shuffled(ofCell.keys()).filter((cell) => sizes[ofCell[cell]] === 1);
  for (const cell of crumbs) {
    if (kept.has(cell)) continue;
    const beside = neighboursOf(cell, rows, cols).filter((next) => painted[next] === painted[cell]);
    if (beside.length === 0) continue;
    const seam = (next: number) => beside.filter((other) => ofCell[other] === ofCell[next]).length;
    const cost = (next: number) => sizes[ofCell[next]] / seam(next) ** 2;
    return [cell, beside.reduce((one, other) => (cost(other) < cost(one) ? other : one))];
  }
  return undefined;
}

/** The clues without the walls between two regions, given by a cell of each. */
function joinedClues(
  clues: CrossAPixClues,
  [one, other]: readonly [number, number],
): CrossAPixClues {
  const { ofCell } = regionsOf(clues);
  const taker = ofCell[other];
  return mergedClues(
    clues,
    ofCell.map((region) => (region === ofCell[one] ? taker : region)),
  );
}

/** The clues with regions joined until what is seen up to the level solves it. */
function mergeToLevel(
  { clues, target }: Draft,
  level: Difficulty,
  climb: Climb,
  random: Random,
  effort: Effort,
  choose: PairChoice,
): CrossAPixClues | undefined {
  const position = new JoinablePosition(clues);
  const { regions } = position.board;
  const colours = Uint8Array.from(regions.firstCells, (cell) => target.painted[cell]);
  const pairs = random.shuffled(pairsOf(clues, regions.ofCell, colours));
  for (;;) {
    climb(difficulties.indexOf(level) + 1, position, effort);
    if (position.open === 0) return mergedClues(clues, regions.ofCell);
    if (effort.stopped !== undefined) return undefined;
    const pair = choose(position, pairs);
    if (pair === undefined) return undefined;
    position.join(pair[0], pair[1]);
  }
}

/** As levels were first told. */
function climbAll(position: Position, rungs: readonly Technique<Position>[], effort: Effort): void {
  for (let rung = 0; rung < rungs.length && position.open > 0; ) {
    const before = position.open;
    for (const { conclusion } of rungs[rung].find(position, effort)) {
      position.conclude(conclusion);
      // A hard step is taken alone: easier ones may do after it.
      if (rungs[rung].difficulty === 'master' || rungs[rung].difficulty === 'extreme') break;
    }
    if (effort.stopped !== undefined) return;
    rung = position.open < before ? 0 : rung + 1;
  }
}

/** One cell of each side, for all regions of one colour that touch. */
function pairsOf(
  { rows, cols }: CrossAPixClues,
  ofCell: Int32Array,
  colours: Uint8Array,
): (readonly [number, number])[] {
  const pairs = new Map<number, readonly [number, number]>();
  const touch = (one: number, other: number): void => {
    const [first, second] = [ofCell[one], ofCell[other]];
    if (first === second || colours[first] !== colours[second]) return;
    const key = Math.min(first, second) * ofCell.length + Math.max(first, second);
    if (!pairs.has(key)) pairs.set(key, [one, other]);
  };
  for (let cell = 0; cell < ofCell.length; cell++) {
    if ((cell % cols) + 1 < cols) touch(cell, cell + 1);
    if (cell + cols < rows * cols) touch(cell, cell + cols);
  }
  return [...pairs.values()];
}

/** Which two regions of one colour to join next, given by a cell of each; undefined when none is open. */
type PairChoice = (
  position: Position,
  pairs: readonly (readonly [number, number])[],
) => readonly [number, number] | undefined;

/**
 * The pair of regions, at least one of them open, that makes the neatest region: small, with a long
 * seam that goes away.
 */
export const neatestOpen: PairChoice = ({ board, colours }, pairs) => {
  const { ofCell, sizes } = board.regions;
  const seams = seamsOf(board.clues, ofCell);
  let best: readonly [number, number] | undefined;
  let neatest = Number.POSITIVE_INFINITY;
  for (const [cell, next] of pairs) {
    const one = ofCell[cell];
    const other = ofCell[next];
    if (one === other || (colours[one] >= 0 && colours[other] >= 0)) continue;
    const seam = seams.get(pairKey(one, other, ofCell.length)) ?? 1;
    const cost = (sizes[one] + sizes[other]) / seam ** 0.8;
    if (cost >= neatest) continue;
    neatest = cost;
    best = [one, other];
  }
  return best;
};

/** By pair of regions: how many cells of one touch the other. */
function seamsOf({ rows, cols }: CrossAPixClues, ofCell: Int32Array): Map<number, number> {
  const seams = new Map<number, number>();
  const touch = (one: number, other: number): void => {
    if (ofCell[one] === ofCell[other]) return;
    const key = pairKey(ofCell[one], ofCell[other], ofCell.length);
    seams.set(key, (seams.get(key) ?? 0) + 1);
  };
  for (let cell = 0; cell < ofCell.length; cell++) {
    for (const next of laterNeighbours(cell, rows, cols)) touch(cell, next);
  }
  return seams;
}

function pairKey(one: number, other: number, count: number): number {
  return Math.min(one, other) * count + Math.max(one, other);
}

/** The pair of regions, at least one of them open, that is smallest when joined. */
function smallestOpen(
  { board, colours }: Position,
  pairs: readonly (readonly [number, number])[],
): readonly [number, number] | undefined {
  const { ofCell, sizes } = board.regions;
  let best: readonly [number, number] | undefined;
  let smallest = Number.POSITIVE_INFINITY;
  for (const [cell, next] of pairs) {
    const one = ofCell[cell];
    const other = ofCell[next];
    if (one === other || (colours[one] >= 0 && colours[other] >= 0)) continue;
    const size = sizes[one] + sizes[other];
    if (size >= smallest) continue;
    smallest = size;
    best = [one, other];
  }
  return best;
}

/** The clues without the walls between cells that are in one region now, and were not before. */
function mergedClues(clues: CrossAPixClues, ofCell: Int32Array): CrossAPixClues {
  const { cols, right, down } = clues;
  const before = regionsOf(clues).ofCell;
  const thinned = (walls: Walls, step: number): Walls =>
    walls.map((line, row) =>
      line.map((wall, col) => {
        const cell = row * cols + col;
        const isJoined =
          ofCell[cell] === ofCell[cell + step] && before[cell] !== before[cell + step];
        return isJoined ? 0 : wall;
      }),
    );
  return { ...clues, right: thinned(right, 1), down: thinned(down, cols) };
}
