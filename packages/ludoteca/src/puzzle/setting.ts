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

/**
 * What a drag over the board draws. Over cells it sets them as a press does; otherwise it goes from edge to
 * edge, and what it does to the first it does to all.
 */
export type SettingBrush<Clues, Grid> = {
  /** Lower case with hyphens. */
  readonly id: string;
  readonly name: Phrase;
  /** How it is used, in a few words. */
  readonly guide: Phrase;
} & (
  | { readonly draws: 'cells' }
  /** `across` the edges from cell to cell, or `along` the lines between cells. */
  | { readonly draws: 'across' | 'along'; readonly edges: EdgeBrush<Clues, Grid> }
);

/** `isForward`: to the right or down; otherwise the edge is crossed the other way. */
export interface EdgeBrush<Clues, Grid> {
  /** Whether the edge has what the brush draws: then a drag that begins there takes it away. */
  has(draft: PuzzleDoc<Clues, Grid>, edge: Edge, isForward: boolean): boolean;
  put(
    draft: PuzzleDoc<Clues, Grid>,
    edge: Edge,
    isForward: boolean,
    isThere: boolean,
  ): PuzzleDoc<Clues, Grid>;
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
  /** What drags draw; the first is in hand when the page is opened. */
  readonly brushes: readonly SettingBrush<Clues, Grid>[];
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
