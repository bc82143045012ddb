/** The pages with problems, loaded together when the first of them is wanted. */

import { type AnyGame, themeCardsOf } from 'ludoteca/game';
import type { ComponentChild } from 'preact';
import { openProblemDay } from '../daily/problem-day.ts';
import type { Saved } from '../storage/index.ts';
import { ProblemDayPage } from './problem-day-page.tsx';
import { ProblemsPage } from './problems-page.tsx';
import { ThemePage } from './theme-page.tsx';

/** The problems of a game, or those of one theme; nothing for a theme that it has not. */
export function openProblems(game: AnyGame, theme: string): ComponentChild | undefined {
  if (theme === '') return <ProblemsPage game={game} />;
  const card = themeCardsOf(game).find(({ id }) => id === theme);
  return card && <ThemePage game={game} theme={card} />;
}

/** The problem of a day; nothing for days that have none. `show` gives the page of its play. */
export async function openDayOf(
  game: AnyGame,
  date: string,
  show: (saved: Saved) => Promise<ComponentChild>,
): Promise<ComponentChild | undefined> {
  const day = await openProblemDay(game, date);
  if (day === undefined) return undefined;
  return day.kind === 'saved' ? (
    show(day.saved)
  ) : (
    <ProblemDayPage game={game} day={day} show={show} />
  );
}
