/** What reasoning rests on, and how it is counted: the two clues of each line by themselves, and facts. */

import type { Constraint, Fact, Reason } from '../../../puzzle/index.ts';
import { type Board, nameOf, regionAt } from './board.ts';

/** Which clues of a line are taken: its painted cells, its blocks, or both. */
export type ClueSet = 0 | 1 | 2 | 3;
export const paintedClue = 1;
export const blocksClue = 2;
export const bothClues = 3;

/** A constraint is 2 × line, and one more for the clue of the blocks. */
export function constraintOf(line: number, clue: 1 | 2): Constraint {
  return { constraint: 2 * line + clue - 1 };
}

export function constraintsOf(line: number, clues: ClueSet): Constraint[] {
  return [
    ...(clues & paintedClue ? [constraintOf(line, paintedClue)] : []),
    ...(clues & blocksClue ? [constraintOf(line, blocksClue)] : []),
  ];
}

export function factOf(board: Board, region: number, colour: number): Fact {
  return { cell: nameOf(board, region), is: colour };
}

/** The colour that a fact gives: a region that has not the one has the other. */
export function colourOf(fact: Fact): number {
  if ('is' in fact) return fact.is;
  return fact.not.includes(1) ? 0 : 1;
}

/** Reasons taken apart: the clues by line, and what is known of regions. */
export interface Grounds {
  /** By line. Lines of which no clue is taken are absent. */
  readonly clues: ReadonlyMap<number, ClueSet>;
  /** By region, its colours: 1 blank, 2 painted, 3 both (which cannot be). */
  readonly colours: ReadonlyMap<number, number>;
}

export function groundsOf(board: Board, reasons: readonly Reason[]): Grounds {
  const clues = new Map<number, ClueSet>();
  const colours = new Map<number, number>();
  for (const reason of reasons) {
    if ('constraint' in reason) {
      const line = reason.constraint >> 1;
      const before = clues.get(line) ?? 0;
      clues.set(line, reason.constraint & 1 ? withBlocks[before] : withPainted[before]);
    } else {
      const region = regionAt(board, reason.cell);
      colours.set(region, (colours.get(region) ?? 0) | (1 << colourOf(reason)));
    }
  }
  return { clues, colours };
}

const withPainted = [1, 1, 3, 3] as const;
const withBlocks = [2, 3, 2, 3] as const;

/** What is known, by region, when only the facts among the reasons are: −1 open, 0 blank, 1 painted. */
export function coloursOf(board: Board, { colours }: Grounds): Int8Array {
  const known = new Int8Array(board.regions.count).fill(-1);
  for (const [region, set] of colours) known[region] = set === 1 ? 0 : 1;
  return known;
}
