/**
 * The liberties of the reader that the classic text comes from. It took the first N lines and the N after the
 * next one, whatever that held and whatever came later, and looked only inside the boxes: so the bar at the end
 * of a line may be missing, a line of bars may be blank, and listings carry the numbers of their lines.
 */

import { misread } from '../../../kernel/index.ts';
import { sizes } from '../boxes.ts';
import { notices } from '../notices.ts';
import { place } from './text-lines.ts';

/** The text as it should have been written, with every sign where it stands; undefined when it is none. */
export function tidied(text: string): string | undefined {
  const lines = withoutNumbers(text.split(/\r?\n/));
  demandBars(lines);
  const start = lines.findIndex(isFilled);
  const size = start < 0 ? undefined : sizeOf(lines[start]);
  if (size === undefined) return undefined;
  const horizontal = withEnds(lines.slice(start, start + size), size);
  const separator = lines[start + size];
  if (separator === undefined || /[<>]/.test(separator)) return undefined;
  const vertical = lines
    .slice(start + size + 1, start + 2 * size + 1)
    .map((line, row) => (isFilled(line) && !isLastLine(line, row, size) ? line : barsOf(size)));
  const rest = lines.slice(start + 2 * size + 1);
  if (rest.some((line) => marksOf(line).length >= size - 1)) return undefined;
  const above = lines.slice(0, start);
  return [...above, ...horizontal, '.', ...vertical].join('\n');
}

/** Whether a line after a blank one belongs to the text before it: signs under a border, or a remark at the end. */
export function goesOn(text: string, line: string): boolean {
  const lines = withoutNumbers(text.split(/\r?\n/));
  const start = lines.findIndex(isFilled);
  const size = start < 0 ? undefined : sizeOf(lines[start]);
  if (size === undefined || lines.length <= start + size) return false;
  if (/[<>]/.test(lines[start + size])) return false;
  const written = lines.length - (start + size + 1);
  const [next] = withoutNumbers([line]);
  if (written >= size - 1) return isRemark(line);
  const marks = marksOf(next);
  return written > 0 && marks.length === size && !marks.endsWith('|') && /^[\s<>|\d]*$/.test(line);
}

/** Words in a row, and nothing that begins another document. */
function isRemark(line: string): boolean {
  const begin = line.slice(0, 200);
  return /\p{L}{3,}[\s,.:;]+\S/u.test(begin) && !/[<>|[\]{}=~+]/.test(line);
}

function isFilled(line: string): boolean {
  return line.trim() !== '';
}

function marksOf(line: string): string {
  return line.replace(/[^<>|]/g, '');
}

/** Under the last row there is nothing to say. */
function isLastLine(line: string, row: number, size: number): boolean {
  return row === size - 1 && !/[<>]/.test(line);
}

function barsOf(size: number): string {
  return Array.from({ length: size }, () => '|').join(' ');
}

/** Numbers before the lines become spaces, so that columns stay what they are. */
function withoutNumbers(lines: readonly string[]): readonly string[] {
  const numbered = /^\s*\d+[.:)]?(?=\s|[<>|.]|$)/;
  const first = lines.find(isFilled) ?? '';
  if (!numbered.test(first)) return lines;
  return lines.map((line) => line.replace(numbered, (number) => ' '.repeat(number.length)));
}

/** Copies of listings lose their bars to tabs, and with them the columns: nobody can tell what stood where. */
function demandBars(lines: readonly string[]): void {
  const at = lines.findIndex((line) => /[<>]/.test(line));
  if (at < 0 || !lines[at].includes('\t') || lines.some((line) => line.includes('|'))) return;
  misread(notices.notice('classic-tabs', {}, place(at + 1, lines[at].indexOf('\t') + 1)));
}

/** The size that a first line tells: as many marks as it has, or one more when its end is missing. */
function sizeOf(line: string): number | undefined {
  const marks = marksOf(line);
  const size = marks.length + (marks.endsWith('|') ? 0 : 1);
  return sizes.includes(size) && /^[\s<>|]*$/.test(line) ? size : undefined;
}

/** Lines that lack only the bar at their end get it. Bars that all other lines have, such a line must have too. */
function withEnds(lines: readonly string[], size: number): readonly string[] {
  const marks = lines.map(marksOf);
  return lines.map((line, row) => {
    const own = marks[row];
    if (own.length !== size - 1 || own.endsWith('|')) return line;
    const isMoved = [...own].some(
      (mark, col) => mark !== '|' && marks.every((other, at) => at === row || other[col] === '|'),
    );
    return isMoved ? line : `${line} |`;
  });
}
