/**
 * Sees a cell with two digits left, and two cells it sees with one of these each and a common third:
 * whichever the first holds, one of the others has the third.
 */

import type { Finding, Technique } from '../../../puzzle/index.ts';
import { cellAt, seenByBoth, sharedHouse } from '../deduce/constraints.ts';
import { countOf, lowest, type Position } from '../deduce/position.ts';
import { finding, notIn } from './finding.ts';
import { techniquePhrasebook } from './phrases.ts';

export const xyWing: Technique<Position> = {
  name: 'xy-wing',
  title: { en: 'XY-wing', pt: 'XY-wing' },
  sees: {
    en: 'three cells with two digits left each, so linked that one of two of them must hold a certain digit',
    pt: 'três casas com dois algarismos restantes cada, ligadas de modo que uma de duas delas tem de ter um certo algarismo',
  },
  difficulty: 'expert',
  *find(position) {
    const { board, candidates, digits } = position;
    const hasTwo = (cell: number) => digits[cell] === 0 && countOf(candidates[cell]) === 2;
    for (let pivot = 0; pivot < board.cells; pivot++) {
      if (!hasTwo(pivot)) continue;
      const own = candidates[pivot];
      const wings = [...board.peers[pivot]].filter(
        (cell) => hasTwo(cell) && countOf(candidates[cell] & own) === 1,
      );
      for (const [at, wing] of wings.entries()) {
        for (const other of wings.slice(at + 1)) {
          const common = candidates[wing] & candidates[other];
          // The wings take different digits of the pivot, and share the third.
          if (countOf(common) !== 1 || (common & own) !== 0) continue;
          const found = winged(position, pivot, wing, other, common);
          if (found !== undefined) yield found;
        }
      }
    }
  },
};

function winged(
  position: Position,
  pivot: number,
  wing: number,
  second: number,
  common: number,
): Finding | undefined {
  const { board, candidates } = position;
  const conclusion = notIn(position, seenByBoth(board, wing, second), common);
  if (conclusion.length === 0) return undefined;
  return finding(position, {
    conclusion,
    gather: (reasons) => {
      for (const cell of [pivot, wing, second]) reasons.only(cell, candidates[cell]);
      for (const cell of [wing, second]) reasons.house(sharedHouse(board, pivot, cell));
      for (const { cell } of conclusion) {
        const target = cell.row * board.size + cell.col;
        reasons.house(sharedHouse(board, target, wing)).house(sharedHouse(board, target, second));
      }
    },
    tell: () => [
      techniquePhrasebook.notice('xy-wing', {
        pivot: cellAt(board.size, pivot),
        one: lowest(candidates[pivot] & candidates[wing]),
        other: lowest(candidates[pivot] & candidates[second]),
        wing: cellAt(board.size, wing),
        second: cellAt(board.size, second),
        digit: lowest(common),
        cells: conclusion.map(({ cell }) => cell),
        count: conclusion.length,
      }),
    ],
  });
}
