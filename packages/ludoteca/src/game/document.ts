/** A position, a problem or a record as a document: one sealed value, which knows its match, writes itself and draws itself. */

import { type JsonValue, type Writable, writable } from '../document/index.ts';
import type { Notice } from '../kernel/index.ts';
import type { AnyGame, Game } from './game.ts';
import type { Match } from './match.ts';
import type { Problem } from './problem/problem.ts';
import type { GameDoc } from './record.ts';

/** A document of a board game. */
export interface GameDocument<State = unknown> extends Writable {
  readonly kind: 'game';
  readonly game: AnyGame;
  /** The name of the format it was read from; absent when it was made here. */
  readonly format?: string;
  /** The game as far as the document tells it: a record with its moves, or a position as a beginning. */
  readonly match: Match<State>;
  /** Whether it tells moves, and not a position alone. */
  readonly isRecord: boolean;
  /** What is asked of its position, where it is a problem. */
  readonly problem?: Problem<unknown>;
  /** What was lost of it in reading, to be told. */
  readonly loss?: Notice;
}

/** What is said of a game besides its moves. */
export interface GameNotes {
  readonly id?: JsonValue;
  readonly format?: string;
  /** Names in its JSON that mean nothing here. */
  readonly unread?: readonly Notice[];
}

/** Seals what a game has read or made; its match is opened when it is first asked for. */
export function sealGame<Params, State>(
  game: Game<Params, State>,
  doc: GameDoc<Params, State>,
  open: () => Match<State>,
  { id, format, unread }: GameNotes = {},
): GameDocument<State> {
  let match: Match<State> | undefined;
  const loss = doc.kind === 'record' ? doc.loss : undefined;
  return {
    ...writable(game, doc, id, unread),
    kind: 'game',
    game,
    ...(format !== undefined && { format }),
    get match() {
      match ??= open();
      return match;
    },
    isRecord: doc.kind === 'record',
    ...(doc.kind === 'problem' && { problem: doc.problem }),
    ...(loss !== undefined && { loss }),
  };
}
