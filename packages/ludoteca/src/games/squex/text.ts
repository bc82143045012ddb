/** Positions and parameters of Squex as JSON, and moves as people type them. */

import type { JsonObject, JsonReader, OptionValues, Size } from '../../document/index.ts';
import { fail, type Notice, ok, type Result } from '../../kernel/index.ts';
import { cellAt, moveAt, octagonName, parseOctagon } from './cells.ts';
import { findSquareFault } from './consistency.ts';
import { notices } from './notices.ts';
import {
  cutInfos,
  emptyPosition,
  leastSide,
  mostSide,
  type Owner,
  type SquexPosition,
} from './position.ts';
import { isLegal, winnerOf } from './rules.ts';

export interface SquexParams {
  readonly rows: number;
  readonly cols: number;
}

/** The board when nothing is said. */
const usualSide = 8;

export function parseMove(position: SquexPosition, text: string): Result<number, Notice> {
  const read = parseOctagon(text, position);
  if (!read.ok) return read;
  if (isLegal(position, read.value)) return ok(moveAt(position, read.value));
  if (winnerOf(position) !== 0) return fail(notices.notice('over', {}));
  return fail(notices.notice('occupied', { cell: octagonName(read.value) }));
}

export function formatMove(position: SquexPosition, move: number): string {
  return octagonName(cellAt(position, move));
}

/** Parameters from the options of the command and the page. */
export function params(values: OptionValues): Result<SquexParams, Notice> {
  const given = values.size;
  const { rows, cols } = isSize(given) ? given : { rows: usualSide, cols: usualSide };
  const isRight = (side: number) => side >= leastSide && side <= mostSide;
  if (isRight(rows) && isRight(cols)) return ok({ rows, cols });
  return fail(notices.notice('wrong-size', { found: `${rows}×${cols}` }));
}

function isSize(value: OptionValues[string]): value is Size {
  return typeof value === 'object' && 'rows' in value;
}

export function paramsFromJson(reader: JsonReader): SquexParams {
  return { rows: readSide(reader.at('rows')), cols: readSide(reader.at('cols')) };
}

export function paramsToJson({ rows, cols }: SquexParams): JsonObject {
  return { rows, cols };
}

export function paramsOf({ rows, cols }: SquexPosition): SquexParams {
  return { rows, cols };
}

export function hasShape(value: JsonObject): boolean {
  return value.octagons !== undefined || value.cutInfo !== undefined;
}

/** A position need not be reachable; only what contradicts itself is refused. */
export function positionFromJson(reader: JsonReader): SquexPosition {
  const { rows, cols } = paramsFromJson(reader);
  const isNew = !reader.at('octagons').isPresent && !reader.at('squares').isPresent;
  reader.mayHave('player', 'cutInfo');
  if (isNew) return emptyPosition(rows, cols);
  const owner = (cell: JsonReader): Owner => cell.choice([0, 1, 2] as const);
  const octagons = reader.at('octagons').matrix(rows, cols, owner);
  const squares = reader.at('squares').matrix(rows + 1, cols + 1, owner);
  const player = reader.at('player').choice([1, 2] as const);
  const cutInfo = reader.at('cutInfo').choice(cutInfos);
  const fault = findSquareFault({ rows, cols, octagons, squares });
  if (fault !== undefined) {
    const { row, col } = fault.square;
    reader.refuse({ ...fault.notice, where: { kind: 'json', path: `squares[${row}][${col}]` } });
  }
  return { rows, cols, octagons, squares, player, cutInfo };
}

export function positionToJson(position: SquexPosition): JsonObject {
  const { rows, cols, octagons, squares, player, cutInfo } = position;
  return { rows, cols, octagons, squares, player, cutInfo };
}

function readSide(reader: JsonReader): number {
  return reader.isPresent ? reader.whole(leastSide, mostSide) : usualSide;
}
