/** The link that makes this device the reader's too. */

import type { VNode } from 'preact';
import { useState } from 'preact/hooks';
import { addressOf, go } from '../address/routes.ts';
import { Button, Header } from '../parts/index.ts';
import { ask, Refused } from './api.ts';
import { words } from './words.ts';

export function DevicePage({ secret }: { readonly secret: string }): VNode {
  const [trouble, setTrouble] = useState<'device-old' | 'unreachable'>();
  return (
    <>
      <Header title={words('device')} />
      <main class="page" tabIndex={-1}>
        <h1>{words('device')}</h1>
        {trouble && (
          <p class="text" role="alert">
            {words(trouble)}
          </p>
        )}
        <Button
          kind="primary"
          onClick={() => {
            ask('recover', { secret }).then(
              () => go(addressOf.together(), true),
              (fault) => setTrouble(fault instanceof Refused ? 'device-old' : 'unreachable'),
            );
          }}
        >
          {words('device-take')}
        </Button>
      </main>
    </>
  );
}
