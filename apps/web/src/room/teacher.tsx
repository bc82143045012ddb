/** A room as its teacher sees it: the code, who is here, the round, the standings, and what to take home. */

import type { VNode } from 'preact';
import { useMemo, useState } from 'preact/hooks';
import { addressOf, go } from '../address/routes.ts';
import { ask, newKey } from '../online/api.ts';
import { CopyField } from '../online/copy-field.tsx';
import { linkTo } from '../online/online-play.tsx';
import { Button, Dialog, Icon, Toggle } from '../parts/index.ts';
import { saveFile } from '../share/save-file.ts';
import { Archive } from './archive.tsx';
import { ClubGames } from './club-games.tsx';
import { Members } from './members.tsx';
import { PlanForm } from './plan-form.tsx';
import { Ratings } from './ratings.tsx';
import { resultsCsv } from './results-csv.ts';
import { RoomNotes, RoundClock, whyNoRound } from './room-head.tsx';
import type { RoomSession } from './session.ts';
import { Standings } from './standings.tsx';
import { Tables } from './tables.tsx';
import { nameIn, roundText } from './telling.ts';
import { TimesLink } from './times-link.tsx';
import { words } from './words.ts';

export function TeacherPart({ session }: { readonly session: RoomSession }): VNode {
  const room = session.room.value;
  const { tournament, isClosed } = room;
  const isOver = tournament === undefined || tournament.isOver;
  return (
    <>
      <RoomNotes session={session} />
      <div class="room-columns">
        <div class="room-main">
          {tournament && <RoundPart session={session} />}
          {!isClosed && isOver && <PlanForm session={session} />}
          {tournament && tournament.rounds.length > 0 && (
            <section class="card" aria-label={words('standings')}>
              <h2>{words('standings')}</h2>
              <Standings room={room} />
              <Takeaways session={session} />
            </section>
          )}
          <ClubGames session={session} />
          <Ratings room={room} />
          <Archive session={session} />
        </div>
        <div class="room-side">
          <CodeCard session={session} />
          <Members session={session} />
        </div>
      </div>
    </>
  );
}

function CodeCard({ session }: { readonly session: RoomSession }): VNode {
  const { code, isOpen, isClosed } = session.room.value;
  const [asking, setAsking] = useState<'close' | 'erase'>();
  const settle = (isOpenNow: boolean) => {
    const body = { isOpen: isOpenNow, key: newKey() };
    return session.act(() => ask('changeRoom', body, session.id));
  };
  const close = () => {
    const body = { key: newKey() };
    return session.act(() => ask('closeRoom', body, session.id));
  };
  const erase = async () => {
    const isDone = await session.insist(() => ask('eraseRoom', undefined, session.id));
    if (isDone !== undefined) go(addressOf.rooms());
  };
  return (
    <section class="card" aria-label={words('code')}>
      {isClosed ? (
        <p class="text">{words('is-closed')}</p>
      ) : (
        <>
          <p class="room-code">
            <small>{words('code')}</small>
            <b>{code}</b>
          </p>
          <CopyField label={words('link')} value={linkTo(addressOf.enter(code))} />
          <Toggle label={words('door-open')} isOn={isOpen} onChange={(next) => void settle(next)} />
          <a class="button" href={addressOf.wall(session.id)} target="_blank" rel="noreferrer">
            <Icon name="eye" />
            {words('wall')}
          </a>
        </>
      )}
      <div class="row">
        {!isClosed && <Button onClick={() => setAsking('close')}>{words('close-room')}</Button>}
        <Button kind="danger" icon="trash" onClick={() => setAsking('erase')}>
          {words('erase-room')}
        </Button>
      </div>
      {asking && (
        <Dialog title={words(`${asking}-room`)} onClose={() => setAsking(undefined)}>
          <p>{words(`${asking}-sure`)}</p>
          <div class="row">
            <Button onClick={() => setAsking(undefined)}>{words('cancel')}</Button>
            <Button
              kind="danger"
              onClick={() => {
                setAsking(undefined);
                void (asking === 'close' ? close() : erase());
              }}
            >
              {words(`${asking}-room`)}
            </Button>
          </div>
        </Dialog>
      )}
    </section>
  );
}

