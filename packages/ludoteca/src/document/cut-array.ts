/** Cutting the text of a JSON array of documents into its elements, so that a broken one stands alone. */

import { fail, type Notice, ok, type Result } from '../kernel/index.ts';
import { jsonFaultNotice } from './json-fault.ts';
import { closingQuote } from './nesting.ts';
import { documentPhrases } from './phrases.ts';
import type { Piece } from './piece.ts';

/** An element of an array, or what stands where one should. */
interface Element {
  readonly from: number;
  readonly to: number;
}

/** The elements of an array of objects, each a piece; any other piece as it is. */
export function* cutArray(piece: Piece): Iterable<Result<Piece, Notice>> {
  const { text } = piece;
  if (!/^\s*\[\s*[{\]]/.test(text)) {
    yield ok(piece);
    return;
  }
  const place = placing(piece);
  const { elements, end } = elementsOf(text);
  for (const [index, { from, to }] of elements.entries()) {
    const inside = text.slice(from, to).trim();
    const begin = from + text.slice(from).search(/\S|$/);
    const path = `[${index}]`;
    const { line, column } = place(begin);
    if (inside !== '') yield ok({ text: inside, line, column, path });
    else yield fail(broken(text, begin, '{', { line, column }));
  }
  if (elements.length === 0) {
    const { line, column } = place(0);
    yield fail(documentPhrases.notice('empty', {}, { kind: 'text', line, column }));
  }
  const rest = end + text.slice(end).search(/\S|$/);
  if (end === text.length && text.trimEnd().at(-1) !== ']') {
    yield fail(broken(text, end, ', ]', place(end)));
  } else if (rest < text.length) yield fail(broken(text, rest, 'end', place(rest)));
}

/** Where the elements lie, and where the array ends; one whose bracket is missing ends with the text. */
function elementsOf(text: string): { elements: Element[]; end: number } {
  const elements: Element[] = [];
  let depth = 0;
  let from = 0;
  for (let offset = 0; offset < text.length; offset++) {
    switch (text[offset]) {
      case '"':
        offset = endOfQuote(text, offset);
        break;
      case '[':
      case '{':
        depth++;
        if (depth === 1) from = offset + 1;
        break;
      case ',':
        if (depth !== 1) break;
        elements.push({ from, to: offset });
        from = offset + 1;
        break;
      case ']':
      case '}':
        depth--;
        if (depth > 0) break;
        if (elements.length > 0 || text.slice(from, offset).trim() !== '') {
          elements.push({ from, to: offset });
        }
        return { elements, end: offset + 1 };
    }
  }
  if (text.slice(from).trim() !== '') elements.push({ from, to: text.length });
  return { elements, end: text.length };
}

/** The offset of the closing quote, or of the line's end: no JSON string goes on over it. */
function endOfQuote(text: string, from: number): number {
  const end = closingQuote(text, from);
  const line = text.slice(from, end).indexOf('\n');
  return line < 0 ? end : from + line;
}

/** Places in the stream by offset into the piece. Offsets come in rising order, so none is counted twice. */
function placing(piece: Piece): (offset: number) => { line: number; column: number } {
  let counted = 0;
  let line = piece.line;
  let lineStart = 1 - piece.column;
  return (offset) => {
    for (;;) {
      const lineEnd = piece.text.indexOf('\n', counted);
      if (lineEnd < 0 || lineEnd >= offset) break;
      counted = lineEnd + 1;
      lineStart = counted;
      line++;
    }
    return { line, column: offset - lineStart + 1 };
  };
}

function broken(
  text: string,
  offset: number,
  expected: string,
  place: { line: number; column: number },
): Notice {
  return jsonFaultNotice({ found: text[offset] ?? 'end', expected }, place);
}
