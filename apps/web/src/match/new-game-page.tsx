/** A new game: the board as it will begin, and the form that sets it up. */

import { type AnyGame, openMatch } from 'ludoteca/game';
import { phrasebooksOf } from 'ludoteca/words';
import type { VNode } from 'preact';
import { useState } from 'preact/hooks';
import { hasServer } from '../address/has-server.ts';
import { addressOf, go } from '../address/routes.ts';
import { Picture } from '../board/index.ts';
import { say, tell } from '../language/index.ts';
import { Dialog, Header, Icon } from '../parts/index.ts';
import { against, beginGame, lastSetup, paramsOf, type Setup } from './new-game.ts';
import { SetupForm } from './setup-form.tsx';
import { words } from './words.ts';

interface NewGamePageProps {
  readonly game: AnyGame;
  /** The level to play against; empty for the one chosen last. */
  readonly level: string;
}

export function NewGamePage({ game, level }: NewGamePageProps): VNode {
  const [setup, setSetup] = useState(() => against(game, lastSetup(game), level));
  const params = paramsOf(game, setup);
  const drawn = params.ok ? params.value : game.presets[0].params;
  const title = say(game.name);
  return (
    <>
      <Header title={title} about={words('new-game')} />
      <main class="stage match new-game" tabIndex={-1}>
        <section class="board">
          <Picture drawing={openMatch(game, drawn).view()} />
        </section>
        <aside class="panel">
          <div class="head">
            <h1>{words('new-game-of', { game: title })}</h1>
            <p class="guide">{say(game.summary)}</p>
          </div>
          <NewGameForm game={game} setup={setup} onChange={setSetup} />
        </aside>
      </main>
    </>
  );
}

/** The same form over a game that is being played. */
export function NewGameDialog({
  game,
  onClose,
}: {
  readonly game: AnyGame;
  readonly onClose: () => void;
}): VNode {
  const [setup, setSetup] = useState(() => lastSetup(game));
  return (
    <Dialog title={words('new-game-of', { game: say(game.name) })} onClose={onClose}>
      <NewGameForm game={game} setup={setup} onChange={setSetup} />
    </Dialog>
  );
}

interface NewGameFormProps {
  readonly game: AnyGame;
  readonly setup: Setup;
  readonly onChange: (setup: Setup) => void;
}

function NewGameForm({ game, setup, onChange }: NewGameFormProps): VNode {
  const params = paramsOf(game, setup);
  return (
    <form
      class="setup"
      onSubmit={(event) => {
        event.preventDefault();
        if (params.ok) go(addressOf.play(beginGame(game, params.value, setup).id));
      }}
    >
      <SetupForm game={game} setup={setup} onChange={onChange} />
      {!params.ok && (
        <p class="fault" role="alert">
          <Icon name="warning" />
          {tell(phrasebooksOf(game), params.error)}
        </p>
      )}
      {hasServer() && (
        <a class="button" href={addressOf.invite(game.id)}>
          <Icon name="people" />
          {words('play-a-friend')}
        </a>
      )}
      {game.openings !== undefined && (
        <a class="button" href={addressOf.openings(game.id)}>
          <Icon name="eye" />
          {words('openings')}
        </a>
      )}
      <div class="row">
        <a class="button" href={addressOf.lesson(game.id)}>
          <Icon name="book" />
          {words('lesson')}
        </a>
        <button type="submit" class="button primary" disabled={!params.ok}>
          <Icon name="play" />
          {words('start')}
        </button>
      </div>
    </form>
  );
}
