/**
 * What a player notes besides entries: digits and colours in cells, lines and signs of a pen, a few
 * characters on a row or a column. A puzzle says which kinds its drawing shows.
 */

import { isJsonObject, type JsonObject, type JsonValue } from '../document/index.ts';
import { type Cell, cellName, type Phrase } from '../kernel/index.ts';
import type { Pencilled } from './look.ts';

/** Where in a cell a note stands: digits in its corners or in its middle, colours behind it. */
export type MarkPlace = 'corner' | 'centre' | 'colour';

/** The kinds of notes that a drawing shows: those in cells, what a pen draws, and notes on rows and columns. */
export type NoteKind = MarkPlace | 'pen' | 'line';

/** The colours that cells can take, by number. */
export const noteColours: readonly { readonly value: number; readonly name: Phrase }[] = [
  { value: 1, name: { en: 'red', pt: 'vermelho' } },
  { value: 2, name: { en: 'orange', pt: 'laranja' } },
  { value: 3, name: { en: 'yellow', pt: 'amarelo' } },
  { value: 4, name: { en: 'green', pt: 'verde' } },
  { value: 5, name: { en: 'turquoise', pt: 'turquesa' } },
  { value: 6, name: { en: 'blue', pt: 'azul' } },
  { value: 7, name: { en: 'purple', pt: 'roxo' } },
  { value: 8, name: { en: 'pink', pt: 'cor-de-rosa' } },
  { value: 9, name: { en: 'grey', pt: 'cinzento' } },
];

/** What a pen leaves on the edge between two cells. */
export type EdgeSign = 'cross' | 'dot';

/** What a pen drew between two neighbours: a line from middle to middle, a sign on the edge, or both. */
export interface PenMark {
  /** The earlier of the two in reading order. */
  readonly from: Cell;
  readonly to: Cell;
  readonly isLine: boolean;
  readonly edge?: EdgeSign;
}

/** A row or a column. */
export interface BoardLine {
  readonly side: 'row' | 'col';
  readonly index: number;
}

/** What is noted on a row or a column. */
export interface LineNote extends BoardLine {
  readonly text: string;
}

/** A note on a line has at most so many characters. */
export const longestLineNote = 8;

/** All that is noted outside of cells. */
export interface Drawn {
  readonly pen: readonly PenMark[];
  readonly lines: readonly LineNote[];
}

/** One change of the notes. */
export type NoteEdit =
  | {
      readonly kind: 'marks';
      readonly cell: Cell;
      readonly place: MarkPlace;
      readonly values: readonly number[];
    }
  /** Between neighbours in any order; what is not told stays as it is. */
  | {
      readonly kind: 'pen';
      readonly from: Cell;
      readonly to: Cell;
      readonly isLine?: boolean;
      readonly edge?: EdgeSign | 'none';
    }
  /** No text takes the note away. */
  | ({ readonly kind: 'line' } & LineNote);

/** The notes of a sheet at one moment, by the names of what they belong to. */
export interface Notes {
  readonly cells: ReadonlyMap<string, Pencilled>;
  readonly pen: ReadonlyMap<string, PenMark>;
  readonly lines: ReadonlyMap<string, LineNote>;
}

export function notesOf(marks: readonly Pencilled[], { pen, lines }: Drawn): Notes {
  return {
    cells: new Map(marks.map((each) => [cellName(each.cell), each])),
    pen: new Map(pen.map((each) => [pairName(each.from, each.to), each])),
    lines: new Map(lines.map((each) => [lineName(each), each])),
  };
}

export const noDrawn: Drawn = { pen: [], lines: [] };

export function drawnIn({ pen, lines }: Notes): Drawn {
  return { pen: [...pen.values()], lines: [...lines.values()] };
}

/** Whether two cells touch, at an edge or at a corner. */
export function areNeighbours(one: Cell, other: Cell): boolean {
  const [down, right] = [Math.abs(one.row - other.row), Math.abs(one.col - other.col)];
  return Math.max(down, right) === 1;
}

/**
 * Whether two cells have an edge between them.
 *
 * @example
 * ```ts
 * import { shareAnEdge } from 'ludoteca/puzzle';
 *
 * console.log(shareAnEdge({ row: 0, col: 0 }, { row: 0, col: 1 }));
 * console.log(shareAnEdge({ row: 0, col: 0 }, { row: 1, col: 1 }));
 * ```
 *
 * ```text
 * true
 * false
 * ```
 */
export function shareAnEdge(one: Cell, other: Cell): boolean {
  return Math.abs(one.row - other.row) + Math.abs(one.col - other.col) === 1;
}

/** The notes after some changes; `edits` are of notes alone. */
export function noted(notes: Notes, edits: readonly NoteEdit[]): Notes {
  if (edits.length === 0) return notes;
  const cells = new Map(notes.cells);
  const pen = new Map(notes.pen);
  const lines = new Map(notes.lines);
  for (const edit of edits) {
    switch (edit.kind) {
      case 'marks': {
        const { cell, place } = edit;
        const name = cellName(cell);
        const values = [...edit.values].sort((one, other) => one - other);
        const before = cells.get(name) ?? { cell, corner: [], centre: [] };
        const { colour: _, ...uncoloured } = before;
        const after =
          place === 'colour' && values.length === 0 ? uncoloured : { ...before, [place]: values };
        if (isBare(after)) cells.delete(name);
        else cells.set(name, after);
        break;
      }
      case 'pen': {
        if (!areNeighbours(edit.from, edit.to)) throw new Error('a pen joins neighbours');
        const [from, to] = ordered(edit.from, edit.to);
        const name = pairName(from, to);
        const before = pen.get(name);
        const { isLine = before?.isLine ?? false } = edit;
        const edge = edit.edge === 'none' ? undefined : (edit.edge ?? before?.edge);
        if (!isLine && edge === undefined) pen.delete(name);
        else pen.set(name, { from, to, isLine, ...(edge !== undefined && { edge }) });
        break;
      }
      case 'line': {
        const { side, index } = edit;
        const text = edit.text.trim().slice(0, longestLineNote);
        if (text === '') lines.delete(lineName(edit));
        else lines.set(lineName(edit), { side, index, text });
        break;
      }
    }
  }
  return { cells, pen, lines };
}

