/** What the ladder's sentences rest on, in the coach's words: each saying is true, and takes digits away. */

import type { Cell } from '../../src/kernel/index.ts';
import { type Board, cellsIn, housesIn, isSame, nameOf, numbersIn } from './read-board.ts';

interface Why {
  readonly board: Board;
  /** Whether the player or an earlier link ruled it out. */
  isGone(cell: Cell, digit: number): boolean;
  strike(cell: Cell, digit: number): void;
  boxFillings(cell: Cell): Iterable<ReadonlyMap<string, number>>;
}

interface Saying {
  readonly en: string;
  readonly pt: string;
  read(match: readonly string[], why: Why): boolean;
}

/** Whether no filling of its box gives a cell one of the digits, as far as was known before; they are gone then. */
function isNever(cells: readonly Cell[], isOut: (digit: number) => boolean, why: Why): boolean {
  const digits = Array.from({ length: why.board.size }, (_, index) => index + 1).filter(isOut);
  const isTrue = cells.every((cell) => {
    for (const filling of why.boxFillings(cell)) {
      const digit = filling.get(nameOf(cell));
      if (digit !== undefined && isOut(digit)) return false;
    }
    return true;
  });
  for (const cell of cells) for (const digit of digits) why.strike(cell, digit);
  return isTrue;
}

/** Whether each was ruled out before, by the player or by an earlier link. */
function areGone(cells: readonly Cell[], digits: readonly number[], why: Why): boolean {
  return cells.every((cell) =>
    digits.every((digit) => {
      why.strike(cell, digit);
      return why.isGone(cell, digit);
    }),
  );
}

/** Whether a digit stands around each other open cell of the house, or no filling of the box gives it to it. */
function isOnlyIn(house: string, digit: number, list: string, why: Why): boolean {
  const { board } = why;
  const [{ kind, number }] = housesIn(house);
  const places = cellsIn(list);
  const cells = board.house(kind, number);
  const others = cells.filter(
    (cell) =>
      board.digit(cell) === 0 &&
      !places.some((place) => isSame(place, cell)) &&
      !board.peers(cell).some((peer) => board.digit(peer) === digit),
  );
  const areThere = places.every((place) => cells.some((cell) => isSame(place, cell)));
  return areThere && isNever(others, (one) => one === digit, why);
}

export const sayings: readonly Saying[] = [
  {
    en: 'At a glance, in ([^.;]+) the (\\d+) fits only in ([^.]+)',
    pt: 'Vê-se que na (\\S+ \\d+) o (\\d+) só cabe em ([^.]+)',
    read([, house, digit, list], why) {
      const [first, ...more] = list.split('; ');
      const others = more.map((each) => /^(?:in|na) (.+?) (?:only in|só em) (.+)$/.exec(each));
      const all = [['', house, first], ...others];
      return all
        .map((each) => each !== null && isOnlyIn(each[1], Number(digit), each[2], why))
        .every((isTrue) => isTrue);
    },
  },
  {
    en: 'At a glance the (\\d+) is not in ([^.;]+)',
    pt: 'Vê-se que o (\\d+) não está em ([^.;]+)',
    read: ([, digit, list], why) => isNever(cellsIn(list), (one) => one === Number(digit), why),
  },
  {
    en: '(?:At a glance )?((?:r\\d+c\\d+(?:, | and )?)+) (?:is|are) at (least|most) (\\d+)(?=[.;])',
    pt: '(?:Vê-se que )?((?:L\\d+C\\d+(?:, | e )?)+) (?:é|são) (pelo menos|no máximo) (\\d+)(?=[.;])',
    read: ([, list, word, bound], why) =>
      isNever(
        cellsIn(list),
        (one) => (/least|menos/.test(word) ? one < Number(bound) : one > Number(bound)),
        why,
      ),
  },
  {
    en: 'The (\\d+) was ruled out already in ([^.;]+)',
    pt: 'O (\\d+) já foi excluído em ([^.;]+)',
    read: ([, digit, list], why) => areGone(cellsIn(list), [Number(digit)], why),
  },
  {
    en: 'Th(?:is|ese) digits? (?:was|were) ruled out already in ([^.;:]+): ([^.;]+)',
    pt: 'Estes? algarismos? já (?:foi|foram) excluídos? em ([^.;:]+): ([^.;]+)',
    read: ([, list, digits], why) => areGone(cellsIn(list), numbersIn(digits), why),
  },
  {
    en: 'In ([^.;]+) the marks leave only ([^.;]+)',
    pt: 'Em ([^.;]+) as marcas só deixam ([^.;]+)',
    read([, list, digits], why) {
      const left = numbersIn(digits);
      const others = Array.from({ length: why.board.size }, (_, index) => index + 1).filter(
        (digit) => !left.includes(digit),
      );
      return areGone(cellsIn(list), others, why);
    },
  },
  {
    // Who is only pointed at the marks is told nothing that could be wrong: all that is gone counts.
    en: 'The marks show (?:where the \\d+ was ruled out already|what was ruled out already in ([^.;]+))',
    pt: 'As marcas mostram (?:onde o \\d+ já foi excluído|o que já foi excluído em ([^.;]+))',
    read([, list], why) {
      const cells = list === undefined ? why.board.cells : cellsIn(list);
      for (const cell of cells) {
        for (let digit = 1; digit <= why.board.size; digit++) {
          if (why.isGone(cell, digit)) why.strike(cell, digit);
        }
      }
      return true;
    },
  },
];
