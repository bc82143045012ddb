/** The name of a puzzle in play, and what is known of it: its day, its level, its size, its time. */

import { type AnyPuzzle, difficulties, difficultyNames } from 'ludoteca/puzzle';
import { noonOf } from '../daily/day.ts';
import { dayName, say, wordsOf } from '../language/index.ts';
import { Icon } from '../parts/index.ts';
import type { About } from '../storage/index.ts';
import type { Session } from './session.ts';
import { choices } from './solving-state.ts';
import { clockFace } from './timer.ts';

const words = wordsOf('heading', {
  time: { en: 'Time', pt: 'Tempo' },
  level: { en: 'Level {number}', pt: 'Nível {number}' },
});

/** The level in words, as it begins a line; those of players are numbers, which say nothing by themselves. */
export function levelName(level: string): string {
  if (/^\d+$/.test(level)) return words('level', { number: level });
  const known = difficulties.find((difficulty) => difficulty === level);
  const name = known === undefined ? level : say(difficultyNames[known]);
  return `${name.slice(0, 1).toUpperCase()}${name.slice(1)}`;
}

/** The name of the puzzle; or, with what is known of a play of it, that in a few words. */
export function headingOf(puzzle: AnyPuzzle, about?: About): string {
  if (about === undefined) return say(puzzle.name);
  return partsOf(about).join(' · ');
}

function partsOf({ date, level }: About): string[] {
  const noon = date === undefined ? undefined : noonOf(date);
  return [
    ...(noon === undefined ? [] : [dayName(noon)]),
    ...(level === undefined ? [] : [levelName(level)]),
  ];
}

export function Heading({ session }: { readonly session: Session }) {
  const { puzzle, about, timer, doc } = session;
  const size = puzzle.showing?.size(doc.clues);
  return (
    <div class="head desk-only">
      <h1>{say(puzzle.name)}</h1>
      <div class="meta">
        {partsOf(about.value).map((part) => (
          <span key={part}>{part}</span>
        ))}
        {size && (
          <span>
            {size.rows} × {size.cols}
          </span>
        )}
        {choices.showsTime.isOn.value && (
          <span role="timer" aria-label={words('time')}>
            <Icon name="time" />
            {clockFace(timer.seconds.value)}
          </span>
        )}
      </div>
    </div>
  );
}
