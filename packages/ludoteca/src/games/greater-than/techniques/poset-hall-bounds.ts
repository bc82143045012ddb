/**
 * Sees several cells of one house that are all smaller than a cell, or all larger, and have so few
 * digits left that one of them comes close: the cell must lie beyond it.
 */

import { NotesOn } from '../../../kernel/index.ts';
import type { Finding, Technique } from '../../../puzzle/index.ts';
import { cellAt, houseWhere } from '../deduce/constraints.ts';
import { type Crowd, type Crowds, crowdsOf } from '../deduce/crowds.ts';
import { below, countOf, highest, lowest, type Position } from '../deduce/position.ts';
import { finding, not } from './finding.ts';
import { techniquePhrasebook } from './phrases.ts';

export const posetHallBounds: Technique<Position> = {
  name: 'poset-hall-bounds',
  title: { en: 'Crowd of smaller or larger cells', pt: 'Aperto de casas menores ou maiores' },
  sees: {
    en: 'cells of one house, all smaller than a cell (or all larger), whose remaining digits push it further than their number alone',
    pt: 'casas de uma mesma linha, coluna ou caixa, todas menores do que uma casa (ou todas maiores), cujos algarismos restantes a empurram mais longe do que o seu número só por si',
  },
  difficulty: 'medium',
  *find(position) {
    const { board, houseChanges } = position;
    const crowds = crowdsOf(board);
    const seen = seenOf(position, crowds);
    for (const side of sides) {
      const ofSide = crowds[side];
      const seenThere = seen[side];
      for (let at = 0; at < ofSide.length; at++) {
        // What the cell itself has lost gives nothing to strike; its crowd is all in one house.
        const changes = houseChanges[ofSide[at].house];
        if (seenThere[at] === changes) continue;
        const found = pushed(position, ofSide[at], side);
        if (found === undefined) seenThere[at] = changes;
        else yield found;
      }
    }
  },
};

const sides = ['below', 'above'] as const;

/** Of each crowd: the changes in its house when it pushed nothing. */
type Seen = Readonly<Record<(typeof sides)[number], Int32Array>>;
const barren = new NotesOn<Position, Seen>();

function seenOf(position: Position, { below, above }: Crowds): Seen {
  const kept = barren.get(position);
  if (kept !== undefined) return kept;
  const made = {
    below: new Int32Array(below.length).fill(-1),
    above: new Int32Array(above.length).fill(-1),
  };
  barren.set(position, made);
  return made;
}

/** The members whose candidates begin at `from` or later, for each `from`: they need so many digits from there. */
function pushed(position: Position, crowd: Crowd, side: 'below' | 'above'): Finding | undefined {
  const { board, candidates, digits } = position;
  const { cell, members } = crowd;
  if (digits[cell] !== 0) return undefined;
  for (let step = 0; step + 1 < board.size; ) {
    let union = 0;
    let count = 0;
    for (let at = 0; at < members.length; at++) {
      const own = candidates[members[at]];
      const isNear = side === 'below' ? lowest(own) > step : highest(own) < board.size - step + 1;
      if (!isNear || own === 0) continue;
      union |= own;
      count++;
    }
    if (count < 2) return undefined;
    // Up to there the same members are near.
    step = side === 'below' ? lowest(union) : board.size + 1 - highest(union);
    const reached = side === 'below' ? nthLowest(union, count) : nthHighest(union, count);
    if (reached === 0) continue;
    const struck =
      side === 'below' ? candidates[cell] & below(reached + 1) : candidates[cell] & ~below(reached);
    if (struck === 0) continue;
    const near = members.filter((member) => (candidates[member] & ~union) === 0);
    return pushing(position, crowd, { near, union, reached, struck }, side);
  }
  return undefined;
}

interface Push {
  /** The members that count, and the digits left for them together. */
  readonly near: readonly number[];
  readonly union: number;
  /** What one of them reaches at least (or at most). */
  readonly reached: number;
  readonly struck: number;
}

function pushing(
  position: Position,
  { cell, house, signs }: Crowd,
  { near, union, reached, struck }: Push,
  side: 'below' | 'above',
): Finding {
  const { size, every } = position.board;
  const passed = side === 'below' ? below(reached) : every & ~below(reached + 1);
  return finding(position, {
    conclusion: [not(position, cell, struck)],
    named: [house],
    gather: (reasons) => {
      reasons.house(house);
      for (const sign of signs) reasons.sign(sign);
      for (const member of near) reasons.not(member, passed & ~union);
    },
    tell: () => {
      const said = {
        cell: cellAt(size, cell),
        cells: near.map((member) => cellAt(size, member)),
        house: houseWhere(size, house),
        reached,
      };
      return side === 'below'
        ? [techniquePhrasebook.notice('crowd-below', { ...said, least: reached + 1 })]
        : [techniquePhrasebook.notice('crowd-above', { ...said, most: reached - 1 })];
    },
  });
}

/** The nth digit of a mask from below; 0 when it has fewer. */
function nthLowest(mask: number, nth: number): number {
  let left = mask;
  for (let skip = 1; skip < nth; skip++) left &= left - 1;
  return left === 0 ? 0 : lowest(left);
}

function nthHighest(mask: number, nth: number): number {
  const count = countOf(mask);
  return count < nth ? 0 : nthLowest(mask, count - nth + 1);
}
