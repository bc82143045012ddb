/**
 * Sees as many digits as cells in one house that only fit each other: cells with no other digits left
 * (naked), or digits with no other cells left (hidden). Serves pairs, triples and quads.
 */

import type { Finding } from '../../../puzzle/index.ts';
import { cellAt, houseWhere } from '../deduce/constraints.ts';
import { countOf, digitsOf, lowest, maskOf, type Position } from '../deduce/position.ts';
import { finding, notIn } from './finding.ts';
import { techniqueBook as book } from './phrases.ts';

export function* subsets(position: Position, size: number): Generator<Finding> {
  const { board, candidates, digits } = position;
  const open: number[][] = [];
  for (const cells of board.houses) {
    const left: number[] = [];
    for (let at = 0; at < cells.length; at++) if (digits[cells[at]] === 0) left.push(cells[at]);
    open.push(left);
  }
  for (let house = 3 * board.size - 1; house >= 0; house--) {
    // A subset that leaves nothing over strikes nothing.
    if (open[house].length <= size) continue;
    const few = open[house].filter((cell) => countOf(candidates[cell]) <= size);
    for (const { chosen, union } of unionsOf(few, candidates, size)) {
      const subset = naked(position, house, open[house], chosen, union);
      if (subset !== undefined) yield subset;
    }
  }
  const places = new Int32Array(board.size + 1);
  for (let house = 3 * board.size - 1; house >= 0; house--) {
    const cells = open[house];
    if (cells.length <= size) continue;
    // Of each digit, its places in the house as a mask.
    places.fill(0);
    for (let at = 0; at < cells.length; at++) {
      for (let left = candidates[cells[at]]; left !== 0; left &= left - 1) {
        places[lowest(left)] |= 1 << at;
      }
    }
    const few: number[] = [];
    for (let digit = 1; digit <= board.size; digit++) {
      if (places[digit] !== 0 && countOf(places[digit]) <= size) few.push(digit);
    }
    for (const { chosen, union } of unionsOf(few, places, size)) {
      const inside = cells.filter((_, at) => ((union >>> at) & 1) === 1);
      const subset = hidden(position, house, inside, chosen);
      if (subset !== undefined) yield subset;
    }
  }
}

interface Choice {
  readonly chosen: readonly number[];
  readonly union: number;
}

/** The choices of `size` items whose masks together have `size` bits. */
export function unionsOf(
  items: readonly number[],
  masks: ArrayLike<number>,
  size: number,
): Choice[] {
  const choices: Choice[] = [];
  const chosen: number[] = [];
  const choose = (from: number, union: number) => {
    for (let at = from; at <= items.length - size + chosen.length; at++) {
      const wider = union | masks[items[at]];
      const count = countOf(wider);
      if (count > size) continue;
      chosen.push(items[at]);
      if (chosen.length < size) choose(at + 1, wider);
      else if (count === size) choices.push({ chosen: [...chosen], union: wider });
      chosen.pop();
    }
  };
  if (items.length >= size) choose(0, 0);
  return choices;
}

function naked(
  position: Position,
  house: number,
  open: readonly number[],
  cells: readonly number[],
  union: number,
): Finding | undefined {
  const { size } = position.board;
  const others = open.filter((cell) => !cells.includes(cell));
  const conclusion = notIn(position, others, union);
  if (conclusion.length === 0) return undefined;
  return finding(position, {
    conclusion,
    named: [house],
    gather: (reasons) => {
      reasons.house(house);
      for (const cell of cells) reasons.only(cell, union);
    },
    tell: () => [
      book.notice('naked-subset', {
        house: houseWhere(size, house),
        cells: cells.map((cell) => cellAt(size, cell)),
        digits: digitsOf(union),
      }),
    ],
  });
}

function hidden(
  position: Position,
  house: number,
  cells: readonly number[],
  chosen: readonly number[],
): Finding | undefined {
  const { size, every, houses } = position.board;
  const conclusion = notIn(position, cells, every & ~maskOf(chosen));
  if (conclusion.length === 0) return undefined;
  return finding(position, {
    conclusion,
    named: [house],
    gather: (reasons) => {
      reasons.house(house);
      const others = houses[house].filter((cell) => !cells.includes(cell));
      for (const digit of chosen) reasons.notIn(others, digit);
    },
    tell: () => [
      book.notice('hidden-subset', {
        house: houseWhere(size, house),
        cells: cells.map((cell) => cellAt(size, cell)),
        digits: chosen,
      }),
    ],
  });
}
