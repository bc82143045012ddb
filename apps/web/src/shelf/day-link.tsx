/** The puzzle of the day of one kind: its level, and whether it is begun or done. */

import { isPuzzle } from 'ludoteca/puzzle';
import { orderOfDay } from '../daily/day.ts';
import { kindNow } from '../kinds.ts';
import { say, wordsOf } from '../language/index.ts';
import { addressOf } from '../routes.ts';
import { levelName } from '../sheet/heading.tsx';
import { clockFace } from '../sheet/timer.ts';
import type { Saved } from '../storage/index.ts';
import { Ring } from './ring.tsx';

const words = wordsOf('day-link', {
  begun: { en: '{level}, begun', pt: '{level}, começado' },
  done: { en: '{level}, done in {time}', pt: '{level}, feito em {time}' },
});

interface DayLinkProps {
  readonly id: string;
  readonly date: string;
  readonly plays: readonly Saved[];
}

export function DayLink({ id, date, plays }: DayLinkProps) {
  const kind = kindNow(id);
  if (kind === undefined || !isPuzzle(kind)) return null;
  const order = orderOfDay(kind, date);
  if (order === undefined) return null;
  const play = plays.find(({ game, about }) => game === id && about.date === date);
  const level = levelName(order.level);
  const { isDone = false, share = 0, seconds = 0 } = play?.about ?? {};
  const state = isDone
    ? words('done', { level, time: clockFace(seconds) })
    : play === undefined
      ? level
      : words('begun', { level });
  return (
    <li>
      <a href={addressOf.day(id, date)}>
        <Ring share={share} isDone={isDone} />
        <div>
          <b>{say(kind.name)}</b>
          <span>{state}</span>
        </div>
      </a>
    </li>
  );
}
