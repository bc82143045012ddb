/** Earlier days: their puzzles, and which of them are done. */

import { isPuzzle } from 'ludoteca/puzzle';
import { useEffect, useState } from 'preact/hooks';
import { addressOf } from '../address/routes.ts';
import { dateOf, firstDay, levelOfDay, noonOf } from '../daily/day.ts';
import { gameIds, kindNow, loadKinds } from '../games/kinds.ts';
import { levelName } from '../kept/index.ts';
import { dayName, locale, say, wordsOf } from '../language/index.ts';
import { Header } from '../parts/index.ts';
import { list, type Saved } from '../storage/index.ts';
import { Ring } from './ring.tsx';

const words = wordsOf('days', {
  title: { en: 'Earlier days', pt: 'Dias anteriores' },
});

/** Days back that are offered. */
const most = 28;

export function DaysPage() {
  const [plays, setPlays] = useState<readonly Saved[]>();
  useEffect(() => {
    void loadKinds().then(list).then(setPlays);
  }, []);
  // Nothing is shown before all of it is there, so that nothing moves.
  if (plays === undefined) return <Header title={words('title')} />;
  const puzzles = gameIds.map(kindNow).filter((kind) => kind !== undefined && isPuzzle(kind));
  return (
    <>
      <Header title={words('title')} />
      <main class="page" tabIndex={-1}>
        <h1>{words('title')}</h1>
        <section>
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
