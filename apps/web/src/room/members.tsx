/** Who is in a room, as its teacher sees it: with a way to rename, to send away, and to take out. */

import type { MemberView } from '@ludoteca/server/protocol';
import type { VNode } from 'preact';
import { useId, useState } from 'preact/hooks';
import { ask, newKey } from '../online/api.ts';
import { Button, Dialog, IconButton } from '../parts/index.ts';
import type { RoomSession } from './session.ts';
import { words } from './words.ts';

export function Members({ session }: { readonly session: RoomSession }): VNode {
  const [chosen, setChosen] = useState<number>();
  const { members, isClosed } = session.room.value;
  const here = members.filter(({ state }) => state === 'here').length;
  const member = members.find(({ number }) => number === chosen);
  return (
    <section class="card members" aria-label={words('members')}>
      <div class="members-head">
        <h2>{words('members')}</h2>
        <span class="quiet">{words('member-count', { here })}</span>
      </div>
      {members.length === 0 && <p class="quiet">{words('nobody')}</p>}
      <ul>
        {members.map((each) => (
          <li key={each.number} data-state={each.state}>
            <span class="presence" data-here={each.isOnline ? '' : undefined}>
              {each.name || '–'} <small>{stateText(each)}</small>
            </span>
            {!isClosed && (
              <IconButton
                icon="edit"
                label={words('actions-for', { name: each.name })}
                onClick={() => setChosen(each.number)}
              />
            )}
          </li>
        ))}
      </ul>
      {!isClosed && <AddMember session={session} />}
      {member && (
        <MemberDialog session={session} member={member} onClose={() => setChosen(undefined)} />
      )}
    </section>
  );
}

function stateText({ state, hasDevice, isOnline }: MemberView): string {
  if (state !== 'here') return words(state);
  if (!hasDevice) return words('no-device');
  return words(isOnline ? 'online' : 'offline');
}

function AddMember({ session }: { readonly session: RoomSession }): VNode {
  const id = useId();
  const [name, setName] = useState('');
  return (
    <form
      class="field"
      onSubmit={(event) => {
        event.preventDefault();
        const body = { name: nameFrom(name), key: newKey() };
        session
          .act(() => ask('addMember', body, session.id))
          .then((isDone) => {
            // Not what was typed since, where this took long.
            if (isDone) setName((now) => (now === name ? '' : now));
          });
      }}
    >
      <label for={id}>{words('add-member')}</label>
      <div class="copy-row">
        <input
          id={id}
          type="text"
          maxLength={24}
          required
          value={name}
          onInput={({ currentTarget }) => setName(currentTarget.value)}
        />
        <button type="submit" class="button">
          {words('add')}
        </button>
      </div>
    </form>
  );
}

/** A seat number becomes a name: bare numbers name levels. */
export function nameFrom(text: string): string {
  const plain = text.trim();
  return /^\d{1,3}$/.test(plain) ? words('seat-number', { number: plain }) : plain;
}

interface MemberDialogProps {
  readonly session: RoomSession;
  readonly member: MemberView;
  readonly onClose: () => void;
}

function MemberDialog({ session, member, onClose }: MemberDialogProps): VNode {
  const id = useId();
  const [name, setName] = useState(member.name);
  const change = (what: { name?: string; state?: MemberView['state'] }) => {
    const body = { member: member.number, ...what, key: newKey() };
    session
      .act(() => ask('changeMember', body, session.id))
      .then((isDone) => {
        if (isDone) onClose();
      });
  };
  return (
    <Dialog title={member.name || '–'} onClose={onClose}>
      <form
        class="field"
        onSubmit={(event) => {
          event.preventDefault();
          change({ name: nameFrom(name) });
        }}
      >
        <label for={id}>{words('new-name')}</label>
        <div class="copy-row">
          <input
            id={id}
            type="text"
            maxLength={24}
            required
            value={name}
            onInput={({ currentTarget }) => setName(currentTarget.value)}
          />
          <button type="submit" class="button">
            {words('rename')}
          </button>
        </div>
      </form>
      {session.refusal.value?.code === 'name' && <p class="fault">{words('name-wrong')}</p>}
      <div class="row">
        {member.state === 'here' ? (
          <Button onClick={() => change({ state: 'away' })}>{words('set-away')}</Button>
        ) : (
          <Button onClick={() => change({ state: 'here' })}>{words('set-here')}</Button>
        )}
        {member.state !== 'removed' && (
          <Button kind="danger" icon="trash" onClick={() => change({ state: 'removed' })}>
            {words('remove')}
          </Button>
        )}
      </div>
    </Dialog>
  );
}
