/**
 * Reads suppositions back: with the supposition made, everything that follows by single candidates, single
 * places and signs is worked out, slowly, by the signs and houses that the link marks and nothing else. Each
 * "then" has to be among it, and what is impossible at the end.
 */

import { reasonToJson } from '../../src/games/greater-than/deduce/reason-json.ts';
import { type Cell, cellName, type Language } from '../../src/kernel/index.ts';
import type { Link } from '../../src/puzzle/index.ts';
import { type Board, cellsIn, housesIn, isSame, nameOf } from './read-board.ts';
import { readChain } from './read-chain.ts';

type Left = Map<string, readonly number[]>;

const patterns = {
  en: {
    is: /^Then (?<cell>\S+) can only be (?<digit>\d+)\. ?/,
    goes: /^Then the (?<digit>\d+) of (?<house>.+?) can only go in (?<cell>\S+)\. ?/,
    nothing: /^By the marked signs and houses nothing is then left for (\S+)\. ?$/,
    place: /^By the marked signs and houses (.+?) then has no place left for (\d+)\. ?$/,
    // Of this nothing can be counted on the board: only the exact search knows, and it is asked elsewhere.
    search: /^Then the marked signs and houses cannot all be obeyed, whatever is tried\. ?$/,
  },
  pt: {
    is: /^Então (?<cell>\S+) só pode ser (?<digit>\d+)\. ?/,
    goes: /^Então o (?<digit>\d+) da (?<house>.+?) só cabe em (?<cell>\S+)\. ?/,
    nothing:
      /^Pelos sinais, linhas, colunas e caixas que estão marcados não resta então nada para (\S+)\. ?$/,
    place:
      /^Pelos sinais, linhas, colunas e caixas que estão marcados a (.+?) não tem então lugar para o (\d+)\. ?$/,
    search:
      /^Então os sinais, linhas, colunas e caixas que estão marcados não podem ser todos respeitados, tente-se o que se tentar\. ?$/,
  },
} as const;

/** What is known of a link besides its words; without its reasons all rules are taken for marked. */
export type ReadLink = Pick<Link, 'conclusion'> & Partial<Pick<Link, 'because'>>;

interface Known {
  readonly board: Board;
  /** What is left to a cell by all that can be known of it, and by what is told alone. */
  known(cell: Cell): readonly number[];
  told(cell: Cell): readonly number[];
  readonly link: ReadLink | undefined;
}

/** The faults of a supposition; nothing when it is none. */
export function readTrial(
  text: string,
  language: Language,
  { board, known, told: saidOf, link }: Known,
): string[] | undefined {
  const begin = /^(?:Suppose|Supõe que) (\S+) (?:were|era) (\d+)\. /.exec(text);
  if (begin === null) return undefined;
  const [cell] = cellsIn(begin[1]);
  const digit = Number(begin[2]);
  const isConcluded = link?.conclusion.some(
    (fact) => 'not' in fact && isSame(fact.cell, cell) && fact.not.includes(digit),
  );
  const faults = link === undefined || isConcluded === true ? [] : ['another conclusion'];
  let rest = withoutNumbers(text.slice(begin[0].length), faults);
  const chain = readChain(rest, language, board, known, { cell, digit });
  if (chain !== undefined) return [...faults, ...chain];
  const says = patterns[language];
  const rules = rulesOf(board, link);
  const left: Left = new Map(board.cells.map((one) => [nameOf(one), saidOf(one)]));
  const certain = new Set<string>();
  follow(board, left, rules, certain, true);
  const told: Told[] = [];
  const suppose = (one: Told) => {
    left.set(nameOf(one.cell), [one.digit]);
    certain.add(nameOf(one.cell));
    told.push(one);
    follow(board, left, rules, certain, false);
  };
  suppose({ cell, digit });
  for (;;) {
    const match = says.is.exec(rest) ?? says.goes.exec(rest);
    if (match?.groups === undefined) break;
    rest = rest.slice(match[0].length);
    const { house } = match.groups;
    const one = { cell: cellsIn(match.groups.cell)[0], digit: Number(match.groups.digit) };
    const at = nameOf(one.cell);
    const isSo = left.get(at)?.every((other) => other === one.digit);
    if (isSo !== true) faults.push(`not so: ${one.digit} at ${at}`);
    if (house !== undefined && !isOnlyPlace(one, house, board, left)) {
      faults.push(`not the only place: ${match[0]}`);
    }
    if (isTwice(one, told, board)) faults.push(`${one.digit} twice, at ${at}`);
    suppose(one);
  }
  const nothing = says.nothing.exec(rest);
  const place = says.place.exec(rest);
  if (nothing !== null) {
    if (left.get(nameOf(cellsIn(nothing[1])[0]))?.length !== 0) faults.push(`not so: ${rest}`);
  } else if (place !== null) {
    const [{ kind, number }] = housesIn(place[1]);
    const hasPlace = board
      .house(kind, number)
      .some((one) => left.get(nameOf(one))?.includes(Number(place[2])));
    if (hasPlace) faults.push(`not so: ${rest}`);
  } else if (!says.search.test(rest)) faults.push(`no such sentence: ${rest}`);
  return faults;
}

