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

/** Reads a JSON document of a kind. */
export function documentFromJson(
  kind: AnyKind,
  value: JsonObject,
  format?: string,
): Result<AnyDocument, Notice> {
  if (isPuzzleBoard(kind)) return puzzleFromJson(kind, value, format);
  if (isGame(kind)) return gameFromJson(kind, value, format);
  throw new Error(`${kind.id} is no puzzle and no game`);
}

/** Reads a text in one of the formats of a kind. */
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
 */
export function readCode(kinds: readonly AnyKind[], text: string): Result<AnyDocument, Notice> {
  const unpacked = unpackCode(kinds, text);
  if (!unpacked.ok) return unpacked;
  return documentFromJson(unpacked.value.kind, unpacked.value.json, 'code');
}

/** The kind that a document is of. */
export function kindOf(document: AnyDocument): AnyKind {
  return document.kind === 'puzzle' ? document.puzzle : document.game;
}
