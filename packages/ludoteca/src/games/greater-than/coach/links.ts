/** Links: what rules candidates out when no entry is in sight yet, each with what it costs to see. */

import type { Difficulty } from '../../../puzzle/index.ts';
import { cellAt, houseWhere, isIn } from '../deduce/constraints.ts';
import { countOf, digitsOf, highest, lowest } from '../deduce/position.ts';
import { unionsOf } from '../techniques/subsets.ts';
import { absence, exclusion, type Sight } from './absence.ts';
import { cellReasons, linkOf, linksAmong } from './entries.ts';
import { type Draft, factsOf, prices } from './found-link.ts';
import { type Ground, ReasonList } from './grounds.ts';
import { coachPhrasebook } from './phrases.ts';
import { beyond, boxOf, type Side, sides } from './reach.ts';
import { hiddenSets, nakedSets } from './subset-links.ts';
import { digitClauses, placeClauses, punctuated } from './words.ts';

/** The looks that people have, from the easiest, with the level of a puzzle that needs them. */
const looks: readonly {
  readonly difficulty: Difficulty;
  find(sight: Sight, candidates: Int32Array): Iterable<Draft>;
}[] = [
  { difficulty: 'easy', find: pushes },
  { difficulty: 'medium', find: lockings },
  { difficulty: 'hard', find: (sight, candidates) => nakedSets(sight, candidates, 2) },
  { difficulty: 'hard', find: (sight, candidates) => hiddenSets(sight, candidates, 2) },
  { difficulty: 'hard', find: (sight, candidates) => nakedSets(sight, candidates, 3) },
  { difficulty: 'hard', find: (sight, candidates) => fishes(sight, candidates, 2) },
  { difficulty: 'hard', find: (sight, candidates) => nakedSets(sight, candidates, 4) },
  { difficulty: 'hard', find: (sight, candidates) => hiddenSets(sight, candidates, 3) },
  { difficulty: 'expert', find: (sight, candidates) => fishes(sight, candidates, 3) },
];

/** All links that can be seen now, by the looks that are allowed. */
export function* linksIn(
  sight: Sight,
  candidates: Int32Array,
  isAllowed: (difficulty: Difficulty) => boolean,
): Generator<Draft> {
  for (const { difficulty, find } of looks) {
    if (isAllowed(difficulty)) yield* find(sight, candidates);
  }
}

/** A cell whose houses or marks take its first digits away pushes its neighbour further. */
function* pushes(sight: Sight, candidates: Int32Array): Generator<Draft> {
  const { background } = sight;
  const { board, digits } = background.position;
  for (const side of sides) {
    const toward: Side = side === 'low' ? 'high' : 'low';
    for (let cell = 0; cell < board.cells; cell++) {
      const own = candidates[cell];
      if (digits[cell] !== 0 || own === 0) continue;
      const first = side === 'low' ? lowest(own) : highest(own);
      const passed = passedBy(board.every, first, side);
      for (const next of beyond(board, toward, cell)) {
        const strikes = candidates[next] & (passed | (1 << (first - 1)));
        if (digits[next] !== 0 || strikes === 0) continue;
        yield* pushed(sight, side, cell, next, first, passed, strikes);
      }
    }
  }
}

/** The digits before one, from the side. */
function passedBy(every: number, digit: number, side: Side): number {
  const below = (1 << (digit - 1)) - 1;
  return side === 'low' ? below : every & ~below & ~(1 << (digit - 1));
}

function* pushed(
  sight: Sight,
  side: Side,
  cell: number,
  next: number,
  first: number,
  passed: number,
  strikes: number,
): Generator<Draft> {
  const { background } = sight;
  const { position } = background;
  const { board } = position;
  const explained = exclusion(sight, cell, passed);
  if (explained === undefined) return;
  const { grounds } = explained;
  const at = cellAt(board.size, cell);
  const cost = prices.push + explained.cost;
  yield {
    insight: 'push',
    strikes: new Map([[next, strikes]]),
    rests: linksAmong(grounds),
    cost,
    link: () => {
      const reasons = new ReasonList(position);
      for (const ground of grounds) cellReasons(sight, cell, ground, reasons);
      reasons.between(side === 'low' ? cell : next, side === 'low' ? next : cell);
      const bound = side === 'low' ? first + 1 : first - 1;
      const to = cellAt(board.size, next);
      return linkOf(position, {
        insight: 'push',
        conclusion: [{ cell: to, not: digitsOf(strikes) }],
        because: reasons.list(),
        cost,
        where: houseWhere(board.size, boxOf(board, cell)),
        what: coachPhrasebook.notice('coach-what-push', { cell: at }),
        words: [
          coachPhrasebook.notice(`coach-push-${side}`, { cell: at, least: first, end: ':' }),
          ...punctuated(digitClauses(background, grounds)),
          coachPhrasebook.notice(`coach-pushed-${side}`, { cell: to, bound }),
        ],
        named: grounds.flatMap((ground) => (ground.kind === 'house' ? [ground.house] : [])),
      });
    },
  };
}

