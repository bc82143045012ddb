/** Earlier days, and everything under way: what can be gone on with. */

import { isPuzzle } from 'ludoteca/puzzle';
import { useEffect, useState } from 'preact/hooks';
import { addressOf } from '../address/routes.ts';
import { dateOf, firstDay, levelOfDay, noonOf } from '../daily/day.ts';
import { gameIds, kindNow, loadKinds } from '../games/kinds.ts';
import { levelName } from '../kept/index.ts';
import { dayName, locale, say, wordsOf } from '../language/index.ts';
import { Header, IconButton } from '../parts/index.ts';
import { forget, list, type Saved } from '../storage/index.ts';
import { aboutOf, Thumb } from './continue-card.tsx';
import { Ring } from './ring.tsx';

const words = wordsOf('days', {
  title: { en: 'Earlier days and saved games', pt: 'Dias anteriores e jogos guardados' },
  'under-way': { en: 'Under way', pt: 'Por acabar' },
  days: { en: 'Puzzles of the day', pt: 'Problemas do dia' },
  nothing: { en: 'Nothing is under way.', pt: 'Não há nada por acabar.' },
  forget: { en: 'Delete {name}', pt: 'Apagar {name}' },
});

/** Days back that are offered. */
const most = 28;

export function DaysPage() {
  const [plays, setPlays] = useState<readonly Saved[]>();
  const look = () => list().then(setPlays);
  useEffect(() => {
    void loadKinds().then(look);
  }, []);
  // Nothing is shown before all of it is there, so that nothing moves.
  if (plays === undefined) return <Header title={words('title')} />;
  const open = plays.filter(({ about }) => about.isDone !== true);
  const puzzles = gameIds.map(kindNow).filter((kind) => kind !== undefined && isPuzzle(kind));
  return (
    <>
      <Header title={words('title')} />
      <main class="page" tabIndex={-1}>
        <h1>{words('title')}</h1>
        <section>
          <h2>{words('under-way')}</h2>
          {open.length === 0 && <p class="quiet">{words('nothing')}</p>}
          <ul class="plays">
            {open.map((play) => {
              const kind = kindNow(play.game);
              const name = kind === undefined ? play.game : say(kind.name);
              return (
                <li key={play.id}>
                  <a href={addressOf.play(play.id)}>
                    <Thumb saved={play} />
                    <span>
                      <b>{name}</b>
                      <small>{aboutOf(play)}</small>
                    </span>
                  </a>
                  <IconButton
                    icon="trash"
                    label={words('forget', { name })}
                    onClick={() => void forget(play.id).then(look)}
                  />
                </li>
              );
            })}
          </ul>
        </section>
        <section>
          <h2>{words('days')}</h2>
          <ul class="days">
            {earlierDays().map((date) => (
              <li key={date}>
                <span class="day">
                  {dayOf(date)}
                  <small>{levelName(levelOfDay(date) ?? '')}</small>
                </span>
                {puzzles.map((kind) => {
                  const play = plays.find(
                    ({ game, about }) => game === kind.id && about.date === date,
                  );
                  const { share = 0, isDone = false, isShown = false } = play?.about ?? {};
                  return (
                    <a key={kind.id} href={addressOf.day(kind.id, date)}>
                      <Ring share={share} isDone={isDone && !isShown} />
                      {say(kind.name)}
                      <span class="unseen">, {dayOf(date)}</span>
                    </a>
                  );
                })}
              </li>
            ))}
          </ul>
        </section>
      </main>
    </>
  );
}

function earlierDays(): readonly string[] {
  const days: string[] = [];
  const day = new Date();
  for (let back = 0; back < most; back++) {
    const date = dateOf(day);
    if (date < firstDay) break;
    days.push(date);
    day.setDate(day.getDate() - 1);
  }
  return days;
}

function dayOf(date: string): string {
  const noon = noonOf(date);
  if (noon === undefined) return date;
  const weekday = new Intl.DateTimeFormat(locale.value, { weekday: 'short' }).format(noon);
  return `${weekday}, ${dayName(noon, 'short')}`;
}
