/** The documents of the files that a command was given, in order, each read or refused by itself. */

import {
  type AnyDocument,
  type AnyKind,
  documentPhrases,
  type Expected,
  fail,
  type JsonObject,
  type JsonValue,
  kindOf,
  locate,
  type Notice,
  type ObjectLines,
  ok,
  type Piece,
  piecesOfLines,
  type Result,
  recognise,
  splitLines,
} from 'ludoteca';
import { type Context, noticeJson, type Portion } from '../context.ts';
import { inOneLine } from '../output/controls.ts';
import { answerWords } from '../phrases/answers.ts';
import { usage } from '../phrases/usage.ts';
import { linesAfter, movedTo } from './line-parts.ts';
import { bytesOf, SourceFault, sourceName, standardInput, textOf } from './source.ts';
import { textSense } from './text-sense.ts';

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
  readonly refuse: (document: AnyDocument) => readonly Notice[] | Promise<readonly Notice[]>;
  /** True where documents are not written again, so that formats of other programs matter only to read them. */
  readonly isOursAlone?: true;
  /** True where names that mean nothing are not to be told. */
  readonly isQuiet?: true;
}

/** A document as it was cut from its source, before it is read; or what could not be cut. */
export interface Cut extends Pick<Read, 'source' | 'index'> {
  readonly piece: Result<Piece, Uncut>;
  /** What was read already, to find out what the source holds. */
  readonly read?: ReadPiece;
}

/** Why there is no document. */
interface Uncut {
  readonly notice: Notice;
  readonly line: number;
  /** True when the source as a whole is at fault. */
  readonly isOfSource?: true;
}

type ReadPiece = Omit<Read, 'source' | 'index'>;

/** Documents of a source that stand one to a line: whoever reads them cuts them. */
export interface CutLines extends Pick<Read, 'source' | 'index'> {
  readonly lines: ObjectLines;
}

/** Documents that stand in a source one after another, as they are handed to a thread. */
export interface CutRun extends Pick<Read, 'source' | 'index'> {
  readonly pieces: readonly Cut['piece'][] | Pick<ObjectLines, 'text' | 'line'>;
  /** How many there are. */
  readonly count: number;
  /** The first of them, where it was read already in this thread. */
  readonly read?: ReadPiece;
}

/** What was read, and whether it is in a format at all. */
interface Judged extends Read {
  readonly isRead: boolean;
}

export async function* readDocuments(
  context: Context,
  names: readonly string[],
  reading: Reading,
): AsyncGenerator<Read> {
  if (context.portion !== undefined) {
    yield* readPortion(context, context.portion, reading);
    return;
  }
  for (const source of sourcesOf(names)) yield* readSource(context, source, reading);
}

/** The sources that are named; the standard input when none is. */
export function sourcesOf(names: readonly string[]): readonly string[] {
  return names.length === 0 ? [standardInput] : names;
}

/** A source of which so many documents in a row, from the first on, are in no format holds something else. */
export const mostRefused = 250;

async function* readSource(
  context: Context,
  named: string,
  reading: Reading,
): AsyncGenerator<Read> {
  // A file of many documents has the same names in each: they are told once.
  const told = new Set<string>();
  let seen = 0;
  let refused = 0;
  for await (const part of cutSource(context, named, reading)) {
    for (const cut of 'lines' in part ? eachOf(part) : [part]) {
      const { isRead, ...read } = await readCut(context, cut, reading);
      if (!reading.isQuiet) tellUnread(context, read, told);
      yield read;
      seen++;
      if (!isRead) refused++;
      if (refused < mostRefused || refused < seen) continue;
      yield noDocuments(read, refused);
      return;
    }
  }
}

function eachOf({ source, index, lines }: CutLines): Cut[] {
  return piecesOfLines(lines).map((piece, at) => ({ source, index: index + at, piece: ok(piece) }));
}

/** What a thread was handed: who handed it keeps count of what is refused, and of what was told before. */
async function* readPortion(
  context: Context,
  { runs, endRun, toldOnce }: Portion,
  reading: Reading,
): AsyncGenerator<Read> {
  for (const { source, index, pieces, read: known } of runs) {
    const told = new Set<string>();
    let refused = 0;
    const all = 'text' in pieces ? piecesOfLines(pieces).map((piece) => ok(piece)) : pieces;
    for (const [offset, piece] of all.entries()) {
      const cut = { source, index: index + offset, piece };
      const isKnown = offset === 0 && known !== undefined;
      const { isRead, ...read } = await readCut(
        context,
        isKnown ? { ...cut, read: known } : cut,
        reading,
      );
      if (!reading.isQuiet) tellUnread(context, read, told, toldOnce);
      if (!isRead) refused++;
      yield read;
    }
    endRun(refused);
  }
}

