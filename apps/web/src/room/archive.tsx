/** The tournaments that a room has played before the one that is shown whole, each with its results. */

import { tiles } from 'virtual:home-tiles';
import type { VNode } from 'preact';
import { addressOf } from '../address/routes.ts';
import { dayName, say } from '../language/index.ts';
import type { RoomSession } from './session.ts';
import { words } from './words.ts';

export function nameOfGame(id: string): string {
  const tile = tiles.find((each) => each.id === id);
  return tile === undefined ? id : say(tile.name);
}

export function Archive({ session }: { readonly session: RoomSession }): VNode | null {
  const before = session.room.value.tournaments.slice(0, -1);
  if (before.length === 0) return null;
  return (
    <section class="card" aria-label={words('archive')}>
      <h2>{words('archive')}</h2>
      <ul class="online-list">
        {before.toReversed().map(({ number, game, system, rounds, players, begunAt }) => (
          <li key={number}>
            <span>
              <b>{nameOfGame(game)}</b> {words(system)}
              <small>
                {dayName(new Date(begunAt))} · {words('archive-line', { rounds, players })}
              </small>
            </span>
            <a class="button" href={addressOf.results(`${session.id}.${number}`)}>
              {words('show')}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
