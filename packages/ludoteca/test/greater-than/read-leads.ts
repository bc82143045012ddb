/** The leads of the coach's sentences: what they claim, before the clauses say why. */

import type { Cell } from '../../src/kernel/index.ts';
import {
  type Board,
  cellsIn,
  type House,
  housesIn,
  isSame,
  nameOf,
  numbersIn,
} from './read-board.ts';

/** The claim of a sentence: of which digit and house, or which cell, the clauses speak. */
export interface Claim {
  digit?: number;
  house?: House;
  /** Where it goes, or may go. */
  places: Cell[];
  /** Cells that clauses have accounted for. */
  told: Set<string>;
  /** The digits that a cell may still have, and those that clauses have taken from it. */
  left?: readonly number[];
  gone: Set<number>;
  /** The last cell of a house needs no clause. */
  isLast?: boolean;
}

const leads = {
  en: {
    last: /^(.+) is the last empty cell of (.+), and only (\d+) is missing there$/,
    place: /^(?:The|So the) (\d+) of (.+) (?:can only go|must be) in (.+)$/,
    digit: /^(?:So )?([rL]\S+) can only be ([\d, or]+)$/,
    bound: /^([rL]\S+) is at (?:least|most) (\d+)$/,
    so: /^So /,
  },
  pt: {
    last: /^(.+) é a última casa vazia da (.+), e lá só falta o (\d+)$/,
    place: /^(?:O|Por isso o) (\d+) da (.+) (?:só cabe|tem de estar) em (.+)$/,
    digit: /^(?:Por isso )?([rL]\S+) só pode ser ([\d, ou]+)$/,
    bound: /^([rL]\S+) é (?:pelo menos|no máximo) (\d+)$/,
    so: /^Por isso /,
  },
} as const;

const all = ({ size }: Board) => Array.from({ length: size }, (_, index) => index + 1);

function claimOf(places: readonly Cell[]): Claim {
  return { places: [...places], told: new Set(), gone: new Set() };
}

/** What the clauses leave unsaid: a cell of the house, or a digit of the cell, that nothing accounts for. */
export function unsaid(
  claim: Claim,
  board: Board,
  isGone: (cell: Cell, digit: number) => boolean,
): string[] {
  const { digit, house, places, told, left, gone, isLast } = claim;
  if (isLast) return [];
  if (house !== undefined && digit !== undefined) {
    const open = board.house(house.kind, house.number).filter((cell) => board.digit(cell) === 0);
    return open
      .filter((cell) => !places.some((place) => isSame(place, cell)))
      .filter((cell) => !told.has(nameOf(cell)) && !isGone(cell, digit))
      .map((cell) => `nothing is said of ${nameOf(cell)}`);
  }
  return all(board)
    .filter((one) => left?.includes(one) !== true && !gone.has(one))
    .map((one) => `nothing is said of the ${one}`);
}

export function readLead(
  lead: string,
  language: 'en' | 'pt',
  board: Board,
  faults: string[],
): Claim | undefined {
  const patterns = leads[language];
  const last = patterns.last.exec(lead);
  if (last !== null) {
    const [cell] = cellsIn(last[1]);
    const [house] = housesIn(last[2]);
    const cells = board.house(house.kind, house.number);
    const open = cells.filter((one) => board.digit(one) === 0);
    if (open.length !== 1 || !isSame(open[0], cell)) faults.push(`not the last: ${lead}`);
    if (cells.some((one) => board.digit(one) === Number(last[3]))) faults.push(`has it: ${lead}`);
    return { ...claimOf([cell]), left: [Number(last[3])], isLast: true };
  }
  const place = patterns.place.exec(lead);
  if (place !== null) {
    const [house] = housesIn(place[2]);
    const places = cellsIn(place[3]);
    const cells = board.house(house.kind, house.number);
    if (places.some((one) => !cells.some((other) => isSame(one, other)))) {
      faults.push(`a place outside of its house: ${lead}`);
    }
    return { ...claimOf(places), digit: Number(place[1]), house };
  }
  const digit = patterns.digit.exec(lead);
  if (digit !== null) return { ...claimOf(cellsIn(digit[1])), left: numbersIn(digit[2]) };
  const bound = patterns.bound.exec(lead);
  if (bound !== null) {
    const isLow = /least|menos/.test(lead);
    const left = all(board).filter((one) =>
      isLow ? one >= Number(bound[2]) : one <= Number(bound[2]),
    );
    return { ...claimOf(cellsIn(bound[1])), left };
  }
  if (!patterns.so.test(lead)) faults.push(`no such lead: ${lead}`);
  return undefined;
}