/** What is said of a source that holds something else. */
export function noDocuments(
  { source, index, line }: Pick<Read, 'source' | 'index' | 'line'>,
  refused: number,
): Read {
  const notice = usage.notice('no-documents', { count: refused });
  return { source, index: index + 1, line, path: '', found: fail([notice]) };
}

/** The documents of a source, cut and not read; those that stand one to a line are left together. */
export async function* cutSource(
  context: Context,
  named: string,
  reading: Reading,
): AsyncGenerator<Cut | CutLines> {
  if (named === standardInput && context.io.stdin.isTTY && !context.isQuiet) {
    context.io.stderr.write(`${answerWords.say('typing', {}, context.language)}\n`);
  }
  const origin = named === standardInput ? context.io.origin : undefined;
  const source = origin?.source ?? named;
  let index = origin?.index ?? 0;
  const first = index;
  const ofSource = (notice: Notice): Cut => ({
    ...{ source, index },
    piece: fail({ notice, line: 0, isOfSource: true }),
  });
  try {
    const chunks = textOf(bytesOf(context.io, named));
    const { value: begin = '', done: isEmpty } = await chunks.next();
    const alone = origin === undefined ? await readNamed(context, begin, reading) : undefined;
    let rest: IteratorResult<string> | undefined;
    if (alone !== undefined) {
      yield { source, index, piece: ok(alone.piece), read: alone.read };
      do rest = await chunks.next();
      while (!rest.done && rest.value.trim() === '');
      if (rest.done) return;
    }
    const all = isEmpty
      ? []
      : rejoined([begin, ...(rest?.done === false ? [rest.value] : [])], chunks);
    const sense = async () => textSense(await context.kinds(), reading);
    for await (const part of splitLines(all, sense)) {
      const isKnown = alone !== undefined && index === 0;
      if ('ends' in part) {
        const lines = movedTo(origin, isKnown ? linesAfter(part, 1) : part);
        if (lines.ends.length > 0) yield { source, index: isKnown ? 1 : index, lines };
        index += part.ends.length;
        continue;
      }
      const piece = part.ok ? ok(movedTo(origin, part.value)) : part;
      if (!isKnown) {
        yield { source, index, piece: piece.ok ? piece : fail({ notice: piece.error, line: 1 }) };
      }
      index++;
    }
    if (index === first) yield ofSource(documentPhrases.notice('empty', {}));
  } catch (fault) {
    if (!(fault instanceof SourceFault)) throw fault;
    yield ofSource(fault.notice);
  }
}

async function readCut(
  context: Context,
  { source, index, piece, read }: Cut,
  reading: Reading,
): Promise<Judged> {
  if (!piece.ok) {
    const { notice, line, isOfSource = false } = piece.error;
    return { source, index, line, path: '', found: fail([notice]), isRead: isOfSource };
  }
  if (read !== undefined) {
    // The words of its game come with it.
    if (read.found.ok) await context.kind(kindOf(read.found.value).id);
    return { source, index, ...read, isRead: true };
  }
  const named = reading.isOursAlone && isPlain(reading) ? nameIn(piece.value.text) : undefined;
  const kind = named === undefined ? undefined : await context.kind(named);
  if (kind !== undefined) {
    const found = await readPiece([kind], piece.value, reading);
    if (found.isRead) return { source, index, ...found };
  }
  return { source, index, ...(await readPiece(await context.kinds(), piece.value, reading)) };
}

/** Whether nothing is said of the documents to come. */
function isPlain({ format, game }: Expected): boolean {
  return format === undefined && game === undefined;
}

