/** Cross-a-Pix as a JSON document. */

import { type JsonObject, type JsonReader, readJson } from '../../document/index.ts';
import type { Notice, Result } from '../../kernel/index.ts';
import type { PuzzleDoc } from '../../puzzle/index.ts';
import type { CrossAPixClues, CrossAPixGrid, LineClue } from './clues.ts';

export type CrossAPixDoc = PuzzleDoc<CrossAPixClues, CrossAPixGrid>;

/** Grids up to this many rows and columns are read and solved. */
export const largestSide = 400;

/** The clues are what no other puzzle has. */
export function hasShape(value: JsonObject): boolean {
  return 'rowClues' in value && 'colClues' in value;
}

/**
 * Reads a document of ours, or says where it is wrong.
 *
 * @example
 * ```ts
 * import { crossAPix } from 'ludoteca';
 * import { fromJson, toJson } from 'ludoteca/cross-a-pix/text';
 *
 * const { clues } = await crossAPix.make({ size: 5, seed: 1 });
 * const read = fromJson(toJson({ clues }));
 * console.log(read.ok);
 * ```
 *
 * ```text
 * true
 * ```
 */
export function fromJson(value: JsonObject): Result<CrossAPixDoc, Notice> {
  return readJson(value, (reader) => {
    const rows = reader.at('rows').whole(1, largestSide);
    const cols = reader.at('cols').whole(1, largestSide);
    const wall = (cell: JsonReader) => cell.choice([0, 1]);
    const clues: CrossAPixClues = {
      rows,
      cols,
      right: reader.at('right').matrix(rows, cols - 1, wall),
      down: reader.at('down').matrix(rows - 1, cols, wall),
      rowClues: readClues(reader.at('rowClues'), rows, cols),
      colClues: readClues(reader.at('colClues'), cols, rows),
    };
    // Said by the maker of the cells that a picture was changed in.
    reader.mayHave('adjusted');
    const grid = reader.at('grid');
    const solution = reader.at('solution');
    return {
      clues,
      ...(grid.isPresent && { grid: grid.matrix(rows, cols, (cell) => cell.choice([0, 1, null])) }),
      ...(solution.isPresent && {
        solution: solution.matrix(rows, cols, (cell) => cell.choice([0, 1])),
      }),
    };
  });
}

function readClues(reader: JsonReader, lines: number, length: number): LineClue[] {
  return reader.list(lines).map((clue) => {
    const [painted, blocks] = clue.list(2);
    return [readCount(painted, length), readCount(blocks, length)];
  });
}

/** A count that is too great for its line is read: that the clue is impossible is said of its line. */
function readCount(reader: JsonReader, length: number): number {
  const value = reader.value;
  if (typeof value === 'number' && Number.isSafeInteger(value) && value > length) return value;
  return reader.whole(0, length);
}

/**
 * The document as JSON.
 *
 * @example
 * ```ts
 * import { crossAPix } from 'ludoteca';
 * import { toJson } from 'ludoteca/cross-a-pix/text';
 *
 * const { clues } = await crossAPix.make({ size: 5, seed: 1 });
 * console.log(Object.keys(toJson({ clues })).join(' '));
 * ```
 *
 * ```text
 * rows cols right down rowClues colClues
 * ```
 */
export function toJson({ clues, grid, solution }: CrossAPixDoc): JsonObject {
  const { rows, cols, right, down, rowClues, colClues } = clues;
  return {
    rows,
    cols,
    right,
    down,
    rowClues,
    colClues,
    ...(grid && { grid }),
    ...(solution && { solution }),
  };
}
