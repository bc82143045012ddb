/**
 * Cutting a stream of text into documents, one at a time, whatever way the file holds them:
 *
 * - JSON: objects one per line or spread over lines, one after another, or in arrays;
 * - anything else: blocks separated by blank lines, or one document per line.
 *
 * Only the document being gathered is held, so a stream of any length can be cut.
 */

import { fail, type Notice, ok, type Result } from '../kernel/index.ts';
import { cutArray } from './cut-array.ts';
import { type Line, linesOf } from './lines.ts';
import { nesting } from './nesting.ts';
import { documentPhrases } from './phrases.ts';
import type { Piece } from './piece.ts';

/** A document of more characters than this is refused. */
export const mostCharacters = 16 * 1024 * 1024;

/** Lines that are documents by themselves are let go when this many characters have come together. */
const patience = 4 * 1024 * 1024;

/** So many lines of a block are looked at, whether they are documents by themselves: junk has millions. */
const mostTried = 1000;

/** What is being gathered: its lines, and what they are part of. */
interface Gathering {
  readonly kind: 'json' | 'text' | 'lines';
  readonly lines: string[];
  readonly line: number;
  size: number;
  /** True when it is long, and its first lines are no documents by themselves. */
  isWhole?: boolean;
}

/** What the formats that are not JSON say of a text. */
export interface TextSense {
  /** Whether it is a document; decides whether a block is one document or one per line. */
  looksLike(text: string): boolean;
  /** Whether a line after a blank one goes on with it. */
  continues(text: string, line: string): boolean;
}

/** The documents of a text that comes in chunks. */
export async function* splitDocuments(
  chunks: Iterable<string> | AsyncIterable<string>,
  sense: TextSense,
): AsyncGenerator<Result<Piece, Notice>> {
  const cutter = cutting(sense);
  const lines = linesOf(mostCharacters);
  for await (const chunk of chunks) {
    for (const line of lines.push(chunk)) yield* cutter.push(line);
  }
  for (const line of lines.end()) yield* cutter.push(line);
  yield* cutter.end();
}

interface Cutting {
  push(line: Line): Iterable<Result<Piece, Notice>>;
  end(): Iterable<Result<Piece, Notice>>;
}

function cutting({ looksLike, continues }: TextSense): Cutting {
  let gathering: Gathering | undefined;
  /** Blank lines after what is being gathered: the next line tells whether it goes on. */
  let blanks = 0;
  let brackets = nesting();
  /** True while the rest of a document that was refused for its size goes by. */
  let isSkipping = false;

  const begin = (kind: Gathering['kind'], number: number): Gathering => {
    brackets = nesting();
    isSkipping = false;
    blanks = 0;
    gathering = { kind, lines: [], line: number, size: 0 };
    return gathering;
  };

  function* flush(): Iterable<Result<Piece, Notice>> {
    const done = gathering;
    gathering = undefined;
    if (done === undefined || done.kind === 'lines' || isSkipping) return;
    const text = done.lines.join('\n');
    const piece = { text, line: done.line, column: 1, path: '' };
    if (done.kind === 'json') yield* cutArray(piece);
    else if (isOnePerLine(done.lines, text, looksLike)) yield* eachLine(done);
    else yield ok(piece);
  }

  function* add(into: Gathering, text: string): Iterable<Result<Piece, Notice>> {
    into.size += text.length + 1;
    if (isSkipping) return;
    if (into.size > mostCharacters) {
      isSkipping = true;
      into.lines.length = 0;
      yield tooLarge(into.line);
    } else into.lines.push(text);
  }

  function* push({ text, number, count, isTooLong }: Line): Iterable<Result<Piece, Notice>> {
    if (isTooLong) {
      if (gathering === undefined) yield tooLarge(number);
      else yield* add(gathering, ' '.repeat(mostCharacters));
      return;
    }
    const isBlank = text.trim() === '';
    if (startsAfresh(text, gathering, brackets)) yield* flush();
    if (gathering !== undefined && blanks > 0 && !isBlank) {
      if (continues(gathering.lines.join('\n'), text)) {
        for (; blanks > 0 && !isSkipping; blanks--) yield* add(gathering, '');
        blanks = 0;
      } else yield* flush();
    }
    if (gathering === undefined && isBlank) return;
    const into = gathering ?? begin(isJson(text) ? 'json' : 'text', number);
    if (into.kind === 'json') {
      brackets.push(text);
      yield* add(into, count === 1 ? text : '\n'.repeat(count - 1));
      if (brackets.isClosed) yield* flush();
    } else if (isBlank) blanks += count;
    else if (into.kind === 'lines') yield ok({ text, line: number, column: 1, path: '' });
    else {
      yield* add(into, text);
      if (into.size <= patience || isSkipping || into.isWhole) return;
      into.isWhole = !into.lines.slice(0, 2).every(looksLike);
      if (into.isWhole) return;
      yield* eachLine(into);
      begin('lines', number);
    }
  }

  return { push, end: flush };
}

/**
 * Whether a line begins a new document although the one before it is not finished: so that one
 * broken object does not swallow those after it. Inside an array lines of any look belong to it.
 */
function startsAfresh(
  text: string,
  gathering: Gathering | undefined,
  brackets: ReturnType<typeof nesting>,
): boolean {
  if (gathering === undefined || !text.startsWith('{')) return false;
  if (gathering.kind === 'json') {
    if (!gathering.lines[0]?.trimStart().startsWith('{')) return false;
    if (brackets.isBroken || !brackets.allowsValue) return true;
  }
  const alone = nesting();
  alone.push(text);
  return alone.isClosed && !alone.isBroken;
}

/** Whether a line begins JSON: an object, or an array of them. A list of lists is text of another kind. */
function isJson(line: string): boolean {
  return /^\s*(\{|\[(?!\s*\[))/.test(line);
}

function isOnePerLine(
  lines: readonly string[],
  block: string,
  looksLike: (text: string) => boolean,
): boolean {
  return lines.length > 1 && !looksLike(block) && lines.slice(0, mostTried).some(looksLike);
}

function* eachLine(block: Gathering): Iterable<Result<Piece, Notice>> {
  for (const [index, text] of block.lines.entries()) {
    yield ok({ text, line: block.line + index, column: 1, path: '' });
  }
}

function tooLarge(line: number): Result<Piece, Notice> {
  const limit = mostCharacters / (1024 * 1024);
  return fail(documentPhrases.notice('too-large', { limit }, { kind: 'text', line, column: 1 }));
}