/** The game that a document names before anything else, as ours do. */
function nameIn(text: string): string | undefined {
  return /^\s*\{\s*"game"\s*:\s*"([a-z-]+)"/.exec(text)?.[1];
}

/** So many names that mean nothing are told of a file. */
export const mostTold = 20;

/** Tells of names that mean nothing here; they change nothing. */
function tellUnread(
  context: Context,
  read: Read,
  told: Set<string>,
  once: Portion['toldOnce'] = (_name, tell) => tell(),
): void {
  if (!read.found.ok || read.piece === undefined) return;
  for (const notice of read.found.value.unread) {
    const name = notice.where?.kind === 'json' ? notice.where.path : '';
    if (told.has(name) || told.size >= mostTold) continue;
    told.add(name);
    const located = locate(notice, read.piece);
    once(name, () => remark(context, read, located));
  }
}

async function* rejoined(
  before: readonly string[],
  after: AsyncIterable<string>,
): AsyncGenerator<string> {
  yield* before;
  yield* after;
}

/** What begins a source is looked at as a document that says which game it is of, if it is no longer than this. */
const mostNamed = 65_536;

/**
 * The document that is all there is so far, when it is one of ours and names its game: then no other game has to be
 * loaded to know it. Whatever else it may be, or may be wrong with it, is found out with all games at hand.
 */
async function readNamed(
  context: Context,
  text: string,
  reading: Reading,
): Promise<{ readonly piece: Piece; readonly read: ReadPiece } | undefined> {
  const mayBe = reading.isOursAlone && isPlain(reading);
  if (!mayBe || text.length > mostNamed || !/^\s*\{/.test(text)) {
    return undefined;
  }
  let game: unknown;
  try {
    ({ game } = JSON.parse(text));
  } catch {
    return undefined;
  }
  const kind = typeof game === 'string' ? await context.kind(game) : undefined;
  if (kind === undefined) return undefined;
  const line = /^\s*/.exec(text)?.[0].split('\n').length ?? 1;
  const piece: Piece = { text: text.trim(), line, column: 1, path: '' };
  const { isRead: _, ...read } = await readPiece([kind], piece, reading);
  return read.found.ok ? { piece, read } : undefined;
}

async function readPiece(
  kinds: readonly AnyKind[],
  piece: Piece,
  reading: Reading,
): Promise<ReadPiece & { readonly isRead: boolean }> {
  const { line, path } = piece;
  const read = recognise(kinds, piece.text, reading);
  const { id } = read.ok ? read.value : read.error;
  const place = { line, path, piece, isRead: read.ok, ...(id !== undefined && { id }) };
  if (!read.ok) return { ...place, found: fail([locate(read.error.notice, piece)]) };
  const refused = await reading.refuse(read.value);
  const [first, ...more] = refused.map((notice) => locate(notice, piece));
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
  const { source, line } = read;
  for (const notice of notices) warn(context, read, notice);
  if (!context.isJson) return;
  const error = {
    // What has no place inside the document is placed by where the document is.
    where: line > 0 ? `${line}:1` : source,
    ...noticeJson(context, notices[0]),
    file: source,
    ...(line > 0 && { line }),
  };
  await context.answer({ ...labelJson(read), error });
}

/** Tells on stderr what is wrong in a document, with its place. */
export function warn(context: Context, read: Read, notice: Notice): void {
  context.complain(notice, ...placesOf(context, read, notice));
}

/** The same of what is only to be known. */
export function remark(context: Context, read: Read, notice: Notice): void {
  context.remark(notice, ...placesOf(context, read, notice));
}

function placesOf(
  { language }: Context,
  { source, line, path }: Read,
  notice: Notice,
): readonly string[] {
  const name = sourceName(source, language);
  const isPlain = line <= 1 || path !== '' || notice.where?.kind === 'text';
  return isPlain ? [name] : [name, answerWords.say('line', { line }, language)];
}

/** How a document is called in answers for programs: its id, its file, and its place there from 0. */
export function labelJson({ source, index, id }: Read): JsonObject {
  return {
    ...(id !== undefined && { id }),
    ...(source !== standardInput && { file: source, index }),
  };
}

/** How a document is called in answers for people; empty for the only thing there is. */
export function labelOf({ source, index, id }: Pick<Read, 'source' | 'index' | 'id'>): string {
  const words = [
    ...(source === standardInput ? [] : [source]),
    ...(index === 0 ? [] : [`#${index + 1}`]),
    ...(id === undefined ? [] : [`(${typeof id === 'string' ? id : JSON.stringify(id)})`]),
  ];
  return inOneLine(words.join(' '));
}
