/** Classes and clubs: coming in by a code, one's rooms, and opening one. */

import type { RoomKind, RoomLine } from '@ludoteca/server/protocol';
import type { VNode } from 'preact';
import { useEffect, useId, useState } from 'preact/hooks';
import { addressOf, go } from '../address/routes.ts';
import { ask, newKey } from '../online/api.ts';
import { useName } from '../online/name-field.tsx';
import { Header, Segmented } from '../parts/index.ts';
import { EnterForm } from './enter-page.tsx';
import { words } from './words.ts';

export function RoomsPage(): VNode {
  const [rooms, setRooms] = useState<readonly RoomLine[]>([]);
  useEffect(() => {
    document.title = `${words('rooms')} · Ludoteca`;
    ask('me')
      .then(({ person }) => (person === null ? [] : ask('myRooms').then((mine) => mine.rooms)))
      .then(setRooms, () => {});
  }, []);
  return (
    <>
      <Header title={words('rooms')} />
      <main class="page rooms" tabIndex={-1}>
        <h1>{words('rooms')}</h1>
        <p class="text">{words('rooms-help')}</p>
        {rooms.length > 0 && (
          <section aria-label={words('my-rooms')}>
            <h2>{words('my-rooms')}</h2>
            <ul class="online-list">
              {rooms.map(({ id, title, code, isTeacher, isClosed, name }) => (
                <li key={id}>
                  <span>
                    <b>{title}</b>
                    <small>
                      {[isTeacher ? words('teacher') : name, isClosed ? words('closed') : code]
                        .filter(Boolean)
                        .join(' · ')}
                    </small>
                  </span>
                  <a class="button" href={addressOf.room(id)}>
                    {words('go-in')}
                  </a>
                </li>
              ))}
            </ul>
          </section>
        )}
        <section class="card form" aria-label={words('enter-title')}>
          <h2>{words('enter-title')}</h2>
          <EnterForm code="" />
        </section>
        <OpenForm />
      </main>
    </>
  );
}

function OpenForm(): VNode {
  const name = useName();
  const [title, setTitle] = useState('');
  const [kind, setKind] = useState<RoomKind>('class');
  const [fault, setFault] = useState('');
  const [key] = useState(newKey);
  const ids = { name: useId(), title: useId() };
  const open = async () => {
    if (!(await name.take())) return;
    try {
      const { id } = await ask('makeRoom', { kind, title: title.trim(), key });
      go(addressOf.room(id));
    } catch {
      setFault(words('too-often'));
    }
  };
  return (
    <form
      class="card form"
      aria-label={words('open-room')}
      onSubmit={(event) => {
        event.preventDefault();
        void open();
      }}
    >
      <h2>{words('open-room')}</h2>
      <div class="field">
        <label for={ids.title}>{words('title')}</label>
        <input
          id={ids.title}
          type="text"
          maxLength={60}
          required
          placeholder={words('title-example')}
          value={title}
          onInput={({ currentTarget }) => setTitle(currentTarget.value)}
        />
      </div>
      <div class="field">
        <label for={ids.name}>{words('your-name')}</label>
        <input
          id={ids.name}
          type="text"
          maxLength={24}
          required
          autocomplete="nickname"
          value={name.name}
          onInput={({ currentTarget }) => name.setName(currentTarget.value)}
        />
      </div>
      <div class="field">
        <span class="label">{words('kind')}</span>
        <Segmented
          label={words('kind')}
          isWide
          value={kind}
          choices={[
            { value: 'class', text: words('class') },
            { value: 'club', text: words('club') },
          ]}
          onChoose={setKind}
        />
        <small>{words(`${kind}-help`)}</small>
      </div>
      {(name.fault || fault) && (
        <p class="fault" role="alert">
          {name.fault || fault}
        </p>
      )}
      <div class="row">
        <button type="submit" class="button primary">
          {words('open-room')}
        </button>
      </div>
    </form>
  );
}
