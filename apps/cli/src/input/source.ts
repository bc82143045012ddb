/** Where text comes from: files, and the standard input. What cannot be read is told by a notice. */

import { isAscii } from 'node:buffer';
import { createReadStream } from 'node:fs';
import { TextDecoder } from 'node:util';
import { documentPhrases, type Language, type Notice } from 'ludoteca';
import type { Io } from '../io.ts';
import { answerWords } from '../phrases/answers.ts';
import { usage } from '../phrases/usage.ts';

/** Thrown while a source is read, and caught where its documents are. */
export class SourceFault extends Error {
  readonly notice: Notice;
  constructor(notice: Notice) {
    super(notice.code);
    this.notice = notice;
  }
}

/** The name that means the standard input. */
export const standardInput = '-';

/** A source as people call it. */
export function sourceName(source: string, language: Language): string {
  return source === standardInput ? answerWords.say('stdin', {}, language) : source;
}

/** So many bytes of a file are read at once. */
const chunkSize = 1 << 18;

export async function* bytesOf(io: Io, name: string): AsyncGenerator<Uint8Array> {
  const stream =
    name === standardInput ? io.stdin : createReadStream(name, { highWaterMark: chunkSize });
  try {
    for await (const chunk of stream) {
      yield typeof chunk === 'string' ? new TextEncoder().encode(chunk) : chunk;
    }
  } catch (fault) {
    throw new SourceFault(fileNotice(fault));
  }
}

/** What is wrong with a file that could not be read. */
export function fileNotice(fault: unknown): Notice {
  const code = fault instanceof Error && 'code' in fault ? String(fault.code) : String(fault);
  if (code === 'ENOENT') return usage.notice('file-missing', {});
  if (code === 'EISDIR') return usage.notice('file-directory', {});
  return usage.notice('file-unreadable', { reason: code });
}

/** The text of a source, chunk by chunk: UTF-8, or UTF-16 when it begins with that byte order mark. */
export async function* textOf(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  let decoder: TextDecoder | undefined;
  const place = { line: 1, column: 1 };
  let waiting: Uint8Array = new Uint8Array();
  /** True when no character is cut in two at the end of what was read. */
  let isWhole = true;
  let encoding: string | undefined;
  const decode = (bytes: Uint8Array, isLast: boolean): string => {
    const isFirst = encoding === undefined;
    encoding ??= encodingOf(bytes);
    let text: string;
    try {
      if (isWhole && encoding === 'utf-8' && isAscii(bytes)) text = latin1(bytes);
      else {
        // Only what comes first is a byte order mark.
        decoder ??= new TextDecoder(encoding, { fatal: true, ignoreBOM: !isFirst });
        text = decoder.decode(bytes, { stream: !isLast });
        isWhole = (bytes.at(-1) ?? 0) < 0x80;
      }
    } catch {
      throw binary(advance(place, new TextDecoder().decode(bytes).split('\uFFFD')[0]));
    }
    const nul = text.indexOf('\0');
    if (nul >= 0) throw binary(advance(place, text.slice(0, nul)));
    advance(place, text);
    return text;
  };
  for await (const chunk of chunks) {
    // The mark that tells the encoding may come in two chunks.
    waiting = waiting.length === 0 ? chunk : Buffer.concat([waiting, chunk]);
    if (waiting.length < 2) continue;
    yield decode(waiting, false);
    waiting = new Uint8Array();
  }
  yield decode(waiting, true);
}

/** What takes the decoder a while is one copy where each byte is a character. */
function latin1(bytes: Uint8Array): string {
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('latin1');
}

function encodingOf([first, second]: Uint8Array): string {
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  return 'utf-8';
}

/** Moves a place on by a text. */
function advance(place: { line: number; column: number }, text: string): typeof place {
  const lastEnd = text.lastIndexOf('\n');
  if (lastEnd < 0) place.column += text.length;
  else {
    for (let end = text.indexOf('\n'); end >= 0; end = text.indexOf('\n', end + 1)) place.line++;
    place.column = text.length - lastEnd;
  }
  return place;
}

function binary({ line, column }: { line: number; column: number }): SourceFault {
  return new SourceFault(documentPhrases.notice('binary', {}, { kind: 'text', line, column }));
}
