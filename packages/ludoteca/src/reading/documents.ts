/** Documents of any kind as sealed values: what a kind reads meets no other kind afterwards. */

import {
  type AnyKind,
  type JsonObject,
  type JsonValue,
  type Kind,
  unpackCode,
} from '../document/index.ts';
import { type GameDocument, gameDocument, gameFromJson, isGame } from '../game/index.ts';
import { type Notice, ok, type Result } from '../kernel/index.ts';
import {
  isPuzzleBoard,
  type PuzzleDocument,
  puzzleDocument,
  puzzleFromJson,
} from '../puzzle/index.ts';

/** A puzzle, or a board game; its `kind` tells which. */
export type AnyDocument = PuzzleDocument | GameDocument;

/**
 * Reads a JSON document of a kind.
 *
 * @example
 * ```ts
 * import { rastros } from 'ludoteca/rastros';
 * import { documentFromJson } from 'ludoteca/reading';
 *
 * const read = documentFromJson(rastros, { moves: ['d5', 'd6'], titel: 'A walk' });
 * if (read.ok) console.log(read.value.kind, read.value.unread.map(({ args }) => args));
 * ```
 *
 * ```text
 * game [ { nearest: 'title' } ]
 * ```
 */
export function documentFromJson(
  kind: AnyKind,
  value: JsonObject,
  format?: string,
): Result<AnyDocument, Notice> {
  if (isPuzzleBoard(kind)) return puzzleFromJson(kind, value, format);
  if (isGame(kind)) return gameFromJson(kind, value, format);
  throw new Error(`${kind.id} is no puzzle and no game`);
}

/**
 * Reads a text in one of the formats of a kind.
 *
 * @example
 * ```ts
 * import { rastros } from 'ludoteca/rastros';
 * import { documentFromText } from 'ludoteca/reading';
 *
 * const read = documentFromText(rastros, 'record', 'd5 d6', 'mine');
 * if (read.ok) console.log(read.value.toJson());
 * ```
 *
 * ```text
 * {
 *   id: 'mine',
 *   game: 'rastros',
 *   params: { size: 8, start: 'e5' },
 *   moves: [ 'd5', 'd6' ]
 * }
 * ```
 */
export function documentFromText(
  kind: AnyKind,
  format: string,
  text: string,
  id?: JsonValue,
): Result<AnyDocument, Notice> {
  const notes = { format, ...(id !== undefined && { id }) };
  if (isPuzzleBoard(kind)) {
    return parsed(kind, format, text, (doc) => puzzleDocument(kind, doc, notes));
  }
  if (isGame(kind)) return parsed(kind, format, text, (doc) => gameDocument(kind, doc, notes));
  throw new Error(`${kind.id} is no puzzle and no game`);
}

function parsed<Doc>(
  kind: Kind<Doc>,
  format: string,
  text: string,
  seal: (doc: Doc) => AnyDocument,
): Result<AnyDocument, Notice> {
  const reader = kind.formats.find(({ name }) => name === format);
  if (reader === undefined) throw new Error(`${kind.id} has no format ${format}`);
  const read = reader.parse(text);
  return read.ok ? ok(seal(read.value)) : read;
}

/**
 * The document of a short code, or what is wrong with the code.
 *
 * @example
 * ```ts
 * import { greaterThan } from 'ludoteca';
 * import { catalogue } from 'ludoteca/catalogue';
 * import { readCode } from 'ludoteca/reading';
 *
 * const { code } = await greaterThan.make({ size: 4, seed: 1 });
 * console.log(readCode(catalogue, code()).ok);
 * ```
 *
 * ```text
 * true
 * ```
 */
export function readCode(kinds: readonly AnyKind[], text: string): Result<AnyDocument, Notice> {
  const unpacked = unpackCode(kinds, text);
  if (!unpacked.ok) return unpacked;
  return documentFromJson(unpacked.value.kind, unpacked.value.json, 'code');
}

/**
 * The kind that a document is of.
 *
 * @example
 * ```ts
 * import { catalogue } from 'ludoteca/catalogue';
 * import { kindOf, recognise } from 'ludoteca/reading';
 *
 * const read = recognise(catalogue, '1. d5 d6 2. c6', { game: 'rastros' });
 * if (read.ok) console.log(kindOf(read.value).name.en);
 * ```
 *
 * ```text
 * Rastros
 * ```
 */
export function kindOf(document: AnyDocument): AnyKind {
  return document.kind === 'puzzle' ? document.puzzle : document.game;
}
