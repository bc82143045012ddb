/** Sees a digit that, in a box, is left in one line only, or in a line in one box only. */

import { NotesOn } from '../../../kernel/index.ts';
import type { Finding, Technique } from '../../../puzzle/index.ts';
import { type Board, cellAt, houseWhere, isIn } from '../deduce/constraints.ts';
import { digitsOf, type Position } from '../deduce/position.ts';
import { finding, notIn } from './finding.ts';
import { techniquePhrasebook } from './phrases.ts';

export const lockedCandidates: Technique<Position> = {
  name: 'locked-candidates',
  title: { en: 'Locked candidates', pt: 'Candidatos presos' },
  sees: {
    en: 'a digit whose places in one house all lie in another: it is nowhere else in that one',
    pt: 'um algarismo cujos lugares numa linha, coluna ou caixa estão todos também noutra: não está noutro lugar dessa',
  },
  difficulty: 'medium',
  *find(position) {
    const { board, candidates, houseChanges } = position;
    const crossings = crossingsOf(board);
    const seen = seenOf(position, crossings.length);
    for (let at = 0; at < crossings.length; at++) {
      const { box, line, both, boxOnly, lineOnly } = crossings[at];
      // Changes are only ever added, so that the sum tells both.
      const changes = houseChanges[box] + houseChanges[line];
      if (seen[at] === changes) continue;
      const shared = unionOf(candidates, both);
      const inBox = unionOf(candidates, boxOnly);
      const inLine = unionOf(candidates, lineOnly);
      const inOne = shared & (inBox ^ inLine);
      if (inOne === 0) {
        seen[at] = changes;
        continue;
      }
      for (const digit of digitsOf(inOne & inLine)) yield locked(position, digit, box, line);
      for (const digit of digitsOf(inOne & inBox)) yield locked(position, digit, line, box);
    }
  },
};

/** Of each crossing: the changes in its two houses when nothing was to be seen there. */
const barren = new NotesOn<Position, Int32Array>();

function seenOf(position: Position, crossings: number): Int32Array {
  const kept = barren.get(position);
  if (kept !== undefined) return kept;
  const made = new Int32Array(crossings).fill(-1);
  barren.set(position, made);
  return made;
}

/** The digit fits in `house` only where it crosses `other`. */
function locked(position: Position, digit: number, house: number, other: number): Finding {
  const { board, candidates } = position;
  const bit = 1 << (digit - 1);
  const outside = (from: number, than: number) =>
    board.houses[from].filter((cell) => !isIn(board, cell, than));
  return finding(position, {
    conclusion: notIn(position, outside(other, house), bit),
    named: [house, other],
    gather: (reasons) => reasons.house(house).house(other).notIn(outside(house, other), digit),
    tell: () => {
      const cells = [...board.houses[house]]
        .filter((cell) => isIn(board, cell, other) && (candidates[cell] & bit) !== 0)
        .map((cell) => cellAt(board.size, cell));
      return [
        techniquePhrasebook.notice('locked', {
          house: houseWhere(board.size, house),
          other: houseWhere(board.size, other),
          digit,
          cells,
          count: cells.length,
        }),
      ];
    },
  });
}

function unionOf(candidates: Int32Array, cells: Uint16Array): number {
  let union = 0;
  for (let at = 0; at < cells.length; at++) union |= candidates[cells[at]];
  return union;
}

/** A box and a line that cross, with the cells of both and of one of them only. */
interface Crossing {
  readonly box: number;
  readonly line: number;
  readonly both: Uint16Array;
  readonly boxOnly: Uint16Array;
  readonly lineOnly: Uint16Array;
}

const known = new WeakMap<readonly Uint16Array[], readonly Crossing[]>();

/** Every box with each line that crosses it. */
function crossingsOf(board: Board): readonly Crossing[] {
  const kept = known.get(board.houses);
  if (kept !== undefined) return kept;
  const { size, houses, housesOf } = board;
  const made = Array.from({ length: size }, (_, index) => 2 * size + index).flatMap((box) => {
    const lines = new Set<number>();
    for (const cell of houses[box]) lines.add(housesOf[3 * cell]).add(housesOf[3 * cell + 1]);
    return [...lines].map((line) => ({
      box,
      line,
      both: houses[box].filter((cell) => isIn(board, cell, line)),
      boxOnly: houses[box].filter((cell) => !isIn(board, cell, line)),
      lineOnly: houses[line].filter((cell) => !isIn(board, cell, box)),
    }));
  });
  known.set(board.houses, made);
  return made;
}
