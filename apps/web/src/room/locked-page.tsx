/** What a pupil finds in place of boards with help while a round of their class is played. */

import type { VNode } from 'preact';
import { addressOf } from '../address/routes.ts';
import { ask } from '../online/api.ts';
import { Header } from '../parts/index.ts';
import { roundNow, setRound } from '../storage/index.ts';
import { words } from './words.ts';

/** Asked of the server, so that nobody stays locked in; undefined when no round is played. */
export async function lockedPage(): Promise<VNode | undefined> {
  const known = roundNow();
  if (known === undefined) return undefined;
  const round = await ask('me').then(
    (me) => me.round,
    () => known,
  );
  setRound(round);
  return round === undefined ? undefined : <LockedPage room={round} />;
}

function LockedPage({ room }: { readonly room: string }): VNode {
  return (
    <>
      <Header title={words('locked-title')} />
      <main class="page" tabIndex={-1}>
        <h1>{words('locked-title')}</h1>
        <p class="text">{words('locked-help')}</p>
        <div class="row">
          <a class="button primary" href={addressOf.room(room)}>
            {words('back')}
          </a>
        </div>
      </main>
    </>
  );
}
