/**
 * The constraint string of Interactive Sudoku Solver (sigh/Interactive-Sudoku-Solver), alone or as the
 * `q` of a link to it.
 *
 *     .Shape~6x6                     the grid, 9×9 where it is left out; the box is always the flat one
 *     .~R1C1_5~R2C4_6                given digits
 *     .GreaterThan~R1C2~R1C1~R2C2    each cell is greater than every later one that is its neighbour
 *
 * Rows and columns from 10 are the letters a to g, digits are decimal.
 */

import { lineAndColumn, type TextFormat } from '../../../document/index.ts';
import { type Cell, fail, misread, ok, reading, type Where } from '../../../kernel/index.ts';
import { boxName, flatBox, sameBox, sizes } from '../boxes.ts';
import { type GreaterThanClues, type GreaterThanDoc, sizeOf } from '../clues.ts';
import { type Gathering, gatherClues } from '../gather.ts';
import { notices } from '../notices.ts';
import { comparisonsOf } from '../sign-order.ts';
import { shown } from './text-lines.ts';

const mostRows = 16;
const usualSize = 9;
const linkPattern = /^\s*https?:\/\/\S*?[?&]q=/;

export const iss: TextFormat<GreaterThanDoc> = {
  name: 'iss',

  looksLike(text) {
    if (linkPattern.test(text)) return /^\s*\S*[?&]q=(?:\.|%2[Ee])\S*\s*$/.test(text);
    return /^\s*\.[A-Za-z]*[~.]/.test(text) && text.includes('~') && !isSeveral(text);
  },

  parse: (text) => reading(() => ({ clues: readConstraints(text) })),

  format({ clues }) {
    const size = sizeOf(clues);
    if (size > mostRows) {
      return fail(notices.notice('iss-size', { most: mostRows, size }));
    }
    const read = flatBox(size);
    if (read === undefined || !sameBox(read, clues)) {
      const names = { read: read ? boxName(read) : '?', box: boxName(clues) };
      return fail(notices.notice('iss-box', names));
    }
    return ok(`.Shape~${size}x${size}${givensOf(clues)}${signsOf(clues)}\n`);
  },
};

/** Whether the lines are puzzles of their own: two begin with a shape, or with more than one constraint. */
function isSeveral(text: string): boolean {
  const lines = text.split('\n');
  const count = (pattern: RegExp) => lines.filter((line) => pattern.test(line)).length;
  return count(/^\s*\.Shape\b/) > 1 || count(/^\s*\.[^.]*\../) > 1;
}

function givensOf(clues: GreaterThanClues): string {
  const givens = clues.givens.flatMap((digits, row) =>
    digits.flatMap((digit, col) => (digit === 0 ? [] : [`~${issName({ row, col })}_${digit}`])),
  );
  return givens.length === 0 ? '' : `.${givens.join('')}`;
}

/** One list for each cell with smaller neighbours: the cell, then all of them (no two are neighbours). */
function signsOf(clues: GreaterThanClues): string {
  const size = sizeOf(clues);
  const lists: string[][] = Array.from({ length: size * size }, () => []);
  for (const { larger, smaller } of comparisonsOf(clues)) {
    lists[larger.row * size + larger.col].push(issName(smaller));
  }
  return lists
    .map((smaller, index) => {
      if (smaller.length === 0) return '';
      const larger = { row: Math.floor(index / size), col: index % size };
      return `.GreaterThan~${[issName(larger), ...smaller].join('~')}`;
    })
    .join('');
}

/** A part of the text between two dots, and a way to tell where in it something stands. */
interface Constraint {
  readonly name: string;
  readonly args: readonly Piece[];
  where(): Where;
}

interface Piece {
  readonly text: string;
  where(): Where;
}

function readConstraints(text: string): GreaterThanClues {
  const constraints = splitConstraints(text);
  const gathering = gatherClues(readShape(constraints));
  for (const constraint of constraints) {
    switch (constraint.name) {
      case 'Shape':
        break;
      case '':
      case 'Given':
        for (const arg of constraint.args) readGiven(gathering, arg);
        break;
      case 'GreaterThan':
        readGreaterThan(gathering, constraint);
        break;
      default:
        misread(
          notices.notice('iss-constraint', { name: shown(constraint.name) }, constraint.where()),
        );
    }
  }
  return gathering.clues();
}

