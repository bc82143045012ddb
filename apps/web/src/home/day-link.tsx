/** The puzzle or problem of the day of one kind: its level, and whether it is begun or done. */

import type { Tile } from 'virtual:home-tiles';
import { levelOfDay } from 'ludoteca/daily';
import { addressOf } from '../address/routes.ts';
import { clockFace, levelName } from '../kept/index.ts';
import { say, wordsOf } from '../language/index.ts';
import type { Saved } from '../storage/index.ts';
import { Ring } from './ring.tsx';

const words = wordsOf('day-link', {
  begun: { en: '{level}, begun', pt: '{level}, começado' },
  done: { en: '{level}, done in {time}', pt: '{level}, feito em {time}' },
  shown: { en: '{level}, solution shown', pt: '{level}, solução mostrada' },
});

interface DayLinkProps {
  readonly tile: Tile;
  readonly date: string;
  readonly plays: readonly Saved[];
}

export function DayLink({ tile, date, plays }: DayLinkProps) {
  const { id, name } = tile;
  const dayLevel = levelOfDay(date);
  if (dayLevel === undefined) return null;
  const play = plays.find(({ game, about }) => game === id && about.date === date);
  const level = levelName(dayLevel);
  const { isDone = false, isShown = false, share = 0, seconds = 0 } = play?.about ?? {};
  const state = isShown
    ? words('shown', { level })
    : isDone
      ? words('done', { level, time: clockFace(seconds) })
      : play === undefined
        ? level
        : words('begun', { level });
  return (
    <li>
      <a href={addressOf.day(id, date)}>
        <Ring share={share} isDone={isDone && !isShown} />
        <div>
          <b>{say(name)}</b>
          <span>{state}</span>
        </div>
      </a>
    </li>
  );
}