/** A digit that is left, in one house, only where it crosses another. */
function* lockings(sight: Sight, candidates: Int32Array): Generator<Draft> {
  const { board } = sight.background.position;
  const { size, houses } = board;
  for (let box = 2 * size; box < 3 * size; box++) {
    const lines = new Set<number>();
    for (const cell of houses[box]) {
      lines.add(board.housesOf[3 * cell]).add(board.housesOf[3 * cell + 1]);
    }
    for (const line of lines) {
      for (const [house, other] of [
        [box, line],
        [line, box],
      ]) {
        yield* locked(sight, candidates, house, other);
      }
    }
  }
}

function* locked(
  sight: Sight,
  candidates: Int32Array,
  house: number,
  other: number,
): Generator<Draft> {
  const { board } = sight.background.position;
  const outside: number[] = [];
  let inside = 0;
  let rest = 0;
  let beyondIt = 0;
  for (const cell of board.houses[house]) {
    if (isIn(board, cell, other)) inside |= candidates[cell];
    else {
      rest |= candidates[cell];
      outside.push(cell);
    }
  }
  const targets = [...board.houses[other]].filter((cell) => !isIn(board, cell, house));
  for (const cell of targets) beyondIt |= candidates[cell];
  for (const digit of digitsOf(inside & ~rest & beyondIt)) {
    yield* confined(sight, candidates, 'locked-candidates', prices.locked, digit, [house], [other]);
  }
}

/** The digit is left, in some houses, only where they cross others: so it is nowhere else in those. */
function* confined(
  sight: Sight,
  candidates: Int32Array,
  insight: string,
  price: number,
  digit: number,
  houses: readonly number[],
  others: readonly number[],
): Generator<Draft> {
  const { background } = sight;
  const { position } = background;
  const { board, digits } = position;
  const bit = 1 << (digit - 1);
  const isInSome = (cell: number, some: readonly number[]) =>
    some.some((house) => isIn(board, cell, house));
  const strikes = new Map<number, number>();
  for (const other of others) {
    for (const cell of board.houses[other]) {
      if (isInSome(cell, houses) || digits[cell] !== 0 || (candidates[cell] & bit) === 0) continue;
      strikes.set(cell, bit);
    }
  }
  if (strikes.size === 0) return;
  const explained = houses.map((house) =>
    absence(
      sight,
      house,
      digit,
      [...board.houses[house]].filter((cell) => !isInSome(cell, others)),
    ),
  );
  const whys: (readonly Ground[])[] = [];
  let cost = price;
  for (const one of explained) {
    if (one === undefined) return;
    whys.push(one.grounds);
    cost += one.cost;
  }
  yield {
    insight,
    strikes,
    rests: linksAmong(whys.flat()),
    cost,
    link: () => {
      const reasons = new ReasonList(position);
      for (const house of [...houses, ...others]) reasons.house(house);
      for (const ground of whys.flat()) reasons.ground(background, ground);
      const words = houses.flatMap((house, index) => {
        // All that are open: why some of them are no places either need not be told.
        const places = [...board.houses[house]].filter(
          (cell) => isInSome(cell, others) && digits[cell] === 0,
        );
        const clauses = placeClauses(background, house, whys[index]);
        return [
          coachPhrasebook.notice('coach-locked', {
            digit,
            house: houseWhere(board.size, house),
            cells: places.map((cell) => cellAt(board.size, cell)),
            end: clauses.length === 0 ? '.' : ':',
          }),
          ...punctuated(clauses),
        ];
      });
      const wheres = (some: readonly number[]) => some.map((one) => houseWhere(board.size, one));
      const where = houseWhere(board.size, houses[0]);
      return linkOf(position, {
        insight,
        conclusion: factsOf(board.size, strikes),
        because: reasons.list(),
        cost,
        where,
        what:
          houses.length === 1
            ? coachPhrasebook.notice('coach-what-place', { digit, house: where })
            : coachPhrasebook.notice('coach-what-lines', { digit, houses: wheres(houses) }),
        words: [...words, coachPhrasebook.notice('coach-nowhere-else', { houses: wheres(others) })],
        named: [...houses, ...others],
      });
    },
  };
}

/** A digit that is left, in some lines, only where they cross as many others. */
function* fishes(sight: Sight, candidates: Int32Array, size: 2 | 3): Generator<Draft> {
  const { board } = sight.background.position;
  const insight = size === 2 ? 'x-wing' : 'swordfish';
  for (const [from, across] of [
    [0, board.size],
    [board.size, 0],
  ]) {
    for (let digit = 1; digit <= board.size; digit++) {
      const places = new Int32Array(board.size);
      const few: number[] = [];
      for (let line = 0; line < board.size; line++) {
        for (const [at, cell] of board.houses[from + line].entries()) {
          if (((candidates[cell] >>> (digit - 1)) & 1) === 1) places[line] |= 1 << at;
        }
        if (countOf(places[line]) > 1 && countOf(places[line]) <= size) few.push(line);
      }
      for (const { chosen, union } of unionsOf(few, places, size)) {
        const lines = chosen.map((line) => from + line);
        const others = digitsOf(union).map((place) => across + place - 1);
        const price = prices.fish[size];
        yield* confined(sight, candidates, insight, price, digit, lines, others);
      }
    }
  }
}
