/**
 * Sees a cell with two digits left, and two cells it sees with one of these each and a common third:
 * whichever the first holds, one of the others has the third.
 */

import { NotesOn } from '../../../kernel/index.ts';
import type { Finding, Technique } from '../../../puzzle/index.ts';
import { cellAt, seenByBoth, sharedHouse } from '../deduce/constraints.ts';
import { lowest, type Position } from '../deduce/position.ts';
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
    const { board, candidates, changes } = position;
    if (isBarren(position)) return;
    let isNone = true;
    for (let pivot = 0; pivot < board.cells; pivot++) {
      if (!hasTwo(position, pivot)) continue;
      const own = candidates[pivot];
      const wings: number[] = [];
      const peers = board.peers[pivot];
      for (let at = 0; at < peers.length; at++) {
        const shared = candidates[peers[at]] & own;
        if (shared === 0 || shared === own || !hasTwo(position, peers[at])) continue;
        wings.push(peers[at]);
      }
      for (let at = 0; at < wings.length; at++) {
        for (let next = at + 1; next < wings.length; next++) {
          const common = candidates[wings[at]] & candidates[wings[next]];
          // The wings take different digits of the pivot, and share the third.
          if (common === 0 || (common & own) !== 0) continue;
          const found = winged(position, pivot, wings[at], wings[next], common);
          if (found === undefined) continue;
          isNone = false;
          yield found;
        }
      }
    }
    if (isNone) barren.set(position, changes.length);
  },
};

function hasTwo({ candidates, digits }: Position, cell: number): boolean {
  const own = candidates[cell];
  const more = own & (own - 1);
  return more !== 0 && (more & (more - 1)) === 0 && digits[cell] === 0;
}

/** How many changes there were when nothing was to be seen. */
const barren = new NotesOn<Position, number>();

/** While no other cell comes down to two digits there is nothing new: a wing is made of such cells alone. */
function isBarren(position: Position): boolean {
  const { changes } = position;
  const seen = barren.get(position);
  if (seen === undefined) return false;
  for (let at = seen; at < changes.length; at++) if (hasTwo(position, changes[at])) return false;
  barren.set(position, changes.length);
  return true;
}

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
