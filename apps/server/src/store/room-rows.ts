/**
 * What the rows of rooms, and of the games played in them, tell.
 * What is taken as it is was written by `columnsOf` and `standingJson` alone, or is checked by the schema of the
 * database.
 */

import type {
  BoardView,
  ClubGame,
  Ending,
  Pace,
  RoomKind,
  RoomLine,
  TableGame,
} from '../protocol/index.ts';
import type { Row } from './database.ts';

/** A room as it stands among those of a person. */
export function roomLineOf(row: Row, person: string): RoomLine {
  return {
    id: String(row.id),
    code: textOf(row.code) ?? '',
    kind: row.kind as RoomKind,
    title: String(row.title),
    ...(typeof row.name === 'string' && { name: row.name }),
    isTeacher: row.owner === person,
    isClosed: row.is_closed === true,
  };
}

/** A game as a table of a round tells it. */
export function tableGameOf(row: Row): TableGame {
  return {
    id: String(row.id),
    phase: row.phase as TableGame['phase'],
    plies: Number(row.plies),
    ...endingOf(row),
  };
}

/** A game as it is seen on its board. */
export function boardOf(row: Row): BoardView {
  return {
    id: String(row.id),
    moves: Array.isArray(row.moves) ? row.moves.map(String) : [],
    phase: row.phase as BoardView['phase'],
    ...(typeof row.turn === 'number' && { turn: row.turn === 0 ? 0 : 1 }),
    ...endingOf(row),
  };
}

/** A game of a club outside of its tournaments. */
export function clubGameOf(row: Row): ClubGame {
  const players: [number, number] = [Number(row.one), Number(row.other)];
  return {
    id: String(row.id),
    game: String(row.kind),
    pace: row.pace as Pace,
    players,
    challenged: Number(row.challenged),
    phase: row.phase as ClubGame['phase'],
    ...(typeof row.turn === 'number' &&
      row.phase === 'playing' && { turn: players[row.turn === 0 ? 0 : 1] }),
    ...endingOf(row),
    changedAt: Number(row.changed_at),
  };
}

function endingOf({ ending }: Row): { ending?: Ending } {
  return ending === null || ending === undefined ? {} : { ending: ending as Ending };
}

/** What may be missing. */
export function textOf(value: unknown): string | null {
  return typeof value === 'string' ? value : null;
}
