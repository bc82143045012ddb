/**
 * A sketch made into a board to move about on: where each cell stands is known, cells are stretched where there is
 * room for notes in them, rows and columns may be numbered, and what is pointed out is laid over the cells.
 *
 *        1     2          numbers of the columns, where they are wanted
 *     +-----+-----+
 *   1 |  5  <  .  |       a cell of three characters, stretched to five
 *     +--v--+-----+       what crosses a cell is stretched with it: its edge is repeated
 */

import { type Cell, type CellSpot, cellName, cellSpots, type Ink, type Sketch } from 'ludoteca';
import type { Showing } from '../output/colour.ts';
import { hueOfInk } from '../output/palette.ts';
import { faint, type Glyph, plain, type Style } from './canvas.ts';

/** What is pointed out of a cell, from the least to the most. */
export type Emphasis =
  | 'alike'
  | 'focus'
  | 'because'
  | 'follows'
  | 'good'
  | 'bad'
  | 'even'
  | 'wrong';

export interface BoardPlan {
  readonly sketch: Sketch;
  /** How rows and columns are to be called, where the sketch does not name them: `r1`, `c1`. */
  readonly names?: { readonly row: string; readonly column: string };
  /** Characters to add to each cell, across and down. */
  readonly stretch: { readonly across: number; readonly down: number };
  /** Small writing for a cell that shows nothing else: notes, or what it can be. */
  notes?(cell: Cell): readonly string[];
  /** All that can be noted: where there are few, each has a place of its own in a large cell. */
  readonly allNotes?: readonly string[];
  emphasis?(cell: Cell): Emphasis | undefined;
  /** A sign in place of what stands in a cell. */
  sign?(cell: Cell): string | undefined;
  /** Neighbours between which something is to be pointed out. */
  readonly ties?: readonly (readonly [Cell, Cell])[];
}

