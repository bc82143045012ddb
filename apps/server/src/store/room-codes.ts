/** Codes of rooms: a word that is written alike in both languages, and three figures, to be read from a blackboard. */

import { randomInt } from 'node:crypto';

const words = `
  BANJO CANAL CAPITAL CENTRAL COBRA CORAL DELTA DIGITAL DRAMA FAUNA FINAL FLORA FORMAL GALA GLOBAL HOTEL IDEAL
  JUDO KARATE KIWI KOALA LAVA LOCAL METAL MORAL NATURAL NORMAL PANDA PANORAMA PIANO PIZZA POLO PUMA RADAR RIVAL
  ROBOT SAFARI SAMBA SODA SOLAR SOLO TANGO TOTAL TROPICAL VIOLA VITAL ZEBRA
`
  .trim()
  .split(/\s+/);

export function newRoomCode(): string {
  return `${words[randomInt(words.length)]} ${randomInt(100, 1000)}`;
}

/** The code as it is kept, however it was typed; undefined when it can be none. */
export function readRoomCode(text: string): string | undefined {
  const plain = text
    .normalize('NFD')
    .toUpperCase()
    .replace(/[^A-Z0-9]/g, '');
  const found = /^([A-Z]{3,10})(\d{3})$/.exec(plain);
  return found === null ? undefined : `${found[1]} ${found[2]}`;
}
