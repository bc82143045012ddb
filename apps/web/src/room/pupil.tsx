/** A room as those in it see it: where they play now, how the round goes, and who stands where. */

import type { VNode } from 'preact';
import { useEffect } from 'preact/hooks';
import { addressOf, go } from '../address/routes.ts';
import { ask, newKey } from '../online/api.ts';
import { Button } from '../parts/index.ts';
import { Archive } from './archive.tsx';
import { ClubGames } from './club-games.tsx';
import { Ratings } from './ratings.tsx';
import { RoomNotes, RoundClock } from './room-head.tsx';
import type { RoomSession } from './session.ts';
import { Standings } from './standings.tsx';
import { Tables } from './tables.tsx';
import { byeWords, nameIn, roundText, tableOf } from './telling.ts';
import { TimesLink } from './times-link.tsx';
import { words } from './words.ts';

/** Games that this page has opened by itself: whoever comes back from one is not sent there again. */
const opened = new Set<string>();

export function PupilPart({ session }: { readonly session: RoomSession }): VNode {
  const room = session.room.value;
  const { tournament, you, isClosed, kind } = room;
  const round = tournament?.rounds.at(-1);
  const own = tableOf(round, you);
  const game = own?.table.games.find(({ phase }) => phase !== 'over');
  useEffect(() => {
    // In a club nobody is in a hurry.
    if (game === undefined || kind === 'club' || opened.has(game.id)) return;
    opened.add(game.id);
    go(addressOf.online(game.id));
  }, [game?.id]);
  const place = tournament?.standings.find(({ player }) => player === you);
  return (
    <>
      <RoomNotes session={session} />
      <section class="card pupil" aria-label={words('you-are', { name: nameIn(room, you ?? 0) })}>
        <p class="pupil-name">{words('you-are', { name: nameIn(room, you ?? 0) })}</p>
        <p class="pupil-now" role="status">
          {nowText(session)}
        </p>
        {game && (
          <a class="button primary" href={addressOf.online(game.id)}>
            {words('to-board')}
          </a>
        )}
        {place && tournament && tournament.rounds.length > 0 && (
          <p class="text">
            {words('your-place', { place: place.place, count: tournament.standings.length })}
          </p>
        )}
        <div class="row">
          {!isClosed && <Leaving session={session} />}
          <TimesLink id={session.id} />
        </div>
      </section>
      {tournament && round && (
        <section class="card" aria-label={words('tables')}>
          <div class="round-head">
            <h2>{roundText(tournament)}</h2>
            <RoundClock session={session} />
          </div>
          <Tables session={session} number={tournament.rounds.length} canDecide={false} />
        </section>
      )}
      {tournament && round && (
        <section class="card" aria-label={words('standings')}>
          <h2>{words('standings')}</h2>
          <Standings room={room} />
        </section>
      )}
      <ClubGames session={session} />
      <Ratings room={room} />
      <Archive session={session} />
    </>
  );
}

/** What somebody is to do now. */
function nowText(session: RoomSession): string {
  const room = session.room.value;
  const { tournament, you, isClosed, kind } = room;
  if (isClosed) return words('is-closed');
  const state = room.members.find(({ number }) => number === you)?.state;
  if (state === 'away') return words('you-away');
  const round = tournament?.rounds.at(-1);
  if (tournament === undefined || round === undefined) {
    return words(kind === 'club' ? 'wait-club' : 'wait-begin');
  }
  if (tournament.isOver) return words('is-over');
  if (round.isOver) return words('wait-round');
  if (you !== undefined && round.byes.includes(you)) return words(byeWords(tournament.plan));
  const own = tableOf(round, you);
  if (own === undefined || own.table.points !== undefined) return words('wait-round');
  const other = own.table.players[own.table.players[0] === you ? 1 : 0];
  const name = nameIn(room, other);
  return own.table.games.length === 0
    ? words('your-wood', { name, table: own.number })
    : words('your-game', { name });
}

function Leaving({ session }: { readonly session: RoomSession }): VNode | null {
  const { you, members } = session.room.value;
  const state = members.find(({ number }) => number === you)?.state;
  if (you === undefined || state === undefined) return null;
  const become = (next: 'here' | 'away') => {
    const body = { member: you, state: next, key: newKey() };
    return session.act(() => ask('changeMember', body, session.id));
  };
  return state === 'here' ? (
    <Button kind="quiet" onClick={() => void become('away')}>
      {words('i-leave')}
    </Button>
  ) : (
    <Button kind="primary" onClick={() => void become('here')}>
      {words('i-am-back')}
    </Button>
  );
}
