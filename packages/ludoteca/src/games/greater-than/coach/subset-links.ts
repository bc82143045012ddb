/** Links of cells and digits that go together in a house: pairs, triples and quads, naked and hidden. */

import { cellAt, houseWhere } from '../deduce/constraints.ts';
import { countOf, digitsOf } from '../deduce/position.ts';
import { unionsOf } from '../techniques/subsets.ts';
import { absence, exclusion, type Sight } from './absence.ts';
import { cellReasons, linkOf, linksAmong } from './entries.ts';
import { type Draft, factsOf, prices, type SubsetSize } from './found-link.ts';
import { ReasonList } from './grounds.ts';
import { coachPhrasebook } from './phrases.ts';
import { digitClauses, placeClauses, punctuated } from './words.ts';

/** As many cells of a house as digits left for them together. */
export function* nakedSets(
  sight: Sight,
  candidates: Int32Array,
  size: SubsetSize,
): Generator<Draft> {
  const { background } = sight;
  const { position } = background;
  const { board, digits } = position;
  for (let house = 3 * board.size - 1; house >= 0; house--) {
    const open = [...board.houses[house]].filter((cell) => digits[cell] === 0);
    if (open.length <= size) continue;
    const few = open.filter((cell) => countOf(candidates[cell]) <= size);
    for (const { chosen, union } of unionsOf(few, candidates, size)) {
      const strikes = new Map<number, number>();
      for (const cell of open) {
        const struck = candidates[cell] & union;
        if (!chosen.includes(cell) && struck !== 0) strikes.set(cell, struck);
      }
      if (strikes.size === 0) continue;
      const seen = seenTogether(
        chosen.map((cell) => exclusion(sight, cell, board.every & ~union)),
        prices.naked[size],
      );
      if (seen === undefined) continue;
      const { whys, cost } = seen;
      const insight = subsetNames[size];
      yield {
        insight,
        strikes,
        rests: linksAmong(whys.flat()),
        cost,
        link: () => {
          const reasons = new ReasonList(position).house(house);
          for (const [index, cell] of chosen.entries()) {
            for (const ground of whys[index]) cellReasons(sight, cell, ground, reasons);
          }
          const where = houseWhere(board.size, house);
          const left = digitsOf(union);
          const cells = chosen.map((cell) => cellAt(board.size, cell));
          return linkOf(position, {
            insight,
            conclusion: factsOf(board.size, strikes),
            because: reasons.list(),
            cost,
            where,
            what: coachPhrasebook.notice('coach-what-cells', { house: where }),
            words: [
              ...chosen.flatMap((_, index) => [
                coachPhrasebook.notice('coach-left', {
                  cell: cells[index],
                  digits: left,
                  end: ':',
                }),
                ...punctuated(digitClauses(background, whys[index])),
              ]),
              coachPhrasebook.notice('coach-used-up', { digits: left, cells, house: where }),
            ],
            named: [house],
          });
        },
      };
    }
  }
}

/** Why each of several is so, and what it costs to see all of them; nothing when one cannot be seen. */
function seenTogether<Why>(
  each: readonly ({ readonly grounds: readonly Why[]; readonly cost: number } | undefined)[],
  price: number,
): { readonly whys: readonly (readonly Why[])[]; readonly cost: number } | undefined {
  const whys: (readonly Why[])[] = [];
  let cost = price;
  for (const one of each) {
    if (one === undefined) return undefined;
    whys.push(one.grounds);
    cost += one.cost;
  }
  return { whys, cost };
}

const subsetNames: Readonly<Record<SubsetSize, string>> = { 2: 'pair', 3: 'triple', 4: 'quad' };

/** As many digits as cells of a house left for them together. */
export function* hiddenSets(
  sight: Sight,
  candidates: Int32Array,
  size: SubsetSize,
): Generator<Draft> {
  const { background } = sight;
  const { position } = background;
  const { board, digits } = position;
  for (let house = 3 * board.size - 1; house >= 0; house--) {
    const open = [...board.houses[house]].filter((cell) => digits[cell] === 0);
    if (open.length <= size) continue;
    const places = new Int32Array(board.size + 1);
    for (const [at, cell] of open.entries()) {
      for (const digit of digitsOf(candidates[cell])) places[digit] |= 1 << at;
    }
    const few: number[] = [];
    for (let digit = 1; digit <= board.size; digit++) {
      if (places[digit] !== 0 && countOf(places[digit]) <= size) few.push(digit);
    }
    for (const { chosen, union } of unionsOf(few, places, size)) {
      const inside = open.filter((_, at) => ((union >>> at) & 1) === 1);
      const kept = chosen.reduce((mask, digit) => mask | (1 << (digit - 1)), 0);
      const strikes = new Map<number, number>();
      for (const cell of inside) {
        if ((candidates[cell] & ~kept) !== 0) strikes.set(cell, candidates[cell] & ~kept);
      }
      if (strikes.size === 0) continue;
      const others = [...board.houses[house]].filter((cell) => !inside.includes(cell));
      const seen = seenTogether(
        chosen.map((digit) => absence(sight, house, digit, others)),
        prices.hidden[size],
      );
      if (seen === undefined) continue;
      const { whys, cost } = seen;
      const insight = subsetNames[size];
      yield {
        insight,
        strikes,
        rests: linksAmong(whys.flat()),
        cost,
        link: () => {
          const reasons = new ReasonList(position).house(house);
          for (const ground of whys.flat()) reasons.ground(background, ground);
          const where = houseWhere(board.size, house);
          const cells = inside.map((cell) => cellAt(board.size, cell));
          return linkOf(position, {
            insight,
            conclusion: factsOf(board.size, strikes),
            because: reasons.list(),
            cost,
            where,
            what: coachPhrasebook.notice('coach-what-places', { digits: chosen, house: where }),
            words: [
              ...chosen.flatMap((digit, index) => {
                const clauses = placeClauses(background, house, whys[index]);
                const end = clauses.length === 0 ? '.' : ':';
                return [
                  coachPhrasebook.notice('coach-locked', { digit, house: where, cells, end }),
                  ...punctuated(clauses),
                ];
              }),
              coachPhrasebook.notice('coach-nothing-else', { digits: chosen, cells }),
            ],
            named: [house],
          });
        },
      };
    }
  }
}
