/** Writing documents: as a JSON object with its name in front, as a short code, or in one of the game's formats. */

import type { Drawing } from '../drawing/index.ts';
import { fail, type Notice, ok, type Result } from '../kernel/index.ts';
import { unknownFormat } from './expected.ts';
import type { JsonObject, JsonValue } from './json.ts';
import type { Kind, TextFormat } from './kind.ts';
import { writeCode } from './short-code.ts';
import type { Sketch } from './sketch.ts';

/** Names that any document may have besides those of its game: what it is called, and where it comes from. */
export const documentNames: readonly string[] = [
  ...['id', 'game', 'seed', 'level', 'grading', 'marks', 'reveals', 'practise', 'argument'],
  ...['title', 'author', 'rules', 'source', 'date', 'event', 'comment'],
  // What `show --json` tells of a position besides: it follows from the rest.
  ...['legalMoves', 'outcome'],
];

/** What every document can do, whatever it is of. */
export interface Writable {
  /** The `"id"` it was read with. */
  readonly id?: JsonValue;
  /** The names in its JSON that mean nothing here, each with the nearest one that does. */
  readonly unread: readonly Notice[];
  /** The document as a JSON object: its id and its game first, and what is said besides last. */
  toJson(besides?: JsonObject): JsonObject;
  /** Its short code, which never holds a solution; with what is said besides where anything is. */
  code(besides?: JsonObject): string;
  /**
   * In a format by name, of its kind or of those that are given; refused with the reason when the
   * format cannot hold it.
   */
  write(format: string, formats?: readonly TextFormat<unknown>[]): Result<string, Notice>;
  /** The board in characters. */
  sketch(): Sketch;
  /** The board in shapes. */
  view(): Drawing;
}

/**
 * Seals a document of a kind: who holds it need not know its type to write it or to draw it.
 *
 * @example
 * ```ts
 * import { writable } from 'ludoteca/document';
 * import { rastros } from 'ludoteca/rastros';
 *
 * const match = rastros.fromJson({ moves: ['d5', 'd6'] });
 * if (match.ok) console.log(writable(rastros, match.value, 'mine').toJson({ title: 'A walk' }));
 * ```
 *
 * ```text
 * {
 *   id: 'mine',
 *   game: 'rastros',
 *   params: { size: 8, start: 'e5' },
 *   moves: [ 'd5', 'd6' ],
 *   title: 'A walk'
 * }
 * ```
 */
export function writable<Doc>(
  kind: Kind<Doc>,
  doc: Doc,
  id?: JsonValue,
  unread: readonly Notice[] = [],
): Writable {
  const toJson = (besides: JsonObject = {}): JsonObject => ({
    ...(id !== undefined && { id }),
    game: kind.id,
    ...kind.toJson(doc),
    ...besides,
  });
  return {
    ...(id !== undefined && { id }),
    unread,
    toJson,
    code: (besides) => writeCode(kind, doc, besides),
    write(format, formats: readonly TextFormat<Doc>[] = kind.formats) {
      if (format === 'json') return ok(`${JSON.stringify(toJson())}\n`);
      if (format === 'code') return ok(`${writeCode(kind, doc)}\n`);
      const writer = formats.find(({ name }) => name === format);
      if (writer === undefined) return fail(unknownFormat([kind], format));
      const written = writer.format(doc);
      if (!written.ok) return written;
      return ok(written.value.endsWith('\n') ? written.value : `${written.value}\n`);
    },
    sketch: () => kind.sketch(doc),
    view: () => kind.view(doc),
  };
}
