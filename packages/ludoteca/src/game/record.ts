/** Games as documents: a position, a problem, or the record of a game with its moves. */

import type { JsonObject, JsonReader, JsonValue } from '../document/index.ts';
import { fail, type Notice, ok, type Result } from '../kernel/index.ts';
import type { GameRules, Move, Side } from './game.ts';
import { gamePhrases } from './phrases.ts';
import type { Problem } from './problem/problem.ts';
import { swap } from './swap.ts';
import type { Variations } from './variations.ts';
import { readVariations, writeVariations } from './variations-json.ts';

export { swap } from './swap.ts';

/** Who won, and why; the reason is that of the outcome, or of the players (`resigned`). */
export interface GameResult {
  /** Absent when nobody won. */
  readonly winner?: Side;
  readonly reason?: string;
}

/** A game as it was played; every move was legal. */
export interface GameRecord<Params, State> {
  readonly params: Params;
  /** Where the game began, if not in the initial position of the parameters. */
  readonly from?: State;
  /** Whoever moved first, and second. */
  readonly players?: readonly [string, string];
  /** True when the second player might answer the first move with `swap`. */
  readonly hasSwap?: boolean;
  readonly moves: readonly Move[];
  readonly result?: GameResult;
  /** What else could have been played. */
  readonly variations?: Variations;
}

/** What a file of a game holds. */
export type GameDoc<Params, State> =
  | { readonly kind: 'position'; readonly state: State }
  | { readonly kind: 'problem'; readonly problem: Problem<State> }
  | {
      readonly kind: 'record';
      readonly record: GameRecord<Params, State>;
      /** What was lost of it in reading, to be told; absent when nothing was. */
      readonly loss?: Notice;
    };

/** What records need of a game. */
export type RecordRules<Params, State> = Pick<
  GameRules<Params, State>,
  | 'initial'
  | 'apply'
  | 'outcome'
  | 'parseMove'
  | 'formatMove'
  | 'offersSwap'
  | 'sides'
  | 'hasShape'
  | 'paramsOf'
  | 'paramsFromJson'
  | 'paramsToJson'
  | 'positionFromJson'
  | 'positionToJson'
>;

/**
 * The positions of a record, from its beginning, one more than its moves.
 *
 * @example
 * ```ts
 * import { statesOf } from 'ludoteca/game';
 * import { accept, rastros } from 'ludoteca';
 *
 * const params = { size: 8, start: 36 };
 * const { history } = accept(rastros.parse('d6 c6'));
 * console.log(statesOf(rastros, { params, moves: history }).map(({ toMove }) => toMove));
 * ```
 *
 * ```text
 * [ 'north', 'south', 'north' ]
 * ```
 */
export function statesOf<Params, State>(
  game: Pick<GameRules<Params, State>, 'initial' | 'apply'>,
  record: GameRecord<Params, State>,
): State[] {
  const states = [record.from ?? game.initial(record.params)];
  for (const [index, move] of record.moves.entries()) {
    states.push(move === swap ? states[index] : game.apply(states[index], move));
  }
  return states;
}

/**
 * The position that a document shows: of a record the last, of a problem the one that is asked about.
 *
 * @example
 * ```ts
 * import { stateOf } from 'ludoteca/game';
 * import { accept, rastros } from 'ludoteca';
 *
 * const { history } = accept(rastros.parse('d6 c6'));
 * const record = { params: { size: 8, start: 36 }, moves: history };
 * console.log(stateOf(rastros, { kind: 'record', record }).toMove);
 * ```
 *
 * ```text
 * north
 * ```
 */
export function stateOf<Params, State>(
  game: Pick<GameRules<Params, State>, 'initial' | 'apply'>,
  doc: GameDoc<Params, State>,
): State {
  if (doc.kind === 'position') return doc.state;
  if (doc.kind === 'problem') return doc.problem.state;
  return statesOf(game, doc.record)[doc.record.moves.length];
}

/**
 * Reads moves one after another; a fault is that of the first wrong one, with its number as place.
 *
 * @example
 * ```ts
 * import { readMoves } from 'ludoteca/game';
 * import { rastros, told } from 'ludoteca';
 *
 * const { state } = rastros.start();
 * const read = readMoves(rastros, state, ['d6', 'h8']);
 * if (!read.ok) console.log(told(rastros, read.error).say('en'));
 * ```
 *
 * ```text
 * move 2: h8 is not next to the stone, which stands on d6
 * ```
 */
export function readMoves<Params, State>(
  game: RecordRules<Params, State>,
  from: State,
  texts: readonly string[],
): Result<{ readonly moves: readonly Move[]; readonly state: State }, Notice> {
  const moves: Move[] = [];
  let state = from;
  for (const [index, text] of texts.entries()) {
    const read = readMove(game, state, text, index);
    if (!read.ok) {
      return fail({ ...read.error, where: { kind: 'move', number: index + 1 } });
    }
    moves.push(read.value);
    if (read.value !== swap) state = game.apply(state, read.value);
  }
  return ok({ moves, state });
}

