/** Recognising what a text is: which game's document, in which format. */

import { fail, type Notice, ok, type Result } from '../kernel/index.ts';
import {
  findJsonFault,
  isJsonObject,
  type JsonObject,
  type JsonValue,
  lineAndColumn,
} from './json.ts';
import { jsonFaultNotice } from './json-fault.ts';
import { readJson } from './json-reader.ts';
import type { AnyKind, TextFormat } from './kind.ts';
import { documentPhrases } from './phrases.ts';
import { looksLikeCode, readCode } from './short-code.ts';

/** What is known before looking. */
export interface Expected {
  /** The name of a format, `json` included. */
  readonly format?: string;
  /** The id of a game. */
  readonly game?: string;
}

export interface Recognised<Known extends AnyKind> {
  readonly kind: Known;
  readonly doc: unknown;
  /** The name of the format it was in. */
  readonly format: string;
  /** The document's own `"id"`. */
  readonly id?: JsonValue;
  /** How hard the document says it is. */
  readonly level?: JsonValue;
}

/** Why a text is not taken; with its `"id"`, so that the answer can carry it. */
export interface Refusal {
  readonly notice: Notice;
  readonly id?: JsonValue;
}

/** What became of a text. */
export type Recognition<Known extends AnyKind> = Result<Recognised<Known>, Refusal>;

