/** The entries in sight: digits with one place left, cells with one digit left, each with what it costs to see. */

import type { Fact, Link, LinkMarks, Reason } from '../../../puzzle/index.ts';
import { cellAt, houseWhere, signCells } from '../deduce/constraints.ts';
import { lowest, type Position } from '../deduce/position.ts';
import { absence, type CellGround, exclusion, type Sight } from './absence.ts';
import { type Bound, type Ground, ReasonList } from './grounds.ts';
import { coachPhrasebook } from './phrases.ts';
import { boxOf } from './reach.ts';
import { digitClauses, placeClauses, punctuated } from './words.ts';

/** An entry, what it costs, and its link when it is the one to be told. */
export interface Entry {
  readonly cell: number;
  readonly digit: number;
  readonly cost: number;
  readonly insight: string;
  /** The links that it rests on, by their numbers. */
  readonly rests: readonly number[];
  link(): Link;
}

/** The numbers of the links among some grounds. */
export function linksAmong(grounds: readonly (Ground | CellGround)[]): number[] {
  return grounds.flatMap((ground) => (ground.kind === 'earlier' ? [ground.link] : []));
}

/** Prices of entries, as docs/teaching.md lists them. */
export const prices = {
  entry: 1,
  naked: 1,
  line: 0.5,
  extreme: -0.5,
  last: 0.5,
} as const;

/** Every entry in sight, in a fixed order. `candidates` is what remains for each cell. */
export function* entriesIn(
  sight: Sight,
  candidates: Int32Array,
  isWanted: (cell: number, house: number) => boolean = () => true,
): Generator<Entry> {
  const { board, digits } = sight.background.position;
  for (let house = 3 * board.size - 1; house >= 0; house--) {
    const cells = board.houses[house];
    let once = 0;
    let twice = 0;
    let open = 0;
    for (const cell of cells) {
      twice |= once & candidates[cell];
      once |= candidates[cell];
      if (digits[cell] === 0) open++;
    }
    const single = once & ~twice;
    if (single === 0 || open === 0) continue;
    for (const cell of cells) {
      const here = digits[cell] === 0 ? candidates[cell] & single : 0;
      if (here === 0 || !isWanted(cell, house)) continue;
      const digit = lowest(here);
      const entry =
        open === 1 ? lastCell(sight, house, cell, digit) : onlyPlace(sight, house, cell, digit);
      if (entry !== undefined) yield entry;
    }
  }
  for (let cell = 0; cell < board.cells; cell++) {
    const left = candidates[cell];
    if (digits[cell] !== 0 || left === 0 || (left & (left - 1)) !== 0) continue;
    if (!isWanted(cell, -1)) continue;
    const entry = onlyDigit(sight, cell, lowest(left));
    if (entry !== undefined) yield entry;
  }
}

/** The cheapest of some entries, the first of equal ones. */
export function cheapest(entries: Iterable<Entry>): Entry | undefined {
  let best: Entry | undefined;
  for (const entry of entries) {
    if (best === undefined || entry.cost < best.cost - 1e-9) best = entry;
  }
  return best;
}

function lastCell({ background }: Sight, house: number, cell: number, digit: number): Entry {
  const { position } = background;
  const { board } = position;
  const cost = prices.last + (house < 2 * board.size ? prices.line / 5 : 0);
  return {
    cell,
    digit,
    cost,
    insight: 'last-cell',
    rests: [],
    link: () => {
      const reasons = new ReasonList(position).house(house);
      for (const other of board.houses[house]) if (other !== cell) reasons.entry(other);
      const where = houseWhere(board.size, house);
      return linkOf(position, {
        insight: 'last-cell',
        conclusion: [{ cell: cellAt(board.size, cell), is: digit }],
        because: reasons.list(),
        cost,
        where,
        what: coachPhrasebook.notice('coach-what-last', { house: where }),
        words: [
          coachPhrasebook.notice('coach-last', {
            cell: cellAt(board.size, cell),
            house: where,
            digit,
          }),
        ],
        named: [house],
      });
    },
  };
}

function onlyPlace(sight: Sight, house: number, cell: number, digit: number): Entry | undefined {
  const { background } = sight;
  const { position } = background;
  const { board } = position;
  const others = [...board.houses[house]].filter((other) => other !== cell);
  const explained = absence(sight, house, digit, others);
  if (explained === undefined) return undefined;
  const { grounds } = explained;
  const isLine = house < 2 * board.size;
  const isExtreme = !isLine && (digit === 1 || digit === board.size);
  const cost =
    prices.entry + explained.cost + (isLine ? prices.line : 0) + (isExtreme ? prices.extreme : 0);
  const insight = placeInsight(sight, digit, grounds);
  return {
    cell,
    digit,
    cost,
    insight,
    rests: linksAmong(grounds),
    link: () => {
      const reasons = new ReasonList(position).house(house);
      for (const ground of grounds) reasons.ground(background, ground);
      const where = houseWhere(board.size, house);
      const isAfter = grounds.some(({ kind }) => kind === 'earlier');
      const told = isAfter && grounds.every(({ kind }) => kind === 'earlier' || kind === 'filled');
      const clauses = told ? [] : placeClauses(background, house, grounds);
      const lead = {
        digit,
        house: where,
        cell: cellAt(board.size, cell),
        end: clauses.length === 0 ? '.' : ':',
      };
      return linkOf(position, {
        insight,
        conclusion: [{ cell: cellAt(board.size, cell), is: digit }],
        because: reasons.list(),
        cost,
        where,
        what: coachPhrasebook.notice('coach-what-place', { digit, house: where }),
        words: [
          coachPhrasebook.notice(isAfter ? 'coach-so-place' : 'coach-place', lead),
          ...punctuated(clauses),
        ],
        named: [
          house,
          ...grounds.flatMap((ground) => (ground.kind === 'has' ? [ground.house] : [])),
        ],
      });
    },
  };
}

