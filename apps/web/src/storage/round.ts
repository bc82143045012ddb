/** The room of a class whose round is being played, as far as this device knows: until it is over there is no help. */

import { readSetting, writeSetting } from './settings.ts';

const setting = 'round';

export function roundNow(): string | undefined {
  return readSetting(setting) || undefined;
}

export function setRound(room: string | undefined): void {
  if (room !== roundNow()) writeSetting(setting, room ?? '');
}
