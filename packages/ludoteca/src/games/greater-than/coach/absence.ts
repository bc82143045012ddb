/** Why a digit is nowhere else in a house, and why a cell has nothing else: the cheapest grounds, none of them idle. */

import { cheapestCover } from '../../../puzzle/index.ts';
import { isIn } from '../deduce/constraints.ts';
import { countOf, digitsOf } from '../deduce/position.ts';
import type { Background } from './glance.ts';
import { type Bound, boundAt, type Ground, prices } from './grounds.ts';
import { boxOf, sides } from './reach.ts';

/** What a link of the argument has ruled out: the digits of each cell as a mask. */
export interface Struck {
  /** Its number among the links that were found. */
  readonly index: number;
  readonly strikes: ReadonlyMap<number, number>;
  /** What it costs, with all that it rests on. */
  readonly cost: number;
}

/** What is seen: the background, and the links that were found before. */
export interface Sight {
  readonly background: Background;
  readonly links: readonly Struck[];
  /** Only what easy puzzles need: neighbours, entered digits, the first missing one; no counting, no push. */
  readonly isPlain?: boolean;
}

export interface Explained<Item> {
  readonly grounds: readonly Item[];
  readonly cost: number;
}

interface Part {
  readonly ground: Ground;
  readonly covers: number;
  readonly cost: number;
}

/** A crowd of more cells than this is not taken in at once. */
const mostCrowd = 3;

/** Why the digit is in none of the cells of the house; nothing when something else must be seen first. */
export function absence(
  sight: Sight,
  house: number,
  digit: number,
  cells: readonly number[],
): Explained<Ground> | undefined {
  const { board, digits } = sight.background.position;
  const filled = cells.filter((cell) => digits[cell] !== 0);
  const open = cells.filter((cell) => digits[cell] === 0);
  const free: Ground[] = filled.length === 0 ? [] : [{ kind: 'filled', cells: filled }];
  const paid = prices.filled * filled.length;
  if (open.length === 0) return { grounds: free, cost: paid };
  const parts = [
    ...linesWith(sight, house, digit, open),
    ...ruledOut(sight, digit, open),
    ...boundsOf(sight, digit, open),
  ];
  const whole = 2 ** open.length - 1;
  const cover = cheapestCover(whole, parts);
  if (cover === undefined) return undefined;
  const grounds = narrowed(board.size, open, cover);
  const cost = paid + grounds.reduce((sum, part) => sum + part.cost, 0);
  return { grounds: [...free, ...grounds.map(({ ground }) => ground)], cost };
}

/** Each cell is told by one ground only: what a line excludes needs no bound as well. */
function narrowed(size: number, open: readonly number[], parts: readonly Part[]): Part[] {
  let told = 0;
  return parts.map((part) => {
    const mine = part.covers & ~told;
    told |= part.covers;
    const { ground } = part;
    if (mine === part.covers || (ground.kind !== 'crowds' && ground.kind !== 'ranks')) return part;
    const cells = pick(open, mine);
    const bounds = ground.bounds.filter(({ cell }) => cells.includes(cell));
    const share = (cells.length - ground.cells.length) * perCell(size, ground);
    return { ground: { ...ground, cells, bounds }, covers: mine, cost: part.cost + share };
  });
}

function perCell(_size: number, ground: Extract<Ground, { readonly bounds: readonly Bound[] }>) {
  return ground.kind === 'ranks' ? prices.groupCell : prices.groupCell * ground.limit;
}

function pick(cells: readonly number[], mask: number): number[] {
  return cells.filter((_, index) => ((mask >>> index) & 1) === 1);
}

function maskOfCells(cells: readonly number[], some: readonly number[]): number {
  let mask = 0;
  for (const cell of some) mask |= 1 << cells.indexOf(cell);
  return mask;
}

/** Rows, columns and boxes that have the digit already, and cross the house. */
function linesWith(
  { background: { position } }: Sight,
  house: number,
  digit: number,
  open: readonly number[],
): Part[] {
  const { board } = position;
  const seen = new Set<number>();
  const parts: Part[] = [];
  for (const cell of open) {
    for (let kind = 2; kind >= 0; kind--) {
      const line = board.housesOf[3 * cell + kind];
      if (line === house || seen.has(line)) continue;
      seen.add(line);
      const entry = position.placeOf(line, digit);
      if (entry < 0) continue;
      const cells = open.filter((other) => isIn(board, other, line));
      parts.push({
        ground: { kind: 'has', house: line, digit, entry, cells },
        covers: maskOfCells(open, cells),
        cost: prices.has,
      });
    }
  }
  return parts;
}