function onlyDigit(sight: Sight, cell: number, digit: number): Entry | undefined {
  const { background } = sight;
  const { position } = background;
  const { board } = position;
  const explained = exclusion(sight, cell, board.every & ~(1 << (digit - 1)));
  if (explained === undefined) return undefined;
  const { grounds } = explained;
  const cost = prices.entry + prices.naked + explained.cost;
  const insight = digitInsight(grounds);
  return {
    cell,
    digit,
    cost,
    insight,
    rests: linksAmong(grounds),
    link: () => {
      const reasons = new ReasonList(position);
      for (const ground of grounds) cellReasons(sight, cell, ground, reasons);
      const isAfter = grounds.some(({ kind }) => kind === 'earlier');
      const clauses = digitClauses(background, grounds);
      const lead = { digit, cell: cellAt(board.size, cell), end: ':' };
      return linkOf(position, {
        insight,
        conclusion: [{ cell: cellAt(board.size, cell), is: digit }],
        because: reasons.list(),
        cost,
        where: houseWhere(board.size, boxOf(board, cell)),
        what: coachPhrasebook.notice('coach-what-digit', {}),
        words: [
          coachPhrasebook.notice(isAfter ? 'coach-so-digit' : 'coach-digit', lead),
          ...punctuated(clauses),
        ],
        named: grounds.flatMap((ground) => (ground.kind === 'house' ? [ground.house] : [])),
      });
    },
  };
}

/** Adds what the exact search needs for a ground of a cell. */
export function cellReasons(
  { background }: Sight,
  cell: number,
  ground: CellGround,
  reasons: ReasonList,
): void {
  const { position } = background;
  switch (ground.kind) {
    case 'house':
      reasons.house(ground.house);
      for (const digit of ground.digits) reasons.entry(position.placeOf(ground.house, digit));
      return;
    case 'bound':
      reasons.bound(background, ground.bound);
      return;
    default:
      for (const digit of ground.digits) reasons.gone(cell, digit);
  }
}

/** What a person would call it: the rarest thing that has to be seen. */
function placeInsight(sight: Sight, digit: number, grounds: readonly Ground[]): string {
  const { size } = sight.background.position.board;
  const kinds = new Set<string>();
  let far = 0;
  for (const ground of grounds) {
    if (ground.kind === 'ranks') kinds.add('rank');
    else if (ground.kind === 'crowds') far = Math.max(far, ground.limit);
    else if (ground.kind === 'bound') {
      const kind = boundKind(ground.bound);
      kinds.add(kind);
      if (kind === 'near' || kind === 'far') far = Math.max(far, ground.bound.limit);
    }
  }
  if (kinds.has('push')) return 'push';
  if (far === 2 && !kinds.has('rank')) {
    if (digit === 2) return 'second-lowest';
    if (digit === size - 1) return 'second-highest';
  }
  if (far > 1) return 'chain-length';
  if (kinds.has('rank')) return 'missing-rank';
  if (far === 1) return digit === 1 ? 'low-point' : 'high-point';
  return kinds.has('entry') ? 'next-to-digit' : 'only-place';
}

function digitInsight(grounds: readonly CellGround[]): string {
  const kinds = new Set(
    grounds.map((ground) => (ground.kind === 'bound' ? boundKind(ground.bound) : ground.kind)),
  );
  if (kinds.has('push')) return 'push';
  if (kinds.has('far')) return 'chain-length';
  return kinds.has('rank') ? 'missing-rank' : 'only-digit';
}

/** What has to be seen for a bound: a neighbour, an entered digit, the first missing one, a push, or a count. */
function boundKind(bound: Bound): 'near' | 'entry' | 'rank' | 'push' | 'far' {
  switch (bound.kind) {
    case 'neighbour':
      return 'near';
    case 'entry':
    case 'push':
      return bound.kind;
    case 'rank':
      return bound.members.length === 1 ? 'rank' : 'far';
    default:
      return 'far';
  }
}

/** A link with its marks: the houses it names, the cells of its facts, an arrow for each sign. */
export function linkOf(
  position: Position,
  { named, ...link }: Omit<Link, 'marks'> & { readonly named: readonly number[] },
): Link {
  return { ...link, marks: marksOf(position, named, link.conclusion, link.because) };
}

export function marksOf(
  { board }: Position,
  named: readonly number[],
  conclusion: readonly Fact[],
  because: readonly Reason[],
): LinkMarks {
  const { size } = board;
  const isConcluded = (fact: Fact) =>
    conclusion.some(({ cell }) => cell.row === fact.cell.row && cell.col === fact.cell.col);
  return {
    lines: [...new Set(named)].map((house) => houseWhere(size, house)),
    cells: because.flatMap((reason) =>
      'cell' in reason && !isConcluded(reason) ? [reason.cell] : [],
    ),
    arrows: because.flatMap((reason) => {
      if (!('constraint' in reason) || reason.constraint < 3 * size) return [];
      const [first, second] = signCells(size, reason.constraint);
      const isRising = board.signsAbove[first].some((sign) => board.upper[sign] === second);
      const [from, to] = isRising ? [first, second] : [second, first];
      return [{ from: cellAt(size, from), to: cellAt(size, to) }];
    }),
  };
}
