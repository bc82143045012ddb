/**
 * Which numbers of blocks could be left out. One says nothing that the rest does not say when no other
 * number in its place leads to a solution. Numbers of painted cells are not asked for: each follows
 * from the others, since rows and columns add up to the same.
 */

import type { Effort, Where } from '../../kernel/index.ts';
import type { Redundancy } from '../../puzzle/index.ts';
import type { CrossAPixClues, LineClue } from './clues.ts';
import { constraintOf } from './deduce/reasons.ts';
import { notices } from './notices.ts';
import { solutions } from './solve/index.ts';

/** Each number of blocks that could be left out alone, rows before columns; ends when the effort does. */
export function* redundant(
  clues: CrossAPixClues,
  _solution: unknown,
  effort: Effort,
): Generator<Redundancy> {
  for (const [index, { where, clue, length, with: withClue }] of linesOf(clues).entries()) {
    const isImplied = !otherBlocks(clue, length).some((blocks) => {
      const [found] = solutions(withClue([clue[0], blocks]), effort);
      return found !== undefined;
    });
    if (effort.stopped !== undefined) return;
    if (!isImplied) continue;
    const words = notices.notice('clue-blocks', { line: where, blocks: clue[1] });
    yield { clue: constraintOf(index, 2), words };
  }
}

interface Line {
  readonly where: Where;
  readonly clue: LineClue;
  readonly length: number;
  /** The clues with another one for this line. */
  with(clue: LineClue): CrossAPixClues;
}

function linesOf(clues: CrossAPixClues): Line[] {
  const { rowClues, colClues, rows, cols } = clues;
  return [
    ...rowClues.map((clue, index) => ({
      where: { kind: 'row', index } as const,
      clue,
      length: cols,
      with: (other: LineClue) => ({ ...clues, rowClues: rowClues.with(index, other) }),
    })),
    ...colClues.map((clue, index) => ({
      where: { kind: 'column', index } as const,
      clue,
      length: rows,
      with: (other: LineClue) => ({ ...clues, colClues: colClues.with(index, other) }),
    })),
  ];
}

/** The numbers of blocks that so many painted cells could form, but for the one that is given. */
function otherBlocks([painted, blocks]: LineClue, length: number): number[] {
  const least = painted === 0 ? 0 : 1;
  const most = Math.min(painted, length - painted + 1);
  const all = Array.from({ length: most - least + 1 }, (_, index) => least + index);
  return all.filter((other) => other !== blocks);
}
