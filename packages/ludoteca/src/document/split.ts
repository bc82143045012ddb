/**
 * Cutting a stream of text into documents, one at a time, whatever way the file holds them:
 *
 * - JSON: objects one per line or spread over lines, one after another, or in arrays;
 * - anything else: blocks separated by blank lines, or one document per line.
 *
 * Only the document being gathered is held, so a stream of any length can be cut.
 */

import { fail, type Notice, ok, type Result } from '../kernel/index.ts';
import {
  deepest,
  mostCharacters,
  mostTextCharacters,
  mostTextLines,
  textTooLong,
  tooDeep,
  tooLarge,
} from './bounds.ts';
import { cutArray } from './cut-array.ts';
import { type Line, linesOf } from './lines.ts';
import { nesting } from './nesting.ts';
import type { Piece } from './piece.ts';

/** So many lines of a block are looked at, whether they are documents by themselves: junk has millions. */
const mostTried = 1000;

/** What is being gathered: its lines, and what they are part of. */
interface Gathering {
  readonly kind: 'json' | 'text' | 'lines';
  readonly lines: string[];
  readonly line: number;
  size: number;
}

/** What the formats that are not JSON say of a text. */
export interface TextSense {
  /** Whether it is a document; decides whether a block is one document or one per line. */
  looksLike(text: string): boolean;
  /** Whether a line after a blank one goes on with it. */
  continues(text: string, line: string): boolean;
}

type Cut = Iterable<Result<Piece, Notice>>;

/**
 * The documents of a text that comes in chunks.
 *
 * @example
 * ```ts
 * import { splitDocuments } from 'ludoteca/document';
 *
 * const sense = { looksLike: () => false, continues: () => false };
 * for await (const piece of splitDocuments(['{"size": 4}\n{"si', 'ze": 6}\n'], sense)) {
 *   if (piece.ok) console.log(piece.value.line, piece.value.text);
 * }
 * ```
 *
 * ```text
 * 1 {"size": 4}
 * 2 {"size": 6}
 * ```
 */
export async function* splitDocuments(
  chunks: Iterable<string> | AsyncIterable<string>,
  sense: TextSense,
): AsyncGenerator<Result<Piece, Notice>> {
  const cutter = cutting(sense);
  const lines = linesOf(mostCharacters);
  for await (const chunk of chunks) {
    for (const line of lines.push(chunk)) {
      cutter.push(line);
      // Not `yield*`, which makes two promises more of each document.
      if (cutter.hasCut) for (const piece of cutter.taken()) yield piece;
    }
  }
  for (const line of lines.end()) cutter.push(line);
  cutter.end();
  yield* cutter.taken();
}

export interface Cutting {
  push(line: Line): void;
  end(): void;
  /** Whether there is something to take. */
  readonly hasCut: boolean;
  /** Whether a document has begun and may go on. */
  readonly isGathering: boolean;
  /** What was cut since it was taken last. */
  taken(): Cut;
}

export function cutting({ looksLike, continues }: TextSense): Cutting {
  let gathering: Gathering | undefined;
  /** Blank lines after what is being gathered: the next line tells whether it goes on. */
  let blanks = 0;
  let brackets = nesting(deepest);
  /** True while the rest of a document that was refused for its size goes by. */
  let isSkipping = false;
  let ready: Cut[] = [];

  const begin = (kind: Gathering['kind'], number: number): Gathering => {
    brackets = nesting(deepest);
    isSkipping = false;
    blanks = 0;
    gathering = { kind, lines: [], line: number, size: 0 };
    return gathering;
  };

  const flush = (): void => {
    const done = gathering;
    gathering = undefined;
    if (done === undefined || done.kind === 'lines' || isSkipping) return;
    const text = done.lines.join('\n');
    const piece = { text, line: done.line, column: 1, path: '' };
    if (done.kind === 'json') ready.push(cutArray(piece));
    else if (isOnePerLine(done.lines, text, looksLike)) ready.push(eachLine(done));
    else ready.push([ok(piece)]);
  };

  const skip = (from: Gathering, fault: Result<Piece, Notice>): void => {
    isSkipping = true;
    from.lines.length = 0;
    ready.push([fault]);
  };

  const add = (into: Gathering, text: string): void => {
    into.size += text.length + 1;
    if (isSkipping) return;
    into.lines.push(text);
    if (into.size > mostCharacters) skip(into, tooLarge(into.line));
    else if (brackets.isTooDeep) skip(into, fail(tooDeep(into.line)));
    else if (into.kind === 'text') {
      if (into.size <= mostTextCharacters && into.lines.length <= mostTextLines) return;
      const isMany = into.lines.length > 1 && into.lines.slice(0, mostTried).some(looksLike);
      if (isMany) {
        ready.push(eachLine(into));
        begin('lines', into.line);
      } else skip(into, fail(textTooLong(into.line)));
    }
  };

  const push = ({ text, number, count, isTooLong }: Line): void => {
    if (isTooLong) {
      if (gathering === undefined) ready.push([tooLarge(number)]);
      else add(gathering, ' '.repeat(mostCharacters));
      return;
    }
    const isBlank = text === '' || text.trim() === '';
    if (startsAfresh(text, gathering, brackets)) flush();
    if (gathering !== undefined && blanks > 0 && !isBlank) {
      if (continues(gathering.lines.join('\n'), text)) {
        for (; blanks > 0 && !isSkipping; blanks--) add(gathering, '');
        blanks = 0;
      } else flush();
    }
    if (gathering === undefined && isBlank) return;
    const into = gathering ?? begin(isJson(text) ? 'json' : 'text', number);
    if (into.kind === 'json') {
      brackets.push(text);
      add(into, count === 1 ? text : '\n'.repeat(count - 1));
      if (brackets.isClosed) flush();
    } else if (isBlank) blanks += count;
    else if (into.kind === 'lines') ready.push([ok({ text, line: number, column: 1, path: '' })]);
    else add(into, text);
  };

  return {
    push,
    end: flush,
    get hasCut() {
      return ready.length > 0;
    },
    get isGathering() {
      return gathering !== undefined;
    },
    *taken() {
      const cuts = ready;
      ready = [];
      for (const each of cuts) yield* each;
    },
  };
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
    if (text.trim() !== '') yield ok({ text, line: block.line + index, column: 1, path: '' });
  }
}
