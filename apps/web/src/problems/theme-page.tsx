/** A theme of a game's problems: what it is, drawn examples with their answers, and a stream to practise it. */

import './problems.css';
import { type AnyGame, gameDocument, type Problem, type ProblemThemeCard } from 'ludoteca/game';
import type { VNode } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { addressOf } from '../address/routes.ts';
import { Picture } from '../board/index.ts';
import { say } from '../language/index.ts';
import { sideName } from '../match/say.ts';
import { Header } from '../parts/index.ts';
import { isStopped } from '../worker/index.ts';
import { numberedMoves } from './numbered.ts';
import { capital } from './problems-page.tsx';
import { StartButton } from './start-button.tsx';
import { byTheme, makeProblem } from './stream.ts';
import { words } from './words.ts';

/** So many examples are drawn. */
const examples = ['1', '2', '3'];

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
      <main class="page problems" tabIndex={-1}>
        <h1>{title}</h1>
        <p class="text">{say(theme.summary)}</p>
        <div class="row">
          <StartButton game={game} stream={byTheme(theme.id)} text={words('practise-this')} />
        </div>
        <section aria-labelledby="examples">
          <h2 id="examples">{words('examples')}</h2>
          <div class="theme-examples">
            {examples.map((example) => (
              <Example key={example} game={game} theme={theme.id} seed={`${theme.id} ${example}`} />
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

interface ExampleProps {
  readonly game: AnyGame;
  readonly theme: string;
  readonly seed: string;
}

/** Made by the generator like any other, always from the same seeds. */
function Example({ game, theme, seed }: ExampleProps): VNode {
  const [problem, setProblem] = useState<Problem<unknown>>();
  const [hasFailed, setFailed] = useState(false);
  useEffect(() => {
    const stopper = new AbortController();
    makeProblem(game, { params: game.presets[0].params, theme }, seed, stopper.signal)
      .then((made) => (made.ok ? setProblem(made.value) : setFailed(true)))
      .catch((fault) => {
        if (!isStopped(fault)) setFailed(true);
      });
    return () => stopper.abort();
  }, []);
  if (problem?.line === undefined) {
    return (
      <figure class="theme-example" aria-busy={!hasFailed}>
        <figcaption>{words(hasFailed ? 'failed' : 'looking')}</figcaption>
      </figure>
    );
  }
  const { match } = gameDocument(game, { kind: 'problem', problem });
  const [answer] = problem.line;
  const shown = problem.line.reduce((at, move) => at.play(move), match);
  const drawing = match.view();
  const numbers = numberedMoves(match, shown, false);
  const told = words('example-answer', {
    side: sideName(game, match.turn),
    move: match.write(answer),
  });
  return (
    <figure class="theme-example">
      <Picture drawing={{ ...drawing, shapes: [...drawing.shapes, ...numbers] }} label={told} />
      <figcaption>{told}</figcaption>
    </figure>
  );
}
