/** The standings of a tournament as a table. */

import type { RoomView } from '@ludoteca/server/protocol';
import type { VNode } from 'preact';
import { nameIn, pointsText } from './telling.ts';
import { words } from './words.ts';

interface StandingsProps {
  readonly room: RoomView;
  /** From one place to another, counted from 0; usually all. */
  readonly from?: number;
  readonly count?: number;
  /** Without what breaks ties, for those who look from afar. */
  readonly isShort?: boolean;
}

export function Standings({
  room,
  from = 0,
  count,
  isShort = false,
}: StandingsProps): VNode | null {
  const { tournament, you } = room;
  if (tournament === undefined) return null;
  const hasTies = !isShort && tournament.plan.system !== 'knock-out';
  const rows = tournament.standings.slice(from, count === undefined ? undefined : from + count);
  return (
    <table class="standings">
      <thead>
        <tr>
          <th scope="col">
            <abbr title={words('place')}>#</abbr>
          </th>
          <th scope="col">{words('name')}</th>
          <th scope="col" class="number">
            {words('played')}
          </th>
          <th scope="col" class="number">
            {words('points')}
          </th>
          {hasTies && (
            <>
              <th scope="col" class="number">
                {words('buchholz')}
              </th>
              <th scope="col" class="number direct">
                {words('direct')}
              </th>
            </>
          )}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ player, place, points, buchholz, direct, played }) => (
          <tr key={player} data-you={player === you ? '' : undefined}>
            <td class="place">{place}</td>
            <th scope="row">{nameIn(room, player)}</th>
            <td class="number">{played}</td>
            <td class="number points">{pointsText(points)}</td>
            {hasTies && (
              <>
                <td class="number">{pointsText(buchholz)}</td>
                <td class="number direct">{direct === 0 ? '' : pointsText(direct)}</td>
              </>
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
