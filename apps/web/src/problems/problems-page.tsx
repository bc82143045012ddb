/** The problems of a game: that of today, a stream that follows whoever solves, themes, and those of one's own games. */

import './problems.css';
import { difficulties } from 'ludoteca/document';
import { type AnyGame, themeCardsOf } from 'ludoteca/game';
import type { VNode } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { addressOf } from '../address/routes.ts';
import { dateOf } from '../daily/day.ts';
import { levelName } from '../kept/index.ts';
import { say } from '../language/index.ts';
import { Chips, Header } from '../parts/index.ts';
import { list, type Saved } from '../storage/index.ts';
import { capital } from './capital.ts';
import { countRuns, Figures } from './figures.tsx';
import { looked, nextMissed } from './missed.ts';
import { MyProblems } from './my-problems.tsx';
import { ratingIn, type ToldRating, toldRating } from './rating.ts';
import { SheetButton } from './sheet-button.tsx';
import { StartButton } from './start-button.tsx';
import {
  byLevel,
  byRating,
  byTheme,
  keepStream,
  lastStream,
  mine,
  prepareNext,
  type StreamName,
} from './stream.ts';
import { words } from './words.ts';

export function ProblemsPage({ game }: { readonly game: AnyGame }): VNode {
  const [plays, setPlays] = useState<readonly Saved[]>();
  const [missed, setMissed] = useState(() => countMissed(game));
  useEffect(() => {
    void list().then((all) => setPlays(all.filter((play) => play.game === game.id)));
  }, []);
  const name = say(game.name);
  const title = words('title', { game: name });
  useEffect(() => {
    document.title = `${title} · Ludoteca`;
  });
  // Nothing is shown before all of it is there, so that nothing moves.
  if (plays === undefined) return <Header title={title} />;
  const told = toldRating(ratingIn(game.id));
  const going = plays.find(({ about }) => about.problem !== undefined && about.isDone !== true);
  return (
    <>
      <Header title={title} />
      <main class="page problems" tabIndex={-1}>
        <h1>{title}</h1>
        <p class="text">{words('intro')}</p>
        <section class="card form">
          <Stream game={game} plays={plays} going={going} hasMine={missed > 0} />
        </section>
        <section aria-label={words('rating')}>
          <Figures runs={countRuns(plays)} rating={told} />
          <p class="quiet">
            {words('figures-help')} {helpOn(told)}
          </p>
        </section>
        <div class="row">
          <a class="button" href={addressOf.day(game.id, dateOf(new Date()))}>
            {words('today')}
          </a>
          <a class="button quiet" href={addressOf.days(game.id)}>
            {words('days')}
          </a>
        </div>
        <Themes game={game} />
        <MyProblems game={game} plays={plays} onFound={() => setMissed(countMissed(game))} />
      </main>
    </>
  );
}

const countMissed = (game: AnyGame) => looked(game.id).missed.length;

/** What is to be known of a rating that is not settled. */
function helpOn(told: ToldRating): string {
  if (told.kind === 'none') return words('none-help');
  return told.kind === 'provisional' ? words('provisional-help', told) : '';
}

interface StreamProps {
  readonly game: AnyGame;
  /** All plays of the game. */
  readonly plays: readonly Saved[];
  /** The problem that was left off. */
  readonly going: Saved | undefined;
  /** Whether there are problems from one's own games. */
  readonly hasMine: boolean;
}

function Stream({ game, plays, going, hasMine }: StreamProps): VNode {
  const [chosen, setChosen] = useState<StreamName>(() => lastStream(game.id));
  const theme = themeCardsOf(game).find(({ id }) => byTheme(id) === lastStream(game.id));
  const choices: readonly { readonly value: StreamName; readonly text: string }[] = [
    { value: byRating, text: words('by-rating') },
    ...difficulties.map((level) => ({ value: byLevel(level), text: levelName(level) })),
    ...(theme === undefined ? [] : [{ value: byTheme(theme.id), text: capital(say(theme.name)) }]),
    ...(hasMine ? [{ value: mine, text: words('mine') }] : []),
  ];
  const stream = choices.some(({ value }) => value === chosen) ? chosen : byRating;
  // Also told to whoever comes here from the last of them.
  const isAllDone = nextMissed(game.id, plays) === undefined;
  useEffect(() => prepareNext(game, stream), [stream]);
  return (
    <>
      <Chips
        label={words('which')}
        value={stream}
        choices={choices}
        onChoose={(next) => {
          keepStream(game.id, next);
          setChosen(next);
        }}
      />
      <div class="row">
        <StartButton
          key={stream}
          game={game}
          stream={stream}
          text={words('start')}
          told={stream === mine && isAllDone ? words('mine-done') : ''}
        />
        {going && (
          <a class="button" href={addressOf.play(going.id)}>
            {words('go-on')}
          </a>
        )}
      </div>
      {stream !== mine && (
        <div class="row">
          <SheetButton game={game} stream={stream} />
        </div>
      )}
    </>
  );
}

function Themes({ game }: { readonly game: AnyGame }): VNode | null {
  const cards = themeCardsOf(game);
  if (cards.length === 0) return null;
  return (
    <section aria-labelledby="themes">
      <h2 id="themes">{words('themes')}</h2>
      <ul class="themes">
        {cards.map(({ id, name, summary }) => (
          <li key={id}>
            <a class="card" href={addressOf.problems(game.id, id)}>
              <b>{capital(say(name))}</b>
              <span>{say(summary)}</span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
