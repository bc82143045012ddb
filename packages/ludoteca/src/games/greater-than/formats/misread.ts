/**
 * Reading text straight down: the first fault ends the reading, and becomes the error of the result.
 * The parsers of this folder run inside one `reading` call.
 */

import { fail, type Notice, ok, type Result, type Where } from '../../../kernel/index.ts';

class Misread extends Error {
  readonly notice: Notice;
  constructor(notice: Notice) {
    super(notice.code);
    this.notice = notice;
  }
}

export function reading<Value>(read: () => Value): Result<Value, Notice> {
  try {
    return ok(read());
  } catch (fault) {
    if (fault instanceof Misread) return fail(fault.notice);
    throw fault;
  }
}

/** Ends the reading. */
export function misread(notice: Notice): never {
  throw new Misread(notice);
}

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
