/** The pages of playing together, by their addresses. */

import { isGame } from 'ludoteca/game';
import type { ComponentChild } from 'preact';
import { hasServer } from '../address/has-server.ts';
import type { Route } from '../address/routes.ts';
import { loadKind } from '../games/kinds.ts';
import { Header } from '../parts/index.ts';
import { DevicePage } from './device-page.tsx';
import { InvitePage } from './invite-page.tsx';
import { JoinPage } from './join-page.tsx';
import { OnlinePage } from './online-page.tsx';
import { TogetherPage } from './together-page.tsx';
import { words } from './words.ts';

type TogetherRoute = Extract<
  Route,
  { readonly page: 'together' | 'invite' | 'join' | 'online' | 'device' }
>;

/** Undefined when the address names a game that is none. */
export async function openTogether(at: TogetherRoute): Promise<ComponentChild> {
  if (!hasServer()) return <NoServer />;
  switch (at.page) {
    case 'together':
      return <TogetherPage />;
    case 'invite': {
      const kind = await loadKind(at.game);
      return kind !== undefined && isGame(kind) ? <InvitePage game={kind} /> : undefined;
    }
    case 'join':
      return <JoinPage id={at.id} secret={at.secret} />;
    case 'online':
      return <OnlinePage id={at.id} />;
    case 'device':
      return <DevicePage secret={at.secret} />;
  }
}

function NoServer() {
  return (
    <>
      <Header title={words('together')} />
      <main class="page" tabIndex={-1}>
        <h1>{words('together')}</h1>
        <p class="text">{words('no-server')}</p>
      </main>
    </>
  );
}
