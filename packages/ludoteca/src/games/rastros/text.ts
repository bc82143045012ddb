/** Positions and parameters of Rastros as JSON, and moves as people type them. */

import type { JsonObject, JsonReader, OptionValues, Size } from '../../document/index.ts';
import { fail, type Notice, ok, type Result } from '../../kernel/index.ts';
import { cellName, parseCell } from './cells.ts';
import { notices } from './notices.ts';
import {
  goalOf,
  leastSize,
  mostSize,
  moves,
  neighbours,
  outcome,
  type RastrosParams,
  type RastrosState,
  usualStart,
} from './rules.ts';

/** The board when nothing is said. */
const usualSize = 8;

/** Whose corner is which, as options and documents say it. */
export const goalChoices = ['usual', 'exchanged'] as const;

/**
 * The move that a text tells, or what is wrong with it.
 *
 * @example
 * ```ts
 * import { initial, parseMove, usualStart } from 'ludoteca/rastros/rules';
 *
 * const state = initial({ size: 5, start: usualStart(5) });
 * console.log(parseMove(state, 'd4').ok, parseMove(state, 'a1').ok);
 * ```
 *
 * ```text
 * true false
 * ```
 */
export function parseMove(state: RastrosState, text: string): Result<number, Notice> {
  const { size, stone } = state;
  const read = parseCell(text, size);
  if (!read.ok) return read;
  const cell = cellName(read.value, size);
  if (outcome(state) !== undefined) return fail(notices.notice('over', {}));
  if (moves(state).includes(read.value)) return read;
  if (read.value === stone) return fail(notices.notice('stone-there', { cell }));
  if (!neighbours(stone, size).includes(read.value)) {
    const at = cellName(stone, size);
    return fail(notices.notice('not-adjacent', { cell, stone: at }));
  }
  return fail(notices.notice('occupied', { cell }));
}

/**
 * A move as it is written.
 *
 * @example
 * ```ts
 * import { formatMove, initial, moves, usualStart } from 'ludoteca/rastros/rules';
 *
 * const state = initial({ size: 5, start: usualStart(5) });
 * console.log(formatMove(state, moves(state)[0]));
 * ```
 *
 * ```text
 * b2
 * ```
 */
export function formatMove(state: RastrosState, move: number): string {
  return cellName(move, state.size);
}

/** Parameters from the options of the command and the page. */
export function params(values: OptionValues): Result<RastrosParams, Notice> {
  const given = values.size;
  const size = isSize(given) ? given : { rows: usualSize, cols: usualSize };
  if (size.rows !== size.cols || size.rows < leastSize || size.rows > mostSize) {
    return fail(notices.notice('wrong-size', { found: `${size.rows}×${size.cols}` }));
  }
  const goals = values.goals === 'exchanged' ? ({ goals: 'exchanged' } as const) : {};
  if (typeof values.start !== 'string') {
    return ok({ size: size.rows, start: usualStart(size.rows), ...goals });
  }
  const start = parseStart(values.start, size.rows);
  return start.ok ? ok({ size: size.rows, start: start.value, ...goals }) : start;
}

function isSize(value: OptionValues[string]): value is Size {
  return typeof value === 'object' && 'rows' in value;
}

function parseStart(text: string, size: number): Result<number, Notice> {
  const read = parseCell(text, size);
  if (!read.ok) return read;
  // The goals are in the same corners, whoever aims at which.
  const isGoal = [goalOf('north', { size }), goalOf('south', { size })].includes(read.value);
  if (!isGoal) return read;
  return fail(notices.notice('start-on-goal', { cell: cellName(read.value, size) }));
}

export function paramsFromJson(reader: JsonReader): RastrosParams {
  const size = readSize(reader);
  return { size, start: readStart(reader, size) ?? usualStart(size), ...readGoals(reader) };
}

export function paramsToJson({ size, start, goals }: RastrosParams): JsonObject {
  return { size, start: cellName(start, size), ...(goals !== undefined && { goals }) };
}

export function paramsOf({ size, start, goals }: RastrosState): RastrosParams {
  return { size, start: start ?? usualStart(size), ...(goals !== undefined && { goals }) };
}

export function hasShape(value: JsonObject): boolean {
  return value.stone !== undefined && (value.blocked !== undefined || value.toMove !== undefined);
}

/** A position need not be reachable; only what contradicts itself is refused. */
export function positionFromJson(reader: JsonReader): RastrosState {
  const size = readSize(reader);
  const start = readStart(reader, size);
  const blocked: number[] = [];
  const list = reader.at('blocked');
  for (const item of list.isPresent ? list.list() : []) {
    const cell = readCell(item, size);
    if (blocked.includes(cell)) {
      refuse(item, notices.notice('blocked-twice', { cell: cellName(cell, size) }));
    }
    blocked.push(cell);
  }
  const at = reader.at('stone');
  const isNew = !at.isPresent && blocked.length === 0;
  const stone = isNew ? (start ?? usualStart(size)) : readCell(at, size);
  if (blocked.includes(stone)) {
    refuse(at, notices.notice('stone-on-black', { cell: cellName(stone, size) }));
  }
  const turn = reader.at('toMove');
  const toMove = isNew && !turn.isPresent ? 'north' : turn.choice(['north', 'south'] as const);
  const goals = readGoals(reader);
  return { size, ...(start !== undefined && { start }), blocked, stone, toMove, ...goals };
}

export function positionToJson(state: RastrosState): JsonObject {
  const { size, start, blocked, stone, toMove, goals } = state;
  return {
    size,
    ...(start !== undefined && { start: cellName(start, size) }),
    blocked: blocked.map((cell) => cellName(cell, size)),
    stone: cellName(stone, size),
    toMove,
    ...(goals !== undefined && { goals }),
  };
}

function readGoals(reader: JsonReader): { readonly goals?: 'exchanged' } {
  const goals = reader.at('goals');
  const isExchanged = goals.isPresent && goals.choice(goalChoices) === 'exchanged';
  return isExchanged ? { goals: 'exchanged' } : {};
}

function readSize(reader: JsonReader): number {
  const size = reader.at('size');
  return size.isPresent ? size.whole(leastSize, mostSize) : usualSize;
}

function readStart(reader: JsonReader, size: number): number | undefined {
  const start = reader.at('start');
  if (!start.isPresent) return undefined;
  const read = parseStart(start.text(), size);
  return read.ok ? read.value : refuse(start, read.error);
}

function readCell(reader: JsonReader, size: number): number {
  const read = parseCell(reader.text(), size);
  return read.ok ? read.value : refuse(reader, read.error);
}

function refuse(reader: JsonReader, notice: Notice): never {
  return reader.refuse({ ...notice, where: { kind: 'json', path: reader.path } });
}
