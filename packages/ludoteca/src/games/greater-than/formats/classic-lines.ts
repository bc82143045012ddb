/** The lines of a classic text: characters, widths and numbers of lines, each fault with its place. */

import { misread } from '../../../kernel/index.ts';
import { sizes } from '../boxes.ts';
import type { Sign } from '../clues.ts';
import { notices } from '../notices.ts';
import { filledLines, type NumberedLine, place, shown } from './text-lines.ts';

/** A line of signs, with the column each stands in. */
export interface ClassicLine {
  readonly number: number;
  readonly signs: readonly Sign[];
  readonly columns: readonly number[];
}

export interface ClassicLines {
  readonly size: number;
  readonly horizontal: readonly ClassicLine[];
  /** As many as there are, at most `size`. */
  readonly vertical: readonly ClassicLine[];
}

export function readClassicLines(text: string): ClassicLines {
  const written = filledLines(text);
  const dots = written.filter(isDot);
  const lines = written.filter((line) => !isDot(line)).map(readSigns);
  const size = commonWidth(lines);
  for (const line of lines) demandWidth(line, size);
  const dot = demandDot(dots, written, size);
  const horizontal = lines.filter((line) => line.number < dot.number);
  const vertical = lines.filter((line) => line.number > dot.number);
  if (horizontal.length !== size) {
    const at = horizontal.length < size ? dot.number : horizontal[size].number;
    const counts = { found: horizontal.length, expected: size };
    misread(notices.notice('classic-rows', counts, place(at, 1)));
  }
  if (vertical.length > size) {
    const counts = { found: vertical.length, expected: size };
    misread(notices.notice('classic-columns', counts, place(vertical[size].number, 1)));
  }
  return { size, horizontal, vertical };
}

function isDot(line: NumberedLine): boolean {
  return line.text.trim() === '.';
}

function readSigns(line: NumberedLine): ClassicLine {
  const signs: Sign[] = [];
  const columns: number[] = [];
  let column = 1;
  for (const character of line.text) {
    if (character === '<' || character === '>') signs.push(character);
    else if (character === '|') signs.push('');
    else if (character.trim() !== '') {
      misread(
        notices.notice(
          'classic-character',
          { found: shown(character) },
          place(line.number, column),
        ),
      );
    }
    if (character.trim() !== '') columns.push(column);
    column += character.length;
  }
  return { number: line.number, signs, columns };
}

/** The width that most lines have, of equals the larger; it must be a size that is known. */
function commonWidth(lines: readonly ClassicLine[]): number {
  const counts = new Map<number, number>();
  for (const { signs } of lines) counts.set(signs.length, (counts.get(signs.length) ?? 0) + 1);
  const [width] = [...counts].sort(
    ([one, ones], [other, others]) => others - ones || other - one,
  )[0] ?? [0];
  if (!sizes.includes(width)) {
    const at = lines.find(({ signs }) => signs.length === width)?.number ?? 1;
    const known = sizes.join(', ');
    misread(notices.notice('classic-size', { found: width, known }, place(at, 1)));
  }
  return width;
}

/** A long line is pointed at where it runs over, a short one after its last sign. */
function demandWidth(line: ClassicLine, size: number): void {
  const found = line.signs.length;
  if (found === size) return;
  const column = found > size ? line.columns[size] : line.columns[found - 1] + 1;
  misread(notices.notice('classic-width', { found, expected: size }, place(line.number, column)));
}

function demandDot(
  dots: readonly NumberedLine[],
  written: readonly NumberedLine[],
  size: number,
): NumberedLine {
  if (dots.length === 0) {
    const at = written.length > size ? written[size].number : (written.at(-1)?.number ?? 0) + 1;
    misread(notices.notice('classic-dot', { expected: size }, place(at, 1)));
  }
  if (dots.length > 1) misread(notices.notice('classic-dots', {}, place(dots[1].number, 1)));
  return dots[0];
}
