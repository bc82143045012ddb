/** Documents in short codes by their JSON: for kinds that have no packing of their own. */

import { isJsonObject, type JsonObject, type JsonValue } from './json.ts';
import type { PackReader, PackWriter } from './short-code-pack.ts';
import { packText, unpackText } from './short-code-text.ts';

/** JSON that is longer than this is not for sharing by a code. */
const mostJson = 100_000;

/**
 * Writes an object as its JSON, in few characters.
 *
 * @example
 * ```ts
 * import { PackReader, PackWriter, packJson, unpackJson } from 'ludoteca/document';
 *
 * const writer = new PackWriter();
 * packJson({ rows: 8, cols: 8, moves: ['e4'] }, writer);
 * console.log(writer.text().length, unpackJson(new PackReader(writer.text())));
 * ```
 *
 * ```text
 * 19 { rows: 8, cols: 8, moves: [ 'e4' ] }
 * ```
 */
export function packJson(value: JsonObject, writer: PackWriter): void {
  packText(JSON.stringify(value), writer);
}

/**
 * The object; an empty one when the code holds none, which its kind will refuse.
 *
 * @example
 * ```ts
 * import { PackReader, PackWriter, packText, unpackJson } from 'ludoteca/document';
 *
 * const [whole, broken] = ['{"rows": 8}', '{"rows": '].map((text) => {
 *   const writer = new PackWriter();
 *   packText(text, writer);
 *   return unpackJson(new PackReader(writer.text()));
 * });
 * console.log(whole, broken);
 * ```
 *
 * ```text
 * { rows: 8 } {}
 * ```
 */
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
