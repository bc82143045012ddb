/**
 * Sees what a whole box allows: all its signs, all its candidates and that its digits differ, taken
 * together. Fills the box with 1, then 2, and so on, along every order that the signs leave.
 */

import { NotesOn } from '../../../kernel/index.ts';
import type { Finding, Technique } from '../../../puzzle/index.ts';
import { barrenHouses } from '../deduce/barren.ts';
import { type Board, cellAt, houseWhere } from '../deduce/constraints.ts';
import { countOf, digitsOf, lowest, type Position } from '../deduce/position.ts';
import { type OrderIdeals, orderIdeals } from '../solve/order-ideals.ts';
import { finding, not } from './finding.ts';
import { techniquePhrasebook } from './phrases.ts';

/** A box with more orders than this is more than anyone looks through. */
const mostIdeals = 1000;

/** Boxes in which there is nothing to be seen. */
const barrenBoxes = barrenHouses();

export const boxOrder: Technique<Position> = {
  name: 'box-order',
  title: { en: 'Order of a whole box', pt: 'Ordem de uma caixa inteira' },
  sees: {
    en: 'a digit that a cell has in none of the ways to fill its box in rising order',
    pt: 'um algarismo que uma casa não tem em nenhuma das maneiras de preencher a sua caixa por ordem crescente',
  },
  difficulty: 'expert',
  *find(position) {
    const { board, candidates, digits } = position;
    const barren = barrenBoxes.of(position);
    const boxes = boxesOf(board);
    for (let at = 0; at < boxes.length; at++) {
      const { box, signs, graph } = boxes[at];
      if (graph === undefined || barren.has(box)) continue;
      const supported = supportedBy(position, box, graph);
      if (supported === undefined) continue;
      const cells = board.houses[box];
      let isBarren = true;
      for (let place = 0; place < cells.length; place++) {
        const struck = candidates[cells[place]] & ~supported[place];
        if (struck === 0 || digits[cells[place]] !== 0) continue;
        isBarren = false;
        yield ordered(position, box, signs, cells[place], struck);
      }
      if (isBarren) barren.note(box);
    }
  },
};

interface SignedBox {
  readonly box: number;
  /** The signs inside it. */
  readonly signs: readonly number[];
  /** Absent when there are too many orders. */
  readonly graph: OrderIdeals | undefined;
}

const known = new NotesOn<Board, readonly SignedBox[]>();

/** The boxes that have signs. */
function boxesOf(board: Board): readonly SignedBox[] {
  const kept = known.get(board);
  if (kept !== undefined) return kept;
  const { size, houses, housesOf, lower, upper } = board;
  const made: SignedBox[] = [];
  for (let box = 2 * size; box < 3 * size; box++) {
    const cells = houses[box];
    const below = new Int32Array(size);
    const signs: number[] = [];
    for (const [sign, small] of lower.entries()) {
      if (housesOf[3 * small + 2] !== box || housesOf[3 * upper[sign] + 2] !== box) continue;
      signs.push(sign);
      below[cells.indexOf(upper[sign])] |= 1 << cells.indexOf(small);
    }
    if (signs.length === 0) continue;
    const graph = orderIdeals(size, below, mostIdeals);
    made.push({ box, signs, graph: graph?.isCircular ? undefined : graph });
  }
  known.set(board, made);
  return made;
}

/** Of each ideal, during a walk: the digit that comes next, and whether the full box is reached from it. */
const nextDigit = new Uint8Array(mostIdeals);
const leadsToFull = new Uint8Array(mostIdeals);

/** What each place of the box holds in some filling; nothing when the box cannot be filled. */
function supportedBy(
  { board, candidates }: Position,
  box: number,
  { next, steps }: OrderIdeals,
): readonly number[] | undefined {
  const { size, houses } = board;
  const cells = houses[box];
  const width = size + 1;
  // The digit that comes next at each ideal; 0 where nothing leads.
  const digit = nextDigit;
  digit.fill(0, 0, next.length);
  digit[0] = 1;
  for (let ideal = 0; ideal < next.length; ideal++) {
    if (digit[ideal] === 0) continue;
    for (let places = next[ideal]; places !== 0; places &= places - 1) {
      const place = lowest(places) - 1;
      if (((candidates[cells[place]] >>> (digit[ideal] - 1)) & 1) === 0) continue;
      digit[steps[ideal * width + 1 + place]] = digit[ideal] + 1;
    }
  }
  const full = next.length - 1;
  if (digit[full] === 0) return undefined;
  const supported = new Array<number>(size).fill(0);
  const leadsOn = leadsToFull;
  leadsOn.fill(0, 0, next.length);
  leadsOn[full] = 1;
  for (let ideal = full - 1; ideal >= 0; ideal--) {
    if (digit[ideal] === 0) continue;
    const bit = 1 << (digit[ideal] - 1);
    for (let places = next[ideal]; places !== 0; places &= places - 1) {
      const place = lowest(places) - 1;
      if ((candidates[cells[place]] & bit) === 0) continue;
      if (leadsOn[steps[ideal * width + 1 + place]] === 0) continue;
      leadsOn[ideal] = 1;
      supported[place] |= bit;
    }
  }
  return supported;
}

function ordered(
  position: Position,
  box: number,
  signs: readonly number[],
  cell: number,
  struck: number,
): Finding {
  const { board, candidates } = position;
  return finding(position, {
    conclusion: [not(position, cell, struck)],
    named: [box],
    gather: (reasons) => {
      reasons.house(box);
      for (const sign of signs) reasons.sign(sign);
      for (const other of board.houses[box]) {
        if (other !== cell) reasons.only(other, candidates[other]);
      }
      reasons.only(cell, candidates[cell]);
    },
    tell: () => [
      techniquePhrasebook.notice('box-order', {
        house: houseWhere(board.size, box),
        cell: cellAt(board.size, cell),
        digits: digitsOf(struck),
        count: countOf(struck),
      }),
    ],
  });
}
