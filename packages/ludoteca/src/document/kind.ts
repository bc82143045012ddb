/** What puzzles and board games share: being named, read, written and drawn. */

import type { Drawing } from '../drawing/index.ts';
import type { AnyPhrasebook, Notice, Phrase, Result } from '../kernel/index.ts';
import type { JsonObject } from './json.ts';
import type { Lessons } from './lesson.ts';
import type { Packing } from './short-code-pack.ts';
import type { Sketch } from './sketch.ts';

/** A text format that people or other programs use. What it writes, it reads back. */
export interface TextFormat<Doc> {
  /** As given to `--to` and `--format`. */
  readonly name: string;
  /** Whether a text is surely meant to be in this format; asked of many, so it must not be generous. */
  looksLike(text: string): boolean;
  /** Whether a line that follows the text after a blank one still belongs to it; absent: never. */
  continues?(text: string, line: string): boolean;
  parse(text: string): Result<Doc, Notice>;
  /** Refused with the reason when the format cannot hold the document. */
  format(doc: Doc): Result<string, Notice>;
}

/**
 * One kind of puzzle or game. `Doc` is what a file of it holds. The functions are methods, so that
 * a kind can stand in a catalogue as `Kind<unknown>`: documents only ever meet the kind that read them.
 */
export interface Kind<Doc> {
  readonly family: 'puzzle' | 'game';
  /** Lower case with hyphens, as in `"game"` of a JSON document and on the command line. */
  readonly id: string;
  readonly name: Phrase;
  /** What it is, in a sentence. */
  readonly summary: Phrase;
  /** The rules for people: paragraphs of plain text, separated by empty lines. */
  readonly rules: Phrase;
  readonly phrases: AnyPhrasebook;
  /** For those who do not know it yet. */
  readonly lessons?: Lessons;
  /** Other formats than our JSON; one of them is called `drawing` and shows the sketch. */
  readonly formats: readonly TextFormat<Doc>[];
  /** Whether an object without `"game"` is a document of this kind, by the names it holds. */
  hasShape(value: JsonObject): boolean;
  fromJson(value: JsonObject): Result<Doc, Notice>;
  /** Without `"game"` and `"id"`, which are put in front where documents are written. */
  toJson(doc: Doc): JsonObject;
  /** How documents are packed into short codes; without it, their JSON is. */
  readonly packing?: Packing<Doc>;
  /** The board in characters, for terminals. */
  sketch(doc: Doc): Sketch;
  /** The board in shapes, for pages, pictures and paper. */
  view(doc: Doc): Drawing;
}

export type AnyKind = Kind<unknown>;
