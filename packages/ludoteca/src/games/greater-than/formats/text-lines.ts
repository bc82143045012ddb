/** Lines, places and findings of a text, as the parsers of this folder tell them. */

import type { Where } from '../../../kernel/index.ts';

/** A place in the text, lines and columns from 1. */
export function place(line: number, column: number): Where {
  return { kind: 'text', line, column };
}

/** What was found, short enough for a message. */
export function shown(found: string): string {
  return found.length > 24 ? `${found.slice(0, 23)}…` : found;
}

/** A line of a text with its number, from 1, without its line end. */
export interface NumberedLine {
  readonly number: number;
  readonly text: string;
}

/** The lines that hold more than white space. */
export function filledLines(text: string): NumberedLine[] {
  return text
    .split(/\r?\n/)
    .map((line, index) => ({ number: index + 1, text: line }))
    .filter((line) => line.text.trim() !== '');
}
