/** What the words of clauses mean: sides and bounds, the cells and houses they name, what is left to tell. */

import type { Cell } from '../../src/kernel/index.ts';
import {
  type Board,
  cellsIn,
  type House,
  housesIn,
  isSame,
  nameOf,
  type Side,
} from './read-board.ts';
import type { Claim } from './read-leads.ts';

export const sideOf = (word: string): Side =>
  word.startsWith('larger') || word.startsWith('maior') ? 'low' : 'high';
/** "A smaller neighbour" lies on the low side. */
export const nearSide = (word: string): Side =>
  word.startsWith('smaller') || word.startsWith('menor') ? 'low' : 'high';
export const sideOfBound = (word: string): Side => (/least|menos/.test(word) ? 'low' : 'high');

/** Cells of the claim's house that nothing has accounted for yet. */
export function restOf(claim: Claim, board: Board): Cell[] {
  const { house } = claim;
  if (house === undefined) return [];
  return board
    .house(house.kind, house.number)
    .filter(
      (cell) =>
        board.digit(cell) === 0 &&
        !claim.told.has(nameOf(cell)) &&
        !claim.places.some((place) => isSame(place, cell)),
    );
}

export const tell = (claim: Claim, cells: readonly Cell[]) => {
  for (const cell of cells) claim.told.add(nameOf(cell));
  return true;
};

/**
 * Whether what was said rules out the digit that is spoken of: a true word that is beside the point is a
 * fault. Where a cell is spoken of, all digits before the bound are gone from it.
 */
export const isTelling = (claim: Claim, side: Side, bound: number) => {
  if (claim.digit !== undefined) return side === 'low' ? claim.digit < bound : claim.digit > bound;
  for (let digit = 1; digit <= largest; digit++) {
    if (side === 'low' ? digit < bound : digit > bound) claim.gone.add(digit);
  }
  return true;
};
/** No board of the tests has a larger digit. */
const largest = 25;

/** The cell that is named, or the one that the sentence speaks of. */
export const cellOf = (name: string | undefined, claim: Claim): Cell =>
  name === undefined || name === 'it' ? claim.places[0] : cellsIn(name)[0];

/** The first digit left beyond so many cells. */
export const after = (board: Board, side: Side, cells: number) =>
  side === 'low' ? cells + 1 : board.size - cells;

export const crowdOf = (board: Board, cell: Cell, side: Side) =>
  board.boxOf(cell).filter((other) => board.isBeyond(cell, other, side)).length;

/** The house that is named, or the one that the sentence speaks of ("there"). */
export const houseOf = (where: string | undefined, claim: Claim): House => {
  const house = where === undefined ? claim.house : housesIn(where)[0];
  if (house === undefined) throw new Error('no house is spoken of');
  return house;
};

export const missingFrom = (board: Board, { kind, number }: House): number[] => {
  const has = new Set(board.house(kind, number).map(board.digit));
  return Array.from({ length: board.size }, (_, index) => index + 1).filter((one) => !has.has(one));
};
