/** The name by which others know the reader: asked for once, kept by the server. */

import type { VNode } from 'preact';
import { useEffect, useId, useState } from 'preact/hooks';
import { readSetting, writeSetting } from '../storage/index.ts';
import { ask, Refused } from './api.ts';
import { words } from './words.ts';

const setting = 'online-name';

export interface NameState {
  readonly name: string;
  readonly setName: (name: string) => void;
  readonly fault: string;
  /** Takes the name; false when the server does not, which is told. */
  take(): Promise<boolean>;
}

/** The name as the server knows it, or as it was typed last. */
export function useName(): NameState {
  const [name, setName] = useState(readSetting(setting) ?? '');
  const [fault, setFault] = useState('');
  useEffect(() => {
    ask('me').then(
      ({ person }) => {
        if (person !== null) setName(person.name);
      },
      () => {},
    );
  }, []);
  return {
    name,
    setName,
    fault,
    async take() {
      try {
        const { person } = await ask('beMe', { name: name.trim() });
        writeSetting(setting, person.name);
        setFault('');
        return true;
      } catch (refused) {
        setFault(words(refused instanceof Refused ? 'name-wrong' : 'unreachable'));
        return false;
      }
    },
  };
}

interface NameFieldProps {
  readonly state: NameState;
  /** Who sees the name; usually whoever is played with. */
  readonly help?: string;
}

export function NameField({ state, help = words('name-help') }: NameFieldProps): VNode {
  const id = useId();
  return (
    <div class="field">
      <label for={id}>{words('your-name')}</label>
      <input
        id={id}
        type="text"
        name="name"
        maxLength={24}
        required
        autocomplete="nickname"
        value={state.name}
        onInput={({ currentTarget }) => state.setName(currentTarget.value)}
      />
      <small>{help}</small>
      {state.fault !== '' && (
        <p class="fault" role="alert">
          {state.fault}
        </p>
      )}
    </div>
  );
}
