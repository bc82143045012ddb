/** Lists of games: the lobby, and those of a person. */

import { isJsonObject, type JsonObject } from 'ludoteca/document';
import type { AnyGame, Seat } from 'ludoteca/game';
import { gameFromJson } from 'ludoteca/game';
import type { Levels } from '../play/standing.ts';
import type { GameLine, Pace } from '../protocol/index.ts';
import type { Database, Row } from './database.ts';
import { gamesWithPeople, nameColumns } from './games.ts';

export interface Lists {
  lobby(): Promise<{ readonly open: GameLine[]; readonly running: GameLine[] }>;
  of(person: string): Promise<GameLine[]>;
  /** The records of all games of a person. */
  records(person: string): Promise<JsonObject[]>;
  /** The games of a person that are not over. */
  running(person: string): Promise<readonly string[]>;
}

const columns = `g.id, g.kind, g.state -> 'pace' as pace, g.state -> 'levels' as levels, g.phase, g.turn,
  g.plies, g.deadline, g.changed_at, g.seat0, g.seat1, ${nameColumns}`;

export function openLists(database: Database, gameCalled: (id: string) => AnyGame): Lists {
  return {
    async lobby() {
      const rows = await database.query(
        `select ${columns} from ${gamesWithPeople}
         where (g.is_open and g.phase = 'waiting') or (g.is_shown and g.phase = 'playing' and g.can_watch)
         order by g.changed_at desc limit 100`,
      );
      const lines = rows.map((row) => lineOf(row));
      return {
        open: lines.filter(({ phase }) => phase === 'waiting'),
        running: lines.filter(({ phase }) => phase === 'playing'),
      };
    },
    async of(person) {
      const rows = await database.query(
        `select ${columns} from ${gamesWithPeople} where g.seat0 = $1 or g.seat1 = $1
         order by (g.phase = 'over'), g.changed_at desc limit 200`,
        [person],
      );
      const lines = rows.map((row) => lineOf(row, person));
      return [
        ...lines.filter((line) => line.isYourTurn),
        ...lines.filter((line) => !line.isYourTurn),
      ];
    },
    async records(person) {
      const rows = await database.query(
        `select g.kind, g.state -> 'record' as record from game g
         where g.seat0 = $1 or g.seat1 = $1 order by g.made_at`,
        [person],
      );
      return rows.flatMap(({ kind, record }) => {
        if (!isJsonObject(record)) return [];
        const read = gameFromJson(gameCalled(String(kind)), record);
        return read.ok ? [read.value.toJson()] : [];
      });
    },
    async running(person) {
      const rows = await database.query(
        "select id from game where phase <> 'over' and (seat0 = $1 or seat1 = $1)",
        [person],
      );
      return rows.map(({ id }) => String(id));
    },
  };
}

function lineOf(row: Row, person?: string): GameLine {
  const you = [row.seat0, row.seat1].indexOf(person ?? '');
  const seat: Seat | undefined = you === 0 || you === 1 ? you : undefined;
  const name = (value: unknown) => (typeof value === 'string' ? value : null);
  // Written by `columnsOf` and `standingJson` alone.
  return {
    id: String(row.id),
    game: String(row.kind),
    pace: row.pace as Pace,
    seats: [name(row.name0), name(row.name1)],
    levels: [...(row.levels as Levels)],
    bots: [row.bot0 === true, row.bot1 === true],
    ...(seat !== undefined && { you: seat }),
    phase: row.phase as GameLine['phase'],
    isYourTurn: row.phase === 'playing' && seat !== undefined && Number(row.turn) === seat,
    plies: Number(row.plies),
    ...(row.deadline !== null && { deadline: Number(row.deadline) }),
    changedAt: Number(row.changed_at),
  };
}
