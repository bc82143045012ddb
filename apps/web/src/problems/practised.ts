/** The theme that somebody practises: named beside the problem, and first in its hint. */

import { type AnyGame, type Problem, type ProblemThemeCard, themeCardsOf } from 'ludoteca/game';
import type { About } from '../storage/index.ts';
import { byTheme } from './stream.ts';

export function practisedIn(game: AnyGame, { problem }: About): ProblemThemeCard | undefined {
  return themeCardsOf(game).find(({ id }) => byTheme(id) === problem);
}

/** The problem as a hint is to tell of it: a theme that it does not show is not put first either. */
export function withFirst<State>(problem: Problem<State>, theme: string | undefined) {
  const { themes } = problem;
  if (theme === undefined || !themes?.includes(theme)) return problem;
  return { ...problem, themes: [theme, ...themes.filter((each) => each !== theme)] };
}
