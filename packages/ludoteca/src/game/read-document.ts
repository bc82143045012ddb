/** A position, a problem or a record of a game, as it was read, sealed with the match it tells. */

import { documentNames, type JsonObject, unreadNames } from '../document/index.ts';
import { type Notice, ok, type Result } from '../kernel/index.ts';
import { type GameDocument, type GameNotes, sealGame } from './document.ts';
import type { AnyGame, Game } from './game.ts';
import { resumeMatch } from './match.ts';
import type { GameDoc } from './record.ts';

/**
 * Seals what a game has read: a position or a record.
 *
 * @example
 * ```ts
 * import { gameDocument } from 'ludoteca/game';
 * import { rastros } from 'ludoteca';
 *
 * const { state } = rastros.start({ size: 4 });
 * const document = gameDocument(rastros, { kind: 'position', state });
 * console.log(document.toJson());
 * ```
 *
 * ```text
 * {
 *   game: 'rastros',
 *   size: 4,
 *   start: 'c3',
 *   blocked: [],
 *   stone: 'c3',
 *   toMove: 'north'
 * }
 * ```
 */
export function gameDocument<Params, State>(
  game: Game<Params, State>,
  doc: GameDoc<Params, State>,
  notes: GameNotes = {},
): GameDocument<State> {
  return sealGame(game, doc, () => resumeMatch(game, doc), notes);
}

/**
 * Reads a JSON document of a game.
 *
 * @example
 * ```ts
 * import { gameFromJson } from 'ludoteca/game';
 * import { rastros } from 'ludoteca';
 *
 * const read = gameFromJson(rastros, { game: 'rastros', size: 8, moves: ['d6', 'c6'] });
 * if (read.ok) console.log(read.value.isRecord, read.value.match.played);
 * ```
 *
 * ```text
 * true [ 'd6', 'c6' ]
 * ```
 */
export function gameFromJson(
  game: AnyGame,
  value: JsonObject,
  format = 'json',
): Result<GameDocument, Notice> {
  const read = game.fromJson(value);
  if (!read.ok) return read;
  const { id } = value;
  const unread = unreadNames(value, documentNames);
  return ok(gameDocument(game, read.value, { format, unread, ...(id !== undefined && { id }) }));
}
