/** Reads chains of candidates back: each one that is true makes the next false, which leaves one more to be true. */

import type { Cell, Language } from '../../src/kernel/index.ts';
import { type Board, cellsIn, housesIn, isSame } from './read-board.ts';

interface Candidate {
  readonly cell: Cell;
  readonly digit: number;
}

const links = {
  en: {
    place: /^Then (\S+) is not (\d+), and in (.+?) only (\S+) is left for it\. /,
    digit: /^Then (\S+) is not (\d+), so it is (\d+)\. /,
    end: /^But then (?<cell>\S+) cannot be (?<digit>\d+)\.$/,
    sign: /^But (?<cell>\S+) is (?<than>smaller|larger) than (?<other>\S+), so it cannot be (?<digit>\d+)\.$/,
    house:
      /^But (?<cell>\S+) and (?<other>\S+) are both in (?<house>.+?), so \S+ cannot be (?<digit>\d+)\.$/,
  },
  pt: {
    place: /^Então (\S+) não é (\d+), e na (.+?) só resta (\S+) para ele\. /,
    digit: /^Então (\S+) não é (\d+), por isso é (\d+)\. /,
    end: /^Mas então (?<cell>\S+) não pode ser (?<digit>\d+)\.$/,
    sign: /^Mas (?<cell>\S+) é (?<than>menor|maior) do que (?<other>\S+), por isso não pode ser (?<digit>\d+)\.$/,
    house:
      /^Mas (?<cell>\S+) e (?<other>\S+) estão ambas na (?<house>.+?), por isso \S+ não pode ser (?<digit>\d+)\.$/,
  },
} as const;

/** Whether both cannot be: one cell, one house, or a sign between them. */
function clash(board: Board, one: Candidate, other: Candidate): boolean {
  if (isSame(one.cell, other.cell)) return one.digit !== other.digit;
  const isPeer = board.peers(one.cell).some((cell) => isSame(cell, other.cell));
  if (isPeer && one.digit === other.digit) return true;
  return (
    (board.isBeyond(one.cell, other.cell, 'low') && one.digit <= other.digit) ||
    (board.isBeyond(one.cell, other.cell, 'high') && one.digit >= other.digit)
  );
}

/** Whether the last denies the first for the reason that is said. */
function isDenied(
  board: Board,
  now: Candidate,
  last: Candidate,
  { other, than, house }: Record<string, string | undefined>,
): boolean {
  if (other === undefined) return isSame(now.cell, last.cell) && now.digit !== last.digit;
  if (!isSame(cellsIn(other)[0], now.cell)) return false;
  if (house !== undefined) {
    const [{ kind, number }] = housesIn(house);
    const has = (cell: Cell) => board.house(kind, number).some((each) => isSame(each, cell));
    return now.digit === last.digit && has(now.cell) && has(last.cell);
  }
  const isSmaller = than === 'smaller' || than === 'menor';
  return (
    board.isBeyond(now.cell, last.cell, isSmaller ? 'low' : 'high') &&
    (isSmaller ? last.digit >= now.digit : last.digit <= now.digit)
  );
}

/** The faults of a chain from what is supposed; nothing when it is none. */
export function readChain(
  text: string,
  language: Language,
  board: Board,
  left: (cell: Cell) => readonly number[],
  supposed: Candidate,
): string[] | undefined {
  const patterns = links[language];
  const faults: string[] = [];
  let [now, rest] = [supposed, text];
  const expectTrue = (isTrue: boolean, said: string) => {
    if (!isTrue) faults.push(`not so: ${said}`);
  };
  for (;;) {
    const end = patterns.end.exec(rest) ?? patterns.sign.exec(rest) ?? patterns.house.exec(rest);
    if (end?.groups !== undefined) {
      const { cell, digit } = end.groups;
      const last = { cell: cellsIn(cell)[0], digit: Number(digit) };
      const isBack = isSame(last.cell, supposed.cell) && last.digit === supposed.digit;
      expectTrue(isBack && isDenied(board, now, last, end.groups), rest);
      return faults;
    }
    const place = patterns.place.exec(rest);
    const digit = patterns.digit.exec(rest);
    if (place !== null) {
      const gone = { cell: cellsIn(place[1])[0], digit: Number(place[2]) };
      const [{ kind, number }] = housesIn(place[3]);
      const next = { cell: cellsIn(place[4])[0], digit: gone.digit };
      const places = board
        .house(kind, number)
        .filter((cell) => left(cell).includes(gone.digit))
        .filter((cell) => !isSame(cell, gone.cell) && !isSame(cell, next.cell));
      expectTrue(clash(board, now, gone) && places.length === 0, place[0]);
      [now, rest] = [next, rest.slice(place[0].length)];
    } else if (digit !== null) {
      const [cell] = cellsIn(digit[1]);
      const gone = { cell, digit: Number(digit[2]) };
      const next = { cell, digit: Number(digit[3]) };
      const isOnly = left(cell).every((one) => one === gone.digit || one === next.digit);
      expectTrue(clash(board, now, gone) && isOnly, digit[0]);
      [now, rest] = [next, rest.slice(digit[0].length)];
    } else return undefined;
  }
}
