/** The reasons of a step that two lines show: what is not needed of them is given up, one by one. */

import type { Effort } from '../../../kernel/index.ts';
import type { Reason } from '../../../puzzle/index.ts';
import type { Board, Line } from './board.ts';
import { type Asked, LinePair } from './line-pair.ts';
import type { LinePropagator } from './line-propagator.ts';
import { bothClues, type ClueSet, constraintsOf, factOf } from './reasons.ts';

/** The clues and facts of two lines that are enough for a region to have a colour. */
export function smallestPair(
  board: Board,
  propagator: LinePropagator,
  known: Int8Array,
  one: Line,
  other: Line,
  region: number,
  colour: number,
  effort: Effort,
): readonly Reason[] {
  const pair = new LinePair(propagator, known.length, Math.max(board.clues.rows, board.clues.cols));
  const colours = known.slice();
  colours[region] = 1 - colour;
  const fails = (first: Asked, second: Asked): boolean =>
    pair.canMeet(first, second, colours, effort) === false;
  let first: Asked = { line: one, clues: bothClues };
  let second: Asked = { line: other, clues: bothClues };
  for (const clues of [1, 2] satisfies ClueSet[]) {
    if (first.clues === bothClues && fails({ line: one, clues }, second)) {
      first = { line: one, clues };
    }
    if (second.clues === bothClues && fails(first, { line: other, clues })) {
      second = { line: other, clues };
    }
  }
  const facts = [...new Set([...one.regions, ...other.regions])].filter((used) => {
    if (known[used] < 0) return false;
    colours[used] = -1;
    if (fails(first, second)) return false;
    colours[used] = known[used];
    return true;
  });
  return [
    ...constraintsOf(one.index, first.clues),
    ...constraintsOf(other.index, second.clues),
    ...facts.map((used) => factOf(board, used, known[used])),
  ];
}
