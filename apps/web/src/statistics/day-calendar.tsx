/** A month of puzzles or problems of the day: what became of each, and the way to play it. */

import { firstDay, firstProblemDay, levelOfDay } from 'ludoteca/daily';
import { useState } from 'preact/hooks';
import { addressOf } from '../address/routes.ts';
import { dateOf, noonOf } from '../daily/day.ts';
import { hasProblems } from '../games/with-days.ts';
import { clockFace, levelName } from '../kept/index.ts';
import { dayName, locale } from '../language/index.ts';
import { Icon } from '../parts/index.ts';
import type { Saved } from '../storage/index.ts';
import { type Outcome, outcomeOf } from './count.ts';
import { words } from './words.ts';

interface DayCalendarProps {
  readonly game: string;
  /** The plays of that game. */
  readonly plays: readonly Saved[];
  /** How deep its heading lies on the page. */
  readonly heading: 'h2' | 'h3';
}

/** A month, counted from the year 0. */
type Month = number;

const monthOf = (date: Date): Month => date.getFullYear() * 12 + date.getMonth();
const noonIn = (month: Month, day: number) => new Date(Math.floor(month / 12), month % 12, day, 12);

export function DayCalendar({ game, plays, heading: Heading }: DayCalendarProps) {
  const now = new Date();
  const [month, setMonth] = useState(monthOf(now));
  const firstOfAll = hasProblems(game) ? firstProblemDay : firstDay;
  const first = monthOf(noonOf(firstOfAll) ?? now);
  const name = new Intl.DateTimeFormat(locale.value, { month: 'long', year: 'numeric' });
  const byDate = new Map(plays.map((play) => [play.about.date, play]));
  return (
    <div class="calendar">
      <div class="calendar-head">
        <Step
          icon="previous"
          label={words('before')}
          isOff={month <= first}
          go={() => setMonth(month - 1)}
        />
        <Heading aria-live="polite">{name.format(noonIn(month, 1))}</Heading>
        <Step
          icon="next"
          label={words('after')}
          isOff={month >= monthOf(now)}
          go={() => setMonth(month + 1)}
        />
      </div>
      <table>
        <thead>
          <tr>
            {weekdays().map(({ short, long }) => (
              <th key={long} scope="col" abbr={long}>
                {short}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeksOf(month).map((week) => (
            <tr key={week.join()}>
              {week.map((day, at) => (
                <td key={at}>
                  {day > 0 && (
                    <Day
                      game={game}
                      first={firstOfAll}
                      noon={noonIn(month, day)}
                      play={byDate.get(dateOf(noonIn(month, day)))}
                      today={dateOf(now)}
                    />
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <ul class="calendar-key" aria-hidden="true">
        {(['alone', 'helped', 'open', 'shown'] as const).map((outcome) => (
          <li key={outcome}>
            <Sign outcome={outcome} share={0.6} />
            {words(`key-${outcome}`)}
          </li>
        ))}
      </ul>
    </div>
  );
}

interface StepProps {
  readonly icon: 'previous' | 'next';
  readonly label: string;
  readonly isOff: boolean;
  readonly go: () => void;
}

/** Stays where it is at the end, and keeps the focus there. */
function Step({ icon, label, isOff, go }: StepProps) {
  return (
    <button
      type="button"
      class="icon-button"
      aria-label={label}
      title={label}
      aria-disabled={isOff}
      onClick={() => {
        if (!isOff) go();
      }}
    >
      <Icon name={icon} />
    </button>
  );
}

interface DayProps {
  readonly game: string;
  /** The first day that has one. */
  readonly first: string;
  readonly noon: Date;
  readonly play: Saved | undefined;
  readonly today: string;
}

function Day({ game, first, noon, play, today }: DayProps) {
  const date = dateOf(noon);
  const number = noon.getDate();
  const known = levelOfDay(date, first);
  // Before the first day, or yet to come.
  if (known === undefined || date > today) return <span class="calendar-day">{number}</span>;
  const outcome = play && outcomeOf(play.about);
  const told = { day: dayName(noon), level: levelName(known) };
  const time = clockFace(play?.about.seconds ?? 0);
  const label =
    outcome === undefined
      ? words('day', told)
      : outcome === 'alone' || outcome === 'helped'
        ? words(`day-${outcome}`, { ...told, time })
        : words(`day-${outcome}`, told);
  return (
    <a
      class="calendar-day"
      href={addressOf.day(game, date)}
      aria-label={label}
      title={label}
      aria-current={date === today ? 'date' : undefined}
    >
      {number}
      <Sign outcome={outcome} share={play?.about.share ?? 0} />
    </a>
  );
}

/** What became of a day, in shapes that differ without their colours. */
function Sign({
  outcome,
  share,
}: {
  readonly outcome: Outcome | undefined;
  readonly share: number;
}) {
  const round = 2 * Math.PI * 7;
  const part = `${round * Math.max(0.08, Math.min(1, share))} ${round}`;
  const tick = 'M5.600 9.300l2.500 2.500 4.500-5.200';
  return (
    <svg
      class="calendar-sign"
      viewBox="0 0 18 18"
      data-outcome={outcome ?? 'none'}
      aria-hidden="true"
    >
      <circle cx="9" cy="9" r="7" />
      {outcome === 'open' && (
        <circle
          class="part"
          cx="9"
          cy="9"
          r="7"
          stroke-dasharray={part}
          transform="rotate(-90 9 9)"
        />
      )}
      {(outcome === 'alone' || outcome === 'helped') && <path d={tick} />}
      {outcome === 'shown' && <path d="M6 9h6" />}
    </svg>
  );
}

/** From Monday on, as both languages have them. */
function weekdays(): readonly { readonly short: string; readonly long: string }[] {
  return Array.from({ length: 7 }, (_, at) => {
    const monday = new Date(2026, 10, 2 + at, 12);
    const named = (weekday: 'narrow' | 'long') =>
      new Intl.DateTimeFormat(locale.value, { weekday }).format(monday);
    return { short: named('narrow'), long: named('long') };
  });
}

/** The days of a month by weeks from Monday on; 0 where a week lies outside of it. */
function weeksOf(month: Month): readonly (readonly number[])[] {
  const length = noonIn(month + 1, 0).getDate();
  const lead = (noonIn(month, 1).getDay() + 6) % 7;
  const weeks = Math.ceil((lead + length) / 7);
  return Array.from({ length: weeks }, (_, week) =>
    Array.from({ length: 7 }, (_, at) => {
      const day = week * 7 + at - lead + 1;
      return day < 1 || day > length ? 0 : day;
    }),
  );
}
