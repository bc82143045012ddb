/** The clauses of the coach's sentences, each with a pattern in both languages and what it claims of the board. */

import type { GreaterThanGrid } from '../../src/games/greater-than/clues.ts';
import type { Cell } from '../../src/kernel/index.ts';
import { type Board, cellsIn, housesIn, isSame, numbersIn, type Side } from './read-board.ts';
import type { Claim } from './read-leads.ts';
import {
  after,
  cellOf,
  crowdOf,
  houseOf,
  isTelling,
  missingFrom,
  nearSide,
  restOf,
  sideOf,
  sideOfBound,
  tell,
} from './read-meaning.ts';

export type Reader = (match: readonly string[], claim: Claim, board: Board) => boolean;

export function clauses(
  grid: GreaterThanGrid,
  isJustGone: (cell: Cell, digit: number) => boolean,
): readonly (readonly [en: string, pt: string, read: Reader])[] {
  const isStruck = ({ row, col }: Cell, digit: number) =>
    grid.struck?.[row][col].includes(digit) === true;
  return [
    [
      '(.+) already (?:has its|have their) (\\d+)',
      '(.+) já (?:tem|têm) o (\\d+)',
      ([, list, digit], claim, board) => {
        const houses = housesIn(list);
        tell(
          claim,
          houses.flatMap(({ kind, number }) => board.house(kind, number)),
        );
        return (
          houses.length > 0 &&
          Number(digit) === claim.digit &&
          houses.every(({ kind, number }) =>
            board.house(kind, number).some((cell) => board.digit(cell) === Number(digit)),
          )
        );
      },
    ],
    [
      '(.+) already has ([\\d, and]+)',
      'a (.+) já tem ([\\d, e]+)',
      ([, name, list], claim, board) => {
        const [{ kind, number }] = housesIn(name);
        const cells = board.house(kind, number);
        const digits = numbersIn(list);
        for (const digit of digits) claim.gone.add(digit);
        return (
          cells.some((cell) => isSame(cell, claim.places[0])) &&
          digits.every((digit) => cells.some((cell) => board.digit(cell) === digit))
        );
      },
    ],
    [
      'every other cell (there|left there) has a (smaller|larger) neighbour',
      'as outras casas( que restam)? têm todas uma vizinha (menor|maior)',
      ([, , word], claim, board) => {
        const rest = restOf(claim, board);
        tell(claim, rest);
        const side = nearSide(word);
        return (
          rest.length > 1 &&
          isTelling(claim, side, after(board, side, 1)) &&
          rest.every((cell) => board.next(cell, side).length > 0)
        );
      },
    ],
    [
      '(.+) (?:has|have) a (smaller|larger) neighbour',
      '(?:(.+) )?(?:tem|têm) uma vizinha (menor|maior)',
      ([, list, word], claim, board) => {
        const named = cellsIn(list ?? '');
        const cells = named.length === 0 ? [claim.places[0]] : named;
        tell(claim, cells);
        const side = nearSide(word);
        return (
          isTelling(claim, side, after(board, side, 1)) &&
          cells.every((cell) => board.next(cell, side).length > 0)
        );
      },
    ],
    [
      'every other cell left there is (larger|smaller) than at least (\\d+) (?:others|cells of its box)',
      'as outras casas que restam são (maiores|menores) do que pelo menos (\\d+) (?:outras|casas da sua caixa)',
      ([, word, limit], claim, board) => {
        const rest = restOf(claim, board);
        tell(claim, rest);
        const side = sideOf(word);
        return (
          isTelling(claim, side, after(board, side, Number(limit))) &&
          rest.every((cell) => crowdOf(board, cell, side) >= Number(limit))
        );
      },
    ],
    [
      '(.+) are each (larger|smaller) than at least (\\d+) (?:others there|cells of their box)',
      '(.+) são (maiores|menores) do que pelo menos (\\d+) (?:outras|casas da sua caixa)',
      ([, list, word, limit], claim, board) => {
        const cells = cellsIn(list);
        tell(claim, cells);
        const side = sideOf(word);
        return (
          isTelling(claim, side, after(board, side, Number(limit))) &&
          cells.every((cell) => crowdOf(board, cell, side) >= Number(limit))
        );
      },
    ],
    [
      '(\\S+) is (larger|smaller) than (.+), (?:itself|themselves) (?:larger|smaller) than the (\\d+) in (\\S+), so at (least|most) (\\d+)',
      '(?:(\\S+) )?é (maior|menor) do que (.+), que (?:é|são) (?:maior|menor)(?:es)? do que o (\\d+) de (\\S+), logo (pelo menos|no máximo) (\\d+)',
      ([, name, word, list, digit, far, , bound], claim, board) => {
        const cell = cellOf(name, claim);
        const [entry] = cellsIn(far);
        const members = cellsIn(list);
        const side = sideOf(word);
        tell(claim, [cell]);
        const reached = Number(digit) + (side === 'low' ? 1 : -1) * (members.length + 1);
        const box = board.boxOf(cell);
        return (
          board.digit(entry) === Number(digit) &&
          reached === Number(bound) &&
          isTelling(claim, side, reached) &&
          (members.length === 1 || members.every((one) => box.some((two) => isSame(one, two)))) &&
          members.every(
            (one) => board.isBeyond(cell, one, side) && board.isBeyond(one, entry, side),
          )
        );
      },
    ],
    [
      '(\\S+) is (larger|smaller) than (.+), still empty, so it cannot be ([\\d, or]+), the (?:smallest|largest) digits? missing (?:there|from (.+))',
      '(?:(\\S+) )?é (maior|menor) do que (.+), ainda vazias?, logo não pode ser ([\\d, ou]+), os? (?:menor|maior|menores|maiores) que (?:lá )?faltam?(?: na (.+))?',
      ([, name, word, list, digits, where], claim, board) => {
        const cell = cellOf(name, claim);
        const members = cellsIn(list);
        const side = sideOf(word);
        tell(claim, [cell]);
        const house = houseOf(where, claim);
        const missing = missingFrom(board, house);
        if (side === 'high') missing.reverse();
        const box = board.house(house.kind, house.number);
        const first = missing[members.length];
        return (
          (claim.digit === undefined
            ? isTelling(claim, side, first)
            : numbersIn(digits).includes(claim.digit)) &&
          numbersIn(digits).join() === missing.slice(0, members.length).join() &&
          [cell, ...members].every((one) => box.some((two) => isSame(one, two))) &&
          members.every((one) => board.digit(one) === 0 && board.isBeyond(cell, one, side))
        );
      },
    ],
    [
      '(\\S+) is (larger|smaller) than (.+), and so than the (\\d+) in (\\S+)',
      '(?:(\\S+) )?é (maior|menor) do que (.+), e assim do que o (\\d+) de (\\S+)',
      ([, name, word, list, digit, far], claim, board) => {
        const cell = cellOf(name, claim);
        const [entry] = cellsIn(far);
        const side = sideOf(word);
        tell(claim, [cell]);
        return (
          board.digit(entry) === Number(digit) &&
          isTelling(claim, side, Number(digit) + (side === 'low' ? 1 : -1)) &&
          cellsIn(list).every(
            (one) => board.isBeyond(cell, one, side) && board.isBeyond(one, entry, side),
          )
        );
      },
    ],
    [
      'it is larger than the (\\d+) in (\\S+) and smaller than the (\\d+) in (\\S+)',
      'é maior do que o (\\d+) de (\\S+) e menor do que o (\\d+) de (\\S+)',
      ([, low, under, high, over], claim, board) =>
        (
          [
            [low, under, 'low', 1],
            [high, over, 'high', -1],
          ] as const
        ).every(([digit, far, side, step]) => {
          const [entry] = cellsIn(far);
          return (
            board.digit(entry) === Number(digit) &&
            board.isBeyond(claim.places[0], entry, side) &&
            isTelling(claim, side, Number(digit) + step)
          );
        }),
    ],
    [
      '(\\S+) is (larger|smaller) than the (\\d+) in (\\S+)',
      '(?:(\\S+) )?é (maior|menor) do que o (\\d+) de (\\S+)',
      ([, name, word, digit, far], claim, board) => {
        const cell = cellOf(name, claim);
        const [entry] = cellsIn(far);
        tell(claim, [cell]);
        const side = sideOf(word);
        return (
          board.digit(entry) === Number(digit) &&
          isTelling(claim, side, Number(digit) + (side === 'low' ? 1 : -1)) &&
          board.isBeyond(cell, entry, side)
        );
      },
    ],
    [
      '(\\S+) is (larger|smaller) than (.+), so at (?:least|most) (\\d+)',
      '(?:(\\S+) )?é (maior|menor) do que (.+), logo (?:pelo menos|no máximo) (\\d+)',
      ([, name, word, list, bound], claim, board) => {
        const cell = cellOf(name, claim);
        const members = cellsIn(list);
        const side = sideOf(word);
        tell(claim, [cell]);
        const reached = side === 'low' ? members.length + 1 : board.size - members.length;
        const isOneHouse = [1, 2, 3].some((kind) =>
          members.every((one) =>
            kind === 1
              ? one.row === members[0].row
              : kind === 2
                ? one.col === members[0].col
                : board.boxOf(members[0]).some((two) => isSame(one, two)),
          ),
        );
        return (
          reached === Number(bound) &&
          isTelling(claim, side, reached) &&
          isOneHouse &&
          members.every((one) => board.isBeyond(cell, one, side))
        );
      },
    ],
    [
      'the signs (?:rise|fall)(?: from the (\\d+) in (\\S+))? to (\\S+) along (.+), so it is at (least|most) (\\d+)',
      'os sinais (?:sobem|descem)(?: do (\\d+) de (\\S+))? até (\\S+) por (.+), logo é (pelo menos|no máximo) (\\d+)',
      ([, digit, far, name, list, word, bound], claim, board) => {
        const side = sideOfBound(word);
        const [cell] = cellsIn(name);
        const path = [...(far === undefined ? [] : cellsIn(far)), ...cellsIn(list), cell];
        tell(claim, [cell]);
        const start = side === 'low' ? 1 : board.size;
        const from = digit === undefined ? start : Number(digit);
        const reached = from + (side === 'low' ? 1 : -1) * (path.length - 1);
        return (
          reached === Number(bound) &&
          isTelling(claim, side, reached) &&
          (far === undefined || board.digit(path[0]) === Number(digit)) &&
          path
            .slice(1)
            .every((one, at) => board.next(one, side).some((two) => isSame(two, path[at])))
        );
      },
    ],
    [
      '(.+) has ([\\d, and]+), so (\\S+) is at (?:least|most) (\\d+), and (\\S+), which is (larger|smaller), at (?:least|most) (\\d+)',
      'a (.+) tem ([\\d, e]+), logo (\\S+) é (?:pelo menos|no máximo) (\\d+), e (\\S+), que é (maior|menor), (?:pelo menos|no máximo) (\\d+)',
      ([, where, list, other, least, name, word, bound], claim, board) => {
        const [{ kind, number }] = housesIn(where);
        const cells = board.house(kind, number);
        const [cell] = cellsIn(name);
        const [neighbour] = cellsIn(other);
        const side = sideOf(word);
        tell(claim, [cell]);
        const digits = numbersIn(list);
        const first = side === 'low' ? 1 : board.size - digits.length + 1;
        const step = side === 'low' ? 1 : -1;
        const start = side === 'low' ? digits.length + 1 : board.size - digits.length;
        return (
          digits.every((digit, at) => digit === first + at) &&
          digits.every((digit) => cells.some((one) => board.digit(one) === digit)) &&
          cells.some((one) => isSame(one, neighbour)) &&
          board.next(cell, side).some((one) => isSame(one, neighbour)) &&
          Number(least) === start &&
          Number(bound) === start + step &&
          isTelling(claim, side, start + step)
        );
      },
    ],
    [
      '(\\d+) is the (smallest|largest) digit missing (?:there|from (.+)), and (every other cell left there is|.+ are) (larger|smaller) than another empty (?:one|cell there)',
      '(\\d+) é o (menor|maior) que (?:lá falta|falta na (.+)), e (as outras casas que restam são|.+ são) (maiores|menores) do que outra casa vazia(?: de lá)?',
      ([, digit, word, where, list, than], claim, board) => {
        const house = houseOf(where, claim);
        const side: Side = word === 'smallest' || word === 'menor' ? 'low' : 'high';
        const named = cellsIn(list);
        const cells = named.length > 0 ? named : restOf(claim, board);
        tell(claim, cells);
        const missing = missingFrom(board, house);
        if (side === 'high') missing.reverse();
        const box = board.house(house.kind, house.number);
        return (
          missing[0] === Number(digit) &&
          sideOf(than) === side &&
          Number(digit) === claim.digit &&
          cells.every((cell) =>
            box.some((other) => board.digit(other) === 0 && board.isBeyond(cell, other, side)),
          )
        );
      },
    ],
    [
      'the marks rule it out in (.+)',
      'as marcas excluem-no em (.+)',
      ([, list], claim) => {
        const cells = cellsIn(list);
        tell(claim, cells);
        return cells.every((cell) => isStruck(cell, claim.digit ?? 0));
      },
    ],
    [
      'it was just ruled out in (.+)',
      'acabou de ser excluído em (.+)',
      ([, list], claim) => {
        const cells = cellsIn(list);
        tell(claim, cells);
        return cells.every((cell) => isJustGone(cell, claim.digit ?? 0));
      },
    ],
    [
      'the marks rule out ([\\d, and]+)',
      'as marcas excluem ([\\d, e]+)',
      ([, list], claim) => {
        for (const digit of numbersIn(list)) claim.gone.add(digit);
        return numbersIn(list).every((digit) => isStruck(claim.places[0], digit));
      },
    ],
    [
      'the marks leave nothing else',
      'as marcas não deixam mais nada',
      (_match, claim, board) => {
        const [{ row, col }] = claim.places;
        const struck = grid.struck?.[row][col] ?? [];
        for (const digit of struck) claim.gone.add(digit);
        return struck.length > 0 && board.digit(claim.places[0]) === 0;
      },
    ],
    [
      '([\\d, and]+) (?:was|were) just ruled out',
      '([\\d, e]+) (?:acabou de ser excluído|acabaram de ser excluídos)',
      ([, list], claim) => {
        for (const digit of numbersIn(list)) claim.gone.add(digit);
        return numbersIn(list).every((digit) => isJustGone(claim.places[0], digit));
      },
    ],
  ];
}
