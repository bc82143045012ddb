/** A theme of a game's problems: what it is, examples that are walked move by move, and a stream to practise it. */

import './problems.css';
import type { AnyGame, ProblemThemeCard } from 'ludoteca/game';
import type { VNode } from 'preact';
import { useEffect } from 'preact/hooks';
import { addressOf } from '../address/routes.ts';
import { say } from '../language/index.ts';
import { Header } from '../parts/index.ts';
import { capital } from './capital.ts';
import { exampleNumbers } from './examples.ts';
import { StartButton } from './start-button.tsx';
import { byTheme } from './stream.ts';
import { ThemeExample } from './theme-example.tsx';
import { words } from './words.ts';

interface ThemePageProps {
  readonly game: AnyGame;
  readonly theme: ProblemThemeCard;
}

export function ThemePage({ game, theme }: ThemePageProps): VNode {
  const title = capital(say(theme.name));
  useEffect(() => {
    document.title = `${title} · Ludoteca`;
  });
  return (
    <>
      <Header title={say(game.name)} about={title} />
      <main class="page problems theme-page" tabIndex={-1}>
        <h1>{title}</h1>
        <p class="text">{say(theme.summary)}</p>
        <div class="row">
          <StartButton game={game} stream={byTheme(theme.id)} text={words('practise-this')} />
        </div>
        <section aria-labelledby="examples">
          <h2 id="examples">{words('examples')}</h2>
          <p class="text">{words('examples-help')}</p>
          <div class="theme-examples">
            {exampleNumbers.map((number) => (
              <ThemeExample key={number} game={game} theme={theme.id} number={number} />
            ))}
          </div>
        </section>
        <a class="link" href={addressOf.problems(game.id)}>
          {words('all-problems', { game: say(game.name) })}
        </a>
      </main>
    </>
  );
}
