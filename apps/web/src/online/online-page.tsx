/** A game on the server: waiting for somebody, being played, or watched. */

import type { GameView } from '@ludoteca/server/protocol';
import { type AnyGame, gameFromJson, isGame } from 'ludoteca/game';
import type { VNode } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { addressOf } from '../address/routes.ts';
import { Picture } from '../board/index.ts';
import { loadKind } from '../games/kinds.ts';
import { say } from '../language/index.ts';
import { MatchView } from '../match/match-view.tsx';
import type { MatchSession } from '../match/session.ts';
import { Button, Header } from '../parts/index.ts';
import { readSetting } from '../storage/index.ts';
import { ask, Refused } from './api.ts';
import { type Connection, connect } from './connection.ts';
import { CopyField } from './copy-field.tsx';
import { linkTo, openOnlineSession } from './online-play.tsx';
import { explainPace, sayPace } from './paces.ts';
import { words } from './words.ts';

type Opened =
  | { readonly connection: Connection; readonly session: MatchSession }
  | 'not-found'
  | 'unreachable';

export function OnlinePage({ id }: { readonly id: string }): VNode {
  const [opened, setOpened] = useState<Opened>();
  const [tries, setTries] = useState(0);
  useEffect(() => {
    let leave = () => {};
    let isLeft = false;
    open(id).then((next) => {
      if (typeof next !== 'string') {
        if (isLeft) next.session.leave();
        else leave = next.session.leave;
      }
      if (!isLeft) setOpened(next);
    });
    return () => {
      isLeft = true;
      leave();
    };
  }, [tries]);
  if (opened === undefined) return <Header title="" />;
  if (typeof opened === 'string') {
    return (
      <>
        <Header title={words('together')} />
        <main class="page" tabIndex={-1}>
          <h1>{words('together')}</h1>
          <p class="text" role="alert">
            {words(opened)}
          </p>
          {opened === 'unreachable' && (
            <Button onClick={() => setTries(tries + 1)}>{words('try-again')}</Button>
          )}
        </main>
      </>
    );
  }
  const { connection, session } = opened;
  const { phase, ending } = connection.progress.value;
  if (
    phase === 'waiting' ||
    (phase === 'over' && ending?.reason === 'abandoned' && isEmpty(connection))
  ) {
    return <Waiting connection={connection} />;
  }
  return <MatchView session={session} />;
}

function isEmpty({ view }: Connection): boolean {
  return view.value.seats.includes(null);
}

async function open(id: string): Promise<Opened> {
  let view: GameView;
  let game: AnyGame;
  try {
    view = await ask('game', undefined, id);
    const kind = await loadKind(view.record.game);
    if (kind === undefined || !isGame(kind)) return 'not-found';
    game = kind;
  } catch (fault) {
    return fault instanceof Refused ? 'not-found' : 'unreachable';
  }
  const connection = connect(game, view);
  return { connection, session: openOnlineSession(connection) };
}

/** The invitation to hand on, until somebody sits down. */
function Waiting({ connection }: { readonly connection: Connection }): VNode {
  const { game, view, progress, id } = connection;
  const { pace, isOpen, you } = view.value;
  const read = gameFromJson(game, view.value.record);
  const invitation = readSetting(`invitation:${id}`);
  const isOff = progress.value.phase === 'over';
  return (
    <>
      <Header title={say(game.name)} about={words('invitation')} />
      <main class="stage match new-game" tabIndex={-1}>
        <section class="board">{read.ok && <Picture drawing={read.value.match.view()} />}</section>
        <aside class="panel">
          <div class="head">
            <h1>{say(game.name)}</h1>
            <p class="guide">
              {sayPace(pace)} · {explainPace(pace)}
            </p>
          </div>
          {isOff ? (
            <p class="text">{words('cancelled')}</p>
          ) : (
            <div class="card">
              {invitation !== undefined && (
                <>
                  <CopyField
                    label={words('invitation')}
                    value={linkTo(addressOf.join(id, invitation))}
                  />
                  <p>{words('invitation-help')}</p>
                </>
              )}
              {isOpen && <p>{words('open-help')}</p>}
              <p class="waiting" role="status">
                {words('waiting')}
                <span class="dots" aria-hidden="true" />
              </p>
              {you !== undefined && (
                <div class="row">
                  <Button onClick={connection.cancel}>{words('cancel-game')}</Button>
                </div>
              )}
            </div>
          )}
          {isOff && (
            <a class="button" href={addressOf.together()}>
              {words('together')}
            </a>
          )}
        </aside>
      </main>
    </>
  );
}
