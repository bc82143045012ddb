/** Putting one's time on a list, by one's own will: what is sent is told before. */

import './times.css';
import type { Step } from '@ludoteca/server/protocol';
import type { VNode } from 'preact';
import { useState } from 'preact/hooks';
import { addressOf, go } from '../address/routes.ts';
import { ask } from '../online/api.ts';
import { NameField, useName } from '../online/name-field.tsx';
import { Chips, Dialog } from '../parts/index.ts';
import { listOf, useRooms, whyNot } from './lists.ts';
import { words } from './words.ts';

interface PutTimeProps {
  readonly game: string;
  readonly date: string;
  /** What was done, with its times. */
  readonly steps: readonly Step[];
  readonly onClose: () => void;
}

export function PutTime({ game, date, steps, onClose }: PutTimeProps): VNode {
  const name = useName();
  const rooms = useRooms(true);
  const [room, setRoom] = useState('');
  const [fault, setFault] = useState('');
  const [isBusy, setBusy] = useState(false);
  const send = async () => {
    setBusy(true);
    setFault('');
    try {
      // In a room everybody has the name they came in with.
      if (room === '' && !(await name.take())) return;
      await ask('putTime', { ...listOf(game, date, room), steps: [...steps] });
      go(addressOf.times(game, date, room));
    } catch (refused) {
      setFault(whyNot(refused));
    } finally {
      setBusy(false);
    }
  };
  return (
    <Dialog title={words('put')} onClose={onClose}>
      <form
        class="form"
        onSubmit={(event) => {
          event.preventDefault();
          void send();
        }}
      >
        <p class="text">{words('put-help')}</p>
        {rooms.length > 0 && (
          <Chips
            label={words('which')}
            value={room}
            choices={[
              { value: '', text: words('open') },
              ...rooms.map(({ id, title }) => ({ value: id, text: title })),
            ]}
            onChoose={setRoom}
          />
        )}
        {room === '' ? (
          <NameField state={name} help={words('name-help')} />
        ) : (
          <p class="quiet">{words('room-name')}</p>
        )}
        <p class="quiet">{words('first-stands')}</p>
        {fault !== '' && (
          <p class="fault" role="alert">
            {fault}
          </p>
        )}
        <div class="row">
          <button type="submit" class="button primary" disabled={isBusy}>
            {words(isBusy ? 'sending' : 'send')}
          </button>
          <a class="button quiet" href={addressOf.times(game, date)}>
            {words('see')}
          </a>
        </div>
      </form>
    </Dialog>
  );
}
