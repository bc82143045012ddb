/** Futoshiki in text: digits (or dots) with their signs between them; givens are underscored. */

import {
  fail,
  isJsonObject,
  type JsonObject,
  type JsonReader,
  type Notice,
  ok,
  type PuzzleDoc,
  plainText,
  type Result,
  readJson,
  type Sketch,
  type Span,
  type TextFormat,
} from 'ludoteca';
import { type FutoshikiClues, type FutoshikiGrid, futoshikiPhrases, type Sign } from './rules.ts';

export type FutoshikiDoc = PuzzleDoc<FutoshikiClues, FutoshikiGrid>;

export function hasShape(value: JsonObject): boolean {
  return 'right' in value && 'down' in value && 'size' in value;
}

export function fromJson(value: JsonObject): Result<FutoshikiDoc, Notice> {
  return readJson(value, (reader) => {
    const size = reader.at('size').whole(2, 9);
    const sign = (cell: JsonReader) => cell.choice(['<', '>', '']);
    const digits = (from: JsonReader) => from.matrix(size, size, (cell) => cell.whole(0, size));
    const clues: FutoshikiClues = {
      size,
      givens: digits(reader.at('givens')),
      right: reader.at('right').matrix(size, size - 1, sign),
      down: reader.at('down').matrix(size - 1, size, sign),
    };
    const grid = reader.at('grid');
    const solution = reader.at('solution');
    return {
      clues,
      ...(grid.isPresent && { grid: digits(grid) }),
      ...(solution.isPresent && { solution: digits(solution) }),
    };
  });
}

export function toJson({ clues, grid, solution }: FutoshikiDoc): JsonObject {
  const json: JsonObject = { ...clues, ...(grid && { grid }), ...(solution && { solution }) };
  if (!isJsonObject(json)) throw new Error('clues are plain data');
  return json;
}

export function sketch({ clues, grid = clues.givens }: FutoshikiDoc): Sketch {
  const { size, givens, right, down } = clues;
  const lines: Span[][] = [];
  for (let row = 0; row < size; row++) {
    const line: Span[] = [];
    for (let col = 0; col < size; col++) {
      const digit = grid[row][col];
      const isGiven = givens[row][col] !== 0;
      const cell = { row, col };
      const ink = isGiven ? 'given' : 'entry';
      line.push({ text: isGiven ? '_' : ' ', ink: 'faint', cell });
      line.push({ text: digit === 0 ? '.' : String(digit), ink, cell });
      if (col + 1 < size) line.push({ text: ` ${right[row][col] || ' '}`, ink: 'plain' });
    }
    lines.push(line);
    if (row + 1 < size) {
      const signs = down[row].map((sign) => ` ${{ '<': '^', '>': 'v', '': '-' }[sign]}`);
      lines.push([{ text: signs.join('  '), ink: 'plain' }]);
    }
  }
  return lines;
}

export const drawing: TextFormat<FutoshikiDoc> = {
  name: 'drawing',
  looksLike: (text) => /^[ _][.1-9]( [<> ][ _][.1-9])+\s*\n [-^v]( {3}[-^v])+\s*\n/.test(text),
  parse: parseDrawing,
  format: (doc) => ok(plainText(sketch(doc))),
};

function parseDrawing(text: string): Result<FutoshikiDoc, Notice> {
  const lines = text.replace(/\r/g, '').replace(/\s+$/, '').split('\n');
  const size = (lines.length + 1) / 2;
  const at = (line: number, column: number) => lines[line]?.[column] ?? ' ';
  const stray = (line: number, column: number) =>
    fail(
      futoshikiPhrases.notice(
        'drawing',
        { found: at(line, column) },
        { kind: 'text', line: line + 1, column: column + 1 },
      ),
    );
  const grid: number[][] = [];
  const givens: number[][] = [];
  const right: Sign[][] = [];
  const down: Sign[][] = [];
  for (let line = 0; line < lines.length; line++) {
    const digits: number[] = [];
    const given: number[] = [];
    const signs: Sign[] = [];
    for (let col = 0; col < size; col++) {
      const here = at(line, 4 * col + 1);
      if (line % 2 === 1) {
        const sign = ({ '^': '<', v: '>', '-': '' } as const)[here];
        if (sign === undefined) return stray(line, 4 * col + 1);
        signs.push(sign);
        continue;
      }
      if (!/[.1-9]/.test(here) || Number(here) > size) return stray(line, 4 * col + 1);
      const digit = here === '.' ? 0 : Number(here);
      digits.push(digit);
      given.push(at(line, 4 * col) === '_' ? digit : 0);
      if (col + 1 === size) continue;
      const sign = ({ '<': '<', '>': '>', ' ': '' } as const)[at(line, 4 * col + 3)];
      if (sign === undefined) return stray(line, 4 * col + 3);
      signs.push(sign);
    }
    if (line % 2 === 1) down.push(signs);
    else {
      grid.push(digits);
      givens.push(given);
      right.push(signs);
    }
  }
  return ok({ clues: { size, givens, right, down }, grid });
}
