/** Positions, problems and records of any game in short codes: a move is its number among the legal ones. */

import {
  type JsonObject,
  type Packing,
  type PackReader,
  type PackWriter,
  packJson,
  packText,
  readJson,
  unpackJson,
  unpackText,
} from '../document/index.ts';
import type { Result } from '../kernel/index.ts';
import type { GameRules, Outcome } from './game.ts';
import { questionJson } from './problem/problem-json.ts';
import { type GameDoc, type GameRecord, stateOf, statesOf, swap } from './record.ts';
import { writeVariations } from './variations-json.ts';

/** Records with more moves, and names that are longer, are not for sharing by a code. */
const mostMoves = 10_000;
const mostName = 1000;

export function packingOf<Params, State>(
  game: GameRules<Params, State>,
): Packing<GameDoc<Params, State>> {
  const positions: Packing<State> = game.packing ?? {
    prefix: game.id,
    pack: (state, writer) => packJson(game.positionToJson(state), writer),
    unpack: unpackJson,
  };
  return {
    prefix: positions.prefix,
    // Variations have names and comments: they are for JSON. Of a problem the question is told, never the answer.
    besides(doc) {
      if (doc.kind === 'position') return {};
      if (doc.kind === 'problem') return { problem: questionJson(doc.problem) };
      const { params, from, moves, variations = [] } = doc.record;
      if (variations.length === 0) return {};
      const begin = from ?? game.initial(params);
      return { variations: writeVariations(game, begin, moves, variations) };
    },
    pack(doc, writer) {
      writer.flag(doc.kind === 'record');
      if (doc.kind === 'record') packRecord(game, positions, doc.record, writer);
      else positions.pack(stateOf(game, doc), writer);
    },
    unpack: (reader) =>
      reader.flag() ? unpackRecord(game, positions, reader) : positions.unpack(reader),
  };
}

function packRecord<Params, State>(
  game: GameRules<Params, State>,
  positions: Packing<State>,
  record: GameRecord<Params, State>,
  writer: PackWriter,
): void {
  const params = JSON.stringify(game.paramsToJson(record.params));
  const preset = presetsOf(game).indexOf(params);
  writer.whole(preset + 1, presetsOf(game).length + 1);
  if (preset < 0) packJson(game.paramsToJson(record.params), writer);
  writer.flag(record.from !== undefined);
  if (record.from !== undefined) positions.pack(record.from, writer);
  if (game.offersSwap) writer.flag(record.hasSwap === true);

  writer.count(record.moves.length);
  const states = statesOf(game, record);
  for (const [index, move] of record.moves.entries()) {
    const legal = game.moves(states[index]);
    const others = maySwap(game, index) ? 1 : 0;
    writer.whole(move === swap ? legal.length : legal.indexOf(move), legal.length + others);
  }

  const { players, result } = record;
  writer.flag(players !== undefined);
  for (const name of players ?? []) packText(name.slice(0, mostName), writer);
  writer.flag(result !== undefined);
  if (result === undefined) return;
  const last = resultOf(game.outcome(states[record.moves.length]));
  const isTold =
    last !== undefined && last.winner === result.winner && last.reason === result.reason;
  writer.flag(isTold);
  if (isTold) return;
  writer.whole((result.winner ?? -1) + 1, 3);
  writer.flag(result.reason !== undefined);
  if (result.reason !== undefined) packText(result.reason.slice(0, mostName), writer);
}

function unpackRecord<Params, State>(
  game: GameRules<Params, State>,
  positions: Packing<State>,
  reader: PackReader,
): JsonObject {
  const preset = reader.whole(presetsOf(game).length + 1) - 1;
  const params = preset < 0 ? unpackJson(reader) : game.paramsToJson(game.presets[preset].params);
  const from = reader.flag() ? positions.unpack(reader) : undefined;
  const hasSwap = game.offersSwap === true && reader.flag();
  const begin: Result<State, unknown> = readJson(from ?? params, (json) =>
    from === undefined ? game.initial(game.paramsFromJson(json)) : game.positionFromJson(json),
  );
  const start = { params, ...(from !== undefined && { from }), ...(hasSwap && { swap: true }) };
  // What the parameters or the position are refused for is told when the whole is read.
  if (!begin.ok) return { ...start, moves: [] };

  const length = Math.min(reader.count(), mostMoves);
  const moves: string[] = [];
  let state = begin.value;
  while (moves.length < length) {
    const legal = game.moves(state);
    const others = maySwap(game, moves.length) ? 1 : 0;
    if (legal.length === 0) break;
    const move = legal[reader.whole(legal.length + others)];
    moves.push(move === undefined ? 'swap' : game.formatMove(state, move));
    if (move !== undefined) state = game.apply(state, move);
  }

  const players = reader.flag() ? [unpackName(reader), unpackName(reader)] : undefined;
  const result = reader.flag() ? unpackResult(game, state, reader) : undefined;
  return {
    ...start,
    ...(players !== undefined && { players }),
    moves,
    ...(result !== undefined && { result }),
  };
}

function unpackResult<Params, State>(
  game: GameRules<Params, State>,
  last: State,
  reader: PackReader,
): JsonObject {
  const sideOf = (winner: number | undefined) =>
    winner === 0 || winner === 1 ? game.sides[winner].id : null;
  if (reader.flag()) {
    const outcome = resultOf(game.outcome(last));
    return { winner: sideOf(outcome?.winner), ...(outcome && { reason: outcome.reason }) };
  }
  const winner = sideOf(reader.whole(3) - 1);
  return { winner, ...(reader.flag() && { reason: unpackName(reader) }) };
}

/** How the game itself tells its end, as records write it. */
function resultOf(
  outcome: Outcome | undefined,
): { readonly winner?: Outcome['winner']; readonly reason: string } | undefined {
  if (outcome === undefined) return undefined;
  const { winner, reason } = outcome;
  return { ...(winner !== undefined && { winner }), reason: reason.code.replace(/^[^.]*\./, '') };
}

function unpackName(reader: PackReader): string {
  return unpackText(reader, mostName) ?? '';
}

function maySwap<Params, State>(game: GameRules<Params, State>, index: number): boolean {
  return game.offersSwap === true && index === 1;
}

function presetsOf<Params, State>(game: GameRules<Params, State>): string[] {
  return game.presets.map(({ params }) => JSON.stringify(game.paramsToJson(params)));
}
