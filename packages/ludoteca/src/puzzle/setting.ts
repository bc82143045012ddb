/** Setting puzzles by hand: what a setter may change about a puzzle, place by place. */

import type { Size } from '../document/index.ts';
import type { Cell, Phrase } from '../kernel/index.ts';
import type { PuzzleDoc } from './puzzle.ts';

/** The edge of a cell to the next one, to the right or below. */
export interface Edge {
  readonly cell: Cell;
  readonly towards: 'right' | 'down';
}

/** What may stand on an edge, and how it is called. */
export interface EdgeMark {
  readonly value: number;
  readonly name: Phrase;
  /** As a key of the page shows it, on an edge to the right and on one below. */
  readonly signs: readonly [right: string, down: string];
}

/** A draft is a document: its clues, and the target they are counted from where they are. */
export interface PuzzleSetting<Clues, Grid> {
  /** What setting a cell means, in a few words. */
  readonly guide: Phrase;
  readonly sizes: readonly Size[];
  blank(size: Size): PuzzleDoc<Clues, Grid>;
  /** The marks of an edge, in the order in which pressing it goes through them. */
  readonly edgeMarks: readonly EdgeMark[];
  /** What stands on an edge; undefined outside the grid. */
  edge(draft: PuzzleDoc<Clues, Grid>, edge: Edge): number | undefined;
  setEdge(draft: PuzzleDoc<Clues, Grid>, edge: Edge, value: number): PuzzleDoc<Clues, Grid>;
  /** What can be put into a cell. */
  values(draft: PuzzleDoc<Clues, Grid>): readonly number[];
  /** What is drawn into the cells besides the clues while the puzzle is set; undefined for nothing. */
  filling(draft: PuzzleDoc<Clues, Grid>): Grid | undefined;
  /** What the setter put into a cell: a given, or a part of the target. */
  cell(draft: PuzzleDoc<Clues, Grid>, cell: Cell): number | undefined;
  setCell(
    draft: PuzzleDoc<Clues, Grid>,
    cell: Cell,
    value: number | undefined,
  ): PuzzleDoc<Clues, Grid>;
}
