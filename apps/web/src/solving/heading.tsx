/** The name of a puzzle in play, and what is known of it: its day, its level, its size, its time. */

import type { AnyPuzzleBoard } from 'ludoteca/puzzle';
import { clockFace, dayAndLevel } from '../kept/index.ts';
import { say, wordsOf } from '../language/index.ts';
import { Icon } from '../parts/index.ts';
import type { About } from '../storage/index.ts';
import { preferences } from './preferences.ts';
import type { Session } from './session.ts';

const words = wordsOf('heading', {
  time: { en: 'Time', pt: 'Tempo' },
});

/** The name of the puzzle; or, with what is known of a play of it, that in a few words. */
export function headingOf(puzzle: AnyPuzzleBoard, about?: About): string {
  if (about === undefined) return say(puzzle.name);
  return dayAndLevel(about).join(' · ');
}

export function Heading({ session }: { readonly session: Session }) {
  const { puzzle, about, timer, size } = session;
  return (
    <div class="head desk-only">
      <h1>{say(puzzle.name)}</h1>
      <div class="meta">
        {dayAndLevel(about.value).map((part) => (
          <span key={part}>{part}</span>
        ))}
        {size && (
          <span>
            {size.rows} × {size.cols}
          </span>
        )}
        {preferences.showsTime.isOn.value && (
          <span role="timer" aria-label={words('time')}>
            <Icon name="time" />
            {clockFace(timer.seconds.value)}
          </span>
        )}
      </div>
    </div>
  );
}
