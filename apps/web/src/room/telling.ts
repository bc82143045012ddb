/** How what stands in a room is said: names, results, places. */

import type { Plan, RoomView, TableView } from '@ludoteca/server/protocol';
import { words } from './words.ts';

export type Round = NonNullable<RoomView['tournament']>['rounds'][number];

/** What somebody is called in a room. */
export function nameIn({ members }: Pick<RoomView, 'members'>, number: number): string {
  return members.find((each) => each.number === number)?.name || '–';
}

/** Points as people write them: 1½. */
export function pointsText(points: number): string {
  const whole = Math.floor(points);
  const half = points - whole >= 0.5;
  return half ? `${whole === 0 ? '' : whole}½` : String(whole);
}

export function resultText(points: readonly [number, number]): string {
  return `${pointsText(points[0])}–${pointsText(points[1])}`;
}

/** The results that a table can have. */
export function possibleResults({ hasBothSides }: Plan): readonly (readonly [number, number])[] {
  const best = hasBothSides ? 2 : 1;
  return Array.from({ length: 2 * best + 1 }, (_, index) => [best - index / 2, index / 2] as const);
}

/** A table's result in words, for those who look from afar. */
export function outcomeText(room: RoomView, { players, points }: TableView): string | undefined {
  if (points === undefined) return undefined;
  if (points[0] === points[1]) {
    return words(points[0] === 1 ? 'sides-drawn' : 'drawn');
  }
  return words('won', { name: nameIn(room, players[points[0] > points[1] ? 0 : 1]) });
}

/** Which words tell somebody without an opponent what that is worth. */
export function byeWords({ system, hasBothSides }: Pick<Plan, 'system' | 'hasBothSides'>) {
  if (system === 'round-robin') return 'your-rest';
  if (system === 'knock-out') return 'your-way';
  return hasBothSides ? 'your-bye-2' : 'your-bye';
}

/** The table of somebody in a round, with its number from 1. */
export function tableOf(
  round: Round | undefined,
  player: number | undefined,
): { readonly table: TableView; readonly number: number } | undefined {
  const index = round?.tables.findIndex(({ players }) => players.some((each) => each === player));
  if (round === undefined || index === undefined || index < 0) return undefined;
  return { table: round.tables[index], number: index + 1 };
}

/** Which round of how many. */
export function roundText({ plan, rounds }: NonNullable<RoomView['tournament']>): string {
  if (rounds.length === 0) return words('not-begun');
  return plan.system === 'swiss'
    ? words('round-of', { round: rounds.length, rounds: plan.rounds })
    : words('round-alone', { round: rounds.length });
}
