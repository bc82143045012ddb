/** Writing documents: as a JSON object with its name in front, as a short code, or in one of the game's formats. */

import { fail, type Notice, ok, type Result } from '../kernel/index.ts';
import type { JsonObject, JsonValue } from './json.ts';
import type { AnyKind } from './kind.ts';
import { unknownFormat } from './recognise.ts';
import { writeCode } from './short-code.ts';

/** A document as a JSON object; what is said besides comes last. */
export function documentJson(
  kind: AnyKind,
  doc: unknown,
  id?: JsonValue,
  besides: JsonObject = {},
): JsonObject {
  return {
    ...(id !== undefined && { id }),
    game: kind.id,
    ...kind.toJson(doc),
    ...besides,
  };
}

/** A document in a format by name; refused with the reason when the format cannot hold it. */
export function writeDocument(
  kind: AnyKind,
  doc: unknown,
  format: string,
  id?: JsonValue,
): Result<string, Notice> {
  if (format === 'json') return ok(`${JSON.stringify(documentJson(kind, doc, id))}\n`);
  if (format === 'code') return ok(`${writeCode(kind, doc)}\n`);
  const writer = kind.formats.find(({ name }) => name === format);
  if (writer === undefined) return fail(unknownFormat([kind], format));
  const written = writer.format(doc);
  if (!written.ok) return written;
  return ok(written.value.endsWith('\n') ? written.value : `${written.value}\n`);
}
