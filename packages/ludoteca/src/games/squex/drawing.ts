/** Reading a position from its drawing in characters. */

import { fail, type Notice, ok, type Result } from '../../kernel/index.ts';
import { findSquareFault } from './consistency.ts';
import { notices } from './notices.ts';
import {
  type CutInfo,
  cutInfos,
  mostSide,
  type Owner,
  type Player,
  type SquexPosition,
} from './position.ts';

interface Line {
  readonly content: string;
  /** From 1. */
  readonly number: number;
}

const octagonMark = /^(?:\.|·|\*|[([{]?([12┃═])[)\]}]?)$/;
const squareMark = /^(?:\+|[<{]?([12◆◇])[>}]?)$/;

/** The letters of the columns, and under them the squares of the top side. */
export function looksLikeDrawing(text: string): boolean {
  const [letters, top] = linesOf(text);
  if (letters === undefined || top === undefined) return false;
  const cols = columnsOf(letters);
  return cols > 0 && top.content.trim().split(/\s+/).join('') === topOf(cols);
}

export function parseDrawing(text: string): Result<SquexPosition, Notice> {
  const lines = linesOf(text);
  const cols = lines[0] === undefined ? 0 : columnsOf(lines[0]);
  if (cols === 0) return refuse('drawing-letters', lines[0], {});
  // One line of letters and one for the turn; the rest are squares and octagons by turns.
  const rows = (lines.length - 3) / 2;
  if (!Number.isInteger(rows) || rows < 1 || rows > mostSide) {
    return refuse('drawing-line', lines.at(-1), { count: cols });
  }
  const squares: Owner[][] = [];
  const octagons: Owner[][] = [];
  for (let index = 1; index < lines.length - 1; index++) {
    const isSquares = index % 2 === 1;
    const read = readLine(lines[index], cols, isSquares, (index - 1) / 2);
    if (!read.ok) return read;
    (isSquares ? squares : octagons).push(read.value);
  }
  const last = lines[lines.length - 1];
  const turn = readTurn(last);
  if (turn === undefined) return refuse('drawing-turn', last, {});
  const fault = findSquareFault({ rows, cols, octagons, squares });
  if (fault !== undefined) {
    const line = lines[1 + 2 * fault.square.row];
    const column = marksOf(line)[fault.square.col].column;
    return fail({ ...fault.notice, where: { kind: 'text', line: line.number, column } });
  }
  return ok({ rows, cols, octagons, squares, ...turn });
}

function linesOf(text: string): Line[] {
  return text
    .split(/\r?\n/)
    .map((content, index) => ({ content, number: index + 1 }))
    .filter(({ content }) => content.trim() !== '');
}

/** How many columns the letters name; 0 when they are no letters of columns. */
function columnsOf({ content }: Line): number {
  const letters = content.trim().toLowerCase().split(/\s+/);
  const isRight = letters.every((letter, col) => letter === String.fromCharCode(97 + col));
  return isRight && letters.length <= mostSide ? letters.length : 0;
}

function topOf(cols: number): string {
  return `+${'1'.repeat(cols - 1)}+`;
}

function marksOf({ content }: Line): { readonly mark: string; readonly column: number }[] {
  return [...content.matchAll(/\S+/g)].map((match) => ({
    mark: match[0],
    column: match.index + 1,
  }));
}

/** The owners of one line; a line of octagons begins with the number of its row. */
function readLine(
  line: Line,
  cols: number,
  isSquares: boolean,
  half: number,
): Result<Owner[], Notice> {
  const marks = marksOf(line);
  const row = Math.floor(half) + 1;
  const isNumbered = isSquares || marks.shift()?.mark === String(row);
  const count = isSquares ? cols + 1 : cols;
  if (!isNumbered || marks.length !== count) return refuse('drawing-line', line, { count });
  const owners: Owner[] = [];
  for (const { mark, column } of marks) {
    const match = (isSquares ? squareMark : octagonMark).exec(mark);
    if (match === null) {
      const code = isSquares ? 'drawing-square' : 'drawing-octagon';
      const where = { kind: 'text', line: line.number, column } as const;
      return fail(notices.notice(code, { found: mark }, where));
    }
    owners.push(match[1] === undefined ? 0 : /[1┃◆]/.test(match[1]) ? 1 : 2);
  }
  return ok(owners);
}

function readTurn({
  content,
}: Line): { readonly player: Player; readonly cutInfo: CutInfo } | undefined {
  const match = /^\s*>\s*([12])\s+(\d-\d)\s*$/.exec(content);
  const cutInfo = cutInfos.find((known) => known === match?.[2]);
  if (match === null || cutInfo === undefined) return undefined;
  return { player: match[1] === '1' ? 1 : 2, cutInfo };
}

function refuse(
  key: 'drawing-letters' | 'drawing-line' | 'drawing-turn',
  line: Line | undefined,
  args: { readonly count?: number },
): Result<never, Notice> {
  const found = line?.content.trim().slice(0, 40) || '–';
  const where = { kind: 'text', line: line?.number ?? 1, column: 1 } as const;
  if (key === 'drawing-line') {
    return fail(notices.notice(key, { found, count: args.count ?? 0 }, where));
  }
  return fail(notices.notice(key, { found }, where));
}
