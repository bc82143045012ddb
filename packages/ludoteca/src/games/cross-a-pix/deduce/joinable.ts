/**
 * A position whose regions can be joined while it is reasoned about. Joining keeps what is known true,
 * for it can only take fillings away.
 */

import type { CrossAPixClues } from '../clues.ts';
import { regionsOf } from '../regions.ts';
import { lineAt, makeBoard } from './board.ts';
import { Position } from './position.ts';

export class JoinablePosition extends Position {
  /** By region: the cells of it. Empty when it has been joined to another. */
  readonly cells: number[][];

  constructor(clues: CrossAPixClues) {
    const { count, ofCell, sizes, firstCells } = regionsOf(clues);
    const own = {
      count,
      ofCell: ofCell.slice(),
      sizes: sizes.slice(),
      firstCells: firstCells.slice(),
    };
    const board = makeBoard(clues, own);
    super(board);
    this.cells = Array.from({ length: board.regions.count }, (): number[] => []);
    board.regions.ofCell.forEach((region, cell) => {
      this.cells[region].push(cell);
    });
  }

  /** Joins two regions that touch; what is known of one is known of both. The first stays. */
  join(one: number, other: number): void {
    const { colours } = this;
    if (colours[one] >= 0) this.paint(other, colours[one]);
    else if (colours[other] >= 0) this.paint(one, colours[other]);
    else {
      // The other one is gone: it counts as known, and lies on no line.
      colours[other] = 0;
      this.open--;
    }
    this.#take(one, other);
    this.now++;
    for (const index of this.board.linesOf[one]) this.#reread(index);
  }

  /** Gives the cells and the lines of a region to another. */
  #take(one: number, other: number): void {
    const { regions, linesOf } = this.board;
    for (const cell of this.cells[other]) regions.ofCell[cell] = one;
    this.cells[one] = [...this.cells[one], ...this.cells[other]];
    this.cells[other] = [];
    regions.sizes[one] += regions.sizes[other];
    regions.firstCells[one] = Math.min(regions.firstCells[one], regions.firstCells[other]);
    const lines = new Set([...linesOf[one], ...linesOf[other]]);
    linesOf[one] = Int32Array.from([...lines].sort((a, b) => a - b));
    linesOf[other] = new Int32Array(0);
  }

  /** Sees a line as it is now. */
  #reread(index: number): void {
    const { clues, regions, lines, linesOf, weightsOf } = this.board;
    const line = lineAt(clues, regions, index);
    lines[index] = line;
    this.changed[index] = this.now;
    this.openOn[index] = line.regions.reduce(
      (open, region) => open + (this.colours[region] < 0 ? 1 : 0),
      0,
    );
    for (const [at, region] of line.regions.entries()) {
      const place = linesOf[region].indexOf(index);
      if (weightsOf[region].length < linesOf[region].length) {
        weightsOf[region] = new Int32Array(linesOf[region].length);
      }
      weightsOf[region][place] = line.weights[at];
    }
  }
}
