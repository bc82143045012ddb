/**
 * f-puzzles: its JSON, that JSON packed by lz-string, or a link with the packed text. A sign is a
 * thermometer of two cells with the bulb on the smaller; longer thermometers are read as signs from
 * cell to cell.
 */

import {
  findJsonFault,
  type JsonObject,
  type JsonValue,
  jsonFaultNotice,
  lineAndColumn,
  readJson,
  type TextFormat,
} from '../../document/index.ts';
import {
  boxOf,
  comparisonsOf,
  flatBox,
  type GreaterThanDoc,
  sameBox,
  sizeOf,
} from '../../games/greater-than/index.ts';
import { type Cell, fail, type Notice, ok, type Result } from '../../kernel/index.ts';
import { packText, unpackText } from '../codec.ts';
import { mostRows, readBoard } from './f-puzzles-board.ts';
import { broken, findPayload } from './payload.ts';
import { interchangeNotices } from './phrases.ts';

/** What comes before the payload in links to f-puzzles, and to SudokuPad, which opens them too. */
const linkStart = /[?&]load=|\/(?:\?puzzleid=)?fpuz(?:zles)?(?=N4Ig)/;
/** Every text that begins with `{"` is packed into one that begins so. */
const payloadStart = 'N4Ig';

export const fPuzzles: TextFormat<GreaterThanDoc> = {
  name: 'f-puzzles',

  looksLike(text) {
    const head = text.slice(0, 4096).trimStart();
    if (head.startsWith('{')) return /"grid"\s*:\s*\[\s*\[\s*\{/.test(text);
    if (!/^\S+$/.test(text.trim())) return false;
    if (head.startsWith(payloadStart)) return true;
    return /^https?:\S*f-puzzles/i.test(head) || (/^https?:/.test(head) && linkStart.test(head));
  },

  parse(text) {
    const value = /^\s*\{/.test(text) ? fromJsonText(text) : fromPayload(text);
    return value.ok ? readJson(value.value, readBoard) : value;
  },

  format(doc) {
    const board = boardOf(doc);
    return board.ok ? ok(`${packText(JSON.stringify(board.value))}\n`) : board;
  },
};

function fromJsonText(text: string): Result<JsonValue, Notice> {
  const fault = findJsonFault(text);
  if (fault === undefined) return ok(JSON.parse(text));
  return fail(jsonFaultNotice(fault, lineAndColumn(text, fault.offset)));
}

function fromPayload(text: string): Result<JsonValue, Notice> {
  const payload = findPayload(text, linkStart, 'f-puzzles');
  if (!payload.ok) return payload;
  const unpacked = unpackText(payload.value.text);
  if (unpacked === undefined || findJsonFault(unpacked) !== undefined) {
    return broken('f-puzzles', payload.value.where);
  }
  return ok(JSON.parse(unpacked));
}

function boardOf({ clues, grid, solution }: GreaterThanDoc): Result<JsonObject, Notice> {
  const size = sizeOf(clues);
  if (size > mostRows) {
    return fail(interchangeNotices.notice('f-puzzles-large', { most: mostRows, size }));
  }
  const box = flatBox(size);
  const isUsual = box !== undefined && sameBox(box, clues);
  const cells: JsonObject[][] = [];
  for (let row = 0; row < size; row++) {
    cells.push([]);
    for (let col = 0; col < size; col++) {
      const given = clues.givens[row][col];
      const entry = grid?.digits[row][col] ?? 0;
      if (given !== 0 && entry !== 0 && entry !== given) {
        const args = { cell: { row, col }, entry, given };
        const where = { kind: 'cell', row, col } as const;
        return fail(interchangeNotices.notice('f-puzzles-both', args, where));
      }
      cells[row].push({
        ...(given + entry > 0 && { value: given || entry }),
        ...(given > 0 && { given: true }),
        ...(!isUsual && { region: boxOf(clues, { row, col }) }),
      });
    }
  }
  const signs = comparisonsOf(clues);
  const isSolved = solution?.digits.every((row) => row.every((digit) => digit > 0));
  return ok({
    size,
    title: 'Greater-Than Sudoku',
    ruleset: 'Digits increase along each thermometer from its bulb.',
    grid: cells,
    ...(signs.length > 0 && {
      thermometer: signs.map(({ smaller, larger }) => ({
        lines: [[nameOf(smaller), nameOf(larger)]],
      })),
    }),
    ...(isSolved && { solution: solution?.digits.flat() }),
  });
}

function nameOf(cell: Cell): string {
  return `R${cell.row + 1}C${cell.col + 1}`;
}