/** What the player's marks rule out, and what earlier links do. */
function ruledOut({ background, links }: Sight, digit: number, open: readonly number[]): Part[] {
  const { struck } = background.position;
  const bit = 1 << (digit - 1);
  const parts: Part[] = [];
  const marked = open.filter((cell) => (struck[cell] & bit) !== 0);
  if (marked.length > 0) {
    parts.push({
      ground: { kind: 'marks', digit, cells: marked },
      covers: maskOfCells(open, marked),
      cost: prices.marks + prices.marksCell * marked.length,
    });
  }
  const byLinks: Part[] = [];
  for (const { index, strikes, cost } of links) {
    const seen = open.filter((cell) => ((strikes.get(cell) ?? 0) & bit) !== 0);
    if (seen.length === 0) continue;
    byLinks.push({
      ground: { kind: 'earlier', link: index, digit, cells: seen },
      covers: maskOfCells(open, seen),
      cost: prices.earlier + cost,
    });
  }
  return [...parts, ...cheapestOf(byLinks)];
}

/** Of many links only so many are weighed against each other. */
const mostWeighed = 12;

function cheapestOf<Item extends { readonly cost: number }>(items: readonly Item[]): Item[] {
  if (items.length <= mostWeighed) return [...items];
  return items.toSorted((one, other) => one.cost - other.cost).slice(0, mostWeighed);
}

/** What signs say, cell by cell, and of several cells together. */
function boundsOf(sight: Sight, digit: number, open: readonly number[]): Part[] {
  const { background, isPlain = false } = sight;
  const { position } = background;
  const { board } = position;
  const parts: Part[] = [];
  for (const side of sides) {
    const limit = background.counted(side, digit);
    const crowds: Bound[] = [];
    const ranks: Bound[] = [];
    for (const cell of open) {
      const bound = boundAt(background, cell, side, limit, isPlain);
      if (bound === undefined) continue;
      const covers = maskOfCells(open, [cell]);
      parts.push({ ground: { kind: 'bound', bound, cells: [cell] }, covers, cost: bound.cost });
      if (limit === 1) crowds.push(bound);
      else {
        const members = background.reach[side].cells[cell]
          .filter((other) => boxOf(board, other) === boxOf(board, cell))
          .slice(0, limit);
        if (!isPlain && limit <= mostCrowd && members.length === limit) {
          const house = boxOf(board, cell);
          crowds.push({ kind: 'crowd', side, cell, limit, house, members, cost: 0 });
        }
        if (background.missingFrom(boxOf(board, cell), side)[0] === digit) {
          const [member] = background.openBeyond(cell, side);
          if (member !== undefined) {
            const digits = [digit];
            ranks.push({ kind: 'rank', side, cell, limit, members: [member], digits, cost: 0 });
          }
        }
      }
    }
    const isOneBox = (bounds: readonly Bound[]) =>
      bounds.every(({ cell }) => boxOf(board, cell) === boxOf(board, bounds[0].cell));
    const group = (bounds: readonly Bound[], each: number, extra: number) => ({
      cells: bounds.map(({ cell }) => cell),
      covers: maskOfCells(
        open,
        bounds.map(({ cell }) => cell),
      ),
      cost: prices.group + extra + each * bounds.length,
    });
    if (crowds.length > 1) {
      const each = isOneBox(crowds) ? prices.groupCell : prices.groupCellAcross;
      const { cells, covers, cost } = group(crowds, each * limit, 0);
      parts.push({
        ground: { kind: 'crowds', side, limit, bounds: crowds, cells },
        covers,
        cost,
      });
    }
    if (ranks.length > 1 && isOneBox(ranks)) {
      const { cells, covers, cost } = group(ranks, prices.groupCell, prices.rank);
      parts.push({ ground: { kind: 'ranks', side, bounds: ranks, cells }, covers, cost });
    }
  }
  return parts;
}

/** Why a cell has none of some digits. */
export type CellGround =
  | { readonly kind: 'house'; readonly house: number; readonly digits: readonly number[] }
  | { readonly kind: 'bound'; readonly bound: Bound }
  | { readonly kind: 'marks'; readonly digits: readonly number[] }
  | { readonly kind: 'earlier'; readonly link: number; readonly digits: readonly number[] };

/** A house that has some digits costs so much, and so much more for each. */
const houseCost = 0.7;
const digitCost = 0.3;

