/** An invitation, opened: what the game is, who invites, and a place to sit down. */

import type { GameView } from '@ludoteca/server/protocol';
import { type AnyGame, gameFromJson, isGame } from 'ludoteca/game';
import type { VNode } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { addressOf, go } from '../address/routes.ts';
import { Picture } from '../board/index.ts';
import { loadKind } from '../games/kinds.ts';
import { say } from '../language/index.ts';
import { Header } from '../parts/index.ts';
import { ask, newKey, Refused } from './api.ts';
import { NameField, useName } from './name-field.tsx';
import { explainPace, sayPace } from './paces.ts';
import { words } from './words.ts';

interface JoinPageProps {
  readonly id: string;
  /** Of the invitation; empty where anybody may sit down. */
  readonly secret: string;
}

export function JoinPage({ id, secret }: JoinPageProps): VNode {
  const name = useName();
  const [found, setFound] = useState<{ readonly game: AnyGame; readonly view: GameView }>();
  const [trouble, setTrouble] = useState<'not-found' | 'unreachable' | 'taken-seat'>();
  const [key] = useState(newKey);
  useEffect(() => {
    const look = async () => {
      const view = await ask('game', undefined, id);
      // Whoever sits there already, or comes to watch, goes on to the game.
      if (view.you !== undefined || view.progress.phase !== 'waiting') {
        go(addressOf.online(id), true);
        return;
      }
      const kind = await loadKind(view.record.game);
      if (kind === undefined || !isGame(kind)) setTrouble('not-found');
      else setFound({ game: kind, view });
    };
    look().catch((fault) => setTrouble(fault instanceof Refused ? 'not-found' : 'unreachable'));
  }, []);

  const sit = async () => {
    if (!(await name.take())) return;
    try {
      await ask('join', { key, ...(secret !== '' && { invitation: secret }) }, id);
      go(addressOf.online(id), true);
    } catch (fault) {
      setTrouble(fault instanceof Refused ? 'taken-seat' : 'unreachable');
    }
  };

  if (found === undefined) {
    return (
      <>
        <Header title={words('invitation')} />
        <main class="page" tabIndex={-1}>
          <h1>{words('invitation')}</h1>
          {trouble && (
            <p class="text" role="alert">
              {words(trouble)}
            </p>
          )}
        </main>
      </>
    );
  }
  const { game, view } = found;
  const read = gameFromJson(game, view.record);
  const holder = view.seats.find((seat) => seat !== null);
  const host = holder?.isBot ? words('bot-name', holder) : (holder?.name ?? '');
  const free = view.seats[0] === null ? 0 : 1;
  return (
    <>
      <Header title={say(game.name)} about={words('invitation')} />
      <main class="stage match new-game" tabIndex={-1}>
        <section class="board">{read.ok && <Picture drawing={read.value.match.view()} />}</section>
        <aside class="panel">
          <div class="head">
            <h1>{host === '' ? words('invited-unknown') : words('invited-by', { name: host })}</h1>
            <p class="guide">
              {say(game.name)} · {say(game.sides[free].name)} · {sayPace(view.pace)}
            </p>
            <p class="guide">{explainPace(view.pace)}</p>
          </div>
          <form
            class="setup"
            onSubmit={(event) => {
              event.preventDefault();
              void sit();
            }}
          >
            <NameField state={name} />
            {trouble && (
              <p class="fault" role="alert">
                {words(trouble)}
              </p>
            )}
            <div class="row">
              <button type="submit" class="button primary">
                {words('sit-down')}
              </button>
            </div>
          </form>
        </aside>
      </main>
    </>
  );
}
