/**
 * Objects that stand one to a line, as most files of many documents hold them, taken as they come: whoever hands them
 * out has to know where each line ends, and whoever reads them cuts them.
 *
 * A line that begins with `{` is a document by itself, whatever is in it, when it does not end where a value may come
 * next and another that begins with `{` comes after it, or nothing: `splitDocuments` says the same, bracket by bracket.
 * The last line that has come is looked at that way too, so that it need not wait for the next.
 */

import type { Notice, Result } from '../kernel/index.ts';
import { deepest, mostCharacters } from './bounds.ts';
import { linesOf } from './lines.ts';
import { nesting } from './nesting.ts';
import type { Piece } from './piece.ts';
import { type Cutting, cutting, type TextSense } from './split.ts';

/** Lines of a stream, each of which is a document. */
export interface ObjectLines {
  readonly text: string;
  /** The number of the first of them in the stream, from 1. */
  readonly line: number;
  /** Where each ends in the text; the next begins after it. */
  readonly ends: readonly number[];
}

/** An unfinished line that is longer than this is taken bit by bit. */
const mostHeld = 1 << 20;
const lineFeed = 10;
const brace = 0x7b;

/**
 * The documents of a text that comes in chunks, as `splitDocuments` cuts them; those that stand one to a line are left
 * together. `sense` is asked for when something else comes.
 *
 * @example
 * ```ts
 * import { splitLines } from 'ludoteca/document';
 *
 * const sense = async () => ({ looksLike: () => false, continues: () => false });
 * for await (const part of splitLines(['{"size": 4}\n{"size": 6}\n', '{"size":\n8}'], sense)) {
 *   if ('ends' in part) console.log(part.line, part.ends.length);
 *   else if (part.ok) console.log(part.value.line, part.value.text);
 * }
 * ```
 *
 * ```text
 * 1 2
 * 3 {"size":
 * 8}
 * ```
 */
export async function* splitLines(
  chunks: Iterable<string> | AsyncIterable<string>,
  sense: () => Promise<TextSense>,
): AsyncGenerator<ObjectLines | Result<Piece, Notice>> {
  const lines = linesOf(mostCharacters);
  let cutter: Cutting | undefined;
  let held = '';
  for await (const { chunk, isLast } of ended(chunks)) {
    const text = held + chunk;
    let from = 0;
    while (from < text.length) {
      if (lines.isBetween && cutter?.isGathering !== true) {
        const ends = endsOfObjects(text, from, isLast);
        const end = ends.at(-1);
        if (end !== undefined) {
          const begin = from;
          from = end + 1;
          const line = lines.skip(ends.length);
          yield { text: text.slice(begin, end), line, ends: ends.map((each) => each - begin) };
          continue;
        }
        // What comes next decides.
        const isOpen = text.charCodeAt(from) === brace && !hasLineAfter(text, from);
        if (isOpen && !isLast && text.length - from <= mostHeld) break;
      }
      const end = endOfLine(text, from);
      cutter ??= cutting(await sense());
      for (const line of lines.push(text.slice(from, end))) cutter.push(line);
      if (cutter.hasCut) yield* cutter.taken();
      from = end;
    }
    held = text.slice(from);
  }
  if (cutter === undefined) return;
  for (const line of lines.end()) cutter.push(line);
  cutter.end();
  yield* cutter.taken();
}

/**
 * Lines that were left together, cut.
 *
 * @example
 * ```ts
 * import { piecesOfLines } from 'ludoteca/document';
 *
 * console.log(piecesOfLines({ text: '{"size": 4}\n{"size": 6}', line: 7 })[1]);
 * ```
 *
 * ```text
 * { text: '{"size": 6}', line: 8, column: 1, path: '' }
 * ```
 */
export function piecesOfLines({ text, line }: Pick<ObjectLines, 'text' | 'line'>): Piece[] {
  return text.split('\n').map((each, index) => ({
    text: each.endsWith('\r') ? each.slice(0, -1) : each,
    ...{ line: line + index, column: 1, path: '' },
  }));
}

async function* ended(
  chunks: Iterable<string> | AsyncIterable<string>,
): AsyncGenerator<{ readonly chunk: string; readonly isLast: boolean }> {
  for await (const chunk of chunks) yield { chunk, isLast: false };
  yield { chunk: '', isLast: true };
}

/** Where the lines end, from here on, that are documents by themselves. */
function endsOfObjects(text: string, from: number, isLast: boolean): number[] {
  const ends: number[] = [];
  for (let begin = from; text.charCodeAt(begin) === brace; ) {
    const at = text.indexOf('\n', begin);
    const end = at < 0 ? text.length : at;
    const next = end + 1;
    const isFollowed = next < text.length ? text.charCodeAt(next) === brace : isLast;
    // Whoever waits for the answer to a whole line has not written the next one yet.
    const isDone = isFollowed || (next === text.length && isWhole(text.slice(begin, end)));
    if (!isDone || !standsAlone(text, begin, end)) break;
    ends.push(end);
    begin = next;
  }
  return ends;
}

/** Whether a line that begins with a brace is one document, when another such line comes next, or nothing. */
function standsAlone(text: string, begin: number, end: number): boolean {
  let last = end - 1;
  while (' \t\r'.includes(text[last])) last--;
  if ('[,:'.includes(text[last]) || end - begin >= mostCharacters) return false;
  if (end - begin <= deepest) return true;
  const brackets = nesting(deepest);
  brackets.push(text.slice(begin, end));
  return !brackets.isTooDeep;
}

/** Whether a line closes all brackets that it opens. */
function isWhole(line: string): boolean {
  const brackets = nesting(deepest);
  brackets.push(line);
  return brackets.isClosed;
}

function hasLineAfter(text: string, from: number): boolean {
  const end = text.indexOf('\n', from);
  return end >= 0 && end + 1 < text.length;
}

/** Where a line ends, its end included; empty ones together. */
function endOfLine(text: string, from: number): number {
  let end = from;
  while (text.charCodeAt(end) === lineFeed) end++;
  if (end > from) return end;
  end = text.indexOf('\n', from);
  return end < 0 ? text.length : end + 1;
}