/** Where a cell stands on a board, in characters from its top left. */
export interface Spot {
  readonly cell: Cell;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export interface Board {
  readonly width: number;
  readonly height: number;
  readonly lines: readonly (readonly Glyph[])[];
  readonly spots: ReadonlyMap<string, Spot>;
  /** What of the board is no cell, on each side: it stays when the cells are scrolled. */
  readonly margins: {
    readonly left: number;
    readonly top: number;
    readonly right: number;
    readonly bottom: number;
  };
}

/** How large a board is before it is stretched. */
export function naturalSize({ sketch, names }: Pick<BoardPlan, 'sketch' | 'names'>) {
  const spots = cellSpots(sketch);
  const gutter = names === undefined ? 0 : gutterOf(spots, prefixes(names, spots));
  return {
    width: gutter + Math.max(0, ...sketch.map(widthOf)),
    height: sketch.length + (names === undefined ? 0 : 1),
    cols: new Set(spots.map(({ cell }) => cell.col)).size,
    rows: new Set(spots.map(({ line }) => line)).size,
    cell: Math.max(0, ...spots.map(({ from, to }) => to - from)),
  };
}

function widthOf(line: Sketch[number]): number {
  return line.reduce((width, { text }) => width + text.length, 0);
}

type Names = NonNullable<BoardPlan['names']>;

/** Beside clues the numbers of rows and columns would be taken for clues: there they have a letter before them. */
function prefixes(names: Names, spots: readonly CellSpot[]): Names {
  const margin = Math.min(...spots.map(({ from }) => from));
  return margin > 2 ? names : { row: '', column: '' };
}

function gutterOf(spots: readonly CellSpot[], { row }: Names): number {
  const last = Math.max(0, ...spots.map(({ cell }) => cell.row)) + 1;
  return row.length + String(last).length + 1;
}

export function layBoard(plan: BoardPlan, showing: Showing): Board {
  const { sketch, stretch } = plan;
  const spots = cellSpots(sketch);
  const width = Math.max(0, ...sketch.map(widthOf));
  const columns = columnsOf(spots, width);
  const names = plan.names && prefixes(plan.names, spots);
  const before = names === undefined ? 0 : gutterOf(spots, names);
  const lines: Glyph[][] = [];
  const placed = new Map<string, Spot>();
  for (const [line, spans] of sketch.entries()) {
    const glyphs = glyphsOf(spans, width, showing);
    const own = spots.filter((spot) => spot.line === line);
    const top = lines.length + (names === undefined ? 0 : 1);
    const height = own.length > 0 ? 1 + stretch.down : 1;
    const middle = Math.floor((height - 1) / 2);
    for (let down = 0; down < height; down++) {
      lines.push(stretchedLine(glyphs, columns, own, stretch.across, down === middle));
    }
    for (const { cell, from, to } of own) {
      const x = before + from + stretch.across * columns.filter((each) => each.to <= from).length;
      const spot = { cell, x, y: top, width: to - from + stretch.across, height };
      placed.set(cellName(cell), spot);
    }
  }
  const numbered =
    names === undefined ? lines : withNumbers(lines, [...placed.values()], before, names);
  for (const spot of placed.values()) dress(numbered, spot, plan, showing);
  for (const [one, other] of plan.ties ?? []) tie(numbered, placed, one, other, showing);
  return {
    width: Math.max(0, ...numbered.map(({ length }) => length)),
    height: numbered.length,
    lines: numbered,
    spots: placed,
    margins: marginsOf(numbered, [...placed.values()]),
  };
}

/** The runs of characters that cells stand in, each once, from left to right. */
function columnsOf(spots: readonly CellSpot[], width: number) {
  const starts = [...new Map(spots.map(({ from, to }) => [from, to]))].sort(
    ([one], [other]) => one - other,
  );
  return starts.map(([from, to]) => ({ from, to: Math.min(to, width) }));
}

function glyphsOf(spans: Sketch[number], width: number, { hasUnicode, hasColour }: Showing) {
  const glyphs: Glyph[] = spans.flatMap(({ text, rich, ink }) =>
    [...(hasUnicode ? (rich ?? text) : text)].map((sign) => ({
      sign,
      style: styleOfInk(ink, hasColour),
    })),
  );
  while (glyphs.length < width) glyphs.push({ sign: ' ', style: plain });
  return glyphs;
}

/** A line of the sketch with its cells stretched; above and below the middle only what goes on is left. */
function stretchedLine(
  glyphs: readonly Glyph[],
  columns: readonly { readonly from: number; readonly to: number }[],
  own: readonly CellSpot[],
  across: number,
  isMiddle: boolean,
): Glyph[] {
  const shown = (glyph: Glyph): Glyph =>
    isMiddle || goesOn.has(glyph.sign) ? glyph : { sign: ' ', style: glyph.style };
  const line: Glyph[] = [];
  let at = 0;
  for (const { from, to } of columns) {
    line.push(...glyphs.slice(at, from).map(shown));
    const isCell = own.some((spot) => spot.from === from);
    line.push(...widened(glyphs.slice(from, to).map(shown), across, isCell));
    at = to;
  }
  line.push(...glyphs.slice(at).map(shown));
  return line;
}

/** What stands between two lines of characters as it stands in each of them. */
const goesOn = new Set(['|', '│', '┃', '║', '█']);

/** A run with so many characters more: its edges are repeated, unless they are letters or belong to a cell. */
function widened(run: readonly Glyph[], across: number, isCell: boolean): Glyph[] {
  if (across === 0 || run.length === 0) return [...run];
  const isSolid = run.every(({ sign }) => sign === run[0].sign) && !isLetter(run[0]);
  const edge = (glyph: Glyph): Glyph =>
    isSolid || !(isCell || isLetter(glyph)) ? glyph : { sign: ' ', style: glyph.style };
  const left = Math.floor(across / 2);
  const last = run[run.length - 1];
  return [
    ...Array.from({ length: left }, () => edge(run[0])),
    ...run,
    ...Array.from({ length: across - left }, () => edge(last)),
  ];
}

function isLetter({ sign }: Glyph): boolean {
  return /[\p{L}\p{N}]/u.test(sign);
}

/** Numbers over the columns and before the rows, as messages call them; of narrow columns every fifth. */
function withNumbers(
  lines: readonly Glyph[][],
  spots: readonly Spot[],
  before: number,
  names: Names,
): Glyph[][] {
  const put = (line: Glyph[], x: number, text: string): void => {
    for (const [index, sign] of [...text].entries()) {
      while (line.length <= x + index) line.push({ sign: ' ', style: plain });
      line[x + index] = { sign, style: faint };
    }
  };
  const head: Glyph[] = [];
  const rows = lines.map((line): Glyph[] => [
    ...Array.from({ length: before }, (): Glyph => ({ sign: ' ', style: plain })),
    ...line,
  ]);
  const longest = String(Math.max(...spots.map(({ cell }) => cell.col)) + 1).length;
  for (const { cell, x, y, width, height } of spots) {
    const isNarrow = longest > width;
    const number = String(cell.col + 1);
    const col = names.column.length + longest > width ? number : names.column + number;
    if (!isNarrow || (cell.col + 1) % 5 === 0) {
      put(head, Math.max(0, x + Math.ceil((width - col.length) / 2)), col);
    }
    const row = `${names.row}${cell.row + 1}`;
    put(rows[y - 1 + Math.floor((height - 1) / 2)], 0, row.padStart(before - 1));
  }
  return [head, ...rows];
}

/** Lays over a cell what is to be seen in it and how. */
function dress(lines: Glyph[][], spot: Spot, plan: BoardPlan, showing: Showing): void {
  const { cell, x, y, width, height } = spot;
  const emphasis = plan.emphasis?.(cell);
  const sign = plan.sign?.(cell);
  const notes = sign === undefined ? (plan.notes?.(cell) ?? []) : [];
  const set = (column: number, row: number, change: (glyph: Glyph) => Glyph): void => {
    lines[y + row][x + column] = change(lines[y + row][x + column]);
  };
  if (notes.length > 0) {
    for (const [row, text] of noteLines(
      notes,
      plan.allNotes ?? [],
      { width, height },
      showing,
    ).entries()) {
      for (const [column, letter] of [...text].entries()) {
        set(column, row, () => ({ sign: letter, style: faint }));
      }
    }
  }
  const middle = Math.floor((height - 1) / 2);
  if (sign !== undefined) {
    const start = Math.floor((width - sign.length) / 2);
    for (const [index, letter] of [...sign].entries()) {
      set(start + index, middle, ({ style }) => ({
        sign: letter,
        style: { ...style, isBold: true },
      }));
    }
  }
  if (emphasis === undefined) return;
  const { style, mark } = emphasisOf(emphasis, showing);
  for (let row = 0; row < height; row++) {
    for (let column = 0; column < width; column++) {
      set(column, row, (glyph) => ({ sign: glyph.sign, style: { ...glyph.style, ...style } }));
    }
  }
  // Told by a sign too, for whoever sees no colours.
  if (mark !== undefined && width > 1)
    set(0, middle, ({ style: its }) => ({ sign: mark, style: its }));
}

/** Notes in a cell: each in its place of three by three where that fits, else in rows as far as they go. */
function noteLines(
  notes: readonly string[],
  all: readonly string[],
  { width, height }: { readonly width: number; readonly height: number },
  { hasUnicode }: Showing,
): string[] {
  const hasPlaces =
    height >= 3 && width >= 5 && all.length <= 9 && all.every(({ length }) => length === 1);
  const gap = hasPlaces ? ' ' : width >= 7 ? ' ' : '';
  const each = Math.max(...notes.map((note) => note.length)) + gap.length;
  const perRow = hasPlaces ? 3 : Math.max(1, Math.floor((width + gap.length) / each));
  const shown = hasPlaces ? all.map((note) => (notes.includes(note) ? note : ' ')) : notes;
  const rows = Array.from({ length: Math.ceil(shown.length / perRow) }, (_, row) =>
    shown.slice(row * perRow, (row + 1) * perRow).join(gap),
  );
  const seen = rows.slice(0, height);
  if (rows.length > height) {
    seen[height - 1] = `${seen[height - 1].slice(0, width - 1)}${hasUnicode ? '…' : '+'}`;
  }
  const top = Math.floor((height - seen.length) / 2);
  const broad = Math.max(...seen.map(({ length }) => length));
  const left = Math.max(0, Math.floor((width - broad) / 2));
  const empty = ' '.repeat(width);
  return Array.from({ length: height }, (_, row) =>
    row < top || row >= top + seen.length
      ? empty
      : `${' '.repeat(left)}${seen[row - top]}`.padEnd(width),
  );
}

/** Points out what stands between two neighbours, such as a sign. */
function tie(
  lines: Glyph[][],
  spots: ReadonlyMap<string, Spot>,
  one: Cell,
  other: Cell,
  { hasColour }: Showing,
): void {
  const [first, second] = [spots.get(cellName(one)), spots.get(cellName(other))];
  if (first === undefined || second === undefined) return;
  const [a, b] = first.y < second.y || first.x < second.x ? [first, second] : [second, first];
  const isAcross = a.y === b.y;
  const style: Style = { isBold: true, ...(hasColour ? { hue: 'magenta' } : { isInverse: true }) };
  const change = (x: number, y: number): void => {
    const glyph = lines[y]?.[x];
    if (glyph !== undefined && glyph.sign !== ' ') {
      lines[y][x] = { sign: glyph.sign, style: { ...glyph.style, ...style } };
    }
  };
  if (isAcross)
    for (let x = a.x + a.width; x < b.x; x++) change(x, a.y + Math.floor((a.height - 1) / 2));
  else {
    const middle = a.x + Math.floor(a.width / 2);
    for (let y = a.y + a.height; y < b.y; y++) {
      for (const x of [middle - 1, middle, middle + 1])
        if (!goesOn.has(lines[y]?.[x]?.sign)) change(x, y);
    }
  }
}

function marginsOf(lines: readonly (readonly Glyph[])[], spots: readonly Spot[]) {
  if (spots.length === 0) return { left: 0, top: 0, right: 0, bottom: 0 };
  const width = Math.max(...lines.map(({ length }) => length));
  return {
    left: Math.min(...spots.map(({ x }) => x)),
    top: Math.min(...spots.map(({ y }) => y)),
    right: width - Math.max(...spots.map((spot) => spot.x + spot.width)),
    bottom: lines.length - Math.max(...spots.map((spot) => spot.y + spot.height)),
  };
}

function styleOfInk(ink: Ink, hasColour: boolean): Style {
  const hue = hueOfInk(ink);
  const weight: Style = {
    ...(['strong', 'given', 'first', 'second', 'last', 'mark', 'wrong'].includes(ink) && {
      isBold: true,
    }),
    ...(['faint', 'blank'].includes(ink) && { isDim: true }),
  };
  return hasColour && hue !== undefined ? { ...weight, hue } : weight;
}

interface Dress {
  readonly style: Style;
  readonly mark?: string;
}

function emphasisOf(emphasis: Emphasis, { hasColour, hasUnicode }: Showing): Dress {
  const coloured = (ground: NonNullable<Style['ground']>): Style => ({
    ground,
    hue: 'black',
    isDim: false,
  });
  switch (emphasis) {
    case 'alike':
      return { style: { isBold: true, isUnderlined: true } };
    case 'focus':
      return { style: hasColour ? coloured('cyan') : { isUnderlined: true } };
    case 'because':
      return {
        style: hasColour ? coloured('yellow') : { isUnderlined: true, isBold: true },
        mark: hasUnicode ? '•' : ':',
      };
    case 'follows':
      return {
        style: hasColour ? coloured('green') : { isBold: true, isUnderlined: true },
        mark: hasUnicode ? '◆' : '!',
      };
    case 'good':
      return { style: hasColour ? { hue: 'green', isBold: true, isDim: false } : { isBold: true } };
    case 'bad':
      return { style: hasColour ? { hue: 'red', isDim: false } : { isDim: true } };
    case 'even':
      return { style: hasColour ? { hue: 'yellow', isDim: false } : {} };
    case 'wrong':
      return {
        style: hasColour
          ? { ...coloured('red'), isBold: true }
          : { isBold: true, isUnderlined: true },
        mark: '!',
      };
  }
}
