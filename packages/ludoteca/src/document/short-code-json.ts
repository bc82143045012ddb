/** Documents in short codes by their JSON: for kinds that have no packing of their own. */

import { isJsonObject, type JsonObject, type JsonValue } from './json.ts';
import type { PackReader, PackWriter } from './short-code-pack.ts';
import { packText, unpackText } from './short-code-text.ts';

/** JSON that is longer than this is not for sharing by a code. */
const mostJson = 100_000;

export function packJson(value: JsonObject, writer: PackWriter): void {
  packText(JSON.stringify(value), writer);
}

/** The object; an empty one when the code holds none, which its kind will refuse. */
export function unpackJson(reader: PackReader): JsonObject {
  const text = unpackText(reader, mostJson);
  if (text === undefined) return {};
  try {
    const value: JsonValue = JSON.parse(text);
    return isJsonObject(value) ? value : {};
  } catch {
    return {};
  }
}
