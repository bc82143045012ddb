/** What puzzles and games share: documents, formats, sketches, options. */
export { depthFault, textSizeFault } from './bounds.ts';
export { type Difficulty, difficulties, difficultyNames } from './difficulty.ts';
export {
  type Expected,
  expectedFault,
  formatNames,
  kindNamed,
  kindsExpected,
  looksLikeText,
  unknownFormat,
  unknownGame,
} from './expected.ts';
export { readGivenOptions } from './given-options.ts';
export {
  findJsonFault,
  isJsonObject,
  type JsonArray,
  type JsonFault,
  type JsonObject,
  type JsonValue,
  lineAndColumn,
} from './json.ts';
export { jsonFaultNotice } from './json-fault.ts';
export { JsonReader, readJson, unreadNames } from './json-reader.ts';
export type { AnyKind, Kind, TextFormat } from './kind.ts';
export type { Cutting, Exercise, GuidedGame, Lesson, LessonStep, Lessons } from './lesson.ts';
export { type ObjectLines, piecesOfLines, splitLines } from './object-lines.ts';
export {
  type OptionSpec,
  type OptionsOf,
  type OptionValue,
  type OptionValueOf,
  type OptionValues,
  type Picture,
  readOption,
  type Size,
} from './options.ts';
export { documentPhrases } from './phrases.ts';
export { locate, type Piece } from './piece.ts';
export { linkTo, looksLikeCode, unpackCode, writeCode } from './short-code.ts';
export { packJson, unpackJson } from './short-code-json.ts';
export { Frequencies, type Packing, PackReader, PackWriter } from './short-code-pack.ts';
export { packText, unpackText } from './short-code-text.ts';
export {
  type CellSpot,
  cellSpots,
  type Ink,
  plainText,
  type Sketch,
  type SketchLine,
  type Span,
} from './sketch.ts';
export { splitDocuments, type TextSense } from './split.ts';
export { documentNames, type Writable, writable } from './write.ts';
