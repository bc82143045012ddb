/** A choice of the reader, on or off, that parts of the page follow and the device remembers. */

import { type ReadonlySignal, signal } from '@preact/signals';
import { readSetting, writeSetting } from './settings.ts';

export interface Choice {
  readonly isOn: ReadonlySignal<boolean>;
  set(isOn: boolean): void;
}

export function choice(name: string, usual: boolean): Choice {
  const isOn = signal((readSetting(name) ?? String(usual)) === 'true');
  return {
    isOn,
    set(next) {
      isOn.value = next;
      writeSetting(name, String(next));
    },
  };
}
