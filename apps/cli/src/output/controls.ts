/**
 * Control characters on their way to a terminal. Those of file names, documents, replies of programs and
 * words of the command line are written out, such as `\u001b`; only our own do what they say. Ours carry a
 * secret mark until the last moment, so that no text from outside can be taken for them.
 */

import { stripVTControlCharacters } from 'node:util';

const escapeSign = '\u001b';
// What is read was written before this process began to draw lots.
const mark = `\uFDD0${Math.random()}${Math.random()}\uFDD1`;

/** Everything that moves the cursor, clears, colours, rings, or turns the direction of writing; not the ends of lines. */
const controls = /[^\P{Cc}\n\t]|[\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]/gu;

function writtenOut(character: string): string {
  return `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;
}

/** A text with its control characters written out, ends of lines and tabs aside; as JSON it means the same. */
export function harmless(text: string): string {
  return text.replace(controls, writtenOut);
}

/** The same in one line. */
export function inOneLine(text: string): string {
  return harmless(text).replace(/[\n\t]/g, writtenOut);
}

/** A way to colour, whose control characters are ours, and whose text may come from anywhere. */
export function ours(colour: (text: string) => string): (text: string) => string {
  return (text) => colour(forTerminal(text)).replaceAll(escapeSign, mark);
}

/** A text as it is written: harmless, with our own colours. */
export function forTerminal(text: string): string {
  return harmless(text).replaceAll(mark, escapeSign);
}

/** How many characters of a text are seen. */
export function seenLength(text: string): number {
  return stripVTControlCharacters(forTerminal(text)).length;
}
