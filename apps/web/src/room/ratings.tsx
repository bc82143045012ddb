/** The ladder of a club: everybody who has played, by strength. */

import type { RoomView } from '@ludoteca/server/protocol';
import type { VNode } from 'preact';
import { nameIn } from './telling.ts';
import { words } from './words.ts';

export function Ratings({ room }: { readonly room: RoomView }): VNode | null {
  const { ratings, you } = room;
  if (ratings === undefined || ratings.length === 0) return null;
  return (
    <section class="card" aria-label={words('ladder')}>
      <h2>{words('ladder')}</h2>
      <p class="quiet">{words('ladder-help')}</p>
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
              {words('rating')}
            </th>
          </tr>
        </thead>
        <tbody>
          {ratings.map(({ player, rating, deviation, played }, index) => (
            <tr key={player} data-you={player === you ? '' : undefined}>
              <td class="place">{index + 1}</td>
              <th scope="row">{nameIn(room, player)}</th>
              <td class="number">{played}</td>
              <td class="number points">
                {rating} <small>± {2 * deviation}</small>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
