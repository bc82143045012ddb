/** Options as a program gives them: checked against what each takes, with the place of what is wrong. */

import type { Notice, Result } from '../kernel/index.ts';
import type { JsonValue } from './json.ts';
import { type JsonReader, readJson, unreadNames } from './json-reader.ts';
import type { OptionSpec, OptionValue, OptionValues, Picture, Size } from './options.ts';

/** The longest side that any size may ask for; each game has bounds of its own. */
const longest = 9999;

/**
 * The options of an object by the names and kinds of their specs. A size may be a number, for a square.
 * A name that no spec has, like a value that its spec does not take, is a fault.
 *
 * @example
 * ```ts
 * import { readGivenOptions } from 'ludoteca/document';
 * import { greaterThan } from 'ludoteca/greater-than';
 *
 * console.log(readGivenOptions(greaterThan.options, { size: 6, level: 'hard' }));
 * const refused = readGivenOptions(greaterThan.options, { size: 6, levle: 'hard' });
 * if (!refused.ok) console.log(refused.error.where, refused.error.args);
 * ```
 *
 * ```text
 * { ok: true, value: { size: { rows: 6, cols: 6 }, level: 'hard' } }
 * { kind: 'json', path: 'levle' } { nearest: 'level' }
 * ```
 */
export function readGivenOptions(
  specs: readonly OptionSpec[],
  given: unknown,
): Result<OptionValues, Notice> {
  // Whatever it is, the reader finds out.
  const read = readJson(given as JsonValue, (reader) => {
    const values: Record<string, OptionValue> = {};
    for (const spec of specs) {
      const value = reader.at(spec.name);
      if (value.value !== undefined) values[spec.name] = readValue(spec.takes, value);
    }
    const [unread] = unreadNames(reader.object());
    return unread === undefined ? values : reader.refuse(unread);
  });
  return read;
}

function readValue(takes: OptionSpec['takes'], reader: JsonReader): OptionValue {
  switch (takes.kind) {
    case 'flag':
      return typeof reader.value === 'boolean' ? reader.value : reader.misfit('true, false');
    case 'size':
      return readSize(reader);
    case 'text':
      return reader.text();
    case 'whole':
      return reader.whole(takes.least, takes.most);
    case 'number': {
      const { value } = reader;
      const isWithin = typeof value === 'number' && value >= takes.least && value <= takes.most;
      return isWithin ? value : reader.misfit(`${takes.least}–${takes.most}`);
    }
    case 'choice':
      return reader.choice(takes.choices);
    case 'picture':
      return readPicture(reader);
  }
}

function readSize(reader: JsonReader): Size {
  if (typeof reader.value === 'number') {
    const side = reader.whole(1, longest);
    return { rows: side, cols: side };
  }
  const size = {
    rows: reader.at('rows').whole(1, longest),
    cols: reader.at('cols').whole(1, longest),
  };
  return size;
}

function readPicture(reader: JsonReader): Picture {
  const width = reader.at('width').whole(0, longest);
  const height = reader.at('height').whole(0, longest);
  const bytesAt = (name: string): Uint8Array => {
    const bytes: unknown = reader.at(name).value;
    if (bytes instanceof Uint8Array && bytes.length === width * height) return bytes;
    return reader.at(name).misfit(`Uint8Array(${width * height})`);
  };
  const grey = bytesAt('grey');
  const opacity = reader.at('opacity').value === undefined ? undefined : bytesAt('opacity');
  return { width, height, grey, ...(opacity !== undefined && { opacity }) };
}
