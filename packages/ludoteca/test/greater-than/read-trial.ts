/**
 * Reads suppositions back: with the supposition made, everything that follows by single candidates, single
 * places and signs is worked out, slowly. Each "then" has to be among it, and what is impossible at the end.
 */

import type { Cell, Language } from '../../src/kernel/index.ts';
import type { Link } from '../../src/puzzle/index.ts';
import { type Board, cellsIn, housesIn, isSame, nameOf, numbersIn } from './read-board.ts';
import { readChain } from './read-chain.ts';

type Left = Map<string, readonly number[]>;

interface Then {
  readonly en: RegExp;
  readonly pt: RegExp;
  isSo(match: readonly string[], board: Board, left: Left): boolean;
}

const hasOnly = (left: Left, cell: Cell, digit: number) =>
  (left.get(nameOf(cell)) ?? []).every((one) => one === digit);

const thens: readonly Then[] = [
  {
    en: /^Then (\S+) is (\d+)\. ?/,
    pt: /^Então (\S+) é (\d+)\. ?/,
    isSo: ([, name, digit], _board, left) => hasOnly(left, cellsIn(name)[0], Number(digit)),
  },
  {
    en: /^Then the marked signs and houses cannot all be obeyed, whatever is tried\. ?/,
    pt: /^Então os sinais, linhas, colunas e caixas que estão marcados não podem ser todos respeitados, tente-se o que se tentar\. ?/,
    // Of this nothing can be counted on the board: only the exact search knows, and it is asked elsewhere.
    isSo: () => true,
  },
  {
    en: /^Then, one after the other, (.+?) become ([\d, and]+)\. ?/,
    pt: /^Então, uma após outra, (.+?) passam a ser ([\d, e]+)\. ?/,
    isSo([, list, said], _board, left) {
      const [cells, digits] = [cellsIn(list), numbersIn(said)];
      return (
        cells.length === digits.length &&
        cells.every((cell, index) => hasOnly(left, cell, digits[index]))
      );
    },
  },
  {
    en: /^By the marked signs and houses nothing is then left for (\S+)\. ?/,
    pt: /^Pelos sinais, linhas, colunas e caixas que estão marcados não resta então nada para (\S+)\. ?/,
    isSo: ([, name], _board, left) => (left.get(nameOf(cellsIn(name)[0])) ?? []).length === 0,
  },
  {
    en: /^By the marked signs and houses (.+?) then has no place left for (\d+)\. ?/,
    pt: /^Pelos sinais, linhas, colunas e caixas que estão marcados a (.+?) não tem então lugar para o (\d+)\. ?/,
    isSo([, where, digit], board, left) {
      const [{ kind, number }] = housesIn(where);
      return board
        .house(kind, number)
        .every((cell) => left.get(nameOf(cell))?.includes(Number(digit)) !== true);
    },
  },
];

/** The faults of a supposition; nothing when it is none. */
export function readTrial(
  text: string,
  language: Language,
  board: Board,
  known: (cell: Cell) => readonly number[],
  link: Pick<Link, 'conclusion'> | undefined,
): string[] | undefined {
  const begin = /^(?:Suppose|Supõe que) (\S+) (?:were|era) (\d+)\. /.exec(text);
  if (begin === null) return undefined;
  const [cell] = cellsIn(begin[1]);
  const digit = Number(begin[2]);
  const isConcluded = link?.conclusion.some(
    (fact) => 'not' in fact && isSame(fact.cell, cell) && fact.not.includes(digit),
  );
  const faults = link === undefined || isConcluded === true ? [] : ['another conclusion'];
  let rest = text.slice(begin[0].length);
  const chain = readChain(rest, language, board, known, { cell, digit });
  if (chain !== undefined) return [...faults, ...chain];
  const left: Left = new Map(board.cells.map((one) => [nameOf(one), known(one)]));
  left.set(nameOf(cell), [digit]);
  propagate(board, left);
  const told: Told[] = [{ cell, digit }];
  while (rest !== '') {
    const then = thens.find((one) => one[language].test(rest));
    const match = then?.[language].exec(rest);
    if (then === undefined || match == null) return [...faults, `no such sentence: ${rest}`];
    if (!then.isSo([...match], board, left)) faults.push(`not so: ${match[0]}`);
    faults.push(...clashes(match, told, board));
    rest = rest.slice(match[0].length);
  }
  // A dead end is what all of it is for; one that only the exact search knows says so.
  const isSearched = /cannot all be obeyed|não podem ser todos respeitados/.test(text);
  if (
    !isSearched &&
    [...left.values()].every((digits) => digits.length > 0) &&
    !lacksPlace(board, left)
  ) {
    faults.push('nothing impossible follows');
  }
  return faults;
}

interface Told {
  readonly cell: Cell;
  readonly digit: number;
}

/** What becomes certain and stands beside an equal digit: who reads sees the end there, and not where it is told. */
function clashes(match: readonly string[], told: Told[], board: Board): string[] {
  if (!/become|passam a ser|^Then \S+ is|^Então \S+ é/.test(match[0])) return [];
  const [cells, digits] = [cellsIn(match[1]), numbersIn(match[2])];
  return cells.flatMap((cell, index) => {
    const digit = digits[index];
    const peers = board.peers(cell);
    const isTwice =
      peers.some((peer) => board.digit(peer) === digit) ||
      told.some((one) => one.digit === digit && peers.some((peer) => isSame(peer, one.cell)));
    told.push({ cell, digit });
    return isTwice ? [`${digit} twice, at ${nameOf(cell)}`] : [];
  });
}

const kinds = ['row', 'column', 'box'] as const;

function* housesOf(board: Board): Generator<Cell[]> {
  for (const kind of kinds) {
    for (let number = 1; number <= board.size; number++) yield board.house(kind, number);
  }
}

function lacksPlace(board: Board, left: Left): boolean {
  for (const house of housesOf(board)) {
    for (let digit = 1; digit <= board.size; digit++) {
      if (!house.some((cell) => left.get(nameOf(cell))?.includes(digit))) return true;
    }
  }
  return false;
}

/**
 * Single candidates, single places and signs, until nothing more follows. From a cell with nothing left anything
 * follows: with all rules the end may come by another way than it is told, which uses only some of them.
 */
function propagate(board: Board, left: Left): void {
  const of = (cell: Cell) => left.get(nameOf(cell)) ?? [];
  const houses = [...housesOf(board)];
  for (let isNew = true; isNew; ) {
    isNew = false;
    const keep = (cell: Cell, isKept: (digit: number) => boolean) => {
      const before = of(cell);
      const after = before.filter(isKept);
      if (after.length === before.length) return;
      left.set(nameOf(cell), after);
      isNew = true;
    };
    for (const cell of board.cells) {
      const [only, ...more] = of(cell);
      if (only === undefined) for (const peer of board.peers(cell)) keep(peer, () => false);
      if (only !== undefined && more.length === 0) {
        for (const peer of board.peers(cell)) keep(peer, (digit) => digit !== only);
      }
      for (const under of board.next(cell, 'low')) {
        keep(cell, (digit) => digit > Math.min(...of(under)));
        keep(under, (digit) => digit < Math.max(...of(cell)));
      }
    }
    for (const house of houses) {
      for (let digit = 1; digit <= board.size; digit++) {
        const places = house.filter((cell) => of(cell).includes(digit));
        if (places.length === 1) keep(places[0], (one) => one === digit);
      }
    }
  }
}
