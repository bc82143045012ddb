/**
 * Short codes: a document in a few characters that are safe in an address, for sharing.
 *
 * ```
 *   gt 1 p5hUuW…0sQ 4fK
 *   |  |  |          └ three characters that tell damage
 *   |  |  └ the document, packed
 *   |  └ how it is packed
 *   └ the kind
 * ```
 *
 * A code never holds a solution. What is read from one passes the kind's own `fromJson`, as any JSON does.
 */

import { fail, type Notice, ok, type Result } from '../kernel/index.ts';
import type { JsonObject } from './json.ts';
import type { AnyKind, Kind } from './kind.ts';
import { documentPhrases } from './phrases.ts';
import { packJson, unpackJson } from './short-code-json.ts';
import { digitsOf64, Overrun, PackReader, PackWriter } from './short-code-pack.ts';

const version = '1';
/** The same, followed by what is said besides, as JSON. */
const versionWithNotes = '2';
const checkLength = 3;
const checkBits = 6 * checkLength;
/** A code that is longer than this is not read: no document that is to be shared is so large. */
const mostCharacters = 200_000;

/**
 * A document as a short code, with what is said of it besides where anything is.
 *
 * @example
 * ```ts
 * import { unpackCode, writeCode } from 'ludoteca/document';
 * import { rastros } from 'ludoteca/rastros';
 *
 * const match = rastros.fromJson({ moves: ['d5', 'd6'] });
 * if (match.ok) {
 *   const read = unpackCode([rastros], writeCode(rastros, match.value, { title: 'A walk' }));
 *   if (read.ok) console.log(read.value.kind.id, read.value.json.moves, read.value.json.title);
 * }
 * ```
 *
 * ```text
 * rastros [ 'd5', 'd6' ] A walk
 * ```
 */
export function writeCode<Doc>(kind: Kind<Doc>, doc: Doc, besides: JsonObject = {}): string {
  const writer = new PackWriter();
  if (kind.packing !== undefined) kind.packing.pack(doc, writer);
  else {
    const { solution: _, ...rest } = kind.toJson(doc);
    packJson(rest, writer);
  }
  const notes = { ...kind.packing?.besides?.(doc), ...besides };
  const hasNotes = Object.keys(notes).length > 0;
  if (hasNotes) packJson(notes, writer);
  const body = `${prefixOf(kind)}${hasNotes ? versionWithNotes : version}${writer.text()}`;
  return body + checkOf(body);
}

/**
 * The kind of a short code and the JSON that it packs, or what is wrong with the code.
 *
 * @example
 * ```ts
 * import { documentPhrases, unpackCode } from 'ludoteca/document';
 * import { sayNotice } from 'ludoteca/kernel';
 * import { rastros } from 'ludoteca/rastros';
 *
 * const read = unpackCode([rastros], 'ra1AAAAAA');
 * if (!read.ok) console.log(sayNotice([documentPhrases], read.error, 'en'));
 * ```
 *
 * ```text
 * the short code is damaged: a character is wrong, missing or too many; copy it again whole
 * ```
 */
export function unpackCode<Known extends AnyKind>(
  kinds: readonly Known[],
  text: string,
): Result<{ readonly kind: Known; readonly json: JsonObject }, Notice> {
  const code = text.trim();
  const kind = kindOf(kinds, code);
  if (kind === undefined) {
    const known = kinds.map((each) => `${prefixOf(each)}${version}`).join(', ');
    return fail(documentPhrases.notice('code-unknown', { found: code.slice(0, 12), known }));
  }
  const { length } = prefixOf(kind);
  const hasNotes = code[length] === versionWithNotes;
  if (!hasNotes && code[length] !== version) {
    return fail(documentPhrases.notice('code-version', { found: code[length] }));
  }
  if (code.length > mostCharacters) {
    return fail(documentPhrases.notice('code-long', { limit: mostCharacters }));
  }
  const end = code.length - checkLength;
  if (end <= length || checkOf(code.slice(0, end)) !== code.slice(end)) {
    return fail(documentPhrases.notice('code-damaged', {}));
  }
  const json = unpacked(kind, new PackReader(code.slice(length + 1, end)), hasNotes);
  if (json === undefined) return fail(documentPhrases.notice('code-damaged', {}));
  return ok({ kind, json });
}

/** The document as JSON; absent when the code ends before it does. */
function unpacked(kind: AnyKind, reader: PackReader, hasNotes: boolean): JsonObject | undefined {
  try {
    const json = kind.packing === undefined ? unpackJson(reader) : kind.packing.unpack(reader);
    return hasNotes ? { ...unpackJson(reader), ...json } : json;
  } catch (fault) {
    if (fault instanceof Overrun) return undefined;
    throw fault;
  }
}

/**
 * Whether a text is surely meant to be a code of one of the kinds, damaged or not.
 *
 * @example
 * ```ts
 * import { looksLikeCode, writeCode } from 'ludoteca/document';
 * import { rastros } from 'ludoteca/rastros';
 *
 * const match = rastros.fromJson({ moves: ['d5', 'd6'] });
 * if (match.ok) console.log(looksLikeCode([rastros], writeCode(rastros, match.value)));
 * console.log(looksLikeCode([rastros], 'd5 d6'));
 * ```
 *
 * ```text
 * true
 * false
 * ```
 */
export function looksLikeCode(kinds: readonly AnyKind[], text: string): boolean {
  return kindOf(kinds, text.trim()) !== undefined;
}

/**
 * The address that opens a code in the app: the code takes the place of `{code}`, or stands after a `#`,
 * where servers do not see it.
 *
 * @example
 * ```ts
 * import { linkTo } from 'ludoteca/document';
 *
 * console.log(linkTo('https://example.org/play/', 'ra1abc'));
 * console.log(linkTo('https://example.org/{code}/board', 'ra1abc'));
 * ```
 *
 * ```text
 * https://example.org/play/#ra1abc
 * https://example.org/ra1abc/board
 * ```
 */
export function linkTo(base: string, code: string): string {
  if (base.includes('{code}')) return base.replace('{code}', code);
  return base.includes('#') ? `${base}${code}` : `${base}#${code}`;
}

function prefixOf(kind: AnyKind): string {
  return kind.packing?.prefix ?? kind.id;
}

/** The kind whose letters the code begins with, the longest where one begins with another. */
function kindOf<Known extends AnyKind>(kinds: readonly Known[], code: string): Known | undefined {
  let found: Known | undefined;
  for (const kind of kinds) {
    const prefix = prefixOf(kind);
    const isLonger = found === undefined || prefix.length > prefixOf(found).length;
    if (isLonger && code.startsWith(prefix) && /^\d[\w-]{2,}$/.test(code.slice(prefix.length))) {
      found = kind;
    }
  }
  return found;
}

/** A sum over all characters: another one anywhere, or two exchanged, give another sum. */
function checkOf(body: string): string {
  let sum = 0x811c9dc5;
  for (let at = 0; at < body.length; at++) {
    sum = Math.imul(sum ^ body.charCodeAt(at), 0x01000193);
    sum ^= sum >>> 15;
  }
  const folded = (sum ^ (sum >>> checkBits)) & (2 ** checkBits - 1);
  return Array.from({ length: checkLength }, (_, at) => digitsOf64[(folded >> (6 * at)) & 63]).join(
    '',
  );
}