/** Why the cell has none of the digits of the mask. */
export function exclusion(
  { background, links, isPlain = false }: Sight,
  cell: number,
  mask: number,
): Explained<CellGround> | undefined {
  const { position } = background;
  const { board, struck } = position;
  const inHouse = [2, 0, 1].map((kind) => {
    const house = board.housesOf[3 * cell + kind];
    let has = 0;
    for (const digit of digitsOf(mask)) {
      if (position.placeOf(house, digit) >= 0) has |= 1 << (digit - 1);
    }
    return { house, has };
  });
  const ruled = ruledOutOf(links, cell, mask, struck[cell] & mask);
  const [lows, highs] = sides.map((side) => boundsFrom(background, cell, side, mask, isPlain));
  let best: Explained<CellGround> | undefined;
  for (const low of lows) {
    for (const high of highs) {
      for (const gone of ruled) {
        const before = low.cost + high.cost + gone.cost;
        if (best !== undefined && before >= best.cost - 1e-9) continue;
        const left = mask & ~low.covers & ~high.covers & ~gone.covers;
        const houses = cheapestHouses(inHouse, left);
        if (houses === undefined) continue;
        const cost = before + houses.cost;
        if (best !== undefined && cost >= best.cost - 1e-9) continue;
        const grounds: CellGround[] = [
          ...gone.grounds,
          ...houses.grounds,
          ...[low, high].flatMap(({ bound }) =>
            bound === undefined ? [] : [{ kind: 'bound', bound } as const],
          ),
        ];
        best = { grounds, cost };
      }
    }
  }
  return best;
}

interface RuledOut extends Explained<CellGround> {
  readonly covers: number;
}

/** Nothing, the marks, and up to two links, together and alone. */
function ruledOutOf(
  links: readonly Struck[],
  cell: number,
  mask: number,
  marked: number,
): RuledOut[] {
  const none: RuledOut = { covers: 0, cost: 0, grounds: [] };
  const marks: RuledOut = {
    covers: marked,
    cost: prices.marks,
    grounds: [{ kind: 'marks', digits: digitsOf(marked) }],
  };
  const ruling = links.flatMap(({ index, strikes, cost }): RuledOut[] => {
    const covers = (strikes.get(cell) ?? 0) & mask;
    if (covers === 0) return [];
    const grounds: CellGround[] = [{ kind: 'earlier', link: index, digits: digitsOf(covers) }];
    return [{ covers, cost: prices.earlier + cost, grounds }];
  });
  const byLinks = cheapestOf(ruling);
  const both = (one: RuledOut, other: RuledOut): RuledOut => ({
    covers: one.covers | other.covers,
    cost: one.cost + other.cost,
    grounds: [...one.grounds, ...other.grounds],
  });
  const pairs = byLinks.flatMap((one, index) =>
    byLinks
      .slice(index + 1)
      .filter(({ covers }) => (covers & ~one.covers) !== 0 && (one.covers & ~covers) !== 0)
      .map((other) => both(one, other)),
  );
  const some = [none, ...byLinks, ...pairs];
  return marked === 0 ? some : [...some, ...some.map((one) => both(one, marks))];
}

interface BoundChoice {
  readonly bound?: Bound;
  readonly covers: number;
  readonly cost: number;
}

/** No bound, or the cheapest for each digit that is to be passed. */
function boundsFrom(
  background: Background,
  cell: number,
  side: 'low' | 'high',
  mask: number,
  isPlain: boolean,
): BoundChoice[] {
  const choices: BoundChoice[] = [{ covers: 0, cost: 0 }];
  for (const digit of digitsOf(mask)) {
    const limit = background.counted(side, digit);
    const bound = boundAt(background, cell, side, limit, isPlain);
    if (bound === undefined) continue;
    const passed = digitsOf(mask).filter((other) => background.counted(side, other) <= limit);
    let covers = 0;
    for (const other of passed) covers |= 1 << (other - 1);
    choices.push({ bound, covers, cost: bound.cost });
  }
  return choices;
}

/** The fewest houses that have all of the digits, each digit told by one of them. */
function cheapestHouses(
  inHouse: readonly { readonly house: number; readonly has: number }[],
  digits: number,
): Explained<CellGround> | undefined {
  if (digits === 0) return { grounds: [], cost: 0 };
  let best: Explained<CellGround> | undefined;
  for (let choice = 1; choice < 8; choice++) {
    let left = digits;
    const grounds: CellGround[] = [];
    for (const [index, { house, has }] of inHouse.entries()) {
      if (((choice >>> index) & 1) === 0 || (left & has) === 0) continue;
      grounds.push({ kind: 'house', house, digits: digitsOf(left & has) });
      left &= ~has;
    }
    if (left !== 0) continue;
    const cost = houseCost * grounds.length + digitCost * countOf(digits);
    if (best === undefined || cost < best.cost) best = { grounds, cost };
  }
  return best;
}
