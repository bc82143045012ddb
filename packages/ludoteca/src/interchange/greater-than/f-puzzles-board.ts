/** Reading a board of f-puzzles. What would change the puzzle and has no place in ours is refused by name. */

import type { JsonReader, JsonValue } from '../../document/index.ts';
import {
  type Box,
  boxesOf,
  boxName,
  boxOf,
  docOf,
  flatBox,
  type Gathering,
  type GreaterThanDoc,
  gatherClues,
  sizes,
} from '../../games/greater-than/index.ts';
import type { Cell } from '../../kernel/index.ts';
import { interchangeNotices } from './phrases.ts';

/** The largest grid of f-puzzles. */
export const mostRows = 16;

const boardFields = new Set([
  ...['size', 'grid', 'thermometer', 'solution'],
  // Words about the puzzle, and the tools of the solver behind the site.
  ...['title', 'author', 'ruleset', 'rules', 'msgcorrect', 'successMessage', 'metadata'],
  ...['disabledlogic', 'truecandidatesoptions', 'highlightConflicts'],
]);

const cellFields = new Set([
  ...['value', 'given', 'region'],
  // The solver's own notes and colours.
  ...['centerPencilMarks', 'cornerPencilMarks', 'candidates', 'c', 'cArray', 'highlight'],
]);

const thermometerFields = new Set(['lines']);

export function readBoard(board: JsonReader): GreaterThanDoc {
  refuseOthers(board, boardFields);
  const size = readSize(board.at('size'));
  const rows = board.at('grid').list(size);
  const cells = rows.map((row) => row.list(size));
  for (const cell of cells.flat()) refuseOthers(cell, cellFields);
  const gathering = gatherClues(readBox(board, cells, size));
  const entries = cells.map((line, row) =>
    line.map((cell, col) => {
      const digit = cell.at('value').isPresent ? cell.at('value').whole(0, size) : 0;
      if (cell.at('given').value !== true) return digit;
      gathering.give({ row, col }, digit);
      return 0;
    }),
  );
  if (board.at('thermometer').isPresent) {
    for (const thermometer of board.at('thermometer').list()) {
      refuseOthers(thermometer, thermometerFields);
      for (const line of thermometer.at('lines').list()) readThermometer(gathering, line);
    }
  }
  const solution = readSolution(board.at('solution').value, size);
  return { ...docOf(gathering.clues(), entries), ...(solution && { solution }) };
}

/** Fields that hold nothing change nothing. */
function refuseOthers(object: JsonReader, known: ReadonlySet<string>): void {
  for (const [name, value] of Object.entries(object.object())) {
    if (known.has(name) || isNothing(value)) continue;
    const where = { kind: 'json', path: object.at(name).path } as const;
    object.refuse(interchangeNotices.notice('f-puzzles-field', { name }, where));
  }
}

function isNothing(value: JsonValue | undefined): boolean {
  if (Array.isArray(value)) return value.length === 0;
  return value === undefined || value === null || value === false || value === '';
}

function readSize(reader: JsonReader): number {
  const size = reader.whole(1, 99);
  const known = sizes.filter((each) => each <= mostRows);
  if (!known.includes(size)) {
    const args = { found: size, known: known.map((each) => `${each}×${each}`).join(', ') };
    const where = { kind: 'json', path: reader.path } as const;
    reader.refuse(interchangeNotices.notice('f-puzzles-size', args, where));
  }
  return size;
}

/** The box whose cells have one region each; a cell that names none is in that of the flat box. */
function readBox(board: JsonReader, cells: readonly JsonReader[][], size: number): Box {
  const usual = flatBox(size);
  if (usual === undefined) throw new Error(`no box for the size ${size}`);
  const regions = cells.map((line, row) =>
    line.map((cell, col) => {
      const region = cell.at('region');
      if (region.value === undefined) return boxOf(usual, { row, col });
      return region.value === null ? -1 : region.whole(0, size * size);
    }),
  );
  const box = boxesOf(size).find((known) => isPartition(regions, known));
  if (box === undefined) {
    const known = boxesOf(size).map(boxName).join(', ');
    const where = { kind: 'json', path: board.at('grid').path } as const;
    board.refuse(interchangeNotices.notice('f-puzzles-regions', { known }, where));
  }
  return box;
}

/** Whether each box has one region, and no two boxes the same. */
function isPartition(regions: readonly (readonly number[])[], box: Box): boolean {
  const regionOf = new Map<number, number>();
  for (const [row, line] of regions.entries()) {
    for (const [col, region] of line.entries()) {
      const index = boxOf(box, { row, col });
      if (region < 0 || (regionOf.get(index) ?? region) !== region) return false;
      regionOf.set(index, region);
    }
  }
  return new Set(regionOf.values()).size === regions.length;
}

function readThermometer(gathering: Gathering, line: JsonReader): void {
  const readers = line.list();
  const cells = readers.map((reader) => readCell(reader, gathering.size));
  for (let at = 1; at < cells.length; at++) {
    const pair = { first: cells[at - 1], second: cells[at] };
    const put = gathering.sign({ smaller: pair.first, larger: pair.second });
    if (put === 'put') continue;
    const where = { kind: 'json', path: readers[at].path } as const;
    const key = put === 'apart' ? 'f-puzzles-apart' : 'f-puzzles-opposite';
    line.refuse(interchangeNotices.notice(key, pair, where));
  }
}

function readCell(reader: JsonReader, size: number): Cell {
  const found = reader.text();
  const match = /^R(\d{1,2})C(\d{1,2})$/i.exec(found);
  const [row, col] = (match?.slice(1) ?? []).map((digits) => Number(digits) - 1);
  if (row === undefined || row < 0 || row >= size || col < 0 || col >= size) {
    const where = { kind: 'json', path: reader.path } as const;
    const short = found.length > 24 ? `${found.slice(0, 23)}…` : found;
    reader.refuse(interchangeNotices.notice('f-puzzles-cell', { found: `"${short}"` }, where));
  }
  return { row, col };
}

/** The author's solution, where it is a whole one; anything else is no part of the puzzle. */
function readSolution(value: JsonValue | undefined, size: number) {
  if (!Array.isArray(value) || value.length !== size * size) return undefined;
  const digits = value.map(Number);
  if (!digits.every((digit) => Number.isInteger(digit) && digit > 0 && digit <= size)) {
    return undefined;
  }
  return {
    digits: Array.from({ length: size }, (_, row) => digits.slice(row * size, (row + 1) * size)),
  };
}
