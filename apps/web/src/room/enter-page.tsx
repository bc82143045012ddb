/** Coming into a room: its code and a name, and nothing else. */

import type { VNode } from 'preact';
import { useEffect, useId, useState } from 'preact/hooks';
import { addressOf, go } from '../address/routes.ts';
import { ask, newKey, Refused } from '../online/api.ts';
import { Header } from '../parts/index.ts';
import { nameFrom } from './members.tsx';
import { words } from './words.ts';

export function EnterPage({ code }: { readonly code: string }): VNode {
  const [title, setTitle] = useState<string>();
  useEffect(() => {
    document.title = `${words('enter-title')} · Ludoteca`;
    if (code === '') return;
    ask('findRoom', { code }).then(
      (found) => {
        // Whoever is in already goes on.
        if (found.isIn) go(addressOf.room(found.id), true);
        else setTitle(found.title);
      },
      () => {},
    );
  }, []);
  return (
    <>
      <Header title={title ?? words('enter-title')} />
      <main class="page rooms" tabIndex={-1}>
        <h1>{title ?? words('enter-title')}</h1>
        <section class="card form" aria-label={words('enter-title')}>
          <EnterForm code={code.replace('-', ' ')} />
        </section>
      </main>
    </>
  );
}

/** Why one cannot come in, by the server's word for it. */
const faults = {
  unknown: 'wrong-code',
  body: 'wrong-code',
  door: 'door-shut',
  full: 'door-shut',
  removed: 'was-removed',
  rate: 'too-often',
  name: 'name-wrong',
} as const;

function faultText(code: string): string {
  const known = Object.entries(faults).find(([each]) => each === code)?.[1];
  return words(known ?? 'too-often');
}

export function EnterForm({ code: given }: { readonly code: string }): VNode {
  const [code, setCode] = useState(given);
  const [name, setName] = useState('');
  const [fault, setFault] = useState('');
  const [isBusy, setBusy] = useState(false);
  const [key] = useState(newKey);
  const ids = { code: useId(), name: useId() };
  const enter = async () => {
    setBusy(true);
    setFault('');
    try {
      const { id } = await ask('enterRoom', { code, name: nameFrom(name), key });
      go(addressOf.room(id));
    } catch (refused) {
      setFault(faultText(refused instanceof Refused ? refused.refusal.code : ''));
    } finally {
      setBusy(false);
    }
  };
  return (
    <form
      class="fields"
      onSubmit={(event) => {
        event.preventDefault();
        void enter();
      }}
    >
      <div class="field">
        <label for={ids.code}>{words('code')}</label>
        <input
          id={ids.code}
          class="code-input"
          type="text"
          maxLength={24}
          required
          autocomplete="off"
          autocapitalize="characters"
          spellcheck={false}
          value={code}
          onInput={({ currentTarget }) => setCode(currentTarget.value)}
        />
        <small>{words('code-help')}</small>
      </div>
      <div class="field">
        <label for={ids.name}>{words('first-name')}</label>
        <input
          id={ids.name}
          type="text"
          name="name"
          maxLength={24}
          required
          autocomplete="given-name"
          value={name}
          onInput={({ currentTarget }) => setName(currentTarget.value)}
        />
        <small>{words('first-name-help')}</small>
      </div>
      {fault !== '' && (
        <p class="fault" role="alert">
          {fault}
        </p>
      )}
      <div class="row">
        <button type="submit" class="button primary" disabled={isBusy}>
          {words('enter')}
        </button>
      </div>
    </form>
  );
}
