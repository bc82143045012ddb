/** The results of a tournament as a table of commas and lines (RFC 4180), for spreadsheets. */

import type { RoomView } from '@ludoteca/server/protocol';
import { nameIn, type Round } from './telling.ts';

/** A line for each player in the sequence of places: opponent, side and points of each round. */
export function resultsCsv(room: RoomView): string {
  const { tournament } = room;
  if (tournament === undefined) return '';
  const { rounds, standings } = tournament;
  const head = [
    'place',
    'name',
    ...rounds.map((_, index) => `round ${index + 1}`),
    'points',
    'buchholz',
    'direct',
  ];
  const rows = standings.map(({ player, place, points, buchholz, direct }) => [
    place,
    nameIn(room, player),
    ...rounds.map((round) => cellOf(room, round, player)),
    points,
    buchholz,
    direct,
  ]);
  return [head, ...rows]
    .map((row) => `${row.map((cell) => quoted(String(cell))).join(',')}\r\n`)
    .join('');
}

/** `Rui + 1`: against Rui, having begun (`-`: not), one point; `bye`; empty for whoever was not there. */
function cellOf(room: RoomView, { tables, byes }: Round, player: number): string {
  if (byes.includes(player)) return 'bye';
  const table = tables.find(({ players }) => players.includes(player));
  if (table === undefined) return '';
  const at = table.players[0] === player ? 0 : 1;
  const points = table.points === undefined ? '' : ` ${table.points[at]}`;
  return `${nameIn(room, table.players[at === 0 ? 1 : 0])} ${at === 0 ? '+' : '-'}${points}`;
}

/** Names are people's: what a spreadsheet would take for a formula is not one. */
function quoted(text: string): string {
  const plain = /^[=+\-@]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(plain) ? `"${plain.replaceAll('"', '""')}"` : plain;
}
