/** The documents of the files that a command was given, in order, each read or refused by itself. */

import {
  type AnyDocument,
  type AnyKind,
  documentPhrases,
  type Expected,
  fail,
  type JsonValue,
  locate,
  looksLikeCode,
  type Notice,
  ok,
  type Piece,
  type Result,
  recognise,
  splitDocuments,
  type TextSense,
} from 'ludoteca';
import { type Context, noticeJson } from '../context.ts';
import { inOneLine } from '../output/controls.ts';
import { answerWords } from '../phrases/answers.ts';
import { usage } from '../phrases/usage.ts';
import { bytesOf, SourceFault, sourceName, standardInput, textOf } from './source.ts';

/** A document as it came, or why it could not be taken. */
export interface Read {
  /** The file's name as typed; `-` for the standard input. */
  readonly source: string;
  /** Its place in the source, from 0. */
  readonly index: number;
  /** The line it begins on, from 1; 0 when the fault is of the source as a whole. */
  readonly line: number;
  /** Its place in an array, such as `[3]`. */
  readonly path: string;
  readonly id?: JsonValue;
  /** The text it was read from. */
  readonly piece?: Piece;
  readonly found: Result<AnyDocument, readonly [Notice, ...Notice[]]>;
}

/** How documents are to be read. */
export interface Reading extends Expected {
  /** What must hold for a document to be taken; every command but `check` refuses contradictions. */
  readonly refuse: (document: AnyDocument) => readonly Notice[];
  /** True where names that mean nothing are not to be told. */
  readonly isQuiet?: true;
}

export async function* readDocuments(
  context: Context,
  names: readonly string[],
  reading: Reading,
): AsyncGenerator<Read> {
  const kinds = await context.kinds();
  for (const source of names.length === 0 ? [standardInput] : names) {
    if (source === standardInput && context.io.stdin.isTTY) {
      context.io.stderr.write(`${answerWords.say('typing', {}, context.language)}\n`);
    }
    yield* readSource(context, kinds, source, reading);
  }
}

/** A source of which so many documents in a row, from the first on, are in no format holds something else. */
const mostRefused = 250;

async function* readSource(
  context: Context,
  kinds: readonly AnyKind[],
  source: string,
  reading: Reading,
): AsyncGenerator<Read> {
  let index = 0;
  // A file of many documents has the same names in each: they are told once.
  const told = new Set<string>();
  let refused = 0;
  try {
    const chunks = textOf(bytesOf(context.io, source));
    for await (const cut of splitDocuments(chunks, textSense(kinds, reading))) {
      const { isRead, ...found } = cut.ok
        ? readPiece(kinds, cut.value, reading)
        : { isRead: false, line: 1, path: '', found: fail<readonly [Notice]>([cut.error]) };
      const read: Read = { source, index, ...found };
      if (cut.ok && !reading.isQuiet) tellUnread(context, read, told);
      yield read;
      if (!isRead) refused++;
      index++;
      if (refused < mostRefused || refused < index) continue;
      const notice = usage.notice('no-documents', { count: refused });
      yield { source, index, line: read.line, path: '', found: fail([notice]) };
      return;
    }
    if (index > 0) return;
    yield { source, index, line: 0, path: '', found: fail([documentPhrases.notice('empty', {})]) };
  } catch (fault) {
    if (!(fault instanceof SourceFault)) throw fault;
    yield { source, index, line: 0, path: '', found: fail([fault.notice]) };
  }
}

/** So many names that mean nothing are told of a file. */
const mostTold = 20;

/** Tells of names that mean nothing here; they change nothing. */
function tellUnread(context: Context, read: Read, told: Set<string>): void {
  if (!read.found.ok || read.piece === undefined) return;
  for (const notice of read.found.value.unread) {
    const name = notice.where?.kind === 'json' ? notice.where.path : '';
    if (told.has(name) || told.size >= mostTold) continue;
    told.add(name);
    warn(context, read, locate(notice, read.piece));
  }
}

/** What the formats say of a text that is not JSON; only the one asked for, when one was. */
function textSense(kinds: readonly AnyKind[], { format, game }: Expected): TextSense {
  const among = kinds.filter((kind) => game === undefined || kind.id === game);
  const formats = among
    .flatMap((kind) => kind.formats)
    .filter(({ name }) => format === undefined || name === format);
  const mayBeCode = format === undefined || format === 'code';
  return {
    looksLike: (text) =>
      (mayBeCode && looksLikeCode(among, text)) || formats.some((each) => each.looksLike(text)),
    continues: (text, line) => formats.some((each) => each.continues?.(text, line)),
  };
}

function readPiece(
  kinds: readonly AnyKind[],
  piece: Piece,
  reading: Reading,
): Omit<Read, 'source' | 'index'> & { readonly isRead: boolean } {
  const { line, path } = piece;
  const read = recognise(kinds, piece.text, reading);
  const { id } = read.ok ? read.value : read.error;
  const place = { line, path, piece, isRead: read.ok, ...(id !== undefined && { id }) };
  if (!read.ok) return { ...place, found: fail([locate(read.error.notice, piece)]) };
  const [first, ...more] = reading.refuse(read.value).map((notice) => locate(notice, piece));
  if (first !== undefined) return { ...place, found: fail([first, ...more]) };
  return { ...place, found: ok(read.value) };
}

/** What every command but `check` refuses: clues that contradict each other at sight. */
export function contradictions(document: AnyDocument): readonly Notice[] {
  return document.kind === 'puzzle' ? document.contradictions() : [];
}

/** Tells what is wrong with a document: in words on stderr, and with `--json` in its place too. */
export async function refuse(
  context: Context,
  read: Read,
  notices: readonly Notice[],
): Promise<void> {
  const { source, line, id } = read;
  for (const notice of notices) warn(context, read, notice);
  if (!context.isJson) return;
  const error = {
    // What has no place inside the document is placed by where the document is.
    where: line > 0 ? `${line}:1` : source,
    ...noticeJson(context, notices[0]),
    file: source,
    ...(line > 0 && { line }),
  };
  await context.answer({ ...(id !== undefined && { id }), error });
}

/** Tells of something in a document on stderr, with its place. */
export function warn(context: Context, { source, line, path }: Read, notice: Notice): void {
  const { language } = context;
  const name = sourceName(source, language);
  const isPlain = line <= 1 || path !== '' || notice.where?.kind === 'text';
  const places = isPlain ? [name] : [name, answerWords.say('line', { line }, language)];
  context.complain(notice, ...places);
}

/** How a document is called in answers for people; empty for the only thing there is. */
export function labelOf({ source, index, id }: Read): string {
  const words = [
    ...(source === standardInput ? [] : [source]),
    ...(index === 0 ? [] : [`#${index + 1}`]),
    ...(id === undefined ? [] : [`(${typeof id === 'string' ? id : JSON.stringify(id)})`]),
  ];
  return inOneLine(words.join(' '));
}
