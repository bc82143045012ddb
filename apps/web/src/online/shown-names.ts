/** Names of others, as this device shows them: a class or a child may want none. */

import { signal } from '@preact/signals';
import { readSetting, writeSetting } from '../storage/index.ts';
import { words } from './words.ts';

const setting = 'names-hidden';

export const areNamesHidden = signal(readSetting(setting) === 'yes');

export function hideNames(isHidden: boolean): void {
  areNamesHidden.value = isHidden;
  writeSetting(setting, isHidden ? 'yes' : 'no');
}

/** A name that somebody gave themselves, or a word in its place. */
export function shownName(name: string): string {
  return name !== '' && areNamesHidden.value ? words('somebody') : name;
}