/** Reads a text that holds one document. */
export function recognise<Known extends AnyKind>(
  kinds: readonly Known[],
  text: string,
  hint: Expected = {},
): Recognition<Known> {
  const misled = expectedFault(kinds, hint);
  if (misled !== undefined) return fail({ notice: misled });
  const among = kindsOf(kinds, hint);
  if (text.trim() === '') return fail({ notice: documentPhrases.notice('empty', {}) });
  if (hint.format === 'json') return fromJsonText(among, text, hint);
  if (hint.format === 'code' || (hint.format === undefined && looksLikeCode(among, text))) {
    return fromCode(among, text);
  }
  if (hint.format !== undefined || !/^\s*[[{]/.test(text)) return fromText(among, text, hint);
  return fromJsonText(among, text, hint);
}

/** What is wrong with a hint: a game or a format that nobody knows. */
export function expectedFault(kinds: readonly AnyKind[], hint: Expected): Notice | undefined {
  const among = kindsOf(kinds, hint);
  if (hint.game !== undefined && among.length === 0) return unknownGame(kinds, hint.game);
  if (hint.format === undefined || formatNames(among).includes(hint.format)) return undefined;
  return unknownFormat(among, hint.format);
}

function kindsOf<Known extends AnyKind>(
  kinds: readonly Known[],
  { game }: Expected,
): readonly Known[] {
  return game === undefined ? kinds : kinds.filter((kind) => kind.id === game);
}

/** The names of the formats of some kinds, each once; first those that all kinds have. */
export function formatNames(kinds: readonly AnyKind[]): string[] {
  const names = kinds.flatMap((kind) => kind.formats.map((format) => format.name));
  return [...new Set(['json', 'code', ...names])];
}

/** Whether a text is surely in one of the formats that are not JSON of ours. */
export function looksLikeText(kinds: readonly AnyKind[], text: string): boolean {
  return (
    looksLikeCode(kinds, text) ||
    kinds.some((kind) => kind.formats.some((format) => format.looksLike(text)))
  );
}

export function unknownGame(kinds: readonly AnyKind[], game: string): Notice {
  const known = kinds.map((kind) => kind.id).join(', ');
  return documentPhrases.notice('unknown-game', { game, known });
}

export function unknownFormat(kinds: readonly AnyKind[], format: string): Notice {
  return documentPhrases.notice('unknown-format', { format, known: formatNames(kinds).join(', ') });
}

function fromCode<Known extends AnyKind>(
  kinds: readonly Known[],
  text: string,
): Recognition<Known> {
  const read = readCode(kinds, text);
  return read.ok ? ok({ ...read.value, format: 'code' }) : fail({ notice: read.error });
}

interface Candidate<Known extends AnyKind> {
  readonly kind: Known;
  readonly format: TextFormat<unknown>;
}

/** A text that is not our JSON: the formats that look like it are tried in order. */
function fromText<Known extends AnyKind>(
  kinds: readonly Known[],
  text: string,
  hint: Expected,
  id?: JsonValue,
): Recognition<Known> {
  const candidates: Candidate<Known>[] = kinds.flatMap((kind) =>
    kind.formats
      .filter((format) => hint.format === undefined || format.name === hint.format)
      .map((format) => ({ kind, format })),
  );
  let likely = candidates.filter(({ format }) => format.looksLike(text));
  // A format that was asked for by name tells what is wrong with a text that does not look like it.
  if (likely.length === 0 && candidates.length === 1 && hint.format !== undefined) {
    likely = candidates;
  }
  let refusal: Refusal | undefined;
  for (const { kind, format } of likely) {
    const parsed = format.parse(text);
    if (parsed.ok) return ok({ kind, doc: parsed.value, format: format.name, ...withId(id) });
    refusal ??= { notice: parsed.error, ...withId(id) };
  }
  const known = formatNames(kinds).join(', ');
  return fail(refusal ?? { notice: documentPhrases.notice('unrecognised', { known }) });
}

function fromJsonText<Known extends AnyKind>(
  kinds: readonly Known[],
  text: string,
  hint: Expected,
): Recognition<Known> {
  let value: JsonValue;
  try {
    value = JSON.parse(text);
  } catch {
    if (hint.format === undefined && looksLikeText(kinds, text)) return fromText(kinds, text, hint);
    const fault = findJsonFault(text) ?? { offset: text.length, found: 'end', expected: '}' };
    return fail({ notice: jsonFaultNotice(fault, lineAndColumn(text, fault.offset)) });
  }
  if (isJsonObject(value)) return fromJsonObject(kinds, value, text, hint);
  if (hint.format === undefined && looksLikeText(kinds, text)) return fromText(kinds, text, hint);
  const misfit = readJson(value, (reader) => reader.object());
  if (misfit.ok) throw new Error('an object is read as one');
  return fail({ notice: misfit.error });
}

function fromJsonObject<Known extends AnyKind>(
  kinds: readonly Known[],
  value: JsonObject,
  text: string,
  hint: Expected,
): Recognition<Known> {
  const { id } = value;
  const named = kindOf(kinds, value, hint);
  if (!named.ok) return fail({ notice: named.error, ...withId(id) });
  // Other programs write JSON too, which is then one of the text formats.
  if (named.value === undefined && hint.format === undefined && looksLikeText(kinds, text)) {
    return fromText(kinds, text, hint, id);
  }
  const kind = named.value ?? (hint.game === undefined ? undefined : kinds[0]);
  if (kind !== undefined) {
    const read = kind.fromJson(value);
    if (!read.ok) return fail({ notice: read.error, ...withId(id) });
    const { level } = value;
    const said = { ...withId(id), ...(level !== undefined && { level }) };
    return ok({ kind, doc: read.value, format: 'json', ...said });
  }
  const known = kinds.map(({ id: game }) => game).join(', ');
  const notice = documentPhrases.notice('unknown-shape', { known }, { kind: 'json', path: '$' });
  return fail({ notice, ...withId(id) });
}

/** The kind that a JSON object is of: as asked, as it says, or as its shape tells. */
function kindOf<Known extends AnyKind>(
  kinds: readonly Known[],
  value: JsonObject,
  hint: Expected,
): Result<Known | undefined, Notice> {
  if (value.game === undefined) return ok(kinds.find((kind) => kind.hasShape(value)));
  if (hint.game !== undefined) return ok(kinds[0]);
  const game = readJson(value, (reader) => reader.at('game').text());
  if (!game.ok) return game;
  const kind = kinds.find(({ id }) => id === game.value);
  if (kind !== undefined) return ok(kind);
  return fail({ ...unknownGame(kinds, game.value), where: { kind: 'json', path: 'game' } });
}

function withId(id: JsonValue | undefined): { readonly id?: JsonValue } {
  return id === undefined ? {} : { id };
}
