/**
 * Pairs, triples and quads: as many digits as cells in one house that only fit each other: cells with no
 * other digits left (naked), or digits with no other cells left (hidden).
 */

import type { Finding, Technique } from '../../../puzzle/index.ts';
import { type Barren, barrenHouses } from '../deduce/barren.ts';
import { cellAt, houseWhere } from '../deduce/constraints.ts';
import { hasHidden, hasNaked } from '../deduce/has-subset.ts';
import { countOf, digitsOf, lowest, maskOf, type Position } from '../deduce/position.ts';
import { finding, notIn } from './finding.ts';
import { techniquePhrasebook } from './phrases.ts';

export const pair: Technique<Position> = {
  name: 'pair',
  title: { en: 'Pair', pt: 'Par' },
  sees: {
    en: 'two cells of a house and two digits that only fit each other',
    pt: 'duas casas de uma linha, coluna ou caixa e dois algarismos que só servem uns aos outros',
  },
  difficulty: 'hard',
  find: (position) => subsets(position, 2),
};

export const triple: Technique<Position> = {
  name: 'triple',
  title: { en: 'Triple', pt: 'Trio' },
  sees: {
    en: 'three cells of a house and three digits that only fit each other',
    pt: 'três casas de uma linha, coluna ou caixa e três algarismos que só servem uns aos outros',
  },
  difficulty: 'hard',
  find: (position) => subsets(position, 3),
};

export const quad: Technique<Position> = {
  name: 'quad',
  title: { en: 'Quad', pt: 'Quadra' },
  sees: {
    en: 'four cells of a house and four digits that only fit each other',
    pt: 'quatro casas de uma linha, coluna ou caixa e quatro algarismos que só servem uns aos outros',
  },
  difficulty: 'hard',
  find: (position) => subsets(position, 4),
};

/** Where there is nothing to be seen, by the size of the subsets. */
type BySize = Readonly<Record<2 | 3 | 4, Barren>>;
const barrenNaked: BySize = { 2: barrenHouses(), 3: barrenHouses(), 4: barrenHouses() };
const barrenHidden: BySize = { 2: barrenHouses(), 3: barrenHouses(), 4: barrenHouses() };

function* subsets(position: Position, size: 2 | 3 | 4): Generator<Finding> {
  const { board } = position;
  const naked = barrenNaked[size].of(position);
  for (let house = 3 * board.size - 1; house >= 0; house--) {
    if (naked.has(house)) continue;
    if (hasNaked(position, house, size)) yield* nakedIn(position, house, size);
    else naked.note(house);
  }
  const hidden = barrenHidden[size].of(position);
  for (let house = 3 * board.size - 1; house >= 0; house--) {
    if (hidden.has(house)) continue;
    if (hasHidden(position, house, size)) yield* hiddenIn(position, house, size);
    else hidden.note(house);
  }
}

function openIn({ board, digits }: Position, house: number): number[] {
  const open: number[] = [];
  for (const cell of board.houses[house]) if (digits[cell] === 0) open.push(cell);
  return open;
}

function* nakedIn(position: Position, house: number, size: number): Generator<Finding> {
  const { candidates } = position;
  const open = openIn(position, house);
  // A subset that leaves nothing over strikes nothing.
  if (open.length <= size) return;
  const few = open.filter((cell) => countOf(candidates[cell]) <= size);
  for (const { chosen, union } of unionsOf(few, candidates, size)) {
    const subset = naked(position, house, open, chosen, union);
    if (subset !== undefined) yield subset;
  }
}

function* hiddenIn(position: Position, house: number, size: number): Generator<Finding> {
  const { board, candidates } = position;
  const open = openIn(position, house);
  if (open.length <= size) return;
  // Of each digit, its places in the house as a mask.
  const places = new Int32Array(board.size + 1);
  for (let at = 0; at < open.length; at++) {
    for (let left = candidates[open[at]]; left !== 0; left &= left - 1)
      places[lowest(left)] |= 1 << at;
  }
  const few: number[] = [];
  for (let digit = 1; digit <= board.size; digit++) {
    if (places[digit] !== 0 && countOf(places[digit]) <= size) few.push(digit);
  }
  for (const { chosen, union } of unionsOf(few, places, size)) {
    const inside = open.filter((_, at) => ((union >>> at) & 1) === 1);
    const subset = hidden(position, house, inside, chosen);
    if (subset !== undefined) yield subset;
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
      techniquePhrasebook.notice('naked-subset', {
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
      techniquePhrasebook.notice('hidden-subset', {
        house: houseWhere(size, house),
        cells: cells.map((cell) => cellAt(size, cell)),
        digits: chosen,
      }),
    ],
  });
}