/** The steps without their numbers, which have to be 1, 2, 3 and so on. */
function withoutNumbers(text: string, faults: string[]): string {
  const numbers = [...text.matchAll(/\((\d+)\) /g)].map(([, number]) => Number(number));
  if (numbers.some((number, at) => number !== at + 1)) faults.push(`not in turn: ${numbers}`);
  return text.replaceAll(/\(\d+\) /g, '');
}

/** Whether no other cell of the house is left for the digit. */
function isOnlyPlace({ cell, digit }: Told, said: string, board: Board, left: Left): boolean {
  const [{ kind, number }] = housesIn(said);
  const cells = board.house(kind, number);
  const others = cells.filter((one) => !isSame(one, cell));
  return (
    others.length < cells.length && others.every((one) => !left.get(nameOf(one))?.includes(digit))
  );
}

interface Told {
  readonly cell: Cell;
  readonly digit: number;
}

/** What becomes certain and stands beside an equal digit: who reads sees the end there, and not where it is told. */
function isTwice({ cell, digit }: Told, told: readonly Told[], board: Board): boolean {
  const peers = board.peers(cell);
  return (
    peers.some((peer) => board.digit(peer) === digit) ||
    told.some((one) => one.digit === digit && peers.some((peer) => isSame(peer, one.cell)))
  );
}

/** Houses by their cells, and signs by the smaller cell and the larger. */
interface Rules {
  readonly houses: readonly (readonly Cell[])[];
  readonly signs: readonly (readonly [Cell, Cell])[];
}

const kinds = { r: 'row', c: 'column', b: 'box' } as const;

/** The rules that the link marks. */
function rulesOf(board: Board, link: ReadLink | undefined): Rules {
  const marked = link?.because?.map((reason) => JSON.stringify(reasonToJson(board.clues, reason)));
  const isMarked = (rule: object) => marked === undefined || marked.includes(JSON.stringify(rule));
  const houses: (readonly Cell[])[] = [];
  for (const [letter, kind] of Object.entries(kinds)) {
    for (let number = 1; number <= board.size; number++) {
      if (isMarked({ house: `${letter}${number}` })) houses.push(board.house(kind, number));
    }
  }
  const signs = board.cells.flatMap((upper) =>
    board.next(upper, 'low').flatMap((lower): [Cell, Cell][] => {
      const between = [lower, upper].sort(
        (one, other) => one.row - other.row || one.col - other.col,
      );
      return isMarked({ sign: between.map((cell) => cellName(cell)) }) ? [[lower, upper]] : [];
    }),
  );
  return { houses, signs };
}

/**
 * What certain cells, single places and signs rule out, until nothing more is. A cell that is certain stays so, and
 * no other excludes its digit: one that nobody was told of proves nothing. At the beginning every cell with one digit
 * left becomes certain.
 */
function follow(
  board: Board,
  left: Left,
  { houses, signs }: Rules,
  certain: Set<string>,
  isBeginning: boolean,
): void {
  const of = (cell: Cell) => left.get(nameOf(cell)) ?? [];
  for (let isNew = true; isNew; ) {
    isNew = false;
    const keep = (cell: Cell, isKept: (digit: number) => boolean) => {
      const after = of(cell).filter(isKept);
      if (certain.has(nameOf(cell)) || after.length === of(cell).length) return;
      left.set(nameOf(cell), after);
      isNew = true;
    };
    if (isBeginning) {
      for (const cell of board.cells) if (of(cell).length === 1) certain.add(nameOf(cell));
    }
    for (const [lower, upper] of signs) {
      keep(upper, (digit) => digit > Math.min(...of(lower)));
      keep(lower, (digit) => digit < Math.max(...of(upper)));
    }
    for (const house of houses) {
      for (const cell of house) {
        if (!certain.has(nameOf(cell))) continue;
        for (const peer of house) if (peer !== cell) keep(peer, (digit) => digit !== of(cell)[0]);
      }
      for (let digit = 1; digit <= board.size; digit++) {
        const places = house.filter((cell) => of(cell).includes(digit));
        if (places.length === 1) keep(places[0], (one) => one === digit);
        // What is marked may lead to an end here before the one that is told: nothing is left in this house then.
        if (places.length === 0) for (const cell of house) keep(cell, () => false);
      }
    }
  }
}
