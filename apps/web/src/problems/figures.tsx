/** How it goes with the problems of a game: in a row, in all, the best run. */

import type { VNode } from 'preact';
import { finishedAt, outcomeOf } from '../statistics/count.ts';
import type { Saved } from '../storage/index.ts';
import type { ToldRating } from './rating.ts';
import { words } from './words.ts';

export interface Runs {
  /** Solved at the first try without a hint, one after another up to the last. */
  readonly now: number;
  readonly best: number;
  /** Found, with or without help. */
  readonly solved: number;
}

/** Counts the problems among plays of a game. */
export function countRuns(plays: readonly Saved[]): Runs {
  const ended = plays
    .filter(({ about }) => about.problem !== undefined && about.isDone === true)
    .sort((one, other) => finishedAt(one) - finishedAt(other))
    .map(({ about }) => outcomeOf(about));
  let now = 0;
  let best = 0;
  for (const outcome of ended) {
    now = outcome === 'alone' ? now + 1 : 0;
    best = Math.max(best, now);
  }
  return { now, best, solved: ended.filter((outcome) => outcome !== 'shown').length };
}

interface FiguresProps {
  readonly runs: Runs;
  /** Where it is told too. */
  readonly rating?: ToldRating;
}

export function Figures({ runs, rating }: FiguresProps): VNode {
  return (
    <dl class="figures problem-figures">
      {rating !== undefined && (
        <Figure
          name={words(rating.kind === 'provisional' ? 'provisional' : 'rating')}
          value={sayRating(rating)}
        />
      )}
      <Figure name={words('in-a-row')} value={runs.now} />
      <Figure name={words('solved')} value={runs.solved} />
      <Figure name={words('best-run')} value={runs.best} />
    </dl>
  );
}

function sayRating(rating: ToldRating): string {
  if (rating.kind === 'none') return '–';
  return rating.kind === 'settled' ? String(rating.rating) : `≈ ${rating.about}`;
}

function Figure({
  name,
  value,
}: {
  readonly name: string;
  readonly value: number | string;
}): VNode {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  );
}