/** White space counts nowhere, as on the site. */
function splitConstraints(text: string): Constraint[] {
  const { constraint: whole, where } = unwrapLink(text);
  const start = whole.search(/\S/);
  if (whole[start] !== '.') {
    const found = start < 0 ? '""' : shown(whole.slice(start).trimEnd());
    misread(notices.notice('iss-start', { found }, where(Math.max(start, 0))));
  }
  return [...whole.matchAll(/\.([^.]*)/g)].map((match) => {
    let offset = match.index + 1;
    const [name, ...args] = match[1].split('~').map((part) => {
      const start = offset + part.length - part.trimStart().length;
      offset += part.length + 1;
      return { text: part.replace(/\s/g, ''), where: () => where(start) };
    });
    return { name: name.text, args, where: name.where };
  });
}

/** The constraint string inside a link, and the place in the whole text of an offset into it. */
function unwrapLink(text: string): { constraint: string; where: (offset: number) => Where } {
  const start = linkPattern.exec(text)?.[0].length ?? 0;
  const whereIn = (offset: number): Where => ({ kind: 'text', ...lineAndColumn(text, offset) });
  const rest = text.slice(start);
  if (start === 0) return { constraint: text, where: whereIn };
  const coded = rest.replace(/[&#][\s\S]*$/, '');
  if (!coded.includes('%')) {
    return { constraint: coded, where: (offset) => whereIn(start + offset) };
  }
  // Offsets into what was decoded mean nothing in the link: all faults are told at its start.
  try {
    return { constraint: decodeURIComponent(coded), where: () => whereIn(start) };
  } catch {
    misread(notices.notice('iss-encoding', {}, whereIn(start + coded.indexOf('%'))));
  }
}

function readShape(constraints: readonly Constraint[]) {
  const shapes = constraints.filter((constraint) => constraint.name === 'Shape');
  const known = sizes.filter((size) => size <= mostRows);
  let size = usualSize;
  for (const shape of shapes) {
    const found = shape.args.map((arg) => arg.text).join('~');
    const named = known.find((each) => found === `${each}x${each}`);
    if (named === undefined || (shape !== shapes[0] && named !== size)) {
      const expected = known.map((each) => `${each}x${each}`).join(', ');
      misread(notices.notice('iss-shape', { found: shown(found), known: expected }, shape.where()));
    }
    size = named;
  }
  const box = flatBox(size);
  if (box === undefined) throw new Error(`no box for the size ${size}`);
  return box;
}

function readGiven(gathering: Gathering, arg: Piece): void {
  const [name, digits, ...more] = arg.text.split('_');
  const digit = /^\d{1,2}$/.test(digits ?? '') ? Number(digits) : 0;
  if (digits === undefined || more.length > 0 || digit < 1 || digit > gathering.size) {
    const args = { found: shown(arg.text), most: gathering.size };
    misread(notices.notice('iss-given', args, arg.where()));
  }
  const cell = readCell(gathering, { text: name, where: arg.where });
  const before = gathering.give(cell, digit);
  if (before !== 'put') {
    const args = { cell, first: before, second: digit };
    misread(notices.notice('given-twice', args, arg.where()));
  }
}

function readGreaterThan(gathering: Gathering, { args, where }: Constraint): void {
  const cells = args.map((arg) => readCell(gathering, arg));
  const last = new Map(cells.map((cell, index) => [issName(cell), index]));
  let signs = 0;
  for (const [index, larger] of cells.entries()) {
    for (const smaller of neighboursOf(larger)) {
      if ((last.get(issName(smaller)) ?? -1) < index) continue;
      signs++;
      if (gathering.sign({ smaller, larger }) === 'opposite') {
        const pair = { first: smaller, second: larger };
        misread(notices.notice('sign-opposite', pair, where()));
      }
    }
  }
  if (signs === 0) {
    const found = shown(args.map((arg) => arg.text).join('~')) || '""';
    misread(notices.notice('iss-apart', { found }, where()));
  }
}

/** Those off the grid too: they are in no list. */
function neighboursOf({ row, col }: Cell): Cell[] {
  return [
    { row: row - 1, col },
    { row, col: col - 1 },
    { row, col: col + 1 },
    { row: row + 1, col },
  ];
}

function issName(cell: Cell): string {
  return `R${(cell.row + 1).toString(17)}C${(cell.col + 1).toString(17)}`;
}

function readCell({ size }: Gathering, { text, where }: Piece): Cell {
  const match = /^[Rr]([1-9A-Ga-g])[Cc]([1-9A-Ga-g])$/.exec(text);
  const [row, col] = (match?.slice(1) ?? []).map((digit) => Number.parseInt(digit, 17) - 1);
  if (row === undefined || row >= size || col >= size) {
    misread(notices.notice('iss-cell', { found: shown(text) || '""', size }, where()));
  }
  return { row, col };
}
