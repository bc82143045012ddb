/** Recognising what a text is: which game's document, in which format. */

import {
  type AnyKind,
  depthFault,
  documentPhrases,
  type Expected,
  expectedFault,
  findJsonFault,
  formatNames,
  isJsonObject,
  type JsonObject,
  JsonReader,
  type JsonValue,
  jsonFaultNotice,
  kindsExpected,
  lineAndColumn,
  looksLikeCode,
  looksLikeText,
  readJson,
  type TextFormat,
  textSizeFault,
  unknownGame,
} from '../document/index.ts';
import { fail, type Notice, ok, type Result } from '../kernel/index.ts';
import {
  type AnyDocument,
  documentFromJson,
  documentFromText,
  kindOf,
  readCode,
} from './documents.ts';

/** Why a text is not taken; with its `"id"`, so that the answer can carry it. */
export interface Refusal {
  readonly notice: Notice;
  readonly id?: JsonValue;
}

/** What became of a text. */
export type Recognition = Result<AnyDocument, Refusal>;

/**
 * Reads a text that holds one document.
 *
 * @example
 * ```ts
 * import { catalogue } from 'ludoteca/catalogue';
 * import { recognise } from 'ludoteca/reading';
 *
 * const read = recognise(catalogue, 'd5 d6');
 * console.log(read.ok ? read.value.kind : read.error.notice.code);
 * ```
 *
 * ```text
 * game
 * ```
 */
export function recognise(
  kinds: readonly AnyKind[],
  text: string,
  expected: Expected = {},
): Recognition {
  const misled = expectedFault(kinds, expected);
  if (misled !== undefined) return fail({ notice: misled });
  const { game, ...unnamed } = expected;
  const all = game === undefined ? [] : kinds;
  const read = recogniseAmong(kindsExpected(kinds, expected), text, { ...expected, all });
  if (read.ok || game === undefined) return read;
  // What the game asked for does not take may be of another one.
  const other = recogniseAmong(kinds, text, { ...unnamed, all: [] });
  if (!other.ok || kindOf(other.value).id === game) return read;
  const where = { kind: 'text', line: 1, column: 1 } as const;
  const notice = otherGame(kindOf(other.value).id, game, where);
  // Where JSON names its game, that is where the two part.
  return read.error.notice.code === notice.code ? read : fail({ ...read.error, notice });
}

function otherGame(found: string, asked: string, where: Notice['where']): Notice {
  return documentPhrases.notice('other-game', { found, asked }, where);
}

/** What is expected, with all the games there are when one of them was asked for. */
interface Asked extends Expected {
  readonly all: readonly AnyKind[];
}

