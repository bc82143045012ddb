/** Greater-Than Sudoku as our JSON. */

import { type JsonObject, type JsonReader, readJson } from '../../document/index.ts';
import type { Notice, Result } from '../../kernel/index.ts';
import { type Box, boxes, boxName, isKnownBox } from './boxes.ts';
import type { GreaterThanClues, GreaterThanDoc, GreaterThanGrid, Sign } from './clues.ts';
import { matrix } from './gather.ts';
import { notices } from './notices.ts';

const signs: readonly Sign[] = ['<', '>', ''];

/** Only this game counts its boxes; other games have signs and given digits too. */
export function hasShape(value: JsonObject): boolean {
  return 'boxRows' in value || 'boxCols' in value;
}

/**
 * Reads a document of ours, or says where it is wrong.
 *
 * @example
 * ```ts
 * import { greaterThan } from 'ludoteca';
 * import { fromJson, toJson } from 'ludoteca/greater-than/text';
 *
 * const { clues } = await greaterThan.make({ size: 4, seed: 1 });
 * const read = fromJson(toJson({ clues }));
 * console.log(read.ok);
 * ```
 *
 * ```text
 * true
 * ```
 */
export function fromJson(value: JsonObject): Result<GreaterThanDoc, Notice> {
  return readJson(value, (reader) => {
    const { boxRows, boxCols } = readBox(reader);
    const size = boxRows * boxCols;
    const digits = (name: string) =>
      reader.at(name).matrix(size, size, (cell) => cell.whole(0, size));
    const clues: GreaterThanClues = {
      boxRows,
      boxCols,
      givens: reader.at('givens').isPresent ? digits('givens') : matrix(size, size, 0),
      right: reader.at('right').matrix(size, size - 1, (cell) => cell.choice(signs)),
      down: reader.at('down').matrix(size - 1, size, (cell) => cell.choice(signs)),
    };
    const grid = readGrid(reader, clues, digits, size);
    // Said by the maker of puzzles that no sign can be taken away from.
    reader.mayHave('minimal');
    reader.mayHave('minimalForLevel');
    const solution = reader.at('solution').isPresent ? { digits: digits('solution') } : undefined;
    return { clues, ...(grid && { grid }), ...(solution && { solution }) };
  });
}

function readBox(reader: JsonReader): Box {
  const box = {
    boxRows: reader.at('boxRows').whole(2, 5),
    boxCols: reader.at('boxCols').whole(2, 5),
  };
  if (!isKnownBox(box)) {
    const known = boxes.map(boxName).join(', ');
    reader.refuse(
      notices.notice(
        'box',
        { found: boxName(box), known },
        { kind: 'json', path: reader.at('boxRows').path },
      ),
    );
  }
  return box;
}

/** The player's filling: entries over the givens, so that a contradicting entry is kept for `check`. */
function readGrid(
  reader: JsonReader,
  clues: GreaterThanClues,
  digits: (name: string) => number[][],
  size: number,
): GreaterThanGrid | undefined {
  const hasEntries = reader.at('grid').isPresent;
  const hasStruck = reader.at('struck').isPresent;
  if (!hasEntries && !hasStruck) return undefined;
  const entries = hasEntries ? digits('grid') : clues.givens;
  const struck = hasStruck
    ? reader.at('struck').matrix(size, size, (cell) => readStruck(cell, size))
    : [];
  return {
    digits: entries.map((row, r) => row.map((entry, c) => entry || clues.givens[r][c])),
    ...(struck.some((row) => row.some((list) => list.length > 0)) && { struck }),
  };
}

/** Ruled out candidates, each once and in order. */
function readStruck(cell: JsonReader, size: number): number[] {
  const candidates = new Set(cell.list().map((candidate) => candidate.whole(1, size)));
  return [...candidates].sort((one, other) => one - other);
}

/**
 * The document as JSON.
 *
 * @example
 * ```ts
 * import { greaterThan } from 'ludoteca';
 * import { toJson } from 'ludoteca/greater-than/text';
 *
 * const { clues } = await greaterThan.make({ size: 4, seed: 1 });
 * console.log(Object.keys(toJson({ clues })).join(' '));
 * ```
 *
 * ```text
 * boxRows boxCols givens right down
 * ```
 */
export function toJson(doc: GreaterThanDoc): JsonObject {
  const { clues, grid, solution } = doc;
  return {
    boxRows: clues.boxRows,
    boxCols: clues.boxCols,
    givens: clues.givens,
    right: clues.right,
    down: clues.down,
    ...(grid && { grid: grid.digits }),
    ...(grid?.struck && { struck: grid.struck }),
    ...(solution && { solution: solution.digits }),
  };
}
