/** The times of a day: who solved its puzzle or problem, how fast, and with how much help. */

import './times.css';
import type { DayLine, DayTimes } from '@ludoteca/server/protocol';
import { firstDay, firstProblemDay, levelOfDay } from 'ludoteca/daily';
import type { ComponentChild, VNode } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { hasServer } from '../address/has-server.ts';
import { addressOf, go, type Route } from '../address/routes.ts';
import { dateOf, noonOf } from '../daily/day.ts';
import { withDays } from '../games/with-days.ts';
import { clockFace, levelName } from '../kept/index.ts';
import { dayName, say } from '../language/index.ts';
import { ask } from '../online/api.ts';
import { announce, Button, Chips, Header, Icon, Segmented } from '../parts/index.ts';
import { listOf, useRooms, whyNot } from './lists.ts';
import { words } from './words.ts';

type TimesRoute = Extract<Route, { readonly page: 'times' }>;

/** Nothing for a game or a day that has none. */
export function openTimes({ game, date, room }: TimesRoute): ComponentChild | undefined {
  const tile = withDays.find(({ id }) => id === game);
  const first = tile?.hasProblems ? firstProblemDay : firstDay;
  const noon = noonOf(date);
  if (tile === undefined || noon === undefined || levelOfDay(date, first) === undefined) {
    return undefined;
  }
  return <TimesPage key={`${game} ${date} ${room}`} {...{ game, date, room, noon, first }} />;
}

interface TimesPageProps {
  readonly game: string;
  readonly date: string;
  readonly room: string;
  readonly noon: Date;
  readonly first: string;
}

function TimesPage({ game, date, room, noon, first }: TimesPageProps): VNode {
  const [times, setTimes] = useState<DayTimes>();
  const [fault, setFault] = useState(hasServer() ? '' : words('no-server'));
  const rooms = useRooms(false);
  const today = dateOf(new Date());
  const level = levelOfDay(date);
  useEffect(() => {
    document.title = `${words('title')} · Ludoteca`;
    if (!hasServer()) return;
    ask('times', listOf(game, date, room)).then(setTimes, (refused) => setFault(whyNot(refused)));
  }, []);
  const remove = () =>
    ask('takeTime', listOf(game, date, room)).then(
      (left) => {
        setTimes(left);
        announce(words('removed'));
      },
      (refused) => setFault(whyNot(refused)),
    );
  const isListed = times?.lines.some(({ isYou }) => isYou) === true;
  return (
    <>
      <Header title={words('title')} about={dayName(noon)} />
      <main class="page times" tabIndex={-1}>
        <h1>{words('title')}</h1>
        <Segmented
          label={words('game')}
          isWide
          value={game}
          choices={withDays.map((tile) => ({ value: tile.id, text: say(tile.name) }))}
          onChoose={(id) => go(addressOf.times(id, date, room), true)}
        />
        <div class="times-day">
          <DayStep to={dayBeside(noon, -1)} {...{ game, room, first, today }} />
          <h2>{[dayName(noon), level && levelName(level)].filter(Boolean).join(' · ')}</h2>
          <DayStep to={dayBeside(noon, 1)} isLater {...{ game, room, first, today }} />
        </div>
        {rooms.length > 0 && (
          <Chips
            label={words('which')}
            value={room}
            choices={[
              { value: '', text: words('open') },
              ...rooms.map(({ id, title }) => ({ value: id, text: title })),
            ]}
            onChoose={(id) => go(addressOf.times(game, date, id), true)}
          />
        )}
        {fault !== '' && (
          <p class="fault" role="alert">
            {fault}
          </p>
        )}
        {times && (times.count === 0 ? <p class="text">{words('none')}</p> : <List {...times} />)}
        <div class="row">
          <a class="button" href={addressOf.day(game, date)}>
            {words('solve')}
          </a>
          {isListed && (
            <Button kind="quiet" onClick={() => void remove()}>
              {words('remove')}
            </Button>
          )}
        </div>
      </main>
    </>
  );
}

function List({ lines, count }: DayTimes): VNode {
  return (
    <section class="card" aria-label={words('title')}>
      <table>
        <caption>{words('count', { count })}</caption>
        <thead>
          <tr>
            <th scope="col">
              <abbr title={words('place')}>#</abbr>
            </th>
            <th scope="col">{words('name')}</th>
            <th scope="col" class="number">
              {words('time')}
            </th>
            <th scope="col">{words('help')}</th>
          </tr>
        </thead>
        <tbody>
          {lines.map((line, index) => (
            <tr key={index} data-you={line.isYou ? '' : undefined}>
              <td>{line.place}</td>
              <th scope="row">{line.name || words('gone')}</th>
              <td class="number">{clockFace(Math.floor(line.ms / 1000))}</td>
              <td>{helpIn(line)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p class="quiet">{words('order')}</p>
    </section>
  );
}

function helpIn({ hints, wrong }: DayLine): string {
  return [
    ...(hints > 0 ? [words('hints', { count: hints })] : []),
    ...(wrong > 0 ? [words('wrong', { count: wrong })] : []),
  ].join(', ');
}

function dayBeside(noon: Date, by: number): string {
  const day = new Date(noon);
  day.setDate(day.getDate() + by);
  return dateOf(day);
}

interface DayStepProps {
  readonly to: string;
  readonly isLater?: boolean;
  readonly game: string;
  readonly room: string;
  readonly first: string;
  readonly today: string;
}

/** The way to the list of the day beside; nothing where there is none. */
function DayStep({ to, isLater = false, game, room, first, today }: DayStepProps): VNode {
  if (to < first || to > today) return <span />;
  const label = words(isLater ? 'later' : 'earlier');
  return (
    <a class="icon-button" href={addressOf.times(game, to, room)} aria-label={label} title={label}>
      <Icon name={isLater ? 'next' : 'previous'} />
    </a>
  );
}
