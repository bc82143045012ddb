/** What stays of a file that a record is written into: the bytes before it and after it. */

import { findJsonFault, isJsonObject, type JsonObject, type Notice } from 'ludoteca';
import type { Context } from '../context.ts';
import { type Read, readDocuments } from '../input/documents.ts';
import { usage } from '../phrases/usage.ts';

export interface Kept {
  readonly before: Buffer;
  readonly after: Buffer;
  /** What is said of the document besides what its game writes. */
  readonly besides: JsonObject;
}

const lineFeed = 10;

/** All that a file holds, its last line ended; a record comes after it. */
export function keptBefore(bytes: Buffer): Kept {
  const end = bytes.length > 0 && bytes.at(-1) !== lineFeed ? [Buffer.of(lineFeed)] : [];
  return { before: Buffer.concat([bytes, ...end]), after: Buffer.alloc(0), besides: {} };
}

/** Why a record cannot be added to what a file holds: only documents may be in it, as UTF-8. */
export async function additionFault(
  context: Context,
  name: string,
  bytes: Buffer,
): Promise<Notice | undefined> {
  if (bytes.toString('utf8').trim() === '') return undefined;
  const isWide =
    (bytes[0] === 0xff && bytes[1] === 0xfe) || (bytes[0] === 0xfe && bytes[1] === 0xff);
  if (isWide) return usage.notice('no-place-for-record', { reason: 'UTF-16' });
  for await (const read of readDocuments(context, [name], { refuse: () => [], isQuiet: true })) {
    if (read.found.ok) continue;
    const [fault] = read.found.error;
    const place = { kind: 'text', line: Math.max(read.line, 1), column: 1 } as const;
    const { where = place } = fault;
    return usage.notice('no-place-for-record', { reason: context.say(fault) }, where);
  }
  return undefined;
}

/** What stands around a document of a file; after a drawing or a code, which no record can replace, all of it. */
export function keptAround(bytes: Buffer, read: Read): Kept {
  const text = bytes.toString('utf8');
  const span = spanOf(text, read);
  if (span === undefined) return keptBefore(bytes);
  return {
    before: Buffer.from(text.slice(0, span.from)),
    after: Buffer.from(text.slice(span.to)),
    besides: besidesOf(read),
  };
}

/** Where the JSON object of a document stands in the text of its file. */
function spanOf(text: string, { piece }: Read): { from: number; to: number } | undefined {
  if (piece === undefined || !piece.text.trimStart().startsWith('{')) return undefined;
  let from = text.startsWith('\uFEFF') && piece.line === 1 ? 1 : 0;
  for (let line = 1; line < piece.line; line++) from = text.indexOf('\n', from) + 1;
  from += piece.column - 1;
  from += text.slice(from).search(/\S/);
  const to = endOfObject(text, from);
  // The piece has its lines ended in one way, whatever ends they have in the file.
  const object = text.slice(from, to).replace(/\r\n/g, '\n');
  const isWhole = object === piece.text.trim() && findJsonFault(object) === undefined;
  return isWhole ? { from, to } : undefined;
}

function endOfObject(text: string, from: number): number {
  let depth = 0;
  let isQuoted = false;
  for (let offset = from; offset < text.length; offset++) {
    const letter = text[offset];
    if (isQuoted) {
      if (letter === '\\') offset++;
      else if (letter === '"') isQuoted = false;
    } else if (letter === '"') isQuoted = true;
    else if (letter === '{' || letter === '[') depth++;
    else if (letter === '}' || letter === ']') depth--;
    if (depth === 0) return offset + 1;
  }
  return text.length;
}

/** What its name is, and what is said in it that its game does not write. */
function besidesOf({ found, piece }: Read): JsonObject {
  const value: unknown = JSON.parse(piece?.text ?? 'null');
  if (!found.ok || !isJsonObject(value)) return {};
  const { value: document } = found;
  // What its author says of it is the document's, and none of its play; pencil marks are part of what is gone on with.
  const said = document.kind === 'puzzle' ? document.notes() : {};
  const played = Object.entries(document.toJson()).filter(([name]) => !Object.hasOwn(said, name));
  const written = { ...Object.fromEntries(played), marks: null };
  return Object.fromEntries(
    Object.entries(value).filter(([key]) => key === 'id' || !(key in written)),
  );
}
