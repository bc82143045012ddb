/** Records as text: our JSON, also when it is cut off, or a bare list of moves. */

import {
  isJsonObject,
  type JsonObject,
  type JsonValue,
  readJson,
  type TextFormat,
} from '../document/index.ts';
import { fail, type Notice, ok, type Result } from '../kernel/index.ts';
import type { GameRules } from './game.ts';
import { gamePhrases } from './phrases.ts';
import { type GameDoc, readMoves, readRecord, stateOf, writeRecord } from './record.ts';

export function recordFormat<Params, State>(
  game: GameRules<Params, State>,
): TextFormat<GameDoc<Params, State>> {
  return {
    name: 'record',
    looksLike: (text) => looksCutOff(game.id, text) || looksLikeMoves(game.movePattern, text),
    parse(text) {
      if (/^\s*\{/.test(text)) return parseJson(game, text);
      if (looksLikeMoves(game.movePattern, text, true)) return parseList(game, text);
      const found = text.trim().slice(0, 40);
      return fail(
        gamePhrases.notice('not-a-record', { found }, { kind: 'text', line: 1, column: 1 }),
      );
    },
    format: (doc) => {
      const record = doc.kind === 'record' ? doc.record : recordOf(game, stateOf(game, doc));
      return ok(`${JSON.stringify({ game: game.id, ...writeRecord(game, record) })}\n`);
    },
  };
}

/** A position as the record of a game that begins there. */
function recordOf<Params, State>(game: GameRules<Params, State>, state: State) {
  const params = game.paramsOf(state);
  const isStart =
    JSON.stringify(game.positionToJson(state)) ===
    JSON.stringify(game.positionToJson(game.initial(params)));
  return { params, ...(!isStart && { from: state }), moves: [] };
}

/** JSON of this game with moves in it that is no longer JSON. */
function looksCutOff(id: string, text: string): boolean {
  return (
    /^\s*\{/.test(text) &&
    text.includes('"moves"') &&
    new RegExp(`"game"\\s*:\\s*"${id}"`).test(text) &&
    parsed(text) === undefined
  );
}

/** A list of words that are all moves; the last may be cut off when that is allowed. */
function looksLikeMoves(pattern: RegExp, text: string, mayBeCut = false): boolean {
  const words = wordsOf(text);
  const whole = mayBeCut ? words.slice(0, -1) : words;
  return words.length > 0 && whole.every((word) => pattern.test(word) || /^swap$/i.test(word));
}

/** The words of a move list; numbers of moves, as in `1. d4 c3`, are passed over. */
function wordsOf(text: string): string[] {
  return text.split(/[\s,;]+/).filter((word) => word !== '' && !/^\d+\.*$/.test(word));
}

function parseList<Params, State>(
  game: GameRules<Params, State>,
  text: string,
): Result<GameDoc<Params, State>, Notice> {
  const { params } = game.presets[0];
  const words = wordsOf(text);
  const read = readMoves(game, game.initial(params), words);
  if (read.ok) return ok({ kind: 'record', record: { params, moves: read.value.moves } });
  const kept = readMoves(game, game.initial(params), words.slice(0, -1));
  if (!kept.ok) return fail(read.error);
  // Only a last word that a legal move begins with, and that the text ends in, was cut off.
  const last = words[words.length - 1].toLowerCase();
  const isCut =
    text.endsWith(words[words.length - 1]) &&
    game
      .moves(kept.value.state)
      .some((move) => game.formatMove(kept.value.state, move).startsWith(last));
  if (!isCut) return fail(read.error);
  const { moves } = kept.value;
  const loss = gamePhrases.notice('record-cut', { kept: moves.length });
  return ok({ kind: 'record', record: { params, moves }, loss });
}

function parseJson<Params, State>(
  game: GameRules<Params, State>,
  text: string,
): Result<GameDoc<Params, State>, Notice> {
  const whole = parsed(text);
  const value = whole ?? mended(text);
  if (value === undefined) {
    const found = text.trim().slice(0, 40);
    return fail(
      gamePhrases.notice('not-a-record', { found }, { kind: 'text', line: 1, column: 1 }),
    );
  }
  const read = readJson(value, (reader) => readRecord(game, reader));
  if (!read.ok) return read;
  const record = read.value;
  if (whole !== undefined) return ok({ kind: 'record', record });
  const loss = gamePhrases.notice('record-cut', { kept: record.moves.length });
  return ok({ kind: 'record', record, loss });
}

function parsed(text: string): JsonObject | undefined {
  try {
    const value: JsonValue = JSON.parse(text);
    return isJsonObject(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

/** JSON that was cut off, closed after its last whole value; absent when that is no help. */
function mended(text: string): JsonObject | undefined {
  const { cut } = openBrackets(text);
  // Looked at again up to there: to note at each value what is open would take the square of its depth.
  const { closers } = openBrackets(text.slice(0, cut));
  return cut === 0 ? undefined : parsed(text.slice(0, cut) + closers.reverse().join(''));
}

/** Where the last whole value ends, and what closes the brackets that are open at the end of the text. */
function openBrackets(text: string): { readonly cut: number; readonly closers: string[] } {
  const closers: string[] = [];
  let cut = 0;
  for (let offset = 0; offset < text.length; offset++) {
    const at = text[offset];
    if (at === '"') {
      offset = endOfString(text, offset);
      // A whole string in a list is a move; one in an object may be a name that lacks its value.
      if (offset >= text.length || closers.at(-1) !== ']') continue;
    } else if (at === '[' || at === '{') closers.push(at === '[' ? ']' : '}');
    else if (at === ']' || at === '}') closers.pop();
    else continue;
    if (at !== '{') cut = offset + 1;
  }
  return { cut, closers };
}

/** The offset of the quote that ends a string; the text's length when it does not end. */
function endOfString(text: string, begin: number): number {
  for (let offset = begin + 1; offset < text.length; offset++) {
    if (text[offset] === '\\') offset++;
    else if (text[offset] === '"') return offset;
  }
  return text.length;
}
