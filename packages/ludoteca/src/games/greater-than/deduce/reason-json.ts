/** Reasons and facts in JSON: `{"house":"r1"}`, `{"sign":["r1c1","r1c2"]}`, `{"cell":"r1c1","is":5}`. */

import {
  type JsonObject,
  type JsonReader,
  type JsonValue,
  readJson,
} from '../../../document/index.ts';
import { type Cell, cellName, type Notice, type Result, whereCode } from '../../../kernel/index.ts';
import type { Reason } from '../../../puzzle/index.ts';
import { type GreaterThanClues, sizeOf } from '../clues.ts';
import { techniquePhrasebook } from '../techniques/phrases.ts';
import { boardOf, cellAt, houseWhere, signBetween, signCells } from './constraints.ts';

export function reasonToJson(clues: GreaterThanClues, reason: Reason): JsonObject {
  if ('cell' in reason) {
    const cell = cellName(reason.cell);
    return 'is' in reason ? { cell, is: reason.is } : { cell, not: reason.not };
  }
  const size = sizeOf(clues);
  const { constraint } = reason;
  if (constraint < 3 * size) return { house: whereCode(houseWhere(size, constraint)) };
  return { sign: signCells(size, constraint).map((cell) => cellName(cellAt(size, cell))) };
}

export function reasonFromJson(clues: GreaterThanClues, value: JsonValue): Result<Reason, Notice> {
  const size = sizeOf(clues);
  return readJson(value, (reader): Reason => {
    if (reader.at('house').isPresent) return { constraint: readHouse(reader.at('house'), size) };
    if (reader.at('sign').isPresent) return { constraint: readSign(reader.at('sign'), clues) };
    const cell = readCell(reader.at('cell'), size);
    if (reader.at('is').isPresent) return { cell, is: reader.at('is').whole(1, size) };
    return {
      cell,
      not: reader
        .at('not')
        .list()
        .map((digit) => digit.whole(1, size)),
    };
  });
}

const kinds = ['r', 'c', 'b'];

/** A row, a column or a box: `r1`, `c1`, `b1`. */
function readHouse(reader: JsonReader, size: number): number {
  const [, kind, digits] = /^([rcb])([1-9]\d?)$/.exec(reader.text()) ?? [];
  const number = Number(digits);
  if (kind === undefined || number > size) reader.misfit(`r1–r${size}, c1–c${size}, b1–b${size}`);
  return kinds.indexOf(kind) * size + number - 1;
}

/** A sign that the puzzle has, by its two cells in either order. */
function readSign(reader: JsonReader, clues: GreaterThanClues): number {
  const size = sizeOf(clues);
  const [one, other] = reader.list(2).map((item) => readCell(item, size));
  const constraint = signBetween(size, one.row * size + one.col, other.row * size + other.col);
  if (constraint === undefined || !boardOf(clues).constraints.includes(constraint)) {
    const where = { kind: 'json', path: reader.path } as const;
    reader.refuse(techniquePhrasebook.notice('no-such-sign', { one, other }, where));
  }
  return constraint;
}

function readCell(reader: JsonReader, size: number): Cell {
  const [, row, col] = /^r([1-9]\d?)c([1-9]\d?)$/.exec(reader.text()) ?? [];
  const cell = { row: Number(row) - 1, col: Number(col) - 1 };
  if (row === undefined || cell.row >= size || cell.col >= size) {
    reader.misfit(`r1c1–r${size}c${size}`);
  }
  return cell;
}
