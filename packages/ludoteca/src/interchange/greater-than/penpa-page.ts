/** Reading a page of Penpa+ as a puzzle. What is drawn and has no place in ours is refused by name. */

import {
  type JsonObject,
  type JsonReader,
  type JsonValue,
  readJson,
} from '../../document/index.ts';
import {
  type Box,
  boxesOf,
  boxName,
  docOf,
  type Gathering,
  type GreaterThanDoc,
  gatherClues,
  sizes,
} from '../../games/greater-than/index.ts';
import { type Cell, fail, type Notice, type Result, type Where } from '../../kernel/index.ts';
import { borderEdges, pointsOf } from './penpa-points.ts';
import { interchangeNotices } from './phrases.ts';

export interface Page {
  readonly header: readonly string[];
  /** `space`, `pu_q`, `pu_a`, `centerlist`. */
  readonly parts: JsonObject;
}

export function readPage({ header, parts }: Page, where: Where): Result<GreaterThanDoc, Notice> {
  const [kind, cols, rows] = header;
  const size = sizes.find((each) => String(each) === cols && cols === rows);
  if (size === undefined || (kind !== 'square' && kind !== 'sudoku')) {
    const known = sizes.map((each) => `${each}×${each}`).join(', ');
    const short = (text = '?') => text.slice(0, 20);
    const args = { kind: short(kind), cols: short(cols), rows: short(rows), known };
    return fail(interchangeNotices.notice('penpa-grid', args, where));
  }
  return readJson(parts, (page) => readLayers(page, size));
}

function readLayers(page: JsonReader, size: number): GreaterThanDoc {
  demandWholeBoard(page, size);
  const question = page.at('pu_q');
  for (const [name, value] of Object.entries(question.object())) {
    if (readLayerNames.has(name) || name.startsWith('command_') || isNothing(value)) continue;
    const where = { kind: 'json', path: question.at(name).path } as const;
    page.refuse(interchangeNotices.notice('penpa-layer', { name }, where));
  }
  const gathering = gatherClues(readBox(question, size));
  const cells = cellsByPoint(size);
  for (const [cell, digit] of readNumbers(question, cells, size)) gathering.give(cell, digit);
  readSymbols(question, gathering);
  const entries = Array.from({ length: size }, () => Array.from({ length: size }, () => 0));
  const answer = page.at('pu_a');
  if (answer.at('number').isPresent) {
    for (const [{ row, col }, digit] of readNumbers(answer, cells, size)) entries[row][col] = digit;
  }
  return docOf(gathering.clues(), entries);
}

const readLayerNames = new Set(['number', 'symbol', 'lineE']);

function isNothing(value: JsonValue | undefined): boolean {
  return typeof value !== 'object' || value === null || Object.keys(value).length === 0;
}

/** No margins, and every cell on the board once, in order. */
function demandWholeBoard(page: JsonReader, size: number): void {
  const points = pointsOf(size);
  const space = page.at('space').list();
  const steps = page.at('centerlist').list(size * size);
  let point = 0;
  const isWhole =
    space.every((side) => side.value === 0) &&
    steps.every((step, index) => {
      point += step.whole(-1_000_000, 1_000_000);
      return point === points.middle({ row: Math.floor(index / size), col: index % size });
    });
  if (!isWhole) {
    const where = { kind: 'json', path: 'centerlist' } as const;
    page.refuse(interchangeNotices.notice('penpa-space', {}, where));
  }
}

function cellsByPoint(size: number): ReadonlyMap<string, Cell> {
  const points = pointsOf(size);
  const cells = new Map<string, Cell>();
  for (let row = 0; row < size; row++) {
    for (let col = 0; col < size; col++)
      cells.set(String(points.middle({ row, col })), { row, col });
  }
  return cells;
}

/** The box whose borders are drawn, and nothing but them. */
function readBox(question: JsonReader, size: number): Box {
  const known = boxesOf(size);
  const drawn = question.at('lineE').isPresent ? Object.keys(question.at('lineE').object()) : [];
  const isBorderOf = (box: Box) => {
    const borders = new Set(borderEdges(size, box));
    return drawn.length === borders.size && drawn.every((edge) => borders.has(edge));
  };
  const box = known.find(isBorderOf);
  if (box === undefined) {
    const where = { kind: 'json', path: question.at('lineE').path } as const;
    const names = known.map(boxName).join(', ');
    question.refuse(interchangeNotices.notice('penpa-boxes', { known: names }, where));
  }
  return box;
}

/** Numbers in cells: `[text, colour, style]`. */
function readNumbers(
  layer: JsonReader,
  cells: ReadonlyMap<string, Cell>,
  size: number,
): [Cell, number][] {
  const numbers = layer.at('number');
  if (!numbers.isPresent) return [];
  return Object.keys(numbers.object()).map((point) => {
    const number = numbers.at(point);
    const cell = cells.get(point);
    const where = { kind: 'json', path: number.path } as const;
    if (cell === undefined) {
      layer.refuse(interchangeNotices.notice('penpa-place', { found: point.slice(0, 20) }, where));
    }
    const found = number.list()[0]?.value;
    const text = typeof found === 'string' ? found.trim() : '';
    const digit = /^[1-9]\d?$/.test(text) ? Number(text) : 0;
    if (digit < 1 || digit > size) {
      const args = { found: `"${text.slice(0, 20)}"`, cell, most: size };
      layer.refuse(interchangeNotices.notice('penpa-digit', args, where));
    }
    return [cell, digit];
  });
}

/** Where the apex of a symbol points; 1 to 4 are the broad ones, 5 to 8 the slender ones. */
const ways = ['left', 'up', 'right', 'down'] as const;

/** Symbols on edges: `[number, name, layer]`. */
function readSymbols(question: JsonReader, gathering: Gathering): void {
  const symbols = question.at('symbol');
  if (!symbols.isPresent) return;
  const edges = edgesByPoint(gathering.size);
  for (const point of Object.keys(symbols.object())) {
    const symbol = symbols.at(point);
    const edge = edges.get(point);
    const where = { kind: 'json', path: symbol.path } as const;
    if (edge === undefined) {
      question.refuse(
        interchangeNotices.notice('penpa-place', { found: point.slice(0, 20) }, where),
      );
    }
    const [number, name] = symbol.list().map((item) => item.value);
    const way = typeof number === 'number' && number <= 8 ? ways[(number - 1) % 4] : undefined;
    const { first, second } = edge;
    const along =
      first.row === second.row ? (['left', 'right'] as const) : (['up', 'down'] as const);
    if (name === 'inequality' && way === along[0]) {
      gathering.sign({ smaller: first, larger: second });
    } else if (name === 'inequality' && way === along[1]) {
      gathering.sign({ smaller: second, larger: first });
    } else {
      const found = `${String(name).slice(0, 20)} ${String(number).slice(0, 8)}`;
      question.refuse(interchangeNotices.notice('penpa-symbol', { found, first, second }, where));
    }
  }
}

interface Edge {
  readonly first: Cell;
  readonly second: Cell;
}

function edgesByPoint(size: number): ReadonlyMap<string, Edge> {
  const points = pointsOf(size);
  const edges = new Map<string, Edge>();
  for (let row = 0; row < size; row++) {
    for (let col = 0; col < size; col++) {
      const first = { row, col };
      const right = { row, col: col + 1 };
      const lower = { row: row + 1, col };
      if (right.col < size) edges.set(String(points.rightEdge(first)), { first, second: right });
      if (lower.row < size) edges.set(String(points.lowerEdge(first)), { first, second: lower });
    }
  }
  return edges;
}