function isBare({ corner, centre, colour = [] }: Pencilled): boolean {
  return corner.length + centre.length + colour.length === 0;
}

function ordered(one: Cell, other: Cell): readonly [Cell, Cell] {
  const isFirst = one.row < other.row || (one.row === other.row && one.col < other.col);
  return isFirst ? [one, other] : [other, one];
}

/** `r1c1-r1c2` */
export function pairName(one: Cell, other: Cell): string {
  return ordered(one, other)
    .map((cell) => cellName(cell))
    .join('-');
}

/** `r1` is the first row, `c1` the first column. */
function lineName({ side, index }: BoardLine): string {
  return `${side === 'row' ? 'r' : 'c'}${index + 1}`;
}

/**
 * Notes by the names of what they belong to, as documents hold them: digits in the corners of a cell as
 * `{"r1c1":[2,5]}`, with others as `{"r1c1":{"corner":[2],"centre":[5,7],"colour":[1]}}`; a pen between two cells
 * as `{"r1c1-r1c2":{"line":true,"edge":"cross"}}`; a note on a row or a column as `{"r3":"2+1"}`.
 */
export function notesToJson(marks: readonly Pencilled[], { pen, lines }: Drawn): JsonObject {
  return Object.fromEntries([
    ...marks.map(({ cell, corner, centre, colour = [] }): [string, JsonValue] => [
      cellName(cell),
      centre.length + colour.length === 0
        ? corner
        : {
            ...((corner.length > 0 || colour.length === 0) && { corner }),
            ...((centre.length > 0 || colour.length === 0) && { centre }),
            ...(colour.length > 0 && { colour }),
          },
    ]),
    ...pen.map(({ from, to, isLine, edge }): [string, JsonValue] => [
      pairName(from, to),
      { ...(isLine && { line: true }), ...(edge !== undefined && { edge }) },
    ]),
    ...lines.map((line): [string, JsonValue] => [lineName(line), line.text]),
  ]);
}

/** What can be noted: the cells that can be filled with their values, and how large the board is. */
export interface Notable {
  readonly open: readonly Cell[];
  readonly values: readonly number[];
  readonly rows: number;
  readonly cols: number;
}

/** What no note can be is passed over: notes are worth less than the document that holds them. */
export function notesFromJson(
  value: JsonValue | undefined,
  { open, values, rows, cols }: Notable,
): { readonly marks: readonly Pencilled[]; readonly drawn: Drawn } {
  if (value === undefined || !isJsonObject(value)) return { marks: [], drawn: noDrawn };
  const isOpen = new Set(open.map((cell) => cellName(cell)));
  const colours = noteColours.map((colour) => colour.value);
  const marks: Pencilled[] = [];
  const pen: PenMark[] = [];
  const lines: LineNote[] = [];
  for (const [name, told] of Object.entries(value)) {
    const [one, other] = name.split('-').map(cellNamed);
    const line = /^([rc])([1-9]\d*)$/.exec(name);
    if (one !== undefined && other === undefined && !name.includes('-')) {
      if (one.row >= rows || one.col >= cols) continue;
      const isSplit = isJsonObject(told);
      const known = (given: JsonValue | undefined, all: readonly number[]) =>
        Array.isArray(given) ? all.filter((each) => given.map(Number).includes(each)) : [];
      const digits = isOpen.has(name) ? values : [];
      const corner = known(isSplit ? told.corner : told, digits);
      const centre = known(isSplit ? told.centre : undefined, digits);
      const colour = known(isSplit ? told.colour : undefined, colours);
      const mark = { cell: one, corner, centre, ...(colour.length > 0 && { colour }) };
      if (!isBare(mark)) marks.push(mark);
    } else if (one !== undefined && other !== undefined && isJsonObject(told)) {
      const isInside = [one, other].every(({ row, col }) => row < rows && col < cols);
      if (!isInside || !areNeighbours(one, other)) continue;
      const edge = told.edge === 'cross' || told.edge === 'dot' ? told.edge : undefined;
      const isEdge = edge !== undefined && shareAnEdge(one, other);
      if (told.line !== true && !isEdge) continue;
      const [from, to] = ordered(one, other);
      pen.push({ from, to, isLine: told.line === true, ...(isEdge && { edge }) });
    } else if (line !== null && typeof told === 'string' && told.trim() !== '') {
      const side = line[1] === 'r' ? 'row' : 'col';
      const index = Number(line[2]) - 1;
      if (index >= (side === 'row' ? rows : cols)) continue;
      lines.push({ side, index, text: told.trim().slice(0, longestLineNote) });
    }
  }
  const inOrder = (one: Pencilled, next: Pencilled) =>
    one.cell.row - next.cell.row || one.cell.col - next.cell.col;
  return { marks: marks.sort(inOrder), drawn: { pen, lines } };
}

function cellNamed(name: string): Cell | undefined {
  const found = /^r([1-9]\d*)c([1-9]\d*)$/.exec(name);
  return found === null ? undefined : { row: Number(found[1]) - 1, col: Number(found[2]) - 1 };
}