function recogniseAmong(among: readonly AnyKind[], text: string, expected: Asked): Recognition {
  if (text.trim() === '') return fail({ notice: documentPhrases.notice('empty', {}) });
  if (expected.format === 'json') return fromJsonText(among, text, expected);
  if (expected.format === 'code' || (expected.format === undefined && looksLikeCode(among, text))) {
    return fromCode(among, text);
  }
  if (expected.format !== undefined || !/^\s*[[{]/.test(text)) {
    const size = textSizeFault(text);
    return size === undefined ? fromText(among, text, expected) : fail({ notice: size });
  }
  return fromJsonText(among, text, expected);
}

function fromCode(kinds: readonly AnyKind[], text: string): Recognition {
  const read = readCode(kinds, text);
  return read.ok ? read : fail({ notice: read.error });
}

interface Candidate {
  readonly kind: AnyKind;
  readonly format: TextFormat<unknown>;
}

/** A text that is not our JSON: the formats that look like it are tried in order. */
function fromText(
  kinds: readonly AnyKind[],
  text: string,
  expected: Expected,
  id?: JsonValue,
): Recognition {
  const candidates: Candidate[] = kinds.flatMap((kind) =>
    kind.formats
      .filter((format) => expected.format === undefined || format.name === expected.format)
      .map((format) => ({ kind, format })),
  );
  let likely = candidates.filter(({ format }) => format.looksLike(text));
  // A format that was asked for by name tells what is wrong with a text that does not look like it.
  if (likely.length === 0 && candidates.length === 1 && expected.format !== undefined) {
    likely = candidates;
  }
  let refusal: Refusal | undefined;
  for (const { kind, format } of likely) {
    const parsed = documentFromText(kind, format.name, text, id);
    if (parsed.ok) return parsed;
    refusal ??= { notice: parsed.error, ...withId(id) };
  }
  const known = formatNames(kinds).join(', ');
  return fail(refusal ?? { notice: documentPhrases.notice('unrecognised', { known }) });
}

function fromJsonText(kinds: readonly AnyKind[], text: string, expected: Asked): Recognition {
  const depth = depthFault(text);
  if (depth !== undefined) return fail({ notice: depth });
  const mayBeText = expected.format === undefined && textSizeFault(text) === undefined;
  let value: JsonValue;
  try {
    value = JSON.parse(text);
  } catch {
    if (mayBeText && looksLikeText(kinds, text)) return fromText(kinds, text, expected);
    const fault = findJsonFault(text) ?? { offset: text.length, found: 'end', expected: '}' };
    return fail({ notice: jsonFaultNotice(fault, lineAndColumn(text, fault.offset)) });
  }
  if (isJsonObject(value)) return fromJsonObject(kinds, value, text, expected);
  if (mayBeText && looksLikeText(kinds, text)) return fromText(kinds, text, expected);
  const misfit = readJson(value, (reader) => reader.object());
  if (misfit.ok) throw new Error('an object is read as one');
  return fail({ notice: misfit.error });
}

function fromJsonObject(
  kinds: readonly AnyKind[],
  value: JsonObject,
  text: string,
  expected: Asked,
): Recognition {
  const { id } = value;
  const named = kindNamed(kinds, value, expected);
  if (!named.ok) return fail({ notice: named.error, ...withId(id) });
  // Other programs write JSON too, which is then one of the text formats.
  const mayBeText = expected.format === undefined && textSizeFault(text) === undefined;
  if (named.value === undefined && mayBeText && looksLikeText(kinds, text)) {
    return fromText(kinds, text, expected, id);
  }
  const kind = named.value ?? (expected.game === undefined ? undefined : kinds[0]);
  if (kind !== undefined) {
    const read = documentFromJson(kind, value);
    return read.ok ? read : fail({ notice: read.error, ...withId(id) });
  }
  const known = kinds.map(({ id: game }) => game).join(', ');
  const notice = documentPhrases.notice('unknown-shape', { known }, { kind: 'json', path: '$' });
  return fail({ notice, ...withId(id) });
}

/** The kind that a JSON object is of: as it says, or as its shape tells; another than asked for is a fault. */
function kindNamed(
  kinds: readonly AnyKind[],
  value: JsonObject,
  { game: asked, all }: Asked,
): Result<AnyKind | undefined, Notice> {
  if (value.game === undefined) {
    const shaped = kinds.find((kind) => kind.hasShape(value));
    const other = shaped === undefined ? all.find((kind) => kind.hasShape(value)) : undefined;
    if (asked === undefined || other === undefined) return ok(shaped);
    return fail(otherGame(other.id, asked, { kind: 'json', path: '$' }));
  }
  // Not asked of the object itself, whose names are those that its kind asks for.
  const game = readJson(value, (reader) => new JsonReader(value.game, reader, 'game').text());
  if (!game.ok) return game;
  if (asked !== undefined && game.value !== asked) {
    return fail(otherGame(game.value, asked, { kind: 'json', path: 'game' }));
  }
  const kind = kinds.find(({ id }) => id === game.value);
  if (kind !== undefined) return ok(kind);
  return fail({ ...unknownGame(kinds, game.value), where: { kind: 'json', path: 'game' } });
}

function withId(id: JsonValue | undefined): { readonly id?: JsonValue } {
  return id === undefined ? {} : { id };
}
