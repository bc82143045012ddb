/** Grounds as clauses. What stands between the lead and the full stop is made here, and nowhere else. */

import type { Notice } from '../../../kernel/index.ts';
import { cellAt, houseWhere } from '../deduce/constraints.ts';
import type { CellGround } from './absence.ts';
import type { Background } from './glance.ts';
import type { Bound, Ground } from './grounds.ts';
import { coachPhrasebook } from './phrases.ts';
import { boxOf } from './reach.ts';

/** A clause that waits for its punctuation. */
export type Clause = (end: ';' | '.') => Notice;

/** Semicolons between clauses, a full stop after the last. */
export function punctuated(clauses: readonly Clause[]): Notice[] {
  return clauses.map((clause, index) => clause(index === clauses.length - 1 ? '.' : ';'));
}

/** More cells than this are not named, where "every other cell" says the same. */
const few = 2;

/** Why the digit is nowhere else in a house. Who says "every other cell left" says it last. */
export function placeClauses(
  background: Background,
  spoken: number,
  grounds: readonly Ground[],
): Clause[] {
  const { size } = background.position.board;
  const cellsOf = (cells: readonly number[]) => cells.map((cell) => cellAt(size, cell));
  const lines = grounds.flatMap((ground) => (ground.kind === 'has' ? [ground] : []));
  const groups = grounds.filter(({ kind }) => kind === 'crowds' || kind === 'ranks');
  const clauses: Clause[] = [];
  if (lines.length > 0) {
    const houses = lines
      .map(({ house }) => house)
      .sort((one, other) => one - other)
      .map((house) => houseWhere(size, house));
    const [{ digit }] = lines;
    clauses.push((end) =>
      coachPhrasebook.notice('coach-has', { houses, digit, count: houses.length, end }),
    );
  }
  for (const ground of grounds) {
    if (ground.kind === 'bound') clauses.push(boundClause(background, ground.bound, { spoken }));
  }
  for (const kind of ['marks', 'earlier'] as const) {
    const cells = cellsOf(grounds.flatMap((ground) => (ground.kind === kind ? ground.cells : [])));
    if (cells.length > 0)
      clauses.push((end) => coachPhrasebook.notice(`coach-${kind}`, { cells, end }));
  }
  // Only one of them can be "the rest": the others name their cells.
  for (const [index, group] of groups.entries()) {
    const isOnly = grounds.length === 1;
    const isLast = index === groups.length - 1;
    clauses.push(groupClause(background, spoken, group, isOnly, isLast));
  }
  return clauses;
}

function groupClause(
  background: Background,
  spoken: number,
  ground: Ground,
  isOnly: boolean,
  isLast: boolean,
): Clause {
  if (ground.kind !== 'crowds' && ground.kind !== 'ranks') throw new Error(ground.kind);
  const { board } = background.position;
  const { size } = board;
  const { side } = ground;
  const cells = ground.cells.map((cell) => cellAt(size, cell));
  const count = cells.length;
  const isNamed = !isLast || count <= few;
  if (ground.kind === 'ranks') {
    const [bound] = ground.bounds;
    const digit = background.counted(side, bound.limit);
    const said = { digit, ...whereSaid(size, boxOf(board, bound.cell), spoken) };
    return (end) =>
      isNamed
        ? coachPhrasebook.notice(`coach-some-rank-${side}`, { ...said, cells, end })
        : coachPhrasebook.notice(`coach-rest-rank-${side}`, { ...said, end });
  }
  const { limit } = ground;
  if (limit > 1) {
    const { here } = whereSaid(size, boxOf(board, ground.cells[0]), spoken);
    return (end) =>
      isNamed
        ? coachPhrasebook.notice(`coach-some-crowd-${side}`, { cells, limit, here, end })
        : coachPhrasebook.notice(`coach-rest-crowd-${side}`, { limit, here, end });
  }
  return (end) => {
    if (isNamed) {
      return coachPhrasebook.notice(`coach-some-${side}`, { cells, count, own: 2, end });
    }
    return coachPhrasebook.notice(isOnly ? `coach-all-${side}` : `coach-rest-${side}`, { end });
  };
}

/** A house that is spoken of already is said as "there": `here` is 1 then, and no house is named. */
function whereSaid(size: number, house: number, spoken: number | undefined) {
  return house === spoken
    ? { here: 1, houses: [] }
    : { here: 2, houses: [houseWhere(size, house)] };
}

/** Why the cell is nothing else. Digits on both sides of it are told together. */
export function digitClauses(
  background: Background,
  grounds: readonly CellGround[],
): readonly Clause[] {
  const clauses: Clause[] = [];
  const ruledOut = grounds.flatMap((ground) => (ground.kind === 'earlier' ? ground.digits : []));
  const rest = grounds.filter((ground) => ground.kind !== 'earlier');
  if (ruledOut.length > 0) {
    const digits = [...new Set(ruledOut)].sort((one, other) => one - other);
    const count = digits.length;
    clauses.push((end) => coachPhrasebook.notice('coach-earlier-digits', { digits, count, end }));
  }
  for (let index = 0; index < rest.length; index++) {
    const both = betweenDigits(background, rest[index], rest[index + 1]);
    clauses.push(both ?? digitClause(background, rest[index], grounds.length === 1));
    if (both !== undefined) index++;
  }
  return clauses;
}