function RoundPart({ session }: { readonly session: RoomSession }): VNode | null {
  const room = session.room.value;
  const [asking, setAsking] = useState<'end-round' | 'finish'>();
  const [asked, setAsked] = useState(0);
  const { tournament, isClosed } = room;
  const count = tournament?.rounds.length ?? 0;
  const round = tournament?.rounds.at(-1);
  const isRunning = round !== undefined && !round.isOver;
  // What is pressed twice is done once; the next round is something else, however late this one's answer comes.
  const key = useMemo(newKey, [asked, count, isRunning]);
  if (tournament === undefined) return null;
  const { rounds, next, noNext, isOver, standings } = tournament;
  const act = (work: () => ReturnType<typeof ask<'beginRound'>>) =>
    session.act(work).then(() => setAsked(asked + 1));
  const winners = standings.filter(({ place }) => place === 1);
  return (
    <section class="card" aria-label={words('tournament')}>
      <div class="round-head">
        <h2>{roundText(tournament)}</h2>
        <RoundClock session={session} />
      </div>
      {isOver && (
        <p class="text">
          {words('is-over')}{' '}
          {winners.length === 1 && words('winner-is', { name: nameIn(room, winners[0].player) })}
        </p>
      )}
      {round && <Tables session={session} number={rounds.length} canDecide={!isClosed} />}
      {!isClosed && !isOver && (
        <div class="row">
          {isRunning ? (
            <>
              {round.until !== undefined && (
                <Button
                  onClick={() => act(() => ask('timeRound', { minutes: 5, key }, session.id))}
                >
                  {words('more-time', { minutes: 5 })}
                </Button>
              )}
              <Button onClick={() => setAsking('end-round')}>{words('end-round')}</Button>
            </>
          ) : (
            <>
              {next && (
                <Button
                  kind="primary"
                  icon="play"
                  onClick={() => act(() => ask('beginRound', { key }, session.id))}
                >
                  {words('begin-round', { round: rounds.length + 1 })}
                </Button>
              )}
              <Button onClick={() => setAsking('finish')}>{words('finish')}</Button>
            </>
          )}
        </div>
      )}
      {!isClosed && !isRunning && noNext && <p class="note fault">{whyNoRound(noNext)}</p>}
      {!isClosed && !isOver && !isRunning && next && (
        <>
          <h3>{words('next-round')}</h3>
          <NextTables session={session} />
        </>
      )}
      {asking && (
        <Dialog title={words(asking)} onClose={() => setAsking(undefined)}>
          <p>{words(`${asking}-sure`)}</p>
          <div class="row">
            <Button onClick={() => setAsking(undefined)}>{words('cancel')}</Button>
            <Button
              kind="danger"
              onClick={() => {
                setAsking(undefined);
                void act(() =>
                  asking === 'finish'
                    ? ask('finishTournament', { key }, session.id)
                    : ask('timeRound', { minutes: 0, key }, session.id),
                );
              }}
            >
              {words(asking)}
            </Button>
          </div>
        </Dialog>
      )}
    </section>
  );
}

/** The next round, as it would be now. */
export function NextTables({
  session,
  most,
}: {
  readonly session: RoomSession;
  readonly most?: number;
}): VNode | null {
  const room = session.room.value;
  const next = room.tournament?.next;
  if (next === undefined) return null;
  return (
    <table class="standings next-tables">
      <tbody>
        {next.tables.slice(0, most).map(([one, other], index) => (
          <tr key={one}>
            <td class="place">{words('table', { table: index + 1 })}</td>
            <th scope="row">{nameIn(room, one)}</th>
            <td>–</td>
            <td class="points">{nameIn(room, other)}</td>
          </tr>
        ))}
        {next.byes.map((player) => (
          <tr key={player}>
            <td class="place">{words('bye')}</td>
            <th scope="row">{nameIn(room, player)}</th>
            <td />
            <td />
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** What is taken home: a table, a page to print, the games, and something to solve. */
function Takeaways({ session }: { readonly session: RoomSession }): VNode {
  const room = session.room.value;
  const file = room.title.replace(/[^\p{L}\p{N}]+/gu, '-').replace(/^-|-$/g, '') || 'ludoteca';
  return (
    <div class="row takeaways">
      <Button
        icon="download"
        onClick={() => saveFile(`${file}.csv`, `\uFEFF${resultsCsv(room)}`, 'text/csv')}
      >
        {words('csv')}
      </Button>
      <a class="button" href={addressOf.results(session.id)}>
        <Icon name="print" />
        {words('print-results')}
      </a>
      <Button
        icon="download"
        onClick={async () => {
          const found = await session.insist(() => ask('roomRecords', undefined, session.id));
          const lines = found?.records.map((each) => `${JSON.stringify(each)}\n`);
          if (lines !== undefined) saveFile(`${file}.json`, lines.join(''));
        }}
      >
        {words('records')}
      </Button>
      <TimesLink id={session.id} />
      <a class="button" href={addressOf.homework(session.id)}>
        <Icon name="book" />
        {words('homework')}
      </a>
    </div>
  );
}