function readMove<Params, State>(
  game: RecordRules<Params, State>,
  state: State,
  text: string,
  index: number,
): Result<Move, Notice> {
  if (game.outcome(state) !== undefined) {
    return fail(gamePhrases.notice('move-after-end', { move: text }));
  }
  if (text.trim().toLowerCase() !== 'swap') return game.parseMove(state, text);
  if (game.offersSwap && index === 1) return ok(swap);
  return fail(gamePhrases.notice('no-swap', {}));
}

/**
 * Moves as people read them.
 *
 * @example
 * ```ts
 * import { writeMoves } from 'ludoteca/game';
 * import { accept, rastros } from 'ludoteca';
 *
 * const params = { size: 8, start: 36 };
 * const { history } = accept(rastros.parse('d6 c6'));
 * console.log(writeMoves(rastros, { params, moves: history }));
 * ```
 *
 * ```text
 * [ 'd6', 'c6' ]
 * ```
 */
export function writeMoves<Params, State>(
  game: RecordRules<Params, State>,
  record: GameRecord<Params, State>,
): string[] {
  const states = statesOf(game, record);
  return record.moves.map((move, index) =>
    move === swap ? 'swap' : game.formatMove(states[index], move),
  );
}

/** A record from its JSON; faults are told by the reader. */
export function readRecord<Params, State>(
  game: RecordRules<Params, State>,
  reader: JsonReader,
): GameRecord<Params, State> {
  const from = readBeginning(game, reader);
  const given = reader.at('params');
  // Parameters may stand in the record itself; those that stand nowhere are the usual ones.
  const params =
    from !== undefined && !given.isPresent
      ? game.paramsOf(from)
      : game.paramsFromJson(given.isPresent ? given : reader);
  const texts = reader
    .at('moves')
    .list()
    .map((move) => move.text());
  const played = readMoves(game, from ?? game.initial(params), texts);
  if (!played.ok) reader.refuse(played.error);
  const names = reader.at('players');
  const result = readResult(game, reader.at('result'), played.value.state);
  const begin = from ?? game.initial(params);
  const variations = readVariations(game, reader.at('variations'), begin, played.value.moves);
  return {
    params,
    ...(from !== undefined && { from }),
    ...(names.isPresent && { players: pair(names.list(2).map((name) => name.text())) }),
    ...(game.offersSwap && reader.at('swap').value === true && { hasSwap: true }),
    moves: played.value.moves,
    ...(result !== undefined && { result }),
    ...(variations.length > 0 && { variations }),
  };
}

/** Where a record begins, if it says so: under `"from"`, or as a position with moves after it. */
function readBeginning<Params, State>(
  game: RecordRules<Params, State>,
  reader: JsonReader,
): State | undefined {
  const from = reader.at('from');
  if (from.isPresent) return game.positionFromJson(from);
  return game.hasShape(reader.object()) ? game.positionFromJson(reader) : undefined;
}

function pair(names: readonly string[]): readonly [string, string] {
  return [names[0], names[1]];
}

/** A result is `{"winner", "reason"}`, or the winner alone; it may not contradict the moves. */
function readResult<Params, State>(
  game: RecordRules<Params, State>,
  reader: JsonReader,
  last: State,
): GameResult | undefined {
  if (!reader.isPresent) return undefined;
  const isObject = typeof reader.value === 'object';
  const winner = (isObject ? reader.at('winner') : reader).choice<string | number | null>([
    game.sides[0].id,
    game.sides[1].id,
    null,
  ]);
  const said = winner === null ? undefined : winner === game.sides[0].id ? 0 : 1;
  const outcome = game.outcome(last);
  if (outcome !== undefined && outcome.winner !== said) {
    const nameOf = (side: Side | undefined) => (side === undefined ? '–' : game.sides[side].id);
    reader.refuse(
      gamePhrases.notice(
        'wrong-result',
        { said: nameOf(said), shown: nameOf(outcome.winner) },
        { kind: 'json', path: reader.path },
      ),
    );
  }
  const reason = isObject ? reader.at('reason') : undefined;
  return {
    ...(said !== undefined && { winner: said }),
    ...(reason?.isPresent && { reason: reason.text() }),
  };
}

export function writeRecord<Params, State>(
  game: RecordRules<Params, State>,
  record: GameRecord<Params, State>,
): JsonObject {
  const { params, from, players, hasSwap, result, variations } = record;
  return {
    params: game.paramsToJson(params),
    ...(from !== undefined && { from: game.positionToJson(from) }),
    ...(players !== undefined && { players }),
    ...(hasSwap && { swap: true }),
    moves: writeMoves(game, record),
    ...(result !== undefined && { result: resultJson(game, result) }),
    ...(variations !== undefined &&
      variations.length > 0 && {
        variations: writeVariations(game, from ?? game.initial(params), record.moves, variations),
      }),
  };
}

function resultJson<Params, State>(
  game: RecordRules<Params, State>,
  result: GameResult,
): JsonValue {
  return {
    winner: result.winner === undefined ? null : game.sides[result.winner].id,
    ...(result.reason !== undefined && { reason: result.reason }),
  };
}