/** "It is larger than the 5 in r5c1 and smaller than the 7 in r4c2." */
function betweenDigits(
  { position: { board, digits } }: Background,
  one: CellGround,
  other: CellGround | undefined,
): Clause | undefined {
  if (one.kind !== 'bound' || other?.kind !== 'bound') return undefined;
  const [low, high] = [one.bound, other.bound];
  if (low.kind !== 'entry' || high.kind !== 'entry') return undefined;
  if (low.via.length + high.via.length > 0) return undefined;
  return (end) =>
    coachPhrasebook.notice('coach-entry-both', {
      low: digits[low.entry],
      lowEntry: cellAt(board.size, low.entry),
      high: digits[high.entry],
      highEntry: cellAt(board.size, high.entry),
      end,
    });
}

function digitClause(
  background: Background,
  ground: Exclude<CellGround, { readonly kind: 'earlier' }>,
  isOnly: boolean,
): Clause {
  switch (ground.kind) {
    case 'bound':
      return boundClause(background, ground.bound, { isOwn: true });
    case 'house': {
      const { digits } = ground;
      const house = houseWhere(background.position.board.size, ground.house);
      return (end) => coachPhrasebook.notice('coach-digits', { house, digits, end });
    }
    case 'marks': {
      const { digits } = ground;
      if (isOnly) return (end) => coachPhrasebook.notice('coach-marks-all', { end });
      return (end) => coachPhrasebook.notice('coach-marks-digits', { digits, end });
    }
  }
}

/** `isOwn`: the cell is what the sentence speaks of, and is not named again. `spoken`: so is this house. */
function boundClause(
  background: Background,
  bound: Bound,
  { isOwn = false, spoken }: { readonly isOwn?: boolean; readonly spoken?: number },
): Clause {
  const { board, digits } = background.position;
  const { size } = board;
  const { side } = bound;
  const at = (cell: number) => cellAt(size, cell);
  const all = (cells: readonly number[]) => cells.map(at);
  const cell = at(bound.cell);
  const who = isOwn ? { own: 1, cells: [] } : { own: 2, cells: [cell] };
  /** The first digit that is left to the cell. */
  const reached = background.counted(side, bound.limit + 1);
  switch (bound.kind) {
    case 'neighbour':
      return (end) => coachPhrasebook.notice(`coach-some-${side}`, { ...who, count: 1, end });
    case 'crowd': {
      const members = all(bound.members);
      return (end) =>
        coachPhrasebook.notice(`coach-crowd-${side}`, { ...who, members, bound: reached, end });
    }
    case 'entry': {
      const said = { ...who, digit: digits[bound.entry], entry: at(bound.entry) };
      const via = all(bound.via);
      return (end) =>
        via.length === 0
          ? coachPhrasebook.notice(`coach-entry-${side}`, { ...said, end })
          : coachPhrasebook.notice(`coach-way-${side}`, { ...said, via, end });
    }
    case 'between': {
      const members = all(bound.members);
      const said = { ...who, members, count: members.length, bound: reached };
      const from = { digit: digits[bound.entry], entry: at(bound.entry) };
      return (end) => coachPhrasebook.notice(`coach-between-${side}`, { ...said, ...from, end });
    }
    case 'chain': {
      const last = bound.path[bound.path.length - 1];
      const isEntered = digits[last] !== 0;
      const path = all(isEntered ? bound.path.slice(0, -1) : bound.path).reverse();
      const said = { cell, path, bound: reached };
      return (end) =>
        isEntered
          ? coachPhrasebook.notice(`coach-chain-entry-${side}`, {
              ...said,
              digit: digits[last],
              entry: at(last),
              end,
            })
          : coachPhrasebook.notice(`coach-chain-${side}`, { ...said, end });
    }
    case 'push': {
      const house = houseWhere(size, bound.house);
      const passed = Array.from({ length: bound.limit - 1 }, (_, index) =>
        background.counted(side, index + 1),
      ).sort((one, other) => one - other);
      const said = { house, digits: passed, other: at(bound.neighbour), cell, bound: reached };
      const least = background.counted(side, bound.limit);
      return (end) => coachPhrasebook.notice(`coach-push-by-${side}`, { ...said, least, end });
    }
    case 'rank': {
      const members = all(bound.members);
      const place = whereSaid(size, boxOf(board, bound.cell), spoken);
      const said = { ...who, ...place, members, digits: bound.digits, count: members.length };
      return (end) => coachPhrasebook.notice(`coach-rank-${side}`, { ...said, end });
    }
  }
}
