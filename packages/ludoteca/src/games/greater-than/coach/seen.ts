/** What the signs say at a glance, as the ground of a step of the ladder, in words. */

import type { Cell, Notice } from '../../../kernel/index.ts';
import type { Fact, Reason } from '../../../puzzle/index.ts';
import { cellAt, houseWhere } from '../deduce/constraints.ts';
import { below, digitsOf, type Position } from '../deduce/position.ts';
import type { Background } from './glance.ts';
import { coachPhrasebook } from './phrases.ts';
import { type Side, sides } from './reach.ts';

/** What the signs say of a cell, and the digits for which it was asked. */
export interface Seen {
  readonly cell: Cell;
  readonly side: Side;
  readonly bound: number;
  readonly digits: readonly number[];
}

export function wholeBound({ board }: Position, { cell, side, bound }: Seen): Reason {
  const beyond = side === 'low' ? below(bound) : board.every & ~below(bound + 1);
  return { cell, not: digitsOf(beyond) };
}

/** Takes what the signs say of a cell into `seen`, and gives back the digits that they do not explain. */
export function atGlance(
  background: Background,
  { cell, not }: Extract<Fact, { readonly not: readonly number[] }>,
  seen: Seen[],
): number[] {
  const { position } = background;
  const at = cell.row * position.board.size + cell.col;
  const isMarked = (digit: number) => ((position.struck[at] >>> (digit - 1)) & 1) === 1;
  let left = [...not];
  for (const side of sides) {
    const bound = side === 'low' ? background.low[at] : background.high[at];
    const isPassed = (digit: number) =>
      !isMarked(digit) && (side === 'low' ? digit < bound : digit > bound);
    const digits = left.filter(isPassed);
    if (digits.length === 0) continue;
    seen.push({ cell, side, bound, digits });
    left = left.filter((digit) => !isPassed(digit));
  }
  return left;
}

/**
 * Each digit by the cells that it is not in, or by the places that are left for it, whichever names fewer cells. Where the
 * step itself tells the places, these are not told before.
 */
export function digitNotices(
  position: Position,
  seen: readonly Seen[],
  tellsPlaces = false,
): Notice[] {
  return digitsIn(seen).flatMap((digit) => {
    const cells = seen.filter((one) => one.digits.includes(digit)).map(({ cell }) => cell);
    const { houses, others } = placesOf(position, digit, cells);
    const named = houses.reduce((sum, { places }) => sum + places.length, others.length);
    if (named >= cells.length) return coachPhrasebook.notice('coach-seen-digit', { digit, cells });
    const absent = coachPhrasebook.notice('coach-seen-digit', { digit, cells: others });
    return [
      ...(tellsPlaces ? [] : placeNotices(position, digit, houses)),
      ...(others.length > 0 ? [absent] : []),
    ];
  });
}

/** By the digit, where all are asked for one; else by the bound. */
export function boundNotices(
  position: Position,
  seen: readonly Seen[],
  tellsPlaces = false,
): Notice[] {
  if (digitsIn(seen).length <= 1) return digitNotices(position, seen, tellsPlaces);
  const groups = new Map<string, Seen[]>();
  for (const one of seen) {
    const key = `${one.side} ${one.bound}`;
    groups.set(key, [...(groups.get(key) ?? []), one]);
  }
  return [...groups.values()].map((group, index) => {
    const [{ side, bound }] = group;
    const cells = group.map(({ cell }) => cell);
    const said = { cells, bound, count: cells.length, first: index === 0 ? 1 : 2 };
    const end = index === groups.size - 1 ? '.' : ';';
    return coachPhrasebook.notice(`coach-seen-${side}`, { ...said, end });
  });
}

function digitsIn(seen: readonly Seen[]): readonly number[] {
  return [...new Set(seen.flatMap((one) => one.digits))].sort((one, two) => one - two);
}

/** A house, and the places in it that are left for a digit. */
interface Places {
  readonly house: number;
  readonly places: readonly Cell[];
}

/** More places than this are no help. */
const fewPlaces = 3;

/**
 * The houses in which the cells that lack a digit lie, with what they leave for it, and the cells that are in none of them.
 * What else is not left shows on the board: the digit stands in the row, the column or the box.
 */
function placesOf(
  { board, digits }: Position,
  digit: number,
  cells: readonly Cell[],
): { readonly houses: readonly Places[]; readonly others: readonly Cell[] } {
  const { size } = board;
  let lacking = new Set(cells.map(({ row, col }) => row * size + col));
  const lacked = lacking;
  const isSeen = (cell: number) => board.peers[cell].some((peer) => digits[peer] === digit);
  const houses: Places[] = [];
  const all = board.houses.map((own, house) => ({
    house,
    own,
    places: [...own].filter((cell) => digits[cell] === 0 && !lacked.has(cell) && !isSeen(cell)),
  }));
  const gainOf = ({ own, places }: (typeof all)[number]) =>
    [...own].filter((cell) => lacking.has(cell)).length - places.length;
  for (;;) {
    const [best] = all
      .filter(({ places }) => places.length > 0 && places.length <= fewPlaces)
      .sort((one, other) => gainOf(other) - gainOf(one));
    if (best === undefined || gainOf(best) <= 0) break;
    houses.push({ house: best.house, places: best.places.map((cell) => cellAt(size, cell)) });
    lacking = new Set([...lacking].filter((cell) => !best.own.includes(cell)));
  }
  return { houses, others: [...lacking].map((cell) => cellAt(size, cell)) };
}

function placeNotices(
  { board }: Position,
  digit: number,
  houses: readonly Places[],
): readonly Notice[] {
  return houses.map(({ house, places: cells }, index) => {
    const end = index === houses.length - 1 ? '.' : ';';
    const said = { house: houseWhere(board.size, house), cells, end };
    return index === 0
      ? coachPhrasebook.notice('coach-seen-places', { ...said, digit })
      : coachPhrasebook.notice('coach-seen-places-too', said);
  });
}
